/*
 * A bar that offers the lesson to somebody who has never seen it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_OFFER (qdr_lesson_offer_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonOffer, qdr_lesson_offer, QDR, LESSON_OFFER, GtkWidget)

/*
 * It is there until the setting "lesson-offered" is TRUE, which its close button sees to. It never
 * takes the focus by itself.
 *
 * Properties:
 *   "compact"  boolean, whether the buttons are below the words
 *
 * Signals:
 *   "gone"  ()  it has just been hidden
 */

/**
 * @brief Shows the bar, unless the setting says that the lesson has been offered, or could never
 *        say so.
 *
 * @param settings  of the program; referenced
 */
void qdr_lesson_offer_begin (QdrLessonOffer *self, GSettings *settings);

/** @brief Hides the bar for good, if it is there. */
void qdr_lesson_offer_end (QdrLessonOffer *self);

G_END_DECLS
