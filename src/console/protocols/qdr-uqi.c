/*
 * The engine protocol UQI, modelled on UCI (the protocol of chess engines).
 *
 * A search runs on its own thread, while lines are read in the main loop, so that "stop" can end
 * the search. An invalid line is answered with "error ..." and changes nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-protocols.h"

#include <stdio.h>
#include <unistd.h>

#include "qdr-command.h"
#include "qdr-game-options.h"
#include "qdr-line-input.h"
#include "qdr-notation.h"
#include "qdr-parse.h"
#include "qdr-personality-search.h"
#include "qdr-report-text.h"
#include "qdr-sanitised-text.h"
#include "qdr-search-options.h"
#include "qdr-search-request.h"

#define DEFAULT_SIZE 9

/* Value of the option Personality that stands for full strength. */
#define NO_PERSONALITY "none"

typedef struct {
  QdrGame *game;
  QdrEngine *engine;
  guint table_mib;
  QdrPersonalityList *personalities;
  QdrPersonality *personality; /* (nullable): personality that limits the search; NULL for full
                                  strength */
  guint threads;               /* number of threads of a search without clocks; with clocks, a
                                  search uses one */
  gboolean uses_book;
  guint32 book_seed; /* seed of the choice among moves of the book; random for each game */
  guint32 n_games;   /* number of games before the present one; seeds the errors of the style */
  gboolean quits;

  GThread *thread; /* (nullable): thread of the latest search, until it is joined */
  QdrSearchRequest request;
  gboolean infinite; /* whether the answer is printed only after "stop" */
  gint stop;         /* atomic; not 0 if the search must stop */
  GMutex mutex;
  GCond stop_requested;
  gboolean is_searching; /* whether an answer is still to be printed; protected by the mutex */
} QdrUqi;

/* Prints a line, and flushes standard output. */
static void print_line (const char *format, ...) G_GNUC_PRINTF (1, 2);

static void
print_line (const char *format, ...)
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
print_best_move (const QdrPosition *position, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  print_line ("bestmove %s", qdr_move_to_text (&position->board, move, text));
}

/* Prints a report of the search. Called on the search thread after each completed depth. */
static void
report_cb (const QdrReport *report, gpointer user_data)
{
  const QdrUqi *self = user_data;
  g_autofree char *info = qdr_report_to_info_line (report, &self->request.position);

  print_line ("%s", info);
}

static gpointer
search_thread (gpointer data)
{
  QdrUqi *self = data;
  const QdrReport report = qdr_engine_search (self->engine, &self->request);

  /* Hold the mutex from the answer until is_searching is FALSE. As soon as a client has read the
   * answer, it may send a command that would be refused during a search. */
  g_mutex_lock (&self->mutex);
  while (self->infinite && !g_atomic_int_get (&self->stop))
    g_cond_wait (&self->stop_requested, &self->mutex);
  print_best_move (&self->request.position, report.line[0]);
  self->is_searching = FALSE;
  g_mutex_unlock (&self->mutex);

  return NULL;
}

/* Waits for the end of the search thread, if there is one. The search must have ended or been
 * stopped. */
static void
join_thread (QdrUqi *self)
{
  g_clear_pointer (&self->thread, g_thread_join);
  qdr_search_request_clear (&self->request);
}

/* Stops the search, if one is running, and waits until its answer is printed. */
static void
stop_search (QdrUqi *self)
{
  g_mutex_lock (&self->mutex);
  g_atomic_int_set (&self->stop, 1);
  g_cond_signal (&self->stop_requested);
  g_mutex_unlock (&self->mutex);
  join_thread (self);
}

typedef struct {
  QdrLimits limits;    /* the given limits, combined with the limits for the given clocks */
  gboolean infinite;   /* whether the answer is printed only after "stop" */
  gboolean has_clocks; /* whether clocks are given, as for a move in a game */
  gboolean is_timed;   /* whether none of "depth", "nodes" and "infinite" is given */
} GoOptions;

enum {
  GO_CPU,
  GO_MOVETIME,
  GO_DEPTH,
  GO_NODES,
  GO_CLOCKS,
  GO_INFINITE,
  N_GO_WORDS,
};

