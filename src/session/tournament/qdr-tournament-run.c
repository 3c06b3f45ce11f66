/*
 * A tournament that runs in the background and can be stopped and resumed; and the recorder that
 * adds games of tournaments to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-run.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-recorder.h"
#include "qdr-post.h"
#include "qdr-saved-game.h"

/* The recorder that adds the games of tournaments to the library */

struct _QdrTournamentRecorder {
  GObject parent_instance;

  QdrLibraryWorker *library; /* (nullable): NULL to add no games */
  char *version;
  gboolean enabled;
};

G_DEFINE_FINAL_TYPE (QdrTournamentRecorder, qdr_tournament_recorder, G_TYPE_OBJECT)

enum {
  PROP_ENABLED = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static guint failed_signal;

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTournamentRecorder) self = user_data;
  g_autofree char *error = qdr_library_worker_add_game_finish (self->library, result);

  if (error != NULL)
    g_signal_emit (self, failed_signal, 0, error);
}

gboolean
qdr_tournament_recorder_add_game (QdrTournamentRecorder *self, const char *text)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RECORDER (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (self->library == NULL || !self->enabled)
    return FALSE;
  qdr_library_worker_add_game_async (self->library, text, QDR_LIBRARY_TOURNAMENT, self->version,
                                     added_cb, g_object_ref (self));
  return TRUE;
}

static void
qdr_tournament_recorder_set_property (GObject *object,
                                      guint id,
                                      const GValue *value,
                                      GParamSpec *pspec)
{
  QDR_TOURNAMENT_RECORDER (object)->enabled = g_value_get_boolean (value);
}

static void
qdr_tournament_recorder_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, QDR_TOURNAMENT_RECORDER (object)->enabled);
}

static void
qdr_tournament_recorder_finalize (GObject *object)
{
  QdrTournamentRecorder *self = QDR_TOURNAMENT_RECORDER (object);

  g_clear_object (&self->library);
  g_free (self->version);

  G_OBJECT_CLASS (qdr_tournament_recorder_parent_class)->finalize (object);
}

