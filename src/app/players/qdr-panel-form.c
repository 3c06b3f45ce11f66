/*
 * The forms that the panel of a player takes, by the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-panel-form.h"

/* Where a part stands in the grid. */
typedef struct {
  int column;
  int row;
  int columns;
  int rows;
} Cell;

typedef struct {
  QdrPanelLook look;
  int column_spacing; /* logical pixels */
  int row_spacing;
  Cell cells[QDR_PANEL_PARTS];
} Form;

static const Form forms[] = {
  [QDR_PANEL_LINE] = {
    { "line", 32, 28, 22, 2, FALSE, FALSE, TRUE },
    .column_spacing = 8,
    .cells = {
      [QDR_PANEL_SEAT] = { 0, 0, 1, 1 },
      [QDR_PANEL_PORTRAIT] = { 1, 0, 1, 1 },
      [QDR_PANEL_NAME] = { 2, 0, 1, 1 },
      [QDR_PANEL_RATING] = { 3, 0, 1, 1 },
      [QDR_PANEL_STOCK] = { 4, 0, 1, 1 },
      [QDR_PANEL_SPINNER] = { 5, 0, 1, 1 },
      [QDR_PANEL_ACTIVITY] = { 6, 0, 1, 1 },
      [QDR_PANEL_CLOCK] = { 7, 0, 1, 1 },
    },
  },
  [QDR_PANEL_LINES] = {
    { "lines", 28, 28, 16, 2, FALSE, TRUE, FALSE },
    .column_spacing = 6,
    .row_spacing = 2,
    .cells = {
      [QDR_PANEL_SEAT] = { 0, 0, 1, 2 },
      [QDR_PANEL_PORTRAIT] = { 1, 0, 1, 2 },
      [QDR_PANEL_NAME] = { 2, 0, 4, 1 },
      [QDR_PANEL_RATING] = { 3, 1, 1, 1 },
      [QDR_PANEL_STOCK] = { 2, 1, 1, 1 },
      [QDR_PANEL_SPINNER] = { 5, 1, 1, 1 },
      [QDR_PANEL_ACTIVITY] = { 4, 1, 1, 1 },
      [QDR_PANEL_CLOCK] = { 6, 0, 1, 2 },
    },
  },
  [QDR_PANEL_TIGHT] = {
    { "tight", 24, 28, 16, 2, FALSE, TRUE, FALSE },
    .column_spacing = 3,
    .row_spacing = 2,
    .cells = {
      [QDR_PANEL_SEAT] = { 0, 0, 1, 2 },
      [QDR_PANEL_PORTRAIT] = { 1, 0, 1, 2 },
      [QDR_PANEL_NAME] = { 2, 0, 3, 1 },
      [QDR_PANEL_RATING] = { 3, 1, 1, 1 },
      [QDR_PANEL_STOCK] = { 2, 1, 1, 1 },
      [QDR_PANEL_SPINNER] = { 4, 0, 1, 1 },
      [QDR_PANEL_ACTIVITY] = { 2, 1, 1, 1 },
      [QDR_PANEL_CLOCK] = { 4, 1, 1, 1 },
    },
  },
  [QDR_PANEL_CARD] = {
    { "tall", 96, 84, 36, 4, TRUE, FALSE, FALSE },
    .row_spacing = 4,
    .cells = {
      [QDR_PANEL_SEAT] = { 0, 0, 1, 1 },
      [QDR_PANEL_PORTRAIT] = { 0, 0, 1, 1 },
      [QDR_PANEL_NAME] = { 0, 1, 1, 1 },
      [QDR_PANEL_RATING] = { 0, 2, 1, 1 },
      [QDR_PANEL_STOCK] = { 0, 4, 1, 1 },
      [QDR_PANEL_SPINNER] = { 0, 0, 1, 1 },
      [QDR_PANEL_ACTIVITY] = { 0, 4, 1, 1 },
      [QDR_PANEL_CLOCK] = { 0, 3, 1, 1 },
    },
  },
};

const QdrPanelLook *
qdr_panel_form_get_look (QdrPanelForm form)
{
  g_return_val_if_fail (form < G_N_ELEMENTS (forms), NULL);

  return &forms[form].look;
}

void
qdr_panel_form_arrange (QdrPanelForm form, GtkGrid *grid, GtkWidget *const parts[QDR_PANEL_PARTS])
{
  GtkLayoutManager *layout;

  g_return_if_fail (form < G_N_ELEMENTS (forms));
  g_return_if_fail (GTK_IS_GRID (grid));

  layout = gtk_widget_get_layout_manager (GTK_WIDGET (grid));
  gtk_grid_set_column_spacing (grid, (guint) forms[form].column_spacing);
  gtk_grid_set_row_spacing (grid, (guint) forms[form].row_spacing);
  for (guint i = 0; i < QDR_PANEL_PARTS; i++) {
    const Cell *cell = &forms[form].cells[i];

    g_object_set (gtk_layout_manager_get_layout_child (layout, parts[i]), "column", cell->column,
                  "row", cell->row, "column-span", cell->columns, "row-span", cell->rows, NULL);
  }
}
