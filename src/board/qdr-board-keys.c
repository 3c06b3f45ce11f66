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

#include "qdr-board-keys.h"

#include "qdr-announcer.h"

struct _QdrBoardKeys {
  GtkWidget *board;               /* (unowned) */
  QdrBoardState *state;           /* (unowned) */
  QdrBoardSquares *squares;       /* (unowned) */
  QdrBoardSlots *slots;           /* (unowned) */
  QdrBoardPointer *pointer;       /* (unowned) */
  QdrBoardPencil *pencil;         /* (unowned) */
  QdrBoardAnimation *animation;   /* (unowned) */
  GtkEventController *controller; /* owned by the board */
  QdrSquare home;                 /* where Escape leads out of the grooves, or QDR_NO_SQUARE */
};

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

static const QdrBoardScene *
scene_of (QdrBoardKeys *self)
{
  return qdr_board_state_get_scene (self->state);
}

/* Focus */

static void
focus_square (QdrBoardKeys *self, QdrSquare square)
{
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_squares_get (self->squares, square)));
}

static void
focus_slot (QdrBoardKeys *self, QdrMove wall)
{
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_slots_get (self->slots, wall)));
}

/* Back to the square that was left for the grooves. */
static void
leave_grooves (QdrBoardKeys *self, QdrMove wall)
{
  focus_square (self, self->home != QDR_NO_SQUARE ? self->home : qdr_move_square (wall));
}

void
qdr_board_keys_forget_square (QdrBoardKeys *self)
{
  self->home = QDR_NO_SQUARE;
}

static void
slot_focused_cb (QdrMove wall, gboolean has_focus, gpointer user_data)
{
  QdrBoardKeys *self = user_data;

  if (!has_focus && qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_KEYBOARD &&
      scene_of (self)->pointed == wall)
    qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  else if (has_focus && qdr_board_state_can_move (self->state))
    qdr_board_state_point_at (self->state, wall, QDR_BOARD_DEVICE_KEYBOARD);

  if (has_focus && qdr_board_state_get_notice (self->state) != NULL)
    qdr_announce (self->board, qdr_board_state_get_notice (self->state));
}

void
qdr_board_keys_refresh (QdrBoardKeys *self)
{
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);
  QdrMove wall;

  if (slot == NULL || !qdr_board_state_can_move (self->state))
    return;

  /* As with a mouse at rest: that the wall just placed is taken needs no words. */
  wall = qdr_slot_view_get_wall (slot);
  if (qdr_board_model_allows (qdr_board_state_get_model (self->state), wall))
    qdr_board_state_point_at (self->state, wall, QDR_BOARD_DEVICE_KEYBOARD);
}

gboolean
qdr_board_keys_grab_focus (QdrBoardKeys *self)
{
  QdrSquare pawn;

  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  pawn = scene_of (self)->position.pawns[scene_of (self)->position.turn];
  focus_square (self, pawn != QDR_NO_SQUARE ? pawn : 0);
  return TRUE;
}

/* Keys */

/* The direction on the board that an arrow has on the screen. */
static QdrDirection
read_direction (QdrBoardKeys *self, GVariant *direction)
{
  return qdr_board_geometry_unrotate_direction (qdr_board_state_get_geometry (self->state),
                                                (QdrDirection) g_variant_get_int32 (direction));
}

static gboolean
arrow_cb (GtkWidget *widget, GVariant *direction, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrSquareView *square = qdr_board_squares_get_focused (self->squares);
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);
  const QdrBoard *board = &scene_of (self)->position.board;
  const Offset offset = offsets[read_direction (self, direction)];

  if (slot != NULL) {
    const QdrMove wall = qdr_slot_view_get_wall (slot);

    focus_slot (self,
                qdr_move_make (qdr_move_kind (wall), shift (board, qdr_move_square (wall), offset,
                                                            board->width - 1, board->height - 1)));
  } else if (square != NULL) {
    focus_square (self, shift (board, qdr_square_view_get_square (square), offset, board->width,
                               board->height));
  }
  return slot != NULL || square != NULL;
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
enter_groove (QdrBoardKeys *self, QdrSquare home, QdrMove wall)
{
  self->home = home;
  focus_slot (self, wall);
}

static gboolean
groove_cb (GtkWidget *widget, GVariant *direction, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrSquareView *focused = qdr_board_squares_get_focused (self->squares);
  QdrSquare home;
  QdrMove wall;

  if (focused == NULL)
    return arrow_cb (widget, direction, self);

  qdr_board_animation_skip (self->animation);
  home = qdr_square_view_get_square (focused);
  wall = groove_beside (&scene_of (self)->position.board, home, read_direction (self, direction));
  if (wall != QDR_MOVE_NONE)
    enter_groove (self, home, wall);
  return TRUE;
}