static void
qdr_tournament_recorder_class_init (QdrTournamentRecorderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = qdr_tournament_recorder_set_property;
  object_class->get_property = qdr_tournament_recorder_get_property;
  object_class->finalize = qdr_tournament_recorder_finalize;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  failed_signal = g_signal_new ("failed", QDR_TYPE_TOURNAMENT_RECORDER, G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_tournament_recorder_init (QdrTournamentRecorder *self)
{
  self->enabled = TRUE;
}

QdrTournamentRecorder *
qdr_tournament_recorder_new (QdrLibraryWorker *library, const char *version)
{
  QdrTournamentRecorder *self;

  g_return_val_if_fail (library == NULL || QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (version != NULL, NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENT_RECORDER, NULL);
  self->library = library != NULL ? g_object_ref (library) : NULL;
  self->version = g_strdup (version);
  return self;
}

/* A background run plays the games of a tournament on a thread, until all are played or it is
 * stopped. It is reference-counted, because some events are handled after the thread has ended. */
typedef struct BackgroundRun BackgroundRun;

struct _QdrTournamentRun {
  GObject parent_instance;

  char *path;
  char *name;
  QdrPersonalityList *personalities; /* (nullable): personalities whose openings are used */
  QdrTournamentRecorder *recorder;   /* (nullable): recorder of the games */

  QdrTournamentState state;
  gboolean is_start_pending; /* whether to start the tournament when its file has been read, or
                                when the present thread has ended */
  char *problem;             /* (nullable): last error, as a sentence */
  QdrTournamentRecord *record;
  GHashTable *recorded;   /* set of guint: numbers of the games passed to the recorder */
  GPtrArray *early_games; /* of QdrSubmittedGame: games that were updated before the file was
                             read */
  QdrUnfinishedGames *unfinished;
  GAsyncQueue *submitted; /* of QdrSubmittedGame: finished games of people that the thread must
                             add to the journal */

  BackgroundRun *background; /* (nullable): NULL while no thread runs */
  gint64 begin_us;
  guint n_new; /* number of games without people that were played in this background run */

  gboolean is_watched;
  QdrGame *live; /* (nullable): copy of the watched game that is being played */
  guint live_number;
};

G_DEFINE_FINAL_TYPE (QdrTournamentRun, qdr_tournament_run, G_TYPE_OBJECT)

enum {
  SIGNAL_CHANGED,
  SIGNAL_LIVE_GAME_CHANGED,
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

static void start_background_run (QdrTournamentRun *self, gboolean plays);

/* Finds the state of a tournament in which no game is being played, and starts the tournament if
 * that is pending. */
static void
update_state (QdrTournamentRun *self)
{
  const gboolean is_pending = self->is_start_pending;
  QdrTournamentState state = self->record->games->len == self->record->n_games ? QDR_TOURNAMENT_OVER
                             : qdr_tournament_record_count_games_left (self->record) == 0
                                 ? QDR_TOURNAMENT_WAITING
                                 : QDR_TOURNAMENT_STOPPED;

  self->is_start_pending = FALSE;
  if (is_pending && state == QDR_TOURNAMENT_STOPPED) {
    start_background_run (self, TRUE);
    state = QDR_TOURNAMENT_RUNNING;
  }
  set_state (self, state);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrTournamentRun *self = QDR_TOURNAMENT_RUN (source);
  g_autoptr (GError) error = NULL;
  QdrTournamentRecord *record = g_task_propagate_pointer (G_TASK (result), &error);

  if (record == NULL) {
    set_problem (self, error->message);
    set_state (self, QDR_TOURNAMENT_BROKEN);
    return;
  }

  qdr_tournament_record_free (self->record);
  self->record = record;
  for (guint i = 0; i < self->record->people->len; i++) {
    const guint number = g_array_index (self->record->people, QdrHumanGame, i).number;

    if (qdr_tournament_record_has_played_game (self->record, number) &&
        g_hash_table_remove (self->record->started, GUINT_TO_POINTER (number)))
      qdr_unfinished_games_remove_game (self->unfinished, number);
  }
  update_state (self);
  for (guint i = 0; i < self->early_games->len; i++) {
    const QdrSubmittedGame *early = g_ptr_array_index (self->early_games, i);

    qdr_tournament_run_update_game (self, early->number, early->game);
  }
  g_ptr_array_set_size (self->early_games, 0);
}

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  QdrTournamentRecord *record =
      qdr_tournament_record_read (QDR_TOURNAMENT_RUN (source)->path, &error);

  if (record != NULL)
    g_task_return_pointer (task, record, (GDestroyNotify) qdr_tournament_record_free);
  else
    g_task_return_error (task, error);
}

/* Background run */

struct BackgroundRun {
  GMainContext *context;
  QdrTournamentRun *owner;
  char *path;
  GAsyncQueue *submitted;
  QdrBookChoice openings;
  QdrOpeningBook *library_book; /* (nullable): opening book made from the library; NULL if unused */
  GThread *thread;
  gint stop;    /* whether the thread must stop; atomic */
  gint watched; /* whether the thread reports moves; atomic */
};

static void
background_run_clear (gpointer data)
{
  BackgroundRun *self = data;

  g_main_context_unref (self->context);
  g_object_unref (self->owner);
  g_free (self->path);
  g_async_queue_unref (self->submitted);
  g_clear_object (&self->library_book);
}

/* An event that the thread sends to the main context. */
typedef struct {
  BackgroundRun *background;
  QdrTournamentGame game;
  gboolean is_from_journal; /* whether the game was in the file before the thread started */
  char *text;               /* (nullable): text of the game that has ended */
  QdrGame *copy;            /* (nullable): copy of the game that is being played */
  char *problem;            /* (nullable): error that ended the thread */
} Event;

static void
event_free (gpointer data)
{
  Event *self = data;

  g_atomic_rc_box_release_full (self->background, background_run_clear);
  qdr_tournament_game_clear (&self->game);
  g_free (self->text);
  g_clear_object (&self->copy);
  g_free (self->problem);
  g_free (self);
}

static Event *
event_new (BackgroundRun *background)
{
  Event *self = g_new0 (Event, 1);

  self->background = g_atomic_rc_box_acquire (background);
  return self;
}

/* Schedules @handler in the main context. Events are handled in the order of posting. */
static void
post_event (Event *event, GSourceFunc handler)
{
  qdr_post_callback (event->background->context, G_PRIORITY_DEFAULT, handler, event, event_free);
}

static void background_run_end (BackgroundRun *self);

/* Records a finished game. Called for each game that is in the file when the thread starts, and
 * later for each game that ends. */
static gboolean
ended_cb (gpointer data)
{
  Event *event = data;
  QdrTournamentRun *self = event->background->owner;

  if (self->recorder != NULL &&
      !g_hash_table_contains (self->recorded, GUINT_TO_POINTER (event->game.number)) &&
      qdr_tournament_recorder_add_game (self->recorder, event->text))
    g_hash_table_add (self->recorded, GUINT_TO_POINTER (event->game.number));
  qdr_tournament_record_add_game (self->record, &event->game);
  if (qdr_tournament_record_is_human_game (self->record, event->game.number))
    qdr_unfinished_games_remove_game (self->unfinished, event->game.number);
  else
    self->n_new += !event->is_from_journal;
  if (!event->is_from_journal)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Plays new moves in the live game, or replaces the live game if another game is being played. */
static gboolean
moved_cb (gpointer data)
{
  Event *event = data;
  QdrTournamentRun *self = event->background->owner;
  const guint n_moves = qdr_game_get_n_moves (event->copy);
  guint n = self->live != NULL ? qdr_game_get_n_moves (self->live) : 0;

  if (g_atomic_int_get (&event->background->watched) == 0)
    return G_SOURCE_REMOVE;

  if (self->live == NULL || self->live_number != event->game.number || n_moves < n) {
    self->live_number = event->game.number;
    set_live_game (self, event->copy);
  } else {
    for (; n < n_moves; n++)
      qdr_game_play (self->live, qdr_game_get_move (event->copy, n, NULL), NULL);
  }
  return G_SOURCE_REMOVE;
}

static gboolean
over_cb (gpointer data)
{
  Event *event = data;
  QdrTournamentRun *self = event->background->owner;

  g_clear_pointer (&self->background, background_run_end);
  set_live_game (self, NULL);
  set_problem (self, event->problem);
  self->is_start_pending = self->is_start_pending && event->problem == NULL;
  update_state (self);
  if (event->problem == NULL && self->background == NULL &&
      g_async_queue_length (self->submitted) > 0)
    start_background_run (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
report_move (guint number, const guint *contestants, QdrGame *game, gpointer data)
{
  BackgroundRun *self = data;
  Event *event;

  if (g_atomic_int_get (&self->watched) == 0)
    return;
  event = event_new (self);
  event->game.number = number;
  event->copy = qdr_game_new_with_moves_of (game);
  for (guint turn = 0; turn < qdr_game_get_n_players (game); turn++) {
    QdrPlayer *from = qdr_game_get_player (game, turn);
    QdrPlayer *to = qdr_game_get_player (event->copy, turn);

    qdr_player_set_name (to, qdr_player_get_name (from));
    qdr_player_set_seat (to, qdr_player_get_seat (from));
  }
  post_event (event, moved_cb);
}

static void
report_end (guint number, const guint *contestants, const QdrMatchGame *played, gpointer data)
{
  Event *event = event_new (data);

  qdr_tournament_game_init (&event->game, number, contestants, played);
  event->is_from_journal = played->is_from_journal;
  event->text = qdr_saved_game_to_text (played->game);
  post_event (event, ended_cb);
}

static gpointer
background_run_thread (gpointer data)
{
  Event *event = data;
  BackgroundRun *self = event->background;
  const QdrTournamentPlayOptions options = {
    .moved = report_move,
    .ended = report_end,
    .data = self,
    .submitted = self->submitted,
    .openings = self->openings,
    .library_book = self->library_book,
    .interrupt = &self->stop,
  };
  g_autoptr (GError) error = NULL;

  if (!qdr_tournament_file_play (self->path, &options, &error))
    event->problem = g_strdup (error->message);
  post_event (event, over_cb);
  return NULL;
}

static void
background_run_stop (BackgroundRun *self)
{
  g_atomic_int_set (&self->stop, 1);
}

/* Stops the thread and waits for its end. Events that the thread has sent are handled
 * afterwards. */
static void
background_run_end (BackgroundRun *self)
{
  background_run_stop (self);
  g_atomic_int_set (&self->watched, 0);
  g_thread_join (self->thread);
  g_atomic_rc_box_release_full (self, background_run_clear);
}

/* Starts a thread. If @plays, the thread plays games; otherwise it only adds submitted games to the
 * file. */
static void
start_background_run (QdrTournamentRun *self, gboolean plays)
{
  BackgroundRun *background = g_atomic_rc_box_new0 (BackgroundRun);

  background->context = g_main_context_ref_thread_default ();
  background->owner = g_object_ref (self);
  background->path = g_strdup (self->path);
  background->submitted = g_async_queue_ref (self->submitted);
  background->stop = !plays;
  background->watched = self->is_watched;
  if (self->personalities != NULL) {
    background->openings = qdr_personality_list_get_book_choice (self->personalities);
    if (qdr_personality_list_needs_library (self->personalities))
      background->library_book =
          g_object_ref (qdr_personality_list_get_library_book (self->personalities));
  }

  self->begin_us = g_get_monotonic_time ();
  self->n_new = 0;
  set_problem (self, NULL);
  self->background = background;
  background->thread = g_thread_new ("tournament", background_run_thread, event_new (background));
}

void
qdr_tournament_run_start (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  self->is_start_pending = self->state == QDR_TOURNAMENT_LOADING ||
                           (self->state == QDR_TOURNAMENT_STOPPED && self->background != NULL);
  if (self->state != QDR_TOURNAMENT_STOPPED || self->background != NULL)
    return;
  start_background_run (self, TRUE);
  set_state (self, QDR_TOURNAMENT_RUNNING);
}

void
qdr_tournament_run_stop (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  if (self->state != QDR_TOURNAMENT_RUNNING)
    return;
  if (self->background != NULL)
    background_run_stop (self->background);
  set_state (self, QDR_TOURNAMENT_STOPPING);
}

void
qdr_tournament_run_stop_and_wait (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  g_clear_pointer (&self->background, background_run_end);
}

/* Games of people */

GArray *
qdr_tournament_run_list_waiting_games (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return qdr_tournament_record_list_waiting_games (self->record);
}

static QdrSubmittedGame *
submitted_game_new (guint number, QdrGame *game)
{
  QdrSubmittedGame *submitted = g_new0 (QdrSubmittedGame, 1);
  g_autofree char *text = qdr_saved_game_to_text (game);
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);

  submitted->number = number;
  submitted->game = g_object_ref (games != NULL ? g_ptr_array_index (games, 0) : game);
  return submitted;
}

/* Saves even an ended game in its own file, so that it is not lost if the journal cannot be
 * written. ended_cb() removes the file when the journal contains the game. */
void
qdr_tournament_run_update_game (QdrTournamentRun *self, guint number, QdrGame *game)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));
  g_return_if_fail (QDR_IS_GAME (game));

  if (self->state == QDR_TOURNAMENT_LOADING) {
    g_ptr_array_add (self->early_games, submitted_game_new (number, game));
    return;
  }
  if (!qdr_tournament_record_is_human_game (self->record, number) ||
      qdr_tournament_record_has_played_game (self->record, number))
    return;
  qdr_unfinished_games_save_game (self->unfinished, number, game);
  if (g_hash_table_add (self->record->started, GUINT_TO_POINTER (number)))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (qdr_game_is_under_way (game))
    return;
  g_async_queue_push (self->submitted, submitted_game_new (number, game));
  if (self->background == NULL)
    start_background_run (self, FALSE);
}

gboolean
qdr_tournament_run_has_unfinished_game (QdrTournamentRun *self, guint number)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), FALSE);

  return g_hash_table_contains (self->record->started, GUINT_TO_POINTER (number));
}

