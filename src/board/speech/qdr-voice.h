/*
 * Speech by a screen reader, for the announcer.
 *
 * Apart because there are two implementations, of which the build takes one: GTK's own call
 * (qdr-voice-announcement.c), and before GTK 4.14 the description of the widget with the focus
 * (qdr-voice-description.c).
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
 * @brief Speaks a sentence at once, which interrupts the previous one.
 *
 * @param sentence  translated
 */
void qdr_voice_speak (QdrVoice *self, const char *sentence);

G_END_DECLS
