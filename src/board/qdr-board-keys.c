/*
 * The keyboard on the board.
 *
 * Tab enters at the pawn of the player to move and leaves again. Arrows go from square to square,
 * and Enter moves the pawn. Shift with an arrow goes into the groove on that side of the square;
 * "h" and "v" go to the grooves at its upper right corner. There the arrows go from place to place
 * for a wall, "r" turns it, Enter places it, and Escape goes back to the square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include "qdr-announcer.h"

typedef struct {
  int columns;
  int rows;
} Offset;

static const Offset offsets[QDR_DIRECTIONS] = {
  [QDR_NORTH] = { 0, 1 },
  [QDR_EAST] = { 1, 0 },
  [QDR_SOUTH] = { 0, -1 },
  [QDR_WEST] = { -1, 0 },
};

/* @square moved by @offset, but not beyond @columns and @rows. */
static QdrSquare
shift (const QdrBoard *board, QdrSquare square, Offset offset, int columns, int rows)
{
  const int column = (int) qdr_board_column (board, square) + offset.columns;
  const int row = (int) qdr_board_row (board, square) + offset.rows;

  return qdr_board_square (board, (guint) CLAMP (column, 0, columns - 1),
                           (guint) CLAMP (row, 0, rows - 1));
}

/* Focus */

static void
focus_square (QdrBoardView *self, QdrSquare square)
{
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_view_get_square (self, square)));
}

static void
focus_slot (QdrBoardView *self, QdrMove wall)
{
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_view_get_slot (self, wall)));
}

/* Back to the square that was left for the grooves. */
static void
leave_grooves (QdrBoardView *self, QdrMove wall)
{
  focus_square (self, self->home != QDR_NO_SQUARE ? self->home : qdr_move_square (wall));
}

void
qdr_board_keys_slot_focused (QdrBoardView *self, QdrMove wall, gboolean has_focus)
{
  if (!has_focus && self->pointer == QDR_BOARD_POINTER_KEYBOARD && self->scene.pointed == wall)
    qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  else if (has_focus && qdr_board_view_can_play (self))
    qdr_board_view_point_at (self, wall, QDR_BOARD_POINTER_KEYBOARD);

  if (has_focus && self->notice != NULL)
    qdr_announce (GTK_WIDGET (self), self->notice);
}

void
qdr_board_keys_refresh (QdrBoardView *self)
{
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);
  QdrMove wall;

  if (slot == NULL || !qdr_board_view_can_play (self))
    return;

  /* As with a mouse at rest: nobody has asked why the wall just placed is taken. */
  wall = qdr_slot_view_get_wall (slot);
  if (qdr_board_model_allows (self->model, wall))
    qdr_board_view_point_at (self, wall, QDR_BOARD_POINTER_KEYBOARD);
}

/* Grooves */

static void
shift_slot (QdrBoardView *self, QdrMove wall, Offset offset)
{
  const QdrBoard *board = &self->scene.position.board;

  focus_slot (self,
              qdr_move_make (qdr_move_kind (wall), shift (board, qdr_move_square (wall), offset,
                                                          board->width - 1, board->height - 1)));
}

/* The corner at the upper right of @square on the screen, or the nearest one where the board
 * ends. */
static QdrSquare
corner_of (QdrBoardView *self, QdrSquare square)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_square (&self->geometry, square);
  const graphene_point_t corner =
      GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width, bounds.origin.y);

  return qdr_move_square (qdr_board_geometry_pick_wall (&self->geometry, &corner, QDR_MOVE_NONE));
}

/* The place for a wall beside @square, on its side towards @direction of the board, which begins at
 * the square or ends there; QDR_MOVE_NONE at the edge. */
