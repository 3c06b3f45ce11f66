/*
 * Playing with one or two switches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "qdr-board-painter.h"
#include "qdr-movegen.h"
#include "qdr-path.h"

/* More choices than there are before any move on these boards. */
#define PATIENCE 200

/* So long that the scan does not advance during a test. */
#define PACE_MS (60 * 60 * 1000)

static GtkEventController *
find_controller (GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture.board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (G_OBJECT_TYPE (controller) == type)
      return controller;
  }
  return NULL;
}

/* Returns whether the board handles the key. The hardware code is the same number. */
static gboolean
hold (guint key)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (find_controller (GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, key,
                         0, &taken);
  return taken;
}

static void
release (guint key)
{
  g_signal_emit_by_name (find_controller (GTK_TYPE_EVENT_CONTROLLER_KEY), "key-released", key, key,
                         0);
}

static gboolean
strike (guint key)
{
  const gboolean taken = hold (key);

  release (key);
  return taken;
}

static void
click_anywhere (void)
{
  g_signal_emit_by_name (find_controller (GTK_TYPE_GESTURE_CLICK), "pressed", 1, 0.0, 0.0);
}

static void
pass_time (void)
{
  qdr_board_switch_input_advance (board_get_switch (fixture.board));
}

static void
scan (QdrScanningMode scanning)
{
  qdr_board_view_set_scanning (fixture.board, scanning, PACE_MS);
}

static void
assert_framed (QdrScanKind kind)
{
  ck_assert_int_eq (get_scene ()->scanned.kind, kind);
}

/* Waits for each choice and presses Space, like a person who watches the frame. */
static void
play_by_switch (QdrMove move)
{
  const guint ply = qdr_game_get_ply (fixture.game);

  for (guint i = 0; i < PATIENCE && qdr_game_get_ply (fixture.game) == ply; i++)
    if (board_scan_leads_to (fixture.board, move))
      ck_assert (strike (GDK_KEY_space));
    else
      pass_time ();
  ck_assert_uint_eq (qdr_game_get_ply (fixture.game), ply + 1);
  ck_assert_uint_eq (get_scene ()->last_move, move);
}

static QdrMove
next_on_the_way (void)
{
  QdrSquare squares[QDR_PATH_MAX];
  const QdrPosition *position = qdr_game_get_position (fixture.game);

  qdr_position_trace_path (position, position->turn, squares);
  return qdr_move_make (QDR_MOVE_STEP, squares[1]);
}

/* Shows a game of a person against a computer, whose moves come from the test. */
static void
show_game_against_a_computer (void)
{
  g_autoptr (QdrGame) game = create_game (5, 5, 2);

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer novice");
  show_game (game);
}

/* The opponent moves to and fro at its end of the board. */
static void
answer (void)
{
  QdrMoveList steps = { 0 };

  qdr_position_generate_steps (qdr_game_get_position (fixture.game), &steps);
  ck_assert (qdr_game_play (fixture.game, steps.moves[steps.count - 1], NULL));
}

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_whole_game_is_won_by_one_switch)
{
  show_game_against_a_computer ();
  scan (QDR_SCANNING_TIMED);
  play_by_switch (move_of ("b4v"));
  assert_framed (QDR_SCAN_NOTHING);
  answer ();
  play_by_switch (move_of ("a3h"));
  while (qdr_game_get_result (fixture.game).outcome == QDR_OUTCOME_ONGOING) {
    answer ();
    play_by_switch (next_on_the_way ());
  }
  ck_assert_int_eq (qdr_game_get_result (fixture.game).outcome, QDR_OUTCOME_WIN);
  ck_assert_uint_eq (qdr_game_get_result (fixture.game).winner, 0);
  assert_framed (QDR_SCAN_NOTHING);
}

TEST (nothing_is_framed_without_scanning)
{
  assert_framed (QDR_SCAN_NOTHING);
  ck_assert (!hold (GDK_KEY_space));
  scan (QDR_SCANNING_TIMED);
  assert_framed (QDR_SCAN_PAWN);
  scan (QDR_SCANNING_OFF);
  assert_framed (QDR_SCAN_NOTHING);
}

TEST (space_enter_and_a_click_are_the_same_switch)
{
  scan (QDR_SCANNING_TIMED);
  ck_assert (strike (GDK_KEY_Return));
  assert_framed (QDR_SCAN_MOVE);
  ck_assert (strike (GDK_KEY_space));
  assert_last_move ("e2");
  click_anywhere ();
  click_anywhere ();
  assert_last_move ("e8");
}

TEST (a_key_that_is_held_is_one_press)
{
  scan (QDR_SCANNING_TIMED);
  hold (GDK_KEY_space);
  ck_assert (hold (GDK_KEY_space));
  ck_assert (hold (GDK_KEY_space));
  assert_framed (QDR_SCAN_MOVE);
  assert_ply (0);
  release (GDK_KEY_space);
  hold (GDK_KEY_space);
  assert_ply (1);
}

TEST (with_two_switches_space_steps_and_enter_chooses)
{
  scan (QDR_SCANNING_STEPPED);
  strike (GDK_KEY_space);
  assert_framed (QDR_SCAN_WALLS);
  strike (GDK_KEY_Return);
  assert_framed (QDR_SCAN_ROW);
  strike (GDK_KEY_Return);
  strike (GDK_KEY_space);
  strike (GDK_KEY_Return);
  assert_last_move ("b1h");
}

