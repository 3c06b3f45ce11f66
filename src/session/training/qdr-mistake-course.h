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
 * A move is right if a review would call it good: it loses less than five per cent of the win
 * probability. The best move is accepted immediately. Other moves are judged on a worker thread, as
 * thoroughly as in a review. After a wrong move, the best reply is shown, unless it reveals the
 * better move. No sentence names the better move before the person has found or requested it.
 *
 * The first three calls of qdr_tutor_show_hint() give hints: whose path matters, whether to move
 * the pawn or to place a wall, and in which part of the board the move is. The next call shows the
 * move.
 */

/**
 * @brief Returns a course through exercises, beginning with the first one.
 *
 * @param exercises  (element-type QdrLibraryExercise): at least one; copied
 * @param training   training that records the answers; referenced
 * @return (transfer full)
 */
QdrMistakeCourse *qdr_mistake_course_new (GPtrArray *exercises, QdrTraining *training);

/**
 * @brief Removes the present exercise from the training.
 *
 * If the course has other exercises, also removes this one from the course, and begins the next
 * one, or the previous one if this was the last. Otherwise the exercise remains in the course.
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

/** @brief Returns whether the next call of qdr_tutor_show_hint() gives a hint instead of the
 *  move. */
gboolean qdr_mistake_course_has_hints_left (QdrMistakeCourse *self);

G_END_DECLS
