/*
 * The course through a person's own mistakes: find a better move than the one played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-training.h"
#include "qdr-tutor.h"

G_BEGIN_DECLS

#define QDR_TYPE_MISTAKE_COURSE (qdr_mistake_course_get_type ())
G_DECLARE_FINAL_TYPE (QdrMistakeCourse, qdr_mistake_course, QDR, MISTAKE_COURSE, QdrTutor)

/*
 * Any move counts that a review would call good: it loses less than five per cent of the win
 * probability. The best move counts at once; others are reviewed on a worker thread, with the
 * budget of a review. A wrong move is answered with the best reply. No sentence names the better
 * move before it is found or shown.
 *
 * qdr_tutor_show_hint() gives hints by degrees: whose path matters, pawn or wall, which part of the
 * board, and then the move.
 */

/**
 * @brief Begins with the first of some exercises.
 *
 * @param exercises  (element-type QdrLibraryExercise): at least one; copied
 * @param training   to record the answers; referenced
 * @return (transfer full)
 */
QdrMistakeCourse *qdr_mistake_course_new (GPtrArray *exercises, QdrTraining *training);

/**
 * @brief Removes the present exercise, here and from the training, and goes to the next one, or to
 *        the previous one after the last. A single exercise stays the present one here.
 *
 * @return (transfer full): the exercise, for qdr_mistake_course_restore_exercise()
 */
QdrLibraryExercise *qdr_mistake_course_remove_exercise (QdrMistakeCourse *self);

/**
 * @brief Restores an exercise before the present one, here and in the training, and goes to it.
 *
 * @param exercise  copied
 */
void
qdr_mistake_course_restore_exercise (QdrMistakeCourse *self, const QdrLibraryExercise *exercise);

/** @brief Returns whether qdr_tutor_show_hint() gives a hint next, not the move itself. */
gboolean qdr_mistake_course_has_hints (QdrMistakeCourse *self);

G_END_DECLS
