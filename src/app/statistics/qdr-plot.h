/*
 * The data of a plot: a table with named rows and columns of numbers.
 *
 * The drawing, the text for assistive tools and the exported files are all made from this table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The kinds of plots. */
typedef enum {
  QDR_PLOT_LINE,  /**< a line over days; the first column is its height; the second and the third
                      column, if any, are the bounds of a band around the line */
  QDR_PLOT_BARS,  /**< a bar for each row; one column is the length; several columns are the parts
                      of equally long bars */
  QDR_PLOT_CROSS, /**< a cross table with a field for each row; the field shows the first column
                      as a percentage */
} QdrPlotKind;

/** @brief The formats of numbers. */
typedef enum {
  QDR_PLOT_WHOLE,  /**< 12 */
  QDR_PLOT_COUNT,  /**< 12,345, with the digits grouped as in the language of the user */
  QDR_PLOT_TENTHS, /**< 12.5 */
  QDR_PLOT_SHARE,  /**< 0..1, as a percentage */
} QdrPlotNumberFormat;

/** @brief A column. */
typedef struct {
  const char *name;           /**< the heading of the column, translated */
  QdrPlotNumberFormat format; /**< the format of the numbers in the column */
} QdrPlotColumn;

/** @brief A row of the data: a point of a line, a bar, or a field of a cross table. */
typedef struct {
  guint32 day;          /**< the Julian day, as in GDate, of a point of a line; 0 in other plots */
  const char *label;    /**< the name of a bar, or the name at the left of a field; NULL for a
                            point of a line */
  const char *other;    /**< the name at the top of a field; NULL in other plots */
  const char *note;     /**< (nullable): the text after a bar */
  const double *values; /**< a number for each column; NAN for an unknown number */
} QdrPlotRow;

/** @brief A plot. */
typedef struct QdrPlot QdrPlot;

/**
 * @brief Returns a plot without rows.
 *
 * @param heading    the heading of the labels of rows or, in a line, of the days; translated
 * @param other      (nullable): the heading of QdrPlotRow.other, translated; NULL if the plot is
 *                   not a cross table
 * @param columns    the columns of numbers; copied
 * @param n_columns  the number of columns, at least one
 * @return (transfer full)
 */
QdrPlot *qdr_plot_new (QdrPlotKind kind,
                       const char *heading,
                       const char *other,
                       const QdrPlotColumn *columns,
                       guint n_columns);

/** @brief Frees a plot. @param self  (nullable) */
void qdr_plot_free (QdrPlot *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlot, qdr_plot_free)

/**
 * @brief Adds a row. The rows of a line must be added in the order of their days.
 *
 * @param row  copied
 */
void qdr_plot_add_row (QdrPlot *self, const QdrPlotRow *row);

/**
 * @brief Returns a copy with at most @p n_rows rows: the first bars, or evenly chosen days of a
 *        line. A copy of a cross table always has all rows.
 *
 * @param n_rows  2 or more
 * @return (transfer full)
 */
QdrPlot *qdr_plot_make_reduced_copy (const QdrPlot *self, guint n_rows);

/** @brief Returns the kind of the plot. */
QdrPlotKind qdr_plot_get_kind (const QdrPlot *self);

/** @brief Returns the number of rows. */
guint qdr_plot_get_n_rows (const QdrPlot *self);

/** @brief Returns the number of columns of numbers. */
guint qdr_plot_get_n_columns (const QdrPlot *self);

/** @brief Returns a row. @param row  below the number of rows. @return (transfer none) */
const QdrPlotRow *qdr_plot_get_row (const QdrPlot *self, guint row);

/** @brief Returns a column. @param column  below the number of columns. @return (transfer none) */
const QdrPlotColumn *qdr_plot_get_column (const QdrPlot *self, guint column);

/**
 * @brief Returns the headings: first the headings from qdr_plot_new(), then the names of the
 *        columns of numbers.
 *
 * @return (transfer full)
 */
GStrv qdr_plot_format_headings (const QdrPlot *self);

/**
 * @brief Returns the cells of a row, one for each heading, formatted for display.
 *
 * @param row  below the number of rows
 * @return (transfer full): the cell of an unknown number is an empty string
 */
GStrv qdr_plot_format_cells (const QdrPlot *self, guint row);

/**
 * @brief Returns a row in words: "Mason: Won 5, Drawn 1, Lost 2".
 *
 * @param row  below the number of rows
 * @return (transfer full)
 */
char *qdr_plot_describe_row (const QdrPlot *self, guint row);

/**
 * @brief Returns the plot as comma-separated values, with a line of headings.
 *
 * Days are written as "2026-11-23", numbers with a decimal point, and shares as numbers from 0 to
 * 1.
 *
 * @return (transfer full): UTF-8
 */
char *qdr_plot_write_csv (const QdrPlot *self);

/**
 * @brief Returns a number, formatted for display.
 *
 * @return (transfer full)
 */
char *qdr_plot_format_number (double value, QdrPlotNumberFormat format);

G_END_DECLS
