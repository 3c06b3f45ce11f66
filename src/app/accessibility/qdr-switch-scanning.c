/*
 * Switch scanning of the controls of a window, beside a board or without one.
 *
 * A key acts as the switch unless the focus is in text. So does a click or tap outside of all
 * controls, and any click of a mouse that has not moved since scanning began, because a person who
 * presses a button as a switch does not point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-switch-scanning.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-announcer.h"
#include "qdr-board-options.h"
#include "qdr-board-view.h"
#include "qdr-control-groups.h"
#include "qdr-focusable-label.h"

/* The scanner: rows of controls, then the controls of a row */

/* Rounds without a press after which scanning goes back. */
#define ROUNDS 2

#define FRAME "scanned"

typedef struct {
  GtkWindow *window; /* (unowned) */
  GtkWidget *root;   /* (unowned) (nullable): the widget searched last, perhaps gone */
  GPtrArray *framed; /* of GtkWidget */
  gboolean is_idle;
  gboolean is_inside; /* a row */
  guint row;
  guint control;
  guint n_steps; /* since the first item */
} Scanner;

/* The open menu, or the window. */
static GtkWidget *
find_root (Scanner *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && gtk_widget_get_mapped (popover) ? popover : GTK_WIDGET (self->window);
}

/* A single row is skipped. */
static gboolean
goes_by_controls (Scanner *self, GPtrArray *rows)
{
  return self->is_inside || rows->len == 1;
}

static void
unframe (Scanner *self)
{
  for (guint i = 0; i < self->framed->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (self->framed, i), FRAME);
  g_ptr_array_set_size (self->framed, 0);
}

static void
frame (Scanner *self, GtkWidget *control)
{
  gtk_widget_add_css_class (control, FRAME);
  g_ptr_array_add (self->framed, g_object_ref (control));
}

static void
show (Scanner *self, GPtrArray *rows)
{
  GPtrArray *row = g_ptr_array_index (rows, self->row);
  const gboolean inside = goes_by_controls (self, rows);
  GtkWidget *control = g_ptr_array_index (row, inside ? self->control : 0);

  unframe (self);
  for (guint i = 0; i < row->len && !inside; i++)
    frame (self, g_ptr_array_index (row, i));
  if (inside)
    frame (self, control);
  gtk_window_set_focus_visible (self->window, TRUE);
  if (gtk_widget_get_focusable (control))
    gtk_widget_grab_focus (control);
}

/* (transfer full) (nullable): the present rows, NULL if they belong to another root. */
static GPtrArray *
find_rows (Scanner *self)
{
  GPtrArray *rows = qdr_control_groups_find (find_root (self));

  if (rows->len == 0 || self->root != find_root (self)) {
    g_ptr_array_unref (rows);
    return NULL;
  }

  self->row = MIN (self->row, rows->len - 1);
  self->control = MIN (self->control, ((GPtrArray *) g_ptr_array_index (rows, self->row))->len - 1);
  return rows;
}

static void
scanner_begin (Scanner *self, gboolean inside)
{
  g_autoptr (GPtrArray) rows = NULL;

  self->root = find_root (self);
  self->is_inside = inside;
  self->row = 0;
  self->control = 0;
  self->n_steps = 0;
  rows = find_rows (self);
  self->is_idle = rows == NULL;
  if (rows != NULL)
    show (self, rows);
}

static void
scanner_stop (Scanner *self)
{
  self->is_idle = TRUE;
  unframe (self);
}

/* The scanning of a window */

/* Window data. */
#define KEY "qdr-switch-scanning"

/* The distance in pixels by which a press may shake the mouse. */
#define TREMBLE 12

typedef struct {
  GtkWindow *window; /* (unowned): owns this */
  GSettings *settings;
  GtkWidget *board; /* (weak) (nullable) */
  Scanner scanner;
  gboolean has_left_board;  /* the controls beside it are scanned */
  gboolean is_under_way;    /* scanning of controls is active */
  guint timer;              /* the source of the next step; 0 if none */
  guint tick;               /* the callback that begins scanning; 0 if none */
  guint n_ticks;            /* number of calls of the callback */
  guint held_key;           /* the code of the held key, or 0 */
  gboolean has_mouse_place; /* mouse_x and mouse_y are set */
  double mouse_x;           /* first position */
  double mouse_y;
  gboolean mouse_has_moved; /* since then */
} Scanning;

