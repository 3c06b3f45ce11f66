/*
 * The player at the bottom of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-player-panel.h"

static const struct {
  const char *policy;
  const char *seats;
  const char *moves;
  guint turns;
} turned[] = {
  { "never", "human,human", "d2", 0 },
  { "never", "human,computer master", "d2", 0 },
  { "never", "computer master,human", "", 2 },
  { "never", "computer master,human", "d2", 2 },
  { "never", "computer master,computer master", "d2", 0 },
  { "hot-seat", "human,human", "", 0 },
  { "hot-seat", "human,human", "d2", 2 },
  { "hot-seat", "human,human", "d2 d6", 0 },
  { "hot-seat", "computer master,human", "", 2 },
  { "hot-seat", "human,computer master", "d2", 0 },
  { "always", "human,computer master", "d2", 2 },
};

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (the_board_turns_to_whoever_is_to_sit_at_the_bottom, .loops = G_N_ELEMENTS (turned))
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, turned[_i].seats);

  g_settings_set_string (fixture_get_settings (), "turn-board", turned[_i].policy);
  qdr_board_view_set_animate (fixture_get_board (window), FALSE);
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, TRUE);
  fixture_show_game (window, game);
  fixture_play (game, turned[_i].moves);
  ck_assert_uint_eq (qdr_board_view_get_rotation (fixture_get_board (window)), turned[_i].turns);
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, FALSE);
}

TEST (who_plays_alone_among_four_sits_at_the_bottom, .loops = 4)
{
  static const char *const seats[] = {
    "human,computer master,computer master,computer master",
    "computer master,human,computer master,computer master",
    "computer master,computer master,human,computer master",
    "computer master,computer master,computer master,human",
  };
  g_autoptr (QdrGame) game = fixture_make_game (7, 4, seats[_i]);

  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, TRUE);
  fixture_show_game (window, game);
  ck_assert_int_eq (qdr_board_view_get_rotation (fixture_get_board (window)), _i);
  ck_assert_ptr_eq (qdr_player_panel_get_player (fixture_get_part (window, "south/")),
                    qdr_game_get_player (game, (guint) _i));
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, FALSE);
}

TEST (each_of_four_players_has_the_bottom_panel_on_its_turn)
{
  static const char *const moves[] = { "d2", "b4", "d6", "f4" };
  g_autoptr (QdrGame) game = fixture_make_game (7, 4, "human,human,human,human");

  g_settings_set_string (fixture_get_settings (), "turn-board", "always");
  qdr_board_view_set_animate (fixture_get_board (window), FALSE);
  fixture_show_game (window, game);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    ck_assert_uint_eq (qdr_board_view_get_rotation (fixture_get_board (window)), i);
    ck_assert_ptr_eq (qdr_player_panel_get_player (fixture_get_part (window, "south/")),
                      qdr_game_get_player (game, i));
    fixture_play (game, moves[i]);
  }
}

static gboolean
board_has_turned (gpointer data)
{
  return qdr_board_view_get_rotation (fixture_get_board (window)) == GPOINTER_TO_UINT (data);
}

TEST (whoever_is_to_move_is_marked_also_after_the_board_has_turned)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  g_settings_set_string (fixture_get_settings (), "turn-board", "always");
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  fixture_wait (board_has_turned, GUINT_TO_POINTER (QDR_SIDE_NORTH));
  ck_assert (
      gtk_widget_has_css_class (GTK_WIDGET (fixture_get_part (window, "south/")), "on-turn"));
  ck_assert (
      !gtk_widget_has_css_class (GTK_WIDGET (fixture_get_part (window, "north/")), "on-turn"));
}

static gboolean
focus_is_described (gpointer data)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_autofree char *difference =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, (const char *) data);

  return difference == NULL;
}

TEST (where_up_leads_is_told_when_the_board_has_turned)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  g_settings_set_string (fixture_get_settings (), "turn-board", "always");
  fixture_show_game (window, game);
  gtk_widget_grab_focus (GTK_WIDGET (fixture_get_board (window)));
  fixture_play (game, "d2");
  fixture_wait (focus_is_described, (gpointer) "The board is turned: Up goes towards row 1.");
  fixture_play (game, "d6");
  fixture_wait (focus_is_described, (gpointer) "The board is turned: Up goes towards row 7.");
}
