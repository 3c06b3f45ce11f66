/*
 * Mouse and touch control of a board, and the drawing of arrows and marks.
 *
 * Press, drag and release work the same way for mouse and finger: a release proposes the move that
 * is shown, and a drag that leaves the board is cancelled. The target of the press decides whether
 * a pawn or a wall is moved. A dragged pawn follows the pointer, and glides back to its square if
 * its move is refused.
 *
 * The key "r" and the wheel rotate a wall that is hovered, dragged or to be confirmed. A hovered
 * wall remains rotated while the pointer is near the corner where it was rotated. A dragged wall
 * remains rotated until the release. The secondary button cancels a drag, as Escape does. Otherwise
 * it rotates, too, or draws arrows and marks if there is no wall to rotate and nothing is pressed.
 *
 * The second click of a double click is ignored if the first click was not on the board: a button
 * over the board may have disappeared under the pointer.
 *
 * If walls must be confirmed, a click or tap near a groove shows the wall. A second click or tap on
 * the wall, Enter, or the button beside it places the wall.
 *
 * If squares are smaller than a fingertip, a wall dragged by a finger is drawn above the finger, so
 * that it is visible.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-pointer.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-announcer.h"
#include "qdr-board-words.h"

/* The pitch below which a fingertip covers several squares, logical pixels. */
#define FINGERTIP 44.0f

/* The largest distance of a dragged wall above the finger, logical pixels. */
#define LIFT_MAX 36.0f

/* The largest distance from a wall at which a second tap confirms the wall, logical pixels. */
#define SECOND_TAP_REACH 16.0f

/* The target of a press, which decides the kind of move until the release. */
typedef enum {
  PRESS_NONE,             /* nothing is pressed, or the press is ignored */
  PRESS_SQUARE,           /* a square, to move a pawn */
  PRESS_WALL,             /* a groove, to place a wall */
  PRESS_STOCK,            /* a wall that is dragged from the stock */
  PRESS_UNCONFIRMED_WALL, /* a wall that is to be confirmed */
} Press;

struct _QdrBoardPointer {
  GtkWidget *board;             /* (unowned) */
  QdrBoardState *state;         /* (unowned) */
  QdrBoardSquares *squares;     /* (unowned) */
  QdrBoardPencil *pencil;       /* (unowned) */
  QdrBoardAnimation *animation; /* (unowned) */
  GPtrArray *controllers;       /* of GtkEventController; owned by the board */
  QdrWallConfirmation confirm_walls;
  gboolean is_hover_enabled; /* whether a mouse that is not pressed points at moves */

  Press press;
  gboolean is_dragged;      /* whether the pointer was dragged since the press */
  gboolean has_taken_piece; /* whether the model has picked up a piece for the drag */
  guint carried_player;     /* the player whose pawn is dragged, or QDR_NOBODY */
  QdrMove rotated; /* the wall under the pointer if the player has rotated it, or QDR_MOVE_NONE */
  graphene_point_t mouse; /* the last position of the mouse while no stroke was drawn */
  gboolean mouse_is_over;
  graphene_point_t pencil_point; /* the last position of the mouse */

  /* The last motion of the mouse in any window of the program. */
  GdkSurface *moved_in; /* (unowned): the window of the motion; never dereferenced */
  graphene_point_t at;  /* the point in that window */
  gboolean is_moving;   /* whether the motion was one, and not a report of a mouse at rest */

  /* The last press of the primary button or of a finger, in any window of the program. */
  gulong hook;
  guint32 press_time;    /* milliseconds */
  GdkSurface *place;     /* (unowned): the window where the pointer rests; never dereferenced */
  graphene_point_t rest; /* the point in that window where the pointer rests */
  gboolean rests;        /* whether the pointer has not moved away since that press */
  gboolean is_repeated;  /* whether the press was the second one of a double click */
  gboolean was_on_board; /* whether the press was on this board, and not ignored */
  gboolean has_proposed; /* whether its release proposed a move */
  gboolean had_effect; /* whether the press before it was beside this board, ignored, or proposed a
                        * move */
};

