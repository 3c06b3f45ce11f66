/*
 * quoridor-cli match and tournament: play many games between two contestants, or games of several
 * contestants against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>
#include <unistd.h>

#include "qdr-game-log.h"
#include "qdr-game-options.h"
#include "qdr-library-command.h"
#include "qdr-library-recorder.h"
#include "qdr-match.h"
#include "qdr-openings.h"
#include "qdr-output-format.h"
#include "qdr-parse.h"
#include "qdr-report-text.h"
#include "qdr-sanitised-text.h"
#include "qdr-search-options.h"

#define DEFAULT_SEED 1
#define DEFAULT_MAX_PLIES 400
#define DEFAULT_MAX_PLIES_OF_FOUR 800
#define MAX_MAX_PLIES 100000
#define DEFAULT_TIMEOUT_MS 60000

/* The values of the options that match and tournament share; all zero if no option is set. */
typedef struct {
  QdrGameOptions setup; /* only size, players, walls and no_repetition are set */
  char *cpu;
  char *depth;
  char *nodes;
  char *hash;
  char *openings;
  char *seed;
  char *max_plies;
  char *timeout;
  char *jobs;
  char *pgn_out;
  char *journal;
  QdrLibraryRecorder library_recorder;
  gboolean verbose;
  char **contestants; /* (nullable): contestants as on the command line */
} MatchOptions;

/* Adds the options and the contestants to @context. */
static void
match_options_add (MatchOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "cpu", 0, 0, G_OPTION_ARG_STRING, &self->cpu, N_ ("CPU time of a move (at most 5)"),
      N_ ("SECONDS") },
    { "depth", 0, 0, G_OPTION_ARG_STRING, &self->depth, N_ ("Maximum depth in plies"), N_ ("D") },
    { "nodes", 0, 0, G_OPTION_ARG_STRING, &self->nodes, N_ ("Maximum number of positions"),
      N_ ("N") },
    { "hash", 0, 0, G_OPTION_ARG_STRING, &self->hash,
      N_ ("Size of the transposition table, 1 to 4096 (64)"), N_ ("MIB") },
    { "size", 0, 0, G_OPTION_ARG_STRING, &self->setup.size, N_ ("Board size, odd, 5 to 19 (9)"),
      N_ ("N|WxH") },
    { "players", 0, 0, G_OPTION_ARG_STRING, &self->setup.players,
      N_ ("Number of players, 2 or 4 (2)"), "N" },
    { "walls", 0, 0, G_OPTION_ARG_STRING, &self->setup.walls,
      N_ ("Walls in stock, for all players or for each"), N_ ("N[,N…]") },
    { "no-repetition", 0, 0, G_OPTION_ARG_NONE, &self->setup.no_repetition,
      N_ ("A position that occurs for the third time is not a draw"), NULL },
    { "openings", 0, 0, G_OPTION_ARG_FILENAME, &self->openings,
      N_ ("Openings, one a line: moves or a position (random ones)"), N_ ("FILE") },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &self->seed, N_ ("Seed of the random openings (1)"),
      N_ ("N") },
    { "max-plies", 0, 0, G_OPTION_ARG_STRING, &self->max_plies,
      N_ ("Maximum plies; a longer game is a draw (400, with four players 800)"), N_ ("N") },
    { "timeout", 0, 0, G_OPTION_ARG_STRING, &self->timeout, N_ ("Time to wait for an engine (60)"),
      N_ ("SECONDS") },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &self->jobs, N_ ("Parallel games (1)"), N_ ("N") },
    { "pgn-out", 0, 0, G_OPTION_ARG_FILENAME, &self->pgn_out, N_ ("Add the games to this file"),
      N_ ("FILE") },
    { "journal", 0, 0, G_OPTION_ARG_FILENAME, &self->journal,
      N_ ("Record each game in this file and resume from it"), N_ ("FILE") },
    { "verbose", 0, 0, G_OPTION_ARG_NONE, &self->verbose,
      N_ ("Report each game on standard error, even if that is not a terminal"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &self->contestants, NULL, NULL },
    { NULL },
  };

  qdr_library_recorder_add_option (&self->library_recorder, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

/* Parses a number. Does not change @number if @text is NULL. */
static gboolean
parse_optional (const char *name,
                const char *text,
                guint64 min,
                guint64 max,
                guint *number,
                GError **error)
{
  guint64 parsed;

  if (text == NULL)
    return TRUE;
  if (!qdr_parse_number (name, text, min, max, &parsed, error))
    return FALSE;

  *number = (guint) parsed;
  return TRUE;
}

static gboolean
find_contestants (const MatchOptions *self, QdrConditions *conditions, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  gboolean needs_library = qdr_personality_list_needs_library (personalities);

  for (guint i = 0; self->contestants != NULL && self->contestants[i] != NULL; i++)
    if (!g_str_has_prefix (self->contestants[i], QDR_CONTESTANT_ENGINE_PREFIX) &&
        g_str_has_suffix (self->contestants[i],
                          QDR_CONTESTANT_BOOK_SEPARATOR QDR_CONTESTANT_LIBRARY_BOOK))
      needs_library = TRUE;
  if (needs_library &&
      !qdr_library_command_build_book_for_personalities (self->library_recorder.path, personalities,
                                                         error))
    return FALSE;

  conditions->contestants = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; self->contestants != NULL && self->contestants[i] != NULL; i++) {
    g_autoptr (GError) reason = NULL;
    QdrContestant *contestant = qdr_contestant_new (self->contestants[i], personalities, &reason);

    if (contestant == NULL)
      return qdr_usage_error_set (error, "%s", reason->message);
    g_ptr_array_add (conditions->contestants, contestant);
    if (qdr_contestant_is_person (contestant))
      return qdr_usage_error_set (error, _ ("People play in the tournaments of the window"));
  }
  return TRUE;
}

