/*
 * Sound output by GSound.
 *
 * A sound system may answer late or never, so all calls happen on one thread, which lasts as long
 * as the program. Its context is never freed: libcanberra unloads its driver with the last context,
 * even if a thread of the driver is still ending a sound, and the program would crash.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for memfd_create() */

#include "qdr-sound-output.h"

#include <gsound.h>
#include <sys/mman.h>
#include <unistd.h>

#include "qdr-data-dir.h"

/* The most waiting sounds. Late sounds would confuse. */
#define MAX_WAITING 3

/* The same sound does not start again within this time. */
#define SHORTEST_GAP_US 50000

/* A sound to be played. */
typedef struct {
  const char *name; /* (nullable): of a file; static */
  QdrCue cue;       /* if there is no name */
} Request;

/* State of the sound thread. */
typedef struct {
  gboolean is_set_up;     /* the thread has looked for the sound system */
  GSoundContext *context; /* (nullable): NULL without a sound system */
  char *folder;           /* (nullable): of the sound files */
} Speaker;

gboolean
qdr_sound_output_is_supported (void)
{
  return TRUE;
}

/* Whether this user may use a sound card. */
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
set_up (Speaker *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *socket = g_build_filename (g_get_user_runtime_dir (), "pulse", "native", NULL);
  const gboolean has_driver = g_getenv ("CANBERRA_DRIVER") != NULL;
  const gboolean has_server =
      g_getenv ("PULSE_SERVER") != NULL || g_file_test (socket, G_FILE_TEST_EXISTS);

  self->is_set_up = TRUE;
  self->folder = qdr_data_dir_find_path ("QDR_SOUNDS_DIR", "sounds");
  /* Without a sound device, libraries below libcanberra write to standard error, which cannot be
   * switched off. Do not call them then. */
  if (self->folder == NULL || (!has_driver && !has_server && !has_card ()))
    return;

  self->context = gsound_context_new (NULL, &error);
  /* A sound server may be reachable without a card; use only the server then. */
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

/* On the sound thread. */
static void
play_cb (gpointer data, gpointer user_data)
{
  g_autofree Request *request = data;
  Speaker *self = user_data;

  if (!self->is_set_up)
    set_up (self);
  if (self->context == NULL)
    return;

  if (request->name != NULL) {
    g_autofree char *name = g_strconcat (request->name, ".wav", NULL);
    g_autofree char *path = g_build_filename (self->folder, name, NULL);

    play_file (self, path);
  } else {
    /* The sound system needs a file, which it opens before it returns. This one is in memory. */
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

/* Sends a request to the sound thread, unless it is busy or has just had the same one. */
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
      (is_same && now - last_time < SHORTEST_GAP_US))
    return;

  last = *request;
  last_time = now;
  g_thread_pool_push (thread, g_memdup2 (request, sizeof *request), NULL);
}

void
qdr_sound_output_play (const char *name)
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
