/*
 * Places widgets in a row, and in more of them where one is too narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-wrap-layout.h"

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

static int
height_for (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MIN (natural_width (child), width), NULL,
                      &height, NULL, NULL);
  return height;
}

/* Some widgets beside each other. */
typedef struct {
  GtkWidget *first;
  GtkWidget *end; /* (nullable): the first of the next row */
  int height;
} Row;

/* As many from @first on as have room in @width, but at least one. */
static Row
fill_row (GtkWidget *first, int width)
{
  Row row = { first, next_child (first), height_for (first, width) };
  int x = natural_width (first);

  while (row.end != NULL && x + SPACING + natural_width (row.end) <= width) {
    x += SPACING + natural_width (row.end);
    row.height = MAX (row.height, height_for (row.end, width));
    row.end = next_child (row.end);
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

static int
measure_height (GtkWidget *widget, int width)
{
  int height = 0;
  GtkWidget *child = first_child (widget);

  while (child != NULL) {
    const Row row = fill_row (child, width < 0 ? G_MAXINT : width);

    height += row.height + (height > 0 ? SPACING : 0);
    child = row.end;
  }
  return height;
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
    *minimum = measure_height (widget, for_size);
    *natural = *minimum;
  }
}

static GtkSizeRequestMode
qdr_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Rows run from the side where lines of text begin. */
static void
place_row (GtkWidget *widget, const Row *row, int y, int width)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = row->first; child != row->end; child = next_child (child)) {
    const int size = MIN (natural_width (child), width);

    if (gtk_widget_get_hexpand (child))
      x = width - size;
    gtk_widget_size_allocate (
        child, &(GtkAllocation){ mirrored ? width - x - size : x, y, size, row->height }, -1);
    x += size + SPACING;
  }
}

static void
qdr_wrap_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  GtkWidget *child = first_child (widget);
  int y = 0;

  while (child != NULL) {
    const Row row = fill_row (child, width);

    place_row (widget, &row, y, width);
    y += row.height + SPACING;
    child = row.end;
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
