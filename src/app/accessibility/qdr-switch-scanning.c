/*
 * Switch scanning of the controls of a window, with or without a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-switch-scanning.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-announcer.h"
#include "qdr-board-options.h"
#include "qdr-board-view.h"
#include "qdr-focusable-label.h"

/* The key of object data that marks a widget whose controls form the first row. */
#define FIRST_KEY "qdr-first-row"

typedef struct {
  GtkWidget *root;
  GPtrArray *rows; /* (element-type GPtrArray): the rows found so far, each an array of GtkWidget */
  GPtrArray *first; /* (nullable): the first row; set only while its controls are being collected */
} Search;

static gboolean
is_control (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (GTK_IS_BUTTON (widget)) {
    const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

    /* Buttons of a title bar are excluded, because a user with one switch could not restore a
     * minimized window. The close button of a dialog is included. */
    if (g_strcmp0 (action, "window.close") == 0)
      return gtk_window_get_transient_for (GTK_WINDOW (gtk_widget_get_root (widget))) != NULL;
    return action == NULL || !g_str_has_prefix (action, "window.");
  }
  /* The types of items in drop-down lists and menus are not public, so their names are compared. */
  if (GTK_IS_FLOW_BOX_CHILD (widget) || g_str_equal (type, "GtkListItemWidget"))
    return gtk_widget_get_focusable (widget);
  return GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         g_str_equal (type, "GtkModelButton");
}

/* Returns the row for a control: search->first if it is set; else the last row if the control is
 * beside it; else a new row. */
static GPtrArray *
find_row (Search *search, GtkWidget *control)
{
  graphene_rect_t one, two;

  if (search->first != NULL)
    return search->first;

  if (search->rows->len > 0) {
    GPtrArray *last = g_ptr_array_index (search->rows, search->rows->len - 1);

    if (gtk_widget_compute_bounds (control, search->root, &one) &&
        gtk_widget_compute_bounds (g_ptr_array_index (last, 0), search->root, &two) &&
        ABS (one.origin.y + one.size.height / 2 - two.origin.y - two.size.height / 2) <
            MIN (one.size.height, two.size.height) / 2)
      return last;
  }
  g_ptr_array_add (search->rows, g_ptr_array_new ());
  return g_ptr_array_index (search->rows, search->rows->len - 1);
}

static void
search_widget (GtkWidget *widget, Search *search)
{
  const gboolean is_first = g_object_get_data (G_OBJECT (widget), FIRST_KEY) != NULL;
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget) ||
      !gtk_widget_get_can_target (widget) || (GTK_IS_NATIVE (widget) && widget != search->root))
    return;
  /* Skip a page that is being hidden. It is mapped until the animation ends. */
  if (GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget)
    return;
  if (is_control (widget) || (QDR_IS_FOCUSABLE_LABEL (widget) && search->first != NULL)) {
    /* A suggested action is the first control of the row, so that it takes the fewest steps. */
    const gboolean is_suggested =
        search->first != NULL && gtk_widget_has_css_class (widget, "suggested-action");

    g_ptr_array_insert (find_row (search, widget), is_suggested ? 0 : -1, widget);
    return;
  }

  if (is_first)
    search->first = g_ptr_array_new ();
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    search_widget (child, search);
  if (!is_first)
    return;

  if (search->first->len > 0)
    g_ptr_array_insert (search->rows, 0, search->first);
  else
    g_ptr_array_unref (search->first);
  search->first = NULL;
}

/* Returns (transfer full) the rows of the visible and sensitive controls of a window or popover. No
 * row is empty. */
static GPtrArray *
find_rows_in (GtkWidget *root)
{
  Search search = { .root = root };

  search.rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  search_widget (root, &search);
  return search.rows;
}

/* Returns whether a point of a window is in a control or a slider. */
static gboolean
has_control_at (GtkWidget *root, double x, double y)
{
  GtkWidget *widget = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);

  while (widget != NULL && !is_control (widget) && !GTK_IS_RANGE (widget))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

/* The number of rounds without a press after which scanning leaves a row, or all rows. */
#define ROUNDS 2

#define FRAME "scanned"

typedef struct {
  GtkWindow *window; /* (unowned) */
  GtkWidget *root;   /* (nullable): the window or menu scanned last; may already be freed */
  GPtrArray *framed; /* (element-type GtkWidget): the framed controls */
  gboolean is_idle;
  gboolean is_in_row; /* TRUE if the controls of a row are scanned, FALSE if the rows are */
  guint row;
  guint control;
  guint n_steps; /* steps since the last press */
} Scanner;

