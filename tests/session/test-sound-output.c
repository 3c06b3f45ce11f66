/*
 * Sound output, with a sound system that writes into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "temp-folder.h"
#include "test.h"

#include "qdr-sound-output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#define HEADER_BYTES 44

/* Seconds that are longer than anything takes on a slow machine with sanitizers. */
#define DEADLINE_S 180

/* ALSA without a sound card. */
#define CONFIGURATION                                                                              \
  "pcm.!default { type file  file \"%s\"  format \"raw\"  slave.pcm { type null } }\n"

static char *folder;
static char *played; /* the output file of the sound system */

static void
set_up (void)
{
  g_autofree char *configuration = NULL;
  g_autofree char *text = NULL;

  folder = make_temp_folder ();
  played = g_build_filename (folder, "played", NULL);
  configuration = g_build_filename (folder, "asound.conf", NULL);
  text = g_strdup_printf (CONFIGURATION, played);
  ck_assert (g_file_set_contents (configuration, text, -1, NULL));
  g_setenv ("ALSA_CONFIG_PATH", configuration, TRUE);
  g_setenv ("CANBERRA_DRIVER", "alsa", TRUE);
}

static void
tear_down (void)
{
  g_free (played);
  remove_temp_folder (folder);
}

/* Returns the samples of a sound of the program. */
static GBytes *
load_samples (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("QDR_SOUNDS_DIR"), name, NULL);
  g_autoptr (GBytes) file = NULL;
  char *contents;
  gsize length;

  ck_assert_msg (g_file_get_contents (path, &contents, &length, NULL), "%s", path);
  file = g_bytes_new_take (contents, length);
  return g_bytes_new_from_bytes (file, HEADER_BYTES, length - HEADER_BYTES);
}

/* Waits until as many samples as in @expected were played, and compares them. */
static void
assert_played (GBytes *expected)
{
  const gint64 deadline = g_get_monotonic_time () + DEADLINE_S * G_USEC_PER_SEC;
  const gsize wanted = g_bytes_get_size (expected);
  g_autofree char *contents = NULL;
  gsize length = 0;

  while (length < wanted) {
    ck_assert_msg (g_get_monotonic_time () < deadline, "only %zu bytes were played", length);
    g_usleep (10000);
    g_clear_pointer (&contents, g_free);
    if (!g_file_get_contents (played, &contents, &length, NULL))
      length = 0;
  }
  ck_assert_uint_eq (length, wanted);
  ck_assert_mem_eq (contents, g_bytes_get_data (expected, NULL), wanted);
}

TEST_DEFAULTS (.timeout = 2 * DEADLINE_S, .set_up = set_up, .tear_down = tear_down)

TEST (a_sound_reaches_the_sound_system_sample_by_sample)
{
  g_autoptr (GBytes) expected = load_samples ("wall.wav");

  qdr_sound_output_play_file ("wall");
  assert_played (expected);
}

static const QdrCue cue = { QDR_TIMBRE_OWN, -0.5, 440, 880 };

TEST (a_cue_reaches_the_sound_system_in_stereo_sample_by_sample)
{
  g_autoptr (GBytes) wave = qdr_cue_render (&cue);
  g_autoptr (GBytes) expected =
      g_bytes_new_from_bytes (wave, HEADER_BYTES, g_bytes_get_size (wave) - HEADER_BYTES);

  qdr_sound_output_play_cue (&cue);
  assert_played (expected);
}

TEST (the_same_cue_twice_at_once_is_played_once)
{
  g_autoptr (GBytes) wave = qdr_cue_render (&cue);
  g_autoptr (GBytes) expected =
      g_bytes_new_from_bytes (wave, HEADER_BYTES, g_bytes_get_size (wave) - HEADER_BYTES);

  qdr_sound_output_play_cue (&cue);
  qdr_sound_output_play_cue (&cue);
  assert_played (expected);
}

TEST (a_sound_that_is_missing_does_not_silence_the_next_one)
{
  g_autoptr (GBytes) expected = load_samples ("move.wav");

  qdr_sound_output_play_file ("nothing");
  qdr_sound_output_play_file ("move");
  assert_played (expected);
}

TEST (the_same_sound_twice_at_once_is_played_once)
{
  g_autoptr (GBytes) expected = load_samples ("jump.wav");

  qdr_sound_output_play_file ("jump");
  qdr_sound_output_play_file ("jump");
  assert_played (expected);
}

static void
log_cb (const char *domain G_GNUC_UNUSED,
        GLogLevelFlags level G_GNUC_UNUSED,
        const char *message,
        gpointer data)
{
  if (g_str_has_prefix (message, "There is no sound"))
    g_atomic_int_inc ((gint *) data);
}

TEST (a_sound_system_that_is_not_there_is_looked_for_once)
{
  gint n_times = 0;

  g_log_set_default_handler (log_cb, &n_times);
  g_setenv ("CANBERRA_DRIVER", "nonsense", TRUE);
  qdr_sound_output_play_file ("win");
  while (g_atomic_int_get (&n_times) == 0)
    g_usleep (1000);
  /* A thread counts as unused half a second after it has played the last sound. */
  g_thread_pool_stop_unused_threads ();
  while (g_thread_pool_get_num_unused_threads () > 0)
    g_usleep (1000);
  qdr_sound_output_play_file ("move");
  qdr_sound_output_play_file ("wall");
  while (g_thread_pool_get_num_unused_threads () == 0)
    g_usleep (1000);
  ck_assert_int_eq (g_atomic_int_get (&n_times), 1);
  ck_assert (!g_file_test (played, G_FILE_TEST_EXISTS));
}

/* The sound system hangs until the test reads its pipe, so the test ends only if playing does
 * not wait. */
TEST (nobody_waits_for_a_sound_system_that_hangs)
{
  g_autoptr (GBytes) expected = load_samples ("move.wav");
  const gsize size = g_bytes_get_size (expected);
  g_autofree guint8 *output = g_malloc (size);
  gsize length = 0;
  int pipe;

  ck_assert_int_eq (mkfifo (played, 0600), 0);
  qdr_sound_output_play_file ("move");

  pipe = open (played, O_RDONLY);
  ck_assert_int_ge (pipe, 0);
  while (length < size) {
    const gssize count = read (pipe, output + length, size - length);

    ck_assert_int_gt (count, 0);
    length += (gsize) count;
  }
  ck_assert_mem_eq (output, g_bytes_get_data (expected, NULL), size);
  close (pipe);
}
