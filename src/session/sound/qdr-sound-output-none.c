/*
 * An output that plays no sounds, for programs that are built without support for sound.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sound-output.h"

gboolean
qdr_sound_output_is_supported (void)
{
  return FALSE;
}

void
qdr_sound_output_play_file (const char *name)
{
}

void
qdr_sound_output_play_cue (const QdrCue *cue)
{
}