static GtkWidget *
find_open_menu (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
}

/* Returns the open menu, or the window if no menu is open. */
static GtkWidget *
find_root (Scanner *self)
{
  GtkWidget *popover = find_open_menu (self->window);

  return popover != NULL && gtk_widget_get_mapped (popover) ? popover : GTK_WIDGET (self->window);
}

static gboolean
scans_controls (Scanner *self, GPtrArray *rows)
{
  return self->is_in_row || rows->len == 1;
}

static void
remove_frames (Scanner *self)
{
  for (guint i = 0; i < self->framed->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (self->framed, i), FRAME);
  g_ptr_array_set_size (self->framed, 0);
}

static void
add_frame (Scanner *self, GtkWidget *control)
{
  gtk_widget_add_css_class (control, FRAME);
  g_ptr_array_add (self->framed, g_object_ref (control));
}

static void
show_frame (Scanner *self, GPtrArray *rows)
{
  GPtrArray *row = g_ptr_array_index (rows, self->row);
  const gboolean inside = scans_controls (self, rows);
  GtkWidget *control = g_ptr_array_index (row, inside ? self->control : 0);

  remove_frames (self);
  for (guint i = 0; i < row->len && !inside; i++)
    add_frame (self, g_ptr_array_index (row, i));
  if (inside)
    add_frame (self, control);
  gtk_window_set_focus_visible (self->window, TRUE);
  if (gtk_widget_get_focusable (control))
    gtk_widget_grab_focus (control);
}

/* Returns (transfer full) the current rows; NULL if there are none, or if a menu was opened or
 * closed since scanning started. If the current row or control has disappeared, the last remaining
 * one becomes current. */
static GPtrArray *
find_rows (Scanner *self)
{
  GPtrArray *rows = find_rows_in (find_root (self));

  if (rows->len == 0 || self->root != find_root (self)) {
    g_ptr_array_unref (rows);
    return NULL;
  }

  self->row = MIN (self->row, rows->len - 1);
  self->control = MIN (self->control, ((GPtrArray *) g_ptr_array_index (rows, self->row))->len - 1);
  return rows;
}

static void
scanner_start (Scanner *self, gboolean inside)
{
  g_autoptr (GPtrArray) rows = NULL;

  self->root = find_root (self);
  self->is_in_row = inside;
  self->row = 0;
  self->control = 0;
  self->n_steps = 0;
  rows = find_rows (self);
  self->is_idle = rows == NULL;
  if (rows != NULL)
    show_frame (self, rows);
}

static void
scanner_stop (Scanner *self)
{
  self->is_idle = TRUE;
  remove_frames (self);
}

/* The key of object data. A window or menu has its Scanning there. The @owner of
 * qdr_switch_scanning_enable() has the settings there. */
#define KEY "qdr-switch-scanning"

/* Mouse movements up to this number of pixels are ignored: a press of a button can cause them. */
#define MAX_TREMBLE 12

typedef struct {
  GtkWindow *window; /* (unowned): the owner of this struct */
  GSettings *settings;
  GtkWidget *board; /* (weak) (nullable) */
  Scanner scanner;
  gboolean has_left_board;  /* whether scanning has moved from the board to the controls */
  gboolean is_active;       /* whether controls are scanned */
  guint timer;              /* the source of the next step; 0 if none */
  guint tick;               /* the callback that begins scanning; 0 if none */
  guint n_ticks;            /* the number of times that the callback has run */
  guint pressed_key;        /* code of the pressed key, 0 if none */
  gboolean has_mouse_place; /* whether mouse_x and mouse_y are set */
  double mouse_x;           /* first position of the mouse since the start or the last press */
  double mouse_y;
  gboolean mouse_has_moved; /* whether the mouse has moved further than MAX_TREMBLE */
} Scanning;

static QdrScanningMode
get_scanning (Scanning *self)
{
  return (QdrScanningMode) g_settings_get_enum (self->settings, "scanning");
}

static void start_timer (Scanning *self);
static void update_scanning (Scanning *self);
static void add_keys (Scanning *self, GtkWidget *widget);

/* Frames the next row or control. After ROUNDS without a press, goes back instead: from a row to
 * all rows, and from all rows to the board or to a pause. */
