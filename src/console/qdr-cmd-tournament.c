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

static gboolean
parse_rounds (const char *text, guint *n_rounds, GError **error)
{
  guint64 number = 1;

  if (text != NULL && !qdr_parse_number ("--rounds", text, 1, MAX_ROUNDS, &number, error))
    return FALSE;

  *n_rounds = (guint) number;
  return TRUE;
}

static gboolean
check_contestants (const QdrMatchOptions *options, GError **error)
{
  const guint n = options->contestants != NULL ? g_strv_length (options->contestants) : 0;

  if (n < 2 || n > MAX_CONTESTANTS)
    return qdr_usage_fail (error, _ ("tournament needs 2 to %d personalities or engines"),
                           MAX_CONTESTANTS);
  return TRUE;
}

/* The games that are in the table. */
static guint
count_games (const QdrTournament *tournament, const QdrStandings *standings)
{
  guint n_games = 0;

  for (guint i = 0; i < tournament->conditions.contestants->len; i++)
    n_games += qdr_cross_table_get_total_games (standings->table, i);
  return n_games / 2;
}

/* Plays the tournament with everything parsed, and says how it went. */
static gboolean
play (const QdrTournament *tournament,
      const QdrMatchOptions *options,
      GString *output,
      GError **error)
{
  g_autoptr (QdrGameLog) log = NULL;
  g_auto (QdrStandings) standings = { NULL, NULL };
  QdrMatchJournal journal = {
    .conditions = &tournament->conditions,
    .is_told = options->verbose || qdr_match_journal_is_watched (),
    .n_games = qdr_tournament_get_n_games (tournament),
  };
  guint n_counted;

  if (!qdr_match_options_open_log (options, &log, error))
    return FALSE;
  journal.log = log;
  if (!qdr_tournament_play (tournament, &standings, qdr_match_journal_add, &journal, error))
    return FALSE;

  n_counted = count_games (tournament, &standings);
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

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_match_options_add (&options, context);
  if (!qdr_command_parse_all (context, arguments, error) || !check_contestants (&options, error) ||
      !parse_rounds (rounds, &tournament.n_rounds, error) ||
      !qdr_match_options_resolve (&options, &conditions, error))
    return FALSE;

  conditions.interrupt = qdr_interrupt_watch ();
  tournament.conditions = conditions;
  return play (&tournament, &options, output, error);
}

const QdrCommand qdr_command_tournament = {
  .name = "tournament",
  .parameters = N_ ("ID…"),
  .summary = N_ ("Let personalities and engines play all against all"),
  .keeps_output = TRUE, /* an interrupted tournament has a table as well */
  .run = run,
};