void
qdr_board_pointer_set_confirm_walls (QdrBoardPointer *self, QdrWallConfirmation confirm_walls)
{
  self->confirm_walls = confirm_walls;
}

static gboolean
is_dragging (const QdrBoardPointer *self)
{
  return self->press != PRESS_NONE && self->is_dragged;
}

gboolean
qdr_board_pointer_can_cancel (const QdrBoardPointer *self)
{
  return is_dragging (self) || qdr_board_state_awaits_confirmation (self->state);
}

static const QdrBoardScene *
get_scene (QdrBoardPointer *self)
{
  return qdr_board_state_get_scene (self->state);
}

/* If the player has rotated a wall at the same corner as @wall, or at any corner if @any is TRUE,
 * returns @wall with the rotated orientation. Otherwise forgets the rotated wall and returns @wall
 * unchanged. */
static QdrMove
apply_rotation (QdrBoardPointer *self, QdrMove wall, gboolean any)
{
  if (self->rotated != QDR_MOVE_NONE && qdr_move_is_wall (wall) &&
      (any || qdr_move_square (wall) == qdr_move_square (self->rotated)))
    return qdr_move_make (qdr_move_kind (self->rotated), qdr_move_square (wall));

  self->rotated = QDR_MOVE_NONE;
  return wall;
}

static void
forget_press (QdrBoardPointer *self)
{
  self->press = PRESS_NONE;
  self->has_taken_piece = FALSE;
  self->carried_player = QDR_NOBODY;
  self->rotated = QDR_MOVE_NONE;
  qdr_board_state_set_stock_drag (self->state, QDR_MOVE_STEP, NULL);
}

void
qdr_board_pointer_forget_press (QdrBoardPointer *self)
{
  forget_press (self);
  qdr_board_state_put_down_pawn (self->state);
}

/* If a pawn is still carried, because its move was refused, makes it glide back to its square. */
static void
return_carried_pawn (QdrBoardPointer *self)
{
  const QdrBoardCarriedPawn carried = qdr_board_state_put_down_pawn (self->state);

  if (carried.is_carried)
    qdr_board_animation_drop_pawn (self->animation, &carried);
}

/* Puts back the piece that the model has picked up for the drag, if any. */
static void
put_back_piece (QdrBoardPointer *self)
{
  if (self->has_taken_piece)
    qdr_board_model_put_back_piece (qdr_board_state_get_model (self->state));
  self->has_taken_piece = FALSE;
}

/* Returns whether @point lies between the ends of @wall, measured along the groove of the wall. */
static gboolean
lies_beside_wall (QdrBoardPointer *self, const graphene_point_t *point, QdrMove wall)
{
  const graphene_rect_t bounds =
      qdr_board_geometry_get_wall (qdr_board_state_get_geometry (self->state), wall);
  const gboolean lies = bounds.size.width > bounds.size.height;
  const float from = lies ? bounds.origin.x : bounds.origin.y;
  const float length = lies ? bounds.size.width : bounds.size.height;
  const float place = lies ? point->x : point->y;

  return place >= from && place <= from + length;
}

static QdrMove
pick_move (QdrBoardPointer *self, const graphene_point_t *point)
{
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  const QdrMove picked =
      qdr_board_geometry_pick_move (qdr_board_state_get_geometry (self->state), point,
                                    &get_scene (self)->destinations, get_scene (self)->pointed);
  const QdrMove move = apply_rotation (self, picked, FALSE);
  const QdrMoveKind kind = qdr_move_kind (move);
  const guint corner = qdr_move_square (move);
  const guint along = kind == QDR_MOVE_VERTICAL_WALL ? get_scene (self)->position.board.stride : 1;
  QdrMove after, before;

  if (!qdr_move_is_wall (move))
    return move;

  /* If a neighbouring wall in the same groove is under the pointer and can be removed, it takes
   * precedence. */
  after = qdr_move_make (kind, corner + along);
  if (qdr_board_model_can_remove_wall (model, after) && lies_beside_wall (self, point, after))
    return after;
  before = corner >= along ? qdr_move_make (kind, corner - along) : move;
  if (qdr_board_model_can_remove_wall (model, before) && lies_beside_wall (self, point, before))
    return before;
  return move;
}

