/*
 * Spatial sound cues for places on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cue.h"

#include <math.h>
#include <stdlib.h>

#include "qdr-path.h"
#include "sound-synth.h"

/* Frequency of the lowest note (middle C), and range of all notes in octaves. */
#define LOWEST_HERTZ 261.63
#define OCTAVES 2.0

/* Number of steps to the goal for which the second note is in the middle of the range of notes. */
#define MIDDLE_DISTANCE 8.0

/* Maximum stereo position. It is below 1, so that a person who hears with only one ear hears every
 * sound. */
#define MAX_PAN 0.9

/* For this number of seconds before a clock runs out, a cue is played each second. */
#define CLOCK_SECONDS 10

#define N_CHANNELS 2
#define BYTES_PER_FRAME (N_CHANNELS * 2)

/* Time from the start of the first note to the start of the second, in seconds. */
#define SECOND_NOTE_TIME 0.16

/* The properties of a timbre. */
typedef struct {
  SoundBody body; /* resonating body, with frequencies relative to that of the note */
  double length;  /* duration of a cue with one note, in seconds */
} Voice;

static const Voice voices[QDR_N_TIMBRES] = {
  [QDR_TIMBRE_PLACE] = { { .modes = { { 1, 0.040, 1.0 }, { 2, 0.020, 0.08 } } }, 0.20 },
  [QDR_TIMBRE_OWN] = { { .modes = { { 1, 0.090, 1.0 }, { 4, 0.030, 0.18 } } }, 0.34 },
  [QDR_TIMBRE_OTHER] = { { .modes = { { 1, 0.080, 0.8 }, { 3, 0.070, 0.42 }, { 5, 0.050, 0.16 } } },
                         0.34 },
  [QDR_TIMBRE_KNOCK] = { { .modes = { { 0.5, 0.020, 1.0 }, { 0.84, 0.014, 0.5 } },
                           .noise_gain = 2.4,
                           .noise_decay = 0.006,
                           .noise_hertz = 900 },
                         0.15 },
  [QDR_TIMBRE_CLOCK] = { { .modes = { { 1, 0.022, 1.0 }, { 1.75, 0.014, 0.38 } },
                           .noise_gain = 0.9,
                           .noise_decay = 0.003,
                           .noise_hertz = 1800 },
                         0.15 },
};

/* Returns the frequency of a note. @height is 0 for the lowest note and 1 for the highest. Equal
 * differences in height are equal musical intervals. */
static double
find_pitch (double height)
{
  return LOWEST_HERTZ * exp2 (OCTAVES * height);
}

QdrCue
qdr_cue_for_place (QdrTimbre timbre, const QdrBoard *board, QdrMove place, guint rotation)
{
  const double offset = qdr_move_is_wall (place) ? 0.5 : 0.0;
  const QdrSquare square = qdr_move_square (place);
  double across; /* 0 in the leftmost displayed column, 1 in the rightmost */
  double up;     /* 0 in the lowest displayed row, 1 in the highest */

  g_return_val_if_fail (board != NULL && rotation < QDR_DIRECTIONS, (QdrCue){ 0 });

  /* For a wall, add half a square in both directions: the middle of a wall is the upper right
   * corner of its square. */
  across = (qdr_board_column (board, square) + offset) / (board->width - 1);
  up = (qdr_board_row (board, square) + offset) / (board->height - 1);
  for (guint i = 0; i < rotation; i++) {
    const double turned = 1 - up;

    up = across;
    across = turned;
  }
  return (QdrCue){
    .timbre = timbre,
    .pan = MAX_PAN * (2 * across - 1),
    .hertz = find_pitch (up),
  };
}

void
qdr_cue_add_goal_note (QdrCue *self, guint steps)
{
  g_return_if_fail (self != NULL);

  self->goal_hertz = find_pitch (
      steps == QDR_UNREACHABLE ? 0.0 : MIDDLE_DISTANCE / (MIDDLE_DISTANCE + (double) steps));
}

QdrCue
qdr_cue_for_clock (guint seconds)
{
  g_return_val_if_fail (seconds > 0 && seconds <= CLOCK_SECONDS, (QdrCue){ 0 });

  return (QdrCue){
    .timbre = QDR_TIMBRE_CLOCK,
    .hertz = find_pitch ((double) (CLOCK_SECONDS - seconds) / CLOCK_SECONDS),
  };
}

gboolean
qdr_cue_equal (const QdrCue *self, const QdrCue *other)
{
  return self->timbre == other->timbre && fabs (self->pan - other->pan) < 1e-6 &&
         fabs (self->hertz - other->hertz) < 1e-6 &&
         fabs (self->goal_hertz - other->goal_hertz) < 1e-6;
}

static void
put_number (GByteArray *bytes, guint32 number, guint n_bytes)
{
  for (guint i = 0; i < n_bytes; i++) {
    const guint8 byte = (guint8) (number >> 8 * i);

    g_byte_array_append (bytes, &byte, 1);
  }
}

static void
put_text (GByteArray *bytes, const char *text)
{
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
}

GBytes *
qdr_cue_render (const QdrCue *self)
{
  const Voice *voice = &voices[self->timbre];
  SoundRecipe recipe = {
    .length = voice->length,
    .peak = 0.34,
    .strikes = { { &voice->body, 0.0, self->hertz, 1.0 } },
  };
  GByteArray *bytes = g_byte_array_new ();
  gsize n_samples = 0;
  gint16 *samples;
  guint32 n_bytes;
  double angle, left, right;

  if (self->goal_hertz > 0) {
    recipe.strikes[1] = (SoundStrike){ &voice->body, SECOND_NOTE_TIME, self->goal_hertz, 0.8 };
    recipe.length += SECOND_NOTE_TIME;
  }
  samples = sound_render (&recipe, &n_samples);
  if (samples == NULL)
    g_error ("There is no memory for a sound");
  n_bytes = (guint32) n_samples * BYTES_PER_FRAME;

  put_text (bytes, "RIFF");
  put_number (bytes, 36 + n_bytes, 4);
  put_text (bytes, "WAVEfmt ");
  put_number (bytes, 16, 4);
  put_number (bytes, 1, 2);
  put_number (bytes, N_CHANNELS, 2);
  put_number (bytes, SOUND_RATE, 4);
  put_number (bytes, SOUND_RATE * BYTES_PER_FRAME, 4);
  put_number (bytes, BYTES_PER_FRAME, 2);
  put_number (bytes, 16, 2);
  put_text (bytes, "data");
  put_number (bytes, n_bytes, 4);
  angle = (self->pan + 1) * G_PI / 4;
  left = cos (angle);
  right = sin (angle);
  for (gsize i = 0; i < n_samples; i++) {
    put_number (bytes, (guint16) lrint (left * samples[i]), 2);
    put_number (bytes, (guint16) lrint (right * samples[i]), 2);
  }
  free (samples);
  return g_byte_array_free_to_bytes (bytes);
}
