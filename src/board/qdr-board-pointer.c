/*
 * Mouse and touch on the board.
 *
 * Press, drag and release mean the same for both: what is shown at the release is played, and
 * leaving the board calls it off: what was taken up goes back. What was pressed decides whether it
 * is about the pawn or about a wall.
 *
 * The key "r", the secondary button and the wheel turn a wall that is hovered or dragged. It stays
 * turned as long as the pointer means the same corner, or, when dragged, until it is let go.
 *
 * Where walls are to be confirmed, a click or tap near a groove lets the wall stand there, and a
 * second one on it, Enter, or the button beside it places it.
 *
 * Fingers are less exact. Where squares are smaller than a fingertip, a wall that a finger drags
 * runs ahead of it, so that it can be seen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include <math.h>

/* The pitch below which a fingertip covers more than a square, in logical pixels. */
#define FINGERTIP 44.0f

/* How far a dragged wall gets ahead of the finger. */
#define LIFT_MAX 36.0f

/* How far beside a wall a second tap may be. */
#define SECOND_TAP_REACH 16.0f

static gboolean
is_below_fingertip (QdrBoardView *self)
{
  return self->geometry.pitch < FINGERTIP;
}

/* @wall, or the same turned as the player wants it: through this corner, or through any. */
static QdrMove
keep_turned (QdrBoardView *self, QdrMove wall, gboolean any)
{
  if (self->turned != QDR_MOVE_NONE && qdr_move_is_wall (wall) &&
      (any || qdr_move_square (wall) == qdr_move_square (self->turned)))
    return qdr_move_make (qdr_move_kind (self->turned), qdr_move_square (wall));

  self->turned = QDR_MOVE_NONE;
  return wall;
}

void
qdr_board_pointer_reset (QdrBoardView *self)
{
  self->press = QDR_BOARD_PRESS_NONE;
  self->grabbed = FALSE;
  self->turned = QDR_MOVE_NONE;
  self->scene.stock_drag = QDR_MOVE_STEP;
}

/* What the drag has taken up goes back. */
static void
drop_grabbed (QdrBoardView *self)
{
  if (self->grabbed)
    qdr_board_model_drop (self->model);
  self->grabbed = FALSE;
}

/* Whether @point is as far along its groove as @wall lies. */
static gboolean
is_along (QdrBoardView *self, const graphene_point_t *point, QdrMove wall)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (&self->geometry, wall);
  const gboolean lies = bounds.size.width > bounds.size.height;
  const float from = lies ? bounds.origin.x : bounds.origin.y;
  const float length = lies ? bounds.size.width : bounds.size.height;
  const float place = lies ? point->x : point->y;

  return place >= from && place <= from + length;
}

/* @wall, or one at whose end it would begin, if that one is under the pointer and can be taken
 * away. */
static QdrMove
prefer_standing (QdrBoardView *self, const graphene_point_t *point, QdrMove wall)
{
  const gboolean vertical = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const guint along = vertical ? self->scene.position.board.stride : 1;
  const guint corner = qdr_move_square (wall);
  const QdrMove after = qdr_move_make (qdr_move_kind (wall), corner + along);
  const QdrMove before =
      corner >= along ? qdr_move_make (qdr_move_kind (wall), corner - along) : wall;

  if (qdr_board_model_takes_away (self->model, after) && is_along (self, point, after))
    return after;
  if (qdr_board_model_takes_away (self->model, before) && is_along (self, point, before))
    return before;
  return wall;
}

static QdrMove
pick (QdrBoardView *self, const graphene_point_t *point)
{
  const QdrMove picked = qdr_board_geometry_pick (&self->geometry, point, &self->scene.destinations,
                                                  self->scene.pointed);
  const QdrMove move = keep_turned (self, picked, FALSE);

  return qdr_move_is_wall (move) ? prefer_standing (self, point, move) : move;
}

