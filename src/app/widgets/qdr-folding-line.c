/*
 * Two widgets in a line, or one below the other where a line is too short for both.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-folding-line.h"

/* Between both, beside and below, logical pixels. */
#define SPACING 12
#define LINE_SPACING 6

struct _QdrFoldingLine {
  GtkWidget parent_instance;

  GtkWidget *first;
  GtkWidget *second;
};

G_DEFINE_FINAL_TYPE (QdrFoldingLine, qdr_folding_line, GTK_TYPE_WIDGET)

static int
natural_width (GtkWidget *child)
{
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* A negative @width is as wide as one likes. */
static gboolean
folds (QdrFoldingLine *self, int width)
{
  return width >= 0 && width < natural_width (self->first) + SPACING + natural_width (self->second);
}

static int
first_width (QdrFoldingLine *self, int width)
{
  return width < 0 || folds (self, width) ? width : width - SPACING - natural_width (self->second);
}

static int
natural_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static GtkSizeRequestMode
qdr_folding_line_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (QdrFoldingLine *self, int *minimum, int *natural)
{
  int first, second;

  gtk_widget_measure (self->first, GTK_ORIENTATION_HORIZONTAL, -1, &first, NULL, NULL, NULL);
  gtk_widget_measure (self->second, GTK_ORIENTATION_HORIZONTAL, -1, &second, NULL, NULL, NULL);
  *minimum = MAX (first, second);
  *natural = natural_width (self->first) + SPACING + natural_width (self->second);
}

static int
measure_height (QdrFoldingLine *self, int width)
{
  const int first = natural_height (self->first, first_width (self, width));
  const int second = natural_height (self->second, -1);

  return folds (self, width) ? first + LINE_SPACING + second : MAX (first, second);
}

static void
qdr_folding_line_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum_size,
                          int *natural_size,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  QdrFoldingLine *self = QDR_FOLDING_LINE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum_size, natural_size);
  else
    *minimum_size = *natural_size = measure_height (self, for_size);
}

/* @x is counted in the direction of reading. */
static void
place (QdrFoldingLine *self, GtkWidget *child, int x, int y, int width, int height)
{
  const int line = gtk_widget_get_width (GTK_WIDGET (self));
  const gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (child,
                            &(GtkAllocation){ is_rtl ? line - x - width : x, y, width, height },
                            -1);
}

static void
qdr_folding_line_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  QdrFoldingLine *self = QDR_FOLDING_LINE (widget);
  const int first = first_width (self, width);

  if (folds (self, width)) {
    const int second = natural_height (self->second, -1);

    place (self, self->first, 0, 0, width, height - LINE_SPACING - second);
    place (self, self->second, 0, height - second, width, second);
  } else {
    place (self, self->first, 0, 0, first, height);
    place (self, self->second, first + SPACING, 0, width - first - SPACING, height);
  }
}

static void
qdr_folding_line_dispose (GObject *object)
{
  QdrFoldingLine *self = QDR_FOLDING_LINE (object);

  g_clear_pointer (&self->first, gtk_widget_unparent);
  g_clear_pointer (&self->second, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_folding_line_parent_class)->dispose (object);
}

static void
qdr_folding_line_class_init (QdrFoldingLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_folding_line_dispose;

  widget_class->get_request_mode = qdr_folding_line_get_request_mode;
  widget_class->measure = qdr_folding_line_measure;
  widget_class->size_allocate = qdr_folding_line_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "foldingline");
}

static void
qdr_folding_line_init (QdrFoldingLine *self)
{
}

GtkWidget *
qdr_folding_line_new (GtkWidget *first, GtkWidget *second)
{
  QdrFoldingLine *self;

  g_return_val_if_fail (GTK_IS_WIDGET (first) && GTK_IS_WIDGET (second), NULL);

  self = g_object_new (QDR_TYPE_FOLDING_LINE, NULL);
  self->first = first;
  self->second = second;
  gtk_widget_set_parent (first, GTK_WIDGET (self));
  gtk_widget_set_parent (second, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
