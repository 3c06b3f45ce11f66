/*
 * Game runner: plays the games of a match or tournament, several in parallel.
 *
 * Each job is a thread that repeatedly takes the next game of the schedule, plays it and sends it
 * to the calling thread. Jobs share only constant data, atomic integers and a queue of messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-runner.h"

#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/resource.h>

#include "qdr-notation.h"

/* The interval between two checks for an interruption, microseconds. */
#define CHECK_INTERVAL_US 50000

/* The value of setpriority() for the lowest priority. */
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
qdr_conditions_append_to_setup (const QdrConditions *self, GString *setup)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  g_autofree char *start = NULL;
  g_autofree char *openings = NULL;

  g_return_if_fail (self != NULL && setup != NULL);

  start = qdr_position_to_text (qdr_openings_get_start_position (self->openings));
  openings = qdr_openings_make_identifier (self->openings);
  for (guint i = 0; i < self->contestants->len; i++) {
    const char *id = qdr_contestant_get_description (g_ptr_array_index (self->contestants, i));
    g_autofree char *quoted = g_shell_quote (id);

    g_string_append_printf (ids, "%s%s", i > 0 ? " " : "", quoted);
  }
  qdr_journal_setup_append_text (setup, "contestants", ids->str);
  qdr_journal_setup_append_text (setup, "start", start);
  qdr_journal_setup_append_text (setup, "repetition",
                                 qdr_openings_get_repetition_is_draw (self->openings) ? "draw"
                                                                                      : "allowed");
  qdr_journal_setup_append_text (setup, "openings", openings);
  qdr_journal_setup_append_number (setup, "seed", self->seed);
  qdr_journal_setup_append_number (setup, "nodes", self->limits.nodes);
  qdr_journal_setup_append_number (setup, "depth", self->limits.depth);
  qdr_journal_setup_append_number (setup, "cpu-ms", self->limits.cpu_ms);
  qdr_journal_setup_append_number (setup, "hash", self->table_mib);
  qdr_journal_setup_append_number (setup, "max-plies", self->max_plies);
  qdr_journal_setup_append_number (setup, "timeout-ms", self->timeout_ms);
}

static gboolean
read_number (QdrJournal *journal, const char *key, guint64 max, guint64 *number)
{
  g_autofree char *text = qdr_journal_get_setting (journal, key);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, 0, max, number, NULL);
}

gboolean
qdr_conditions_read_from_journal (QdrConditions *self,
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
      g_strcmp0 (openings, "random") != 0 || contestants == NULL || start == NULL ||
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
  if (!g_shell_parse_argv (contestants, NULL, &ids, error))
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
    QdrPlayerTotals *totals = &self->totals[turn];
    g_autoptr (GError) reason = NULL;
    QdrAgentMove found;

    if (qdr_agent_choose_move (agents[turn], game, limits, stop, &found, &reason)) {
      char text[QDR_MOVE_TEXT_SIZE];

      if (qdr_game_play (game, found.move, &reason)) {
        totals->moves++;
        totals->searches += found.depth > 0;
        totals->depths += found.depth;
        totals->nodes += found.nodes;
        totals->nodes_us += (guint64) found.nodes_us;
        totals->cpu_us += (guint64) found.cpu_us;
        continue;
      }
      qdr_move_to_text (&qdr_game_get_position (game)->board, found.move, text);
      g_prefix_error (&reason, "%s: ", text);
    } else if (g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }

    totals->forfeits++;
    self->failures[turn] = g_strdup (reason->message);
    qdr_game_play (game,
                   g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_LATE)
                       ? QDR_MOVE_TIMEOUT
                       : QDR_MOVE_RESIGN,
                   NULL);
    comment_last_move (self, reason->message);
  }

  if (!is_over (self))
    comment_last_move (self, _ ("Too many moves: counted as a draw"));
  qdr_match_game_update_winner (self);
  return TRUE;
}

