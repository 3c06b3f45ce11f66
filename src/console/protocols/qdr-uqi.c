/*
 * The engine protocol UQI, modelled on UCI of chess.
 *
 * Lines are read in the main loop while a worker searches, so that a search can be stopped.
 * An invalid line is answered with "error ..." and changes nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-uqi.h"

#include <stdio.h>
#include <unistd.h>

#include "qdr-command.h"
#include "qdr-line-input.h"
#include "qdr-move-limits.h"
#include "qdr-notation.h"
#include "qdr-parse.h"
#include "qdr-personality-search.h"
#include "qdr-report-text.h"
#include "qdr-sanitised-text.h"
#include "qdr-search-options.h"
#include "qdr-search-request.h"
#include "qdr-setup.h"

/* Background search */

/* Called on the search thread. */
typedef void (*SearchFunc) (const QdrReport *report,
                            const QdrPosition *position,
                            gpointer user_data);

/* A thread that searches while the main loop goes on. */
typedef struct {
  SearchFunc progress; /* after each completed depth */
  SearchFunc done;     /* once a search, when it is over */
  gpointer user_data;

  GThread *thread; /* of the last search, until it is joined */
  QdrEngine *engine;
  QdrSearchRequest request;
  gboolean infinite; /* ends only when stopped */

  gint stop; /* atomic: the engine reads it at every node */
  GMutex mutex;
  GCond stop_requested;
  gboolean running; /* under the mutex */
} SearchWorker;

static void
search_progress_cb (const QdrReport *report, gpointer user_data)
{
  SearchWorker *self = user_data;

  self->progress (report, &self->request.position, self->user_data);
}

/* Announces the result under the mutex, so that whoever has seen it also finds is_running()
 * FALSE. */
static gpointer
search_thread (gpointer data)
{
  SearchWorker *self = data;
  const QdrReport report = qdr_engine_search (self->engine, &self->request);

  g_mutex_lock (&self->mutex);
  while (self->infinite && !g_atomic_int_get (&self->stop))
    g_cond_wait (&self->stop_requested, &self->mutex);
  self->done (&report, &self->request.position, self->user_data);
  self->running = FALSE;
  g_mutex_unlock (&self->mutex);

  return NULL;
}

/* Waits for the thread of the last search, which is over or about to be. */
static void
join_thread (SearchWorker *self)
{
  g_clear_pointer (&self->thread, g_thread_join);
  qdr_search_request_clear (&self->request);
}

static SearchWorker *
search_worker_new (SearchFunc progress, SearchFunc done, gpointer user_data)
{
  SearchWorker *self;

  self = g_new0 (SearchWorker, 1);
  self->progress = progress;
  self->done = done;
  self->user_data = user_data;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->stop_requested);

  return self;
}

static gboolean
search_worker_is_running (SearchWorker *self)
{
  gboolean running;

  g_mutex_lock (&self->mutex);
  running = self->running;
  g_mutex_unlock (&self->mutex);

  return running;
}

/* Ends a search and waits until done() has returned. Does nothing when none is running. */
static void
search_worker_stop (SearchWorker *self)
{
  g_mutex_lock (&self->mutex);
  g_atomic_int_set (&self->stop, 1);
  g_cond_signal (&self->stop_requested);
  g_mutex_unlock (&self->mutex);
  join_thread (self);
}

/* Starts a search; none may be running. The engine must not be touched until it is over. What the
 * request holds passes to the worker. */
static void
search_worker_start (SearchWorker *self,
                     QdrEngine *engine,
                     const QdrSearchRequest *request,
                     gboolean infinite)
{
  join_thread (self);
  self->engine = engine;
  self->request = *request;
  self->request.stop = &self->stop;
  self->request.report = search_progress_cb;
  self->request.report_data = self;
  self->infinite = infinite;
  g_atomic_int_set (&self->stop, 0);
  self->running = TRUE;
  self->thread = g_thread_new ("search", search_thread, self);
}

