/*
 * A table of numbers that is shown as a picture: rows with a name each, and columns of numbers.
 *
 * What is drawn, what assistive tools read, and what is exported all come from here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief How a plot is drawn. */
typedef enum {
  QDR_PLOT_LINE,  /**< a line over days, of the first column; the next two, if there are any, are
                       the bounds of a band around it */
  QDR_PLOT_BARS,  /**< a bar for each row; with several columns, whose numbers are its parts, all
                       bars are equally long */
  QDR_PLOT_CROSS, /**< a field for each row, where a line and a column cross: the first column, a
                       share */
} QdrPlotKind;

/** @brief How the numbers of a column are written. */
typedef enum {
  QDR_PLOT_WHOLE,  /**< 12 */
  QDR_PLOT_COUNT,  /**< 12,345, as the language groups digits */
  QDR_PLOT_TENTHS, /**< 12.5 */
  QDR_PLOT_SHARE,  /**< 0..1, as percentage */
} QdrPlotNumber;

/** @brief A column. */
typedef struct {
  const char *name;     /**< translated */
  QdrPlotNumber number; /**< how its numbers are written */
} QdrPlotColumn;

/** @brief A row. */
typedef struct {
  guint32 day;          /**< of a line: Julian, as of GDate; 0 in other plots */
  const char *label;    /**< its name; NULL for a day */
  const char *other;    /**< of a field: in which column it stands; NULL in other plots */
  const char *note;     /**< (nullable): what is written behind a bar */
  const double *values; /**< one for each column; NAN where there is none */
} QdrPlotRow;

/** @brief A plot. */
typedef struct QdrPlot QdrPlot;

/**
 * @brief Returns a plot without rows.
 *
 * @param kind       how it is drawn
 * @param heading    of the names of rows, translated
 * @param other      (nullable): of the names of columns in a plot of fields, translated
 * @param columns    copied
 * @param n_columns  how many, at least one
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

/** @brief Adds a row; days in their order. @param row  copied */
void qdr_plot_add (QdrPlot *self, const QdrPlotRow *row);

/**
 * @brief Returns a plot with some of the rows: of a line as many as can be told apart, with the
 *        first and the last; of bars the first ones; of fields all.
 *
 * @param n_rows  how many at most, 2 or more
 * @return (transfer full)
 */
QdrPlot *qdr_plot_thin (const QdrPlot *self, guint n_rows);

/** @brief How it is drawn. */
QdrPlotKind qdr_plot_get_kind (const QdrPlot *self);

/** @brief How many rows there are. */
guint qdr_plot_get_n_rows (const QdrPlot *self);

/** @brief How many columns of numbers there are. */
guint qdr_plot_get_n_columns (const QdrPlot *self);

/** @brief Returns a row. @param row  below the number of rows. @return (transfer none) */
const QdrPlotRow *qdr_plot_get_row (const QdrPlot *self, guint row);

/** @brief Returns a column. @param column  below the number of columns. @return (transfer none) */
const QdrPlotColumn *qdr_plot_get_column (const QdrPlot *self, guint column);

/**
 * @brief Returns the headings: of rows, of fields if there are any, and of columns.
 *
 * @return (transfer full)
 */
GStrv qdr_plot_write_headings (const QdrPlot *self);

/**
 * @brief Returns what stands in the cells below the headings, for people.
 *
 * @param row  below the number of rows
 * @return (transfer full): empty where there is no number
 */
GStrv qdr_plot_write_cells (const QdrPlot *self, guint row);

/**
 * @brief Returns a row in words: "Mason: Won 5, Drawn 1, Lost 2".
 *
 * @param row  below the number of rows
 * @return (transfer full)
 */
char *qdr_plot_write_words (const QdrPlot *self, guint row);

/**
 * @brief Returns all of it as values separated by commas, with a row of headings.
 *
 * Days are written as "2026-11-23", numbers with a point, shares from 0 to 1.
 *
 * @return (transfer full): UTF-8
 */
char *qdr_plot_write_csv (const QdrPlot *self);

/**
 * @brief Returns a day for people.
 *
 * @param day     Julian, as of GDate, above 0
 * @param format  of g_date_time_format()
 * @return (transfer full)
 */
char *qdr_plot_write_day (guint32 day, const char *format);

/**
 * @brief Returns a number for people.
 *
 * @param value   the number
 * @param number  how it is written
 * @return (transfer full)
 */
char *qdr_plot_format (double value, QdrPlotNumber number);

G_END_DECLS
