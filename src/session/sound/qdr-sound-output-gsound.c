/*
 * The output of sounds by GSound.
 *
 * Calls of the sound system may block, so they are made on a thread of their own. The context of
 * GSound is never freed: freeing it while a sound is played would crash the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for memfd_create() */

#include "qdr-sound-output.h"

#include <gsound.h>
#include <sys/mman.h>
#include <unistd.h>

#include "qdr-data-dir.h"

/* Maximum number of sounds that wait for the sound thread. Further sounds are skipped, because they
 * would be heard too late. */
#define MAX_WAITING 3

/* Minimum time between two starts of the same sound, in microseconds. */
#define MIN_INTERVAL_US 50000

/* A sound to be played. */
typedef struct {
  const char *name; /* (nullable): name of a sound file, as a static string; NULL for a cue */
  QdrCue cue;       /* the cue, used if @name is NULL */
} Request;

/* The state of the sound thread. */
typedef struct {
  gboolean is_set_up;     /* whether the thread has tried to open the sound system */
  GSoundContext *context; /* (nullable): context of GSound; NULL without a sound system */
  char *folder;           /* (nullable): folder of the sound files; NULL if it is not found */
} Speaker;

gboolean
qdr_sound_output_is_supported (void)
{
  return TRUE;
}

/* Returns whether the computer has a sound card that the user may use. */
static gboolean
has_card (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/dev/snd", 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename ("/dev/snd", name, NULL);

    if (g_str_has_prefix (name, "pcm") && g_str_has_suffix (name, "p") &&
        access (path, R_OK | W_OK) == 0)
      return TRUE;
  }
  return FALSE;
}

static void
open_sound_system (Speaker *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *socket = g_build_filename (g_get_user_runtime_dir (), "pulse", "native", NULL);
  const gboolean has_driver = g_getenv ("CANBERRA_DRIVER") != NULL;
  const gboolean has_server =
      g_getenv ("PULSE_SERVER") != NULL || g_file_test (socket, G_FILE_TEST_EXISTS);

  self->is_set_up = TRUE;
  self->folder = qdr_data_dir_find_path ("QDR_SOUNDS_DIR", "sounds");
  /* Open no context without a sound card or a sound server: libraries would print messages on
   * standard error. */
  if (self->folder == NULL || (!has_driver && !has_server && !has_card ()))
    return;

  self->context = gsound_context_new (NULL, &error);
  /* Without a sound card, use only the sound server. It may run on another computer. */
  if (self->context != NULL && !has_driver && !has_card ())
    gsound_context_set_driver (self->context, "pulse", NULL);
  if (self->context != NULL && !gsound_context_open (self->context, &error))
    g_clear_object (&self->context);
  if (self->context == NULL)
    g_debug ("There is no sound: %s", error->message);
}

static void
play_file (Speaker *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!gsound_context_play_simple (self->context, NULL, &error, GSOUND_ATTR_MEDIA_FILENAME, path,
                                   GSOUND_ATTR_MEDIA_ROLE, "game", NULL))
    g_debug ("%s cannot be heard: %s", path, error->message);
}

/* Plays the sound of a request. Called on the sound thread. */
static void
play_cb (gpointer data, gpointer user_data)
{
  g_autofree Request *request = data;
  Speaker *self = user_data;

  if (!self->is_set_up)
    open_sound_system (self);
  if (self->context == NULL)
    return;

  if (request->name != NULL) {
    g_autofree char *name = g_strconcat (request->name, ".wav", NULL);
    g_autofree char *path = g_build_filename (self->folder, name, NULL);

    play_file (self, path);
  } else {
    /* The sound system plays only files, so write the cue to a file in memory. After play_file()
     * the sound system has opened the file, so this descriptor can be closed. */
    g_autoptr (GBytes) wave = qdr_cue_render (&request->cue);
    const int file = memfd_create ("quoridor-cue.wav", MFD_CLOEXEC);
    g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", file);
    gsize size;
    const guint8 *bytes = g_bytes_get_data (wave, &size);
    gsize written = 0;
    gssize count = 0;

    while (written < size && (count = write (file, bytes + written, size - written)) > 0)
      written += (gsize) count;
    if (written == size)
      play_file (self, path);
    if (file >= 0)
      close (file);
  }
}

/* Sends a copy of @request to the sound thread, unless too many requests are waiting or the same
 * sound has just been requested. */
static void
request_sound (const Request *request)
{
  static Speaker speaker;
  static GThreadPool *thread = NULL;
  static Request last = { 0 };
  static gint64 last_time = 0;
  const gint64 now = g_get_monotonic_time ();
  const gboolean is_same = last.name == request->name && qdr_cue_equal (&last.cue, &request->cue);

  if (thread == NULL)
    thread = g_thread_pool_new (play_cb, &speaker, 1, FALSE, NULL);
  if (g_thread_pool_unprocessed (thread) >= MAX_WAITING ||
      (is_same && now - last_time < MIN_INTERVAL_US))
    return;

  last = *request;
  last_time = now;
  g_thread_pool_push (thread, g_memdup2 (request, sizeof *request), NULL);
}

void
qdr_sound_output_play_file (const char *name)
{
  g_return_if_fail (name != NULL);

  request_sound (&(Request){ .name = name });
}

void
qdr_sound_output_play_cue (const QdrCue *cue)
{
  g_return_if_fail (cue != NULL);

  request_sound (&(Request){ .cue = *cue });
}
