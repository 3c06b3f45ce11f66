/*
 * How a sentence reaches a screen reader: by GTK's own call (qdr-voice-announcement.c), or as a
 * description of what has the focus (qdr-voice-description.c). The build takes the one for its GTK.
 * For the announcer alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief The voice of a window. */
typedef struct QdrVoice QdrVoice;

/**
 * @brief Returns a voice.
 *
 * @param root  not owned: the window; it outlives the voice
 * @return (transfer full)
 */
QdrVoice *qdr_voice_new (GtkRoot *root);

/** @brief Frees a voice. @param self  (transfer full) (nullable) */
void qdr_voice_free (QdrVoice *self);

/**
 * @brief Speaks a sentence at once, which cuts off the one before.
 *
 * @param sentence  translated
 */
void qdr_voice_speak (QdrVoice *self, const char *sentence);

G_END_DECLS
