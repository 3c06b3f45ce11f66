/*
 * A tournament that runs in the background, is stopped and goes on later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-run.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-saved-game.h"
#include "qdr-unfinished-games.h"

struct _QdrTournamentRun {
  GObject parent_instance;

  GMainContext *context;
  char *path;
  char *name;
  QdrPersonalityList *personalities; /* (nullable) */
  QdrLibraryWorker *library;         /* (nullable) */
  gboolean keeps_games;
  char *version;

  QdrTournamentState state;
  gboolean is_wanted; /* it is to start once it is read */
  char *problem;      /* (nullable) */
  gboolean has_plan;
  QdrTournamentPlan plan;
  guint n_games;
  QdrCrossTable *table; /* (nullable) */
  GArray *games;        /* of QdrTournamentGame */
  GHashTable *numbers;  /* set of guint: those that are in games */
  GHashTable *kept;     /* set of guint: those that the library was given */
  GArray *people;       /* of QdrGameOfPeople: all of them */
  GHashTable *begun;    /* set of guint: those of people that have begun */
  GPtrArray *noted;     /* of QdrHandedIn: those that came before the file was read */
  QdrUnfinishedGames *unfinished;
  GAsyncQueue *handed_in; /* of QdrHandedIn: those that are over */

  GThread *thread; /* (nullable): of the sitting */
  gint stop;       /* atomic */
  gint watched;    /* atomic */
  gint64 begin_us;
  guint n_new; /* games of this sitting, without those of people */

  QdrGame *live; /* (nullable) */
  guint live_number;
};

G_DEFINE_FINAL_TYPE (QdrTournamentRun, qdr_tournament_run, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  SIGNAL_LIVE_GAME_CHANGED,
  SIGNAL_NOT_KEPT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
set_state (QdrTournamentRun *self, QdrTournamentState state)
{
  self->state = state;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
set_problem (QdrTournamentRun *self, const char *problem)
{
  g_free (self->problem);
  self->problem = g_strdup (problem);
}

static void
set_live_game (QdrTournamentRun *self, QdrGame *game)
{
  if (g_set_object (&self->live, game))
    g_signal_emit (self, signals[SIGNAL_LIVE_GAME_CHANGED], 0);
}

/* --- News ------------------------------------------------------------------------------------- */

/* What a thread has to tell. */
typedef struct {
  QdrTournamentRun *run;
  QdrTournamentGame game;
  gboolean is_old; /* it was in the file */
  char *text;      /* (nullable): the saved game, for the library */
  QdrGame *live;   /* (nullable): a copy of the game that is being played */
  QdrTournamentRecord record;
  char *problem; /* (nullable) */
  QdrOpeningsFrom openings;
  QdrOpeningBook *library_book; /* (nullable) */
} News;

static void
news_free (gpointer data)
{
  News *self = data;

  g_object_unref (self->run);
  qdr_tournament_game_clear (&self->game);
  g_free (self->text);
  g_clear_object (&self->live);
  qdr_tournament_record_clear (&self->record);
  g_clear_object (&self->library_book);
  g_free (self->problem);
  g_free (self);
}

static News *
news_new (QdrTournamentRun *run)
{
  News *self = g_new0 (News, 1);

  self->run = g_object_ref (run);
  return self;
}

/* Has @news told where the run belongs to, in the order in which they come. */
static void
post (News *news, GSourceFunc tell)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell, news, news_free);
  g_source_attach (source, news->run->context);
}

/* --- The library ------------------------------------------------------------------------------ */

typedef struct {
  char *text;
  char *version;
} Parcel;

static void
parcel_free (gpointer data)
{
  Parcel *self = data;

  g_free (self->text);
  g_free (self->version);
  g_free (self);
}

/* A game that is there already stays as it is. */
static gboolean
add_to_library (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Parcel *parcel = data;
  g_autoptr (GPtrArray) games =
      qdr_saved_game_parse (parcel->text, strlen (parcel->text), NULL, error);

  return games != NULL &&
         qdr_library_add (library, g_ptr_array_index (games, 0), QDR_LIBRARY_TOURNAMENT,
                          parcel->version, NULL, NULL, error);
}

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentRun) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (qdr_library_worker_run_finish (self->library, result, &error) != NULL)
    return;
  /* Translators: %s is another sentence, which says why. */
  sentence = g_strdup_printf (_ ("The game is not in the library. %s"), error->message);
  g_signal_emit (self, signals[SIGNAL_NOT_KEPT], 0, sentence);
}