void
qdr_board_pointer_point_again (QdrBoardPointer *self)
{
  QdrMove move;

  if (!self->mouse_is_over || !self->is_hover_enabled ||
      qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_KEYBOARD ||
      qdr_board_state_awaits_confirmation (self->state) || !qdr_board_state_can_move (self->state))
    return;

  /* Do not point at an illegal move: it is usually the wall that was just placed. */
  move = pick_move (self, &self->mouse);
  if (move != QDR_MOVE_NONE &&
      qdr_board_model_allows_move (qdr_board_state_get_model (self->state), move))
    qdr_board_state_point_at (self->state, move, QDR_BOARD_DEVICE_MOUSE);
}

void
qdr_board_pointer_move (QdrBoardPointer *self, const graphene_point_t *point)
{
  /* GTK reports the same position again when widgets change below a mouse at rest. */
  const gboolean rests = self->mouse_is_over && graphene_point_equal (&self->mouse, point);
  const gboolean is_free = self->is_hover_enabled && self->press == PRESS_NONE &&
                           !qdr_board_state_awaits_confirmation (self->state) &&
                           qdr_board_state_can_move (self->state);
  QdrMove move;

  self->mouse = *point;
  self->mouse_is_over = TRUE;
  if (!is_free || (rests && qdr_board_state_get_device (self->state) != QDR_BOARD_DEVICE_MOUSE))
    return;

  move = pick_move (self, point);
  if (rests && move != get_scene (self)->pointed && move != QDR_MOVE_NONE &&
      !qdr_board_model_allows_move (qdr_board_state_get_model (self->state), move))
    move = QDR_MOVE_NONE;
  qdr_board_state_point_at (self->state, move, QDR_BOARD_DEVICE_MOUSE);
}

void
qdr_board_pointer_leave (QdrBoardPointer *self)
{
  self->mouse_is_over = FALSE;
  if (qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_MOUSE &&
      self->press == PRESS_NONE && !qdr_board_state_awaits_confirmation (self->state))
    qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
}

/* Returns whether the wall pointed at must be confirmed after the release. */
static gboolean
must_confirm (QdrBoardPointer *self)
{
  if (self->confirm_walls == QDR_CONFIRM_TOUCH)
    return qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_FINGER && !self->is_dragged;

  return self->confirm_walls == QDR_CONFIRM_ALWAYS;
}

void
qdr_board_pointer_press (QdrBoardPointer *self, const graphene_point_t *point, gboolean finger)
{
  const QdrBoardDevice device = finger ? QDR_BOARD_DEVICE_FINGER : QDR_BOARD_DEVICE_MOUSE;
  QdrMove move;

  qdr_board_animation_skip (self->animation);
  self->press = PRESS_NONE;
  self->is_dragged = FALSE;
  if (!qdr_board_state_try_to_begin_move (self->state))
    return;

  if (qdr_board_state_awaits_confirmation (self->state)) {
    graphene_rect_t wall = qdr_board_geometry_get_wall (qdr_board_state_get_geometry (self->state),
                                                        get_scene (self)->pointed);

    graphene_rect_inset (&wall, -SECOND_TAP_REACH, -SECOND_TAP_REACH);
    if (graphene_rect_contains_point (&wall, point)) {
      qdr_board_state_set_device (self->state, device);
      self->press = PRESS_UNCONFIRMED_WALL;
      return;
    }
  }

  move = pick_move (self, point);
  if (move != QDR_MOVE_NONE)
    self->press = qdr_move_is_wall (move) ? PRESS_WALL : PRESS_SQUARE;
  qdr_board_state_point_at (self->state, move, device);
}

