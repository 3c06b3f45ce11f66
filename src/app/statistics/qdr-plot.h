/*
 * The data of a plot: a table with named rows and columns of numbers.
 *
 * The drawing, the words for assistive tools, and the exported files are all made from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The kinds of plots. */
typedef enum {
  QDR_PLOT_LINE,  /**< a line over days, from the first column; the next two columns, if any, bound
                       a band around it */
  QDR_PLOT_BARS,  /**< a bar for each row; several columns are parts of bars of equal length */
  QDR_PLOT_CROSS, /**< a cross table with a field for each row, from the first column, a share */
} QdrPlotKind;

/** @brief The formats of numbers. */
typedef enum {
  QDR_PLOT_WHOLE,  /**< 12 */
  QDR_PLOT_COUNT,  /**< 12,345, as the language groups digits */
  QDR_PLOT_TENTHS, /**< 12.5 */
  QDR_PLOT_SHARE,  /**< 0..1, as a percentage */
} QdrPlotNumber;

/** @brief A column. */
typedef struct {
  const char *name;     /**< translated */
  QdrPlotNumber number; /**< the format of its numbers */
} QdrPlotColumn;

/** @brief A row. */
typedef struct {
  guint32 day;          /**< in a line: Julian, as of GDate; 0 in other plots */
  const char *label;    /**< its name; NULL for a day */
  const char *other;    /**< in a cross table: the name of its column; NULL in other plots */
  const char *note;     /**< (nullable): the text after a bar */
  const double *values; /**< one for each column; NAN if there is none */
} QdrPlotRow;

/** @brief A plot. */
typedef struct QdrPlot QdrPlot;

/**
 * @brief Returns a plot without rows.
 *
 * @param heading    of the names of rows, translated
 * @param other      (nullable): of the names of columns in a cross table, translated
 * @param columns    copied
 * @param n_columns  at least one
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

/** @brief Adds a row. Days are added in their order. @param row  copied */
void qdr_plot_add (QdrPlot *self, const QdrPlotRow *row);

/**
 * @brief Returns a plot with fewer rows: evenly chosen days including the first and the last, the
 *        first bars, or all fields of a cross table.
 *
 * @param n_rows  the greatest number of rows, 2 or more
 * @return (transfer full)
 */
QdrPlot *qdr_plot_reduce (const QdrPlot *self, guint n_rows);

/** @brief Returns the kind of plot. */
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
 * @brief Returns the headings: of rows, of fields in a cross table, and of columns.
 *
 * @return (transfer full)
 */
GStrv qdr_plot_write_headings (const QdrPlot *self);

/**
 * @brief Returns the cells of a row below the headings, formatted for display.
 *
 * @param row  below the number of rows
 * @return (transfer full): a cell without a number is empty
 */
GStrv qdr_plot_write_cells (const QdrPlot *self, guint row);

/**
 * @brief Returns a row in words: "Mason: Won 5, Drawn 1, Lost 2".
 *
 * @param row  below the number of rows
 * @return (transfer full)
 */
char *qdr_plot_describe_row (const QdrPlot *self, guint row);

/**
 * @brief Returns the plot as comma-separated values, with a row of headings.
 *
 * Days are written as "2026-11-23", numbers with a decimal point, shares from 0 to 1.
 *
 * @return (transfer full): UTF-8
 */
char *qdr_plot_write_csv (const QdrPlot *self);

/**
 * @brief Returns a day, formatted for display.
 *
 * @param day     Julian, as of GDate, above 0
 * @param format  of g_date_time_format()
 * @return (transfer full)
 */
char *qdr_plot_format_day (guint32 day, const char *format);

/**
 * @brief Returns a number, formatted for display.
 *
 * @return (transfer full)
 */
char *qdr_plot_format_number (double value, QdrPlotNumber number);

G_END_DECLS