static void
scan_next (Scanning *self)
{
  Scanner *scanner = &self->scanner;
  g_autoptr (GPtrArray) rows = scanner->is_idle ? NULL : find_rows (scanner);

  if (!scanner->is_idle && rows == NULL) {
    scanner_start (scanner, FALSE);
  } else if (rows != NULL) {
    GPtrArray *row = g_ptr_array_index (rows, scanner->row);
    const gboolean inside = scans_controls (scanner, rows);
    const guint n = inside ? row->len : rows->len;
    guint *place = inside ? &scanner->control : &scanner->row;

    if (++scanner->n_steps < ROUNDS * n) {
      *place = (*place + 1) % n;
      show_frame (scanner, rows);
    } else if (rows->len > 1 && inside) {
      scanner->is_in_row = FALSE;
      scanner->n_steps = 0;
      show_frame (scanner, rows);
    } else {
      scanner_stop (scanner);
    }
  }

  if (scanner->is_idle && self->has_left_board) {
    self->has_left_board = FALSE;
    update_scanning (self);
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
  scan_next (self);
  return G_SOURCE_REMOVE;
}

static void
start_timer (Scanning *self)
{
  const guint pace_ms = (guint) (1000 * g_settings_get_double (self->settings, "scanning-pace"));

  g_clear_handle_id (&self->timer, g_source_remove);
  if (self->is_active && get_scanning (self) == QDR_SCANNING_TIMED && !self->scanner.is_idle)
    self->timer = g_timeout_add (pace_ms, timer_cb, self);
}

/* Returns whether a board that can be scanned is visible. The board of the position editor has no
 * game and cannot be scanned. */
static gboolean
can_play (Scanning *self)
{
  return self->board != NULL && gtk_widget_get_mapped (self->board) &&
         qdr_board_view_get_game (QDR_BOARD_VIEW (self->board)) != NULL;
}

static void
cancel_begin (Scanning *self)
{
  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->window), self->tick);
  self->tick = 0;
}

static void
begin_scanning (Scanning *self)
{
  cancel_begin (self);
  self->has_mouse_place = FALSE;
  self->mouse_has_moved = FALSE;
  scanner_start (&self->scanner, self->has_left_board);
  start_timer (self);
}

static gboolean
laid_out_cb (GtkWidget *window, GdkFrameClock *clock, gpointer user_data)
{
  Scanning *self = user_data;

  if (self->n_ticks++ == 0)
    return G_SOURCE_CONTINUE;

  self->tick = 0;
  if (self->is_active)
    begin_scanning (self);
  return G_SOURCE_REMOVE;
}

static void
begin_when_laid_out (Scanning *self)
{
  self->n_ticks = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window), laid_out_cb, self, NULL);
}

static void
update_scanning (Scanning *self)
{
  const gboolean was_active = self->is_active;
  GtkWidget *menu;

  if (gtk_widget_in_destruction (GTK_WIDGET (self->window)))
    return;

  /* A menu needs a key controller, because its key events do not pass through the window. */
  menu = find_open_menu (self->window);
  if (menu != NULL && g_object_get_data (G_OBJECT (menu), KEY) == NULL) {
    g_object_set_data (G_OBJECT (menu), KEY, self);
    add_keys (self, menu);
  }
  self->is_active = get_scanning (self) != QDR_SCANNING_OFF &&
                    gtk_widget_get_mapped (GTK_WIDGET (self->window)) &&
                    (!can_play (self) || self->has_left_board || menu != NULL);
  if (self->is_active == was_active)
    return;

  if (self->board != NULL)
    qdr_board_view_set_scanning_suspended (QDR_BOARD_VIEW (self->board), self->is_active);
  if (self->is_active && self->has_left_board) {
    begin_scanning (self);
  } else if (self->is_active) {
    begin_when_laid_out (self);
  } else {
    cancel_begin (self);
    scanner_stop (&self->scanner);
    start_timer (self);
    if (can_play (self) && get_scanning (self) != QDR_SCANNING_OFF)
      gtk_widget_grab_focus (self->board);
  }
}

/* Frames the first row of controls if the current choice on the board is QDR_SCAN_MORE. Otherwise
 * removes the frames. */
static void
scanned_cb (Scanning *self, guint kind)
{
  if (self->is_active)
    return;

  scanner_stop (&self->scanner);
  if (kind == QDR_SCAN_MORE) {
    g_autoptr (GPtrArray) rows = find_rows_in (find_root (&self->scanner));
    GPtrArray *row = rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;

    for (guint i = 0; row != NULL && i < row->len; i++)
      add_frame (&self->scanner, g_ptr_array_index (row, i));
  }
}