/* Returns the point at which a dragged wall is drawn: @point, or, on small squares, a point above
 * the finger, so that the wall is visible. */
static graphene_point_t
get_wall_point (QdrBoardPointer *self, const graphene_point_t *point, float distance)
{
  if (qdr_board_state_get_device (self->state) != QDR_BOARD_DEVICE_FINGER ||
      qdr_board_state_get_geometry (self->state)->pitch >= FINGERTIP)
    return *point;

  return GRAPHENE_POINT_INIT (point->x, point->y - MIN (distance, LIFT_MAX));
}

/* Starts to drag the pressed piece. If the model picks up the piece, the position changes and the
 * pointer is reset. After that, the press and the device are set again. */
static void
begin_drag (QdrBoardPointer *self)
{
  const QdrMove pressed = get_scene (self)->pointed;
  const QdrBoardDevice device = qdr_board_state_get_device (self->state);
  guint pawn = QDR_NOBODY;

  self->is_dragged = TRUE;
  if (self->press != PRESS_SQUARE || pressed == QDR_MOVE_NONE)
    return;

  for (guint player = 0; player < get_scene (self)->position.players; player++)
    if (get_scene (self)->position.pawns[player] == qdr_move_square (pressed))
      pawn = player;
  if (qdr_board_model_pick_up_piece (qdr_board_state_get_model (self->state),
                                     qdr_move_square (pressed))) {
    self->press = PRESS_SQUARE;
    qdr_board_state_set_device (self->state, device);
    self->has_taken_piece = TRUE;
  }
  if (self->has_taken_piece || pawn == get_scene (self)->position.turn)
    self->carried_player = pawn;
}

void
qdr_board_pointer_drag (QdrBoardPointer *self, const graphene_point_t *point, float distance)
{
  graphene_point_t lifted;
  QdrMove move;

  if (self->press == PRESS_NONE)
    return;

  if (!self->is_dragged)
    begin_drag (self);
  if (self->press == PRESS_SQUARE) {
    move = qdr_board_geometry_pick_step (qdr_board_state_get_geometry (self->state), point);
    if (self->carried_player != QDR_NOBODY)
      qdr_board_state_carry_pawn (self->state, self->carried_player, point);
  } else {
    lifted = get_wall_point (self, point, distance);
    move = qdr_board_geometry_pick_wall (qdr_board_state_get_geometry (self->state), &lifted,
                                         get_scene (self)->pointed);
    if (move != QDR_MOVE_NONE)
      move = apply_rotation (self, move, TRUE);
  }
  qdr_board_state_point_at (self->state, move, qdr_board_state_get_device (self->state));
}

void
qdr_board_pointer_release (QdrBoardPointer *self)
{
  const Press press = self->press;
  const gboolean finger = qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_FINGER;
  QdrMove move = get_scene (self)->pointed;

  /* A pawn that is dropped on its own square does not move, unless the model picked it up. */
  if (self->carried_player != QDR_NOBODY && !self->has_taken_piece && move != QDR_MOVE_NONE &&
      qdr_move_square (move) == get_scene (self)->position.pawns[self->carried_player])
    move = QDR_MOVE_NONE;
  if (move == QDR_MOVE_NONE)
    put_back_piece (self);
  forget_press (self);
  if (press != PRESS_NONE && move != QDR_MOVE_NONE) {
    if (qdr_move_is_wall (move) && (press == PRESS_WALL || self->is_dragged) &&
        must_confirm (self)) {
      qdr_board_state_request_confirmation (self->state);
    } else {
      if (finger || qdr_board_state_awaits_confirmation (self->state))
        qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
      self->has_proposed = TRUE;
      qdr_board_state_propose_move (self->state, move);
    }
  }
  /* Return the pawn after a refused move. After a played move the pawn is no longer carried. */
  return_carried_pawn (self);
}

