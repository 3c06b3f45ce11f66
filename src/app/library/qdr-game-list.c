/*
 * A list of games of the library, of any length.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-list.h"

/* How often it searches once more while the library changes all the time, milliseconds. */
#define FOLLOW_MS 700

struct _QdrGameList {
  GObject parent_instance;

  QdrLibraryWorker *library;
  QdrLibraryFilter *filter; /* (nullable): nothing has been searched for */
  QdrLibrarySort sort;
  gboolean descending;

  GArray *ids;          /* of gint64, of all games */
  GArray *boards;       /* of QdrLibraryBoard, of all games of the library */
  gboolean has_boards;  /* those are still all */
  GHashTable *games;    /* of gint64 and QdrListedGame, unowned: those that somebody holds */
  guint n_finished;     /* of these games; 0 until they are counted */
  double first_share;   /* of their points for the first player */
  GCancellable *search; /* (nullable): the last one */
  gboolean is_ready;    /* it has ended */
  gboolean is_stale;    /* the library has changed since it began */
  gint64 searched_at;   /* when the last one ended; monotonic, microseconds */
  guint follow_source;  /* will search once more; 0 while nothing has changed */
};

enum {
  SIGNAL_LISTED,
  SIGNAL_TALLIED,
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void implement_model (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrGameList,
                               qdr_game_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_model))

/* --- The model -------------------------------------------------------------------------------- */

static GType
get_item_type (GListModel *model)
{
  return QDR_TYPE_LISTED_GAME;
}

static guint
get_n_items (GListModel *model)
{
  return QDR_GAME_LIST (model)->ids->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  QdrGameList *self = QDR_GAME_LIST (model);
  gint64 id;
  QdrListedGame *game;

  if (position >= self->ids->len)
    return NULL;

  id = g_array_index (self->ids, gint64, position);
  game = g_hash_table_lookup (self->games, &id);
  return game != NULL ? g_object_ref (game) : qdr_listed_game_new (self->games, id);
}

static void
implement_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* --- Searching -------------------------------------------------------------------------------- */

/* What is searched for, and found. */
typedef struct {
  QdrLibraryFilter *filter;
  QdrLibrarySort sort;
  gboolean descending;
  gboolean wants_boards;
  GArray *ids;    /* (nullable) */
  GArray *boards; /* (nullable) */
  guint n_finished;
  double first_share;
} Search;

/* What is to be searched for now. */
static Search *
make_search (QdrGameList *self)
{
  Search *search = g_new0 (Search, 1);

  search->filter = qdr_library_filter_copy (self->filter);
  search->sort = self->sort;
  search->descending = self->descending;
  search->wants_boards = !self->has_boards;
  return search;
}

static void
free_search (gpointer data)
{
  Search *self = data;

  qdr_library_filter_free (self->filter);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->boards, g_array_unref);
  g_free (self);
}

static gboolean
search_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Search *search = data;

  search->ids =
      qdr_library_list_ids (library, search->filter, search->sort, search->descending, error);
  if (search->ids != NULL && search->wants_boards)
    search->boards = qdr_library_list_boards (library, error);
  return search->ids != NULL && (!search->wants_boards || search->boards != NULL);
}

static gboolean
tally_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Search *search = data;

  return qdr_library_read_first_player_share (library, search->filter, &search->n_finished,
                                              &search->first_share, error);
}

/* Tells only of those between the first and the last that differ, so that a selection and the place
 * in a long list stay where they are. */
static void
take_ids (QdrGameList *self, GArray *ids)
{
  g_autoptr (GArray) before = g_steal_pointer (&self->ids);
  const gint64 *old = (const gint64 *) (gconstpointer) before->data;
  const gint64 *new = (const gint64 *) (gconstpointer) ids->data;
  const guint shorter = MIN (before->len, ids->len);
  guint head = 0;
  guint tail = 0;

  while (head < shorter && old[head] == new[head])
    head++;
  while (tail < shorter - head && old[before->len - 1 - tail] == new[ids->len - 1 - tail])
    tail++;
  self->ids = ids;
  if (before->len - head - tail > 0 || ids->len - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head, before->len - head - tail,
                                ids->len - head - tail);
}

static void
take_boards (QdrGameList *self, GArray *boards)
{
  g_array_unref (self->boards);
  self->boards = boards;
  self->has_boards = !self->is_stale;
}

static void changed_cb (QdrGameList *self);

static void
searched_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrGameList) self = user_data;
  g_autoptr (GError) error = NULL;
  Search *search = qdr_library_worker_run_finish (self->library, result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->is_ready = TRUE;
  if (search == NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
  else
    take_ids (self, g_steal_pointer (&search->ids));
  if (search != NULL && search->boards != NULL)
    take_boards (self, g_steal_pointer (&search->boards));
  self->searched_at = g_get_monotonic_time ();
  if (self->is_stale)
    changed_cb (self);
  g_signal_emit (self, signals[SIGNAL_LISTED], 0);
}

/* A library that cannot be read has been told of by the search. */
static void
tallied_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrGameList) self = user_data;
  const Search *search = qdr_library_worker_run_finish (self->library, result, NULL);

  if (search == NULL)
    return;
  self->n_finished = search->n_finished;
  self->first_share = search->first_share;
  g_signal_emit (self, signals[SIGNAL_TALLIED], 0);
}

