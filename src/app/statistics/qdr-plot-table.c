/*
 * A plot as a table, for assistive tools and for the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-table.h"

#include "qdr-plot-mark.h"

/* (transfer none): at the end of @parent. */
static GtkWidget *
add_mark (GtkWidget *parent, GtkAccessibleRole role, const char *words, gboolean focusable)
{
  QdrPlotMark *mark = qdr_plot_mark_new (role, words, focusable);

  gtk_widget_set_parent (GTK_WIDGET (mark), parent);
  return GTK_WIDGET (mark);
}

static void
add_cells (GtkWidget *row, char **texts)
{
  for (guint i = 0; texts[i] != NULL; i++)
    add_mark (row, GTK_ACCESSIBLE_ROLE_CELL, texts[i], FALSE);
}

/* As cells, too: GTK 4.8 makes “filler” of column headers. */
static void
add_headings (GtkWidget *widget, const QdrPlot *plot)
{
  g_auto (GStrv) headings = qdr_plot_write_headings (plot);
  g_autofree char *words = g_strjoinv (", ", headings);

  add_cells (add_mark (widget, GTK_ACCESSIBLE_ROLE_ROW, words, FALSE), headings);
}

static GtkWidget *
add_row (GtkWidget *widget, const QdrPlot *plot, guint row)
{
  g_autofree char *words = qdr_plot_write_words (plot, row);
  g_auto (GStrv) cells = qdr_plot_write_cells (plot, row);
  GtkWidget *mark = add_mark (widget, GTK_ACCESSIBLE_ROLE_ROW, words, TRUE);

  add_cells (mark, cells);
  return mark;
}

/* Fields of the same line are cells of one row, @line. */
static GtkWidget *
add_field (GtkWidget *widget, const QdrPlot *plot, guint row, GtkWidget **line)
{
  g_autofree char *words = qdr_plot_write_words (plot, row);
  const char *label = qdr_plot_get_row (plot, row)->label;

  if (row == 0 || !g_str_equal (label, qdr_plot_get_row (plot, row - 1)->label))
    *line = add_mark (widget, GTK_ACCESSIBLE_ROLE_ROW, label, FALSE);
  return add_mark (*line, GTK_ACCESSIBLE_ROLE_CELL, words, TRUE);
}

void
qdr_plot_table_fill (GtkWidget *widget, const QdrPlot *plot, GPtrArray *marks)
{
  GtkWidget *line = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (plot != NULL && marks != NULL);

  add_headings (widget, plot);
  for (guint i = 0; i < qdr_plot_get_n_rows (plot); i++)
    g_ptr_array_add (marks, qdr_plot_get_kind (plot) == QDR_PLOT_CROSS
                                ? add_field (widget, plot, i, &line)
                                : add_row (widget, plot, i));
}

void
qdr_plot_table_clear (GtkWidget *widget)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

/* What lies within others fills them. */
static void
fill_room (GtkWidget *parent, int width, int height)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    qdr_plot_mark_set_place (QDR_PLOT_MARK (child), &(GtkAllocation){ 0, 0, width, height });
    fill_room (child, width, height);
  }
}

void
qdr_plot_table_place (GtkWidget *widget, GPtrArray *marks, const QdrPlotFigure *figure)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (marks != NULL && figure != NULL);

  fill_room (widget, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  for (guint i = 0; i < marks->len; i++) {
    const graphene_rect_t *bounds = &g_array_index (figure->places, QdrPlotPlace, i).bounds;
    const GtkAllocation place = { (int) bounds->origin.x, (int) bounds->origin.y,
                                  MAX ((int) bounds->size.width, 1), (int) bounds->size.height };

    qdr_plot_mark_set_place (g_ptr_array_index (marks, i), &place);
    fill_room (g_ptr_array_index (marks, i), place.width, place.height);
  }
  qdr_plot_mark_allocate_in (widget);
}
