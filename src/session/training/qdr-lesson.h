/*
 * The lesson in the rules of Quoridor, step by step on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tutor.h"

G_BEGIN_DECLS

#define QDR_TYPE_LESSON (qdr_lesson_get_type ())
G_DECLARE_FINAL_TYPE (QdrLesson, qdr_lesson, QDR, LESSON, QdrTutor)

/**
 * @brief Returns the lesson (transfer full).
 *
 * @param step  the index of the step to begin with; if there is no such step, the first
 */
QdrLesson *qdr_lesson_new (guint step);

G_END_DECLS
