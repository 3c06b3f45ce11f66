/*
 * The table: a board as large as the room allows, with the players above and below as wide as it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-table.h"

#define SPACING 6

/* Players beside a narrow board may be wider than it, up to this. */
#define PLAYERS_WIDTH 360

struct _QdrTable {
  GtkWidget parent_instance;

  GtkWidget *above;
  GtkWidget *board;
  GtkWidget *below;
  guint columns;
  guint rows;
};

G_DEFINE_FINAL_TYPE (QdrTable, qdr_table, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_ABOVE,
  PROP_BOARD,
  PROP_BELOW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GtkWidget **
child_of_property (QdrTable *self, guint prop_id)
{
  switch (prop_id) {
  case PROP_ABOVE:
    return &self->above;
  case PROP_BOARD:
    return &self->board;
  case PROP_BELOW:
    return &self->below;
  default:
    return NULL;
  }
}

static int
minimum (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int size;

  gtk_widget_measure (child, orientation, for_size, &size, NULL, NULL, NULL);

  return size;
}

static void
qdr_table_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum_size,
                   int *natural_size,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  QdrTable *self = QDR_TABLE (widget);
  int above = minimum (self->above, orientation, -1);
  int board = minimum (self->board, orientation, -1);
  int below = minimum (self->below, orientation, -1);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum_size = MAX (board, MAX (above, below));
  else
    *minimum_size = above + board + below + 2 * SPACING;
  *natural_size = *minimum_size;
}

static void
allocate (GtkWidget *child, int table_width, int width, int y, int height)
{
  GtkAllocation allocation = { (table_width - width) / 2, y, width, height };

  gtk_widget_size_allocate (child, &allocation, -1);
}

static void
qdr_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrTable *self = QDR_TABLE (widget);
  int above = minimum (self->above, GTK_ORIENTATION_VERTICAL, -1);
  int below = minimum (self->below, GTK_ORIENTATION_VERTICAL, -1);
  int panel_width = MAX (minimum (self->above, GTK_ORIENTATION_HORIZONTAL, -1),
                         minimum (self->below, GTK_ORIENTATION_HORIZONTAL, -1));
  int room = height - above - below - 2 * SPACING;
  int square = MIN (width / (int) self->columns, room / (int) self->rows);
  int board_width = MIN (width, MAX (square * (int) self->columns,
                                     minimum (self->board, GTK_ORIENTATION_HORIZONTAL, -1)));
  int board_height = MIN (room, MAX (square * (int) self->rows,
                                     minimum (self->board, GTK_ORIENTATION_VERTICAL, -1)));
  int y = (room - board_height) / 2;

  panel_width = MIN (width, MAX (board_width, MAX (panel_width, PLAYERS_WIDTH)));
  allocate (self->above, width, panel_width, y, above);
  allocate (self->board, width, board_width, y + above + SPACING, board_height);
  allocate (self->below, width, panel_width, y + above + board_height + 2 * SPACING, below);
}

static void
qdr_table_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  GtkWidget **child = child_of_property (QDR_TABLE (object), prop_id);

  if (child != NULL)
    g_value_set_object (value, *child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
qdr_table_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  GtkWidget **child = child_of_property (QDR_TABLE (object), prop_id);

  if (child == NULL) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    return;
  }
  g_clear_pointer (child, gtk_widget_unparent);
  *child = g_value_get_object (value);
  if (*child != NULL)
    gtk_widget_set_parent (*child, GTK_WIDGET (object));
}

static void
qdr_table_dispose (GObject *object)
{
  QdrTable *self = QDR_TABLE (object);

  g_clear_pointer (&self->above, gtk_widget_unparent);
  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->below, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_table_parent_class)->dispose (object);
}

static void
qdr_table_class_init (QdrTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_table_get_property;
  object_class->set_property = qdr_table_set_property;
  object_class->dispose = qdr_table_dispose;

  widget_class->measure = qdr_table_measure;
  widget_class->size_allocate = qdr_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "table");

  properties[PROP_ABOVE] = g_param_spec_object ("above", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_BELOW] = g_param_spec_object ("below", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_table_init (QdrTable *self)
{
  self->columns = 1;
  self->rows = 1;
}

void
qdr_table_set_shape (QdrTable *self, guint columns, guint rows)
{
  g_return_if_fail (QDR_IS_TABLE (self));
  g_return_if_fail (columns > 0 && rows > 0);

  self->columns = columns;
  self->rows = rows;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
