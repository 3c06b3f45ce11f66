/*
 * Game runner: plays the games of a match or tournament, several in parallel.
 *
 * Each job is a thread that takes the next fixture, plays it and posts the result to the calling
 * thread. The only shared data that changes are atomic integers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-runner.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/resource.h>

#include "qdr-notation.h"

/* The interval of checks for an interruption, microseconds. */
#define LOOK_INTERVAL_US 50000

/* The lowest priority of setpriority(). */
#define LOWEST_PRIORITY 19

/* Conditions */

gboolean
qdr_conditions_are_interrupted (const QdrConditions *self)
{
  return self->interrupt != NULL && g_atomic_int_get (self->interrupt) != 0;
}

guint
qdr_conditions_get_n_players (const QdrConditions *self)
{
  return qdr_openings_get_n_players (self->openings);
}

void
qdr_conditions_append_settings (const QdrConditions *self, GString *setup)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autofree char *start = NULL;
  g_autofree char *openings = NULL;

  g_return_if_fail (self != NULL && setup != NULL);

  start = qdr_position_to_text (qdr_openings_get_start (self->openings));
  openings = qdr_openings_identify (self->openings);
  for (guint i = 0; i < self->contestants->len; i++) {
    const char *id = qdr_contestant_get_id (g_ptr_array_index (self->contestants, i));
    g_autofree char *quoted = g_shell_quote (id);

    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", quoted);
  }
  qdr_journal_append_setting (setup, "contestants", ids->str);
  qdr_journal_append_setting (setup, "start", start);
  qdr_journal_append_setting (setup, "repetition",
                              qdr_openings_get_repetition_is_draw (self->openings) ? "draw"
                                                                                   : "allowed");
  qdr_journal_append_setting (setup, "openings", openings);
  qdr_journal_append_number (setup, "seed", self->seed);
  qdr_journal_append_number (setup, "nodes", self->limits.nodes);
  qdr_journal_append_number (setup, "depth", self->limits.depth);
  qdr_journal_append_number (setup, "cpu-ms", self->limits.cpu_ms);
  qdr_journal_append_number (setup, "hash", self->table_mib);
  qdr_journal_append_number (setup, "max-plies", self->max_plies);
  qdr_journal_append_number (setup, "timeout-ms", self->timeout_ms);
}

static gboolean
read_number (QdrJournal *journal, const char *key, guint64 max, guint64 *number)
{
  g_autofree char *text = qdr_journal_get_setting (journal, key);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, 0, max, number, NULL);
}

gboolean
qdr_conditions_read (QdrConditions *self,
                     QdrJournal *journal,
                     QdrPersonalityList *personalities,
                     GError **error)
{
  g_autofree char *start = NULL;
  g_autofree char *repetition = NULL;
  g_autofree char *openings = NULL;
  g_autofree char *contestants = NULL;
  g_auto (GStrv) ids = NULL;
  guint64 seed, nodes, depth, cpu, hash, plies, timeout;
  QdrPosition position;

  g_return_val_if_fail (self != NULL && journal != NULL, FALSE);

  *self = (QdrConditions){ .journal = journal, .jobs = 1 };
  start = qdr_journal_get_setting (journal, "start");
  repetition = qdr_journal_get_setting (journal, "repetition");
  openings = qdr_journal_get_setting (journal, "openings");
  contestants = qdr_journal_get_setting (journal, "contestants");
  if (!read_number (journal, "seed", G_MAXUINT32, &seed) ||
      !read_number (journal, "nodes", G_MAXINT64, &nodes) ||
      !read_number (journal, "depth", QDR_MAX_DEPTH, &depth) ||
      !read_number (journal, "cpu-ms", G_MAXUINT32, &cpu) ||
      !read_number (journal, "hash", QDR_MAX_TABLE_MIB, &hash) || hash == 0 ||
      !read_number (journal, "max-plies", G_MAXUINT32, &plies) ||
      !read_number (journal, "timeout-ms", G_MAXUINT32, &timeout) ||
      g_strcmp0 (openings, "random") != 0 || start == NULL ||
      !qdr_position_from_text (start, &position, NULL, NULL) ||
      qdr_position_winner (&position) >= 0) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                         _ ("This tournament has settings that cannot be played here"));
    return FALSE;
  }
  self->seed = (guint32) seed;
  self->limits = (QdrLimits){ .nodes = nodes, .depth = (guint) depth, .cpu_ms = (guint) cpu };
  self->table_mib = (guint) hash;
  self->max_plies = (guint) plies;
  self->timeout_ms = (guint) timeout;
  self->openings =
      qdr_openings_new_random (&position, g_strcmp0 (repetition, "draw") == 0, self->seed);

  self->contestants = g_ptr_array_new_with_free_func (g_object_unref);
  if (contestants == NULL || !g_shell_parse_argv (contestants, NULL, &ids, error))
    return FALSE;
  for (guint i = 0; ids[i] != NULL; i++) {
    QdrContestant *contestant = qdr_contestant_new (ids[i], personalities, error);

    if (contestant == NULL)
      return FALSE;
    g_ptr_array_add (self->contestants, contestant);
  }
  return TRUE;
}