static void
keep (QdrTournamentRun *self, guint number, const char *text)
{
  Parcel *parcel;

  if (self->library == NULL || !self->keeps_games ||
      !g_hash_table_add (self->kept, GUINT_TO_POINTER (number)))
    return;
  parcel = g_new0 (Parcel, 1);
  parcel->text = g_strdup (text);
  parcel->version = g_strdup (self->version);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, add_to_library, parcel,
                                parcel_free, NULL, added_cb, g_object_ref (self));
}

/* --- Games ------------------------------------------------------------------------------------ */

/* Takes what @game holds. */
static void
count_game (QdrTournamentRun *self, QdrTournamentGame *game)
{
  double points[QDR_MAX_PLAYERS];

  if (!g_hash_table_add (self->numbers, GUINT_TO_POINTER (game->number)))
    return;
  for (guint turn = 0; turn < self->plan.n_players; turn++)
    points[turn] = game->winner == QDR_DRAW       ? 1.0 / self->plan.n_players
                   : (guint) game->winner == turn ? 1.0
                                                  : 0.0;
  qdr_cross_table_add_game (self->table, self->plan.n_players, game->contestants, points);
  g_array_append_val (self->games, *game);
  *game = (QdrTournamentGame){ .number = game->number };
}

static gboolean
is_played (QdrTournamentRun *self, guint number)
{
  return g_hash_table_contains (self->numbers, GUINT_TO_POINTER (number));
}

static gboolean
is_of_people (QdrTournamentRun *self, guint number)
{
  for (guint i = 0; i < self->people->len; i++)
    if (g_array_index (self->people, QdrGameOfPeople, i).number == number)
      return TRUE;
  return FALSE;
}

static guint
count_waiting (QdrTournamentRun *self)
{
  guint n = 0;

  for (guint i = 0; i < self->people->len; i++)
    n += !is_played (self, g_array_index (self->people, QdrGameOfPeople, i).number);
  return n;
}

/* How it stands while nothing is played. */
static QdrTournamentState
find_state (QdrTournamentRun *self)
{
  const guint n_left = self->n_games - self->games->len;

  return n_left == 0                      ? QDR_TOURNAMENT_OVER
         : n_left == count_waiting (self) ? QDR_TOURNAMENT_WAITING
                                          : QDR_TOURNAMENT_STOPPED;
}

/* --- Loading ---------------------------------------------------------------------------------- */

/* Whoever was killed before the file of a game went that the journal has leaves it to the next. */
static void
take_begun (QdrTournamentRun *self, GArray *begun)
{
  for (guint i = 0; i < begun->len; i++) {
    const guint number = g_array_index (begun, guint, i);

    if (is_played (self, number))
      qdr_unfinished_games_remove (self->unfinished, number);
    else
      g_hash_table_add (self->begun, GUINT_TO_POINTER (number));
  }
}

static gboolean
loaded_cb (gpointer data)
{
  News *news = data;
  QdrTournamentRun *self = news->run;
  QdrTournamentRecord *record = &news->record;

  if (news->problem != NULL) {
    set_problem (self, news->problem);
    set_state (self, QDR_TOURNAMENT_BROKEN);
    return G_SOURCE_REMOVE;
  }

  self->plan = record->plan;
  record->plan = (QdrTournamentPlan){ .contestants = NULL };
  self->has_plan = TRUE;
  self->n_games = (guint) qdr_tournament_plan_get_n_games (&self->plan);
  self->table = qdr_cross_table_new (g_strv_length (self->plan.contestants));
  for (guint i = 0; i < record->games->len; i++)
    count_game (self, &g_array_index (record->games, QdrTournamentGame, i));
  g_array_unref (self->people);
  self->people = g_steal_pointer (&record->people);
  take_begun (self, record->begun);
  set_state (self, find_state (self));
  for (guint i = 0; i < self->noted->len; i++) {
    const QdrHandedIn *noted = g_ptr_array_index (self->noted, i);

    qdr_tournament_run_note_game (self, noted->number, noted->game);
  }
  g_ptr_array_set_size (self->noted, 0);
  if (self->is_wanted)
    qdr_tournament_run_start (self);
  return G_SOURCE_REMOVE;
}

static gpointer
load_thread (gpointer data)
{
  News *news = data;
  g_autoptr (GError) error = NULL;

  if (!qdr_tournament_record_read (&news->record, news->run->path, &error))
    news->problem = g_strdup (error->message);
  post (news, loaded_cb);
  return NULL;
}

/* --- A sitting -------------------------------------------------------------------------------- */

