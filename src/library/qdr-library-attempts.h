/*
 * Attempts at puzzles and exercises: how often, on which days, and the rating that comes of it.
 *
 * The rating is Glicko-2's (qdr-glicko): a puzzle stands at its rating as a personality does, a
 * rating period is a day, and the first attempt at a puzzle counts, as a win or a loss against it.
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
  guint32 day;          /**< as GDate counts them */
  gboolean is_solved;   /**< the move was found, not shown */
  gboolean is_helped;   /**< after a wrong move, a hint or the solution */
  double puzzle_rating; /**< of the puzzle; 0 where it has none and is not rated */
} QdrLibraryAttempt;

/** @brief What all attempts come to. */
typedef struct {
  QdrGlicko rating; /**< of the person, at puzzles */
  guint n_rated;    /**< attempts that made it; 0 where the rating says nothing yet */
  guint n_days;     /**< in a row on which something was solved, up to today or yesterday */
} QdrLibraryTraining;

/**
 * @brief Adds an attempt. A second one at the same puzzle does not change the rating.
 *
 * @param attempt  what became of it
 * @param error    return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean
qdr_library_add_attempt (QdrLibrary *self, const QdrLibraryAttempt *attempt, GError **error);

/**
 * @brief Reads what all attempts come to.
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