/* Sets the conditions of the games, including the contestants. @conditions must be cleared even on
 * error. */
static gboolean
match_options_resolve (const MatchOptions *self, QdrConditions *conditions, GError **error)
{
  g_autoptr (QdrGame) game = NULL;
  const QdrPosition *start;
  gboolean repetition_is_draw;
  QdrLimits *limits;

  *conditions =
      (QdrConditions){ .seed = DEFAULT_SEED, .timeout_ms = DEFAULT_TIMEOUT_MS, .jobs = 1 };
  limits = &conditions->limits;
  if ((self->nodes != NULL &&
       !qdr_parse_number ("--nodes", self->nodes, 1, QDR_MAX_NODES, &limits->nodes, error)) ||
      !parse_optional ("--depth", self->depth, 1, QDR_MAX_DEPTH, &limits->depth, error) ||
      (self->cpu != NULL && !qdr_parse_seconds ("--cpu", self->cpu, 1, &limits->cpu_ms, error)) ||
      !qdr_search_check_cpu_limit (limits, error) ||
      !qdr_parse_table_size ("--hash", self->hash, &conditions->table_mib, error) ||
      !parse_optional ("--seed", self->seed, 0, G_MAXUINT32, &conditions->seed, error) ||
      !parse_optional ("--max-plies", self->max_plies, 1, MAX_MAX_PLIES, &conditions->max_plies,
                       error) ||
      !parse_optional ("--jobs", self->jobs, 1, QDR_MAX_JOBS, &conditions->jobs, error) ||
      (self->timeout != NULL &&
       !qdr_parse_seconds ("--timeout", self->timeout, 1, &conditions->timeout_ms, error)) ||
      !find_contestants (self, conditions, error))
    return FALSE;

  game = qdr_game_options_make_game (&self->setup, error);
  if (game == NULL)
    return FALSE;
  start = qdr_game_get_start_position (game);
  repetition_is_draw = !self->setup.no_repetition;
  if (self->openings == NULL) {
    conditions->openings = qdr_openings_new_random (start, repetition_is_draw, conditions->seed);
  } else if (g_str_equal (self->openings, QDR_STANDARD_INPUT)) {
    gsize length;
    g_autofree char *text = qdr_read_standard_input (G_MAXSSIZE, &length, error);

    if (text != NULL)
      conditions->openings =
          qdr_openings_parse (QDR_STANDARD_INPUT, text, start, repetition_is_draw, error);
  } else {
    g_autoptr (GFile) file = g_file_new_for_path (self->openings);

    conditions->openings = qdr_openings_load (file, start, repetition_is_draw, error);
  }
  if (conditions->openings == NULL)
    return FALSE;

  if (conditions->max_plies == 0)
    conditions->max_plies = qdr_conditions_get_n_players (conditions) == 2
                                ? DEFAULT_MAX_PLIES
                                : DEFAULT_MAX_PLIES_OF_FOUR;
  return TRUE;
}

/* Opens the journal, the file for games and the library, if their options are set. @setup describes
 * the match or tournament in the journal. @journal and @log are (out) (transfer full) (nullable):
 * NULL if the option is not set. */