static gboolean
ended_cb (gpointer data)
{
  News *news = data;
  QdrTournamentRun *self = news->run;

  keep (self, news->game.number, news->text);
  count_game (self, &news->game);
  if (is_of_people (self, news->game.number))
    qdr_unfinished_games_remove (self->unfinished, news->game.number);
  else
    self->n_new += !news->is_old;
  if (!news->is_old)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Plays the moves that have come since; another game takes the place of the last one. */
static gboolean
moved_cb (gpointer data)
{
  News *news = data;
  QdrTournamentRun *self = news->run;
  guint n;

  if (g_atomic_int_get (&self->watched) == 0 || self->thread == NULL)
    return G_SOURCE_REMOVE;
  n = self->live != NULL ? qdr_game_get_n_moves (self->live) : 0;
  if (self->live == NULL || self->live_number != news->game.number ||
      qdr_game_get_n_moves (news->live) < n) {
    self->live_number = news->game.number;
    set_live_game (self, news->live);
    return G_SOURCE_REMOVE;
  }
  for (; n < qdr_game_get_n_moves (news->live); n++)
    qdr_game_play (self->live, qdr_game_get_move (news->live, n, NULL), NULL);
  return G_SOURCE_REMOVE;
}

static void sit_down (QdrTournamentRun *self, gboolean plays);

static gboolean
sitting_over_cb (gpointer data)
{
  News *news = data;
  QdrTournamentRun *self = news->run;

  g_clear_pointer (&self->thread, g_thread_join);
  set_live_game (self, NULL);
  set_problem (self, news->problem);
  set_state (self, find_state (self));
  if (news->problem == NULL && self->is_wanted)
    qdr_tournament_run_start (self);
  else if (news->problem == NULL && g_async_queue_length (self->handed_in) > 0)
    sit_down (self, FALSE);
  return G_SOURCE_REMOVE;
}

static QdrGame *
copy_game (QdrGame *game)
{
  QdrGame *copy = qdr_game_copy_moves (game);

  for (guint turn = 0; turn < qdr_game_get_n_players (game); turn++) {
    QdrPlayer *from = qdr_game_get_player (game, turn);
    QdrPlayer *to = qdr_game_get_player (copy, turn);

    qdr_player_set_name (to, qdr_player_get_name (from));
    qdr_player_set_seat (to, qdr_player_get_seat (from));
  }
  return copy;
}

static void
thread_moved (guint number, const guint *contestants, QdrGame *game, gpointer data)
{
  QdrTournamentRun *self = data;
  News *news;

  if (g_atomic_int_get (&self->watched) == 0)
    return;
  news = news_new (self);
  news->game.number = number;
  news->live = copy_game (game);
  post (news, moved_cb);
}

static void
thread_ended (guint number, const guint *contestants, const QdrMatchGame *played, gpointer data)
{
  News *news = news_new (data);

  qdr_tournament_game_init (&news->game, number, contestants, played);
  news->is_old = played->is_old;
  news->text = qdr_saved_game_to_text (played->game);
  post (news, ended_cb);
}

static gpointer
sitting_thread (gpointer data)
{
  News *news = data;
  QdrTournamentRun *self = news->run;
  const QdrTournamentWatcher watcher = {
    .moved = thread_moved,
    .ended = thread_ended,
    .data = self,
    .handed_in = self->handed_in,
    .openings = news->openings,
    .library_book = news->library_book,
    .interrupt = &self->stop,
  };
  g_autoptr (GError) error = NULL;

  if (!qdr_tournament_file_play (self->path, &watcher, &error))
    news->problem = g_strdup (error->message);
  post (news, sitting_over_cb);
  return NULL;
}

/* Begins a sitting; one in which nothing is played takes what was handed in. */
static void
sit_down (QdrTournamentRun *self, gboolean plays)
{
  News *news = news_new (self);

  if (self->personalities != NULL) {
    news->openings = qdr_personality_list_get_openings (self->personalities);
    if (qdr_personality_list_needs_library (self->personalities))
      news->library_book =
          g_object_ref (qdr_personality_list_get_library_book (self->personalities));
  }
  g_atomic_int_set (&self->stop, !plays);
  self->begin_us = g_get_monotonic_time ();
  self->n_new = 0;
  set_problem (self, NULL);
  self->thread = g_thread_new ("tournament", sitting_thread, news);
}

void
qdr_tournament_run_start (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  self->is_wanted = self->state == QDR_TOURNAMENT_LOADING ||
                    (self->state == QDR_TOURNAMENT_STOPPED && self->thread != NULL);
  if (self->state != QDR_TOURNAMENT_STOPPED || self->thread != NULL)
    return;
  sit_down (self, TRUE);
  set_state (self, QDR_TOURNAMENT_RUNNING);
}

void
qdr_tournament_run_stop (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  if (self->state != QDR_TOURNAMENT_RUNNING)
    return;
  g_atomic_int_set (&self->stop, 1);
  set_state (self, QDR_TOURNAMENT_STOPPING);
}

void
qdr_tournament_run_wait (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  g_atomic_int_set (&self->stop, 1);
  g_clear_pointer (&self->thread, g_thread_join);
}

/* --- Games of people -------------------------------------------------------------------------- */

GArray *
qdr_tournament_run_list_waiting_games (QdrTournamentRun *self)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (QdrGameOfPeople));

  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), games);

  for (guint i = 0; i < self->people->len; i++) {
    const QdrGameOfPeople *game = &g_array_index (self->people, QdrGameOfPeople, i);

    if (!is_played (self, game->number))
      g_array_append_vals (games, game, 1);
  }
  return games;
}