/* The first key goes to the grooves, the same one again turns the wall there. */
static gboolean
wall_cb (GtkWidget *widget, GVariant *argument, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  const QdrMoveKind kind = (QdrMoveKind) g_variant_get_int32 (argument);
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);
  QdrSquareView *square = qdr_board_squares_get_focused (self->squares);
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);

  if (square == NULL && slot == NULL)
    return FALSE;

  qdr_board_animation_skip (self->animation);
  if (slot != NULL) {
    const QdrMove wall = qdr_slot_view_get_wall (slot);

    focus_slot (self, qdr_move_kind (wall) == kind ? qdr_board_geometry_turn_wall (wall)
                                                   : qdr_move_make (kind, qdr_move_square (wall)));
  } else {
    /* At the upper right of the square on the screen, or the nearest one where the board ends. */
    const QdrSquare home = qdr_square_view_get_square (square);
    const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, home);
    const graphene_point_t corner =
        GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width, bounds.origin.y);
    const QdrMove nearest = qdr_board_geometry_pick_wall (geometry, &corner, QDR_MOVE_NONE);

    enter_groove (self, home, qdr_move_make (kind, qdr_move_square (nearest)));
  }
  return TRUE;
}

static gboolean
turn_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);

  if (qdr_board_pointer_turn (self->pointer))
    return TRUE;
  if (slot == NULL)
    return FALSE;

  focus_slot (self, qdr_board_geometry_turn_wall (qdr_slot_view_get_wall (slot)));
  return TRUE;
}

static gboolean
cancel_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);

  if (qdr_board_pointer_can_cancel (self->pointer)) {
    qdr_board_pointer_cancel (self->pointer);
    return TRUE;
  }
  if (qdr_board_state_get_model (self->state) != NULL &&
      qdr_board_model_drop (qdr_board_state_get_model (self->state)))
    return TRUE;
  if (qdr_board_pencil_erase (self->pencil))
    return TRUE;
  if (slot == NULL)
    return FALSE;

  leave_grooves (self, qdr_slot_view_get_wall (slot));
  return TRUE;
}

static gboolean
enter_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  QdrBoardKeys *self = user_data;
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  QdrSquareView *square = qdr_board_squares_get_focused (self->squares);
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);

  qdr_board_animation_skip (self->animation);
  if (qdr_board_pointer_confirm (self->pointer))
    return TRUE;
  if (slot != NULL) {
    const QdrMove wall = qdr_slot_view_get_wall (slot);

    /* A wall that ends a turn takes the focus back to the square, where the next move begins. */
    if (qdr_board_state_can_move (self->state) && qdr_board_model_passes_turns (model) &&
        qdr_board_model_allows (model, wall))
      leave_grooves (self, wall);
    qdr_board_state_propose (self->state, wall);
  } else if (square != NULL) {
    qdr_board_state_propose (self->state,
                             qdr_move_make (QDR_MOVE_STEP, qdr_square_view_get_square (square)));
  }
  return slot != NULL || square != NULL;
}

static void
bind (QdrBoardKeys *self, guint key, GdkModifierType modifiers, GtkShortcutFunc func, int argument)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_keyval_trigger_new (key, modifiers),
                                            gtk_callback_action_new (func, self, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (argument));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (self->controller), shortcut);
}

static void
bind_arrow (QdrBoardKeys *self, guint key, guint keypad_key, QdrDirection direction)
{
  bind (self, key, 0, arrow_cb, direction);
  bind (self, keypad_key, 0, arrow_cb, direction);
  bind (self, key, GDK_SHIFT_MASK, groove_cb, direction);
  bind (self, keypad_key, GDK_SHIFT_MASK, groove_cb, direction);
}

QdrBoardKeys *
qdr_board_keys_new (GtkWidget *board,
                    QdrBoardState *state,
                    QdrBoardSquares *squares,
                    QdrBoardSlots *slots,
                    QdrBoardPointer *pointer,
                    QdrBoardPencil *pencil,
                    QdrBoardAnimation *animation)
{
  const guint enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,
                               GDK_KEY_KP_Space };
  QdrBoardKeys *self = g_new0 (QdrBoardKeys, 1);

  self->board = board;
  self->state = state;
  self->squares = squares;
  self->slots = slots;
  self->pointer = pointer;
  self->pencil = pencil;
  self->animation = animation;
  self->home = QDR_NO_SQUARE;
  qdr_board_slots_set_focus_func (slots, slot_focused_cb, self);

  self->controller = gtk_shortcut_controller_new ();
  bind_arrow (self, GDK_KEY_Up, GDK_KEY_KP_Up, QDR_NORTH);
  bind_arrow (self, GDK_KEY_Right, GDK_KEY_KP_Right, QDR_EAST);
  bind_arrow (self, GDK_KEY_Down, GDK_KEY_KP_Down, QDR_SOUTH);
  bind_arrow (self, GDK_KEY_Left, GDK_KEY_KP_Left, QDR_WEST);
  for (guint i = 0; i < G_N_ELEMENTS (enter_keys); i++)
    bind (self, enter_keys[i], 0, enter_cb, 0);
  bind (self, GDK_KEY_h, 0, wall_cb, QDR_MOVE_HORIZONTAL_WALL);
  bind (self, GDK_KEY_v, 0, wall_cb, QDR_MOVE_VERTICAL_WALL);
  bind (self, GDK_KEY_r, 0, turn_cb, 0);
  bind (self, GDK_KEY_Escape, 0, cancel_cb, 0);
  gtk_widget_add_controller (board, self->controller);
  return self;
}

void
qdr_board_keys_free (QdrBoardKeys *self)
{
  if (self == NULL)
    return;

  gtk_widget_remove_controller (self->board, self->controller);
  g_free (self);
}