void
qdr_tournament_run_remove_unfinished_games (QdrTournamentRun *self)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  for (guint i = 0; i < self->record->people->len; i++)
    qdr_unfinished_games_remove_game (self->unfinished,
                                      g_array_index (self->record->people, QdrHumanGame, i).number);
}

/* State */

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
qdr_tournament_run_get_error_message (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->problem;
}

const QdrTournamentPlan *
qdr_tournament_run_get_plan (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->record->plan.contestants != NULL ? &self->record->plan : NULL;
}

const QdrCrossTable *
qdr_tournament_run_get_cross_table (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->record->table;
}

guint
qdr_tournament_run_get_n_games (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), 0);

  return self->record->n_games;
}

GArray *
qdr_tournament_run_get_finished_games (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->record->games;
}

gint64
qdr_tournament_run_estimate_time_left (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), -1);

  if (self->state != QDR_TOURNAMENT_RUNNING || self->n_new == 0)
    return -1;
  return (g_get_monotonic_time () - self->begin_us) / self->n_new *
         qdr_tournament_record_count_games_left (self->record) / G_USEC_PER_SEC;
}

void
qdr_tournament_run_set_watched (QdrTournamentRun *self, gboolean watched)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  self->is_watched = watched;
  if (self->background != NULL)
    g_atomic_int_set (&self->background->watched, watched);
  if (!watched)
    set_live_game (self, NULL);
}

