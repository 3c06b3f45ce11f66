/*
 * Options that select the moves of an opening book, and books built from the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-book-options.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"
#include "qdr-library-command.h"
#include "qdr-parse.h"

#define MAX_PLIES 24 /* number of plies that the library indexes */

void
qdr_book_options_add (QdrBookOptions *self, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "games", 0, 0, G_OPTION_ARG_STRING, &self->games,
      N_ ("Minimum number of games with the move"), N_ ("N") },
    { "result", 0, 0, G_OPTION_ARG_STRING, &self->result,
      N_ ("Minimum average score of the mover, 0 to 1"), N_ ("SHARE") },
    { "rating", 0, 0, G_OPTION_ARG_STRING, &self->rating, N_ ("Minimum rating of the players"),
      N_ ("N") },
    { "plies", 0, 0, G_OPTION_ARG_STRING, &self->plies,
      N_ ("Number of plies from the start, 1 to 24"), N_ ("N") },
    { NULL },
  };

  g_return_if_fail (self != NULL);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

gboolean
qdr_book_options_resolve (const QdrBookOptions *self, QdrLibraryBookRules *rules, GError **error)
{
  guint64 games;
  guint64 rating;
  guint64 plies;

  g_return_val_if_fail (self != NULL && rules != NULL, FALSE);

  games = rules->min_games;
  rating = (guint64) rules->min_rating;
  plies = rules->n_plies;
  if ((self->games != NULL &&
       !qdr_parse_number ("--games", self->games, 1, G_MAXINT32, &games, error)) ||
      (self->rating != NULL &&
       !qdr_parse_number ("--rating", self->rating, 0, G_MAXINT32, &rating, error)) ||
      (self->plies != NULL &&
       !qdr_parse_number ("--plies", self->plies, 1, MAX_PLIES, &plies, error)))
    return FALSE;

  if (self->result != NULL) {
    char *end = NULL;

    rules->min_result =
        g_ascii_isdigit (self->result[0]) ? g_ascii_strtod (self->result, &end) : -1;
    if (end == NULL || *end != '\0' || rules->min_result < 0 || rules->min_result > 1)
      return qdr_usage_error_set (error, _ ("--result: “%s” is not a share from 0 to 1: “0.45”"),
                                  self->result);
  }

  rules->min_games = (guint) games;
  rules->min_rating = (int) rating;
  rules->n_plies = (guint) plies;
  return TRUE;
}

void
qdr_book_options_clear (QdrBookOptions *self)
{
  g_clear_pointer (&self->games, g_free);
  g_clear_pointer (&self->result, g_free);
  g_clear_pointer (&self->rating, g_free);
  g_clear_pointer (&self->plies, g_free);
}

char *
qdr_book_build (const char *path, const QdrLibraryBookRules *rules, GError **error)
{
  g_autoptr (QdrLibrary) library = qdr_library_command_open (path, FALSE, error);

  g_return_val_if_fail (rules != NULL, NULL);

  if (library == NULL || !qdr_library_command_update_ratings (library, error))
    return NULL;
  return qdr_library_make_book (library, rules, NULL, error);
}

gboolean
qdr_book_build_for_personalities (const char *path,
                                  QdrPersonalityList *personalities,
                                  GError **error)
{
  g_autofree char *own = path == NULL ? qdr_library_get_default_path () : NULL;
  g_autofree char *text = NULL;
  g_autoptr (QdrOpeningBook) book = NULL;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), FALSE);

  if (path == NULL)
    path = own;
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  text = qdr_book_build (path, &qdr_library_book_rules_default, error);
  if (text == NULL)
    return FALSE;

  book = qdr_opening_book_parse (path, text, qdr_personality_list_get_program_book (personalities));
  qdr_personality_list_set_library_book (personalities, book);
  return TRUE;
}