static QdrScanningMode
get_scanning (Scanning *self)
{
  return (QdrScanningMode) g_settings_get_enum (self->settings, "scanning");
}

/* Timing */

static void start_timer (Scanning *self);
static void refresh (Scanning *self);
static void add_keys (Scanning *self, GtkWidget *widget);

/* Frames the next row or control. After two rounds without a press scanning goes back from a row to
 * the rows, and from the rows to the board. Without a board it pauses. */
static void
advance (Scanning *self)
{
  Scanner *scanner = &self->scanner;
  g_autoptr (GPtrArray) rows = scanner->is_idle ? NULL : find_rows (scanner);

  if (!scanner->is_idle && rows == NULL) {
    scanner_begin (scanner, FALSE);
  } else if (rows != NULL) {
    GPtrArray *row = g_ptr_array_index (rows, scanner->row);
    const gboolean inside = goes_by_controls (scanner, rows);
    const guint n = inside ? row->len : rows->len;
    guint *place = inside ? &scanner->control : &scanner->row;

    if (++scanner->n_steps < ROUNDS * n) {
      *place = (*place + 1) % n;
      show (scanner, rows);
    } else if (rows->len > 1 && inside) {
      scanner->is_inside = FALSE;
      scanner->n_steps = 0;
      show (scanner, rows);
    } else {
      scanner_stop (scanner);
    }
  }

  if (scanner->is_idle && self->has_left_board) {
    self->has_left_board = FALSE;
    refresh (self);
  } else if (scanner->is_idle) {
    qdr_announce_transient (GTK_WIDGET (self->window), _ ("Scanning pauses until the next press."),
                            0);
  }
  start_timer (self);
}

static gboolean
timer_cb (gpointer user_data)
{
  Scanning *self = user_data;

  if (!gtk_window_is_active (self->window))
    return G_SOURCE_CONTINUE;

  self->timer = 0;
  advance (self);
  return G_SOURCE_REMOVE;
}

static void
start_timer (Scanning *self)
{
  const guint pace_ms = (guint) (1000 * g_settings_get_double (self->settings, "scanning-pace"));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->is_under_way && get_scanning (self) == QDR_SCANNING_TIMED && !self->scanner.is_idle)
    self->timer = g_timeout_add (pace_ms, timer_cb, self);
}

/* Board or controls */

/* (nullable) */
static GtkWidget *
find_open_menu (Scanning *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);

  return focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
}

/* A board of the position editor is not scanned. */
static gboolean
can_play (Scanning *self)
{
  return self->board != NULL && gtk_widget_get_mapped (self->board) &&
         qdr_board_view_get_game (QDR_BOARD_VIEW (self->board)) != NULL;
}

static void
stop_waiting (Scanning *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->window), self->tick);
  self->tick = 0;
}

static void
begin (Scanning *self)
{
  stop_waiting (self);
  self->has_mouse_place = FALSE;
  self->mouse_has_moved = FALSE;
  scanner_begin (&self->scanner, self->has_left_board);
  start_timer (self);
}

static gboolean
laid_out_cb (GtkWidget *window, GdkFrameClock *clock, gpointer user_data)
{
  Scanning *self = user_data;

  if (self->n_ticks++ == 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  if (self->is_under_way)
    begin (self);
  return G_SOURCE_REMOVE;
}

/* Waits until new rows have been laid out. */
static void
begin_when_laid_out (Scanning *self)
{
  self->n_ticks = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window), laid_out_cb, self, NULL);
}