static void
search_worker_free (SearchWorker *self)
{
  search_worker_stop (self);
  g_cond_clear (&self->stop_requested);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

/* The command "go" */

typedef struct {
  QdrLimits limits;    /* those given, and those of the clock */
  gboolean infinite;   /* the answer waits for "stop" */
  gboolean has_clocks; /* a move in a game */
  gboolean is_timed;   /* limited by time alone, or not at all */
} GoOptions;

/* Words of "go" that take a number. */
enum {
  GO_CPU,
  GO_MOVETIME,
  GO_DEPTH,
  GO_NODES,
  N_GO_WORDS,
};

static const struct {
  const char *name;
  guint64 max;
} number_words[N_GO_WORDS] = {
  [GO_CPU] = { "cpu", QDR_MAX_MS },
  [GO_MOVETIME] = { "movetime", QDR_MAX_MS },
  [GO_DEPTH] = { "depth", QDR_MAX_DEPTH },
  [GO_NODES] = { "nodes", QDR_MAX_NODES },
};

/* Reads a clock for each player; @limits are set to what the player to move may use. */
static gboolean
parse_clocks (const char *text, QdrGame *game, QdrLimits *limits, GError **error)
{
  g_auto (GStrv) clocks = g_strsplit (text, ",", QDR_MAX_PLAYERS + 1);

  if (g_strv_length (clocks) != qdr_game_get_n_players (game))
    return qdr_usage_fail (error, "clocks: one is needed for each of %u players",
                           qdr_game_get_n_players (game));

  for (guint player = 0; clocks[player] != NULL; player++) {
    guint64 remaining;

    if (!qdr_parse_number ("clocks", clocks[player], 0, QDR_MAX_MS, &remaining, error))
      return FALSE;
    if (player == qdr_game_get_turn (game))
      *limits = qdr_limits_for_clock (remaining, 0);
  }
  return TRUE;
}

static gboolean
fail_twice (GError **error, const char *name)
{
  return qdr_usage_fail (error, "go: %s is said twice", name);
}

/* Reads the number after the word @words[*i]. */
static gboolean
parse_number_word (char **words, guint *i, guint64 numbers[N_GO_WORDS], GError **error)
{
  const char *name = words[*i];

  for (guint word = 0; word < N_GO_WORDS; word++)
    if (g_str_equal (number_words[word].name, name)) {
      const char *value;

      if (numbers[word] != 0)
        return fail_twice (error, name);
      value = qdr_parse_next_word (words, i, error);

      return value != NULL &&
             qdr_parse_number (name, value, 1, number_words[word].max, &numbers[word], error);
    }

  return qdr_usage_fail (error, "go: unknown word %s", name);
}

/* Reads "go [cpu MS] [movetime MS] [depth N] [nodes N] [clocks MS,MS...] [infinite]". */
static gboolean
parse_go (GoOptions *self, char **words, QdrGame *game, GError **error)
{
  guint64 numbers[N_GO_WORDS] = { 0 };
  gboolean infinite = FALSE;
  gboolean has_clocks = FALSE;
  QdrLimits requested;
  QdrLimits of_clock = { 0 };

  for (guint i = 1; words[i] != NULL; i++) {
    if ((infinite && g_str_equal (words[i], "infinite")) ||
        (has_clocks && g_str_equal (words[i], "clocks")))
      return fail_twice (error, words[i]);
    if (g_str_equal (words[i], "infinite")) {
      infinite = TRUE;
    } else if (g_str_equal (words[i], "clocks")) {
      const char *clocks = qdr_parse_next_word (words, &i, error);

      if (clocks == NULL || !parse_clocks (clocks, game, &of_clock, error))
        return FALSE;
      has_clocks = TRUE;
    } else if (!parse_number_word (words, &i, numbers, error)) {
      return FALSE;
    }
  }

  self->infinite = infinite;
  self->has_clocks = has_clocks;
  self->is_timed = !infinite && numbers[GO_DEPTH] == 0 && numbers[GO_NODES] == 0;
  requested = (QdrLimits){
    .depth = (guint) numbers[GO_DEPTH],
    .nodes = numbers[GO_NODES],
    .cpu_ms = (guint) numbers[GO_CPU],
    .wall_ms = (guint) numbers[GO_MOVETIME],
  };
  self->limits = qdr_limits_combine (&requested, &of_clock);
  return TRUE;
}

#define DEFAULT_SIZE 9

/* Value of the option Personality for full strength without limits. */
#define NO_PERSONALITY "none"

typedef struct {
  QdrGame *game;
  QdrEngine *engine;
  guint table_mib;
  SearchWorker *worker;
  QdrPersonalityList *personalities;
  QdrPersonality *personality; /* NULL for full strength */
  guint threads;               /* of a search that is not a move in a game */
  gboolean uses_book;
  guint32 book_seed; /* random for each game, so that openings differ */
  guint32 n_games;   /* earlier games: the errors of a style differ between games, but not between
                        runs of the program */
  gboolean quits;
} QdrUqi;

/* Prints one line and flushes it. */
static void say (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
say (const char *format, ...)
{
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  line = qdr_sanitise_line (text);
  printf ("%s\n", line);
  fflush (stdout);
}

static void
progress_cb (const QdrReport *report, const QdrPosition *position, gpointer user_data)
{
  g_autofree char *info = qdr_report_to_info (report, position);

  say ("%s", info);
}

static void
say_best_move (const QdrPosition *position, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  say ("bestmove %s", qdr_move_to_text (&position->board, move, text));
}

static void
done_cb (const QdrReport *report, const QdrPosition *position, gpointer user_data)
{
  say_best_move (position, report->line[0]);
}

static void
start_ordinary_game (QdrUqi *self)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, DEFAULT_SIZE, DEFAULT_SIZE, 2);
  game = qdr_game_new (&start, TRUE);
  g_set_object (&self->game, game);
  self->book_seed = g_random_int ();
}

