/*
 * Sentences of the window: the line below the board, and announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-board-view.h"
#include "qdr-status-bar.h"
#include "qdr-toast.h"

/* Shows a game of Anna and Ben on 7x7 in the window, which owns it. */
static QdrGame *
use_game (const char *seats, const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, seats);

  fixture_name_players (game);
  qdr_board_view_set_animate (fixture_get_board (window), FALSE);
  fixture_show_game (window, game);
  if (*moves != '\0')
    fixture_play (game, moves);
  return game;
}

/* Begins the same game with clocks, so that it can be paused. */
static QdrGame *
use_timed_game (const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  fixture_name_players (game);
  qdr_game_set_time_control (game, 900);
  fixture_show_game (window, game);
  fixture_play (game, moves);
  return game;
}

static const char *
get_line (void)
{
  return fixture_get_status (window);
}

static gboolean
line_begins (gpointer words)
{
  return g_str_has_prefix (get_line (), words);
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

/* The line below the board */

TEST (a_refusal_makes_room_again_after_some_seconds)
{
  use_game ("human,human", "");
  fixture_type_move (window, "a7");
  ck_assert_str_eq (get_line (), "The pawn cannot go there in one step.");
  fixture_wait (line_begins, (gpointer) "Anna to move.");
}

TEST (a_refusal_makes_room_for_a_hint)
{
  use_game ("human,human", "d2 d6 d3 c6 d4 c7 d5 c6 d6 c7");
  fixture_type_move (window, "a7");
  fixture_activate (window, "hint");
  ck_assert_str_ne (get_line (), "The pawn cannot go there in one step.");
  fixture_wait (fixture_hint_is_offered, window);
  ck_assert_str_eq (get_line (), "Look at your own path. Press again for more.");
}

TEST (a_refusal_goes_with_the_pause_that_it_speaks_of)
{
  use_timed_game ("d2 d6");
  fixture_type_move (window, "a7");
  fixture_activate (window, "pause");
  ck_assert_str_eq (get_line (), "Paused.");
  qdr_status_bar_set_refusal (fixture_get_part (window, "status_bar"), "The game is paused.");
  fixture_activate (window, "pause");
  ck_assert_str_eq (get_line (), "Anna to move.");
}

TEST (the_race_is_seen_while_a_hint_is_sought_and_then_the_hint)
{
  use_game ("human,human", "");
  fixture_activate (window, "hint");
  fixture_activate (window, "tell-race");
  ck_assert (line_begins ((gpointer) "Anna: 6 steps to go"));
  fixture_wait (line_begins, (gpointer) "Look at ");
}

static void
click (const char *text)
{
  QdrBoardView *board = fixture_get_board (window);
  graphene_point_t point;
  QdrMove move;

  qdr_move_from_text (&board_get_scene (board)->position.board, text, &move);
  point = board_get_point (board, move);
  qdr_board_pointer_move (board_get_pointer (board), &point);
  qdr_board_pointer_press (board_get_pointer (board), &point, FALSE);
  qdr_board_pointer_release (board_get_pointer (board));
}

/* The board shows the reason beside the wall. */
TEST (why_a_wall_is_refused_is_shown_beside_it_and_in_the_status_bar)
{
  use_game ("human,human", "a1h");
  fixture_settle ();
  click ("b1h");
  ck_assert_str_eq (board_read_bubble (board_get_bubble (fixture_get_board (window))),
                    "That overlaps another wall.");
  ck_assert_str_eq (get_line (), "That overlaps another wall.");

  fixture_type_move (window, "a1v");
  ck_assert_str_eq (get_line (), "That crosses another wall.");
}

TEST (a_click_on_ones_own_pawn_is_no_refusal)
{
  GtkWidget *line = fixture_get_part (window, "status_bar/label");
  QdrBoardView *board = fixture_get_board (window);

  use_game ("human,human", "");
  fixture_settle ();
  click ("d1");
  ck_assert_str_eq (get_line (), "Choose a square to move to.");
  ck_assert (!gtk_widget_has_css_class (line, "notice"));

  qdr_status_bar_dismiss_reply (fixture_get_part (window, "status_bar"));
  gtk_widget_grab_focus (GTK_WIDGET (board));
  board_press_key (board, GDK_KEY_Return, 0);
  ck_assert_str_eq (get_line (), "Choose a square to move to.");
  click ("d4");
  ck_assert_str_eq (get_line (), "The pawn cannot go there in one step.");
  ck_assert (gtk_widget_has_css_class (line, "notice"));
}

static gboolean
is_offered (const char *button)
{
  return gtk_widget_get_visible (
      fixture_get_part (fixture_get_part (window, "status_bar"), button));
}

TEST (a_pause_is_one_though_somebody_looks_back)
{
  use_timed_game ("d2 d6");
  fixture_activate (window, "previous");
  ck_assert (is_offered ("last"));
  fixture_activate (window, "pause");
  ck_assert_str_eq (get_line (), "Paused. After move 1 of 1 (Anna).");
  ck_assert (is_offered ("last"));
  fixture_activate (window, "pause");
  ck_assert_str_eq (get_line (), "After move 1 of 1 (Anna).");
  ck_assert (is_offered ("last"));
}

TEST (who_tries_to_move_in_a_pause_is_told_of_it)
{
  QdrGame *game = use_timed_game ("d2 d6");

  fixture_activate (window, "pause");
  fixture_type_move (window, "d3");
  ck_assert_str_eq (get_line (), "The game is paused.");
  qdr_status_bar_dismiss_reply (fixture_get_part (window, "status_bar"));
  qdr_board_view_propose_move (fixture_get_board (window), qdr_move_make (QDR_MOVE_STEP, 0));
  ck_assert_str_eq (get_line (), "The game is paused.");
  qdr_status_bar_dismiss_reply (fixture_get_part (window, "status_bar"));
  qdr_board_pointer_press (board_get_pointer (fixture_get_board (window)),
                           &GRAPHENE_POINT_INIT (10, 10), FALSE);
  ck_assert_str_eq (get_line (), "The game is paused.");
  qdr_status_bar_dismiss_reply (fixture_get_part (window, "status_bar"));
  ck_assert (!qdr_board_view_begin_stock_drag (fixture_get_board (window), 0, FALSE));
  ck_assert_str_eq (get_line (), "The game is paused.");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

TEST (who_tries_to_move_for_a_computer_is_told_what_that_does)
{
  use_game ("human,computer master", "d2");
  ck_assert (fixture_computer_is_thinking (window));
  fixture_type_move (window, "d6");
  ck_assert_str_eq (get_line (), "Ben is thinking…");

  use_game ("computer master,human", "");
  fixture_wait (fixture_computer_is_thinking, window);
  fixture_activate (window, "move-now");
  fixture_wait (fixture_human_is_to_move, fixture_get_game (window));
  fixture_activate (window, "previous");
  fixture_type_move (window, "d6");
  ck_assert_str_eq (get_line (), "Anna to move.");
}

/* The analysis */

static const char *
get_analysis (void)
{
  return gtk_label_get_label (fixture_get_part (window, "analysis_place/"));
}

static gboolean
analysis_has_a_depth (gpointer data)
{
  return strstr (get_analysis (), "depth") != NULL;
}

TEST (the_analysis_of_the_end_says_how_the_game_ended)
{
  QdrGame *game = use_game ("human,human", "d2 d6");

  fixture_activate (window, "show-evaluation");
  fixture_wait (analysis_has_a_depth, NULL);
  fixture_play (game, "resign");
  ck_assert_str_eq (get_analysis (), "Ben wins: Anna resigned.");
}

TEST (a_game_of_a_tournament_cannot_be_analysed)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_header (game, "Event", "Tournament 1");
  qdr_game_set_header (game, "Round", "1");
  fixture_show_game (window, game);
  fixture_assert_refused (window, "show-evaluation", "In this game there is no analysis.");
  fixture_play (game, "d2 resign");
  fixture_assert_enabled (window, "show-evaluation", TRUE);
}

TEST (the_analysis_does_not_tell_of_a_board_that_a_pause_hides)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  GtkWidget *place = fixture_get_part (window, "analysis_place");

  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  fixture_activate (window, "show-evaluation");
  fixture_wait (analysis_has_a_depth, NULL);
  fixture_activate (window, "pause");
  ck_assert (!gtk_widget_get_visible (place));
  ck_assert (!gtk_widget_get_visible (fixture_get_part (window, "evaluation_place")));
  fixture_activate (window, "pause");
  ck_assert (gtk_widget_get_visible (place));
}