static const struct {
  const char *name;
  guint64 max; /* greatest number that may follow the word; 0 if no number follows */
} go_words[N_GO_WORDS] = {
  [GO_CPU] = { "cpu", QDR_MAX_MS },        [GO_MOVETIME] = { "movetime", QDR_MAX_MS },
  [GO_DEPTH] = { "depth", QDR_MAX_DEPTH }, [GO_NODES] = { "nodes", QDR_MAX_NODES },
  [GO_CLOCKS] = { "clocks", 0 },           [GO_INFINITE] = { "infinite", 0 },
};

/* Parses "MS,MS…", the remaining time of each player. Sets @of_clock to the limits for a move of
 * the player whose turn it is. */
static gboolean
parse_clocks (const char *text, QdrGame *game, QdrLimits *of_clock, GError **error)
{
  g_auto (GStrv) clocks = g_strsplit (text, ",", QDR_MAX_PLAYERS + 1);

  if (g_strv_length (clocks) != qdr_game_get_n_players (game))
    return qdr_usage_error_set (error, "clocks: one is needed for each of %u players",
                                qdr_game_get_n_players (game));
  for (guint player = 0; clocks[player] != NULL; player++) {
    guint64 left;

    if (!qdr_parse_number ("clocks", clocks[player], 0, QDR_MAX_MS, &left, error))
      return FALSE;
    if (player == qdr_game_get_turn (game))
      *of_clock = qdr_limits_for_clock (left, 0);
  }
  return TRUE;
}

/* Parses "go [cpu MS] [movetime MS] [depth N] [nodes N] [clocks MS,MS...] [infinite]". */
static gboolean
parse_go (GoOptions *self, char **words, QdrGame *game, GError **error)
{
  gboolean is_given[N_GO_WORDS] = { FALSE };
  guint64 numbers[N_GO_WORDS] = { 0 };
  QdrLimits requested;
  QdrLimits of_clock = { 0 };

  for (guint i = 1; words[i] != NULL; i++) {
    const char *name = words[i];
    const char *value;
    guint word = 0;

    while (word < N_GO_WORDS && !g_str_equal (go_words[word].name, name))
      word++;
    if (word == N_GO_WORDS)
      return qdr_usage_error_set (error, "go: unknown word %s", name);
    if (is_given[word])
      return qdr_usage_error_set (error, "go: %s is said twice", name);
    is_given[word] = TRUE;
    if (word == GO_INFINITE)
      continue;

    value = qdr_parse_next_word (words, &i, error);
    if (value == NULL)
      return FALSE;
    if (word == GO_CLOCKS
            ? !parse_clocks (value, game, &of_clock, error)
            : !qdr_parse_number (name, value, 1, go_words[word].max, &numbers[word], error))
      return FALSE;
  }

  self->infinite = is_given[GO_INFINITE];
  self->has_clocks = is_given[GO_CLOCKS];
  self->is_timed = !self->infinite && !is_given[GO_DEPTH] && !is_given[GO_NODES];
  requested = (QdrLimits){
    .depth = (guint) numbers[GO_DEPTH],
    .nodes = numbers[GO_NODES],
    .cpu_ms = (guint) numbers[GO_CPU],
    .wall_ms = (guint) numbers[GO_MOVETIME],
  };
  self->limits = qdr_limits_combine (&requested, &of_clock);
  return TRUE;
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

static gboolean
run_uqi (QdrUqi *self, char **words, GError **error)
{
  g_autoptr (GString) line = g_string_new ("option name Personality type combo default ");

  print_line ("id name Quoridor %s", QDR_VERSION);
  print_line ("id author the Quoridor contributors");
  g_string_append (line, NO_PERSONALITY " var " NO_PERSONALITY);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->personalities)); i++) {
    g_autoptr (QdrPersonality) personality =
        g_list_model_get_item (G_LIST_MODEL (self->personalities), i);

    g_string_append_printf (line, " var %s", qdr_personality_get_id (personality));
  }
  print_line ("%s", line->str);
  print_line ("option name Hash type spin default %d min 1 max %d", QDR_DEFAULT_TABLE_MIB,
              QDR_MAX_TABLE_MIB);
  print_line ("option name Threads type spin default 1 min 1 max %d", QDR_MAX_THREADS);
  print_line ("option name Book type check default false");
  print_line ("uqiok");

  return TRUE;
}