static void
begin_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  QdrTournamentRun *self = source;
  const guint number = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = qdr_unfinished_games_read (self->path, number);

  if (game == NULL)
    game = qdr_tournament_file_make_game (self->path, number, &error);
  if (game == NULL) {
    g_task_return_error (task, g_steal_pointer (&error));
    return;
  }
  qdr_game_set_header (game, "Event", self->name);
  g_task_return_pointer (task, g_steal_pointer (&game), g_object_unref);
}

void
qdr_tournament_run_begin_game_async (QdrTournamentRun *self,
                                     guint number,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));
  g_return_if_fail (is_of_people (self, number));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, qdr_tournament_run_begin_game_async);
  g_task_set_task_data (task, GUINT_TO_POINTER (number), NULL);
  g_task_run_in_thread (task, begin_game_thread);
}

QdrGame *
qdr_tournament_run_begin_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static QdrHandedIn *
hand_in (guint number, QdrGame *game)
{
  QdrHandedIn *handed_in = g_new0 (QdrHandedIn, 1);
  g_autofree char *text = qdr_saved_game_to_text (game);
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);

  handed_in->number = number;
  handed_in->game = g_object_ref (games != NULL ? g_ptr_array_index (games, 0) : game);
  return handed_in;
}

/* The last state before the end is kept until the journal has the game, so that it is not lost
 * where the journal cannot be written. */
void
qdr_tournament_run_note_game (QdrTournamentRun *self, guint number, QdrGame *game)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));
  g_return_if_fail (QDR_IS_GAME (game));

  if (self->state == QDR_TOURNAMENT_LOADING) {
    g_ptr_array_add (self->noted, hand_in (number, game));
    return;
  }
  if (!is_of_people (self, number) || is_played (self, number))
    return;
  qdr_unfinished_games_keep (self->unfinished, number, game);
  if (g_hash_table_add (self->begun, GUINT_TO_POINTER (number)))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING)
    return;
  g_async_queue_push (self->handed_in, hand_in (number, game));
  if (self->thread == NULL)
    sit_down (self, FALSE);
}

gboolean
qdr_tournament_run_has_begun_game (QdrTournamentRun *self, guint number)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), FALSE);

  return g_hash_table_contains (self->begun, GUINT_TO_POINTER (number));
}

void
qdr_tournament_run_forget_games (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  for (guint i = 0; i < self->people->len; i++)
    qdr_unfinished_games_remove (self->unfinished,
                                 g_array_index (self->people, QdrGameOfPeople, i).number);
}

/* --- Reading a game --------------------------------------------------------------------------- */

static void
read_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  QdrGame *game = qdr_tournament_record_read_game (QDR_TOURNAMENT_RUN (source)->path,
                                                   GPOINTER_TO_UINT (data), &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
qdr_tournament_run_read_game_async (QdrTournamentRun *self,
                                    guint number,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, qdr_tournament_run_read_game_async);
  g_task_set_task_data (task, GUINT_TO_POINTER (number), NULL);
  g_task_run_in_thread (task, read_game_thread);
}

QdrGame *
qdr_tournament_run_read_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- What one sees of it ---------------------------------------------------------------------- */

const char *
qdr_tournament_run_get_name (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->name;
}

const char *
qdr_tournament_run_get_path (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->path;
}

