/*
 * Attempts at puzzles and exercises, and the puzzle rating of the user.
 *
 * The rating is Glicko-2's (see qdr-glicko.h): a puzzle has a fixed rating, a rating period is a
 * day, and only the first attempt at a puzzle counts, as a win or a loss.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-glicko.h"
#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief An attempt. */
typedef struct {
  const char *puzzle;   /**< the position as text */
  guint32 day;          /**< Julian day of GDate */
  gboolean is_solved;   /**< the move was found, not shown */
  gboolean is_helped;   /**< after a wrong move, a hint or the solution */
  double puzzle_rating; /**< rating of the puzzle; 0 for an unrated attempt */
} QdrLibraryAttempt;

/** @brief The result of all attempts. */
typedef struct {
  QdrGlicko rating; /**< puzzle rating of the user */
  guint n_rated;    /**< number of rated attempts; 0 if the rating is not known yet */
  guint n_days;     /**< current streak of days with a solved puzzle, up to today or yesterday */
} QdrLibraryTraining;

/**
 * @brief Adds an attempt. A second one at the same puzzle does not change the rating.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean
qdr_library_add_attempt (QdrLibrary *self, const QdrLibraryAttempt *attempt, GError **error);

/**
 * @brief Reads the result of all attempts.
 *
 * @param day       today
 * @param training  (out)
 * @param error     return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_read_training (QdrLibrary *self,
                                    guint32 day,
                                    QdrLibraryTraining *training,
                                    GError **error);

G_END_DECLS