static gboolean
run_isready (QdrUqi *self, char **words, GError **error)
{
  print_line ("readyok");

  return TRUE;
}

/* Runs "setoption name NAME value VALUE". */
static gboolean
run_setoption (QdrUqi *self, char **words, GError **error)
{
  if (g_strv_length (words) != 5 || !g_str_equal (words[1], "name") ||
      !g_str_equal (words[3], "value"))
    return qdr_usage_error_set (error, "expected: setoption name NAME value VALUE");
  if (g_str_equal (words[2], "Personality")) {
    QdrPersonality *personality = NULL;

    if (!g_str_equal (words[4], NO_PERSONALITY)) {
      personality = qdr_personality_list_find_or_set_error (self->personalities, words[4], error);
      if (personality == NULL)
        return FALSE;
    }
    self->personality = personality;
    return TRUE;
  }
  if (g_str_equal (words[2], "Hash")) {
    guint mib;

    if (!qdr_parse_table_size ("Hash", words[4], &mib, error))
      return FALSE;
    /* Free the present table first, because there may not be enough memory for two tables. */
    qdr_engine_free (self->engine);
    self->engine = qdr_engine_try_new_for_option ("Hash", mib, error);
    if (self->engine == NULL) {
      self->engine = qdr_engine_new (self->table_mib);
      return FALSE;
    }
    self->table_mib = mib;
    return TRUE;
  }
  if (g_str_equal (words[2], "Threads")) {
    guint64 threads;

    if (!qdr_parse_number ("Threads", words[4], 1, QDR_MAX_THREADS, &threads, error))
      return FALSE;
    self->threads = (guint) threads;
    return TRUE;
  }
  if (g_str_equal (words[2], "Book")) {
    if (!g_str_equal (words[4], "true") && !g_str_equal (words[4], "false"))
      return qdr_usage_error_set (error, "Book: true or false is expected, not %s", words[4]);
    self->uses_book = g_str_equal (words[4], "true");
    return TRUE;
  }

  return qdr_usage_error_set (error, "unknown option %s", words[2]);
}

static gboolean
run_newgame (QdrUqi *self, char **words, GError **error)
{
  qdr_engine_clear (self->engine);
  self->n_games++;
  start_ordinary_game (self);

  return TRUE;
}

/* The words that may follow "position start", each with a value after it. */
enum {
  START_SIZE,
  START_PLAYERS,
  START_WALLS,
  N_START_WORDS,
};

static const char *const start_words[N_START_WORDS] = { "size", "players", "walls" };

/* Parses "[size WxH] [players N] [walls N,N]" from @words[*i] on. Sets @i to the index of the next
 * word. */
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
      return qdr_usage_error_set (error, "position: %s is said twice", name);
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
         qdr_parse_wall_stocks ("walls", values[START_WALLS], start, error);
}

