/*
 * Options that matches and tournaments share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-options.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"
#include "qdr-library-command.h"
#include "qdr-openings.h"
#include "qdr-parse.h"
#include "qdr-search-options.h"

#define DEFAULT_SEED 1
#define DEFAULT_MAX_PLIES 400
#define DEFAULT_MAX_PLIES_OF_FOUR 800
#define MAX_MAX_PLIES 100000
#define DEFAULT_TIMEOUT_MS 60000

void
qdr_match_options_add (QdrMatchOptions *self, GOptionContext *context)
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

  g_return_if_fail (self != NULL);

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
find_contestants (const QdrMatchOptions *self, QdrConditions *conditions, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  gboolean needs_library = qdr_personality_list_needs_library (personalities);

  for (guint i = 0; self->contestants != NULL && self->contestants[i] != NULL; i++)
    if (!g_str_has_prefix (self->contestants[i], QDR_CONTESTANT_ENGINE_PREFIX) &&
        g_str_has_suffix (self->contestants[i],
                          QDR_CONTESTANT_BOOK_SEPARATOR QDR_CONTESTANT_LIBRARY_BOOK))
      needs_library = TRUE;
  if (needs_library &&
      !qdr_book_build_for_personalities (self->library_recorder.path, personalities, error))
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

gboolean
qdr_match_options_resolve (const QdrMatchOptions *self, QdrConditions *conditions, GError **error)
{
  g_autoptr (QdrGame) game = NULL;
  const QdrPosition *start;
  gboolean repetition_is_draw;
  QdrLimits *limits;

  g_return_val_if_fail (self != NULL && conditions != NULL, FALSE);

  *conditions =
      (QdrConditions){ .seed = DEFAULT_SEED, .timeout_ms = DEFAULT_TIMEOUT_MS, .jobs = 1 };
  limits = &conditions->limits;
  if ((self->nodes != NULL &&
       !qdr_parse_number ("--nodes", self->nodes, 1, QDR_MAX_NODES, &limits->nodes, error)) ||
      !parse_optional ("--depth", self->depth, 1, QDR_MAX_DEPTH, &limits->depth, error) ||
      (self->cpu != NULL && !qdr_parse_seconds ("--cpu", self->cpu, 1, &limits->cpu_ms, error)) ||
      !qdr_search_check_move_cpu (limits, error) ||
      !qdr_search_parse_table_size ("--hash", self->hash, &conditions->table_mib, error) ||
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
  start = qdr_game_get_start (game);
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

gboolean
qdr_match_options_open_files (QdrMatchOptions *self,
                              const char *setup,
                              QdrJournal **journal,
                              QdrGameLog **log,
                              GError **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (self != NULL && journal != NULL && log != NULL, FALSE);

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

void
qdr_match_options_clear (QdrMatchOptions *self)
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
