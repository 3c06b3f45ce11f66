/*
 * The list of games in the library page, which reads the games that its rows show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-list.h"

#include <string.h>

#include "qdr-saved-game.h"

/* The minimum time between two searches while the library changes, milliseconds. */
#define SEARCH_INTERVAL_MS 700

/* The number of games that are read in one job. Reading games for all rows of a list view at once
 * would delay a frame. */
#define N_AT_ONCE 12

/* The pause between two jobs that read games, in which a frame is drawn; milliseconds. */
#define FRAME_PAUSE_MS 20

struct _QdrListedGame {
  GObject parent_instance;

  GHashTable *siblings; /* the table "games" of the list, from which finalize removes this game */
  gint64 id;
  QdrLibraryEntry *entry; /* (nullable): NULL before the game is read */
  QdrGame *game;          /* (nullable): the game at its last position */
};

G_DEFINE_FINAL_TYPE (QdrListedGame, qdr_listed_game, G_TYPE_OBJECT)

struct _QdrGameList {
  GObject parent_instance;

  QdrLibraryWorker *library;
  QdrLibraryFilter *filter; /* (nullable): NULL before the first search */
  QdrLibrarySort sort;
  gboolean descending;

  GArray *ids;          /* of gint64: the ids of the listed games */
  GArray *boards;       /* of QdrLibraryBoardSize: the board sizes of all games in the library */
  gboolean has_boards;  /* whether boards is up to date */
  GHashTable *games;    /* from id (gint64) to unowned QdrListedGame: the existing objects */
  guint n_finished;     /* the number of listed games that are finished; 0 until they are counted */
  double first_share;   /* the share of the points that first players won in these games, 0..1 */
  GCancellable *search; /* (nullable): cancels the last search */
  gboolean is_ready;    /* whether the last search has ended */
  gboolean is_stale;    /* whether the library has changed since the last search began */
  gint64 searched_at;   /* the time at which the last search ended; monotonic, microseconds */
  guint search_source;  /* starts the next search; 0 while no search is scheduled */

  GArray *requests;     /* of Request */
  guint middle_row;     /* the list position of the row in the middle of the visible part */
  GPtrArray *reading;   /* (nullable) of QdrListedGame: the games that are being read */
  guint reading_source; /* the source that starts the next job; 0 if none */
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

/* A game */

static guint loaded_signal;

static void
qdr_listed_game_finalize (GObject *object)
{
  QdrListedGame *self = QDR_LISTED_GAME (object);

  g_hash_table_remove (self->siblings, &self->id);
  g_hash_table_unref (self->siblings);
  qdr_library_entry_free (self->entry);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_listed_game_parent_class)->finalize (object);
}

static void
qdr_listed_game_class_init (QdrListedGameClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_listed_game_finalize;

  loaded_signal = g_signal_new ("loaded", QDR_TYPE_LISTED_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
qdr_listed_game_init (QdrListedGame *self)
{
}

const QdrLibraryEntry *
qdr_listed_game_get_entry (QdrListedGame *self)
{
  g_return_val_if_fail (QDR_IS_LISTED_GAME (self), NULL);

  return self->entry;
}

QdrGame *
qdr_listed_game_get_game (QdrListedGame *self)
{
  g_return_val_if_fail (QDR_IS_LISTED_GAME (self), NULL);

  return self->game;
}

/* The model */

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
  if (game != NULL)
    return g_object_ref (game);

  /* qdr_listed_game_finalize() removes the game from the table. */
  game = g_object_new (QDR_TYPE_LISTED_GAME, NULL);
  game->siblings = g_hash_table_ref (self->games);
  game->id = id;
  g_hash_table_insert (self->games, &game->id, game);
  return game;
}

static void
implement_model (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}

/* A search and its results. */
typedef struct {
  QdrLibraryFilter *filter;
  QdrLibrarySort sort;
  gboolean descending;
  gboolean reads_boards;
  GArray *ids;    /* (nullable) of gint64: the games found; NULL before the search */
  GArray *boards; /* (nullable) of QdrLibraryBoardSize: all sizes; NULL if not read */
  guint n_finished;
  double first_share;
} Search;

static Search *
make_search (QdrGameList *self)
{
  Search *search = g_new0 (Search, 1);

  search->filter = qdr_library_filter_copy (self->filter);
  search->sort = self->sort;
  search->descending = self->descending;
  search->reads_boards = !self->has_boards;
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
      qdr_library_list_game_ids (library, search->filter, search->sort, search->descending, error);
  if (search->ids != NULL && search->reads_boards)
    search->boards = qdr_library_list_board_sizes (library, error);
  return search->ids != NULL && (!search->reads_boards || search->boards != NULL);
}

static gboolean
tally_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Search *search = data;

  return qdr_library_read_first_player_share (library, search->filter, &search->n_finished,
                                              &search->first_share, error);
}