void
qdr_conditions_clear (QdrConditions *self)
{
  g_clear_pointer (&self->contestants, g_ptr_array_unref);
  g_clear_object (&self->openings);
}

/* One game */

static void
comment_last_move (QdrMatchGame *self, const char *comment)
{
  QdrRecord *record = qdr_game_get_last_record (self->game);

  if (record != NULL)
    qdr_record_set_comment (record, comment);
}

static gboolean
is_over (QdrMatchGame *self)
{
  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

gboolean
qdr_match_game_play (QdrMatchGame *self,
                     QdrGame *game,
                     QdrAgent *const agents[],
                     const QdrLimits *limits,
                     guint max_plies,
                     const gint *stop,
                     GError **error)
{
  g_return_val_if_fail (self != NULL && limits != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  *self = (QdrMatchGame){ .game = g_object_ref (game) };
  while (!is_over (self) && qdr_game_get_ply (game) < max_plies) {
    const guint turn = qdr_game_get_turn (game);
    QdrEffort *effort = &self->efforts[turn];
    g_autoptr (GError) reason = NULL;
    QdrChoice choice;

    if (qdr_agent_choose (agents[turn], game, limits, stop, &choice, &reason)) {
      char text[QDR_MOVE_TEXT_SIZE];

      if (qdr_game_play (game, choice.move, &reason)) {
        effort->moves++;
        effort->searches += choice.depth > 0;
        effort->depths += choice.depth;
        effort->nodes += choice.nodes;
        effort->nodes_us += (guint64) choice.nodes_us;
        effort->cpu_us += (guint64) choice.cpu_us;
        continue;
      }
      qdr_move_to_text (&qdr_game_get_position (game)->board, choice.move, text);
      g_prefix_error (&reason, "%s: ", text);
    } else if (g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

    effort->forfeits++;
    self->forfeits[turn] = g_strdup (reason->message);
    qdr_game_play (game,
                   g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_LATE)
                       ? QDR_MOVE_TIMEOUT
                       : QDR_MOVE_RESIGN,
                   NULL);
    comment_last_move (self, reason->message);
  }

  if (!is_over (self))
    comment_last_move (self, _ ("Too many moves: counted as a draw"));
  qdr_match_game_set_winner (self);
  return TRUE;
}

/* A job */

typedef struct {
  const QdrConditions *conditions;
  const QdrFixture *fixtures;
  guint n_fixtures;
  gboolean *is_played; /* by fixture; used by the calling thread only */
  gboolean *is_taken;  /* by fixture: not for the jobs, since it was played or has a person */
  QdrGameFunc func;
  gpointer user_data;
  GAsyncQueue *posts;
  gint n_taken; /* atomic: the number of fixtures that the jobs have passed */
  gint stop;    /* atomic: stops all jobs */
} Runner;

/* A message from a job: a finished game, a fatal error, or the end of the job. */
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

/* A place at the board of a job. Its agent is reused if the contestant plays the next game, too. */
typedef struct {
  guint contestant;
  QdrAgent *agent; /* (nullable) */
} Chair;

/*
 * Prepares the agents of @fixture, in turn order. An agent that cannot start fails again when it is
 * to move. Chairs do not depend on the order of moves, so that agents are reused when seats are
 * swapped.
 */
static gboolean
begin_game (Runner *self,
            Chair *chairs,
            const QdrFixture *fixture,
            QdrAgent *agents[],
            GError **error)
{
  const QdrConditions *conditions = self->conditions;
  const guint *contestants = fixture->contestants;
  const guint n_players = qdr_conditions_get_n_players (conditions);

  for (guint turn = 0; turn < n_players; turn++) {
    const guint contestant = contestants[turn];
    guint number = 0; /* of the chair */
    Chair *chair;
    g_autoptr (GRand) random = NULL;
    g_autoptr (GError) reason = NULL;

    for (guint i = 0; i < n_players; i++)
      number += contestants[i] < contestant || (contestants[i] == contestant && i < turn);
    chair = &chairs[number];
    if (chair->agent == NULL || chair->contestant != contestant) {
      g_clear_object (&chair->agent);
      chair->contestant = contestant;
      chair->agent =
          qdr_contestant_make_agent (g_ptr_array_index (conditions->contestants, contestant),
                                     conditions->table_mib, conditions->timeout_ms);
    }

    random =
        g_rand_new_with_seed_array ((const guint32[]){ conditions->seed, fixture->opening, number },
                                    3);
    agents[turn] = chair->agent;
    if (!qdr_agent_begin_game (chair->agent, g_rand_int (random), &self->stop, &reason) &&
        !(conditions->forfeits_failed_start &&
          g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START))) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  }
  return TRUE;
}

QdrGame *
qdr_fixture_make_game (const QdrConditions *conditions, const QdrFixture *fixture, guint number)
{
  QdrGame *game = qdr_openings_make_game (conditions->openings, fixture->opening);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *round = g_strdup_printf ("%u", number + 1);

  for (guint turn = 0; turn < qdr_game_get_n_players (game); turn++)
    qdr_contestant_fill_player (g_ptr_array_index (conditions->contestants,
                                                   fixture->contestants[turn]),
                                qdr_game_get_player (game, turn));
  qdr_game_set_header (game, "Date", date);
  qdr_game_set_header (game, "Round", round);
  return game;
}

/* The context of moved_cb(). */
typedef struct {
  const Runner *runner;
  guint number;
} Listener;

static void
moved_cb (GListModel *game, guint position, guint n_removed, guint n_added, gpointer user_data)
{
  const Listener *self = user_data;

  self->runner->conditions->moved (self->number, self->runner->fixtures[self->number].contestants,
                                   QDR_GAME (game), self->runner->conditions->moved_data);
}

static gpointer
run_job (gpointer data)
{
  Runner *self = data;
  const QdrConditions *conditions = self->conditions;
  Chair chairs[QDR_MAX_PLAYERS] = { { 0 } };
  Post *end = g_new0 (Post, 1);
  guint number;

  if (conditions->is_in_background) {
    const char *text = g_getenv ("QDR_BACKGROUND_PRIORITY");
    gint64 priority = LOWEST_PRIORITY;

    if (text != NULL)
      g_ascii_string_to_signed (text, 10, 0, LOWEST_PRIORITY, &priority, NULL);
    setpriority (PRIO_PROCESS, 0, (int) priority);
  }

  while ((number = (guint) g_atomic_int_add (&self->n_taken, 1)) < self->n_fixtures &&
         g_atomic_int_get (&self->stop) == 0) {
    const QdrFixture *fixture = &self->fixtures[number];
    g_autoptr (QdrGame) game = NULL;
    Post *post;
    QdrAgent *agents[QDR_MAX_PLAYERS];
    Listener listener = { self, number };
    gulong handler = 0;

    if (self->is_taken[number])
      continue;
    game = qdr_fixture_make_game (conditions, fixture, number);
    post = g_new0 (Post, 1);
    post->number = number;
    if (conditions->moved != NULL) {
      moved_cb (G_LIST_MODEL (game), 0, 0, 0, &listener);
      handler = g_signal_connect (game, "items-changed", G_CALLBACK (moved_cb), &listener);
    }
    if (begin_game (self, chairs, fixture, agents, &post->error))
      qdr_match_game_play (&post->played, game, agents, &conditions->limits, conditions->max_plies,
                           &self->stop, &post->error);
    g_clear_signal_handler (&handler, game);
    g_async_queue_push (self->posts, post);
  }

  for (guint chair = 0; chair < QDR_MAX_PLAYERS; chair++)
    g_clear_object (&chairs[chair].agent);
  end->is_end = TRUE;
  g_async_queue_push (self->posts, end);
  return NULL;
}

/* Results */

/* Reports the games of the journal. Returns whether more games are wanted. */
static gboolean
report_old_games (Runner *self, GError **error)
{
  QdrJournal *journal = self->conditions->journal;

  for (guint i = 0; journal != NULL && i < qdr_journal_get_n_games (journal); i++) {
    const guint number = qdr_journal_get_number (journal, i);
    guint contestants[QDR_MAX_PLAYERS] = { 0 };
    g_auto (QdrMatchGame) played = { 0 };

    if (!qdr_journal_get_game (journal, i, contestants, &played, error))
      return FALSE;
    if (number >= self->n_fixtures ||
        qdr_game_get_n_players (played.game) != qdr_conditions_get_n_players (self->conditions) ||
        memcmp (contestants, self->fixtures[number].contestants, sizeof contestants) != 0) {
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED,
                   _ ("The journal has game %u, which is not part of the match"), number + 1);
      return FALSE;
    }
    self->is_played[number] = TRUE;
    if (!self->func (number, &self->fixtures[number], &played, self->user_data, error))
      return FALSE;
  }
  return TRUE;
}