static void
say_options (QdrUqi *self)
{
  g_autoptr (GString) line = g_string_new ("option name Personality type combo default ");

  g_string_append (line, NO_PERSONALITY " var " NO_PERSONALITY);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (self->personalities), i);

    g_string_append_printf (line, " var %s", qdr_personality_get_id (personality));
  }
  say ("%s", line->str);
  say ("option name Hash type spin default %d min 1 max %d", QDR_DEFAULT_TABLE_MIB,
       QDR_MAX_TABLE_MIB);
  say ("option name Threads type spin default 1 min 1 max %d", QDR_MAX_THREADS);
  say ("option name Book type check default false");
}

static gboolean
run_uqi (QdrUqi *self, char **words, GError **error)
{
  say ("id name Quoridor %s", QDR_VERSION);
  say ("id author the Quoridor contributors");
  say_options (self);
  say ("uqiok");

  return TRUE;
}

static gboolean
run_isready (QdrUqi *self, char **words, GError **error)
{
  say ("readyok");

  return TRUE;
}

static gboolean
set_personality (QdrUqi *self, const char *id, GError **error)
{
  QdrPersonality *personality = NULL;

  if (!g_str_equal (id, NO_PERSONALITY)) {
    personality = qdr_search_find_personality (self->personalities, id, error);
    if (personality == NULL)
      return FALSE;
  }

  self->personality = personality;
  return TRUE;
}

/* Frees the present table first, as there may be no memory for both. */
static gboolean
set_table_size (QdrUqi *self, const char *text, GError **error)
{
  guint mib;

  if (!qdr_search_parse_table ("Hash", text, &mib, error))
    return FALSE;

  qdr_engine_free (self->engine);
  self->engine = qdr_search_make_engine ("Hash", mib, error);
  if (self->engine == NULL) {
    self->engine = qdr_engine_new (self->table_mib);
    return FALSE;
  }
  self->table_mib = mib;
  return TRUE;
}

/* setoption name NAME value VALUE */
static gboolean
run_setoption (QdrUqi *self, char **words, GError **error)
{
  if (g_strv_length (words) != 5 || !g_str_equal (words[1], "name") ||
      !g_str_equal (words[3], "value"))
    return qdr_usage_fail (error, "expected: setoption name NAME value VALUE");
  if (g_str_equal (words[2], "Personality"))
    return set_personality (self, words[4], error);
  if (g_str_equal (words[2], "Hash"))
    return set_table_size (self, words[4], error);
  if (g_str_equal (words[2], "Threads")) {
    guint64 threads;

    if (!qdr_parse_number ("Threads", words[4], 1, QDR_MAX_THREADS, &threads, error))
      return FALSE;
    self->threads = (guint) threads;
    return TRUE;
  }
  if (g_str_equal (words[2], "Book")) {
    if (!g_str_equal (words[4], "true") && !g_str_equal (words[4], "false"))
      return qdr_usage_fail (error, "Book: true or false is expected, not %s", words[4]);
    self->uses_book = g_str_equal (words[4], "true");
    return TRUE;
  }

  return qdr_usage_fail (error, "unknown option %s", words[2]);
}

