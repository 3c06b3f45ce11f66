/*
 * The sounds that the build makes. Argument: make-sounds. The sounds are in QDR_SOUNDS_DIR.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <math.h>

#include "temp-folder.h"
#include "test.h"

#define HEADER_BYTES 44
#define RATE 44100

static const struct {
  const char *name;
  guint min_ms;
  guint max_ms;
} sounds[] = {
  { "move", 100, 400 },       { "jump", 150, 500 },       { "wall", 150, 600 },
  { "other-move", 100, 400 }, { "other-jump", 150, 500 }, { "other-wall", 150, 600 },
  { "refusal", 150, 600 },    { "win", 600, 2000 },       { "loss", 600, 2000 },
  { "low-time", 150, 700 },
};

/* The samples of a sound file. */
typedef struct {
  guint8 *bytes;
  gsize n_bytes;
  gsize length; /* in samples */
} Sound;

static Sound
load (const char *folder, const char *name)
{
  g_autofree char *file = g_strconcat (name, ".wav", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  Sound sound = { 0 };

  ck_assert_msg (g_file_get_contents (path, (char **) &sound.bytes, &sound.n_bytes, NULL), "%s",
                 path);
  ck_assert_uint_gt (sound.n_bytes, HEADER_BYTES);
  sound.length = (sound.n_bytes - HEADER_BYTES) / 2;
  return sound;
}

static Sound
load_made (int number)
{
  return load (g_getenv ("QDR_SOUNDS_DIR"), sounds[number].name);
}

static guint
number_at (const Sound *sound, guint offset, guint n_bytes)
{
  guint number = 0;

  for (guint i = 0; i < n_bytes; i++)
    number |= (guint) sound->bytes[offset + i] << 8 * i;
  return number;
}

/* Returns a sample, from -1 to 1. */
static double
sample_at (const Sound *sound, gsize i)
{
  return (gint16) number_at (sound, (guint) (HEADER_BYTES + 2 * i), 2) / 32768.0;
}

static double
peak_between (const Sound *sound, gsize start, gsize end)
{
  double peak = 0;

  for (gsize i = start; i < end; i++)
    peak = fmax (peak, fabs (sample_at (sound, i)));
  return peak;
}

TEST (a_sound_is_a_wav_file_of_one_channel_and_sixteen_bits, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);

  ck_assert_mem_eq (sound.bytes, "RIFF", 4);
  ck_assert_mem_eq (sound.bytes + 8, "WAVEfmt ", 8);
  ck_assert_mem_eq (sound.bytes + 36, "data", 4);
  ck_assert_uint_eq (number_at (&sound, 4, 4), sound.n_bytes - 8);
  ck_assert_uint_eq (number_at (&sound, 16, 4), 16);
  ck_assert_uint_eq (number_at (&sound, 20, 2), 1);
  ck_assert_uint_eq (number_at (&sound, 22, 2), 1);
  ck_assert_uint_eq (number_at (&sound, 24, 4), RATE);
  ck_assert_uint_eq (number_at (&sound, 28, 4), 2 * RATE);
  ck_assert_uint_eq (number_at (&sound, 32, 2), 2);
  ck_assert_uint_eq (number_at (&sound, 34, 2), 16);
  ck_assert_uint_eq (number_at (&sound, 40, 4), sound.n_bytes - HEADER_BYTES);
  ck_assert_uint_eq (sound.n_bytes % 2, 0);
  g_free (sound.bytes);
}

TEST (a_sound_is_short, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);
  const gsize ms = sound.length * 1000 / RATE;

  ck_assert_uint_ge (ms, sounds[_i].min_ms);
  ck_assert_uint_le (ms, sounds[_i].max_ms);
  g_free (sound.bytes);
}

/* -6 dB are half of the largest value, and -20 dB a tenth. */
TEST (a_sound_can_be_heard_and_leaves_room_for_others_beside_it, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);
  const double peak = peak_between (&sound, 0, sound.length);

  ck_assert_double_lt (peak, 0.5);
  ck_assert_double_gt (peak, 0.1);
  g_free (sound.bytes);
}

TEST (a_sound_has_no_constant_part, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);
  double sum = 0;

  for (gsize i = 0; i < sound.length; i++)
    sum += sample_at (&sound, i);
  ck_assert_double_lt (fabs (sum / (double) sound.length), 0.0005);
  g_free (sound.bytes);
}

/* An abrupt beginning or end would click. */
TEST (a_sound_comes_out_of_silence_and_ends_in_it, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);
  const gsize ten_ms = RATE / 100;

  ck_assert_double_lt (peak_between (&sound, 0, 3), 0.01);
  ck_assert_double_eq (peak_between (&sound, sound.length - ten_ms, sound.length), 0);
  ck_assert_double_lt (peak_between (&sound, sound.length - 2 * ten_ms, sound.length), 0.01);
  g_free (sound.bytes);
}

/* Frequencies above 4 kHz make a sound sharp. */
TEST (a_sound_is_warm, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);
  const double share = 1 - exp (-2 * G_PI * 4000 / RATE);
  double low = 0;
  double all = 0;
  double sharp = 0;

  for (gsize i = 0; i < sound.length; i++) {
    const double sample = sample_at (&sound, i);

    low += share * (sample - low);
    all += sample * sample;
    sharp += (sample - low) * (sample - low);
  }
  ck_assert_double_lt (sharp, 0.03 * all);
  g_free (sound.bytes);
}

TEST (no_two_sounds_are_the_same, .loops = G_N_ELEMENTS (sounds))
{
  const Sound sound = load_made (_i);

  for (int i = 0; i < _i; i++) {
    const Sound other = load_made (i);

    ck_assert (sound.n_bytes != other.n_bytes ||
               memcmp (sound.bytes, other.bytes, sound.n_bytes) != 0);
    g_free (other.bytes);
  }
  g_free (sound.bytes);
}

static int
run_make_sounds (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error,
                                                      test_get_argument (1), folder, NULL);

  ck_assert_msg (process != NULL, "%s", error != NULL ? error->message : "");
  ck_assert (g_subprocess_wait (process, NULL, NULL));
  return g_subprocess_get_exit_status (process);
}

TEST (the_same_sounds_are_made_every_time)
{
  char *folder = make_temp_folder ();

  ck_assert_int_eq (run_make_sounds (folder), 0);
  for (guint i = 0; i < G_N_ELEMENTS (sounds); i++) {
    const Sound sound = load_made ((int) i);
    const Sound again = load (folder, sounds[i].name);

    ck_assert_uint_eq (sound.n_bytes, again.n_bytes);
    ck_assert_mem_eq (sound.bytes, again.bytes, sound.n_bytes);
    g_free (sound.bytes);
    g_free (again.bytes);
  }
  remove_temp_folder (folder);
}

TEST (a_folder_that_is_not_there_is_an_error)
{
  ck_assert_int_ne (run_make_sounds ("/nonexistent/folder"), 0);
  ck_assert_int_ne (run_make_sounds (NULL), 0);
}
