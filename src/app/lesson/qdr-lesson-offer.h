/*
 * A bar that offers the lesson to somebody who has never seen it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_OFFER (qdr_lesson_offer_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonOffer, qdr_lesson_offer, QDR, LESSON_OFFER, GtkWidget)

/*
 * It is there until the setting "lesson-offered" is TRUE. Its close button sees to that, as do the
 * first move of a person and another game. It never takes the focus by itself.
 *
 * Properties:
 *   "compact"  boolean, whether the buttons are below the words
 */

/**
 * @brief Shows the bar, unless the setting says that the lesson has been offered, or could never
 *        say so.
 *
 * @param session   with a game; referenced
 * @param home      in the same window: gets the focus when the bar goes and had it
 * @param settings  of the program; referenced
 */
void qdr_lesson_offer_begin (QdrLessonOffer *self,
                             QdrSession *session,
                             GtkWidget *home,
                             GSettings *settings);

G_END_DECLS