/* The state of a run, which all jobs share. */
typedef struct {
  const QdrConditions *conditions;
  const QdrScheduledGame *schedule;
  guint n_scheduled;
  gboolean *is_played;   /* whether each game was played; used by the calling thread only */
  gboolean *is_excluded; /* whether jobs skip each game: it was played, or has a person */
  QdrGameFunc func;
  gpointer user_data;
  GAsyncQueue *messages; /* (element-type JobMessage) */
  gint next_number;      /* atomic; the number of the next game to be played by a job */
  gint stop;             /* atomic; non-zero stops all jobs */
} Runner;

/* A message from a job: a finished game, a fatal error, or the end of the job. */
typedef struct {
  guint number;
  QdrMatchGame played;
  GError *error;
  gboolean is_end;
} JobMessage;

static void
job_message_free (JobMessage *self)
{
  qdr_match_game_clear (&self->played);
  g_clear_error (&self->error);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (JobMessage, job_message_free)

/* An agent of a job. It is reused if its contestant also plays the next game of the job. */
typedef struct {
  guint contestant;
  QdrAgent *agent; /* (nullable) */
} AgentHolder;

/* Prepares the agents for a game and sets @agents to them, in turn order. Holders are sorted by
 * contestant, so that agents are reused when seats are swapped. With forfeits_failed_start, an
 * agent that cannot start fails only when it is to move. */
static gboolean
begin_game (Runner *self,
            AgentHolder *holders,
            const QdrScheduledGame *scheduled,
            QdrAgent *agents[],
            GError **error)
{
  const QdrConditions *conditions = self->conditions;
  const guint *contestants = scheduled->contestants;
  const guint n_players = qdr_conditions_get_n_players (conditions);

  for (guint turn = 0; turn < n_players; turn++) {
    const guint contestant = contestants[turn];
    guint number = 0; /* the index of the agent's holder */
    AgentHolder *holder;
    g_autoptr (GRand) random = NULL;
    g_autoptr (GError) reason = NULL;

    for (guint i = 0; i < n_players; i++)
      number += contestants[i] < contestant || (contestants[i] == contestant && i < turn);
    holder = &holders[number];
    if (holder->agent == NULL || holder->contestant != contestant) {
      g_clear_object (&holder->agent);
      holder->contestant = contestant;
      holder->agent =
          qdr_contestant_make_agent (g_ptr_array_index (conditions->contestants, contestant),
                                     conditions->table_mib, conditions->timeout_ms);
    }

    random = g_rand_new_with_seed_array ((const guint32[]){ conditions->seed, scheduled->opening,
                                                            number },
                                         3);
    agents[turn] = holder->agent;
    if (!qdr_agent_begin_game (holder->agent, g_rand_int (random), &self->stop, &reason) &&
        !(conditions->forfeits_failed_start &&
          g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START))) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
  }
  return TRUE;
}

static gboolean
has_person (const QdrConditions *conditions, const QdrScheduledGame *scheduled)
{
  for (guint turn = 0; turn < qdr_conditions_get_n_players (conditions); turn++)
    if (qdr_contestant_is_person (
            g_ptr_array_index (conditions->contestants, scheduled->contestants[turn])))
      return TRUE;
  return FALSE;
}

QdrGame *
qdr_scheduled_game_create (const QdrConditions *conditions,
                           const QdrScheduledGame *scheduled,
                           guint number)
{
  /* People begin from the start: nobody told them of an opening. */
  QdrGame *game = has_person (conditions, scheduled)
                      ? qdr_game_new (qdr_openings_get_start_position (conditions->openings),
                                      qdr_openings_get_repetition_is_draw (conditions->openings))
                      : qdr_openings_make_game (conditions->openings, scheduled->opening);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *round = g_strdup_printf ("%u", number + 1);

  for (guint turn = 0; turn < qdr_game_get_n_players (game); turn++)
    qdr_contestant_set_up_player (g_ptr_array_index (conditions->contestants,
                                                     scheduled->contestants[turn]),
                                  qdr_game_get_player (game, turn));
  qdr_game_set_header (game, "Date", date);
  qdr_game_set_header (game, "Round", round);
  return game;
}

/* The context of moved_cb(). */
typedef struct {
  const Runner *runner;
  guint number;
} MoveContext;

static void
moved_cb (GListModel *game, guint position, guint n_removed, guint n_added, gpointer user_data)
{
  const MoveContext *self = user_data;

  self->runner->conditions->moved (self->number, self->runner->schedule[self->number].contestants,
                                   QDR_GAME (game), self->runner->conditions->moved_data);
}