void
qdr_board_pointer_cancel (QdrBoardPointer *self)
{
  put_back_piece (self);
  forget_press (self);
  return_carried_pawn (self);
  qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
}

void
qdr_board_pointer_set_hover_enabled (QdrBoardPointer *self, gboolean is_enabled)
{
  if (self->is_hover_enabled == is_enabled)
    return;

  self->is_hover_enabled = is_enabled;
  qdr_board_pointer_cancel (self);
  qdr_board_pointer_point_again (self);
}

gboolean
qdr_board_pointer_confirm_wall (QdrBoardPointer *self)
{
  const QdrMove wall = get_scene (self)->pointed;

  if (!qdr_board_state_awaits_confirmation (self->state))
    return FALSE;

  qdr_board_pointer_cancel (self);
  qdr_board_state_propose_move (self->state, wall);
  return TRUE;
}

gboolean
qdr_board_pointer_rotate_wall (QdrBoardPointer *self)
{
  const gboolean held = qdr_board_state_awaits_confirmation (self->state);

  if (get_scene (self)->stock_drag != QDR_MOVE_STEP) {
    self->rotated = qdr_move_rotate_wall (self->rotated);
    qdr_board_state_set_stock_drag (self->state, qdr_move_kind (self->rotated),
                                    &GRAPHENE_POINT_INIT (get_scene (self)->stock_drag_x,
                                                          get_scene (self)->stock_drag_y));
    return TRUE;
  }
  if (qdr_board_state_get_device (self->state) == QDR_BOARD_DEVICE_KEYBOARD ||
      get_scene (self)->pointed == QDR_MOVE_NONE || !qdr_move_is_wall (get_scene (self)->pointed))
    return FALSE;

  self->rotated = qdr_move_rotate_wall (get_scene (self)->pointed);
  qdr_board_state_point_at (self->state, self->rotated, qdr_board_state_get_device (self->state));
  if (held)
    qdr_board_state_request_confirmation (self->state);
  return TRUE;
}

/* Walls dragged from the stock */

gboolean
qdr_board_pointer_begin_stock_drag (QdrBoardPointer *self, guint player, gboolean finger)
{
  if (player != get_scene (self)->position.turn || !qdr_board_state_try_to_begin_move (self->state))
    return FALSE;

  qdr_board_animation_skip (self->animation);
  /* The board takes the focus, so that keys can rotate the wall or cancel the drag. */
  if (gtk_widget_get_focus_child (self->board) == NULL)
    gtk_widget_grab_focus (self->board);
  qdr_board_state_point_at (self->state, QDR_MOVE_NONE,
                            finger ? QDR_BOARD_DEVICE_FINGER : QDR_BOARD_DEVICE_MOUSE);
  self->press = PRESS_STOCK;
  self->is_dragged = TRUE;
  self->rotated = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0);
  return TRUE;
}

void
qdr_board_pointer_move_stock_drag (QdrBoardPointer *self, const graphene_point_t *point)
{
  graphene_point_t lifted;
  QdrMove wall;

  g_return_if_fail (point != NULL);

  if (self->press != PRESS_STOCK)
    return;

  lifted = get_wall_point (self, point, LIFT_MAX);
  wall = qdr_board_geometry_pick_wall (qdr_board_state_get_geometry (self->state), &lifted,
                                       get_scene (self)->pointed);
  if (wall != QDR_MOVE_NONE)
    wall = apply_rotation (self, wall, TRUE);
  /* Beside the board, the wall is drawn at the pointer; on the board, in the place where it would
   * be put. */
  qdr_board_state_set_stock_drag (self->state,
                                  wall == QDR_MOVE_NONE ? qdr_move_kind (self->rotated)
                                                        : QDR_MOVE_STEP,
                                  &lifted);
  qdr_board_state_point_at (self->state, wall, qdr_board_state_get_device (self->state));
}

