/*
 * A part of a plot as assistive tools find it, and where the keyboard gets to: a row, or a cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_PLOT_MARK (qdr_plot_mark_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlotMark, qdr_plot_mark, QDR, PLOT_MARK, GtkWidget)

/*
 * It draws nothing. Others can be in it; each is where it was placed.
 */

/**
 * @brief Returns a mark.
 *
 * @param role       what it is
 * @param words      what it says
 * @param focusable  whether one gets there
 */
QdrPlotMark *qdr_plot_mark_new (GtkAccessibleRole role, const char *words, gboolean focusable);

/** @brief Says where it is from now on. @param place  in its parent */
void qdr_plot_mark_set_place (QdrPlotMark *self, const GtkAllocation *place);

/** @brief Gives all marks in a widget the room where they were placed. @param parent  the widget */
void qdr_plot_mark_allocate_in (GtkWidget *parent);

G_END_DECLS
