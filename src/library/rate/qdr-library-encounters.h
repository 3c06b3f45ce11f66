/*
 * Results of a person against personalities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"

G_BEGIN_DECLS

/** @brief The rated games of a person against one personality. */
typedef struct {
  char *identity;          /**< id of the personality, without the strength of an adaptive one */
  QdrLibraryScore score;   /**< score of the person */
  GArray *shares;          /**< (element-type double): share of the point in each game, oldest
                                first */
  guint32 first_win_day;   /**< Julian day of GDate; 0 if unknown or without a win */
  guint first_win_plies;   /**< length of that game in moves of both; 0 without a win */
  guint first_win_columns; /**< columns of its board */
  guint first_win_rows;    /**< rows of its board */
} QdrLibraryEncounter;

/** @brief Frees an encounter. @param self  (nullable) */
void qdr_library_encounter_free (QdrLibraryEncounter *self);

/**
 * @brief Lists the personalities that a person has met in rated two-player games.
 *
 * @param person  name of the person; nothing is listed for somebody who has not played
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryEncounter) (nullable): NULL on error
 */
GPtrArray *qdr_library_list_encounters (QdrLibrary *self, const char *person, GError **error);

/** @brief A rated game of a person against a personality with a measured rating. */
typedef struct {
  int rating;   /**< of the personality, for an adaptive one that of its strength in the game */
  double share; /**< share of the point of the person */
} QdrLibraryMeasuredGame;

/**
 * @brief Lists the last rated two-player games of a person against personalities with a measured
 *        rating.
 *
 * @param person    name of the person; nothing is listed for somebody who has not played
 * @param n_games   maximum number of games
 * @param measured  returns the rating of a personality
 * @param error     return location for a QDR_LIBRARY_ERROR
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