/* The list does not wait for what is counted. */
static void
start_search (QdrGameList *self)
{
  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  self->search = g_cancellable_new ();
  self->is_ready = FALSE;
  self->is_stale = FALSE;
  self->n_finished = 0;
  g_clear_handle_id (&self->follow_source, g_source_remove);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, search_job, make_search (self),
                                free_search, self->search, searched_cb, g_object_ref (self));
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, tally_job, make_search (self),
                                free_search, self->search, tallied_cb, g_object_ref (self));
}

static gboolean
follow_cb (gpointer user_data)
{
  QdrGameList *self = user_data;

  self->follow_source = 0;
  start_search (self);
  return G_SOURCE_REMOVE;
}

/* What comes alone is there at once; while many games come, the list does not take the time that
 * they need. */
static void
changed_cb (QdrGameList *self)
{
  const gint64 age = (g_get_monotonic_time () - self->searched_at) / 1000;

  self->has_boards = FALSE;
  if (!self->is_ready)
    self->is_stale = TRUE;
  else if (self->filter != NULL && age >= FOLLOW_MS)
    start_search (self);
  else if (self->filter != NULL && self->follow_source == 0)
    self->follow_source = g_timeout_add ((guint) (FOLLOW_MS - age), follow_cb, self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_game_list_dispose (GObject *object)
{
  QdrGameList *self = QDR_GAME_LIST (object);

  g_clear_handle_id (&self->follow_source, g_source_remove);

  G_OBJECT_CLASS (qdr_game_list_parent_class)->dispose (object);
}

static void
qdr_game_list_finalize (GObject *object)
{
  QdrGameList *self = QDR_GAME_LIST (object);

  g_array_unref (self->ids);
  g_array_unref (self->boards);
  g_hash_table_unref (self->games);
  g_clear_object (&self->search);
  qdr_library_filter_free (self->filter);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (qdr_game_list_parent_class)->finalize (object);
}

static void
qdr_game_list_class_init (QdrGameListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qdr_game_list_dispose;
  object_class->finalize = qdr_game_list_finalize;

  signals[SIGNAL_LISTED] = g_signal_new ("listed", QDR_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TALLIED] = g_signal_new ("tallied", QDR_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", QDR_TYPE_GAME_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_game_list_init (QdrGameList *self)
{
  self->is_ready = TRUE;
  self->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->boards = g_array_new (FALSE, FALSE, sizeof (QdrLibraryBoard));
  self->games = g_hash_table_new (g_int64_hash, g_int64_equal);
}

QdrGameList *
qdr_game_list_new (QdrLibraryWorker *library)
{
  QdrGameList *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_GAME_LIST, NULL);
  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
qdr_game_list_search (QdrGameList *self,
                      const QdrLibraryFilter *filter,
                      QdrLibrarySort sort,
                      gboolean descending)
{
  g_return_if_fail (QDR_IS_GAME_LIST (self));
  g_return_if_fail (filter != NULL);

  qdr_library_filter_free (self->filter);
  self->filter = qdr_library_filter_copy (filter);
  self->sort = sort;
  self->descending = descending;
  start_search (self);
}

GArray *
qdr_game_list_get_boards (QdrGameList *self)
{
  g_return_val_if_fail (QDR_IS_GAME_LIST (self), NULL);

  return self->boards;
}

gboolean
qdr_game_list_get_first_player_share (QdrGameList *self, double *share)
{
  g_return_val_if_fail (QDR_IS_GAME_LIST (self), FALSE);
  g_return_val_if_fail (share != NULL, FALSE);

  *share = self->first_share;
  return self->n_finished > 0;
}

gint64
qdr_game_list_get_id (QdrGameList *self, guint position)
{
  g_return_val_if_fail (QDR_IS_GAME_LIST (self), 0);
  g_return_val_if_fail (position < self->ids->len, 0);

  return g_array_index (self->ids, gint64, position);
}

GArray *
qdr_game_list_copy_ids (QdrGameList *self, GtkBitset *positions)
{
  GArray *ids;
  GtkBitsetIter iter;
  guint position;

  g_return_val_if_fail (QDR_IS_GAME_LIST (self), NULL);

  if (positions == NULL)
    return g_array_copy (self->ids);

  ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (gboolean is_there = gtk_bitset_iter_init_first (&iter, positions, &position); is_there;
       is_there = gtk_bitset_iter_next (&iter, &position))
    g_array_append_val (ids, g_array_index (self->ids, gint64, position));
  return ids;
}
