/*
 * The card beside the board of a lesson: the task, what is said to a move, and what can be done.
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
 * The card follows its tutor. Its buttons activate the actions of QdrLessonWindow, and one of them
 * takes the focus when a person is done and can go on with Enter, or has lost and can try again.
 */

/**
 * @brief Shows the tasks of @p tutor from now on.
 *
 * @param tutor  (nullable): referenced; with NULL the card stays as it is
 */
void qdr_lesson_card_set_tutor (QdrLessonCard *self, QdrTutor *tutor);

/** @brief (transfer none): which of the tasks it is, "Step 1 of 10". */
const char *qdr_lesson_card_get_progress (QdrLessonCard *self);

G_END_DECLS