static gboolean
match_options_open_files (MatchOptions *self,
                          const char *setup,
                          QdrJournal **journal,
                          QdrGameLog **log,
                          GError **error)
{
  g_autoptr (GFile) file = NULL;

  *journal = NULL;
  *log = NULL;
  if (self->journal != NULL) {
    *journal = qdr_journal_open (self->journal, setup, error);
    if (*journal == NULL)
      return FALSE;
  }
  if (!qdr_library_recorder_open (&self->library_recorder, error))
    return FALSE;
  if (self->pgn_out == NULL)
    return TRUE;

  file = g_file_new_for_path (self->pgn_out);
  *log = qdr_game_log_open (file, error);
  if (*log == NULL)
    g_prefix_error (error, "%s: ", self->pgn_out);
  return *log != NULL;
}

static void
match_options_clear (MatchOptions *self)
{
  qdr_game_options_clear (&self->setup);
  qdr_library_recorder_clear (&self->library_recorder);
  g_clear_pointer (&self->cpu, g_free);
  g_clear_pointer (&self->depth, g_free);
  g_clear_pointer (&self->nodes, g_free);
  g_clear_pointer (&self->hash, g_free);
  g_clear_pointer (&self->openings, g_free);
  g_clear_pointer (&self->seed, g_free);
  g_clear_pointer (&self->max_plies, g_free);
  g_clear_pointer (&self->timeout, g_free);
  g_clear_pointer (&self->jobs, g_free);
  g_clear_pointer (&self->pgn_out, g_free);
  g_clear_pointer (&self->journal, g_free);
  g_clear_pointer (&self->contestants, g_strfreev);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MatchOptions, match_options_clear)

/* A recorder of the games of a match or tournament, which adds them to a file and to the library.
 * Its pointers are not owned. */
typedef struct {
  const QdrConditions *conditions;
  QdrGameLog *log; /* (nullable): file to which the games are added */
  QdrLibraryRecorder *library_recorder;
  gboolean is_verbose; /* whether each game is reported on standard error */
  gboolean is_watched; /* whether standard error is a terminal, where the progress is shown */
  gint64 begin_us;     /* time of g_get_monotonic_time() at the start of the first game */
  guint n_games;
  guint n_old; /* number of recorded games that were in the journal before this run */
  guint n_new; /* number of recorded games that were played in this run */
} MatchRecorder;

/* Call this function just before the first game: the recorder measures the time from now on. */
static MatchRecorder
match_recorder_make (const QdrConditions *conditions,
                     QdrLibraryRecorder *library_recorder,
                     QdrGameLog *log,
                     guint n_games,
                     gboolean is_verbose)
{
  const gboolean is_watched = isatty (STDERR_FILENO) == 1;

  return (MatchRecorder){
    .conditions = conditions,
    .log = log,
    .library_recorder = library_recorder,
    .is_verbose = is_verbose || is_watched,
    .is_watched = is_watched,
    .begin_us = g_get_monotonic_time (),
    .n_games = n_games,
  };
}

static void
report_game (const MatchRecorder *self,
             guint number,
             const QdrScheduledGame *scheduled,
             const QdrMatchGame *played)
{
  const guint n_players = qdr_game_get_n_players (played->game);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *line = NULL;

  g_string_append_printf (text, "game %u of %u: ", number + 1, self->n_games);
  for (guint turn = 0; turn < n_players; turn++) {
    QdrContestant *contestant =
        g_ptr_array_index (self->conditions->contestants, scheduled->contestants[turn]);

    g_string_append_printf (text, "%s%s", turn > 0 ? " - " : "",
                            qdr_contestant_get_description (contestant));
  }
  /* With four players, the result is "draw" or the number of the winner. */
  if (played->winner == QDR_DRAW)
    g_string_append (text, n_players == 2 ? " 1/2-1/2" : " draw");
  else if (n_players == 2)
    g_string_append (text, played->winner == 0 ? " 1-0" : " 0-1");
  else
    g_string_append_printf (text, " %d", played->winner + 1);
  g_string_append_printf (text, ", %u plies", qdr_game_get_ply (played->game));
  for (guint turn = 0; turn < n_players; turn++)
    if (played->failures[turn] != NULL && n_players == 2)
      g_string_append_printf (text, ": %s", played->failures[turn]);
    else if (played->failures[turn] != NULL)
      g_string_append_printf (text, "; %u out: %s", turn + 1, played->failures[turn]);
  if (self->is_watched) {
    /* Estimate the remaining time from the average time of the games in this run. */
    const guint n_done = self->n_old + self->n_new;
    const gint64 elapsed_us = g_get_monotonic_time () - self->begin_us;
    const gint64 left_s = elapsed_us / self->n_new * (self->n_games - n_done) / G_USEC_PER_SEC;

    g_string_append_printf (text, "; %u of %u games done, %" G_GINT64_FORMAT ":%02d:%02d left",
                            n_done, self->n_games, left_s / 3600, (int) (left_s / 60 % 60),
                            (int) (left_s % 60));
  }
  line = qdr_sanitise_line (text->str);
  g_printerr ("%s\n", line);
}

