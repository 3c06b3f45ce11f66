/*
 * The way to the loudspeaker, by GSound.
 *
 * To reach a sound system may take long, and one that hangs may take for ever. So all of it happens
 * on a thread of its own. There is one for the whole program, and it is never given up: libcanberra
 * takes its driver out of memory with the last context, even if a thread of the driver is still at
 * the end of a sound, and the program would crash where a window is closed at the wrong moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for memfd_create() */

#include "qdr-sound-output.h"

#include <gsound.h>
#include <sys/mman.h>
#include <unistd.h>

#include "qdr-data-dir.h"

/* Limit of waiting sounds: late sounds would only confuse. */
#define MAX_WAITING 3

/* The same sound is not started again within this time. */
#define SHORTEST_GAP_US 50000

/* A sound to be played. */
typedef struct {
  const char *name; /* (nullable): of a file; static */
  QdrCue cue;       /* if there is no name */
} Request;

/* State of the sound thread. */
typedef struct {
  gboolean is_sought;     /* the sound system has been looked for */
  GSoundContext *context; /* (nullable): the sound system, if there is one */
  char *folder;           /* (nullable): where the sounds are */
} Speaker;

static Speaker speaker;

gboolean
qdr_sound_output_is_built (void)
{
  return TRUE;
}

static gboolean
has_server (void)
{
  g_autofree char *socket = g_build_filename (g_get_user_runtime_dir (), "pulse", "native", NULL);

  return g_getenv ("PULSE_SERVER") != NULL || g_file_test (socket, G_FILE_TEST_EXISTS);
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
seek_sound_system (Speaker *self)
{
  g_autoptr (GError) error = NULL;
  const gboolean has_driver = g_getenv ("CANBERRA_DRIVER") != NULL;

  self->is_sought = TRUE;
  self->folder = qdr_data_dir_find ("QDR_SOUNDS_DIR", "sounds");
  /* Without a sound device, libraries below libcanberra write to standard error, which cannot be
   * switched off. Do not call them then. */
  if (self->folder == NULL || (!has_driver && !has_server () && !has_card ()))
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

static gboolean
write_all (int file, GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  gsize written = 0;

  while (written < size) {
    const gssize count = write (file, data + written, size - written);

    if (count <= 0)
      return FALSE;
    written += (gsize) count;
  }
  return TRUE;
}

/* The sound system needs a file: give it one in memory. It is open by the time it plays. */
static void
play_cue (Speaker *self, const QdrCue *cue)
{
  g_autoptr (GBytes) wave = qdr_cue_render (cue);
  const int file = memfd_create ("quoridor-cue.wav", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", file);

  if (file >= 0 && write_all (file, wave))
    play_file (self, path);
  if (file >= 0)
    close (file);
}

/* On the thread. */
static void
sound_out_cb (gpointer data, gpointer user_data)
{
  g_autofree Request *request = data;
  Speaker *self = user_data;

  if (!self->is_sought)
    seek_sound_system (self);
  if (self->context == NULL)
    return;
  if (request->name != NULL) {
    g_autofree char *file = g_strconcat (request->name, ".wav", NULL);
    g_autofree char *path = g_build_filename (self->folder, file, NULL);

    play_file (self, path);
  } else {
    play_cue (self, &request->cue);
  }
}

static GThreadPool *
get_thread (void)
{
  static GThreadPool *pool = NULL;

  if (pool == NULL)
    pool = g_thread_pool_new (sound_out_cb, &speaker, 1, FALSE, NULL);
  return pool;
}

static gboolean
is_too_soon (const Request *request)
{
  static Request last = { 0 };
  static gint64 last_time = 0;
  const gint64 now = g_get_monotonic_time ();

  if (last.name == request->name && qdr_cue_equal (&last.cue, &request->cue) &&
      now - last_time < SHORTEST_GAP_US)
    return TRUE;
  last = *request;
  last_time = now;
  return FALSE;
}

static void
ask_for (const Request *request)
{
  if (g_thread_pool_unprocessed (get_thread ()) < MAX_WAITING && !is_too_soon (request))
    g_thread_pool_push (get_thread (), g_memdup2 (request, sizeof *request), NULL);
}

void
qdr_sound_output_play (const char *name)
{
  g_return_if_fail (name != NULL);

  ask_for (&(Request){ .name = name });
}

void
qdr_sound_output_play_cue (const QdrCue *cue)
{
  g_return_if_fail (cue != NULL);

  ask_for (&(Request){ .cue = *cue });
}
