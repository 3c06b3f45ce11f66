/*
 * make-sounds: writes the sounds of the program as WAV files.
 *
 *   make-sounds FOLDER
 *
 * The build runs it; no sound is kept as a file in the sources.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "sound-synth.h"

#define BYTES_PER_SAMPLE 2

static void
put_number (FILE *file, uint32_t number, unsigned int n_bytes)
{
  for (unsigned int i = 0; i < n_bytes; i++)
    putc ((int) (number >> 8 * i & 0xff), file);
}

/* One channel of plain samples of 16 bits. */
static void
put_header (FILE *file, uint32_t n_bytes)
{
  fputs ("RIFF", file);
  put_number (file, 36 + n_bytes, 4);
  fputs ("WAVEfmt ", file);
  put_number (file, 16, 4);
  put_number (file, 1, 2);
  put_number (file, 1, 2);
  put_number (file, SOUND_RATE, 4);
  put_number (file, SOUND_RATE * BYTES_PER_SAMPLE, 4);
  put_number (file, BYTES_PER_SAMPLE, 2);
  put_number (file, 8 * BYTES_PER_SAMPLE, 2);
  fputs ("data", file);
  put_number (file, n_bytes, 4);
}

static bool
put_samples (FILE *file, const int16_t *samples, size_t n_samples)
{
  bool failed;

  put_header (file, (uint32_t) n_samples * BYTES_PER_SAMPLE);
  for (size_t i = 0; i < n_samples; i++)
    put_number (file, (uint16_t) samples[i], BYTES_PER_SAMPLE);
  failed = ferror (file) != 0;
  return fclose (file) == 0 && !failed;
}

static bool
write_sound (const char *folder, const SoundRecipe *recipe)
{
  size_t n_samples = 0;
  int16_t *samples = sound_render (recipe, &n_samples);
  char path[4096];
  const int length = snprintf (path, sizeof path, "%s/%s.wav", folder, recipe->name);
  FILE *file = length < (int) sizeof path ? fopen (path, "wb") : NULL;
  const bool written = samples != NULL && file != NULL && put_samples (file, samples, n_samples);

  free (samples);
  if (!written)
    perror (path);
  return written;
}

int
main (int argc, char *argv[])
{
  if (argc != 2) {
    fputs ("Usage: make-sounds FOLDER\n", stderr);
    return 2;
  }
  for (const SoundRecipe *recipe = sound_recipes; recipe->name != NULL; recipe++)
    if (!write_sound (argv[1], recipe))
      return EXIT_FAILURE;
  return EXIT_SUCCESS;
}
