/*
 * Functions for tests of the position editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor-fixture.h"

#include "qdr-notation.h"

static QdrEditorPage *page;
static QdrBoardView *board;

QdrEditorPage *
editor_get_page (void)
{
  return page;
}

QdrBoardView *
editor_get_board (void)
{
  return board;
}

guint
editor_get_held (void)
{
  return qdr_editor_board_model_get_held_pawn_player (
      QDR_EDITOR_BOARD_MODEL (board_get_model (board)));
}

static gboolean
board_is_allocated (gpointer data)
{
  return gtk_widget_get_width (GTK_WIDGET (board)) > 0 && board_get_geometry (board)->pitch > 0;
}

void
editor_open (QdrGame *game)
{
  if (game != NULL)
    fixture_show_game (window, game);
  g_action_group_activate_action (G_ACTION_GROUP (window), "edit-position", NULL);
  page = QDR_EDITOR_PAGE (qdr_window_find_page (window, QDR_TYPE_EDITOR_PAGE));
  board = QDR_BOARD_VIEW (fixture_get_part (page, "board"));
  qdr_board_view_set_animate (board, FALSE);
  fixture_wait (board_is_allocated, NULL);
}

void
editor_set_up (void)
{
  g_autoptr (QdrGame) game = NULL;

  window_set_up ();
  game = fixture_make_game (9, 2, "human,human");
  fixture_name_players (game);
  qdr_game_set_time_control (game, 900);
  editor_open (game);
}

GObject *
editor_get_part (const char *id)
{
  return fixture_get_part (page, id);
}

QdrMove
editor_read_move (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&board_get_scene (board)->position.board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  return move;
}

graphene_point_t
editor_get_point (const char *text, float part)
{
  const QdrMove move = editor_read_move (text);
  graphene_rect_t bounds;
  graphene_point_t point;

  if (!qdr_move_is_wall (move)) {
    bounds = qdr_board_geometry_get_square (board_get_geometry (board), qdr_move_square (move));
    graphene_rect_get_center (&bounds, &point);
    return point;
  }
  bounds = qdr_board_geometry_get_wall (board_get_geometry (board), move);
  graphene_rect_get_center (&bounds, &point);
  if (qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL)
    point.x = bounds.origin.x + part * bounds.size.width;
  else
    point.y = bounds.origin.y + part * bounds.size.height;
  return point;
}

void
editor_click_at (graphene_point_t point, gboolean finger)
{
  if (!finger)
    qdr_board_pointer_move (board_get_pointer (board), &point);
  qdr_board_pointer_press (board_get_pointer (board), &point, finger);
  qdr_board_pointer_release (board_get_pointer (board));
}

void
editor_click (const char *text)
{
  editor_click_at (editor_get_point (text, 0.7f), FALSE);
}

void
editor_activate (const char *action)
{
  ck_assert_msg (gtk_widget_activate_action (GTK_WIDGET (page), action, NULL), "%s", action);
}

void
editor_assert_position (const char *expected)
{
  g_autofree char *text = qdr_position_to_text (&board_get_scene (board)->position);

  ck_assert_str_eq (text, expected);
}

void
editor_assert_verdict (const char *expected, gboolean can_play)
{
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (editor_get_part ("verdict"))), expected);
  ck_assert (gtk_widget_get_sensitive (GTK_WIDGET (editor_get_part ("play"))) == can_play);
}

const char *
editor_get_advice (void)
{
  return gtk_label_get_label (GTK_LABEL (editor_get_part ("advice")));
}

static QdrEditorRow *
find_row (GtkWidget *widget, guint *number)
{
  if (QDR_IS_EDITOR_ROW (widget) && (*number)-- == 0)
    return QDR_EDITOR_ROW (widget);

  for (GtkWidget *part = gtk_widget_get_first_child (widget); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    QdrEditorRow *row = find_row (part, number);

    if (row != NULL)
      return row;
  }
  return NULL;
}

QdrEditorRow *
editor_get_row (guint number)
{
  return find_row (GTK_WIDGET (editor_get_part ("player_group")), &number);
}

static GtkWidget *
find_in_row (guint number, GType type)
{
  return fixture_find_child (GTK_WIDGET (editor_get_row (number)), type);
}

GtkCheckButton *
editor_get_turn (guint number)
{
  return GTK_CHECK_BUTTON (find_in_row (number, GTK_TYPE_CHECK_BUTTON));
}

GtkLabel *
editor_get_name (guint number)
{
  return GTK_LABEL (find_in_row (number, GTK_TYPE_LABEL));
}

GtkSpinButton *
editor_get_stock (guint number)
{
  return GTK_SPIN_BUTTON (find_in_row (number, GTK_TYPE_SPIN_BUTTON));
}

GtkSwitch *
editor_get_in_play (guint number)
{
  return GTK_SWITCH (find_in_row (number, GTK_TYPE_SWITCH));
}
