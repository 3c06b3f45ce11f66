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

static gboolean
read_numbers (QdrConditions *self, QdrJournal *journal)
{
  guint64 seed, nodes, depth, cpu, hash, plies, timeout;

  if (!read_number (journal, "seed", G_MAXUINT32, &seed) ||
      !read_number (journal, "nodes", G_MAXINT64, &nodes) ||
      !read_number (journal, "depth", QDR_MAX_DEPTH, &depth) ||
      !read_number (journal, "cpu-ms", G_MAXUINT32, &cpu) ||
      !read_number (journal, "hash", QDR_MAX_TABLE_MIB, &hash) || hash == 0 ||
      !read_number (journal, "max-plies", G_MAXUINT32, &plies) ||
      !read_number (journal, "timeout-ms", G_MAXUINT32, &timeout))
    return FALSE;

  self->seed = (guint32) seed;
  self->limits = (QdrLimits){ .nodes = nodes, .depth = (guint) depth, .cpu_ms = (guint) cpu };
  self->table_mib = (guint) hash;
  self->max_plies = (guint) plies;
  self->timeout_ms = (guint) timeout;
  self->jobs = 1;
  return TRUE;
}

static gboolean
read_openings (QdrConditions *self, QdrJournal *journal)
{
  g_autofree char *start = qdr_journal_get_setting (journal, "start");
  g_autofree char *repetition = qdr_journal_get_setting (journal, "repetition");
  g_autofree char *openings = qdr_journal_get_setting (journal, "openings");
  QdrPosition position;

  if (g_strcmp0 (openings, "random") != 0 || start == NULL ||
      !qdr_position_from_text (start, &position, NULL, NULL) ||
      qdr_position_winner (&position) >= 0)
    return FALSE;
  self->openings =
      qdr_openings_new_random (&position, g_strcmp0 (repetition, "draw") == 0, self->seed);
  return TRUE;
}

gboolean
qdr_conditions_read (QdrConditions *self,
                     QdrJournal *journal,
                     QdrPersonalityList *personalities,
                     GError **error)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (self != NULL && journal != NULL, FALSE);

  *self = (QdrConditions){ .journal = journal };
  if (!read_numbers (self, journal) || !read_openings (self, journal)) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                         _ ("This tournament has settings that cannot be played here"));
    return FALSE;
  }
  text = qdr_journal_get_setting (journal, "contestants");
  self->contestants = g_ptr_array_new_with_free_func (g_object_unref);
  if (text == NULL || !g_shell_parse_argv (text, NULL, &ids, error))
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

/* Requests a move from the agent to move, and plays it. */
static gboolean
play_move (QdrMatchGame *self,
           QdrAgent *agent,
           const QdrLimits *limits,
           const gint *stop,
           GError **error)
{
  QdrEffort *effort = &self->efforts[qdr_game_get_turn (self->game)];
  QdrChoice choice;

  if (!qdr_agent_choose (agent, self->game, limits, stop, &choice, error))
    return FALSE;
  if (!qdr_game_play (self->game, choice.move, error)) {
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&qdr_game_get_position (self->game)->board, choice.move, text);
    g_prefix_error (error, "%s: ", text);
    return FALSE;
  }

  effort->moves++;
  effort->searches += choice.depth > 0;
  effort->depths += choice.depth;
  effort->nodes += choice.nodes;
  effort->nodes_us += (guint64) choice.nodes_us;
  effort->cpu_us += (guint64) choice.cpu_us;
  return TRUE;
}

static void
comment_last_move (QdrMatchGame *self, const char *comment)
{
  QdrRecord *record = qdr_game_get_last_record (self->game);

  if (record != NULL)
    qdr_record_set_comment (record, comment);
}

