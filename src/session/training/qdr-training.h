/*
 * Exercises from a person's mistakes in games, and the rating at puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-exercises.h"
#include "qdr-library-worker.h"
#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRAINING (qdr_training_get_type ())
G_DECLARE_FINAL_TYPE (QdrTraining, qdr_training, QDR, TRAINING, GObject)

/*
 * Data is in the library; exercises that are not in it last until the program ends.
 *
 * Properties:
 *   "enabled"    boolean, TRUE at first: whether anything is written
 *   "exercising" boolean, FALSE at first: whether a person is solving exercises, so that better
 *                moves must stay concealed
 *
 * Signals:
 *   "changed"   ()                      there are other exercises, or another rating
 *   "opened"    (GPtrArray *exercises)  request to show these, of QdrLibraryExercise
 *   "answered"  (const char *position)  the exercise of this position, as text, is solved, or was
 *               shown
 *   "failed"    (const char *sentence)  writing or reading failed, and the reason; the known data
 *               stays
 */

/**
 * @brief Returns a training that has not been loaded.
 *
 * @param library  referenced
 * @return (transfer full)
 */
QdrTraining *qdr_training_new (QdrLibraryWorker *library);

/** @brief Reads exercises and rating from the library; emits "changed" at the end. */
void qdr_training_reload (QdrTraining *self);

/** @brief Returns whether the library has been read once. */
gboolean qdr_training_is_loaded (QdrTraining *self);

/** @brief Returns rating and streak (transfer none), all zero before they are loaded. */
const QdrLibraryTraining *qdr_training_get_state (QdrTraining *self);

/** @brief Returns the number of exercises. @param n_due  (out): exercises due now */
guint qdr_training_count_exercises (QdrTraining *self, guint *n_due);

/**
 * @brief Lists the exercises that are due, the longest overdue first.
 *
 * @return (transfer full) (element-type QdrLibraryExercise)
 */
GPtrArray *qdr_training_list_due (QdrTraining *self);

/** @brief Returns the exercise of the day (transfer full) (nullable): NULL if none is due. */
QdrLibraryExercise *qdr_training_get_daily_exercise (QdrTraining *self);

/** @brief Returns whether the exercise of the day has been done today. */
gboolean qdr_training_has_done_daily_exercise (QdrTraining *self);

/**
 * @brief Adds exercises. They are stored only if the library has their game as one that was played
 *        here.
 *
 * @param exercises  (element-type QdrLibraryExercise): copied
 * @param game       of the exercises
 */
void qdr_training_add_exercises (QdrTraining *self, GPtrArray *exercises, QdrGame *game);

/**
 * @brief Removes an exercise for good: the library stores that it was removed.
 *
 * @param position  of the exercise, as text
 * @return (transfer full) (nullable): the exercise, for qdr_training_restore_exercise(); NULL if
 * there is
 *         none
 */
QdrLibraryExercise *qdr_training_remove_exercise (QdrTraining *self, const char *position);

/**
 * @brief Restores a removed exercise with its history.
 *
 * @param exercise  copied
 */
void qdr_training_restore_exercise (QdrTraining *self, const QdrLibraryExercise *exercise);

/**
 * @brief Returns whether the exercise of a position is removed, as far as known.
 *
 * @param position  as text
 */
gboolean qdr_training_is_exercise_removed (QdrTraining *self, const char *position);

/**
 * @brief Emits "opened", so that a window shows exercises.
 *
 * @param exercises  (element-type QdrLibraryExercise): at least one
 */
void qdr_training_request_exercises (QdrTraining *self, GPtrArray *exercises);

/**
 * @brief Records how an exercise was solved.
 *
 * @param position  of the exercise, as text
 * @param quality   of the answer
 * @param has_help  whether there was a wrong move, a hint or the solution
 */
void qdr_training_record_answer (QdrTraining *self,
                                 const char *position,
                                 QdrLibraryQuality quality,
                                 gboolean has_help);

/**
 * @brief Records an attempt at a puzzle.
 *
 * @param puzzle     its name
 * @param rating     of the puzzle, or 0 if it has none
 * @param is_solved  whether the move was found, not shown
 * @param has_help   whether there was a wrong move or the solution
 */
void qdr_training_record_puzzle_attempt (QdrTraining *self,
                                         const char *puzzle,
                                         double rating,
                                         gboolean is_solved,
                                         gboolean has_help);

/* Mistakes in a review */

/**
 * @brief Returns whether a move becomes an exercise. Moves judged by repetition do not, since
 *        an exercise has no earlier positions.
 *
 * @param game         of the move
 * @param move_review  of the move
 */
gboolean qdr_mistakes_can_be_exercise (QdrGame *game, QdrMoveReview *move_review);

/**
 * @brief Makes exercises of the mistakes of people in a game.
 *
 * @param review          as far as it has come
 * @param game            of the review; mistakes that are no longer in it are skipped
 * @param only_concealed  whether to skip mistakes whose better move has been shown
 * @return (transfer full) (element-type QdrLibraryExercise): in the order of the game; none of a
 *         game of four
 */
GPtrArray *qdr_mistakes_list_exercises (QdrReview *review, QdrGame *game, gboolean only_concealed);

/**
 * @brief Reveals the better moves of the mistakes in a position.
 *
 * @param review    as for qdr_mistakes_list_exercises()
 * @param game      likewise
 * @param position  of an exercise, as text
 */
void qdr_mistakes_reveal_better_moves (QdrReview *review, QdrGame *game, const char *position);

G_END_DECLS
