/*
 * quoridor-cli tournament: all against all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-interrupt.h"
#include "qdr-match-options.h"
#include "qdr-match-journal.h"
#include "qdr-parse.h"
#include "qdr-tournament-text.h"

#define MAX_ROUNDS 10000
#define MAX_CONTESTANTS 100

/* Plays the tournament with everything parsed, and says how it went. */
static gboolean
play (const QdrTournament *tournament, QdrMatchOptions *options, GString *output, GError **error)
{
  g_autoptr (QdrGameLog) log = NULL;
  g_auto (QdrStandings) standings = { NULL, NULL };
  QdrMatchJournal journal = {
    .conditions = &tournament->conditions,
    .keeper = &options->keeper,
    .is_told = options->verbose || qdr_match_journal_is_watched (),
    .n_games = qdr_tournament_get_n_games (tournament),
  };
  guint n_counted = 0;

  if (!qdr_match_options_open_files (options, &log, error))
    return FALSE;
  journal.log = log;
  if (!qdr_tournament_play (tournament, &standings, qdr_match_journal_add, &journal, error))
    return FALSE;

  /* The table counts each game for both players. */
  for (guint i = 0; i < tournament->conditions.contestants->len; i++)
    n_counted += qdr_cross_table_get_total_games (standings.table, i);
  n_counted /= 2;
  if (n_counted > 0)
    qdr_tournament_text_append (output, tournament, &standings);
  return !qdr_interrupt_has_come (n_counted, journal.n_games, error);
}

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrMatchOptions) options = { 0 };
  g_auto (QdrConditions) conditions = { 0 };
  g_autofree char *rounds = NULL;
  const GOptionEntry entries[] = {
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &rounds,
      N_ ("How many games each pair plays with each colour (1)"), N_ ("N") },
    { NULL },
  };
  QdrTournament tournament = { 0 };
  guint64 n_rounds = 1;
  guint n_contestants;

  qdr_match_options_add (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  n_contestants = options.contestants != NULL ? g_strv_length (options.contestants) : 0;
  if (n_contestants < 2 || n_contestants > MAX_CONTESTANTS)
    return qdr_usage_fail (error, _ ("tournament needs 2 to %d personalities or engines"),
                           MAX_CONTESTANTS);
  if (rounds != NULL && !qdr_parse_number ("--rounds", rounds, 1, MAX_ROUNDS, &n_rounds, error))
    return FALSE;
  if (!qdr_match_options_resolve (&options, &conditions, error))
    return FALSE;

  conditions.interrupt = qdr_interrupt_watch ();
  tournament.conditions = conditions;
  tournament.n_rounds = (guint) n_rounds;
  return play (&tournament, &options, output, error);
}

const QdrCommand qdr_command_tournament = {
  .name = "tournament",
  .parameters = N_ ("ID…"),
  .summary = N_ ("Let personalities and engines play all against all"),
  .keeps_output = TRUE, /* an interrupted tournament has a table as well */
  .run = run,
};
