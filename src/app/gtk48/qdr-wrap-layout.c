/*
 * A layout of widgets in rows, which begins a new row when the width is used up.
 *
 * Remove when libadwaita ≥ 1.7: AdwWrapLayout replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-wrap-layout.h"

/* The default gap between the widgets of a row, logical pixels. */
#define DEFAULT_SPACING 6

/* The gap between rows, logical pixels. */
#define ROW_SPACING 6

struct _QdrWrapLayout {
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (QdrWrapLayout, qdr_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  PROP_0,
  PROP_SPACING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

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
fill_row (QdrWrapLayout *self, GtkWidget *first, int width)
{
  Row row = { .first = first, .end = first };
  int x = -self->spacing;

  do {
    x += self->spacing + natural_width (row.end);
    if (row.wide == NULL && gtk_widget_get_hexpand (row.end))
      row.wide = row.end;
    row.end = next_child (row.end);
  } while (row.end != NULL && x + self->spacing + natural_width (row.end) <= width);
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
measure_width (QdrWrapLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = 0;
  for (GtkWidget *child = first_child (widget); child != NULL; child = next_child (child)) {
    int least;

    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
    *minimum = MAX (*minimum, least);
    *natural += natural_width (child) + (*natural > 0 ? self->spacing : 0);
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
  QdrWrapLayout *self = QDR_WRAP_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    measure_width (self, widget, minimum, natural);
  } else {
    int row_width = for_size;

    if (row_width < 0)
      measure_width (self, widget, &(int){ 0 }, &row_width);
    *minimum = 0;
    for (GtkWidget *child = first_child (widget); child != NULL;) {
      const Row row = fill_row (self, child, row_width);

      *minimum += row.height + (*minimum > 0 ? ROW_SPACING : 0);
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
  QdrWrapLayout *self = QDR_WRAP_LAYOUT (manager);
  const gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkWidget *child = first_child (widget);
  int y = 0;

  while (child != NULL) {
    const Row row = fill_row (self, child, width);
    int x = 0;

    for (; child != row.end; child = next_child (child)) {
      const int size = width_in_row (&row, child, width);

      gtk_widget_size_allocate (
          child, &(GtkAllocation){ is_rtl ? width - x - size : x, y, size, row.height }, -1);
      x += size + self->spacing;
    }
    y += row.height + ROW_SPACING;
  }
}

static void
qdr_wrap_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, QDR_WRAP_LAYOUT (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_wrap_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    QDR_WRAP_LAYOUT (object)->spacing = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
qdr_wrap_layout_class_init (QdrWrapLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  object_class->get_property = qdr_wrap_layout_get_property;
  object_class->set_property = qdr_wrap_layout_set_property;

  layout_class->get_request_mode = qdr_wrap_layout_get_request_mode;
  layout_class->measure = qdr_wrap_layout_measure;
  layout_class->allocate = qdr_wrap_layout_allocate;

  properties[PROP_SPACING] =
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT16, DEFAULT_SPACING,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_wrap_layout_init (QdrWrapLayout *self)
{
}
