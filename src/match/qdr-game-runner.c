/*
 * Plays many games, several at once.
 *
 * Each job is a thread that takes the next fixture, plays it and posts the game; the calling thread
 * hands the games on. They share nothing that changes but three numbers, all atomic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-runner.h"

/* How often to look whether the games are interrupted, microseconds. */
#define LOOK_INTERVAL_US 50000

typedef struct {
  const QdrConditions *conditions;
  const QdrFixture *fixtures;
  guint n_fixtures;
  GAsyncQueue *posts;
  gint n_taken; /* atomic: fixtures that have begun */
  gint stop;    /* atomic: ends all jobs */
} Runner;

/* What a job has to tell: a game, an error that ends everything, or that the job is over. */
typedef struct {
  guint number;
  QdrMatchGame played;
  GError *error;
  gboolean is_end;
} Post;

static void
post_free (Post *self)
{
  qdr_match_game_clear (&self->played);
  g_clear_error (&self->error);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Post, post_free)

gboolean
qdr_conditions_are_interrupted (const QdrConditions *self)
{
  return self->interrupt != NULL && g_atomic_int_get (self->interrupt) != 0;
}

/* --- A job ------------------------------------------------------------------------------------ */

/* A place at the board of a job. The agent of the last game stays for the next one if that is its
 * contestant's, too. */
typedef struct {
  guint contestant;
  QdrAgent *agent; /* (nullable) */
} Chair;

typedef struct {
  Runner *runner;
  Chair chairs[2];
} Job;

/* Seats a contestant, unless it sits there already. */
static void
seat (Job *self, guint contestant, guint chair)
{
  const QdrConditions *conditions = self->runner->conditions;
  Chair *place = &self->chairs[chair];

  if (place->agent != NULL && place->contestant == contestant)
    return;

  g_clear_object (&place->agent);
  place->contestant = contestant;
  place->agent = qdr_contestant_make_agent (g_ptr_array_index (conditions->contestants, contestant),
                                            conditions->table_mib, conditions->timeout_ms);
}

/* Gets agents for both sides of @fixture ready; @agents is by turn order. */
static gboolean
begin_game (Job *self, const QdrFixture *fixture, QdrAgent *agents[2], GError **error)
{
  for (guint turn = 0; turn < 2; turn++) {
    /* Colours are swapped from game to game, chairs are not. */
    const guint chair = fixture->contestants[turn] > fixture->contestants[1 - turn] ? 1 : 0;
    const guint32 seeds[] = { self->runner->conditions->seed, fixture->opening, chair };
    g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));

    seat (self, fixture->contestants[turn], chair);
    agents[turn] = self->chairs[chair].agent;
    if (!qdr_agent_begin_game (agents[turn], g_rand_int (random), &self->runner->stop, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
play (Job *self, const QdrFixture *fixture, QdrMatchGame *played, GError **error)
{
  const QdrConditions *conditions = self->runner->conditions;
  g_autoptr (QdrGame) game = qdr_openings_make_game (conditions->openings, fixture->opening);
  QdrAgent *agents[2];

  return begin_game (self, fixture, agents, error) &&
         qdr_match_game_play (played, game, agents, &conditions->limits, conditions->max_plies,
                              &self->runner->stop, error);
}

/* Plays the next fixture that has not begun. Returns whether there was one. */
static gboolean
play_next (Job *self)
{
  Runner *runner = self->runner;
  const guint number = (guint) g_atomic_int_add (&runner->n_taken, 1);
  g_autoptr (Post) post = NULL;

  if (number >= runner->n_fixtures || g_atomic_int_get (&runner->stop) != 0)
    return FALSE;

  post = g_new0 (Post, 1);
  post->number = number;
  play (self, &runner->fixtures[number], &post->played, &post->error);
  g_async_queue_push (runner->posts, g_steal_pointer (&post));
  return TRUE;
}

static gpointer
run_job (gpointer data)
{
  Job self = { .runner = data };
  Post *end = g_new0 (Post, 1);

  while (play_next (&self))
    continue;
  for (guint chair = 0; chair < 2; chair++)
    g_clear_object (&self.chairs[chair].agent);

  end->is_end = TRUE;
  g_async_queue_push (self.runner->posts, end);
  return NULL;
}

/* --- All of them ------------------------------------------------------------------------------ */

/* Hands on what @post tells. Whether to go on. */
static gboolean
handle_post (Runner *self, Post *post, QdrGameFunc func, gpointer user_data, GError **error)
{
  if (post->error == NULL)
    return func (post->number, &self->fixtures[post->number], &post->played, user_data, error);

  g_propagate_error (error, g_steal_pointer (&post->error));
  return FALSE;
}

/* Waits for a post. An interruption may come from a signal handler, which can set a flag and no
 * more. */
static Post *
take_post (Runner *self)
{
  Post *post;

  do {
    post = g_async_queue_timeout_pop (self->posts, LOOK_INTERVAL_US);
    if (qdr_conditions_are_interrupted (self->conditions))
      g_atomic_int_set (&self->stop, 1);
  } while (post == NULL);
  return post;
}

/* Takes posts until @n_jobs jobs are over. Once there are to be no more games, those under way are
 * dropped. */
static void
handle_posts (Runner *self, guint n_jobs, QdrGameFunc func, gpointer user_data, GError **error)
{
  while (n_jobs > 0) {
    g_autoptr (Post) post = take_post (self);

    if (post->is_end)
      n_jobs--;
    else if (g_atomic_int_get (&self->stop) == 0 &&
             !handle_post (self, post, func, user_data, error))
      g_atomic_int_set (&self->stop, 1);
  }
}

gboolean
qdr_game_runner_run (const QdrConditions *conditions,
                     const QdrFixture *fixtures,
                     guint n_fixtures,
                     QdrGameFunc func,
                     gpointer user_data,
                     GError **error)
{
  Runner self = { .conditions = conditions, .fixtures = fixtures, .n_fixtures = n_fixtures };
  GThread *threads[QDR_MAX_JOBS];
  GError *problem = NULL;
  guint n_jobs;

  g_return_val_if_fail (conditions != NULL && func != NULL, FALSE);
  g_return_val_if_fail (conditions->jobs >= 1 && conditions->jobs <= QDR_MAX_JOBS, FALSE);

  n_jobs = MIN (conditions->jobs, n_fixtures);
  self.posts = g_async_queue_new ();
  for (guint i = 0; i < n_jobs; i++)
    threads[i] = g_thread_new ("game", run_job, &self);
  handle_posts (&self, n_jobs, func, user_data, &problem);
  for (guint i = 0; i < n_jobs; i++)
    g_thread_join (threads[i]);
  g_async_queue_unref (self.posts);

  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);
  return FALSE;
}
