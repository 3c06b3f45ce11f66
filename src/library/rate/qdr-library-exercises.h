/*
 * Exercises, attempts at puzzles and exercises, and the puzzle rating of the user.
 *
 * An exercise is one of the user's own mistakes. After each success, it comes back after a longer
 * interval. After a failure, it comes back on the next day. The schedule follows the algorithm
 * SM-2: P. A. Wozniak, "Optimization of learning", master's thesis, University of Technology in
 * Poznan, 1990, chapter 3.2, https://super-memory.com/english/ol/sm2.htm
 *
 * The puzzle rating is computed by Glicko-2, see qdr-library-ratings.h. The user plays against
 * puzzles, which have fixed ratings. A rating period is one day. Only the first attempt at a puzzle
 * counts: as a win if the user solves it without help, otherwise as a loss.
 *
 * Days are Julian days of GDate.
 *
 * This header is separate from qdr-library.h because only training uses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-ratings.h"
#include "qdr-library.h"

G_BEGIN_DECLS

/** @brief Grades of answers to an exercise, as in SM-2. */
typedef enum {
  QDR_LIBRARY_QUALITY_NONE = -1,      /**< the exercise was not answered yet */
  QDR_LIBRARY_QUALITY_SHOWN = 0,      /**< the solution was shown */
  QDR_LIBRARY_QUALITY_HINTED = 2,     /**< the move was found with hints */
  QDR_LIBRARY_QUALITY_WRONG_ONCE = 3, /**< the move was found after a wrong move */
  QDR_LIBRARY_QUALITY_AT_ONCE = 5,    /**< the first move was right */
} QdrLibraryQuality;

/** @brief An exercise. */
typedef struct {
  char *position;            /**< the position as text; no two exercises have the same position */
  char *move;                /**< the mistake */
  char *line;                /**< the better move and its continuation */
  gboolean no_repetition;    /**< whether a repeated position is no draw */
  gint64 game;               /**< id of the game; 0 if it is not in the library */
  char *opponent;            /**< (nullable): name of the opponent in that game */
  guint32 made;              /**< day of creation */
  guint32 due;               /**< day on which the exercise is due */
  guint n_repetitions;       /**< successful answers in a row */
  guint interval;            /**< days from the last answer to the due day */
  double easiness;           /**< the easiness factor, at least 1.3 */
  guint n_lapses;            /**< number of failures, see qdr_library_exercise_record_answer() */
  QdrLibraryQuality quality; /**< grade of the last answer */
  guint32 answered;          /**< day of the last answer, or 0 */
  guint32 was_due;           /**< due day before the first answer on the day @c answered */
  gboolean is_stored;        /**< whether the exercise was read from a library */
  gboolean is_removed;       /**< whether the user has removed the exercise */
} QdrLibraryExercise;

/**
 * @brief Creates an exercise that is due today.
 *
 * @param move           the mistake
 * @param line           the better move and its continuation
 * @param no_repetition  whether a repeated position is no draw
 * @param day            today
 * @return (transfer full)
 */
QdrLibraryExercise *qdr_library_exercise_new (const char *position,
                                              const char *move,
                                              const char *line,
                                              gboolean no_repetition,
                                              guint32 day);

/** @brief Copies an exercise. @return (transfer full) */
QdrLibraryExercise *qdr_library_exercise_copy (const QdrLibraryExercise *self);

/** @brief Frees an exercise. @param self  (nullable) */
void qdr_library_exercise_free (QdrLibraryExercise *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLibraryExercise, qdr_library_exercise_free)

/**
 * @brief Records an answer and schedules the exercise again.
 *
 * The answer is a success if its quality is at least QDR_LIBRARY_QUALITY_WRONG_ONCE, otherwise a
 * failure. The exercise is due again after an interval: one day after a failure or the first
 * success, six days after a second success in a row, then the previous interval times the easiness.
 *
 * A success before the exercise is due changes nothing.
 *
 * @param day  today
 */
void qdr_library_exercise_record_answer (QdrLibraryExercise *self,
                                         QdrLibraryQuality quality,
                                         guint32 day);

/**
 * @brief Adds the exercises of a game that the library has with the source QDR_LIBRARY_PLAYED.
 *        Ignores other games, and exercises with the position of a stored one.
 *
 * @param exercises  (element-type QdrLibraryExercise)
 * @param game       game of the exercises, with the same names of players as in the library
 * @param error      return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean
qdr_library_add_exercises (QdrLibrary *self, GPtrArray *exercises, QdrGame *game, GError **error);

/**
 * @brief Records an answer to the stored exercise of a position, if there is one.
 *
 * @param day    today
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_record_exercise_answer (QdrLibrary *self,
                                             const char *position,
                                             QdrLibraryQuality quality,
                                             guint32 day,
                                             GError **error);

/**
 * @brief Marks the exercise of a position as removed, if there is one, so that another review does
 *        not bring it back.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_remove_exercise (QdrLibrary *self, const char *position, GError **error);

/**
 * @brief Unmarks the removed exercise of a position, if there is one.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_put_back_exercise (QdrLibrary *self, const char *position, GError **error);

/**
 * @brief Lists all exercises, including removed ones.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type QdrLibraryExercise) (nullable): by due day, then by
 *         creation; NULL on error
 */
GPtrArray *qdr_library_list_exercises (QdrLibrary *self, GError **error);

/**
 * @brief Chooses the exercise of the day: the one that was longest overdue at the start of the day.
 *        Ignores removed exercises and those created on this day. The choice stays the same all
 *        day.
 *
 * @param exercises  (element-type QdrLibraryExercise): all exercises
 * @param day        today
 * @return (transfer none) (nullable): NULL if none was due
 */
const QdrLibraryExercise *qdr_library_choose_daily_exercise (GPtrArray *exercises, guint32 day);

/** @brief An attempt at a puzzle or an exercise. */
typedef struct {
  const char *puzzle;   /**< the position as text */
  guint32 day;          /**< day of the attempt */
  gboolean is_solved;   /**< whether the user found the move */
  gboolean is_helped;   /**< whether the user first saw a hint or the solution, or made a wrong
                             move */
  double puzzle_rating; /**< rating of the puzzle; 0 for an unrated attempt */
} QdrLibraryAttempt;

/** @brief The rating and the streak that result from all attempts. */
typedef struct {
  QdrGlickoRating rating; /**< puzzle rating of the user */
  guint n_rated;          /**< number of rated attempts; 0 if the rating is not known yet */
  guint n_days;           /**< days in a row with a solved puzzle, up to today or yesterday */
  guint32 days_of_month;  /**< days of the present month with a solved puzzle: bit 0 is the first */
} QdrLibraryTrainingResult;

/**
 * @brief Adds an attempt. A second attempt at the same puzzle does not change the rating.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean
qdr_library_add_attempt (QdrLibrary *self, const QdrLibraryAttempt *attempt, GError **error);

/**
 * @brief Reads the rating and the streak that result from all attempts.
 *
 * @param day       today
 * @param training  (out)
 * @param error     return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_library_read_training_result (QdrLibrary *self,
                                           guint32 day,
                                           QdrLibraryTrainingResult *training,
                                           GError **error);

G_END_DECLS
