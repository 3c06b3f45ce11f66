/*
 * Paths around a wall that is pointed at, for people who learn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"

static void
set_up (void)
{
  window_set_up ();
  fixture_resize (window, 800, 700);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = window_tear_down)

/* Points at the wall before the pawn of the opponent, and returns whether its cost is shown. */
static gboolean
shows_detours (void)
{
  QdrBoardView *board = fixture_get_board (window);
  const QdrBoardScene *scene = board_get_scene (board);
  const QdrMove wall =
      qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, qdr_board_square (&scene->position.board, 3, 5));
  const graphene_point_t point = board_get_point (board, wall);

  qdr_board_pointer_leave (board_get_pointer (board));
  qdr_board_pointer_move (board_get_pointer (board), &point);
  ck_assert_uint_eq (scene->pointed, wall);
  return qdr_board_scene_get_added_steps (scene, 1) > 0;
}

static const struct {
  const char *seats;
  const char *setting;
  gboolean is_shown;
} cases[] = {
  { "human,computer wanderer", "learning", TRUE },
  { "human,computer mason", "learning", FALSE },
  { "human,human", "learning", FALSE },
  { "human,computer mason", "always", TRUE },
  { "human,human", "always", TRUE },
  { "human,computer wanderer", "never", FALSE },
};

TEST (the_cost_of_a_wall_is_shown_to_those_who_learn_or_choose_it, .loops = G_N_ELEMENTS (cases))
{
  fixture_use_game (window, 2, cases[_i].seats);
  g_settings_set_string (fixture_get_settings (), "detours", cases[_i].setting);
  ck_assert_int_eq (shows_detours (), cases[_i].is_shown);
}

TEST (the_cost_of_a_wall_follows_the_opponent)
{
  fixture_use_game (window, 2, "human,computer wanderer");
  ck_assert (shows_detours ());
  qdr_session_change_seat (qdr_window_get_session (window), 1, "computer mason");
  ck_assert (!shows_detours ());
}

#define RACE "You: 6 steps to go, 8 walls. North: 6 steps to go, 8 walls. Your move."

/* The key answers after a moment, in which a digit may follow. */
static gboolean
tells_race (gpointer data)
{
  return g_strcmp0 (fixture_get_status (window), RACE) == 0;
}

TEST (a_rated_game_of_a_tournament_shows_and_tells_no_detours_even_in_the_shortest_paths)
{
  const QdrBoardScene *scene = board_get_scene (fixture_get_board (window));
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer wanderer");

  g_settings_set_string (fixture_get_settings (), "detours", "always");
  g_settings_set_boolean (fixture_get_settings (), "show-paths", TRUE);
  qdr_game_set_header (game, "Event", "Spring");
  qdr_game_set_header (game, "Round", "1");
  fixture_show_game (window, game);
  ck_assert (!shows_detours ());
  ck_assert_uint_eq (scene->detours.n_players, 0);
  ck_assert (board_press_key (fixture_get_board (window), GDK_KEY_c, 0));
  fixture_wait (tells_race, NULL);
  fixture_activate (window, "type-move");
  fixture_type_move (window, "cost d5h");
  ck_assert_str_eq (fixture_get_status (window), RACE);

  fixture_use_game (window, 2, "human,computer wanderer");
  ck_assert (shows_detours ());
}
