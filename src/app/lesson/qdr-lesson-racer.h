/*
 * A player in the card of a lesson: its pawn, and how its race stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_LESSON_RACER (qdr_lesson_racer_get_type ())
G_DECLARE_FINAL_TYPE (QdrLessonRacer, qdr_lesson_racer, QDR, LESSON_RACER, GtkBox)

/**
 * @brief Shows the pawn of a player.
 *
 * @param number  the player, 0 or 1
 * @param words   say whose pawn it is and how it is marked, where colours do not tell
 */
void qdr_lesson_racer_set_player (QdrLessonRacer *self, guint number, const char *words);

/**
 * @brief Sets what stands beside the pawn.
 *
 * @param text  the player's name, or the race in words
 */
void qdr_lesson_racer_set_text (QdrLessonRacer *self, const char *text);

G_END_DECLS