QdrTournamentState
qdr_tournament_run_get_state (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), QDR_TOURNAMENT_BROKEN);

  return self->state;
}

const char *
qdr_tournament_run_get_problem (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->problem;
}

const QdrTournamentPlan *
qdr_tournament_run_get_plan (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->has_plan ? &self->plan : NULL;
}

const QdrCrossTable *
qdr_tournament_run_get_table (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->table;
}

guint
qdr_tournament_run_get_n_games (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), 0);

  return self->n_games;
}

GArray *
qdr_tournament_run_get_games (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->games;
}

gint64
qdr_tournament_run_get_time_left (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), -1);

  if (self->state != QDR_TOURNAMENT_RUNNING || self->n_new == 0)
    return -1;
  return (g_get_monotonic_time () - self->begin_us) / self->n_new *
         (self->n_games - self->games->len - count_waiting (self)) / G_USEC_PER_SEC;
}

void
qdr_tournament_run_set_keeps_games (QdrTournamentRun *self, gboolean keeps)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  self->keeps_games = keeps;
}

void
qdr_tournament_run_set_watched (QdrTournamentRun *self, gboolean watched)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  g_atomic_int_set (&self->watched, watched);
  if (!watched)
    set_live_game (self, NULL);
}

QdrGame *
qdr_tournament_run_get_live_game (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->live;
}

/* --- The object ------------------------------------------------------------------------------- */

/* News that are under way keep it; after the last of them no thread is left. */
static void
qdr_tournament_run_finalize (GObject *object)
{
  QdrTournamentRun *self = QDR_TOURNAMENT_RUN (object);

  g_clear_pointer (&self->thread, g_thread_join);
  g_clear_object (&self->live);
  qdr_unfinished_games_free (self->unfinished);
  g_async_queue_unref (self->handed_in);
  g_ptr_array_unref (self->noted);
  g_clear_object (&self->personalities);
  g_clear_object (&self->library);
  g_clear_pointer (&self->table, qdr_cross_table_free);
  g_array_unref (self->games);
  g_hash_table_unref (self->numbers);
  g_hash_table_unref (self->kept);
  g_hash_table_unref (self->begun);
  g_array_unref (self->people);
  qdr_tournament_plan_clear (&self->plan);
  g_free (self->problem);
  g_free (self->version);
  g_free (self->name);
  g_free (self->path);
  g_main_context_unref (self->context);

  G_OBJECT_CLASS (qdr_tournament_run_parent_class)->finalize (object);
}

static void
qdr_tournament_run_class_init (QdrTournamentRunClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_tournament_run_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", QDR_TYPE_TOURNAMENT_RUN, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LIVE_GAME_CHANGED] =
      g_signal_new ("live-game-changed", QDR_TYPE_TOURNAMENT_RUN, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_NOT_KEPT] = g_signal_new ("not-kept", QDR_TYPE_TOURNAMENT_RUN, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_tournament_run_init (QdrTournamentRun *self)
{
  self->context = g_main_context_ref_thread_default ();
  self->games = qdr_tournament_game_make_array ();
  self->numbers = g_hash_table_new (NULL, NULL);
  self->kept = g_hash_table_new (NULL, NULL);
  self->begun = g_hash_table_new (NULL, NULL);
  self->people = g_array_new (FALSE, FALSE, sizeof (QdrGameOfPeople));
  self->noted = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_handed_in_free);
  self->handed_in = g_async_queue_new_full ((GDestroyNotify) qdr_handed_in_free);
  self->keeps_games = TRUE;
}

static char *
name_of (const char *path)
{
  char *name = g_path_get_basename (path);
  char *point = strrchr (name, '.');

  if (point != NULL && point != name)
    *point = '\0';
  return name;
}

QdrTournamentRun *
qdr_tournament_run_new (const char *path,
                        QdrPersonalityList *personalities,
                        QdrLibraryWorker *library,
                        const char *version)
{
  QdrTournamentRun *self;

  g_return_val_if_fail (path != NULL && version != NULL, NULL);
  g_return_val_if_fail (library == NULL || QDR_IS_LIBRARY_WORKER (library), NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENT_RUN, NULL);
  self->path = g_strdup (path);
  self->name = name_of (path);
  self->library = library != NULL ? g_object_ref (library) : NULL;
  self->version = g_strdup (version);
  self->personalities = personalities != NULL ? g_object_ref (personalities) : NULL;
  self->unfinished = qdr_unfinished_games_new (path);
  g_thread_unref (g_thread_new ("tournament", load_thread, news_new (self)));
  return self;
}
