/*
 * A course of exercises, in which a person finds better moves for earlier mistakes.
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
 * A move is right if a review would call it good. The best move is accepted immediately; other
 * moves are reviewed on a worker thread. After a wrong move, the best answer is shown, unless
 * it reveals the better move.
 *
 * The first three calls of qdr_tutor_show_hint() give hints: whose path matters, whether to move
 * the pawn or to place a wall, and in which part of the board the move is. The next call shows the
 * move.
 */

/**
 * @brief Returns a course of exercises, which begins with the first.
 *
 * @param exercises  (element-type QdrLibraryExercise): at least one; copied
 * @param training   training that records the answers; referenced
 * @return (transfer full)
 */
QdrMistakeCourse *qdr_mistake_course_new (GPtrArray *exercises, QdrTraining *training);

/**
 * @brief Removes the present exercise from the training.
 *
 * If the course has other exercises, the exercise is also removed from the course, and the next or
 * previous one begins. Otherwise it remains in the course.
 *
 * @return (transfer full): the removed exercise, for qdr_mistake_course_restore_exercise()
 */
QdrLibraryExercise *qdr_mistake_course_remove_exercise (QdrMistakeCourse *self);

/**
 * @brief Inserts a removed exercise before the present one, begins it, and restores it in the
 *        training.
 *
 * @param exercise  the removed exercise; copied
 */
void
qdr_mistake_course_restore_exercise (QdrMistakeCourse *self, const QdrLibraryExercise *exercise);

G_END_DECLS