TEST (escape_rests_until_the_next_press)
{
  scan (QDR_SCANNING_TIMED);
  ck_assert (strike (GDK_KEY_Escape));
  assert_framed (QDR_SCAN_NOTHING);
  pass_time ();
  assert_framed (QDR_SCAN_NOTHING);
  ck_assert (!strike (GDK_KEY_Escape));
  strike (GDK_KEY_space);
  assert_framed (QDR_SCAN_PAWN);
}

TEST (other_keys_keep_their_meaning)
{
  scan (QDR_SCANNING_TIMED);
  ck_assert (!strike (GDK_KEY_Up));
  ck_assert (!strike (GDK_KEY_s));
}

TEST (while_the_computer_is_to_move_a_press_does_nothing)
{
  show_game_against_a_computer ();
  scan (QDR_SCANNING_TIMED);
  strike (GDK_KEY_space);
  strike (GDK_KEY_space);
  assert_ply (1);
  ck_assert (strike (GDK_KEY_space));
  ck_assert (strike (GDK_KEY_space));
  assert_framed (QDR_SCAN_NOTHING);
  assert_ply (1);
}

TEST (a_locked_board_frames_nothing)
{
  scan (QDR_SCANNING_TIMED);
  qdr_board_view_set_locked (fixture.board, TRUE);
  assert_framed (QDR_SCAN_NOTHING);
  qdr_board_view_set_locked (fixture.board, FALSE);
  assert_framed (QDR_SCAN_PAWN);
}

TEST (another_game_begins_with_the_first_choice)
{
  scan (QDR_SCANNING_TIMED);
  strike (GDK_KEY_space);
  assert_framed (QDR_SCAN_MOVE);
  show_game_against_a_computer ();
  assert_framed (QDR_SCAN_PAWN);
}

TEST (a_game_from_the_same_position_begins_with_the_first_choice)
{
  g_autoptr (QdrGame) again = create_game (9, 9, 2);

  scan (QDR_SCANNING_TIMED);
  strike (GDK_KEY_space);
  assert_framed (QDR_SCAN_MOVE);
  show_game (again);
  assert_framed (QDR_SCAN_PAWN);
}

static void
count_cb (QdrBoardView *board, guint *count)
{
  (*count)++;
}

TEST (more_is_not_for_the_board)
{
  guint n_unused = 0;

  g_signal_connect (fixture.board, "unused", G_CALLBACK (count_cb), &n_unused);
  scan (QDR_SCANNING_TIMED);
  for (guint i = 0; i < 3; i++)
    pass_time ();
  assert_framed (QDR_SCAN_MORE);
  ck_assert_uint_eq (n_unused, 0);
  strike (GDK_KEY_space);
  ck_assert_uint_eq (n_unused, 1);
  assert_framed (QDR_SCAN_NOTHING);
}

TEST (nothing_is_framed_while_the_choice_is_elsewhere)
{
  scan (QDR_SCANNING_TIMED);
  qdr_board_view_set_scanning_suspended (fixture.board, TRUE);
  assert_framed (QDR_SCAN_NOTHING);
  play ("e2 e8");
  assert_framed (QDR_SCAN_NOTHING);
  qdr_board_view_set_scanning_suspended (fixture.board, FALSE);
  assert_framed (QDR_SCAN_PAWN);
}

TEST (a_mouse_that_rests_on_the_board_points_at_nothing)
{
  const graphene_point_t place = board_get_point (fixture.board, move_of ("e3h"));
  QdrBoardPointer *pointer = board_get_pointer (fixture.board);

  qdr_board_pointer_move (pointer, &place);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
  scan (QDR_SCANNING_TIMED);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  play ("e2");
  qdr_board_pointer_move (pointer, &place);
  ck_assert_uint_eq (get_scene ()->pointed, QDR_MOVE_NONE);
  scan (QDR_SCANNING_OFF);
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("e3h"));
}

TEST (the_board_takes_the_focus_for_the_switch)
{
  gtk_window_set_focus (GTK_WINDOW (fixture.window), NULL);
  scan (QDR_SCANNING_TIMED);
  assert_focus ("e1");
}

/* (transfer full): the drawn pixels. */
static GBytes *
paint (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GBytes *drawing;

  qdr_board_painter_snapshot (get_scene (), get_geometry (), board_get_palette (fixture.board),
                              GTK_WIDGET (fixture.board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  drawing = gsk_render_node_serialize (node);
  gsk_render_node_unref (node);
  return drawing;
}

TEST (every_choice_is_to_be_seen)
{
  g_autoptr (GBytes) before = paint ();

  scan (QDR_SCANNING_STEPPED);
  for (guint i = 0; i < 6; i++) {
    g_autoptr (GBytes) after = paint ();

    ck_assert (!g_bytes_equal (before, after));
    g_clear_pointer (&before, g_bytes_unref);
    before = g_steal_pointer (&after);
    strike (i < 2 ? GDK_KEY_space : GDK_KEY_Return);
  }
}

static gboolean
walls_are_framed (gpointer data)
{
  return get_scene ()->scanned.kind == QDR_SCAN_WALLS;
}

TEST (choices_follow_by_themselves)
{
  qdr_board_view_set_scanning (fixture.board, QDR_SCANNING_TIMED, 1);
  fixture_wait (walls_are_framed, NULL);
}

static gboolean
is_said (gpointer sentence)
{
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (
                                              gtk_window_get_focus (GTK_WINDOW (fixture.window))),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence);

  return problem == NULL;
}

TEST (choices_are_spoken_and_one_that_is_past_is_not)
{
  scan (QDR_SCANNING_TIMED);
  pass_time ();
  pass_time ();
  ck_assert (!is_said ((gpointer) "Pawn"));
  fixture_wait (is_said, (gpointer) "Vertical wall");
}