static gpointer
run_job (gpointer data)
{
  Runner *self = data;
  const QdrConditions *conditions = self->conditions;
  AgentHolder holders[QDR_MAX_PLAYERS] = { { 0 } };
  JobMessage *end = g_new0 (JobMessage, 1);
  guint number;

  if (conditions->is_in_background) {
    const char *text = g_getenv ("QDR_BACKGROUND_PRIORITY");
    gint64 priority = LOWEST_PRIORITY;

    if (text != NULL)
      g_ascii_string_to_signed (text, 10, 0, LOWEST_PRIORITY, &priority, NULL);
    setpriority (PRIO_PROCESS, 0, (int) priority);
  }

  while ((number = (guint) g_atomic_int_add (&self->next_number, 1)) < self->n_scheduled &&
         g_atomic_int_get (&self->stop) == 0) {
    const QdrScheduledGame *scheduled = &self->schedule[number];
    g_autoptr (QdrGame) game = NULL;
    JobMessage *message;
    QdrAgent *agents[QDR_MAX_PLAYERS];
    MoveContext context = { self, number };
    gulong handler = 0;

    if (self->is_excluded[number])
      continue;
    game = qdr_scheduled_game_create (conditions, scheduled, number);
    message = g_new0 (JobMessage, 1);
    message->number = number;
    if (conditions->moved != NULL) {
      moved_cb (G_LIST_MODEL (game), 0, 0, 0, &context);
      handler = g_signal_connect (game, "items-changed", G_CALLBACK (moved_cb), &context);
    }
    if (begin_game (self, holders, scheduled, agents, &message->error))
      qdr_match_game_play (&message->played, game, agents, &conditions->limits,
                           conditions->max_plies, &self->stop, &message->error);
    g_clear_signal_handler (&handler, game);
    g_async_queue_push (self->messages, message);
  }

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    g_clear_object (&holders[i].agent);
  end->is_end = TRUE;
  g_async_queue_push (self->messages, end);
  return NULL;
}

/* Calls func for the games in the journal. Returns FALSE if the run must end. */
static gboolean
report_old_games (Runner *self, GError **error)
{
  QdrJournal *journal = self->conditions->journal;

  for (guint i = 0; journal != NULL && i < qdr_journal_get_n_games (journal); i++) {
    const guint number = qdr_journal_get_game_number (journal, i);
    guint contestants[QDR_MAX_PLAYERS] = { 0 };
    g_auto (QdrMatchGame) played = { 0 };

    if (!qdr_journal_get_game (journal, i, contestants, &played, error))
      return FALSE;
    if (number >= self->n_scheduled ||
        qdr_game_get_n_players (played.game) != qdr_conditions_get_n_players (self->conditions) ||
        memcmp (contestants, self->schedule[number].contestants, sizeof contestants) != 0) {
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED,
                   _ ("The journal has game %u, which is not part of the plan"), number + 1);
      return FALSE;
    }
    self->is_played[number] = TRUE;
    if (!self->func (number, &self->schedule[number], &played, self->user_data, error))
      return FALSE;
  }
  return TRUE;
}

/* Adds a game to the journal and calls func for it. Returns FALSE if the run must end. */
static gboolean
report_game (Runner *self, const JobMessage *message, GError **error)
{
  const QdrScheduledGame *scheduled = &self->schedule[message->number];
  QdrJournal *journal = self->conditions->journal;

  return (journal == NULL || qdr_journal_add_game (journal, message->number, scheduled->contestants,
                                                   &message->played, error)) &&
         self->func (message->number, scheduled, &message->played, self->user_data, error);
}

/* Games of people */

/* Returns whether @game is finished and has the opening and the players of scheduled game
 * @number. */