static void
refresh (Scanning *self)
{
  const gboolean was_under_way = self->is_under_way;
  GtkWidget *menu;

  if (gtk_widget_in_destruction (GTK_WIDGET (self->window)))
    return;

  /* Key events of a menu do not pass through the window. */
  menu = find_open_menu (self);
  if (menu != NULL && g_object_get_data (G_OBJECT (menu), KEY) == NULL) {
    g_object_set_data (G_OBJECT (menu), KEY, self);
    add_keys (self, menu);
  }
  self->is_under_way = get_scanning (self) != QDR_SCANNING_OFF &&
                       gtk_widget_get_mapped (GTK_WIDGET (self->window)) &&
                       (!can_play (self) || self->has_left_board || menu != NULL);
  if (self->is_under_way == was_under_way)
    return;

  if (self->board != NULL)
    qdr_board_view_set_scanning_suspended (QDR_BOARD_VIEW (self->board), self->is_under_way);
  if (self->is_under_way && self->has_left_board) {
    begin (self);
  } else if (self->is_under_way) {
    begin_when_laid_out (self);
  } else {
    stop_waiting (self);
    scanner_stop (&self->scanner);
    start_timer (self);
    if (can_play (self) && get_scanning (self) != QDR_SCANNING_OFF)
      gtk_widget_grab_focus (self->board);
  }
}

/* Frames the first row while the board offers to go on to the controls. */
static void
scanned_cb (Scanning *self, guint kind)
{
  if (self->is_under_way)
    return;

  scanner_stop (&self->scanner);
  if (kind == QDR_SCAN_MORE) {
    g_autoptr (GPtrArray) rows = qdr_control_groups_find (find_root (&self->scanner));
    GPtrArray *row = rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;

    for (guint i = 0; row != NULL && i < row->len; i++)
      frame (&self->scanner, g_ptr_array_index (row, i));
  }
}

static void
board_shown_cb (Scanning *self)
{
  self->has_left_board = FALSE;
  refresh (self);
}

/* The switch */

/* Uses the framed control, or enters the framed row. The first press begins scanning. */
static void
press (Scanning *self)
{
  /* The control may close the window, hence the references. */
  g_autoptr (GtkWidget) window = g_object_ref (GTK_WIDGET (self->window));
  g_autoptr (GtkWidget) chosen = NULL;
  const gboolean in_menu = find_open_menu (self) != NULL;
  Scanner *scanner = &self->scanner;
  g_autoptr (GPtrArray) rows = scanner->is_idle ? NULL : find_rows (scanner);

  if (rows == NULL) {
    scanner_begin (scanner, FALSE);
  } else {
    GPtrArray *row = g_ptr_array_index (rows, scanner->row);

    if (goes_by_controls (scanner, rows))
      g_set_object (&chosen, g_ptr_array_index (row, scanner->control));
    else if (row->len == 1)
      g_set_object (&chosen, g_ptr_array_index (row, 0));
    scanner->is_inside = chosen == NULL;
    scanner->n_steps = 0;
    if (chosen == NULL) {
      scanner->control = 0;
      show (scanner, rows);
    }
  }
  self->has_mouse_place = FALSE;
  self->mouse_has_moved = FALSE;
  start_timer (self);
  if (chosen == NULL)
    return;

  self->has_left_board = FALSE;
  refresh (self);
  if (QDR_IS_FOCUSABLE_LABEL (chosen))
    qdr_announce (chosen, gtk_label_get_text (GTK_LABEL (adw_bin_get_child (ADW_BIN (chosen)))));
  else
    gtk_widget_activate (chosen);
  if (in_menu && gtk_widget_get_mapped (window))
    begin_when_laid_out (self);
}

static gboolean
press_key (Scanning *self, guint code, gboolean steps)
{
  if (code == self->held_key)
    return GDK_EVENT_STOP;

  self->held_key = code;
  if (steps && !self->scanner.is_idle)
    advance (self);
  else
    press (self);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                Scanning *self)
{
  if (!self->is_under_way || GTK_IS_TEXT (gtk_window_get_focus (self->window)) ||
      (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  switch (key) {
  case GDK_KEY_space:
  case GDK_KEY_KP_Space:
    return press_key (self, code, get_scanning (self) == QDR_SCANNING_STEPPED);
  case GDK_KEY_Return:
  case GDK_KEY_KP_Enter:
  case GDK_KEY_ISO_Enter:
    return press_key (self, code, FALSE);
  default:
    return GDK_EVENT_PROPAGATE;
  }
}

/* A key that is released in another window is not reported. */
static void
released_cb (Scanning *self)
{
  self->held_key = 0;
}

static void
mouse_cb (GtkEventControllerMotion *controller, double x, double y, Scanning *self)
{
  if (!self->has_mouse_place) {
    self->has_mouse_place = TRUE;
    self->mouse_x = x;
    self->mouse_y = y;
  }
  if (hypot (x - self->mouse_x, y - self->mouse_y) > TREMBLE)
    self->mouse_has_moved = TRUE;
}

static void
clicked_cb (GtkGesture *gesture, int n_press, double x, double y, Scanning *self)
{
  const gboolean is_finger =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;

  if (!self->is_under_way)
    return;
  if ((is_finger || self->mouse_has_moved) &&
      qdr_control_groups_has_control_at (GTK_WIDGET (self->window), x, y))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  press (self);
}

/* Windows */

static void
add (GtkWidget *widget, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, controller);
}

static void
add_keys (Scanning *self, GtkWidget *widget)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (released_cb), self);
  add (widget, keys);
}