/* Adds a game to the journal and reports it. Returns whether more games are wanted. */
static gboolean
report_game (Runner *self, const Post *post, GError **error)
{
  const QdrFixture *fixture = &self->fixtures[post->number];
  QdrJournal *journal = self->conditions->journal;

  return (journal == NULL ||
          qdr_journal_add (journal, post->number, fixture->contestants, &post->played, error)) &&
         self->func (post->number, fixture, &post->played, self->user_data, error);
}

/* Games of people */

static gboolean
has_person (const QdrConditions *conditions, const QdrFixture *fixture)
{
  for (guint turn = 0; turn < qdr_conditions_get_n_players (conditions); turn++)
    if (qdr_contestant_is_person (
            g_ptr_array_index (conditions->contestants, fixture->contestants[turn])))
      return TRUE;
  return FALSE;
}

/* Whether @game is a finished game of this fixture: same opening, same players. */
static gboolean
is_game_of (const Runner *self, guint number, QdrGame *game)
{
  g_autoptr (QdrGame) model =
      qdr_fixture_make_game (self->conditions, &self->fixtures[number], number);

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING ||
      qdr_game_get_n_players (game) != qdr_game_get_n_players (model) ||
      !qdr_position_equal (qdr_game_get_start (game), qdr_game_get_start (model)) ||
      qdr_game_get_n_moves (game) < qdr_game_get_n_moves (model))
    return FALSE;
  for (guint i = 0; i < qdr_game_get_n_moves (model); i++)
    if (qdr_game_get_move (game, i, NULL) != qdr_game_get_move (model, i, NULL))
      return FALSE;
  for (guint turn = 0; turn < qdr_game_get_n_players (model); turn++)
    if (g_strcmp0 (qdr_player_get_seat (qdr_game_get_player (game, turn)),
                   qdr_player_get_seat (qdr_game_get_player (model, turn))) != 0)
      return FALSE;
  return TRUE;
}