void
qdr_board_pointer_rotate_stock_drag (QdrBoardPointer *self)
{
  if (self->press == PRESS_STOCK)
    qdr_board_pointer_rotate_wall (self);
}

void
qdr_board_pointer_end_stock_drag (QdrBoardPointer *self, gboolean drop)
{
  QdrMove wall;

  if (self->press != PRESS_STOCK)
    return;

  wall = get_scene (self)->pointed;
  if (drop && wall != QDR_MOVE_NONE && must_confirm (self)) {
    qdr_board_pointer_forget_press (self);
    qdr_board_state_request_confirmation (self->state);
    return;
  }

  qdr_board_pointer_cancel (self);
  if (drop && wall != QDR_MOVE_NONE)
    qdr_board_state_propose_move (self->state, wall);
}

/* Double clicks of which the first click had its effect, beside the board or on it */

static GdkSurface *
find_window (GdkSurface *surface, double *x, double *y)
{
  while (GDK_IS_POPUP (surface)) {
    *x += gdk_popup_get_position_x (GDK_POPUP (surface));
    *y += gdk_popup_get_position_y (GDK_POPUP (surface));
    surface = gdk_popup_get_parent (GDK_POPUP (surface));
  }
  return surface;
}

/* Follows presses and the pointer in all windows. The positions of different windows cannot be
 * compared; the pointer is assumed to rest if the window under it disappears. */
static gboolean
event_hook_cb (GSignalInvocationHint *hint,
               guint n_values,
               const GValue *values,
               gpointer user_data)
{
  QdrBoardPointer *self = user_data;
  GdkEvent *event = g_value_peek_pointer (&values[1]);
  const GdkEventType type = gdk_event_get_event_type (event);
  const gboolean is_press =
      type == GDK_TOUCH_BEGIN ||
      (type == GDK_BUTTON_PRESS && gdk_button_event_get_button (event) == GDK_BUTTON_PRIMARY);
  int longest, furthest;
  GdkSurface *window;
  double x, y;

  if ((!is_press && type != GDK_MOTION_NOTIFY && type != GDK_ENTER_NOTIFY) ||
      !gdk_event_get_position (event, &x, &y))
    return G_SOURCE_CONTINUE;

  g_object_get (gtk_widget_get_settings (self->board), "gtk-double-click-time", &longest,
                "gtk-double-click-distance", &furthest, NULL);
  window = find_window (gdk_event_get_surface (event), &x, &y);
  if (type == GDK_MOTION_NOTIFY) {
    const graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y);

    self->is_moving = window == self->moved_in && !graphene_point_equal (&at, &self->at);
    self->moved_in = window;
    self->at = at;
  }
  if (window == self->place &&
      hypot (x - (double) self->rest.x, y - (double) self->rest.y) > furthest)
    self->rests = FALSE;
  if (window != self->place || is_press)
    self->rest = GRAPHENE_POINT_INIT ((float) x, (float) y);
  self->place = window;
  if (is_press) {
    self->is_repeated =
        self->rests && gdk_event_get_time (event) - self->press_time <= (guint32) longest;
    self->had_effect = !self->was_on_board || self->has_proposed;
    self->has_proposed = FALSE;
    self->press_time = gdk_event_get_time (event);
    self->rests = TRUE;
    self->was_on_board = FALSE;
  }
  return G_SOURCE_CONTINUE;
}

/* Event controllers */

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, QdrBoardPointer *self)
{
  self->pencil_point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (qdr_board_pencil_is_drawing (self->pencil))
    qdr_board_pencil_continue_stroke (self->pencil, &self->pencil_point);
  /* GTK reports the place of a mouse at rest when a board appears below it. */
  else if (self->mouse_is_over || self->is_moving)
    qdr_board_pointer_move (self, &self->pencil_point);
}