TEST (the_analysis_is_read_in_the_direction_of_the_language)
{
  PangoLayout *layout;

  use_game ("human,human", "d2 d6");
  fixture_activate (window, "show-evaluation");
  gtk_widget_set_direction (fixture_get_part (window, "analysis_place/"), GTK_TEXT_DIR_RTL);
  fixture_wait (analysis_has_a_depth, NULL);
  layout = gtk_label_get_layout (fixture_get_part (window, "analysis_place/"));
  ck_assert_int_ge (pango_layout_get_line_count (layout), 2);
  for (int i = 0; i < pango_layout_get_line_count (layout); i++)
    ck_assert_int_eq (pango_layout_line_get_resolved_direction (
                          pango_layout_get_line_readonly (layout, i)),
                      PANGO_DIRECTION_RTL);
}

/* Announcements */

TEST (what_toasts_say_is_announced)
{
  use_game ("human,human", "");
  fixture_activate (window, "copy-position");
  fixture_assert_announced (window, "Position copied");
  qdr_toast_show (fixture_get_part (window, "toasts"), adw_toast_new ("A &amp; B"));
  fixture_assert_announced (window, "A & B");
}

TEST (who_is_slow_comes_to_an_undo_before_it_goes)
{
  g_autoptr (AdwToast) toast = qdr_toast_new_with_button ("Gone", "Undo");

  ck_assert_uint_ge (adw_toast_get_timeout (toast), 20);
}

