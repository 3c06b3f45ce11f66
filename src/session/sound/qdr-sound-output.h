/*
 * Sound output. The build chooses one of two implementations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cue.h"

G_BEGIN_DECLS

/** @brief Returns whether the program was built with sound. */
gboolean qdr_sound_output_is_built (void);

/**
 * @brief Starts a sound and returns at once. Errors are ignored.
 *
 * For the main thread. The first sound connects to the sound system. The same sound does not start
 * again within a few hundredths of a second, and a slow system skips sounds.
 *
 * @param name  the name of a file in the folder of sounds, without ".wav"; static
 */
void qdr_sound_output_play (const char *name);

/**
 * @brief Renders and starts the sound of a cue as qdr_sound_output_play() does.
 *
 * @param cue  copied
 */
void qdr_sound_output_play_cue (const QdrCue *cue);

G_END_DECLS
