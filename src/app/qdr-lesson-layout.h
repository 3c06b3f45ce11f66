/*
 * A board and the card that speaks about it: side by side, or one below the other where it is narrow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_LAYOUT (qdr_lesson_layout_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonLayout, qdr_lesson_layout, QDR, LESSON_LAYOUT, GtkWidget)

/*
 * The size of the board depends on the room alone and not on how much the card has to say, so that nothing
 * moves under the pointer.
 *
 * Properties, both of them widgets:
 *   "board", "card"
 */

G_END_DECLS
