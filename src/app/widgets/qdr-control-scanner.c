/*
 * Scanning: all that can be pressed in a window by one switch, a row first and then what is in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-control-scanner.h"

#include "qdr-control-groups.h"

/* A list that nobody chooses from is left. */
#define ROUNDS 2

#define FRAME "scanned"

struct _QdrControlScanner {
  GtkWindow *window; /* (unowned) */
  GtkWidget *root;   /* (unowned) (nullable): what was looked through last; may be gone */
  GPtrArray *framed; /* of GtkWidget */
  gboolean is_at_rest;
  gboolean is_inside; /* a row */
  guint row;
  guint control;
  guint n_steps; /* since the list began */
};

QdrControlScanner *
qdr_control_scanner_new (GtkWindow *window)
{
  QdrControlScanner *self = g_new0 (QdrControlScanner, 1);

  self->window = window;
  self->framed = g_ptr_array_new_with_free_func (g_object_unref);
  self->is_at_rest = TRUE;
  return self;
}

void
qdr_control_scanner_free (QdrControlScanner *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->framed);
  g_free (self);
}

/* A menu that is open, or the window. */
static GtkWidget *
find_root (QdrControlScanner *self)
{
  GtkWidget *focus = gtk_window_get_focus (self->window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && gtk_widget_get_mapped (popover) ? popover : GTK_WIDGET (self->window);
}

/* One row is no choice. */
static gboolean
goes_by_controls (QdrControlScanner *self, GPtrArray *rows)
{
  return self->is_inside || rows->len == 1;
}

/* --- What is framed --------------------------------------------------------------------------- */

static void
unframe (QdrControlScanner *self)
{
  for (guint i = 0; i < self->framed->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (self->framed, i), FRAME);
  g_ptr_array_set_size (self->framed, 0);
}

static void
frame (QdrControlScanner *self, GtkWidget *control)
{
  gtk_widget_add_css_class (control, FRAME);
  g_ptr_array_add (self->framed, g_object_ref (control));
}

static void
frame_row (QdrControlScanner *self, GPtrArray *row)
{
  for (guint i = 0; i < row->len; i++)
    frame (self, g_ptr_array_index (row, i));
}

static void
show (QdrControlScanner *self, GPtrArray *rows)
{
  GPtrArray *row = g_ptr_array_index (rows, self->row);
  const gboolean inside = goes_by_controls (self, rows);
  GtkWidget *control = g_ptr_array_index (row, inside ? self->control : 0);

  unframe (self);
  if (inside)
    frame (self, control);
  else
    frame_row (self, row);
  gtk_window_set_focus_visible (self->window, TRUE);
  if (gtk_widget_get_focusable (control))
    gtk_widget_grab_focus (control);
}

/* --- Where it is ------------------------------------------------------------------------------ */

/* (transfer full) (nullable): what there is now, if it goes on from what there was before. */
static GPtrArray *
find_rows (QdrControlScanner *self)
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

void
qdr_control_scanner_begin (QdrControlScanner *self, gboolean inside)
{
  g_autoptr (GPtrArray) rows = NULL;

  g_return_if_fail (self != NULL);

  self->root = find_root (self);
  self->is_inside = inside;
  self->row = 0;
  self->control = 0;
  self->n_steps = 0;
  rows = find_rows (self);
  self->is_at_rest = rows == NULL;
  if (rows != NULL)
    show (self, rows);
}

void
qdr_control_scanner_rest (QdrControlScanner *self)
{
  g_return_if_fail (self != NULL);

  self->is_at_rest = TRUE;
  unframe (self);
}

gboolean
qdr_control_scanner_rests (QdrControlScanner *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->is_at_rest;
}

void
qdr_control_scanner_announce (QdrControlScanner *self)
{
  g_autoptr (GPtrArray) rows = NULL;

  g_return_if_fail (self != NULL);

  rows = qdr_control_groups_find (find_root (self));
  unframe (self);
  if (rows->len > 0)
    frame_row (self, g_ptr_array_index (rows, 0));
}

static void
go_on (QdrControlScanner *self, GPtrArray *rows)
{
  GPtrArray *row = g_ptr_array_index (rows, self->row);
  const gboolean inside = goes_by_controls (self, rows);
  const guint n = inside ? row->len : rows->len;
  guint *place = inside ? &self->control : &self->row;

  if (++self->n_steps < ROUNDS * n) {
    *place = (*place + 1) % n;
  } else if (rows->len > 1 && inside) {
    self->is_inside = FALSE;
    self->n_steps = 0;
  } else {
    qdr_control_scanner_rest (self);
    return;
  }
  show (self, rows);
}

void
qdr_control_scanner_advance (QdrControlScanner *self)
{
  g_autoptr (GPtrArray) rows = NULL;

  g_return_if_fail (self != NULL);

  if (self->is_at_rest)
    return;

  rows = find_rows (self);
  if (rows == NULL)
    qdr_control_scanner_begin (self, FALSE);
  else
    go_on (self, rows);
}

GtkWidget *
qdr_control_scanner_press (QdrControlScanner *self)
{
  g_autoptr (GPtrArray) rows = NULL;
  GPtrArray *row;
  GtkWidget *chosen = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  rows = self->is_at_rest ? NULL : find_rows (self);
  if (rows == NULL) {
    qdr_control_scanner_begin (self, FALSE);
    return NULL;
  }

  row = g_ptr_array_index (rows, self->row);
  if (goes_by_controls (self, rows))
    chosen = g_ptr_array_index (row, self->control);
  else if (row->len == 1)
    chosen = g_ptr_array_index (row, 0);
  self->is_inside = chosen == NULL;
  self->n_steps = 0;
  if (chosen == NULL) {
    self->control = 0;
    show (self, rows);
  }
  return chosen;
}
