/*
 * quoridor-cli library query: questions about players and openings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "qdr-filter-options.h"
#include "qdr-library-commands.h"
#include "qdr-parse.h"
#include "qdr-person-name.h"
#include "qdr-rows.h"
#include "qdr-setup.h"
#include "qdr-statistics-tables.h"

/* A question: its words behind the name are in @words. */
typedef struct {
  const char *name;
  guint n_numbers;        /* how many numbers must follow */
  guint n_words;          /* how many words may follow, with the numbers */
  gboolean needs_ratings; /* whether ratings are told */
  QdrLibraryTable *(*ask) (QdrLibrary *library, char **words, guint number, GError **error);
  /* Instead, where the only word is the name of a player. */
  QdrLibraryTable *(*ask_of) (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error);
} Question;

static QdrLibraryTable *
ask_rated_above (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_rated_above (library, number, error);
}

static QdrLibraryTable *
ask_best_players (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_best_players (library, number, error);
}

static QdrLibraryTable *
ask_first_player_share (QdrLibrary *library, char **words, guint number, GError **error)
{
  g_autofree char *joined = g_strjoinv (" ", words);
  g_autofree char *opening = qdr_filter_options_write_moves ("first-player-share", joined, error);

  return opening != NULL ? qdr_library_query_first_player_share (library, opening, error) : NULL;
}

static QdrLibraryTable *
ask_winners_as_first (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_winners_as_first (library, number, error);
}

static QdrLibraryTable *
ask_versus (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_library_query_versus (library, error);
}

static QdrLibraryTable *
ask_players (QdrLibrary *library, char **words, guint number, GError **error)
{
  return qdr_statistics_table_players (library, error);
}

static QdrLibraryTable *
ask_personalities (QdrLibrary *library, char **words, guint number, GError **error)
{
  const gboolean is_of_four = g_strcmp0 (words[0], "4") == 0;

  if (words[0] != NULL && !is_of_four && !g_str_equal (words[0], "2")) {
    qdr_usage_fail (error, _ ("“%s” is neither 2 nor 4 players"), words[0]);
    return NULL;
  }
  return qdr_statistics_table_personalities (library, is_of_four ? 4 : 2, error);
}

static const Question questions[] = {
  { "rated-above", 1, 1, TRUE, ask_rated_above },
  { "best-players", 1, 1, TRUE, ask_best_players },
  { "first-player-share", 0, G_MAXUINT, FALSE, ask_first_player_share },
  { "winners-as-first", 1, 1, FALSE, ask_winners_as_first },
  { "versus", 0, 0, FALSE, ask_versus },
  { "players", 0, 0, TRUE, ask_players },
  { "statistics", 0, 1, FALSE, NULL, qdr_statistics_table_scores },
  { "results", 0, 1, FALSE, NULL, qdr_statistics_table_results },
  { "ratings", 0, 1, TRUE, NULL, qdr_statistics_table_ratings },
  { "reviews", 0, 1, FALSE, NULL, qdr_statistics_table_reviews },
  { "personalities", 0, 1, FALSE, ask_personalities },
};

/* Of the player that is named, or else of the user. */
static QdrLibraryTable *
ask (const Question *self, QdrLibrary *library, char **words, guint number, GError **error)
{
  g_autofree char *user = NULL;
  g_autoptr (QdrLibraryPlayer) player = NULL;

  if (self->ask_of == NULL)
    return self->ask (library, words, number, error);

  user = qdr_person_name_get_user_or_account ();
  player = qdr_library_find_player (library, words[0] != NULL ? words[0] : user, error);
  return player != NULL ? self->ask_of (library, player, error) : NULL;
}

/* "moves" has the options of a game in front of its moves. */
static gboolean
run_moves (const QdrCommand *self,
           const char *path,
           char **arguments,
           GString *output,
           GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (QdrLibrary) library = NULL;
  g_autoptr (QdrLibraryTable) table = NULL;
  g_autofree char *format_name = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_auto (QdrSetup) setup = { 0 };
  QdrFormat format;

  qdr_setup_add_options (&setup, context);
  qdr_format_add_option (&format_name, TRUE, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL || !qdr_library_command_rate (library, error))
    return FALSE;

  table = qdr_library_query_moves (library, qdr_game_get_position (game), error);
  if (table == NULL)
    return FALSE;
  qdr_rows_append (table, format, output);
  return TRUE;
}

static gboolean
check_words (const Question *question, char **words, guint *number, GError **error)
{
  const guint n_words = words != NULL ? g_strv_length (words) : 0;
  guint64 read = 0;

  if (n_words < question->n_numbers)
    return qdr_usage_fail (error, _ ("%s needs a number"), question->name);
  if (n_words > question->n_words)
    return qdr_usage_fail (error, _ ("Unexpected argument “%s”"), words[question->n_words]);
  if (question->n_numbers > 0 &&
      !qdr_parse_number (question->name, words[0], 0, G_MAXINT32, &read, error))
    return FALSE;
  *number = (guint) read;
  return TRUE;
}

static gboolean
run_question (const QdrCommand *self,
              const Question *question,
              const char *path,
              char **arguments,
              GString *output,
              GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_autoptr (QdrLibrary) library = NULL;
  g_autoptr (QdrLibraryTable) table = NULL;
  g_autofree char *format_name = NULL;
  g_auto (GStrv) words = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, NULL },
    { NULL },
  };
  char *none[] = { NULL };
  QdrFormat format;
  guint number = 0;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_format_add_option (&format_name, TRUE, context);
  if (!qdr_command_parse_all (context, arguments, error) ||
      !qdr_format_parse (format_name, TRUE, &format, error) ||
      !check_words (question, words, &number, error))
    return FALSE;
  library = qdr_library_command_open (path, FALSE, error);
  if (library == NULL || (question->needs_ratings && !qdr_library_command_rate (library, error)))
    return FALSE;

  table = ask (question, library, words != NULL ? words : none, number, error);
  if (table == NULL)
    return FALSE;
  qdr_rows_append (table, format, output);
  return TRUE;
}

static gboolean
run (const QdrCommand *self, const char *path, char **arguments, GString *output, GError **error)
{
  const char *name = arguments[1];

  if (name == NULL)
    return qdr_usage_fail (error, _ ("%s needs a question"), self->name);
  if (g_str_equal (name, "moves"))
    return run_moves (self, path, arguments + 1, output, error);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_str_equal (questions[i].name, name))
      return run_question (self, &questions[i], path, arguments + 1, output, error);
  if (g_str_equal (name, "--help")) {
    g_autoptr (GOptionContext) context = qdr_command_context_new (self);

    return qdr_command_parse_all (context, arguments, error);
  }
  return qdr_usage_fail (error, _ ("“%s” is no question to the library"), name);
}

const QdrLibraryCommand qdr_library_command_query = {
  { .name = "query",
    .parameters = "rated-above N|best-players N|first-player-share [MOVE…]|winners-as-first N|"
                  "moves […] [MOVE…]|versus|players|statistics [NAME]|results [NAME]|"
                  "ratings [NAME]|reviews [NAME]|personalities [2|4]",
    .summary = N_ ("Answer questions about players and openings") },
  run,
};
