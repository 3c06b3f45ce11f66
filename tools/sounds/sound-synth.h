/*
 * Makes the sound of wood that is struck.
 *
 * Plain C: this runs while the program is being built, perhaps on another kind of machine, and in
 * the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>
#include <stdint.h>

#define SOUND_RATE 44100 /* samples a second */
#define SOUND_MAX_MODES 5
#define SOUND_MAX_STRIKES 6

/** @brief One way in which a body rings: a tone that dies away. */
typedef struct {
  double hertz;
  double decay; /**< seconds until it is down to 1/e */
  double gain;
} SoundMode;

/** @brief What is struck, and by what: how it rings, and the noise of the touch. */
typedef struct {
  SoundMode modes[SOUND_MAX_MODES]; /**< ends with a gain of zero, or is full */
  double noise_gain;                /**< zero for no noise */
  double noise_decay;               /**< seconds */
  double noise_hertz;               /**< no brighter than about this */
} SoundBody;

/** @brief One blow. */
typedef struct {
  const SoundBody *body;
  double at;     /**< seconds from the start */
  double pitch;  /**< factor for the frequencies of the body */
  double weight; /**< loudness beside the other blows; zero ends the list */
} SoundStrike;

/** @brief A sound as it is written into a file. */
typedef struct {
  const char *name;
  double length; /**< seconds */
  double peak;   /**< the largest sample, 0..1 */
  SoundStrike strikes[SOUND_MAX_STRIKES];
} SoundRecipe;

/** @brief All sounds; the last one has no name. */
extern const SoundRecipe sound_recipes[];

/**
 * @brief Follows a recipe; the same samples every time.
 *
 * The sound begins and ends at zero, has no constant part, and is exactly silent at its end.
 *
 * @param n_samples  (out)
 * @return the samples, to be freed with free(); NULL if there is no memory
 */
int16_t *sound_render (const SoundRecipe *recipe, size_t *n_samples);