/* Reports the submitted games that match a fixture. Returns whether more games are wanted. */
static gboolean
take_submitted_games (Runner *self, GError **error)
{
  GAsyncQueue *queue = self->conditions->submitted;
  QdrSubmittedGame *next;

  while (queue != NULL && (next = g_async_queue_try_pop (queue)) != NULL) {
    g_autoptr (QdrSubmittedGame) submitted = next;
    Post post = { .number = submitted->number };
    gboolean is_reported;

    if (post.number >= self->n_fixtures || self->is_played[post.number] ||
        !has_person (self->conditions, &self->fixtures[post.number]) ||
        !is_game_of (self, post.number, submitted->game))
      continue;
    post.played.game = g_object_ref (submitted->game);
    for (guint i = 0; i < qdr_game_get_n_moves (submitted->game); i++) {
      guint turn = 0;

      qdr_game_get_move (submitted->game, i, &turn);
      post.played.efforts[turn].moves++;
    }
    qdr_match_game_set_winner (&post.played);
    self->is_played[post.number] = TRUE;
    is_reported = report_game (self, &post, error);
    qdr_match_game_clear (&post.played);
    if (!is_reported)
      return FALSE;
  }
  return TRUE;
}

gboolean
qdr_game_runner_run (const QdrConditions *conditions,
                     const QdrFixture *fixtures,
                     guint n_fixtures,
                     QdrGameFunc func,
                     gpointer user_data,
                     GError **error)
{
  Runner self = { .conditions = conditions,
                  .fixtures = fixtures,
                  .n_fixtures = n_fixtures,
                  .func = func,
                  .user_data = user_data };
  g_autofree gboolean *is_played = g_new0 (gboolean, MAX (n_fixtures, 1));
  g_autofree gboolean *is_taken = g_new0 (gboolean, MAX (n_fixtures, 1));
  GThread *threads[QDR_MAX_JOBS];
  GError *problem = NULL;
  guint n_jobs;

  g_return_val_if_fail (conditions != NULL && func != NULL, FALSE);
  g_return_val_if_fail (conditions->jobs >= 1 && conditions->jobs <= QDR_MAX_JOBS, FALSE);

  self.is_played = is_played;
  self.is_taken = is_taken;
  self.stop = qdr_conditions_are_interrupted (conditions);
  if (!report_old_games (&self, &problem)) {
    if (problem == NULL)
      return TRUE;
    g_propagate_error (error, problem);
    return FALSE;
  }

  for (guint i = 0; i < n_fixtures; i++)
    is_taken[i] = is_played[i] || has_person (conditions, &fixtures[i]);
  n_jobs = MIN (conditions->jobs, n_fixtures);
  self.posts = g_async_queue_new ();
  for (guint i = 0; i < n_jobs; i++)
    threads[i] = g_thread_new ("game", run_job, &self);
  for (guint n_running = n_jobs; n_running > 0;) {
    g_autoptr (Post) post = g_async_queue_timeout_pop (self.posts, LOOK_INTERVAL_US);

    /* A signal handler can only set a flag. */
    if (qdr_conditions_are_interrupted (conditions))
      g_atomic_int_set (&self.stop, 1);
    if (g_atomic_int_get (&self.stop) == 0 && !take_submitted_games (&self, &problem))
      g_atomic_int_set (&self.stop, 1);

    if (post != NULL && post->is_end) {
      n_running--;
    } else if (post != NULL && g_atomic_int_get (&self.stop) == 0) {
      if (post->error != NULL)
        g_propagate_error (&problem, g_steal_pointer (&post->error));
      if (problem != NULL || !report_game (&self, post, &problem))
        g_atomic_int_set (&self.stop, 1);
    }
  }
  for (guint i = 0; i < n_jobs; i++)
    g_thread_join (threads[i]);
  g_async_queue_unref (self.posts);

  if (problem == NULL)
    take_submitted_games (&self, &problem);
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);
  return FALSE;
}