static QdrMove
groove_beside (const QdrBoard *board, QdrSquare square, QdrDirection direction)
{
  const gboolean across = direction == QDR_NORTH || direction == QDR_SOUTH;
  const int column = (int) qdr_board_column (board, square) - (direction == QDR_WEST);
  const int row = (int) qdr_board_row (board, square) - (direction == QDR_SOUTH);

  if (column < 0 || row < 0 || (!across && column > board->width - 2) ||
      (across && row > board->height - 2))
    return QDR_MOVE_NONE;

  return qdr_move_make (across ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL,
                        qdr_board_square (board, (guint) MIN (column, board->width - 2),
                                          (guint) MIN (row, board->height - 2)));
}

static void
enter_groove (QdrBoardView *self, QdrSquare home, QdrMove wall)
{
  self->home = home;
  focus_slot (self, wall);
}

gboolean
qdr_board_keys_groove (QdrBoardView *self, QdrDirection direction)
{
  QdrSquareView *focused = qdr_board_view_get_focused_square (self);
  QdrSquare home;
  QdrMove wall;

  if (focused == NULL)
    return qdr_board_keys_arrow (self, direction);

  qdr_board_follow_skip_motion (self);
  home = qdr_square_view_get_square (focused);
  wall = groove_beside (&self->scene.position.board, home,
                        qdr_board_geometry_unrotate_direction (&self->geometry, direction));
  if (wall != QDR_MOVE_NONE)
    enter_groove (self, home, wall);
  return TRUE;
}

gboolean
qdr_board_keys_wall (QdrBoardView *self, QdrMoveKind kind)
{
  QdrSquareView *square = qdr_board_view_get_focused_square (self);
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);

  if (square == NULL && slot == NULL)
    return FALSE;

  qdr_board_follow_skip_motion (self);
  if (slot != NULL) {
    const QdrMove wall = qdr_slot_view_get_wall (slot);

    focus_slot (self, qdr_move_kind (wall) == kind ? qdr_board_view_turn_wall (wall)
                                                   : qdr_move_make (kind, qdr_move_square (wall)));
  } else {
    const QdrSquare home = qdr_square_view_get_square (square);

    enter_groove (self, home, qdr_move_make (kind, corner_of (self, home)));
  }
  return TRUE;
}

gboolean
qdr_board_keys_turn (QdrBoardView *self)
{
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);

  if (qdr_board_pointer_turn (self))
    return TRUE;
  if (slot == NULL)
    return FALSE;

  focus_slot (self, qdr_board_view_turn_wall (qdr_slot_view_get_wall (slot)));
  return TRUE;
}

gboolean
qdr_board_keys_cancel (QdrBoardView *self)
{
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);

  if (self->press == QDR_BOARD_PRESS_STOCK || self->standing) {
    qdr_board_pointer_cancel (self);
    return TRUE;
  }
  if (self->model != NULL && qdr_board_model_drop (self->model))
    return TRUE;
  if (slot == NULL)
    return FALSE;

  leave_grooves (self, qdr_slot_view_get_wall (slot));
  return TRUE;
}

/* A wall that ends a turn takes the focus back to the square, where the next move begins. */
static void
place_wall (QdrBoardView *self, QdrMove wall)
{
  if (qdr_board_view_can_play (self) && qdr_board_model_passes_turns (self->model) &&
      qdr_board_model_allows (self->model, wall))
    leave_grooves (self, wall);
  qdr_board_view_propose (self, wall);
}

gboolean
qdr_board_keys_enter (QdrBoardView *self)
{
  QdrSquareView *square = qdr_board_view_get_focused_square (self);
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);

  qdr_board_follow_skip_motion (self);
  if (qdr_board_pointer_confirm (self))
    return TRUE;
  if (slot != NULL)
    place_wall (self, qdr_slot_view_get_wall (slot));
  else if (square != NULL)
    qdr_board_view_propose (self,
                            qdr_move_make (QDR_MOVE_STEP, qdr_square_view_get_square (square)));
  return slot != NULL || square != NULL;
}