/* Records a game. A game from the journal is added to the file of --pgn-out only if it is missing
 * there. */
static gboolean
match_recorder_add_game (guint number,
                         const QdrScheduledGame *scheduled,
                         const QdrMatchGame *played,
                         gpointer user_data,
                         GError **error)
{
  MatchRecorder *self = user_data;

  *(played->is_from_journal ? &self->n_old : &self->n_new) += 1;
  if (self->is_verbose && !played->is_from_journal)
    report_game (self, number, scheduled, played);

  qdr_library_recorder_add_game (self->library_recorder, played->game, QDR_LIBRARY_TOURNAMENT);
  if (self->log == NULL)
    return TRUE;
  return played->is_from_journal ? qdr_game_log_add_game_if_missing (self->log, played->game, error)
                                 : qdr_game_log_add_game (self->log, played->game, error);
}

#define DEFAULT_GAMES 100
/* The maximum number of games with a statistical test, which usually ends the match earlier. */
#define DEFAULT_GAMES_WITH_SPRT 20000
#define MATCH_MAX_GAMES 100000

/* Plays the match, and appends its result to @output. */
static gboolean
play_match (QdrMatch *match,
            MatchOptions *options,
            gboolean is_json,
            GString *output,
            GError **error)
{
  g_autoptr (QdrGameLog) log = NULL;
  g_auto (QdrMatchResult) score = { 0 };
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *setup = qdr_match_format_setup (match);
  MatchRecorder recorder;
  guint n_counted;

  if (!match_options_open_files (options, setup, &journal, &log, error))
    return FALSE;
  match->conditions.journal = journal;
  recorder = match_recorder_make (&match->conditions, &options->library_recorder, log,
                                  match->n_games, options->verbose);
  if (!qdr_match_play (match, &score, match_recorder_add_game, &recorder, error))
    return FALSE;

  n_counted = qdr_tally_get_n_games (&score.tally);
  if (n_counted > 0 && is_json)
    qdr_match_append_json (output, match, &score);
  else if (n_counted > 0)
    qdr_match_append_text (output, match, &score);
  return !qdr_interrupt_set_error_if_match_stopped (n_counted, match->n_games, error);
}