static gboolean
run_newgame (QdrUqi *self, char **words, GError **error)
{
  qdr_engine_clear (self->engine);
  self->n_games++;
  start_ordinary_game (self);

  return TRUE;
}

/* Words of "position start" that a value follows. */
enum {
  START_SIZE,
  START_PLAYERS,
  START_WALLS,
  N_START_WORDS,
};

static const char *const start_words[N_START_WORDS] = { "size", "players", "walls" };

/* Parses "[size WxH] [players N] [walls N,N]" from @words[*i] on. */
static gboolean
read_start (char **words, guint *i, QdrPosition *start, GError **error)
{
  const char *values[N_START_WORDS] = { NULL };
  guint width = DEFAULT_SIZE;
  guint height = DEFAULT_SIZE;
  guint players = 2;

  for (; words[*i] != NULL; ++*i) {
    const char *name = words[*i];
    guint word = 0;

    while (word < N_START_WORDS && !g_str_equal (name, start_words[word]))
      word++;
    if (word == N_START_WORDS)
      break;
    if (values[word] != NULL)
      return qdr_usage_fail (error, "position: %s is said twice", name);
    values[word] = qdr_parse_next_word (words, i, error);
    if (values[word] == NULL)
      return FALSE;
  }

  if ((values[START_SIZE] != NULL &&
       !qdr_parse_size ("size", values[START_SIZE], &width, &height, error)) ||
      (values[START_PLAYERS] != NULL &&
       !qdr_parse_players ("players", values[START_PLAYERS], &players, error)))
    return FALSE;

  qdr_position_init (start, width, height, players);
  return values[START_WALLS] == NULL ||
         qdr_parse_walls ("walls", values[START_WALLS], start, error);
}

/* Parses a position from @words[*i] on, up to "norepetition" or "moves". */
static gboolean
read_text (char **words, guint *i, QdrPosition *start, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (; words[*i] != NULL; ++*i) {
    if (g_str_equal (words[*i], "norepetition") || g_str_equal (words[*i], "moves"))
      break;
    if (text->len > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, words[*i]);
  }

  return qdr_position_from_text (text->str, start, NULL, error);
}

/* position start|text ... [norepetition] [moves ...] */
static gboolean
run_position (QdrUqi *self, char **words, GError **error)
{
  g_autoptr (QdrGame) game = NULL;
  gboolean repetition_is_draw = TRUE;
  QdrPosition start;
  guint i = 2;

  if (words[1] == NULL || (!g_str_equal (words[1], "start") && !g_str_equal (words[1], "text")))
    return qdr_usage_fail (error, "expected: position start ... or position text ...");
  if (g_str_equal (words[1], "start") ? !read_start (words, &i, &start, error)
                                      : !read_text (words, &i, &start, error))
    return FALSE;

  if (words[i] != NULL && g_str_equal (words[i], "norepetition")) {
    repetition_is_draw = FALSE;
    i++;
  }
  if (words[i] != NULL && !g_str_equal (words[i], "moves"))
    return qdr_usage_fail (error, "position: unknown word %s", words[i]);

  game = qdr_game_new (&start, repetition_is_draw);
  if (words[i] != NULL && !qdr_setup_play_moves (game, words + i + 1, error))
    return FALSE;
  g_set_object (&self->game, game);

  return TRUE;
}

