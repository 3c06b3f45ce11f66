/*
 * The table of the board editor: the tools lie beside the board, or below it where that is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-editor-table.h"

/* Logical pixels. */
#define TOOLS_WIDTH 350
#define TOOLS_HEIGHT 120
#define LEAST_WIDTH_BESIDE 640

struct _QdrEditorTable {
  GtkWidget parent_instance;

  GtkWidget *board;
  GtkWidget *line;
  GtkWidget *tools;
};

G_DEFINE_FINAL_TYPE (QdrEditorTable, qdr_editor_table, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_BOARD,
  PROP_LINE,
  PROP_TOOLS,
  N_PROPS,
};

static GtkWidget **
child_of_property (QdrEditorTable *self, guint prop_id)
{
  switch (prop_id) {
  case PROP_BOARD:
    return &self->board;
  case PROP_LINE:
    return &self->line;
  case PROP_TOOLS:
    return &self->tools;
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
qdr_editor_table_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum_size,
                          int *natural_size,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  QdrEditorTable *self = QDR_EDITOR_TABLE (widget);
  const int board = minimum (self->board, orientation, -1);
  const int line = minimum (self->line, orientation, -1);
  const int tools = minimum (self->tools, orientation, -1);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum_size = MAX (board, MAX (line, tools));
  else
    *minimum_size = board + line + TOOLS_HEIGHT;
  *natural_size = *minimum_size;
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, height }, -1);
}

/* In languages from right to left the tools are on the left. */
static void
allocate_beside (QdrEditorTable *self, int width, int height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int room = width - TOOLS_WIDTH;
  const int line = minimum (self->line, GTK_ORIENTATION_VERTICAL, room);

  allocate (self->board, mirrored ? TOOLS_WIDTH : 0, 0, room, height - line);
  allocate (self->line, mirrored ? TOOLS_WIDTH : 0, height - line, room, line);
  allocate (self->tools, mirrored ? 0 : room, 0, TOOLS_WIDTH, height);
}

static void
allocate_below (QdrEditorTable *self, int width, int height)
{
  const int line = minimum (self->line, GTK_ORIENTATION_VERTICAL, width);
  const int board = MIN (width, height - line - TOOLS_HEIGHT);

  allocate (self->board, 0, 0, width, board);
  allocate (self->line, 0, board, width, line);
  allocate (self->tools, 0, board + line, width, height - board - line);
}

static void
qdr_editor_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  if (width >= LEAST_WIDTH_BESIDE)
    allocate_beside (QDR_EDITOR_TABLE (widget), width, height);
  else
    allocate_below (QDR_EDITOR_TABLE (widget), width, height);
}

static void
qdr_editor_table_set_property (GObject *object,
                               guint prop_id,
                               const GValue *value,
                               GParamSpec *pspec)
{
  GtkWidget **child = child_of_property (QDR_EDITOR_TABLE (object), prop_id);

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
qdr_editor_table_dispose (GObject *object)
{
  QdrEditorTable *self = QDR_EDITOR_TABLE (object);

  g_clear_pointer (&self->board, gtk_widget_unparent);
  g_clear_pointer (&self->line, gtk_widget_unparent);
  g_clear_pointer (&self->tools, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_editor_table_parent_class)->dispose (object);
}

static void
install_child (GObjectClass *object_class, guint prop_id, const char *name)
{
  g_object_class_install_property (object_class, prop_id,
                                   g_param_spec_object (name, NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
qdr_editor_table_class_init (QdrEditorTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = qdr_editor_table_set_property;
  object_class->dispose = qdr_editor_table_dispose;
  widget_class->measure = qdr_editor_table_measure;
  widget_class->size_allocate = qdr_editor_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "editortable");

  install_child (object_class, PROP_BOARD, "board");
  install_child (object_class, PROP_LINE, "line");
  install_child (object_class, PROP_TOOLS, "tools");
}

static void
qdr_editor_table_init (QdrEditorTable *self)
{
}