/* Replaces the ids. Games before the first difference and after the last difference are not
 * reported as changed, so that they stay selected and the list does not scroll. */
static void
set_ids (QdrGameList *self, GArray *ids)
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

static void library_changed_cb (QdrGameList *self);

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
    set_ids (self, g_steal_pointer (&search->ids));
  if (search != NULL && search->boards != NULL) {
    g_array_unref (self->boards);
    self->boards = g_steal_pointer (&search->boards);
    self->has_boards = !self->is_stale;
  }
  self->searched_at = g_get_monotonic_time ();
  if (self->is_stale)
    library_changed_cb (self);
  g_signal_emit (self, signals[SIGNAL_LISTED], 0);
}

/* Stores the share of the first players. Ignores an error, because searched_cb() reports errors. */
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

/* Starts a search for the games, and a second job that computes the share of the first players. The
 * list is updated without waiting for the second job. */
static void
start_search (QdrGameList *self)
{
  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  self->search = g_cancellable_new ();
  self->is_ready = FALSE;
  self->is_stale = FALSE;
  self->n_finished = 0;
  g_clear_handle_id (&self->search_source, g_source_remove);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, search_job, make_search (self),
                                free_search, self->search, searched_cb, g_object_ref (self));
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, tally_job, make_search (self),
                                free_search, self->search, tallied_cb, g_object_ref (self));
}

static gboolean
search_due_cb (gpointer user_data)
{
  QdrGameList *self = user_data;

  self->search_source = 0;
  start_search (self);
  return G_SOURCE_REMOVE;
}

/* Searches again after a change of the library, but at least SEARCH_INTERVAL_MS after the last
 * search. More frequent searches would slow down an import. */
static void
library_changed_cb (QdrGameList *self)
{
  const gint64 age = (g_get_monotonic_time () - self->searched_at) / 1000;

  self->has_boards = FALSE;
  if (!self->is_ready)
    self->is_stale = TRUE;
  else if (self->filter != NULL && age >= SEARCH_INTERVAL_MS)
    start_search (self);
  else if (self->filter != NULL && self->search_source == 0)
    self->search_source = g_timeout_add ((guint) (SEARCH_INTERVAL_MS - age), search_due_cb, self);
}

/* The list */

/* A game that is waiting to be read. */
typedef struct {
  QdrListedGame *game;
  guint position;
} Request;

static void
clear_request (gpointer data)
{
  g_object_unref (((Request *) data)->game);
}

static void
qdr_game_list_dispose (GObject *object)
{
  QdrGameList *self = QDR_GAME_LIST (object);

  g_clear_handle_id (&self->search_source, g_source_remove);
  g_clear_handle_id (&self->reading_source, g_source_remove);
  g_array_set_size (self->requests, 0);

  G_OBJECT_CLASS (qdr_game_list_parent_class)->dispose (object);
}

static void
qdr_game_list_finalize (GObject *object)
{
  QdrGameList *self = QDR_GAME_LIST (object);

  g_array_unref (self->ids);
  g_array_unref (self->boards);
  g_array_unref (self->requests);
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
  self->boards = g_array_new (FALSE, FALSE, sizeof (QdrLibraryBoardSize));
  self->games = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->requests = g_array_new (FALSE, FALSE, sizeof (Request));
  g_array_set_clear_func (self->requests, clear_request);
}

