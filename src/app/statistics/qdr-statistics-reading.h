/*
 * Reading statistics, in the thread of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-personality-list.h"
#include "qdr-player-plots.h"

G_BEGIN_DECLS

/** @brief What is asked, and what has been found. */
typedef struct {
  GHashTable *measured;    /**< (element-type utf8 int): ratings of personalities by id */
  char *identity;          /**< (nullable): who is asked about; NULL for the user */
  gboolean is_personality; /**< whether that is one */
  GPtrArray *players;      /**< (element-type QdrLibraryPlayer) (nullable): all, as offered */
  GPtrArray *winners;      /**< (element-type QdrLibraryPlayer) (nullable): all, with their games
                                won as the first player */
  guint chosen;            /**< which of them was asked about */
  QdrPlayerRecord *record; /**< (nullable): of that one */
  QdrLibraryComparison *of_two;  /**< (nullable): of personalities in games of two */
  QdrLibraryComparison *of_four; /**< (nullable): of personalities in games of four */
} QdrStatisticsReading;

/**
 * @brief Returns a reading of which nothing has been found.
 *
 * @param personalities  whose ratings are known
 * @param player         (nullable): who is asked about; NULL for the user, or else whoever has
 *                       played most
 * @return (transfer full)
 */
QdrStatisticsReading *
qdr_statistics_reading_new (QdrPersonalityList *personalities, const QdrLibraryPlayer *player);

/** @brief Frees a reading. @param data  (nullable): of that type */
void qdr_statistics_reading_free (gpointer data);

/**
 * @brief Reads all players and one of them. A QdrLibraryJob.
 *
 * @param library      that is open
 * @param data         a QdrStatisticsReading
 * @param cancellable  (nullable): looked at between questions
 * @param error        return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_statistics_reading_read_player (QdrLibrary *library,
                                             gpointer data,
                                             GCancellable *cancellable,
                                             GError **error);

/**
 * @brief Reads all players with their games won as the first player. A QdrLibraryJob.
 *
 * @param library      that is open
 * @param data         a QdrStatisticsReading
 * @param cancellable  (nullable): looked at between questions
 * @param error        return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_statistics_reading_read_winners (QdrLibrary *library,
                                              gpointer data,
                                              GCancellable *cancellable,
                                              GError **error);

/**
 * @brief Reads the pairs of personalities. A QdrLibraryJob.
 *
 * @param library      that is open
 * @param data         a QdrStatisticsReading
 * @param cancellable  (nullable): looked at between questions
 * @param error        return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_statistics_reading_read_pairings (QdrLibrary *library,
                                               gpointer data,
                                               GCancellable *cancellable,
                                               GError **error);

G_END_DECLS