QdrGame *
qdr_tournament_run_get_live_game (QdrTournamentRun *self)
{
  g_return_val_if_fail (QDR_IS_TOURNAMENT_RUN (self), NULL);

  return self->live;
}

/* Runs a task for game @number on a thread. */
static void
run_game_task (QdrTournamentRun *self,
               guint number,
               gpointer tag,
               GTaskThreadFunc func,
               GAsyncReadyCallback callback,
               gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, GUINT_TO_POINTER (number), NULL);
  g_task_run_in_thread (task, func);
}

static void
read_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  QdrGame *game = qdr_tournament_record_read_game (qdr_tournament_run_get_path (source),
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
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  run_game_task (self, number, qdr_tournament_run_read_game_async, read_game_thread, callback,
                 user_data);
}

static void
begin_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *path = qdr_tournament_run_get_path (source);
  const guint number = GPOINTER_TO_UINT (data);
  GError *error = NULL;
  QdrGame *game = qdr_unfinished_games_read_game (path, number);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%H:%M:%S");

  if (game == NULL)
    game = qdr_tournament_file_make_game (path, number, &error);
  if (game == NULL) {
    g_task_return_error (task, error);
    return;
  }
  /* Without a time it would stand before all other games of its day. */
  if (qdr_game_get_header (game, "Time") == NULL)
    qdr_game_set_header (game, "Time", time);
  qdr_game_set_header (game, "Event", qdr_tournament_run_get_name (source));
  g_task_return_pointer (task, game, g_object_unref);
}

