/*
 * What a person learns by: exercises from the mistakes of own games, and the rating at puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-attempts.h"
#include "qdr-library-exercises.h"
#include "qdr-library-worker.h"
#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRAINING (qdr_training_get_type ())
G_DECLARE_FINAL_TYPE (QdrTraining, qdr_training, QDR, TRAINING, GObject)

/*
 * The library keeps it; what it does not keep is known until the program ends.
 *
 * Properties:
 *   "enabled"    boolean, TRUE at first: whether anything is written
 *   "exercising" boolean, FALSE at first: whether a person is at work on exercises, and nothing is
 *                to tell what was better
 *
 * Signals:
 *   "changed"   ()                      there are other exercises, or another rating
 *   "opened"    (GPtrArray *exercises)  a person wants to do these, of QdrLibraryExercise
 *   "answered"  (const char *position)  the exercise of this position, as text, is solved, or was
 *               shown
 *   "failed"    (const char *sentence)  what was done could not be kept, or what was kept could not
 *               be read, and why; it goes on with what is known
 */

/**
 * @brief Returns a training of which nothing is known yet.
 *
 * @param library  keeps it; referenced
 * @return (transfer full)
 */
QdrTraining *qdr_training_new (QdrLibraryWorker *library);

/** @brief Reads what the library keeps, once more; "changed" tells when that is known. */
void qdr_training_reload (QdrTraining *self);

/** @brief Whether what the library keeps has been read once. */
gboolean qdr_training_is_loaded (QdrTraining *self);

/** @brief (transfer none): rating and streak, all zero while they are not known. */
const QdrLibraryTraining *qdr_training_get_state (QdrTraining *self);

/** @brief How many exercises there are. @param n_due  (out): of those, to be done by now */
guint qdr_training_count (QdrTraining *self, guint *n_due);

/**
 * @brief Lists the exercises that are due, the one that has been due for longest first.
 *
 * @return (transfer full) (element-type QdrLibraryExercise)
 */
GPtrArray *qdr_training_list_due (QdrTraining *self);

/**
 * @brief Returns the exercise of the day.
 *
 * @return (transfer full) (nullable): NULL where none is due today
 */
QdrLibraryExercise *qdr_training_get_daily_exercise (QdrTraining *self);

/** @brief Whether the exercise of the day has been done today. */
gboolean qdr_training_has_done_daily_exercise (QdrTraining *self);

/**
 * @brief Adds exercises. The library keeps them if it has their game as one that was played here.
 *
 * @param exercises  (element-type QdrLibraryExercise): copied
 * @param game       where they are from
 */
void qdr_training_add (QdrTraining *self, GPtrArray *exercises, QdrGame *game);

/**
 * @brief Takes an exercise away for good: the library remembers that it was removed.
 *
 * @param position  of the exercise, as text
 * @return (transfer full) (nullable): the exercise, for qdr_training_restore(); NULL where there
 *         is none
 */
QdrLibraryExercise *qdr_training_remove (QdrTraining *self, const char *position);

/**
 * @brief Brings back an exercise that was taken away, with all that was done with it.
 *
 * @param exercise  copied
 */
void qdr_training_restore (QdrTraining *self, const QdrLibraryExercise *exercise);

/**
 * @brief Whether the exercise of a position was taken away, as far as that is known by now.
 *
 * @param position  as text
 */
gboolean qdr_training_has_removed (QdrTraining *self, const char *position);

/**
 * @brief Asks for exercises to be set, by "opened".
 *
 * @param exercises  (element-type QdrLibraryExercise): at least one
 */
void qdr_training_request_exercises (QdrTraining *self, GPtrArray *exercises);

/**
 * @brief Notes how an exercise was done.
 *
 * @param position  of the exercise, as text
 * @param quality   how
 * @param has_help  whether there was a wrong move, a hint or the solution
 */
void qdr_training_record_answer (QdrTraining *self,
                                 const char *position,
                                 QdrLibraryQuality quality,
                                 gboolean has_help);

/**
 * @brief Notes what became of a puzzle.
 *
 * @param puzzle     its name
 * @param rating     of it; 0 where it has none
 * @param is_solved  whether the move was found, not shown
 * @param has_help   whether there was a wrong move or the solution
 */
void qdr_training_record_attempt (QdrTraining *self,
                                  const char *puzzle,
                                  double rating,
                                  gboolean is_solved,
                                  gboolean has_help);

/* Mistakes in a review */

/**
 * @brief Whether a move becomes an exercise. An exercise has no earlier positions, so none is made
 *        of a move that is judged by them.
 *
 * @param game         in which it was made
 * @param move_review  of the move
 */
gboolean qdr_mistakes_is_exercise (QdrGame *game, QdrMoveReview *move_review);

/**
 * @brief Makes exercises of the mistakes of people in a game.
 *
 * @param review          as far as it is
 * @param game            that was reviewed; a mistake that is not in it any more is left out
 * @param only_concealed  whether those of which it is told what was better are left out
 * @return (transfer full) (element-type QdrLibraryExercise): in the order of the game; none of a
 *         game of four
 */
GPtrArray *qdr_mistakes_list_exercises (QdrReview *review, QdrGame *game, gboolean only_concealed);

/**
 * @brief Conceals no longer what was better than the mistakes that were made in a position.
 *
 * @param review    as for qdr_mistakes_list_exercises()
 * @param game      likewise
 * @param position  of an exercise, as text
 */
void qdr_mistakes_reveal (QdrReview *review, QdrGame *game, const char *position);

G_END_DECLS