/* Takes the player to move out of the game. */
static void
forfeit (QdrMatchGame *self, const GError *reason)
{
  const gboolean is_late = g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_LATE);

  const guint turn = qdr_game_get_turn (self->game);

  self->efforts[turn].forfeits++;
  self->forfeits[turn] = g_strdup (reason->message);
  qdr_game_play (self->game, is_late ? QDR_MOVE_TIMEOUT : QDR_MOVE_RESIGN, NULL);
  comment_last_move (self, reason->message);
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
    g_autoptr (GError) reason = NULL;

    if (play_move (self, agents[qdr_game_get_turn (game)], limits, stop, &reason))
      continue;
    if (g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
    forfeit (self, reason);
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
  const gboolean *is_taken; /* by fixture: played already, or to be played by a person */
  GAsyncQueue *posts;
  gint n_taken; /* atomic: fixtures taken by a job */
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

typedef struct {
  Runner *runner;
  Chair chairs[QDR_MAX_PLAYERS];
} Job;

/* Assigns a chair to an agent of the contestant. */
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

/* Returns a chair that does not depend on the order of moves, so that agents keep their chairs when
 * seats are swapped. */
static guint
find_chair (const guint *contestants, guint n_players, guint turn)
{
  guint chair = 0;

  for (guint i = 0; i < n_players; i++)
    chair +=
        contestants[i] < contestants[turn] || (contestants[i] == contestants[turn] && i < turn);
  return chair;
}

/* Prepares the agents of @fixture, in turn order. An agent that cannot start fails again when it is
 * to move. */
static gboolean
begin_game (Job *self, const QdrFixture *fixture, QdrAgent *agents[], GError **error)
{
  const QdrConditions *conditions = self->runner->conditions;
  const guint n_players = qdr_conditions_get_n_players (conditions);

  for (guint turn = 0; turn < n_players; turn++) {
    const guint chair = find_chair (fixture->contestants, n_players, turn);
    const guint32 seeds[] = { conditions->seed, fixture->opening, chair };
    g_autoptr (GRand) random = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
    g_autoptr (GError) reason = NULL;

    seat (self, fixture->contestants[turn], chair);
    agents[turn] = self->chairs[chair].agent;
    if (qdr_agent_begin_game (agents[turn], g_rand_int (random), &self->runner->stop, &reason) ||
        (conditions->forfeits_failed_start &&
         g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START)))
      continue;
    g_propagate_error (error, g_steal_pointer (&reason));
    return FALSE;
  }
  return TRUE;
}

/* Takes the next fixture. Returns an invalid number if there is none left. */
static guint
take_number (Runner *self)
{
  for (;;) {
    const guint number = (guint) g_atomic_int_add (&self->n_taken, 1);

    if (number >= self->n_fixtures || !self->is_taken[number])
      return number;
  }
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

/* Plays the next fixture. Returns FALSE if there is none left. */
static gboolean
play_next (Job *self)
{
  Runner *runner = self->runner;
  const QdrConditions *conditions = runner->conditions;
  const guint number = take_number (runner);
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (Post) post = NULL;
  const QdrFixture *fixture;
  QdrAgent *agents[QDR_MAX_PLAYERS];
  Listener listener = { runner, number };
  gulong handler = 0;

  if (number >= runner->n_fixtures || g_atomic_int_get (&runner->stop) != 0)
    return FALSE;

  post = g_new0 (Post, 1);
  post->number = number;
  fixture = &runner->fixtures[number];
  game = qdr_fixture_make_game (conditions, fixture, number);
  if (conditions->moved != NULL) {
    moved_cb (G_LIST_MODEL (game), 0, 0, 0, &listener);
    handler = g_signal_connect (game, "items-changed", G_CALLBACK (moved_cb), &listener);
  }
  if (begin_game (self, fixture, agents, &post->error))
    qdr_match_game_play (&post->played, game, agents, &conditions->limits, conditions->max_plies,
                         &runner->stop, &post->error);
  g_clear_signal_handler (&handler, game);
  g_async_queue_push (runner->posts, g_steal_pointer (&post));
  return TRUE;
}

static gpointer
run_job (gpointer data)
{
  Job self = { .runner = data };
  Post *end = g_new0 (Post, 1);

  if (self.runner->conditions->is_in_background) {
    const char *said = g_getenv ("QDR_BACKGROUND_PRIORITY");
    gint64 priority = LOWEST_PRIORITY;

    if (said != NULL)
      g_ascii_string_to_signed (said, 10, 0, LOWEST_PRIORITY, &priority, NULL);
    setpriority (PRIO_PROCESS, 0, (int) priority);
  }
  while (play_next (&self))
    continue;
  for (guint chair = 0; chair < QDR_MAX_PLAYERS; chair++)
    g_clear_object (&self.chairs[chair].agent);

  end->is_end = TRUE;
  g_async_queue_push (self.runner->posts, end);
  return NULL;
}

/* Results */

/* Reports the games of the journal. Returns whether more games are wanted. */
static gboolean
report_old_games (Runner *self,
                  gboolean *is_played,
                  QdrGameFunc func,
                  gpointer user_data,
                  GError **error)
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
    is_played[number] = TRUE;
    if (!func (number, &self->fixtures[number], &played, user_data, error))
      return FALSE;
  }
  return TRUE;
}