gboolean
qdr_board_keys_arrow (QdrBoardView *self, QdrDirection direction)
{
  QdrSquareView *square = qdr_board_view_get_focused_square (self);
  QdrSlotView *slot = qdr_board_view_get_focused_slot (self);
  const QdrBoard *board = &self->scene.position.board;
  const Offset offset = offsets[qdr_board_geometry_unrotate_direction (&self->geometry, direction)];

  if (slot != NULL)
    shift_slot (self, qdr_slot_view_get_wall (slot), offset);
  else if (square != NULL)
    focus_square (self, shift (board, qdr_square_view_get_square (square), offset, board->width,
                               board->height));
  return slot != NULL || square != NULL;
}

/* Tab */

gboolean
qdr_board_keys_grab_focus (GtkWidget *widget)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);
  QdrSquare pawn;

  if (self->model == NULL)
    return FALSE;

  pawn = self->scene.position.pawns[self->scene.position.turn];
  focus_square (self, pawn != QDR_NO_SQUARE ? pawn : 0);
  return TRUE;
}

gboolean
qdr_board_keys_focus (GtkWidget *widget, GtkDirectionType direction)
{
  /* Arrows are bound; what gets here with the focus inside is Tab, on its way out. */
  if (qdr_board_view_get_focused_square (QDR_BOARD_VIEW (widget)) != NULL ||
      qdr_board_view_get_focused_slot (QDR_BOARD_VIEW (widget)) != NULL)
    return FALSE;

  return gtk_widget_grab_focus (widget);
}

/* Bindings */

static gboolean
wall_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_board_keys_wall (QDR_BOARD_VIEW (widget),
                              (QdrMoveKind) g_variant_get_int32 (arguments));
}

static gboolean
turn_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_board_keys_turn (QDR_BOARD_VIEW (widget));
}

static gboolean
cancel_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_board_keys_cancel (QDR_BOARD_VIEW (widget));
}

static gboolean
enter_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_board_keys_enter (QDR_BOARD_VIEW (widget));
}

static gboolean
arrow_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_board_keys_arrow (QDR_BOARD_VIEW (widget),
                               (QdrDirection) g_variant_get_int32 (arguments));
}

static gboolean
groove_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return qdr_board_keys_groove (QDR_BOARD_VIEW (widget),
                                (QdrDirection) g_variant_get_int32 (arguments));
}

static void
bind_arrow (GtkWidgetClass *widget_class, guint key, guint keypad_key, QdrDirection direction)
{
  gtk_widget_class_add_binding (widget_class, key, 0, arrow_cb, "i", direction);
  gtk_widget_class_add_binding (widget_class, keypad_key, 0, arrow_cb, "i", direction);
  gtk_widget_class_add_binding (widget_class, key, GDK_SHIFT_MASK, groove_cb, "i", direction);
  gtk_widget_class_add_binding (widget_class, keypad_key, GDK_SHIFT_MASK, groove_cb, "i",
                                direction);
}

void
qdr_board_keys_class_init (GtkWidgetClass *widget_class)
{
  const guint enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
                               GDK_KEY_KP_Space };

  bind_arrow (widget_class, GDK_KEY_Up, GDK_KEY_KP_Up, QDR_NORTH);
  bind_arrow (widget_class, GDK_KEY_Right, GDK_KEY_KP_Right, QDR_EAST);
  bind_arrow (widget_class, GDK_KEY_Down, GDK_KEY_KP_Down, QDR_SOUTH);
  bind_arrow (widget_class, GDK_KEY_Left, GDK_KEY_KP_Left, QDR_WEST);
  for (guint i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    gtk_widget_class_add_binding (widget_class, enter_keys[i], 0, enter_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_h, 0, wall_cb, "i", QDR_MOVE_HORIZONTAL_WALL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_v, 0, wall_cb, "i", QDR_MOVE_VERTICAL_WALL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_r, 0, turn_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);
}
