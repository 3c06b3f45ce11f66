/*
 * What the games of a player tell, as plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-statistics.h"
#include "qdr-plot.h"

G_BEGIN_DECLS

/** @brief All that is known of a player. */
typedef struct {
  QdrLibraryStatistics *statistics; /**< of its games */
  GArray *ratings;                  /**< (element-type QdrLibraryRating) */
  GArray *reviewed;                 /**< (element-type QdrLibraryReviewedGame) */
} QdrPlayerRecord;

/** @brief Frees a record. @param self  (nullable) */
void qdr_player_record_free (QdrPlayerRecord *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlayerRecord, qdr_player_record_free)

/** @brief What is told about a player, each in a plot. */
typedef enum {
  QDR_PLAYER_RATING,
  QDR_PLAYER_RESULTS,
  QDR_PLAYER_RIVALS,
  QDR_PLAYER_SEATS,
  QDR_PLAYER_BOARDS,
  QDR_PLAYER_CLOCKS,
  QDR_PLAYER_ENDINGS,
  QDR_PLAYER_LENGTHS,
  QDR_PLAYER_WALLS,
  QDR_PLAYER_MISTAKES,
  QDR_PLAYER_N_PLOTS,
} QdrPlayerPlotKind;

/**
 * @brief Returns the title of a plot, translated.
 *
 * @param kind  which one
 * @return (transfer none)
 */
const char *qdr_player_plot_get_title (QdrPlayerPlotKind kind);

/**
 * @brief Makes a plot.
 *
 * @param record   of a player
 * @param kind     which one
 * @param summary  (out) (transfer full): what it shows in short, translated
 * @return (transfer full): without rows where nothing is known
 */
QdrPlot *
qdr_player_plot_make (const QdrPlayerRecord *record, QdrPlayerPlotKind kind, char **summary);

G_END_DECLS
