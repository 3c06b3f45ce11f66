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
 * @brief Starts a sound; never waits, and never complains.
 *
 * For the main thread. The sound system is sought with the first sound. The same sound is not
 * started again within a few hundredths of a second, and sounds that the system is too slow for are
 * left out.
 *
 * @param name  of a file in the folder of sounds, without ".wav"; static
 */
void qdr_sound_output_play (const char *name);

/**
 * @brief Starts the sound of a cue, in the same way. It is made first, but not by who calls.
 *
 * @param cue  copied
 */
void qdr_sound_output_play_cue (const QdrCue *cue);

G_END_DECLS
