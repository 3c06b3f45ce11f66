/*
 * A layout of widgets in rows, which begins a new row when the width is used up.
 *
 * Remove when libadwaita ≥ 1.7: AdwWrapLayout replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-wrap-layout.h"

/* The gap between the widgets of a row and between rows, logical pixels. */
#define SPACING 6

struct _QdrWrapLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrWrapLayout, qdr_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_child (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
next_child (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static int
natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

typedef struct {
  GtkWidget *first;
  GtkWidget *end;  /* the first widget of the next row, or NULL */
  GtkWidget *wide; /* (nullable): the widget that gets the spare width */
  int left;        /* the spare width */
  int height;
} Row;

static int
width_in_row (const Row *row, GtkWidget *child, int width)
{
  return MIN (natural_width (child), width) + (child == row->wide ? row->left : 0);
}

/* Fills a row with as many widgets from @first on as fit into @width, but at least one. */
static Row
fill_row (GtkWidget *first, int width)
{
  Row row = { .first = first, .end = first };
  int x = -SPACING;

  do {
    x += SPACING + natural_width (row.end);
    if (row.wide == NULL && gtk_widget_get_hexpand (row.end))
      row.wide = row.end;
    row.end = next_child (row.end);
  } while (row.end != NULL && x + SPACING + natural_width (row.end) <= width);
  row.left = MAX (0, width - x);
  for (GtkWidget *child = row.first; child != row.end; child = next_child (child)) {
    int height;

    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width_in_row (&row, child, width), NULL,
                        &height, NULL, NULL);
    row.height = MAX (row.height, height);
  }
  return row;
}

static void
measure_width (GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = first_child (widget); child != NULL; child = next_child (child)) {
    int least;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural += natural_width (child) + (*natural > 0 ? SPACING : 0);
  }
}

static void
qdr_wrap_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_width (widget, minimum, natural);
  } else {
    int row_width = for_size;

    if (row_width < 0)
      measure_width (widget, &(int){ 0 }, &row_width);
    *minimum = 0;
    for (GtkWidget *child = first_child (widget); child != NULL;) {
      const Row row = fill_row (child, row_width);

      *minimum += row.height + (*minimum > 0 ? SPACING : 0);
      child = row.end;
    }
    *natural = *minimum;
  }
}

static GtkSizeRequestMode
qdr_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qdr_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  const gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = first_child (widget);
  int y = 0;

  while (child != NULL) {
    const Row row = fill_row (child, width);
    int x = 0;

    for (; child != row.end; child = next_child (child)) {
      const int size = width_in_row (&row, child, width);

      gtk_widget_size_allocate (
          child, &(GtkAllocation){ is_rtl ? width - x - size : x, y, size, row.height }, -1);
      x += size + SPACING;
    }
    y += row.height + SPACING;
  }
}

static void
qdr_wrap_layout_class_init (QdrWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = qdr_wrap_layout_get_request_mode;
  layout_class->measure = qdr_wrap_layout_measure;
  layout_class->allocate = qdr_wrap_layout_allocate;
}

static void
qdr_wrap_layout_init (QdrWrapLayout *self)
{
}