void
qdr_tournament_run_prepare_game_async (QdrTournamentRun *self,
                                       guint number,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  run_game_task (self, number, qdr_tournament_run_prepare_game_async, begin_game_thread, callback,
                 user_data);
}

QdrGame *
qdr_tournament_run_take_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Description */

static char *
describe_time_left (gint64 seconds)
{
  const guint minutes = (guint) ((seconds + 59) / 60);

  if (seconds < 60)
    return g_strdup (_ ("less than a minute left"));
  if (minutes < 120)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "about %u minute left",
                                         "about %u minutes left", minutes),
                            minutes);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "about %u hour left", "about %u hours left",
                                       (minutes + 30) / 60),
                          (minutes + 30) / 60);
}

char *
qdr_tournament_run_describe_state (QdrTournamentRun *run)
{
  const guint n_all = qdr_tournament_run_get_n_games (run);
  const guint n_played = qdr_tournament_run_get_finished_games (run)->len;
  const gint64 seconds = qdr_tournament_run_estimate_time_left (run);
  const char *problem = qdr_tournament_run_get_error_message (run);
  g_autofree char *games =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u game", "%u of %u games", n_all),
                       n_played, n_all);
  g_autofree char *left = seconds >= 0 ? describe_time_left (seconds) : NULL;

  switch (qdr_tournament_run_get_state (run)) {
  case QDR_TOURNAMENT_LOADING:
    return g_strdup (_ ("Loading"));
  case QDR_TOURNAMENT_BROKEN:
    return g_strdup (problem);
  case QDR_TOURNAMENT_RUNNING:
    return left != NULL ? g_strdup_printf ("%s, %s", games, left)
                        /* Translators: %s is "3 of 20 games" */
                        : g_strdup_printf (_ ("%s, running"), games);
  case QDR_TOURNAMENT_STOPPING:
    return g_strdup_printf (_ ("%s, stopping"), games);
  case QDR_TOURNAMENT_WAITING:
    return problem != NULL ? g_strdup_printf ("%s. %s", games, problem)
                           /* Translators: %s is "3 of 20 games"; all other games are between
                            * people */
                           : g_strdup_printf (_ ("%s, waiting for you"), games);
  case QDR_TOURNAMENT_OVER:
    return g_strdup_printf (_ ("%s, over"), games);
  case QDR_TOURNAMENT_STOPPED:
  default:
    return problem != NULL ? g_strdup_printf ("%s. %s", games, problem)
                           : g_strdup_printf (_ ("%s, stopped"), games);
  }
}

