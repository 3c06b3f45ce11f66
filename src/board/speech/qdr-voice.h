/*
 * Speech by a screen reader, for the announcer.
 *
 * It is separate because there are two implementations, of which the build selects one:
 * qdr-voice-announcement.c calls a function of GTK 4.14, and qdr-voice-description.c, for older
 * versions, changes the description of the focused widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief The voice of a window. */
typedef struct QdrVoice QdrVoice;

/**
 * @brief Creates a voice; free it with qdr_voice_free().
 *
 * @param root  (transfer none): the window, which outlives the voice
 */
QdrVoice *qdr_voice_new (GtkRoot *root);

/** @brief Frees a voice; NULL is allowed. */
void qdr_voice_free (QdrVoice *self);

/**
 * @brief Speaks a sentence immediately, even if this interrupts the previous sentence.
 *
 * @param sentence  the sentence, translated
 */
void qdr_voice_speak (QdrVoice *self, const char *sentence);

G_END_DECLS