void
qdr_board_pointer_refresh (QdrBoardView *self)
{
  QdrMove move;

  if (!self->mouse_is_over || self->standing || !qdr_board_view_can_play (self))
    return;

  /* A mouse at rest has asked for nothing; least of all why the wall it has just placed is
   * taken. */
  move = pick (self, &self->mouse);
  if (move != QDR_MOVE_NONE && qdr_board_model_allows (self->model, move))
    qdr_board_view_point_at (self, move, QDR_BOARD_POINTER_MOUSE);
}

void
qdr_board_pointer_move (QdrBoardView *self, const graphene_point_t *point)
{
  /* GTK repeats the last place when widgets change under a pointer at rest. */
  if (self->mouse_is_over && graphene_point_equal (&self->mouse, point))
    return;

  self->mouse = *point;
  self->mouse_is_over = TRUE;
  if (self->press == QDR_BOARD_PRESS_NONE && !self->standing && qdr_board_view_can_play (self))
    qdr_board_view_point_at (self, pick (self, point), QDR_BOARD_POINTER_MOUSE);
}

void
qdr_board_pointer_leave (QdrBoardView *self)
{
  self->mouse_is_over = FALSE;
  if (self->pointer == QDR_BOARD_POINTER_MOUSE && self->press == QDR_BOARD_PRESS_NONE &&
      !self->standing)
    qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
}

/* Whether @point is on a wall that is to be confirmed. */
static gboolean
is_on_standing (QdrBoardView *self, const graphene_point_t *point)
{
  graphene_rect_t wall;

  if (!self->standing)
    return FALSE;

  wall = qdr_board_geometry_get_wall (&self->geometry, self->scene.pointed);
  graphene_rect_inset (&wall, -SECOND_TAP_REACH, -SECOND_TAP_REACH);
  return graphene_rect_contains_point (&wall, point);
}

/* Whether a wall that is let go waits to be confirmed. */
static gboolean
is_to_stand (QdrBoardView *self)
{
  if (self->confirm_walls == QDR_CONFIRM_TOUCH)
    return self->pointer == QDR_BOARD_POINTER_FINGER && !self->dragged;

  return self->confirm_walls == QDR_CONFIRM_ALWAYS;
}

void
qdr_board_pointer_press (QdrBoardView *self, const graphene_point_t *point, gboolean finger)
{
  QdrMove move;

  qdr_board_follow_skip_motion (self);
  self->press = QDR_BOARD_PRESS_NONE;
  self->dragged = FALSE;
  if (!qdr_board_view_try (self))
    return;

  if (is_on_standing (self, point)) {
    self->pointer = finger ? QDR_BOARD_POINTER_FINGER : QDR_BOARD_POINTER_MOUSE;
    self->press = QDR_BOARD_PRESS_STANDING;
    return;
  }

  move = pick (self, point);
  if (move != QDR_MOVE_NONE)
    self->press = qdr_move_is_wall (move) ? QDR_BOARD_PRESS_WALL : QDR_BOARD_PRESS_SQUARE;
  qdr_board_view_point_at (self, move, finger ? QDR_BOARD_POINTER_FINGER : QDR_BOARD_POINTER_MOUSE);
}

/* Where a wall is shown for a finger at @point that has come @distance from where it was put
 * down. */
static graphene_point_t
lift (QdrBoardView *self, const graphene_point_t *point, float distance)
{
  if (self->pointer != QDR_BOARD_POINTER_FINGER || !is_below_fingertip (self))
    return *point;

  return GRAPHENE_POINT_INIT (point->x, point->y - MIN (distance, LIFT_MAX));
}

/* What is taken up changes the position, which otherwise ends what the pointer is about. */
static void
begin_drag (QdrBoardView *self)
{
  const QdrMove pressed = self->scene.pointed;
  const QdrBoardPointer pointer = self->pointer;

  if (self->press == QDR_BOARD_PRESS_SQUARE && pressed != QDR_MOVE_NONE &&
      qdr_board_model_grab (self->model, qdr_move_square (pressed))) {
    self->press = QDR_BOARD_PRESS_SQUARE;
    self->pointer = pointer;
    self->grabbed = TRUE;
  }
  self->dragged = TRUE;
}

