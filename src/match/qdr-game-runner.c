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

/* One of two chairs at the board of a job. The agent of the last game stays for the next one if its
 * contestant plays again. */
typedef struct {
  guint contestant;
  QdrAgent *agent; /* (nullable) */
} Chair;

typedef struct {
  Runner *runner;
  Chair chairs[2];
} Job;

/* Gives the chair to the agent of a contestant, unless it has it already. */
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

/* Plays the next fixture that has not begun. Returns whether there was one. */
static gboolean
play_next (Job *self)
{
  Runner *runner = self->runner;
  const QdrConditions *conditions = runner->conditions;
  const guint number = (guint) g_atomic_int_add (&runner->n_taken, 1);
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (Post) post = NULL;
  const QdrFixture *fixture;
  QdrAgent *agents[2];

  if (number >= runner->n_fixtures || g_atomic_int_get (&runner->stop) != 0)
    return FALSE;

  post = g_new0 (Post, 1);
  post->number = number;
  fixture = &runner->fixtures[number];
  game = qdr_openings_make_game (conditions->openings, fixture->opening);
  if (begin_game (self, fixture, agents, &post->error))
    qdr_match_game_play (&post->played, game, agents, &conditions->limits, conditions->max_plies,
                         &runner->stop, &post->error);
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

/* Takes posts until @n_jobs jobs are over. Once no more games are wanted, those under way are
 * dropped. */
static void
handle_posts (Runner *self, guint n_jobs, QdrGameFunc func, gpointer user_data, GError **error)
{
  while (n_jobs > 0) {
    g_autoptr (Post) post = g_async_queue_timeout_pop (self->posts, LOOK_INTERVAL_US);

    /* An interruption may come from a signal handler, which can set a flag and no more. */
    if (qdr_conditions_are_interrupted (self->conditions))
      g_atomic_int_set (&self->stop, 1);

    if (post != NULL && post->is_end)
      n_jobs--;
    if (post == NULL || post->is_end || g_atomic_int_get (&self->stop) != 0)
      continue;
    if (post->error != NULL) {
      g_propagate_error (error, g_steal_pointer (&post->error));
      g_atomic_int_set (&self->stop, 1);
    } else if (!func (post->number, &self->fixtures[post->number], &post->played, user_data,
                      error)) {
      g_atomic_int_set (&self->stop, 1);
    }
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