static gboolean
is_scheduled_game (const Runner *self, guint number, QdrGame *game)
{
  g_autoptr (QdrGame) model =
      qdr_scheduled_game_create (self->conditions, &self->schedule[number], number);

  if (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING ||
      qdr_game_get_n_players (game) != qdr_game_get_n_players (model) ||
      !qdr_position_equal (qdr_game_get_start_position (game),
                           qdr_game_get_start_position (model)) ||
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

/* Calls func for the submitted games that match the schedule. Ignores other submitted games.
 * Returns FALSE if the run must end. */
static gboolean
report_submitted_games (Runner *self, GError **error)
{
  GAsyncQueue *queue = self->conditions->submitted;
  QdrSubmittedGame *next;

  while (queue != NULL && (next = g_async_queue_try_pop (queue)) != NULL) {
    g_autoptr (QdrSubmittedGame) submitted = next;
    JobMessage message = { .number = submitted->number };
    gboolean is_reported;

    if (message.number >= self->n_scheduled || self->is_played[message.number] ||
        !has_person (self->conditions, &self->schedule[message.number]) ||
        !is_scheduled_game (self, message.number, submitted->game))
      continue;
    message.played.game = g_object_ref (submitted->game);
    for (guint i = 0; i < qdr_game_get_n_moves (submitted->game); i++) {
      guint turn = 0;

      qdr_game_get_move (submitted->game, i, &turn);
      message.played.totals[turn].moves++;
    }
    qdr_match_game_update_winner (&message.played);
    self->is_played[message.number] = TRUE;
    is_reported = report_game (self, &message, error);
    qdr_match_game_clear (&message.played);
    if (!is_reported)
      return FALSE;
  }
  return TRUE;
}

gboolean
qdr_game_runner_play_schedule (const QdrConditions *conditions,
                               const QdrScheduledGame *schedule,
                               guint n_scheduled,
                               QdrGameFunc func,
                               gpointer user_data,
                               GError **error)
{
  Runner self = { .conditions = conditions,
                  .schedule = schedule,
                  .n_scheduled = n_scheduled,
                  .func = func,
                  .user_data = user_data };
  g_autofree gboolean *is_played = g_new0 (gboolean, MAX (n_scheduled, 1));
  g_autofree gboolean *is_excluded = g_new0 (gboolean, MAX (n_scheduled, 1));
  GThread *threads[QDR_MAX_JOBS];
  GError *problem = NULL;
  guint n_jobs;

  g_return_val_if_fail (conditions != NULL && func != NULL, FALSE);
  g_return_val_if_fail (conditions->jobs >= 1 && conditions->jobs <= QDR_MAX_JOBS, FALSE);

  self.is_played = is_played;
  self.is_excluded = is_excluded;
  self.stop = qdr_conditions_are_interrupted (conditions);
  if (!report_old_games (&self, &problem)) {
    if (problem == NULL)
      return TRUE;
    g_propagate_error (error, problem);
    return FALSE;
  }

  for (guint i = 0; i < n_scheduled; i++)
    is_excluded[i] = is_played[i] || has_person (conditions, &schedule[i]);
  n_jobs = MIN (conditions->jobs, n_scheduled);
  self.messages = g_async_queue_new ();
  for (guint i = 0; i < n_jobs; i++)
    threads[i] = g_thread_new ("game", run_job, &self);
  for (guint n_running = n_jobs; n_running > 0;) {
    g_autoptr (JobMessage) message = g_async_queue_timeout_pop (self.messages, CHECK_INTERVAL_US);

    /* A signal handler may set the flag of the caller, but cannot stop the jobs itself. */
    if (qdr_conditions_are_interrupted (conditions))
      g_atomic_int_set (&self.stop, 1);
    if (g_atomic_int_get (&self.stop) == 0 && !report_submitted_games (&self, &problem))
      g_atomic_int_set (&self.stop, 1);

    if (message != NULL && message->is_end) {
      n_running--;
    } else if (message != NULL && g_atomic_int_get (&self.stop) == 0) {
      if (message->error != NULL)
        g_propagate_error (&problem, g_steal_pointer (&message->error));
      if (problem != NULL || !report_game (&self, message, &problem))
        g_atomic_int_set (&self.stop, 1);
    }
  }
  for (guint i = 0; i < n_jobs; i++)
    g_thread_join (threads[i]);
  g_async_queue_unref (self.messages);

  if (problem == NULL)
    report_submitted_games (&self, &problem);
  if (problem == NULL)
    return TRUE;
  g_propagate_error (error, problem);
  return FALSE;
}
