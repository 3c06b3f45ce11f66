/*
 * The card beside the board of a lesson: the task, the feedback on a move, and buttons. It is apart
 * from qdr-lesson-window because it is a widget with a template of its own.
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
 * The buttons activate the actions of QdrLessonWindow. One of them gets the focus when a task is
 * done, so that Enter goes on, or when a game is lost and can be tried again.
 */

/**
 * @brief Shows the tasks of @p tutor.
 *
 * @param tutor  (nullable): referenced; NULL leaves the card as it is
 */
void qdr_lesson_card_set_tutor (QdrLessonCard *self, QdrTutor *tutor);

/** @brief Returns (transfer none): the number of the task, "Step 1 of 10". */
const char *qdr_lesson_card_get_progress (QdrLessonCard *self);

G_END_DECLS
