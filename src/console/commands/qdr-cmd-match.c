/*
 * quoridor-cli match and tournament: plays games between two contestants, and of all contestants
 * against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-format.h"
#include "qdr-match-options.h"
#include "qdr-match.h"
#include "qdr-parse.h"
#include "qdr-recorders.h"
#include "qdr-report-text.h"

/* match */

#define DEFAULT_GAMES 100
/* A match with a statistical test ends with the decision of the test; this limit only prevents an
 * endless match. */
#define DEFAULT_GAMES_WITH_SPRT 20000
#define MATCH_MAX_GAMES 100000

/* Plays the match and reports on it. */
static gboolean
play_match (QdrMatch *match,
            QdrMatchOptions *options,
            gboolean is_json,
            GString *output,
            GError **error)
{
  g_autoptr (QdrGameLog) log = NULL;
  g_auto (QdrMatchResult) score = { 0 };
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *setup = qdr_match_format_setup (match);
  QdrMatchRecorder recorder;
  guint n_counted;

  if (!qdr_match_options_open_files (options, setup, &journal, &log, error))
    return FALSE;
  match->conditions.journal = journal;
  recorder = qdr_match_recorder_make (&match->conditions, &options->library_recorder, log,
                                      match->n_games, options->verbose);
  if (!qdr_match_play (match, &score, qdr_match_recorder_add, &recorder, error))
    return FALSE;

  n_counted = qdr_tally_get_n_games (&score.tally);
  if (n_counted > 0 && is_json)
    qdr_match_append_json (output, match, &score);
  else if (n_counted > 0)
    qdr_match_append_text (output, match, &score);
  return !qdr_interrupt_has_stopped_match (n_counted, match->n_games, error);
}

static gboolean
run_match (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrMatchOptions) options = { 0 };
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
  QdrFormat format;
  guint64 n_games;

  qdr_match_options_add (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_format_add_option (&format_name, FALSE, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  if (options.contestants == NULL || g_strv_length (options.contestants) != 2)
    return qdr_usage_error_set (error, _ ("match needs two personalities or engines"));
  n_games = sprt_text != NULL ? DEFAULT_GAMES_WITH_SPRT : DEFAULT_GAMES;
  if (!qdr_format_parse (format_name, FALSE, &format, error) ||
      (games != NULL && !qdr_parse_number ("--games", games, 1, MATCH_MAX_GAMES, &n_games, error)))
    return FALSE;
  if (sprt_text != NULL) {
    g_auto (GStrv) words = g_strsplit (sprt_text, ",", 3);

    if (g_strv_length (words) != 2 || !qdr_parse_elo (words[0], &sprt.elo0) ||
        !qdr_parse_elo (words[1], &sprt.elo1) || sprt.elo0 >= sprt.elo1)
      return qdr_usage_error_set (
          error, _ ("--sprt: “%s” is not two differences in rating, the lower first: “0,10”"),
          sprt_text);
  }
  if (!qdr_match_options_resolve (&options, &conditions, error))
    return FALSE;

  conditions.interrupt = qdr_interrupt_catch ();
  match.conditions = conditions;
  match.n_games = (guint) n_games;
  match.sprt = sprt_text != NULL ? &sprt : NULL;
  return play_match (&match, &options, format == QDR_FORMAT_JSON, output, error);
}

const QdrCommand qdr_command_match = {
  .name = "match",
  .parameters = N_ ("A B"),
  .summary = N_ ("Play a match between two personalities or engines"),
  .prints_output_on_error = TRUE, /* an interrupted match also prints its score */
  .run = run_match,
};

/* tournament */

#define MAX_ROUNDS 10000
#define MAX_CONTESTANTS 100
#define TOURNAMENT_MAX_GAMES 1000000

/* Plays the tournament and reports on it. */
static gboolean
play_tournament (QdrTournament *tournament,
                 QdrMatchOptions *options,
                 gboolean is_json,
                 GString *output,
                 GError **error)
{
  g_autoptr (QdrGameLog) log = NULL;
  g_auto (QdrStandings) standings = { 0 };
  g_autoptr (QdrJournal) journal = NULL;
  g_autofree char *setup = qdr_tournament_format_setup (tournament);
  const guint n_games = qdr_tournament_get_n_games (tournament);
  QdrMatchRecorder recorder;
  guint n_counted;

  if (!qdr_match_options_open_files (options, setup, &journal, &log, error))
    return FALSE;
  tournament->conditions.journal = journal;
  recorder = qdr_match_recorder_make (&tournament->conditions, &options->library_recorder, log,
                                      n_games, options->verbose);
  if (!qdr_tournament_play (tournament, &standings, qdr_match_recorder_add, &recorder, error))
    return FALSE;

  n_counted = recorder.n_old + recorder.n_new;
  if (n_counted > 0 && is_json)
    qdr_tournament_append_json (output, tournament, &standings);
  else if (n_counted > 0)
    qdr_tournament_append_text (output, tournament, &standings);
  return !qdr_interrupt_has_stopped_match (n_counted, n_games, error);
}

static gboolean
run_tournament (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrMatchOptions) options = { 0 };
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
  QdrFormat format;

  qdr_match_options_add (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_format_add_option (&format_name, FALSE, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  n_contestants = options.contestants != NULL ? g_strv_length (options.contestants) : 0;
  if (n_contestants < 2 || n_contestants > MAX_CONTESTANTS)
    return qdr_usage_error_set (error, _ ("tournament needs 2 to %d personalities or engines"),
                                MAX_CONTESTANTS);
  if (rounds != NULL && !qdr_parse_number ("--rounds", rounds, 1, MAX_ROUNDS, &n_rounds, error))
    return FALSE;
  if (!qdr_format_parse (format_name, FALSE, &format, error) ||
      !qdr_match_options_resolve (&options, &conditions, error))
    return FALSE;
  n_players = qdr_conditions_get_n_players (&conditions);
  if (n_contestants < n_players)
    return qdr_usage_error_set (error,
                                _ ("tournament --players 4 needs at least 4 personalities or "
                                   "engines"));
  if (qdr_tournament_count_games (n_contestants, n_players, (guint) n_rounds) >
      TOURNAMENT_MAX_GAMES)
    return qdr_usage_error_set (error, _ ("More than %d games"), TOURNAMENT_MAX_GAMES);

  conditions.interrupt = qdr_interrupt_catch ();
  tournament.conditions = conditions;
  tournament.n_rounds = (guint) n_rounds;
  return play_tournament (&tournament, &options, format == QDR_FORMAT_JSON, output, error);
}

const QdrCommand qdr_command_tournament = {
  .name = "tournament",
  .parameters = N_ ("ID…"),
  .summary = N_ ("Play a round-robin tournament"),
  .prints_output_on_error = TRUE, /* an interrupted tournament also prints its table */
  .run = run_tournament,
};