void
qdr_board_pointer_drag (QdrBoardView *self, const graphene_point_t *point, float distance)
{
  graphene_point_t lifted;
  QdrMove move;

  if (self->press == QDR_BOARD_PRESS_NONE)
    return;

  if (!self->dragged)
    begin_drag (self);
  if (self->press == QDR_BOARD_PRESS_SQUARE) {
    move = qdr_board_geometry_pick_step (&self->geometry, point);
  } else {
    lifted = lift (self, point, distance);
    move = qdr_board_geometry_pick_wall (&self->geometry, &lifted, self->scene.pointed);
    if (move != QDR_MOVE_NONE)
      move = keep_turned (self, move, TRUE);
  }
  qdr_board_view_point_at (self, move, self->pointer);
}

void
qdr_board_pointer_release (QdrBoardView *self)
{
  const QdrBoardPress press = self->press;
  const QdrMove move = self->scene.pointed;
  const gboolean finger = self->pointer == QDR_BOARD_POINTER_FINGER;

  if (move == QDR_MOVE_NONE)
    drop_grabbed (self);
  qdr_board_pointer_reset (self);
  if (press == QDR_BOARD_PRESS_NONE || move == QDR_MOVE_NONE)
    return;
  if (qdr_move_is_wall (move) && (press == QDR_BOARD_PRESS_WALL || self->dragged) &&
      is_to_stand (self)) {
    qdr_board_view_stand (self);
    return;
  }

  if (finger || self->standing)
    qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  qdr_board_view_propose (self, move);
}

void
qdr_board_pointer_cancel (QdrBoardView *self)
{
  drop_grabbed (self);
  qdr_board_pointer_reset (self);
  qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
}

gboolean
qdr_board_pointer_confirm (QdrBoardView *self)
{
  const QdrMove wall = self->scene.pointed;

  if (!self->standing)
    return FALSE;

  qdr_board_pointer_cancel (self);
  qdr_board_view_propose (self, wall);
  return TRUE;
}

gboolean
qdr_board_pointer_turn (QdrBoardView *self)
{
  const gboolean standing = self->standing;

  if (self->scene.stock_drag != QDR_MOVE_STEP) {
    self->turned = qdr_board_view_turn_wall (self->turned);
    self->scene.stock_drag = qdr_move_kind (self->turned);
    gtk_widget_queue_draw (GTK_WIDGET (self));
    return TRUE;
  }
  if (self->pointer == QDR_BOARD_POINTER_KEYBOARD || self->scene.pointed == QDR_MOVE_NONE ||
      !qdr_move_is_wall (self->scene.pointed))
    return FALSE;

  self->turned = qdr_board_view_turn_wall (self->scene.pointed);
  qdr_board_view_point_at (self, self->turned, self->pointer);
  if (standing)
    qdr_board_view_stand (self);
  return TRUE;
}

/* Walls from the stock */

gboolean
qdr_board_view_stock_drag_begin (QdrBoardView *self, guint player, gboolean finger)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (self), FALSE);

  if (player != self->scene.position.turn || !qdr_board_view_try (self))
    return FALSE;

  qdr_board_follow_skip_motion (self);
  /* So that keys can turn the wall or call it off. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  qdr_board_view_point_at (self, QDR_MOVE_NONE,
                           finger ? QDR_BOARD_POINTER_FINGER : QDR_BOARD_POINTER_MOUSE);
  self->press = QDR_BOARD_PRESS_STOCK;
  self->dragged = TRUE;
  self->turned = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0);
  return TRUE;
}

/* Beside the board the wall is drawn where the pointer is; on it, where it would be placed. */
static void
show_stock_drag (QdrBoardView *self, const graphene_point_t *point, QdrMove wall)
{
  self->scene.stock_drag = wall == QDR_MOVE_NONE ? qdr_move_kind (self->turned) : QDR_MOVE_STEP;
  self->scene.stock_drag_x = point->x;
  self->scene.stock_drag_y = point->y;
  qdr_board_view_point_at (self, wall, self->pointer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
qdr_board_view_stock_drag_move (QdrBoardView *self, const graphene_point_t *point)
{
  graphene_point_t lifted;
  QdrMove wall;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));
  g_return_if_fail (point != NULL);

  if (self->press != QDR_BOARD_PRESS_STOCK)
    return;

  lifted = lift (self, point, LIFT_MAX);
  wall = qdr_board_geometry_pick_wall (&self->geometry, &lifted, self->scene.pointed);
  show_stock_drag (self, &lifted, wall != QDR_MOVE_NONE ? keep_turned (self, wall, TRUE) : wall);
}

