/*
 * Switch scanning in the window: a whole game with one switch, from the preferences to the
 * victory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-hands.h"
#include "window-fixture.h"

#include "qdr-board-switch-input.h"
#include "qdr-movegen.h"
#include "qdr-path.h"
#include "qdr-switch-scanning.h"

/* More choices than there are before any move on a board of 5 by 5. */
#define PATIENCE 200

/* The person starts with three walls and the computer with none, so that the person can win. */
#define START "5 5 2 1 | c1 c5 | 3 0 | - | -"

/* Moves that the test looks ahead, which is enough not to lose this game. */
#define DEPTH 4

#define WON 1000

/* Returns by how many steps the first player is ahead. */
static int
find_lead (const QdrPosition *position)
{
  const guint mine = qdr_position_goal_distance (position, 0);
  const guint theirs = qdr_position_goal_distance (position, 1);

  return mine == 0 ? WON : theirs == 0 ? -WON : (int) theirs - (int) mine;
}

/* Returns the lead after the best moves of both players, and sets the first of these moves. */
static int
look_ahead (const QdrPosition *position, guint depth, QdrMove *best)
{
  const gboolean mine = position->turn == 0;
  int lead = find_lead (position);
  QdrMoveList moves;

  if (depth == 0 || ABS (lead) == WON)
    return lead + (lead == WON ? (int) depth : 0);

  lead = mine ? -2 * WON : 2 * WON;
  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    QdrPosition after = *position;
    QdrMove answer;
    QdrUndo undo;
    int value;

    qdr_position_do_move (&after, moves.moves[i], &undo);
    value = look_ahead (&after, depth - 1, &answer);
    if (mine ? value > lead : value < lead) {
      lead = value;
      *best = moves.moves[i];
    }
  }
  return lead;
}

static QdrMove
find_move (const QdrPosition *position)
{
  QdrMove best = QDR_MOVE_NONE;

  look_ahead (position, DEPTH, &best);
  return best;
}

static void
scan (void)
{
  g_settings_set_string (fixture_get_settings (), "scanning", "stepped");
}

/* Plays by the switch alone. The test advances the time. */
static void
play_by_switch (QdrGame *game, QdrMove move)
{
  QdrBoardView *board = fixture_get_board (window);
  const guint ply = qdr_game_get_ply (game);

  for (guint i = 0; i < PATIENCE && qdr_game_get_ply (game) == ply; i++)
    if (board_scan_leads_to (board, move))
      qdr_board_switch_input_take_choice (board_get_switch (board));
    else
      qdr_board_switch_input_advance (board_get_switch (board));
  ck_assert_uint_gt (qdr_game_get_ply (game), ply);
}

static gboolean
can_go_on (gpointer game)
{
  return fixture_game_is_over (game) || fixture_human_is_to_move (game);
}

TEST (a_game_is_won_against_the_computer_by_one_switch)
{
  g_autoptr (QdrGame) game = fixture_make_game_from (START, "");

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer wanderer");
  fixture_show_game (window, game);
  g_settings_set_int (fixture_get_settings (), "pace-ms", 0);
  scan ();
  while (!fixture_game_is_over (game)) {
    play_by_switch (game, find_move (qdr_game_get_position (game)));
    fixture_wait (can_go_on, game);
  }
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_WIN);
  ck_assert_uint_eq (qdr_game_get_result (game).winner, 0);
}

/* Beside the board */

/* Returns whether the text or the accessible label of @widget is @name. */
static gboolean
is_called (GtkWidget *widget, const char *name)
{
  const char *words = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
  g_auto (GStrv) parts = g_strsplit (words != NULL ? words : "", "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);

  return g_strcmp0 (plain, name) == 0 ||
         g_strcmp0 (gtk_widget_get_tooltip_text (widget), name) == 0;
}

/* Returns whether a widget with this name has the frame. */
static gboolean
frames (GtkWidget *widget, const char *name)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (gtk_widget_has_css_class (widget, "scanned") && is_called (widget, name))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (frames (child, name))
      return TRUE;
  return FALSE;
}

static guint
count_framed (GtkWidget *widget)
{
  guint count = gtk_widget_has_css_class (widget, "scanned") ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count += count_framed (child);
  return count;
}

/* Returns the dialog in front, or the window. */
static GtkWidget *
get_front (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) front = g_list_model_get_item (windows, i);

    if (gtk_window_get_transient_for (GTK_WINDOW (front)) != NULL)
      return front;
  }
  return GTK_WIDGET (window);
}

static gboolean
strike_on (GtkWidget *widget, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
      continue;
    g_signal_emit_by_name (controller, "key-pressed", key, key, 0, &taken);
    g_signal_emit_by_name (controller, "key-released", key, key, 0);
  }
  return taken;
}

static void
strike (guint key)
{
  GtkWidget *front = get_front ();

  if (!strike_on (front, key) && front == GTK_WIDGET (window))
    ck_assert (strike_on (GTK_WIDGET (fixture_get_board (window)), key));
}

