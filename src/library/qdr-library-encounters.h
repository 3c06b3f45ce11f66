/*
 * What came of the games of a person against each personality, and against how strong ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"

G_BEGIN_DECLS

/** @brief The rated games of a person against a personality. */
typedef struct {
  char *identity;          /**< id of the personality; of one that adapts without its strength */
  QdrLibraryScore score;   /**< of the person, all of them */
  GArray *shares;          /**< (element-type double): of the point in each game, oldest first */
  guint32 first_win_day;   /**< as of GDate; 0 where that is not known, or nothing is won */
  guint first_win_plies;   /**< of that game, moves of both; 0 where nothing is won */
  guint first_win_columns; /**< of its board */
  guint first_win_rows;    /**< likewise */
} QdrLibraryEncounter;

/** @brief Frees what is told. @param self  (nullable) */
void qdr_library_encounter_free (QdrLibraryEncounter *self);

/**
 * @brief Lists whom a person has met in games of two that are rated.
 *
 * @param person  name of the person; one who has not played has met nobody
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryEncounter) (nullable): NULL on error
 */
GPtrArray *qdr_library_list_encounters (QdrLibrary *self, const char *person, GError **error);

/** @brief A rated game of a person against a personality. */
typedef struct {
  int rating;   /**< measured for the personality, of one that adapts its strength in that game */
  double share; /**< of the point that the person won */
} QdrLibraryMeasuredGame;

/**
 * @brief Lists the last games of a person against personalities whose rating is measured, in games
 *        of two that are rated.
 *
 * @param person     name of the person; one who has not played has no games
 * @param n_games    how many at most
 * @param measured   tells the ratings
 * @param user_data  for @p measured
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryMeasuredGame) (nullable): oldest first; NULL on
 *         error
 */
GArray *qdr_library_list_measured_games (QdrLibrary *self,
                                         const char *person,
                                         guint n_games,
                                         QdrLibraryMeasuredFunc measured,
                                         gpointer user_data,
                                         GError **error);

G_END_DECLS