static void
leave_cb (GtkEventControllerMotion *controller, QdrBoardPointer *self)
{
  qdr_board_pointer_leave (self);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, QdrBoardPointer *self)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  const gboolean finger =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
  QdrMove step;

  if (qdr_board_state_get_model (self->state) == NULL)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->is_repeated && self->had_effect)
    return;

  self->was_on_board = TRUE;
  /* The pressed square takes the focus, so that the keyboard continues from there. */
  step = qdr_board_geometry_pick_step (qdr_board_state_get_geometry (self->state), &point);
  if (step != QDR_MOVE_NONE)
    gtk_widget_grab_focus (
        GTK_WIDGET (qdr_board_squares_get_child (self->squares, qdr_move_square (step))));
  qdr_board_pointer_press (self, &point, finger);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, QdrBoardPointer *self)
{
  double x, y;

  /* Ignore the small movements of a trembling hand. */
  if (!self->is_dragged && !gtk_drag_check_threshold (self->board, 0, 0, (int) dx, (int) dy))
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  qdr_board_pointer_drag (self, &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy)),
                          (float) hypot (dx, dy));
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, QdrBoardPointer *self)
{
  qdr_board_pointer_release (self);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, QdrBoardPointer *self)
{
  qdr_board_pointer_cancel (self);
}

/* Handles the secondary button, which cancels a drag, rotates the wall under the pointer or,
 * without such a wall, draws. A GtkGestureClick would end the drag of the primary button, since
 * both buttons belong to the same pointer. */
static gboolean
button_cb (GtkEventControllerLegacy *controller, GdkEvent *event, QdrBoardPointer *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if ((type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) ||
      gdk_button_event_get_button (event) != GDK_BUTTON_SECONDARY)
    return GDK_EVENT_PROPAGATE;

  if (type == GDK_BUTTON_PRESS && is_dragging (self)) {
    qdr_board_pointer_cancel (self);
    return GDK_EVENT_STOP;
  }
  if (type == GDK_BUTTON_PRESS)
    return qdr_board_pointer_rotate_wall (self) || self->press != PRESS_NONE ||
           qdr_board_pencil_begin_stroke (self->pencil, &self->pencil_point);
  if (!qdr_board_pencil_is_drawing (self->pencil))
    return self->press != PRESS_NONE;

  qdr_board_pencil_end_stroke (self->pencil);
  qdr_board_pointer_move (self, &self->pencil_point);
  return GDK_EVENT_STOP;
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, QdrBoardPointer *self)
{
  return qdr_board_pointer_rotate_wall (self);
}

static void
add_controller (QdrBoardPointer *self, GtkEventController *controller)
{
  gtk_widget_add_controller (self->board, controller);
  g_ptr_array_add (self->controllers, controller);
}

QdrBoardPointer *
qdr_board_pointer_new (GtkWidget *board,
                       QdrBoardState *state,
                       QdrBoardSquares *squares,
                       QdrBoardPencil *pencil,
                       QdrBoardAnimation *animation)
{
  QdrBoardPointer *self = g_new0 (QdrBoardPointer, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *button = gtk_event_controller_legacy_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  self->board = board;
  self->state = state;
  self->squares = squares;
  self->pencil = pencil;
  self->animation = animation;
  self->controllers = g_ptr_array_new ();
  self->confirm_walls = QDR_CONFIRM_TOUCH;
  self->rotated = QDR_MOVE_NONE;
  self->carried_player = QDR_NOBODY;
  self->is_hover_enabled = TRUE;

  g_type_class_unref (g_type_class_ref (GDK_TYPE_SURFACE));
  self->hook = g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0,
                                           event_hook_cb, self, NULL);

  /* "enter" is not used: when a menu changes its size under the mouse, GTK 4.8 emits it with the
   * place in the menu. */
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  add_controller (self, motion);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), self);
  add_controller (self, GTK_EVENT_CONTROLLER (drag));

  gtk_event_controller_set_propagation_phase (button, GTK_PHASE_CAPTURE);
  g_signal_connect (button, "event", G_CALLBACK (button_cb), self);
  add_controller (self, button);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  add_controller (self, wheel);
  return self;
}