/* The object */

static void
qdr_tournament_run_finalize (GObject *object)
{
  QdrTournamentRun *self = QDR_TOURNAMENT_RUN (object);

  g_clear_object (&self->live);
  qdr_unfinished_games_free (self->unfinished);
  g_async_queue_unref (self->submitted);
  g_ptr_array_unref (self->early_games);
  g_clear_object (&self->personalities);
  g_clear_object (&self->recorder);
  qdr_tournament_record_free (self->record);
  g_hash_table_unref (self->recorded);
  g_free (self->problem);
  g_free (self->name);
  g_free (self->path);

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
}

static void
qdr_tournament_run_init (QdrTournamentRun *self)
{
  self->record = qdr_tournament_record_new ();
  self->recorded = g_hash_table_new (NULL, NULL);
  self->early_games = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_submitted_game_free);
  self->submitted = g_async_queue_new_full ((GDestroyNotify) qdr_submitted_game_free);
}

QdrTournamentRun *
qdr_tournament_run_new (const char *path,
                        QdrPersonalityList *personalities,
                        QdrTournamentRecorder *recorder)
{
  QdrTournamentRun *self;
  g_autoptr (GTask) loading = NULL;
  char *point;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (recorder == NULL || QDR_IS_TOURNAMENT_RECORDER (recorder), NULL);

  self = g_object_new (QDR_TYPE_TOURNAMENT_RUN, NULL);
  self->path = g_strdup (path);
  self->name = g_path_get_basename (path);
  point = strrchr (self->name, '.');
  if (point != NULL && point != self->name)
    *point = '\0';
  self->recorder = recorder != NULL ? g_object_ref (recorder) : NULL;
  self->personalities = personalities != NULL ? g_object_ref (personalities) : NULL;
  self->unfinished = qdr_unfinished_games_new (path);

  loading = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_run_in_thread (loading, load_thread);
  return self;
}