static gboolean
is_framed (gpointer name)
{
  return frames (get_front (), name);
}

static gboolean
is_no_longer_framed (gpointer name)
{
  return !is_framed (name);
}

/* Chooses by two switches, first the group and then the widget in it. */
static void
choose (const char *name)
{
  for (guint i = 0; i < PATIENCE && !is_framed ((gpointer) name); i++)
    strike (GDK_KEY_space);
  ck_assert_msg (is_framed ((gpointer) name), "%s", name);
  strike (GDK_KEY_Return);
  for (guint i = 0; i < PATIENCE && !is_framed ((gpointer) name); i++)
    strike (GDK_KEY_space);
  strike (GDK_KEY_Return);
}

static gboolean
nothing_is_played (gpointer game)
{
  return qdr_game_get_ply (game) == 0;
}

TEST (a_move_is_taken_back_by_the_switch)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2");
  scan ();
  choose ("Undo");
  fixture_wait (nothing_is_played, game);
  ck_assert_int_eq (board_get_scene (fixture_get_board (window))->scanned.kind, QDR_SCAN_PAWN);
}

TEST (a_question_is_answered_by_the_switch)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  scan ();
  choose ("Resign");
  fixture_wait (is_framed, (gpointer) "Cancel");
  strike (GDK_KEY_space);
  ck_assert (is_framed ((gpointer) "Resign"));
  strike (GDK_KEY_Return);
  fixture_wait (fixture_game_is_over, game);
}

TEST (more_comes_to_nothing_after_two_rounds)
{
  QdrBoardView *board = fixture_get_board (window);

  fixture_use_game (window, 2, "human,human");
  scan ();
  for (guint i = 0; i < 3; i++)
    strike (GDK_KEY_space);
  ck_assert (is_framed ((gpointer) "Hint"));
  ck_assert (is_framed ((gpointer) "Resign"));
  strike (GDK_KEY_Return);
  ck_assert (is_framed ((gpointer) "Hint"));
  ck_assert (!is_framed ((gpointer) "Resign"));
  for (guint i = 0; i < PATIENCE && board_get_scene (board)->scanned.kind == QDR_SCAN_NOTHING; i++)
    strike (GDK_KEY_space);
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_PAWN);
  ck_assert (!is_framed ((gpointer) "Hint"));
}

static gboolean
a_row_is_framed (gpointer data)
{
  return count_framed (get_front ()) > 1;
}

TEST (on_the_home_page_the_switch_leads_to_the_game)
{
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  scan ();
  fixture_activate (window, "home");
  fixture_wait (a_row_is_framed, NULL);
  choose ("Back to the Game");
  fixture_wait (is_no_longer_framed, (gpointer) "Back to the Game");
  ck_assert_int_eq (board_get_scene (fixture_get_board (window))->scanned.kind, QDR_SCAN_PAWN);
}

TEST (the_page_of_the_editor_can_be_left_by_the_switch)
{
  fixture_use_game (window, 2, "human,human");
  scan ();
  fixture_activate (window, "edit-position");
  fixture_wait (is_framed, (gpointer) "Back");
}

static gboolean
another_game_is_shown (gpointer game)
{
  return fixture_get_game (window) != game;
}

TEST (after_a_game_the_switch_plays_again)
{
  g_autoptr (QdrGame) game = fixture_make_game_from ("5 5 2 1 | c4 a5 | 0 0 | - | -", "");

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer wanderer");
  fixture_show_game (window, game);
  scan ();
  play_by_switch (game, find_move (qdr_game_get_position (game)));
  ck_assert (fixture_game_is_over (game));
  fixture_wait (is_framed, (gpointer) "Play Again");
  strike (GDK_KEY_Return);
  fixture_wait (another_game_is_shown, game);
  ck_assert_uint_eq (qdr_game_get_ply (fixture_get_game (window)), 0);
}

TEST (during_a_game_no_press_begins_another_one)
{
  QdrGame *game = fixture_use_game (window, 2, "computer wanderer,human");

  scan ();
  qdr_board_switch_input_take_choice (board_get_switch (fixture_get_board (window)));
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_ptr_eq (fixture_get_game (window), game);
}

TEST (the_preference_holds_at_once)
{
  QdrBoardView *board = fixture_get_board (window);

  fixture_use_game (window, 2, "human,human");
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_NOTHING);
  g_settings_set_string (fixture_get_settings (), "scanning", "timed");
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_PAWN);
  g_settings_set_string (fixture_get_settings (), "scanning", "off");
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_NOTHING);
}

static GObject *service;

static void
set_up (void)
{
  fixture_set_up ();
  service = g_object_new (G_TYPE_OBJECT, NULL);
  qdr_switch_scanning_enable (service, fixture_get_settings ());
  window = fixture_make_window (fixture_get_personalities ());
  gtk_window_present (GTK_WINDOW (window));
}

static void
tear_down (void)
{
  g_clear_object (&service);
  window_tear_down ();
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)
