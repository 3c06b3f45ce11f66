/*
 * Openings in the window: their names, and the moves played in the present position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "library-fixture.h"
#include "qdr-opening-panel.h"
#include "window-fixture.h"

#define NOTHING                                                                                    \
  "No game in the library continued from this position. Games that you play or import are "        \
  "counted here."
#define FIRST_WINS "c2 b5 c3 a5 c4 a4 c5"

static guint n_opened;

static void
set_up (void)
{
  window_set_up ();
  library_set_up ();
  qdr_window_set_library (window, library_get ());
  n_opened = 0;
}

static void
tear_down (void)
{
  window_tear_down ();
  library_tear_down ();
}

static gpointer
get_part (const char *id)
{
  return fixture_get_part (fixture_get_part (window, "openings_place/"), id);
}

static void
show_page (const char *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-page",
                                  g_variant_new_string (name));
}

static GtkListBoxRow *
get_row (const char *list, int number)
{
  return gtk_list_box_get_row_at_index (get_part (list), number);
}

/* Returns whether @n moves are listed. */
static gboolean
lists_moves (gpointer n)
{
  const int count = GPOINTER_TO_INT (n);

  return gtk_widget_get_visible (get_part ("scroller")) && get_row ("moves", count - 1) != NULL &&
         get_row ("moves", count) == NULL;
}

static void
wait_for_moves (int n)
{
  fixture_wait (lists_moves, GINT_TO_POINTER (n));
}

static gboolean
says (gpointer words)
{
  return gtk_widget_get_visible (get_part ("words_box")) &&
         g_str_equal (gtk_label_get_text (get_part ("words")), words);
}

static void
wait_for_words (const char *words)
{
  fixture_wait (says, (gpointer) words);
}

static void
show_game (const char *seats, const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, seats);

  fixture_show_game (window, game);
  fixture_play (game, moves);
}

static QdrMove
find_c2 (void)
{
  const QdrBoard *board = &qdr_game_get_start_position (fixture_get_game (window))->board;

  return qdr_move_make (QDR_MOVE_STEP, qdr_board_square (board, 2, 1));
}

/* Anna wins twice by c2 and loses once after a wall. Ben replies twice with b5, and resigns. */
static void
fill (void)
{
  library_add ("Anna", "Ben", "2026-11-20", FIRST_WINS);
  library_add ("Anna", "Ben", "2026-11-21", FIRST_WINS);
  library_add ("Cleo", "Ben", "2026-11-22", "c2 resign");
  library_add ("Anna", "Dan", "2026-11-23", "a1h c4 resign");
}

static void
assert_row (const char *list, int number, const char *name)
{
  fixture_assert_accessible (get_row (list, number), GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (moves_are_told_with_how_often_what_came_of_them_and_last_games)
{
  fill ();
  show_game ("human,human", "");
  show_page ("openings");
  wait_for_moves (2);
  assert_row ("moves", 0, "c2: 3 games (75%) · rating 1579, scored 100%");
  assert_row ("moves", 1, "a1h: 1 game (25%) · rating 1567, scored 0%");
  ck_assert_ptr_nonnull (get_row ("games", 3));
  ck_assert_ptr_null (get_row ("games", 4));
}

TEST (a_last_game_may_have_gone_on_with_a_move_too_rare_to_be_listed)
{
  static const char *const moves[] = { "c2",  "b1",  "a1h", "b1h", "a2h",
                                       "b2h", "a3h", "b3h", "a4h", "b4h" };

  G_STATIC_ASSERT (G_N_ELEMENTS (moves) == QDR_OPENING_SEARCH_MAX_MOVES);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    g_autofree char *game = g_strconcat (moves[i], " resign", NULL);

    library_add ("Anna", "Ben", "2026-11-20", game);
    library_add ("Anna", "Ben", "2026-11-21", game);
  }
  library_add ("Cleo", "Dan", "2026-11-22", "a1v resign");
  show_game ("human,human", "");
  show_page ("openings");
  wait_for_moves (QDR_OPENING_SEARCH_MAX_MOVES);
  assert_row ("games", 0, "Cleo – Dan, Cleo won by resignation, 5×5 · 1 move · 22 November 2026");
}

TEST (the_page_follows_the_position_and_the_library)
{
  fill ();
  show_game ("human,human", "c2");
  show_page ("openings");
  wait_for_moves (1);
  fixture_play (fixture_get_game (window), "c4");
  wait_for_words (NOTHING);
  qdr_game_step_back (fixture_get_game (window));
  wait_for_moves (1);
  library_add ("Anna", "Ben", "2026-11-24", "c2 c4");
  wait_for_moves (2);
}

TEST (an_opening_ends)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");

  fixture_show_game (window, game);
  fixture_play (game, "d1 d9 c1 c9 b1 b9 a1 a9 a2 a8 b2 b8 c2 c8 d2 d8 e2 e8 f2 f8 g2 g8 h2");
  show_page ("openings");
  wait_for_words (NOTHING);
  fixture_play (game, "h8");
  wait_for_words ("The opening is over. Only the first positions of games are searched.");
}

