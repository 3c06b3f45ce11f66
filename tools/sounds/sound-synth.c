/*
 * Makes the sound of wood that is struck.
 *
 * A body rings in a few modes, each a sine that dies away by itself, the high ones first; on top
 * comes a short, dull noise, the touch itself. This is called modal synthesis.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sound-synth.h"

#include <math.h>
#include <stdlib.h>

#define TWO_PI 6.28318530717958647692

/* Seconds in which a blow comes to its full strength: without them there would be a click. */
#define ATTACK 0.0012

/* The end of every sound, seconds: it is faded out, and then there is silence. */
#define FADE 0.03
#define SILENCE 0.01

/* Below this nothing is heard, and the loudspeaker only moves. */
#define LOWEST_HERTZ 45.0

typedef struct {
  double *samples;
  size_t length;
} Track;

static double
rise (double time)
{
  return time < ATTACK ? 0.5 - 0.5 * cos (TWO_PI * 0.5 * time / ATTACK) : 1.0;
}

static size_t
to_samples (double seconds)
{
  return (size_t) (seconds * SOUND_RATE + 0.5);
}

static void
add_mode (Track *track, const SoundStrike *strike, const SoundMode *mode)
{
  const size_t start = to_samples (strike->at);
  const double speed = TWO_PI * mode->hertz * strike->pitch;

  for (size_t i = start; i < track->length; i++) {
    const double time = (double) (i - start) / SOUND_RATE;

    track->samples[i] +=
        strike->weight * mode->gain * rise (time) * exp (-time / mode->decay) * sin (speed * time);
  }
}

/* What one step of a low-pass filter of the first order keeps of the new value. */
static double
low_pass_share (double hertz)
{
  return 1.0 - exp (-TWO_PI * hertz / SOUND_RATE);
}

/* Noise through two low-pass filters, one behind the other. It has a generator of its own, so that
 * every build makes the same noise. */
static void
add_noise (Track *track, const SoundStrike *strike)
{
  const SoundBody *body = strike->body;
  const size_t start = to_samples (strike->at);
  const double share = low_pass_share (body->noise_hertz);
  uint32_t state = (uint32_t) start + 1;
  double once = 0;
  double twice = 0;

  for (size_t i = start; i < track->length; i++) {
    const double time = (double) (i - start) / SOUND_RATE;

    state = state * 1664525u + 1013904223u;
    once += share * ((double) (state >> 8) / (double) (1u << 23) - 1.0 - once);
    twice += share * (once - twice);
    track->samples[i] +=
        strike->weight * body->noise_gain * rise (time) * exp (-time / body->noise_decay) * twice;
  }
}

/* Takes away what changes more slowly than can be heard, a constant part above all. */
static void
drop_lowest (Track *track)
{
  const double share = low_pass_share (LOWEST_HERTZ);
  double low = 0;

  for (size_t i = 0; i < track->length; i++) {
    low += share * (track->samples[i] - low);
    track->samples[i] -= low;
  }
}

static void
fade_out (Track *track)
{
  const size_t silence = to_samples (SILENCE);
  const size_t fade = to_samples (FADE);

  for (size_t left = 0; left < silence + fade && left < track->length; left++) {
    const double share = left < silence ? 0.0 : (double) (left - silence) / (double) fade;

    track->samples[track->length - 1 - left] *= share;
  }
}

/* Scales the samples so that the largest is @peak, and rounds them. */
static int16_t *
round_samples (const Track *track, double peak)
{
  int16_t *rounded = calloc (track->length, sizeof *rounded);
  double loudest = 0;
  double factor;

  for (size_t i = 0; i < track->length; i++)
    loudest = fmax (loudest, fabs (track->samples[i]));
  factor = loudest > 0 ? peak * 32767.0 / loudest : 0;
  for (size_t i = 0; rounded != NULL && i < track->length; i++)
    rounded[i] = (int16_t) lrint (track->samples[i] * factor);
  return rounded;
}

int16_t *
sound_render (const SoundRecipe *recipe, size_t *n_samples)
{
  Track track = { .length = to_samples (recipe->length) };
  int16_t *rounded;

  track.samples = calloc (track.length, sizeof *track.samples);
  if (track.samples == NULL)
    return NULL;

  for (size_t i = 0; i < SOUND_MAX_STRIKES && recipe->strikes[i].weight > 0; i++) {
    const SoundStrike *strike = &recipe->strikes[i];
    const SoundMode *modes = strike->body->modes;

    for (size_t m = 0; m < SOUND_MAX_MODES && modes[m].gain > 0; m++)
      add_mode (&track, strike, &modes[m]);
    if (strike->body->noise_gain > 0)
      add_noise (&track, strike);
  }
  drop_lowest (&track);
  fade_out (&track);
  rounded = round_samples (&track, recipe->peak);
  free (track.samples);
  *n_samples = track.length;
  return rounded;
}