static gboolean
run_go (QdrUqi *self, char **words, GError **error)
{
  GoOptions go = { 0 };
  QdrMove book_move = QDR_MOVE_NONE;
  QdrStyle style;
  QdrLimits limits;
  QdrSearchRequest request;

  if (!parse_go (&go, words, self->game, error))
    return FALSE;
  if (qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING)
    return qdr_usage_fail (error, "game over");

  /* With a limit of depth or nodes there is always a search. */
  if (self->uses_book && go.is_timed)
    book_move = qdr_opening_book_find (qdr_personality_list_get_book (self->personalities),
                                       self->game, self->book_seed);
  if (book_move != QDR_MOVE_NONE) {
    say_best_move (qdr_game_get_position (self->game), book_move);
    return TRUE;
  }

  style = self->personality != NULL
              ? qdr_style_for_game (qdr_personality_get_style (self->personality), self->n_games)
              : qdr_style_default;
  limits = go.infinite ? go.limits : qdr_search_limits (self->personality, &go.limits);
  request = qdr_search_request_for_game (self->game, &style, &limits);
  request.threads = go.has_clocks ? 1 : self->threads;
  request.is_analysis = !go.is_timed && !go.has_clocks;
  search_worker_start (self->worker, self->engine, &request, go.infinite);
  return TRUE;
}

/* Waits for the answer, as the next line may be about another position. */
static gboolean
run_stop (QdrUqi *self, char **words, GError **error)
{
  search_worker_stop (self->worker);

  return TRUE;
}

static gboolean
run_show (QdrUqi *self, char **words, GError **error)
{
  g_autofree char *text = qdr_position_to_text (qdr_game_get_position (self->game));

  say ("%s", text);

  return TRUE;
}

static gboolean
run_quit (QdrUqi *self, char **words, GError **error)
{
  self->quits = TRUE;

  return TRUE;
}

typedef struct {
  const char *name;
  gboolean (*run) (QdrUqi *self, char **words, GError **error);
  gboolean has_words;       /* takes words after its name */
  gboolean works_in_search; /* may be given while a search is running */
} Command;

static const Command commands[] = {
  { "uqi", run_uqi, FALSE, TRUE },
  { "isready", run_isready, FALSE, TRUE },
  { "setoption", run_setoption, TRUE, FALSE },
  { "newgame", run_newgame, FALSE, FALSE },
  { "position", run_position, TRUE, FALSE },
  { "go", run_go, TRUE, FALSE },
  { "stop", run_stop, FALSE, TRUE },
  { "show", run_show, FALSE, TRUE },
  { "quit", run_quit, FALSE, TRUE },
};

/* Runs the command of a line of at least one word. */
static gboolean
run_words (QdrUqi *self, char **words, GError **error)
{
  const Command *command = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands) && command == NULL; i++)
    if (g_str_equal (commands[i].name, words[0]))
      command = &commands[i];

  if (command == NULL)
    return qdr_usage_fail (error, "unknown command %.40s", words[0]);
  if (!command->has_words && words[1] != NULL)
    return qdr_usage_fail (error, "%s: unknown word %s", words[0], words[1]);
  if (!command->works_in_search && search_worker_is_running (self->worker))
    return qdr_usage_fail (error, "%s: a search is running", words[0]);

  return command->run (self, words, error);
}

static QdrLineAnswer
line_cb (QdrLineKind kind, const char *text, gpointer user_data)
{
  QdrUqi *self = user_data;
  g_auto (GStrv) words = NULL;
  g_autoptr (GError) error = NULL;

  switch (kind) {
  case QDR_LINE_END:
    self->quits = TRUE;
    break;
  case QDR_LINE_UNREADABLE:
    say ("error the line is too long or not UTF-8");
    break;
  case QDR_LINE_TEXT:
  default:
    words = qdr_parse_words (text);
    if (words[0] != NULL && !run_words (self, words, &error))
      say ("error %s", error->message);
  }

  return self->quits ? QDR_LINE_QUIT : QDR_LINE_NEXT;
}

void
qdr_uqi_run (void)
{
  QdrUqi self = { 0 };
  g_autoptr (QdrLineInput) input = NULL;

  self.table_mib = QDR_DEFAULT_TABLE_MIB;
  self.engine = qdr_engine_new (self.table_mib);
  self.threads = 1;
  self.personalities = qdr_personality_list_new ();
  self.worker = search_worker_new (progress_cb, done_cb, &self);
  start_ordinary_game (&self);
  input = qdr_line_input_new (STDIN_FILENO, line_cb, &self);

  while (!self.quits)
    g_main_context_iteration (NULL, TRUE);

  search_worker_free (self.worker);
  qdr_engine_free (self.engine);
  g_object_unref (self.game);
  g_object_unref (self.personalities);
}
