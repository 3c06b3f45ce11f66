/*
 * Exercises from a person's mistakes in games, and the person's rating in puzzles.
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
 * Exercises and rating are stored in the library. Exercises that are not stored there are lost when
 * the program ends.
 *
 * Properties:
 *   "enabled"    boolean, TRUE at first: whether exercises and answers are written to the library
 *   "exercising" boolean, FALSE at first: whether a person is solving exercises, so that better
 *                moves must stay concealed
 *
 * Signals:
 *   "changed"   ()                      the exercises or the rating have changed
 *   "opened"    (GPtrArray *exercises)  a request to show these exercises, of QdrLibraryExercise
 *   "answered"  (const char *position)  the exercise of this position, as text, was solved, or its
 *                                       solution was shown
 *   "failed"    (const char *sentence)  the library could not be read or written; @sentence gives
 *                                       the reason
 */

/**
 * @brief Returns a training, which has no exercises before qdr_training_reload().
 *
 * @param library  referenced
 * @return (transfer full)
 */
QdrTraining *qdr_training_new (QdrLibraryWorker *library);

/** @brief Reads exercises and rating from the library in the background, and then emits
 *  "changed". */
void qdr_training_reload (QdrTraining *self);

/** @brief Returns whether the library has been read at least once. */
gboolean qdr_training_is_loaded (QdrTraining *self);

/** @brief Returns rating and streak (transfer none). All values are zero before the library has
 *  been read. */
const QdrLibraryTrainingResult *qdr_training_get_rating_and_streak (QdrTraining *self);

/** @brief Returns the number of exercises that are not removed. @param n_due  (out): how many of
 *  them are due */
guint qdr_training_count_exercises (QdrTraining *self, guint *n_due);

/**
 * @brief Lists the exercises that are due: first those in the library, the longest overdue first;
 *        then those that are not in the library.
 *
 * @return (transfer full) (element-type QdrLibraryExercise)
 */
GPtrArray *qdr_training_list_due_exercises (QdrTraining *self);

/** @brief Returns the exercise of the day (transfer full) (nullable): the one in the library that
 *  was longest overdue at the start of the day; NULL if none was due. */
QdrLibraryExercise *qdr_training_get_daily_exercise (QdrTraining *self);

/** @brief Returns whether the exercise of the day has been done today. */
gboolean qdr_training_has_done_daily_exercise (QdrTraining *self);

/**
 * @brief Adds exercises. They are stored in the library only if it has their game, and this game
 *        was played on this computer.
 *
 * @param exercises  (element-type QdrLibraryExercise): copied
 * @param game       game of the exercises
 */
void qdr_training_add_exercises (QdrTraining *self, GPtrArray *exercises, QdrGame *game);

/**
 * @brief Removes an exercise, and records the removal in the library.
 *
 * @param position  position of the exercise, as text
 * @return (transfer full) (nullable): the removed exercise, for qdr_training_restore_exercise();
 *         NULL if the position has no exercise
 */
QdrLibraryExercise *qdr_training_remove_exercise (QdrTraining *self, const char *position);

/**
 * @brief Restores a removed exercise with its history.
 *
 * @param exercise  copied
 */
void qdr_training_restore_exercise (QdrTraining *self, const QdrLibraryExercise *exercise);

/**
 * @brief Returns whether the exercise of a position was removed. Returns FALSE if the position has
 *        no exercise.
 *
 * @param position  a position, as text
 */
gboolean qdr_training_is_exercise_removed (QdrTraining *self, const char *position);

/**
 * @brief Emits "opened", to request that a window shows exercises.
 *
 * @param exercises  (element-type QdrLibraryExercise): at least one
 */
void qdr_training_open_exercises (QdrTraining *self, GPtrArray *exercises);

/**
 * @brief Records the answer to an exercise.
 *
 * @param position  position of the exercise, as text
 * @param quality   quality of the answer
 * @param has_help  whether the person made a wrong move, or was shown a hint or the solution
 */
void qdr_training_record_answer (QdrTraining *self,
                                 const char *position,
                                 QdrLibraryQuality quality,
                                 gboolean has_help);

/**
 * @brief Records an attempt at a puzzle.
 *
 * @param puzzle     name of the puzzle
 * @param rating     rating of the puzzle, or 0 if it has none
 * @param is_solved  whether the person found the right move
 * @param has_help   whether the person made a wrong move, or was shown a hint or the solution
 */
void qdr_training_record_puzzle_attempt (QdrTraining *self,
                                         const char *puzzle,
                                         double rating,
                                         gboolean is_solved,
                                         gboolean has_help);

/**
 * @brief Returns whether a move can become an exercise. It must be a mistake of a person in a game
 *        of two players. Its verdict must not depend on earlier positions, because an exercise has
 *        none.
 *
 * @param game         game of the move
 * @param move_review  review of the move
 */
gboolean qdr_mistake_can_be_exercise (QdrGame *game, QdrMoveReview *move_review);

/**
 * @brief Makes exercises from the mistakes of people in a game.
 *
 * @param review          a review, which may be unfinished
 * @param game            the reviewed game, which may have changed since; mistakes in changed moves
 *                        are skipped
 * @param only_concealed  whether to skip mistakes whose better move has been shown
 * @return (transfer full) (element-type QdrLibraryExercise): exercises in the order of the game;
 *         empty for a game with four players
 */
GPtrArray *qdr_review_list_exercises (QdrReview *review, QdrGame *game, gboolean only_concealed);

/**
 * @brief Reveals the better move for each mistake that was made in a position.
 *
 * @param review    review of the game, which may be unfinished
 * @param game      the reviewed game, which may have changed since
 * @param position  the position, as text
 */
void qdr_review_reveal_better_moves (QdrReview *review, QdrGame *game, const char *position);

G_END_DECLS