TEST (a_row_shows_its_move_and_plays_it)
{
  QdrMove c2;

  fill ();
  show_game ("human,human", "");
  c2 = find_c2 ();
  show_page ("openings");
  wait_for_moves (2);
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (get_row ("moves", 0)));
  ck_assert_uint_eq (qdr_board_view_get_hint (fixture_get_board (window)), c2);
  gtk_widget_grab_focus (get_part ("scope"));
  ck_assert_uint_eq (qdr_board_view_get_hint (fixture_get_board (window)), QDR_MOVE_NONE);

  g_signal_emit_by_name (get_part ("moves"), "row-activated", get_row ("moves", 0));
  ck_assert_uint_eq (qdr_game_get_n_moves (fixture_get_game (window)), 1);
  ck_assert_uint_eq (qdr_game_get_move (fixture_get_game (window), 0, NULL), c2);
  wait_for_moves (1);
}

TEST (the_scope_says_which_games_count)
{
  fill ();
  show_game ("human,human", "");
  show_page ("openings");
  wait_for_moves (2);
  adw_combo_row_set_selected (get_part ("scope"), QDR_LIBRARY_SCOPE_PERSONALITIES);
  wait_for_words ("None of these games continued from this position.");
  adw_combo_row_set_selected (get_part ("scope"), QDR_LIBRARY_SCOPE_IMPORTED);
  wait_for_moves (2);
}

TEST (my_games_are_those_of_the_person_who_plays_alone)
{
  fill ();
  show_game ("human,computer novice", "resign");
  qdr_player_set_name (qdr_game_get_player (fixture_get_game (window), 0), "Cleo");
  show_page ("openings");
  wait_for_words (NOTHING);
  qdr_game_go_to_ply (fixture_get_game (window), 0);
  wait_for_moves (2);
  adw_combo_row_set_selected (get_part ("scope"), QDR_LIBRARY_SCOPE_PERSON);
  wait_for_moves (1);
}

TEST (against_a_computer_one_has_to_ask)
{
  fill ();
  show_game ("human,computer novice", "");
  show_page ("openings");
  wait_for_words ("Openings would help you against the computer.");
  ck_assert (gtk_widget_get_visible (get_part ("offer")));
  g_signal_emit_by_name (get_part ("offer"), "clicked");
  wait_for_moves (2);

  show_game ("human,computer novice", "");
  wait_for_words ("Openings would help you against the computer.");
}

TEST (people_with_clocks_are_not_helped)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  fill ();
  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  show_page ("openings");
  wait_for_moves (2);
  ck_assert (qdr_session_play (qdr_window_get_session (window), find_c2 (), NULL));
  wait_for_words ("In a game with clocks, openings are shown after its end.");
  ck_assert (!gtk_widget_get_visible (get_part ("offer")));
  fixture_assert_enabled (window, "find-position", TRUE);
  fixture_activate (window, "pause");
  fixture_assert_enabled (window, "find-position", FALSE);
}

static void
opened_cb (QdrWindow *self, QdrGame *game)
{
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)), "Dan");
  n_opened++;
}

static gboolean
has_opened (gpointer unused)
{
  return n_opened > 0;
}

TEST (a_game_is_opened)
{
  fill ();
  show_game ("human,human", "");
  g_signal_connect (window, "game-opened", G_CALLBACK (opened_cb), NULL);
  show_page ("openings");
  wait_for_moves (2);
  g_signal_emit_by_name (get_part ("games"), "row-activated", get_row ("games", 0));
  fixture_wait (has_opened, NULL);
}

/* Names */

static void
assert_opening (const char *name)
{
  ck_assert_int_eq (gtk_widget_get_visible (fixture_get_part (window, "opening_place")),
                    name != NULL);
  ck_assert_str_eq (gtk_label_get_text (fixture_get_part (window, "opening_name")),
                    name != NULL ? name : "");
}

TEST (the_name_of_the_opening_stands_above_the_moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");

  fixture_show_game (window, game);
  assert_opening (NULL);
  fixture_play (game, "e2 e8 e3 e7 e4 e6");
  assert_opening ("Standard");
  fixture_play (game, "f1v");
  assert_opening ("Shiller");
  qdr_game_go_to_ply (game, 5);
  assert_opening (NULL);
}

TEST (openings_of_one_s_own_have_names)
{
  g_autofree char *own_folder = g_build_filename (g_get_user_data_dir (), "quoridor", NULL);
  g_autofree char *file = g_build_filename (own_folder, "openings.txt", NULL);
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");

  g_mkdir_with_parents (own_folder, 0700);
  ck_assert (g_file_set_contents (file, "Slow: e2 e8\nwrong\n", -1, NULL));
  fixture_show_game (window, game);
  fixture_play (game, "e2 e8");
  assert_opening ("Slow");
  g_unlink (file);
}

/* Layout */

static int
measure (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

TEST (the_page_has_room_on_a_phone, .tags = "layout")
{
  GtkWidget *sidebar = gtk_widget_get_parent (fixture_get_part (window, "pages"));

  fixture_use_style ();
  fill ();
  show_game ("human,human", "");
  show_page ("openings");
  wait_for_moves (2);
  ck_assert_int_le (measure (sidebar), 320);
  fixture_assert_nothing_is_cut (sidebar);
}
