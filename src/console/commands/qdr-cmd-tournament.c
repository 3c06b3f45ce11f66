/*
 * quoridor-cli tournament: games of all personalities and engines against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-format.h"
#include "qdr-match-options.h"
#include "qdr-match-recorder.h"
#include "qdr-parse.h"
#include "qdr-report-text.h"

#define MAX_ROUNDS 10000
#define MAX_CONTESTANTS 100
#define MAX_GAMES 1000000

/* Plays the tournament and reports on it. */
static gboolean
play (QdrTournament *tournament,
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
  recorder = qdr_match_recorder_make (&tournament->conditions, &options->keeper, log, n_games,
                                      options->verbose);
  if (!qdr_tournament_play (tournament, &standings, qdr_match_recorder_add, &recorder, error))
    return FALSE;

  n_counted = recorder.n_old + recorder.n_new;
  if (n_counted > 0 && is_json)
    qdr_tournament_append_json (output, tournament, &standings);
  else if (n_counted > 0)
    qdr_tournament_append_text (output, tournament, &standings);
  return !qdr_interrupt_stopped_match (n_counted, n_games, error);
}

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
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
    return qdr_usage_fail (error, _ ("tournament needs 2 to %d personalities or engines"),
                           MAX_CONTESTANTS);
  if (rounds != NULL && !qdr_parse_number ("--rounds", rounds, 1, MAX_ROUNDS, &n_rounds, error))
    return FALSE;
  if (!qdr_format_parse (format_name, FALSE, &format, error) ||
      !qdr_match_options_resolve (&options, &conditions, error))
    return FALSE;
  n_players = qdr_conditions_get_n_players (&conditions);
  if (n_contestants < n_players)
    return qdr_usage_fail (error, _ ("tournament --players 4 needs at least 4 personalities or "
                                     "engines"));
  if (qdr_tournament_count_games (n_contestants, n_players, (guint) n_rounds) > MAX_GAMES)
    return qdr_usage_fail (error, _ ("More than %d games"), MAX_GAMES);

  conditions.interrupt = qdr_interrupt_watch ();
  tournament.conditions = conditions;
  tournament.n_rounds = (guint) n_rounds;
  return play (&tournament, &options, format == QDR_FORMAT_JSON, output, error);
}

const QdrCommand qdr_command_tournament = {
  .name = "tournament",
  .parameters = N_ ("ID…"),
  .summary = N_ ("Play a round-robin tournament"),
  .keeps_output = TRUE, /* an interrupted tournament has a table as well */
  .run = run,
};
