/*
 * A layout of widgets of different heights in columns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-columns-layout.h"

/* Defaults of the properties, logical pixels. */
#define DEFAULT_COLUMN_WIDTH 400
#define DEFAULT_SPACING 12

struct _QdrColumnsLayout {
  GtkLayoutManager parent_instance;

  int column_width;
  int max_columns;
  int spacing;
  gboolean has_rows;
};

G_DEFINE_FINAL_TYPE (QdrColumnsLayout, qdr_columns_layout, GTK_TYPE_LAYOUT_MANAGER)

enum {
  PROP_0,
  PROP_COLUMN_WIDTH,
  PROP_MAX_COLUMNS,
  PROP_SPACING,
  PROP_HAS_ROWS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Returns the largest minimum width of the children. */
static int
measure_width (GtkWidget *widget)
{
  int widest = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int minimum;

    if (!gtk_widget_should_layout (child))
      continue;
    gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    widest = MAX (widest, minimum);
  }
  return widest;
}

/* Returns the number of columns: as many as fit, or fewer if they need no more rows, so that the
 * last row is not almost empty. */
static guint
count_columns (QdrColumnsLayout *self, GtkWidget *widget, int width)
{
  const int room = MAX (self->column_width, measure_width (widget)) + self->spacing;
  const guint n_most = (guint) CLAMP ((width + self->spacing) / room, 1, self->max_columns);
  guint n = 0;
  guint n_rows;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  n = MAX (n, 1);
  n_rows = (n + n_most - 1) / n_most;
  return (n + n_rows - 1) / n_rows;
}

static int
measure_height (GtkWidget *child, int column)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, column, NULL, &natural, NULL, NULL);
  return natural;
}

/* Returns the height of a row of @n children, of which @child is the first. */
static int
measure_row (GtkWidget *child, guint n, int column)
{
  int highest = 0;

  for (guint i = 0; i < n && child != NULL; child = gtk_widget_get_next_sibling (child)) {
    if (!gtk_widget_should_layout (child))
      continue;
    highest = MAX (highest, measure_height (child, column));
    i++;
  }
  return highest;
}

/* Lays out the children, and returns the total height. If @allocate is FALSE, only measures
 * them. */
static int
lay_out_children (QdrColumnsLayout *self, GtkWidget *widget, int width, gboolean allocate)
{
  const guint n = count_columns (self, widget, width);
  const int column = (width + self->spacing) / (int) n - self->spacing;
  const gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  g_autoptr (GArray) heights = g_array_new (FALSE, TRUE, sizeof (int));
  int highest = 0;
  int height_of_row = 0;

  g_array_set_size (heights, n);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    int *bottom;
    int height;
    guint i = 0; /* the index of the shortest column */

    if (!gtk_widget_should_layout (child))
      continue;
    for (guint other = 1; other < n; other++)
      if (g_array_index (heights, int, other) < g_array_index (heights, int, i))
        i = other;
    bottom = &g_array_index (heights, int, i);
    /* The first column is the shortest if all columns are equally tall, so a row begins. */
    if (self->has_rows && i == 0)
      height_of_row = measure_row (child, n, column);
    height = self->has_rows ? height_of_row : measure_height (child, column);
    if (allocate) {
      const int x = (int) (is_mirrored ? n - 1 - i : i) * (column + self->spacing);

      gtk_widget_size_allocate (child, &(GtkAllocation){ x, *bottom, column, height }, -1);
    }
    *bottom += height + self->spacing;
    highest = MAX (highest, *bottom - self->spacing);
  }
  return highest;
}

static GtkSizeRequestMode
qdr_columns_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
qdr_columns_layout_measure (GtkLayoutManager *manager,
                            GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  QdrColumnsLayout *self = QDR_COLUMNS_LAYOUT (manager);
  const int width = measure_width (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL) {
    *minimum = width;
    *natural = MAX (width, self->column_width);
  } else {
    *minimum = lay_out_children (self, widget, MAX (for_size, width), FALSE);
    *natural = *minimum;
  }
}

static void
qdr_columns_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             int width,
                             int height,
                             int baseline)
{
  lay_out_children (QDR_COLUMNS_LAYOUT (manager), widget, width, TRUE);
}

static void
qdr_columns_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrColumnsLayout *self = QDR_COLUMNS_LAYOUT (object);

  switch (id) {
  case PROP_COLUMN_WIDTH:
    self->column_width = g_value_get_int (value);
    break;
  case PROP_MAX_COLUMNS:
    self->max_columns = g_value_get_int (value);
    break;
  case PROP_SPACING:
    self->spacing = g_value_get_int (value);
    break;
  case PROP_HAS_ROWS:
    self->has_rows = g_value_get_boolean (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_columns_layout_class_init (QdrColumnsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = qdr_columns_layout_set_property;
  layout_class->get_request_mode = qdr_columns_layout_get_request_mode;
  layout_class->measure = qdr_columns_layout_measure;
  layout_class->allocate = qdr_columns_layout_allocate;

  properties[PROP_COLUMN_WIDTH] =
      g_param_spec_int ("column-width", NULL, NULL, 1, G_MAXINT / 2, DEFAULT_COLUMN_WIDTH, flags);
  properties[PROP_MAX_COLUMNS] =
      g_param_spec_int ("max-columns", NULL, NULL, 1, G_MAXINT, G_MAXINT, flags);
  properties[PROP_SPACING] =
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT / 2, DEFAULT_SPACING, flags);
  properties[PROP_HAS_ROWS] = g_param_spec_boolean ("has-rows", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
qdr_columns_layout_init (QdrColumnsLayout *self)
{
}