/* A warning would fail the test. */
TEST (closing_the_window_leaves_nothing_to_announce)
{
  use_game ("human,human", "");
  fixture_activate (window, "copy-position");
  fixture_activate (window, "show-evaluation");
}

TEST (whose_turn_it_is_is_announced_after_a_pause)
{
  use_timed_game ("d2 d6");
  fixture_activate (window, "pause");
  fixture_activate (window, "pause");
  fixture_assert_announced (window, "Anna to move.");
}

TEST (paths_are_announced_as_they_come_and_go)
{
  use_game ("human,human", "");
  fixture_activate (window, "show-paths");
  fixture_assert_announced (window, "The shortest paths are shown.");
  fixture_activate (window, "show-paths");
  fixture_assert_announced (window, "The shortest paths are hidden.");
}

static gboolean
finding_is_announced (gpointer data)
{
  return fixture_announces (window, "Best move: ");
}

static gboolean
finding_is_gone (gpointer data)
{
  return !finding_is_announced (data);
}

/* A second finding would come two seconds later, if the position stayed. */
TEST (the_analysis_is_announced_with_one_finding_for_each_position)
{
  QdrGame *game = use_game ("human,human", "d2 d6 d3 c6 d4 c7 d5 c6 d6 c7");

  fixture_activate (window, "show-evaluation");
  fixture_assert_announced (window, "Analysing…");
  fixture_assert_announced (window, "Anna wins in 1 move. Best move: d7.");

  qdr_game_go_to_ply (game, 0);
  fixture_wait (finding_is_gone, NULL);
  fixture_wait (finding_is_announced, NULL);
  ck_assert (analysis_has_a_depth (NULL));
  fixture_wait (finding_is_gone, NULL);

  fixture_activate (window, "show-evaluation");
  fixture_assert_announced (window, "The analysis is off.");
}

static gboolean
is_past (gpointer time)
{
  return g_get_monotonic_time () > *(const gint64 *) time;
}

/* Returns whether the last sentence is spoken; the finding would come before it. */
static gboolean
comes_to_the_end (gpointer data)
{
  ck_assert (!fixture_announces (window, "Best move: d7."));
  return fixture_announces (window, "The end.");
}

TEST (a_finding_that_waits_is_not_announced_in_the_next_game)
{
  g_autofree char *long_sentence = g_strnfill (1000, 'e');
  gint64 later;

  use_game ("human,human", "d2 d6 d3 c6 d4 c7 d5 c6 d6 c7");
  qdr_announce (GTK_WIDGET (window), long_sentence);
  fixture_assert_announced (window, long_sentence);
  fixture_activate (window, "show-evaluation");
  fixture_wait (analysis_has_a_depth, NULL);
  later = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;
  fixture_wait (is_past, &later);
  use_game ("human,human", "");
  qdr_announce (GTK_WIDGET (window), "The end.");
  fixture_wait (comes_to_the_end, NULL);
}

TEST (a_game_with_clocks_that_comes_back_waits_at_the_button_to_go_on)
{
  g_autoptr (QdrSession) session = qdr_session_new (fixture_get_personalities ());
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  QdrWindow *again;
  GtkWidget *resume;

  qdr_game_set_time_control (game, 300);
  fixture_play (game, "d2");
  qdr_session_restore_game (session, game, NULL, NULL, NULL, TRUE, FALSE);
  again = qdr_window_new (NULL, fixture_get_personalities (), session);
  gtk_window_present (GTK_WINDOW (again));
  fixture_settle ();
  resume =
      fixture_find_child (gtk_stack_get_visible_child (fixture_get_part (again, "board_stack")),
                          GTK_TYPE_BUTTON);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (again)), resume);
  fixture_assert_accessible (resume, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Paused.");
  gtk_window_destroy (GTK_WINDOW (again));
}