void
qdr_board_pointer_disconnect (QdrBoardPointer *self)
{
  for (guint i = 0; i < self->controllers->len; i++) {
    GtkEventController *controller = g_ptr_array_index (self->controllers, i);

    g_signal_handlers_disconnect_by_data (controller, self);
    gtk_widget_remove_controller (self->board, controller);
  }
  g_clear_pointer (&self->controllers, g_ptr_array_unref);
  g_signal_remove_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), self->hook);
}

/* The pencil: arrows and marks, drawn with the secondary button */

struct _QdrBoardPencil {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  QdrSquare from;       /* the start of the stroke, or QDR_NO_SQUARE */
  QdrSquare to;         /* the current end of the stroke, or QDR_NO_SQUARE */
};

QdrBoardPencil *
qdr_board_pencil_new (GtkWidget *board, QdrBoardState *state)
{
  QdrBoardPencil *self = g_new0 (QdrBoardPencil, 1);

  self->board = board;
  self->state = state;
  self->from = QDR_NO_SQUARE;
  self->to = QDR_NO_SQUARE;
  return self;
}

static QdrSquare
pick_square (QdrBoardPencil *self, const graphene_point_t *point)
{
  const QdrMove step =
      qdr_board_geometry_pick_step (qdr_board_state_get_geometry (self->state), point);

  return step != QDR_MOVE_NONE ? qdr_move_square (step) : QDR_NO_SQUARE;
}

static void
show_stroke (QdrBoardPencil *self)
{
  const QdrBoardStroke stroke = { self->from, self->to };

  qdr_board_state_set_drawn_stroke (self->state, self->to != QDR_NO_SQUARE ? &stroke : NULL);
}

gboolean
qdr_board_pencil_begin_stroke (QdrBoardPencil *self, const graphene_point_t *point)
{
  if (qdr_board_state_get_model (self->state) == NULL)
    return FALSE;

  self->from = pick_square (self, point);
  self->to = self->from;
  show_stroke (self);
  return self->from != QDR_NO_SQUARE;
}

gboolean
qdr_board_pencil_is_drawing (const QdrBoardPencil *self)
{
  return self->from != QDR_NO_SQUARE;
}

void
qdr_board_pencil_continue_stroke (QdrBoardPencil *self, const graphene_point_t *point)
{
  if (self->from == QDR_NO_SQUARE)
    return;

  self->to = pick_square (self, point);
  show_stroke (self);
}

void
qdr_board_pencil_end_stroke (QdrBoardPencil *self)
{
  const QdrBoardStroke stroke = { self->from, self->to };

  self->from = QDR_NO_SQUARE;
  self->to = QDR_NO_SQUARE;
  qdr_board_state_set_drawn_stroke (self->state, NULL);
  if (stroke.from == QDR_NO_SQUARE || stroke.to == QDR_NO_SQUARE)
    return;

  /* The removal of a stroke is not announced. */
  if (qdr_board_state_toggle_stroke (self->state, stroke)) {
    g_autofree char *words =
        qdr_board_words_for_stroke (&qdr_board_state_get_scene (self->state)->position.board,
                                    stroke);

    qdr_announce (self->board, words);
  }
}

gboolean
qdr_board_pencil_erase_sketch (QdrBoardPencil *self)
{
  if (!qdr_board_state_erase_sketch (self->state))
    return FALSE;

  qdr_announce (self->board, _ ("Arrows and marks removed."));
  return TRUE;
}
