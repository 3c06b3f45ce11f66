/*
 * Recipes of the sounds of the program.
 *
 * Warm rather than bright, short, and quiet enough to be heard a hundred times in a game. A wall is
 * deeper and heavier than a pawn; an opponent's moves are lower and softer, as on the other side of
 * the table; a refusal is dull, not harsh; only the end of a game has notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "sound-synth.h"

/* A turned wooden pawn that is put down on a board. */
static const SoundBody pawn = {
  .modes = { { 286, 0.036, 1.0 },
             { 534, 0.026, 0.55 },
             { 921, 0.015, 0.30 },
             { 1490, 0.009, 0.13 } },
  .noise_gain = 2.2,
  .noise_decay = 0.004,
  .noise_hertz = 1900,
};

/* A slat that drops into its groove: longer and lower, and the board rings with it. */
static const SoundBody slat = {
  .modes = { { 168, 0.060, 1.0 },
             { 301, 0.048, 0.60 },
             { 557, 0.030, 0.36 },
             { 988, 0.016, 0.16 } },
  .noise_gain = 2.6,
  .noise_decay = 0.007,
  .noise_hertz = 1500,
};

/* The slat that rubs along the groove first. */
static const SoundBody rub = {
  .modes = { { 240, 0.020, 0.10 } },
  .noise_gain = 2.0,
  .noise_decay = 0.030,
  .noise_hertz = 1100,
};

/* A knuckle on the edge of the table, through cloth. */
static const SoundBody table = {
  .modes = { { 131, 0.048, 1.0 }, { 219, 0.036, 0.50 }, { 372, 0.020, 0.18 } },
  .noise_gain = 1.0,
  .noise_decay = 0.006,
  .noise_hertz = 700,
};

/* A bar of a marimba: tuned so that the second mode is two octaves above the first. */
static const SoundBody bar = {
  .modes = { { 261.63, 0.260, 1.0 }, { 1046.5, 0.070, 0.22 }, { 2570, 0.018, 0.05 } },
  .noise_gain = 0.8,
  .noise_decay = 0.005,
  .noise_hertz = 1200,
};

/* A small wood block, like a clock. */
static const SoundBody block = {
  .modes = { { 620, 0.022, 1.0 }, { 1085, 0.014, 0.38 }, { 1730, 0.008, 0.14 } },
  .noise_gain = 0.9,
  .noise_decay = 0.003,
  .noise_hertz = 1800,
};

const SoundRecipe sound_recipes[] = {
  /* Off the square, and down. */
  { "move", 0.34, 0.34, { { &pawn, 0.0, 1.4, 0.12 }, { &pawn, 0.08, 1.0, 1.0 } } },
  /* Off the square, over the other pawn, and down. */
  { "jump", 0.36, 0.34, { { &pawn, 0.0, 1.32, 0.45 }, { &pawn, 0.115, 1.0, 1.0 } } },
  /* Along the groove, down with a click, and a small bounce. */
  { "wall",
    0.46,
    0.38,
    { { &rub, 0.0, 1.0, 0.90 },
      { &slat, 0.08, 1.0, 1.0 },
      { &pawn, 0.08, 1.5, 0.35 },
      { &slat, 0.15, 1.1, 0.16 } } },
  { "other-move", 0.34, 0.24, { { &pawn, 0.0, 1.15, 0.12 }, { &pawn, 0.08, 0.80, 1.0 } } },
  { "other-jump", 0.38, 0.24, { { &pawn, 0.0, 1.08, 0.45 }, { &pawn, 0.115, 0.80, 1.0 } } },
  { "other-wall",
    0.48,
    0.27,
    { { &rub, 0.0, 0.8, 0.90 },
      { &slat, 0.08, 0.84, 1.0 },
      { &pawn, 0.08, 1.2, 0.25 },
      { &slat, 0.15, 0.92, 0.16 } } },
  { "refusal", 0.40, 0.28, { { &table, 0.0, 1.0, 1.0 }, { &table, 0.13, 0.84, 0.75 } } },
  /* The pawn arrives first. C, E, G and the C above: a just major chord. */
  { "win",
    1.50,
    0.30,
    { { &bar, 0.16, 1.0, 0.80 },
      { &bar, 0.29, 1.25, 0.80 },
      { &bar, 0.42, 1.5, 0.85 },
      { &bar, 0.58, 2.0, 1.0 },
      { &bar, 0.58, 1.0, 0.45 } } },
  /* The pawn arrives first. G, E flat and C, downwards: a just minor chord. */
  { "loss",
    1.30,
    0.24,
    { { &bar, 0.16, 1.5, 0.70 },
      { &bar, 0.32, 1.2, 0.70 },
      { &bar, 0.50, 1.0, 1.0 },
      { &bar, 0.50, 0.75, 0.40 } } },
  { "low-time", 0.46, 0.26, { { &block, 0.0, 1.0, 1.0 }, { &block, 0.22, 0.8, 0.85 } } },
  { .name = NULL },
};
