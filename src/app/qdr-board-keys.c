/*
 * The keyboard on the board.
 *
 * Tab enters at the pawn of the player to move and leaves again. Arrows go from square to square, and
 * Enter moves the pawn. "h" and "v" show a wall at the upper right corner of the square; then the
 * arrows move the wall, Enter places it and Escape drops it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include "qdr-board-words.h"

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

static gboolean
is_placing_wall (QdrBoardView *self)
{
  return self->pointer == QDR_BOARD_POINTER_KEYBOARD && self->scene.pointed != QDR_MOVE_NONE;
}

/* @square moved by @offset, but not beyond @columns and @rows. */
static QdrSquare
shift (const QdrBoard *board, QdrSquare square, Offset offset, int columns, int rows)
{
  const int column = (int) qdr_board_column (board, square) + offset.columns;
  const int row = (int) qdr_board_row (board, square) + offset.rows;

  return qdr_board_square (board, (guint) CLAMP (column, 0, columns - 1),
                           (guint) CLAMP (row, 0, rows - 1));
}

/* Walls */

static void
show_wall (QdrBoardView *self, QdrMoveKind kind, QdrSquare square)
{
  const QdrMove wall = qdr_move_make (kind, square);
  g_autofree char *words = qdr_board_words_for_wall (&self->scene.position.board, wall);

  qdr_board_view_point_at (self, wall, QDR_BOARD_POINTER_KEYBOARD);
  qdr_board_view_announce (self, self->notice != NULL ? self->notice : words);
}

static void
shift_wall (QdrBoardView *self, Offset offset)
{
  const QdrBoard *board = &self->scene.position.board;
  const QdrMove wall = self->scene.pointed;

  show_wall (self, qdr_move_kind (wall),
             shift (board, qdr_move_square (wall), offset, board->width - 1, board->height - 1));
}

static QdrMoveKind
other_kind (QdrMoveKind kind)
{
  return kind == QDR_MOVE_HORIZONTAL_WALL ? QDR_MOVE_VERTICAL_WALL : QDR_MOVE_HORIZONTAL_WALL;
}

/* The corner at the upper right of @square on the screen, or the nearest one where the board ends. */
static QdrSquare
corner_of (QdrBoardView *self, QdrSquare square)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_square (&self->geometry, square);
  const graphene_point_t corner =
      GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width, bounds.origin.y);

  return qdr_move_square (qdr_board_geometry_pick_wall (&self->geometry, &corner, QDR_MOVE_NONE));
}

gboolean
qdr_board_keys_wall (QdrBoardView *self, QdrMoveKind kind)
{
  QdrSquareView *focused = qdr_board_view_get_focused_square (self);

  if (focused == NULL || !qdr_board_view_can_play (self))
    return FALSE;

  qdr_board_follow_skip_motion (self);
  if (is_placing_wall (self)) {
    const QdrMove shown = self->scene.pointed;

    show_wall (self, qdr_move_kind (shown) == kind ? other_kind (kind) : kind,
               qdr_move_square (shown));
  } else {
    show_wall (self, kind, corner_of (self, qdr_square_view_get_square (focused)));
  }
  return TRUE;
}

gboolean
qdr_board_keys_cancel (QdrBoardView *self)
{
  if (!is_placing_wall (self))
    return FALSE;

  qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  return TRUE;
}

gboolean
qdr_board_keys_enter (QdrBoardView *self)
{
  QdrSquareView *focused = qdr_board_view_get_focused_square (self);

  if (focused == NULL)
    return FALSE;

  qdr_board_follow_skip_motion (self);
  if (is_placing_wall (self))
    qdr_board_view_propose (self, self->scene.pointed);
  else
    qdr_board_view_propose (self,
                            qdr_move_make (QDR_MOVE_STEP, qdr_square_view_get_square (focused)));
  return TRUE;
}

/* Focus */

static void
focus_square (QdrBoardView *self, QdrSquare square)
{
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_view_get_square (self, square)));
}

gboolean
qdr_board_keys_arrow (QdrBoardView *self, QdrDirection direction)
{
  QdrSquareView *focused = qdr_board_view_get_focused_square (self);
  const QdrBoard *board = &self->scene.position.board;
  const Offset offset = offsets[qdr_board_geometry_turn_key (&self->geometry, direction)];

  if (focused == NULL)
    return FALSE;

  if (is_placing_wall (self))
    shift_wall (self, offset);
  else
    focus_square (self, shift (board, qdr_square_view_get_square (focused), offset, board->width,
                               board->height));
  return TRUE;
}

gboolean
qdr_board_keys_grab_focus (GtkWidget *widget)
{
  QdrBoardView *self = QDR_BOARD_VIEW (widget);
  QdrSquare pawn;

  if (self->game == NULL)
    return FALSE;

  pawn = self->scene.position.pawns[self->scene.position.turn];
  focus_square (self, pawn != QDR_NO_SQUARE ? pawn : 0);
  return TRUE;
}

gboolean
qdr_board_keys_focus (GtkWidget *widget, GtkDirectionType direction)
{
  /* Arrows are bound; what gets here with the focus inside is Tab, on its way out. */
  if (qdr_board_view_get_focused_square (QDR_BOARD_VIEW (widget)) != NULL)
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

static void
bind_arrow (GtkWidgetClass *widget_class, guint key, guint keypad_key, QdrDirection direction)
{
  gtk_widget_class_add_binding (widget_class, key, 0, arrow_cb, "i", direction);
  gtk_widget_class_add_binding (widget_class, keypad_key, 0, arrow_cb, "i", direction);
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
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, cancel_cb, NULL);
}
