/*
 * How the win probabilities of a game are drawn, with marks for mistakes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-palette.h"
#include "qdr-evaluation-series.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Between the parts of the players and the marks below them, logical pixels. */
#define QDR_EVALUATION_CHART_GAP 3

/** @brief The height of the marks, likewise. */
#define QDR_EVALUATION_CHART_STRIP 10

/** @brief What is drawn, and in which room. A plain value that owns nothing. */
typedef struct {
  QdrGame *game;               /**< whose it is */
  QdrEvaluationSeries *series; /**< of its positions */
  int width;                   /**< logical pixels */
  int height;                  /**< likewise */
  gboolean is_mirrored;        /**< the game begins on the right */
} QdrEvaluationChart;

/**
 * @brief The position whose column is at @p x; of those outside the nearest, and the first one
 *        where there are none.
 *
 * @param x  logical pixels
 */
guint qdr_evaluation_chart_find_ply (const QdrEvaluationChart *self, double x);

/**
 * @brief Draws all of it.
 *
 * @param snapshot  drawn on
 * @param of_parts  the colours of the parts of the players
 * @param of_marks  the colours of the marks
 * @param text      the colour of words there, which lines are drawn in
 */
void qdr_evaluation_chart_snapshot (const QdrEvaluationChart *self,
                                    GtkSnapshot *snapshot,
                                    const QdrBoardPalette *of_parts,
                                    const QdrBoardPalette *of_marks,
                                    const GdkRGBA *text);

G_END_DECLS
