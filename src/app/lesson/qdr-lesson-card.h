/*
 * The card beside the board of a lesson: the task, the feedback on a move, and buttons. It is
 * separate from qdr-lesson-page because it is a widget with its own template.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-tutor.h"

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_CARD (qdr_lesson_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonCard, qdr_lesson_card, QDR, LESSON_CARD, GtkBox)

/*
 * The buttons activate the actions of QdrLessonPage. A button gets the focus when a task is done,
 * and when the game of a continued puzzle is over, so that Enter continues.
 */

/**
 * @brief Shows the tasks of @p tutor.
 *
 * @param tutor  (nullable): referenced; if NULL, the last task remains visible
 */
void qdr_lesson_card_set_tutor (QdrLessonCard *self, QdrTutor *tutor);

/** @brief Returns the number and the title of the task (transfer full): "Step 1 of 10. The
 *         Goal." */
char *qdr_lesson_card_get_heading (QdrLessonCard *self);

/** @brief Shows the remaining time of a storm as the title. */
void qdr_lesson_card_show_time (QdrLessonCard *self, const char *time);

G_END_DECLS
