/*
 * A sitting: games of a tournament that are played on a thread until none is left or it is stopped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-sitting.h"

#include "qdr-saved-game.h"

/* Counted, because news may come after its end. */
struct QdrTournamentSitting {
  GMainContext *context;
  QdrTournamentListener listener;
  GObject *owner;
  char *path;
  GAsyncQueue *submitted;
  QdrBookChoice openings;
  QdrOpeningBook *library_book; /* (nullable) */
  GThread *thread;
  gint stop;    /* atomic */
  gint watched; /* atomic */
};

static void
clear (gpointer data)
{
  QdrTournamentSitting *self = data;

  g_main_context_unref (self->context);
  g_object_unref (self->owner);
  g_free (self->path);
  g_async_queue_unref (self->submitted);
  g_clear_object (&self->library_book);
}

/* --- News ------------------------------------------------------------------------------------- */

/* What the thread has to tell. */
typedef struct {
  QdrTournamentSitting *sitting;
  QdrTournamentGame game;
  gboolean is_old; /* it was in the file */
  char *text;      /* (nullable): the saved game */
  QdrGame *copy;   /* (nullable): of the game that is being played */
  char *problem;   /* (nullable) */
} News;

static void
news_free (gpointer data)
{
  News *self = data;

  g_atomic_rc_box_release_full (self->sitting, clear);
  qdr_tournament_game_clear (&self->game);
  g_free (self->text);
  g_clear_object (&self->copy);
  g_free (self->problem);
  g_free (self);
}

static News *
news_new (QdrTournamentSitting *sitting)
{
  News *self = g_new0 (News, 1);

  self->sitting = g_atomic_rc_box_acquire (sitting);
  return self;
}

/* Has @news told in the main context, in the order in which they come. */
static void
post (News *news, GSourceFunc tell)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, tell, news, news_free);
  g_source_attach (source, news->sitting->context);
}

static gboolean
ended_cb (gpointer data)
{
  News *news = data;

  news->sitting->listener.ended (news->sitting->owner, &news->game, news->is_old, news->text);
  return G_SOURCE_REMOVE;
}

static gboolean
moved_cb (gpointer data)
{
  News *news = data;

  if (g_atomic_int_get (&news->sitting->watched) != 0)
    news->sitting->listener.moved (news->sitting->owner, news->game.number, news->copy);
  return G_SOURCE_REMOVE;
}

static gboolean
over_cb (gpointer data)
{
  News *news = data;

  news->sitting->listener.over (news->sitting->owner, news->problem);
  return G_SOURCE_REMOVE;
}

/* --- On the thread ---------------------------------------------------------------------------- */

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
  QdrTournamentSitting *self = data;
  News *news;

  if (g_atomic_int_get (&self->watched) == 0)
    return;
  news = news_new (self);
  news->game.number = number;
  news->copy = copy_game (game);
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
  QdrTournamentSitting *self = news->sitting;
  const QdrTournamentWatcher watcher = {
    .moved = thread_moved,
    .ended = thread_ended,
    .data = self,
    .submitted = self->submitted,
    .openings = self->openings,
    .library_book = self->library_book,
    .interrupt = &self->stop,
  };
  g_autoptr (GError) error = NULL;

  if (!qdr_tournament_file_play (self->path, &watcher, &error))
    news->problem = g_strdup (error->message);
  post (news, over_cb);
  return NULL;
}

/* --- From outside ----------------------------------------------------------------------------- */

QdrTournamentSitting *
qdr_tournament_sitting_new (const char *path,
                            QdrPersonalityList *personalities,
                            GAsyncQueue *submitted,
                            const QdrTournamentListener *listener,
                            GObject *owner)
{
  QdrTournamentSitting *self;

  g_return_val_if_fail (path != NULL && submitted != NULL && listener != NULL, NULL);
  g_return_val_if_fail (personalities == NULL || QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (G_IS_OBJECT (owner), NULL);

  self = g_atomic_rc_box_new0 (QdrTournamentSitting);
  self->context = g_main_context_ref_thread_default ();
  self->listener = *listener;
  self->owner = g_object_ref (owner);
  self->path = g_strdup (path);
  self->submitted = g_async_queue_ref (submitted);
  if (personalities != NULL) {
    self->openings = qdr_personality_list_get_book_choice (personalities);
    if (qdr_personality_list_needs_library (personalities))
      self->library_book = g_object_ref (qdr_personality_list_get_library_book (personalities));
  }
  return self;
}

void
qdr_tournament_sitting_begin (QdrTournamentSitting *self, gboolean plays)
{
  g_return_if_fail (self != NULL && self->thread == NULL);

  self->stop = !plays;
  self->thread = g_thread_new ("tournament", sitting_thread, news_new (self));
}

void
qdr_tournament_sitting_stop (QdrTournamentSitting *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_int_set (&self->stop, 1);
}

void
qdr_tournament_sitting_end (QdrTournamentSitting *self)
{
  g_return_if_fail (self != NULL);

  qdr_tournament_sitting_stop (self);
  g_atomic_int_set (&self->watched, 0);
  g_thread_join (self->thread);
  g_atomic_rc_box_release_full (self, clear);
}

void
qdr_tournament_sitting_set_watched (QdrTournamentSitting *self, gboolean watched)
{
  g_return_if_fail (self != NULL);

  g_atomic_int_set (&self->watched, watched);
}
