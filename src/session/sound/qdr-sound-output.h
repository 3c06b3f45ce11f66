/*
 * The output of sounds. It has two implementations, of which the build chooses one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cue.h"

G_BEGIN_DECLS

/** @brief Returns whether the program was built with support for sound. */
gboolean qdr_sound_output_is_supported (void);

/**
 * @brief Starts a sound and returns immediately. Errors are ignored.
 *
 * Must be called on the main thread. The first call connects to the sound system. A sound is
 * skipped if the same sound has started in the last 50 milliseconds, or if too many sounds are
 * waiting.
 *
 * @param name  the name of a file in the folder of sounds, without ".wav", as a static string
 */
void qdr_sound_output_play_file (const char *name);

/**
 * @brief Renders the sound of a cue, and starts it as qdr_sound_output_play_file() does.
 *
 * @param cue  the cue, which is copied
 */
void qdr_sound_output_play_cue (const QdrCue *cue);

G_END_DECLS
