/*
 * The switch of a person who plays by scanning: one key, button or tap anywhere on the board.
 *
 * A key that is held is one press, however long it is held. The time for a choice begins anew with
 * each press, and stands still while another window is in front.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-switch.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

struct _QdrBoardSwitch {
  GtkWidget *board;             /* (unowned) */
  QdrBoardState *state;         /* (unowned) */
  QdrBoardPointer *pointer;     /* (unowned) */
  QdrBoardAnimation *animation; /* (unowned) */
  QdrBoardScanner *scanner;
  GtkEventController *keys;  /* owned by the board */
  GtkEventController *focus; /* owned by the board */
  GtkEventController *click; /* owned by the board */
  QdrScanning scanning;
  guint pace_ms;
  guint timer;           /* (nullable): the source that goes on */
  guint held_key;        /* the code of the switch that is down, or 0 */
  gboolean is_held;      /* the choice is elsewhere */
  gboolean is_under_way; /* a person is to move by scanning */
  QdrPosition position;  /* then: the one that is gone through */
  guint n_begun;         /* how often the choices have begun anew */
};

static void start_timer (QdrBoardSwitch *self);

/* What is chosen from */

/* Who hears a choice late would take the one after it. */
static void
show_choice (QdrBoardSwitch *self)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (self->scanner);
  g_autofree char *words = qdr_board_scanner_describe (self->scanner);

  qdr_board_state_set_scanned (self->state, &choice);
  if (words != NULL)
    qdr_announce_passing (self->board, words,
                          self->scanning == QDR_SCANNING_TIMED ? self->pace_ms / 2 : 0);
  start_timer (self);
}

static void
tell_rest (QdrBoardSwitch *self)
{
  if (qdr_board_scanner_get_choice (self->scanner).kind == QDR_SCAN_NOTHING)
    qdr_announce_passing (self->board, _ ("Scanning rests until the next press."), 0);
}

void
qdr_board_switch_advance (QdrBoardSwitch *self)
{
  g_return_if_fail (self != NULL);

  if (!self->is_under_way || qdr_board_scanner_get_choice (self->scanner).kind == QDR_SCAN_NOTHING)
    return;

  qdr_board_scanner_advance (self->scanner);
  show_choice (self);
  tell_rest (self);
}

/* A move that is played brings choices of its own, or none. */
static void
propose (QdrBoardSwitch *self, QdrMove move)
{
  const guint n_begun = self->n_begun;

  qdr_board_state_propose (self->state, move);
  if (self->n_begun == n_begun)
    show_choice (self);
}

void
qdr_board_switch_press (QdrBoardSwitch *self)
{
  gboolean wants_more;
  QdrMove move;

  g_return_if_fail (self != NULL);

  if (self->scanning == QDR_SCANNING_OFF)
    return;
  if (!qdr_board_state_try_move (self->state)) {
    qdr_board_state_leave_press (self->state);
    return;
  }

  qdr_board_animation_skip (self->animation);
  wants_more = qdr_board_scanner_get_choice (self->scanner).kind == QDR_SCAN_MORE;
  move = qdr_board_scanner_press (self->scanner);
  if (move != QDR_MOVE_NONE)
    propose (self, move);
  else
    show_choice (self);
  if (wants_more)
    qdr_board_state_leave_press (self->state);
}

static void
begin (QdrBoardSwitch *self)
{
  self->n_begun++;
  qdr_board_scanner_begin (self->scanner, self->is_under_way ? &self->position : NULL);
  show_choice (self);
}

/* A position that is set up by hand has more to choose than moves. */
static gboolean
can_scan (QdrBoardSwitch *self)
{
  return self->scanning != QDR_SCANNING_OFF && !self->is_held &&
         qdr_board_state_can_move (self->state) &&
         qdr_board_model_passes_turns (qdr_board_state_get_model (self->state));
}

void
qdr_board_switch_refresh (QdrBoardSwitch *self)
{
  const QdrPosition *position;
  gboolean was_under_way;

  g_return_if_fail (self != NULL);

  position = &qdr_board_state_get_scene (self->state)->position;
  was_under_way = self->is_under_way;
  self->is_under_way = can_scan (self);
  if (self->is_under_way == was_under_way &&
      (!was_under_way || qdr_position_equal (&self->position, position)))
    return;

  if (self->is_under_way)
    self->position = *position;
  begin (self);
}

void
qdr_board_switch_leave (QdrBoardSwitch *self)
{
  g_return_if_fail (self != NULL);

  self->is_under_way = FALSE;
  begin (self);
}