/* Adds a game to the journal and reports it. Returns whether more games are wanted. */
static gboolean
report_game (Runner *self, const Post *post, QdrGameFunc func, gpointer user_data, GError **error)
{
  const QdrFixture *fixture = &self->fixtures[post->number];
  QdrJournal *journal = self->conditions->journal;

  return (journal == NULL ||
          qdr_journal_add (journal, post->number, fixture->contestants, &post->played, error)) &&
         func (post->number, fixture, &post->played, user_data, error);
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

/* Checks that @game is a finished game of this fixture: same opening, same players. */
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
take_submitted_games (Runner *self,
                      gboolean *is_played,
                      QdrGameFunc func,
                      gpointer user_data,
                      GError **error)
{
  GAsyncQueue *queue = self->conditions->submitted;
  QdrSubmittedGame *next;

  while (queue != NULL && (next = g_async_queue_try_pop (queue)) != NULL) {
    g_autoptr (QdrSubmittedGame) submitted = next;
    Post post = { .number = submitted->number };
    gboolean is_reported;

    if (post.number >= self->n_fixtures || is_played[post.number] ||
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
    is_played[post.number] = TRUE;
    is_reported = report_game (self, &post, func, user_data, error);
    qdr_match_game_clear (&post.played);
    if (!is_reported)
      return FALSE;
  }
  return TRUE;
}

/* All games */

/* Handles messages until all @n_jobs jobs have ended. */
static void
handle_posts (Runner *self,
              gboolean *is_played,
              guint n_jobs,
              QdrGameFunc func,
              gpointer user_data,
              GError **error)
{
  while (n_jobs > 0) {
    g_autoptr (Post) post = g_async_queue_timeout_pop (self->posts, LOOK_INTERVAL_US);

    /* A signal handler can only set a flag. */
    if (qdr_conditions_are_interrupted (self->conditions))
      g_atomic_int_set (&self->stop, 1);

    if (g_atomic_int_get (&self->stop) == 0 &&
        !take_submitted_games (self, is_played, func, user_data, error))
      g_atomic_int_set (&self->stop, 1);
    if (post != NULL && post->is_end)
      n_jobs--;
    if (post == NULL || post->is_end || g_atomic_int_get (&self->stop) != 0)
      continue;
    if (post->error != NULL) {
      g_propagate_error (error, g_steal_pointer (&post->error));
      g_atomic_int_set (&self->stop, 1);
    } else if (!report_game (self, post, func, user_data, error)) {
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
  g_autofree gboolean *is_played = g_new0 (gboolean, MAX (n_fixtures, 1));
  g_autofree gboolean *is_taken = g_new0 (gboolean, MAX (n_fixtures, 1));
  GThread *threads[QDR_MAX_JOBS];
  GError *problem = NULL;
  guint n_jobs;

  g_return_val_if_fail (conditions != NULL && func != NULL, FALSE);
  g_return_val_if_fail (conditions->jobs >= 1 && conditions->jobs <= QDR_MAX_JOBS, FALSE);

  self.is_taken = is_taken;
  self.stop = qdr_conditions_are_interrupted (conditions);
  if (!report_old_games (&self, is_played, func, user_data, &problem)) {
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
  handle_posts (&self, is_played, n_jobs, func, user_data, &problem);
  for (guint i = 0; i < n_jobs; i++)
    g_thread_join (threads[i]);
  g_async_queue_unref (self.posts);

  if (problem == NULL)
    take_submitted_games (&self, is_played, func, user_data, &problem);
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);
  return FALSE;
}