QdrGameList *
qdr_game_list_new (QdrLibraryWorker *library)
{
  QdrGameList *self;

  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_GAME_LIST, NULL);
  self->library = g_object_ref (library);
  g_signal_connect_object (library, "changed", G_CALLBACK (library_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
qdr_game_list_begin_search (QdrGameList *self,
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
qdr_game_list_get_board_sizes (QdrGameList *self)
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
qdr_game_list_get_game_id (QdrGameList *self, guint position)
{
  g_return_val_if_fail (QDR_IS_GAME_LIST (self), 0);
  g_return_val_if_fail (position < self->ids->len, 0);

  return g_array_index (self->ids, gint64, position);
}

GArray *
qdr_game_list_copy_game_ids (QdrGameList *self, GtkBitset *positions)
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

/* Reading games for rows */

/* Returns (transfer full) (nullable) a game of the library. */
static QdrGame *
read_game (QdrLibrary *library, gint64 id, GError **error)
{
  g_autofree char *text = qdr_library_read_game_text (library, id, error);
  g_autoptr (GPtrArray) games =
      text != NULL ? qdr_saved_game_parse (text, strlen (text), NULL, error) : NULL;

  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

/* The result of reading a game. */
typedef struct {
  gint64 id;
  QdrLibraryEntry *entry; /* (nullable): NULL if the game could not be read */
  QdrGame *game;          /* (nullable): the game at its last position */
} ReadGame;

static void
clear_read_game (gpointer data)
{
  ReadGame *self = data;

  qdr_library_entry_free (self->entry);
  g_clear_object (&self->game);
}

/* The entry of a deleted game stays NULL. */
static gboolean
read_games_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  GArray *read_games = data;

  for (guint i = 0; i < read_games->len; i++) {
    ReadGame *item = &g_array_index (read_games, ReadGame, i);

    item->entry = qdr_library_read_entry (library, item->id, NULL, NULL);
    item->game = read_game (library, item->id, NULL);
    if (item->game != NULL)
      qdr_game_go_to_ply (item->game, qdr_game_get_n_moves (item->game));
  }
  return TRUE;
}

static gboolean read_next_cb (gpointer user_data);

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrGameList) self = user_data;
  g_autoptr (GPtrArray) games = g_steal_pointer (&self->reading);
  GArray *read_games = qdr_library_worker_run_finish (self->library, result, NULL);

  for (guint i = 0; read_games != NULL && i < read_games->len; i++) {
    ReadGame *read_game = &g_array_index (read_games, ReadGame, i);
    QdrListedGame *game = g_ptr_array_index (games, i);

    if (read_game->entry == NULL)
      continue;
    qdr_library_entry_free (game->entry);
    game->entry = g_steal_pointer (&read_game->entry);
    g_set_object (&game->game, read_game->game);
    g_signal_emit (game, loaded_signal, 0);
  }
  if (self->requests->len > 0)
    self->reading_source = g_timeout_add (FRAME_PAUSE_MS, read_next_cb, self);
}

static guint
get_distance (QdrGameList *self, const Request *request)
{
  return MAX (request->position, self->middle_row) - MIN (request->position, self->middle_row);
}

static int
compare_distances (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const guint one = get_distance (user_data, a);
  const guint other = get_distance (user_data, b);

  return (one > other) - (one < other);
}

static gboolean
read_next_cb (gpointer user_data)
{
  QdrGameList *self = user_data;
  GArray *read_games = g_array_new (FALSE, TRUE, sizeof (ReadGame));
  const guint n = MIN (self->requests->len, N_AT_ONCE);

  self->reading_source = 0;
  self->reading = g_ptr_array_new_with_free_func (g_object_unref);
  g_array_set_clear_func (read_games, clear_read_game);
  /* The games nearest to the middle of the visible part are read first. */
  g_array_sort_with_data (self->requests, compare_distances, self);
  for (guint i = 0; i < n; i++) {
    QdrListedGame *game = g_array_index (self->requests, Request, i).game;
    const ReadGame read_game = { .id = game->id };

    g_ptr_array_add (self->reading, g_object_ref (game));
    g_array_append_val (read_games, read_game);
  }
  g_array_remove_range (self->requests, 0, n);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_READS, read_games_job, read_games,
                                (GDestroyNotify) g_array_unref, NULL, read_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

void
qdr_game_list_request_game (QdrGameList *self, QdrListedGame *game, guint position)
{
  const Request request = { game, position };

  g_return_if_fail (QDR_IS_GAME_LIST (self));
  g_return_if_fail (QDR_IS_LISTED_GAME (game));

  if (qdr_listed_game_get_entry (game) != NULL)
    return;

  g_object_ref (game);
  g_array_append_val (self->requests, request);
  if (self->reading_source == 0 && self->reading == NULL)
    self->reading_source = g_idle_add (read_next_cb, self);
}

void
qdr_game_list_cancel_request (QdrGameList *self, QdrListedGame *game)
{
  g_return_if_fail (QDR_IS_GAME_LIST (self));
  g_return_if_fail (QDR_IS_LISTED_GAME (game));

  for (guint i = 0; i < self->requests->len; i++)
    if (g_array_index (self->requests, Request, i).game == game) {
      g_array_remove_index_fast (self->requests, i);
      return;
    }
}

void
qdr_game_list_set_middle_row (QdrGameList *self, guint row)
{
  g_return_if_fail (QDR_IS_GAME_LIST (self));

  self->middle_row = row;
}

/* Opening a game */

static void
free_read_game (gpointer data)
{
  clear_read_game (data);
  g_free (data);
}

static gboolean
read_full_game_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  ReadGame *full = data;

  full->game = read_game (library, full->id, error);
  return full->game != NULL;
}

void
qdr_library_worker_read_game_async (QdrLibraryWorker *library,
                                    gint64 id,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  ReadGame *full;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));

  full = g_new0 (ReadGame, 1);
  full->id = id;
  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, read_full_game_job, full,
                                free_read_game, NULL, callback, user_data);
}

QdrGame *
qdr_library_worker_read_game_finish (QdrLibraryWorker *library,
                                     GAsyncResult *result,
                                     GError **error)
{
  const ReadGame *full = qdr_library_worker_run_finish (library, result, error);

  return full != NULL ? g_object_ref (full->game) : NULL;
}
