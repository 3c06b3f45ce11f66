/*
 * A board in a window, with mouse, keys and fingers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include <adwaita.h>

#include "qdr-notation.h"

BoardFixture fixture;

QdrGame *
create_game (guint width, guint height, guint players)
{
  QdrPosition start;

  qdr_position_init (&start, width, height, players);
  return qdr_game_new (&start, TRUE);
}

static void
refused_cb (QdrBoardView *board, const char *sentence, gpointer user_data)
{
  g_free (fixture.refused);
  fixture.refused = g_strdup (sentence);
}

/* As in the window, the board only proposes moves. */
static gboolean
proposed_cb (QdrBoardView *board, guint move, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  if (!fixture.takes)
    return FALSE;
  if (fixture.plays && !qdr_game_play (fixture.game, (QdrMove) move, &error))
    qdr_board_view_refuse_move (board, error->message);
  fixture.proposed = (QdrMove) move;
  return TRUE;
}

static gboolean
board_is_allocated (gpointer data)
{
  return gtk_widget_get_width (GTK_WIDGET (fixture.board)) > 0;
}

static void
allocate (int size)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), size, size);
  gtk_window_present (GTK_WINDOW (fixture.window));
  fixture_wait (board_is_allocated, NULL);
}

void
show_game (QdrGame *game)
{
  g_set_object (&fixture.game, game);
  qdr_board_view_set_game (fixture.board, game);
}

void
set_up_board (void)
{
  g_autoptr (QdrGame) game = create_game (9, 9, 2);

  adw_init ();
  fixture.takes = TRUE;
  fixture.plays = TRUE;
  fixture.proposed = QDR_MOVE_NONE;
  fixture.window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (fixture.window), FALSE);
  fixture.board = QDR_BOARD_VIEW (qdr_board_view_new ());
  qdr_board_view_set_animate (fixture.board, FALSE);
  g_signal_connect (fixture.board, "proposed", G_CALLBACK (proposed_cb), NULL);
  g_signal_connect (fixture.board, "refused", G_CALLBACK (refused_cb), NULL);
  gtk_window_set_child (GTK_WINDOW (fixture.window), GTK_WIDGET (fixture.board));
  show_game (game);
  allocate (600);
}

void
tear_down_board (void)
{
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  g_clear_object (&fixture.game);
  g_clear_pointer (&fixture.refused, g_free);
}

QdrMove
move_of (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (fixture.game)->board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  return move;
}

void
play (const char *moves)
{
  g_auto (GStrv) texts = g_strsplit (moves, " ", -1);

  for (char **text = texts; *text != NULL; text++)
    ck_assert (qdr_game_play_from_text (fixture.game, *text, NULL));
}

graphene_point_t
point_of (const char *text)
{
  return board_get_point (fixture.board, move_of (text));
}

void
point_at (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_pointer_move (board_get_pointer (fixture.board), &point);
}

void
press (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_pointer_move (board_get_pointer (fixture.board), &point);
  qdr_board_pointer_press (board_get_pointer (fixture.board), &point, FALSE);
}

void
click (const char *text)
{
  press (text);
  qdr_board_pointer_release (board_get_pointer (fixture.board));
}

void
tap (const char *text)
{
  const graphene_point_t point = point_of (text);

  qdr_board_pointer_press (board_get_pointer (fixture.board), &point, TRUE);
  qdr_board_pointer_release (board_get_pointer (fixture.board));
}

void
drag_from_to (const char *from, const graphene_point_t *to, gboolean finger)
{
  const graphene_point_t start = point_of (from);

  qdr_board_pointer_press (board_get_pointer (fixture.board), &start, finger);
  qdr_board_pointer_drag (board_get_pointer (fixture.board), to,
                          graphene_point_distance (&start, to, NULL, NULL));
  qdr_board_pointer_release (board_get_pointer (fixture.board));
}

void
assert_last_move (const char *text)
{
  ck_assert_ptr_nonnull (qdr_game_get_last_record (fixture.game));
  ck_assert_str_eq (qdr_record_get_text (qdr_game_get_last_record (fixture.game)), text);
}

void
assert_ply (guint ply)
{
  ck_assert_uint_eq (qdr_game_get_ply (fixture.game), ply);
}

QdrSquareView *
square_at (const char *text)
{
  return board_find_square (fixture.board, qdr_move_square (move_of (text)));
}

void
focus (const char *text)
{
  ck_assert (gtk_widget_grab_focus (GTK_WIDGET (square_at (text))));
}

void
assert_focus (const char *text)
{
  ck_assert (gtk_widget_has_focus (GTK_WIDGET (square_at (text))));
}

void
show_small_squares (void)
{
  g_autoptr (QdrGame) game = create_game (19, 19, 2);

  show_game (game);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
}

QdrSlotView *
slot_at (const char *text)
{
  return board_find_slot (fixture.board, move_of (text));
}

gboolean
press_key (guint key, GdkModifierType modifiers)
{
  return board_press_key (fixture.board, key, modifiers);
}

gboolean
board_offers_wall (void)
{
  return board_find_confirm_button (fixture.board) != NULL;
}

const QdrBoardScene *
get_scene (void)
{
  return board_get_scene (fixture.board);
}

const QdrBoardGeometry *
get_geometry (void)
{
  return board_get_geometry (fixture.board);
}

static gboolean
is_announced (gpointer words)
{
  GtkWidget *focused = gtk_window_get_focus (GTK_WINDOW (fixture.window));
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (focused),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  return problem == NULL;
}

void
assert_announced (const char *words)
{
  fixture_wait (is_announced, (gpointer) words);
}