static void
board_shown_cb (Scanning *self)
{
  self->has_left_board = FALSE;
  update_scanning (self);
}

/* Activates the framed control, enters the framed row, or begins scanning. */
static void
press_switch (Scanning *self)
{
  /* Keep references, because the control may close the window. */
  g_autoptr (GtkWidget) window = g_object_ref (GTK_WIDGET (self->window));
  g_autoptr (GtkWidget) chosen = NULL;
  const gboolean in_menu = find_open_menu (self->window) != NULL;
  Scanner *scanner = &self->scanner;
  g_autoptr (GPtrArray) rows = scanner->is_idle ? NULL : find_rows (scanner);

  if (rows == NULL) {
    scanner_start (scanner, FALSE);
  } else {
    GPtrArray *row = g_ptr_array_index (rows, scanner->row);

    if (scans_controls (scanner, rows))
      g_set_object (&chosen, g_ptr_array_index (row, scanner->control));
    else if (row->len == 1)
      g_set_object (&chosen, g_ptr_array_index (row, 0));
    scanner->is_in_row = chosen == NULL;
    scanner->n_steps = 0;
    if (chosen == NULL) {
      scanner->control = 0;
      show_frame (scanner, rows);
    }
  }
  self->has_mouse_place = FALSE;
  self->mouse_has_moved = FALSE;
  start_timer (self);
  if (chosen == NULL)
    return;

  self->has_left_board = FALSE;
  update_scanning (self);
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
  if (code == self->pressed_key)
    return GDK_EVENT_STOP;

  self->pressed_key = code;
  if (steps && !self->scanner.is_idle)
    scan_next (self);
  else
    press_switch (self);
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                Scanning *self)
{
  if (!self->is_active || GTK_IS_TEXT (gtk_window_get_focus (self->window)) ||
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

/* Runs when a key is released, and when the window becomes inactive: a release in another window
 * would not be reported. */
static void
released_cb (Scanning *self)
{
  self->pressed_key = 0;
}

static void
mouse_cb (GtkEventControllerMotion *controller, double x, double y, Scanning *self)
{
  if (!self->has_mouse_place) {
    self->has_mouse_place = TRUE;
    self->mouse_x = x;
    self->mouse_y = y;
  }
  if (hypot (x - self->mouse_x, y - self->mouse_y) > MAX_TREMBLE)
    self->mouse_has_moved = TRUE;
}

static void
clicked_cb (GtkGesture *gesture, int n_press, double x, double y, Scanning *self)
{
  const gboolean is_finger =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;

  if (!self->is_active)
    return;
  if ((is_finger || self->mouse_has_moved) && has_control_at (GTK_WIDGET (self->window), x, y))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  press_switch (self);
}

static void
add_controller (GtkWidget *widget, GtkEventController *controller)
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
  add_controller (widget, keys);
}

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
  /* The window releases its data before its board. */
  if (self->board != NULL)
    g_signal_handlers_disconnect_by_data (self->board, self);
  g_clear_weak_pointer (&self->board);
  g_signal_handlers_disconnect_by_data (self->settings, self);
  g_object_unref (self->settings);
  g_ptr_array_unref (self->scanner.framed);
  g_free (self);
}

/* Updates the scanning of a visible window. Adds its event controllers when scanning is first
 * enabled. */
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
    add_controller (window, mouse);
    add_controller (window, GTK_EVENT_CONTROLLER (click));
    g_signal_connect_swapped (settings, "changed::scanning", G_CALLBACK (start_timer), self);
    g_signal_connect_swapped (settings, "changed::scanning-pace", G_CALLBACK (start_timer), self);
    g_signal_connect_swapped (window, "notify::focus-widget", G_CALLBACK (update_scanning), self);
    g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (released_cb), self);
    if (self->board != NULL) {
      g_signal_connect_swapped (self->board, "scanned", G_CALLBACK (scanned_cb), self);
      g_signal_connect_swapped (self->board, "map", G_CALLBACK (board_shown_cb), self);
      g_signal_connect_swapped (self->board, "unmap", G_CALLBACK (board_shown_cb), self);
    }
  }
  if (self != NULL)
    update_scanning (self);
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
scanning_changed_cb (GSettings *settings)
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
  g_signal_connect (settings, "changed::scanning", G_CALLBACK (scanning_changed_cb), NULL);
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
  if (self->is_active)
    begin_scanning (self);
  else
    update_scanning (self);
}

void
qdr_switch_scanning_set_first_row (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), FIRST_KEY, widget);
}