static gboolean
run_match (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (MatchOptions) options = { 0 };
  g_autofree char *games = NULL;
  g_autofree char *sprt_text = NULL;
  g_autofree char *format_name = NULL;
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &games, N_ ("Number of games (100)"), N_ ("N") },
    { "sprt", 0, 0, G_OPTION_ARG_STRING, &sprt_text,
      N_ ("Stop when the test accepts one of these rating differences"), N_ ("ELO0,ELO1") },
    { NULL },
  };
  g_auto (QdrConditions) conditions = { 0 };
  QdrMatch match = { 0 };
  QdrSprt sprt;
  QdrOutputFormat format;
  guint64 n_games;

  match_options_add (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_output_format_add_option (&format_name, FALSE, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  if (options.contestants == NULL || g_strv_length (options.contestants) != 2)
    return qdr_usage_error_set (error, _ ("match needs two personalities or engines"));
  n_games = sprt_text != NULL ? DEFAULT_GAMES_WITH_SPRT : DEFAULT_GAMES;
  if (!qdr_output_format_parse (format_name, FALSE, &format, error) ||
      (games != NULL && !qdr_parse_number ("--games", games, 1, MATCH_MAX_GAMES, &n_games, error)))
    return FALSE;
  if (sprt_text != NULL) {
    g_auto (GStrv) words = g_strsplit (sprt_text, ",", 3);

    if (g_strv_length (words) != 2 || !qdr_parse_rating_difference (words[0], &sprt.elo0) ||
        !qdr_parse_rating_difference (words[1], &sprt.elo1) || sprt.elo0 >= sprt.elo1)
      return qdr_usage_error_set (
          error, _ ("--sprt: “%s” is not two differences in rating, the lower first: “0,10”"),
          sprt_text);
  }
  if (!match_options_resolve (&options, &conditions, error))
    return FALSE;

  conditions.interrupt = qdr_interrupt_catch_signal ();
  match.conditions = conditions;
  match.n_games = (guint) n_games;
  match.sprt = sprt_text != NULL ? &sprt : NULL;
  return play_match (&match, &options, format == QDR_OUTPUT_FORMAT_JSON, output, error);
}

const QdrCommand qdr_command_match = {
  .name = "match",
  .parameters = N_ ("A B"),
  .summary = N_ ("Play a match between two personalities or engines"),
  .prints_output_on_error = TRUE, /* an interrupted match also prints its score */
  .run = run_match,
};

#define MAX_ROUNDS 10000
#define MAX_CONTESTANTS 100
#define TOURNAMENT_MAX_GAMES 1000000

/* Plays the tournament, and appends its result to @output. */
static gboolean
play_tournament (QdrTournament *tournament,
                 MatchOptions *options,
                 gboolean is_json,
                 GString *output,
                 GError **error)
{
  g_autoptr (QdrGameLog) log = NULL;
  g_auto (QdrStandings) standings = { 0 };
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *setup = qdr_tournament_format_setup (tournament);
  const guint n_games = qdr_tournament_get_n_games (tournament);
  MatchRecorder recorder;
  guint n_counted;

  if (!match_options_open_files (options, setup, &journal, &log, error))
    return FALSE;
  tournament->conditions.journal = journal;
  recorder = match_recorder_make (&tournament->conditions, &options->library_recorder, log, n_games,
                                  options->verbose);
  if (!qdr_tournament_play (tournament, &standings, match_recorder_add_game, &recorder, error))
    return FALSE;

  n_counted = recorder.n_old + recorder.n_new;
  if (n_counted > 0 && is_json)
    qdr_tournament_append_json (output, tournament, &standings);
  else if (n_counted > 0)
    qdr_tournament_append_text (output, tournament, &standings);
  return !qdr_interrupt_set_error_if_match_stopped (n_counted, n_games, error);
}

static gboolean
run_tournament (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_create_option_context (self);
  g_auto (MatchOptions) options = { 0 };
  g_auto (QdrConditions) conditions = { 0 };
  g_autofree char *rounds = NULL;
  g_autofree char *format_name = NULL;
  const GOptionEntry entries[] = {
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &rounds,
      N_ ("Number of openings a pairing plays in each seat (1)"), N_ ("N") },
    { NULL },
  };
  QdrTournament tournament = { 0 };
  guint64 n_rounds = 1;
  guint n_contestants;
  guint n_players;
  QdrOutputFormat format;

  match_options_add (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_output_format_add_option (&format_name, FALSE, context);
  if (!qdr_parse_all_arguments (context, arguments, error))
    return FALSE;
  n_contestants = options.contestants != NULL ? g_strv_length (options.contestants) : 0;
  if (n_contestants < 2 || n_contestants > MAX_CONTESTANTS)
    return qdr_usage_error_set (error, _ ("tournament needs 2 to %d personalities or engines"),
                                MAX_CONTESTANTS);
  if (rounds != NULL && !qdr_parse_number ("--rounds", rounds, 1, MAX_ROUNDS, &n_rounds, error))
    return FALSE;
  if (!qdr_output_format_parse (format_name, FALSE, &format, error) ||
      !match_options_resolve (&options, &conditions, error))
    return FALSE;
  n_players = qdr_conditions_get_n_players (&conditions);
  if (n_contestants < n_players)
    return qdr_usage_error_set (error,
                                _ ("tournament --players 4 needs at least 4 personalities or "
                                   "engines"));
  if (qdr_tournament_count_games (n_contestants, n_players, (guint) n_rounds) >
      TOURNAMENT_MAX_GAMES)
    return qdr_usage_error_set (error, _ ("More than %d games"), TOURNAMENT_MAX_GAMES);

  conditions.interrupt = qdr_interrupt_catch_signal ();
  tournament.conditions = conditions;
  tournament.n_rounds = (guint) n_rounds;
  return play_tournament (&tournament, &options, format == QDR_OUTPUT_FORMAT_JSON, output, error);
}

const QdrCommand qdr_command_tournament = {
  .name = "tournament",
  .parameters = N_ ("ID…"),
  .summary = N_ ("Play a round-robin tournament"),
  .prints_output_on_error = TRUE, /* an interrupted tournament also prints its table */
  .run = run_tournament,
};
