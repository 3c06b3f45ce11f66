/*
 * The way to the loudspeaker, for a program that is built without sound: there is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sound-output.h"

gboolean
qdr_sound_output_is_built (void)
{
  return FALSE;
}

void
qdr_sound_output_play (const char *name)
{
}

void
qdr_sound_output_play_cue (const QdrCue *cue)
{
}