/* (nullable) */
static GtkWidget *
find_board (GtkWidget *widget)
{
  GtkWidget *found = QDR_IS_BOARD_VIEW (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_board (child);
  return found;
}

static void
scanning_free (gpointer data)
{
  Scanning *self = data;

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_weak_pointer (&self->board);
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_object_unref (self->settings);
  g_ptr_array_unref (self->scanner.framed);
  g_free (self);
}

/* Does nothing to a window unless scanning is on. */
static void
window_mapped_cb (GtkWidget *window, GSettings *settings)
{
  Scanning *self = g_object_get_data (G_OBJECT (window), KEY);

  if (self == NULL && g_settings_get_enum (settings, "scanning") != QDR_SCANNING_OFF) {
    GtkEventController *mouse = gtk_event_controller_motion_new ();
    GtkGesture *click = gtk_gesture_click_new ();

    self = g_new0 (Scanning, 1);
    self->window = GTK_WINDOW (window);
    self->settings = g_object_ref (settings);
    self->scanner.window = self->window;
    self->scanner.framed = g_ptr_array_new_with_free_func (g_object_unref);
    self->scanner.is_idle = TRUE;
    g_set_weak_pointer (&self->board, find_board (window));
    g_object_set_data_full (G_OBJECT (window), KEY, self, scanning_free);
    add_keys (self, window);
    g_signal_connect (mouse, "enter", G_CALLBACK (mouse_cb), self);
    g_signal_connect (mouse, "motion", G_CALLBACK (mouse_cb), self);
    g_signal_connect (click, "pressed", G_CALLBACK (clicked_cb), self);
    add (window, mouse);
    add (window, GTK_EVENT_CONTROLLER (click));
    g_signal_connect_swapped (settings, "changed::scanning", G_CALLBACK (start_timer), self);
    g_signal_connect_swapped (settings, "changed::scanning-pace", G_CALLBACK (start_timer), self);
    g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (refresh), self);
    g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (released_cb), self);
    if (self->board != NULL) {
      g_signal_connect_swapped (self->board, "scanned", G_CALLBACK (scanned_cb), self);
      g_signal_connect_swapped (self->board, "map", G_CALLBACK (board_shown_cb), self);
      g_signal_connect_swapped (self->board, "unmap", G_CALLBACK (board_shown_cb), self);
    }
  }
  if (self != NULL)
    refresh (self);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added, gpointer owner)
{
  GSettings *settings = g_object_get_data (owner, KEY);

  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    g_signal_connect_object (window, "map", G_CALLBACK (window_mapped_cb), settings,
                             G_CONNECT_AFTER);
  }
}

static void
scanning_cb (GSettings *settings)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (gtk_widget_get_mapped (window))
      window_mapped_cb (window, settings);
  }
}

void
qdr_switch_scanning_enable (GObject *owner, GSettings *settings)
{
  g_return_if_fail (G_IS_OBJECT (owner));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_object_set_data_full (owner, KEY, g_object_ref (settings), g_object_unref);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), owner, 0);
  g_signal_connect (settings, "changed::scanning", G_CALLBACK (scanning_cb), NULL);
}

void
qdr_switch_scanning_scan_controls (GtkWidget *widget)
{
  Scanning *self = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_get_root (widget) != NULL)
    self = g_object_get_data (G_OBJECT (gtk_widget_get_root (widget)), KEY);
  if (self == NULL || get_scanning (self) == QDR_SCANNING_OFF)
    return;

  self->has_left_board = TRUE;
  if (self->is_under_way)
    begin (self);
  else
    refresh (self);
}
