/*
 * Mouse and touch as GTK reports them, made into the steps of a board's pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-gestures.h"

#include <math.h>

struct _QdrBoardGestures {
  GtkWidget *board;         /* (unowned) */
  QdrBoardState *state;     /* (unowned) */
  QdrBoardSquares *squares; /* (unowned) */
  QdrBoardPointer *pointer; /* (unowned) */
  QdrBoardPencil *pencil;   /* (unowned) */
  graphene_point_t mouse;   /* where it was last */
  GPtrArray *controllers;   /* of GtkEventController; owned by the board */
};

static void
motion_cb (GtkEventControllerMotion *controller, double x, double y, QdrBoardGestures *self)
{
  self->mouse = GRAPHENE_POINT_INIT ((float) x, (float) y);
  if (qdr_board_pencil_is_down (self->pencil))
    qdr_board_pencil_move (self->pencil, &self->mouse);
  else
    qdr_board_pointer_move (self->pointer, &self->mouse);
}

static void
leave_cb (GtkEventControllerMotion *controller, QdrBoardGestures *self)
{
  qdr_board_pointer_leave (self->pointer);
}

static void
drag_begin_cb (GtkGestureDrag *gesture, double x, double y, QdrBoardGestures *self)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  const gboolean finger =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
  QdrMove step;

  if (qdr_board_state_get_model (self->state) == NULL)
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  /* Keyboard and mouse go on from the same place. */
  step = qdr_board_geometry_pick_step (qdr_board_state_get_geometry (self->state), &point);
  if (step != QDR_MOVE_NONE)
    gtk_widget_grab_focus (
        GTK_WIDGET (qdr_board_squares_get (self->squares, qdr_move_square (step))));
  qdr_board_pointer_press (self->pointer, &point, finger);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, QdrBoardGestures *self)
{
  double x, y;

  /* A trembling hand is no drag. */
  if (!qdr_board_pointer_is_dragging (self->pointer) &&
      !gtk_drag_check_threshold (self->board, 0, 0, (int) dx, (int) dy))
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  qdr_board_pointer_drag (self->pointer, &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy)),
                          (float) hypot (dx, dy));
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, QdrBoardGestures *self)
{
  qdr_board_pointer_release (self->pointer);
}

static void
cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, QdrBoardGestures *self)
{
  qdr_board_pointer_cancel (self->pointer);
}

/* It turns a wall if there is one under the pointer; otherwise it draws. */
static gboolean
press_secondary (QdrBoardGestures *self)
{
  if (qdr_board_pointer_turn (self->pointer) || qdr_board_pointer_is_pressed (self->pointer))
    return GDK_EVENT_STOP;

  return qdr_board_pencil_press (self->pencil, &self->mouse);
}

static gboolean
release_secondary (QdrBoardGestures *self)
{
  if (!qdr_board_pencil_is_down (self->pencil))
    return qdr_board_pointer_is_pressed (self->pointer);

  qdr_board_pencil_release (self->pencil);
  qdr_board_pointer_move (self->pointer, &self->mouse);
  return GDK_EVENT_STOP;
}

/* A gesture for the other button would end the drag of the first one: it is the same pointer. */
static gboolean
button_cb (GtkEventControllerLegacy *controller, GdkEvent *event, QdrBoardGestures *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if ((type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) ||
      gdk_button_event_get_button (event) != GDK_BUTTON_SECONDARY)
    return GDK_EVENT_PROPAGATE;

  return type == GDK_BUTTON_PRESS ? press_secondary (self) : release_secondary (self);
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller, double dx, double dy, QdrBoardGestures *self)
{
  return qdr_board_pointer_turn (self->pointer);
}

static void
add (QdrBoardGestures *self, GtkEventController *controller)
{
  gtk_widget_add_controller (self->board, controller);
  g_ptr_array_add (self->controllers, controller);
}

QdrBoardGestures *
qdr_board_gestures_new (GtkWidget *board,
                        QdrBoardState *state,
                        QdrBoardSquares *squares,
                        QdrBoardPointer *pointer,
                        QdrBoardPencil *pencil)
{
  QdrBoardGestures *self = g_new0 (QdrBoardGestures, 1);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *button = gtk_event_controller_legacy_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  self->board = board;
  self->state = state;
  self->squares = squares;
  self->pointer = pointer;
  self->pencil = pencil;
  self->controllers = g_ptr_array_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  add (self, motion);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (cancel_cb), self);
  add (self, GTK_EVENT_CONTROLLER (drag));

  gtk_event_controller_set_propagation_phase (button, GTK_PHASE_CAPTURE);
  g_signal_connect (button, "event", G_CALLBACK (button_cb), self);
  add (self, button);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  add (self, wheel);
  return self;
}

void
qdr_board_gestures_free (QdrBoardGestures *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < self->controllers->len; i++) {
    GtkEventController *controller = g_ptr_array_index (self->controllers, i);

    g_signal_handlers_disconnect_by_data (controller, self);
    gtk_widget_remove_controller (self->board, controller);
  }
  g_ptr_array_unref (self->controllers);
  g_free (self);
}