void
qdr_board_view_stock_drag_turn (QdrBoardView *self)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->press == QDR_BOARD_PRESS_STOCK)
    qdr_board_pointer_turn (self);
}

void
qdr_board_view_stock_drag_end (QdrBoardView *self, gboolean drop)
{
  QdrMove wall;

  g_return_if_fail (QDR_IS_BOARD_VIEW (self));

  if (self->press != QDR_BOARD_PRESS_STOCK)
    return;

  wall = self->scene.pointed;
  if (drop && wall != QDR_MOVE_NONE && is_to_stand (self)) {
    qdr_board_pointer_reset (self);
    qdr_board_view_stand (self);
    return;
  }

  qdr_board_pointer_cancel (self);
  if (drop && wall != QDR_MOVE_NONE)
    qdr_board_view_propose (self, wall);
}

/* Controllers */

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, QdrBoardView *self)
{
  qdr_board_pointer_move (self, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

static void
leave_cb (GtkEventControllerMotion *controller, QdrBoardView *self)
{
  qdr_board_pointer_leave (self);
}

/* Keyboard and mouse go on from the same place. */
static void
move_focus (QdrBoardView *self, const graphene_point_t *point)
{
  const QdrMove step = qdr_board_geometry_pick_step (&self->geometry, point);

  if (step != QDR_MOVE_NONE)
    gtk_widget_grab_focus (GTK_WIDGET (qdr_board_view_get_square (self, qdr_move_square (step))));
}

static gboolean
is_touch (GtkGestureDrag *gesture)
{
  return gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, QdrBoardView *self)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  if (self->model == NULL)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  move_focus (self, &point);
  qdr_board_pointer_press (self, &point, is_touch (gesture));
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, QdrBoardView *self)
{
  double x, y;

  /* A trembling hand is no drag. */
  if (!self->dragged && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  qdr_board_pointer_drag (self, &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy)),
                          (float) hypot (dx, dy));
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, QdrBoardView *self)
{
  qdr_board_pointer_release (self);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, QdrBoardView *self)
{
  qdr_board_pointer_cancel (self);
}

/* A gesture for the other button would end the drag of the first one: it is the same pointer. */
static gboolean
button_cb (GtkEventControllerLegacy *controller, GdkEvent *event, QdrBoardView *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if ((type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) ||
      gdk_button_event_get_button (event) != GDK_BUTTON_SECONDARY)
    return GDK_EVENT_PROPAGATE;
  if (type == GDK_BUTTON_PRESS && qdr_board_pointer_turn (self))
    return GDK_EVENT_STOP;

  return self->press != QDR_BOARD_PRESS_NONE;
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, QdrBoardView *self)
{
  return qdr_board_pointer_turn (self);
}

static void
add_turning (QdrBoardView *self)
{
  GtkEventController *button = gtk_event_controller_legacy_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  gtk_event_controller_set_propagation_phase (button, GTK_PHASE_CAPTURE);
  g_signal_connect (button, "event", G_CALLBACK (button_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), button);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}

void
qdr_board_pointer_init (QdrBoardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  add_turning (self);
}