/* Runs "position start|text ... [norepetition] [moves ...]". */
static gboolean
run_position (QdrUqi *self, char **words, GError **error)
{
  g_autoptr (QdrGame) game = NULL;
  gboolean repetition_is_draw = TRUE;
  QdrPosition start;
  guint i = 2;

  if (words[1] == NULL || (!g_str_equal (words[1], "start") && !g_str_equal (words[1], "text")))
    return qdr_usage_error_set (error, "expected: position start ... or position text ...");
  if (g_str_equal (words[1], "start")) {
    if (!read_start (words, &i, &start, error))
      return FALSE;
  } else {
    g_autoptr (GString) text = g_string_new (NULL);

    for (; words[i] != NULL; i++) {
      if (g_str_equal (words[i], "norepetition") || g_str_equal (words[i], "moves"))
        break;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, words[i]);
    }
    if (!qdr_position_from_text (text->str, &start, NULL, error))
      return FALSE;
  }

  if (words[i] != NULL && g_str_equal (words[i], "norepetition")) {
    repetition_is_draw = FALSE;
    i++;
  }
  if (words[i] != NULL && !g_str_equal (words[i], "moves"))
    return qdr_usage_error_set (error, "position: unknown word %s", words[i]);

  game = qdr_game_new (&start, repetition_is_draw);
  if (words[i] != NULL && !qdr_play_moves (game, words + i + 1, error))
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

  if (!parse_go (&go, words, self->game, error))
    return FALSE;
  if (qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING)
    return qdr_usage_error_set (error, "game over");

  /* Do not use the book if "depth", "nodes" or "infinite" requires a search. */
  if (self->uses_book && go.is_timed)
    book_move =
        qdr_opening_book_find_move (qdr_personality_list_get_program_book (self->personalities),
                                    self->game, self->book_seed);
  if (book_move != QDR_MOVE_NONE) {
    print_best_move (qdr_game_get_position (self->game), book_move);
    return TRUE;
  }

  style = self->personality != NULL
              ? qdr_style_for_game (qdr_personality_get_style (self->personality), self->n_games)
              : qdr_style_default;
  limits = go.infinite ? go.limits : qdr_search_combine_limits (self->personality, &go.limits);

  join_thread (self);
  self->request = qdr_search_request_for_game (self->game, &style, &limits);
  self->request.threads = go.has_clocks ? 1 : self->threads;
  self->request.is_analysis = !go.is_timed && !go.has_clocks;
  self->request.stop = &self->stop;
  self->request.report = report_cb;
  self->request.report_data = self;
  self->infinite = go.infinite;
  g_atomic_int_set (&self->stop, 0);
  self->is_searching = TRUE;
  self->thread = g_thread_new ("search", search_thread, self);
  return TRUE;
}

static gboolean
run_stop (QdrUqi *self, char **words, GError **error)
{
  stop_search (self);

  return TRUE;
}

static gboolean
run_show (QdrUqi *self, char **words, GError **error)
{
  g_autofree char *text = qdr_position_to_text (qdr_game_get_position (self->game));

  print_line ("%s", text);

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
  gboolean has_words;       /* whether words may follow the name */
  gboolean works_in_search; /* whether the command is allowed while a search is running */
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

static QdrLineResult
line_cb (QdrLineKind kind, const char *text, gpointer user_data)
{
  QdrUqi *self = user_data;

  if (kind == QDR_LINE_END) {
    self->quits = TRUE;
  } else if (kind == QDR_LINE_UNREADABLE) {
    print_line ("error the line is too long or not UTF-8");
  } else {
    g_auto (GStrv) words = qdr_parse_words (text);
    g_autoptr (GError) error = NULL;
    const Command *command = NULL;
    gboolean is_searching;

    if (words[0] == NULL)
      return QDR_LINE_DONE;

    for (guint i = 0; i < G_N_ELEMENTS (commands) && command == NULL; i++)
      if (g_str_equal (commands[i].name, words[0]))
        command = &commands[i];
    g_mutex_lock (&self->mutex);
    is_searching = self->is_searching;
    g_mutex_unlock (&self->mutex);

    if (command == NULL)
      qdr_usage_error_set (&error, "unknown command %.40s", words[0]);
    else if (!command->has_words && words[1] != NULL)
      qdr_usage_error_set (&error, "%s: unknown word %s", words[0], words[1]);
    else if (!command->works_in_search && is_searching)
      qdr_usage_error_set (&error, "%s: a search is running", words[0]);
    else
      command->run (self, words, &error);
    if (error != NULL)
      print_line ("error %s", error->message);
  }

  return self->quits ? QDR_LINE_QUIT : QDR_LINE_DONE;
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
  g_mutex_init (&self.mutex);
  g_cond_init (&self.stop_requested);
  start_ordinary_game (&self);
  input = qdr_line_input_new (STDIN_FILENO, line_cb, &self);

  while (!self.quits)
    g_main_context_iteration (NULL, TRUE);

  stop_search (&self);
  g_cond_clear (&self.stop_requested);
  g_mutex_clear (&self.mutex);
  qdr_engine_free (self.engine);
  g_object_unref (self.game);
  g_object_unref (self.personalities);
}