void
qdr_board_switch_hold (QdrBoardSwitch *self, gboolean held)
{
  g_return_if_fail (self != NULL);

  self->is_held = held;
  qdr_board_switch_refresh (self);
}

void
qdr_board_switch_set_scanning (QdrBoardSwitch *self, QdrScanning scanning, guint pace_ms)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (pace_ms > 0);

  if (scanning != self->scanning && scanning != QDR_SCANNING_OFF)
    gtk_widget_grab_focus (self->board);
  self->scanning = scanning;
  self->pace_ms = pace_ms;
  qdr_board_pointer_set_hovers (self->pointer, scanning == QDR_SCANNING_OFF);
  start_timer (self);
  qdr_board_switch_refresh (self);
}

/* Time */

static gboolean
is_in_front (QdrBoardSwitch *self)
{
  GtkRoot *root = gtk_widget_get_root (self->board);

  return gtk_widget_get_mapped (self->board) &&
         (!GTK_IS_WINDOW (root) || gtk_window_is_active (GTK_WINDOW (root)));
}

static gboolean
timer_cb (gpointer user_data)
{
  QdrBoardSwitch *self = user_data;

  if (!is_in_front (self))
    return G_SOURCE_CONTINUE;

  self->timer = 0;
  qdr_board_switch_advance (self);
  return G_SOURCE_REMOVE;
}

static void
start_timer (QdrBoardSwitch *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->scanning == QDR_SCANNING_TIMED &&
      qdr_board_scanner_get_choice (self->scanner).kind != QDR_SCAN_NOTHING)
    self->timer = g_timeout_add (self->pace_ms, timer_cb, self);
}

/* What the switch is */

static gboolean
rest (QdrBoardSwitch *self)
{
  if (!self->is_under_way || !qdr_board_scanner_rest (self->scanner))
    return GDK_EVENT_PROPAGATE;

  show_choice (self);
  tell_rest (self);
  return GDK_EVENT_STOP;
}

static gboolean
press_key (QdrBoardSwitch *self, guint code, gboolean steps)
{
  if (code == self->held_key)
    return GDK_EVENT_STOP;

  self->held_key = code;
  if (steps && qdr_board_scanner_get_choice (self->scanner).kind != QDR_SCAN_NOTHING)
    qdr_board_switch_advance (self);
  else
    qdr_board_switch_press (self);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                QdrBoardSwitch *self)
{
  if (self->scanning == QDR_SCANNING_OFF ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key) {
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    return press_key (self, code, self->scanning == QDR_SCANNING_STEPPED);
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
    return press_key (self, code, FALSE);
  case GDK_KEY_Escape:
    return rest (self);
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

/* A key that is let go of elsewhere is not heard of. */
static void
let_go_cb (QdrBoardSwitch *self)
{
  self->held_key = 0;
}

static void
clicked_cb (GtkGesture *gesture, int n_press, double x, double y, QdrBoardSwitch *self)
{
  if (self->scanning == QDR_SCANNING_OFF)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  qdr_board_switch_press (self);
}

static void
add (QdrBoardSwitch *self, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->board, controller);
}

QdrBoardSwitch *
qdr_board_switch_new (GtkWidget *board,
                      QdrBoardState *state,
                      QdrBoardPointer *pointer,
                      QdrBoardAnimation *animation)
{
  QdrBoardSwitch *self = g_new0 (QdrBoardSwitch, 1);

  self->board = board;
  self->state = state;
  self->pointer = pointer;
  self->animation = animation;
  self->scanner = qdr_board_scanner_new ();
  self->keys = gtk_event_controller_key_new ();
  self->focus = gtk_event_controller_focus_new ();
  self->click = GTK_EVENT_CONTROLLER (gtk_gesture_click_new ());

  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (let_go_cb), self);
  g_signal_connect_swapped (self->focus, "leave", G_CALLBACK (let_go_cb), self);
  g_signal_connect (self->click, "pressed", G_CALLBACK (clicked_cb), self);
  add (self, self->keys);
  add (self, self->focus);
  add (self, self->click);
  return self;
}

void
qdr_board_switch_free (QdrBoardSwitch *self)
{
  if (self == NULL)
    return;

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_remove_controller (self->board, self->keys);
  gtk_widget_remove_controller (self->board, self->focus);
  gtk_widget_remove_controller (self->board, self->click);
  qdr_board_scanner_free (self->scanner);
  g_free (self);
}
