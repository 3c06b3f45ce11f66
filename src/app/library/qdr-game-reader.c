/*
 * Reads the games of a list, those in sight first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-reader.h"

/* Read together: a list has far more rows than are in sight, and to lay out all of them at once
 * takes longer than a frame does. */
#define N_AT_ONCE 12

/* Between two of those, so that a frame comes in between, milliseconds. */
#define REST_MS 20

struct _QdrGameReader {
  GObject parent_instance;

  QdrLibraryWorker *library;
  GArray *wanted;       /* of Wanted, to be read */
  guint center;         /* the position in the list that is looked at */
  GPtrArray *underway;  /* (nullable): of QdrListedGame, that are being read */
  guint reading_source; /* will read those that are wanted; 0 while none are */
};

G_DEFINE_FINAL_TYPE (QdrGameReader, qdr_game_reader, G_TYPE_OBJECT)

/* A game that is to be read. */
typedef struct {
  QdrListedGame *game;
  guint position;
} Wanted;

static void
clear_wanted (gpointer data)
{
  g_object_unref (((Wanted *) data)->game);
}

/* A game that is read. */
typedef struct {
  gint64 id;
  QdrLibraryEntry *entry; /* (nullable) */
  char *final;            /* (nullable) */
} Reading;

static void
clear_reading (gpointer data)
{
  Reading *self = data;

  qdr_library_entry_free (self->entry);
  g_free (self->final);
}

/* One that has gone in the meantime stays without an entry. */
static gboolean
read_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  GArray *readings = data;

  for (guint i = 0; i < readings->len; i++) {
    Reading *reading = &g_array_index (readings, Reading, i);

    reading->entry = qdr_library_read_entry (library, reading->id, &reading->final, NULL);
  }
  return TRUE;
}

static gboolean read_wanted_cb (gpointer user_data);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrGameReader) self = user_data;
  g_autoptr (GPtrArray) games = g_steal_pointer (&self->underway);
  GArray *readings = qdr_library_worker_run_finish (self->library, result, NULL);

  for (guint i = 0; readings != NULL && i < readings->len; i++) {
    Reading *reading = &g_array_index (readings, Reading, i);

    if (reading->entry != NULL)
      qdr_listed_game_fill (g_ptr_array_index (games, i), g_steal_pointer (&reading->entry),
                            g_steal_pointer (&reading->final));
  }
  if (self->wanted->len > 0)
    self->reading_source = g_timeout_add (REST_MS, read_wanted_cb, self);
}

static guint
get_distance (QdrGameReader *self, const Wanted *wanted)
{
  return MAX (wanted->position, self->center) - MIN (wanted->position, self->center);
}

static int
compare_distances (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const guint one = get_distance (user_data, a);
  const guint other = get_distance (user_data, b);

  return (one > other) - (one < other);
}

/* (transfer full): those nearest to what is looked at, which are wanted no longer. */
static GPtrArray *
take_nearest (QdrGameReader *self)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n = MIN (self->wanted->len, N_AT_ONCE);

  g_array_sort_with_data (self->wanted, compare_distances, self);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (games, g_object_ref (g_array_index (self->wanted, Wanted, i).game));
  g_array_remove_range (self->wanted, 0, n);
  return games;
}

static gboolean
read_wanted_cb (gpointer user_data)
{
  QdrGameReader *self = user_data;
  GArray *readings = g_array_new (FALSE, TRUE, sizeof (Reading));

  self->reading_source = 0;
  self->underway = take_nearest (self);
  g_array_set_clear_func (readings, clear_reading);
  for (guint i = 0; i < self->underway->len; i++) {
    const Reading reading = { .id =
                                  qdr_listed_game_get_id (g_ptr_array_index (self->underway, i)) };

    g_array_append_val (readings, reading);
  }
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, read_job, readings,
                                (GDestroyNotify) g_array_unref, NULL, read_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

static void
qdr_game_reader_dispose (GObject *object)
{
  QdrGameReader *self = QDR_GAME_READER (object);

  g_clear_handle_id (&self->reading_source, g_source_remove);
  g_array_set_size (self->wanted, 0);

  G_OBJECT_CLASS (qdr_game_reader_parent_class)->dispose (object);
}

static void
qdr_game_reader_finalize (GObject *object)
{
  QdrGameReader *self = QDR_GAME_READER (object);

  g_array_unref (self->wanted);
  g_object_unref (self->library);

  G_OBJECT_CLASS (qdr_game_reader_parent_class)->finalize (object);
}

static void
qdr_game_reader_class_init (QdrGameReaderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_game_reader_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_game_reader_finalize;
}

static void
qdr_game_reader_init (QdrGameReader *self)
{
  self->wanted = g_array_new (FALSE, FALSE, sizeof (Wanted));
  g_array_set_clear_func (self->wanted, clear_wanted);
}

QdrGameReader *
qdr_game_reader_new (QdrLibraryWorker *library)
{
  QdrGameReader *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_GAME_READER, NULL);
  self->library = g_object_ref (library);
  return self;
}

void
qdr_game_reader_load (QdrGameReader *self, QdrListedGame *game, guint position)
{
  const Wanted wanted = { game, position };

  g_return_if_fail (QDR_IS_GAME_READER (self));
  g_return_if_fail (QDR_IS_LISTED_GAME (game));

  if (qdr_listed_game_get_entry (game) != NULL)
    return;

  g_object_ref (game);
  g_array_append_val (self->wanted, wanted);
  if (self->reading_source == 0 && self->underway == NULL)
    self->reading_source = g_idle_add (read_wanted_cb, self);
}

void
qdr_game_reader_forget (QdrGameReader *self, QdrListedGame *game)
{
  g_return_if_fail (QDR_IS_GAME_READER (self));
  g_return_if_fail (QDR_IS_LISTED_GAME (game));

  for (guint i = 0; i < self->wanted->len; i++)
    if (g_array_index (self->wanted, Wanted, i).game == game) {
      g_array_remove_index_fast (self->wanted, i);
      return;
    }
}

void
qdr_game_reader_look_at (QdrGameReader *self, guint position)
{
  g_return_if_fail (QDR_IS_GAME_READER (self));

  self->center = position;
}
