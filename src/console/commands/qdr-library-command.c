/*
 * Functions that several commands use: to open the library, to format moves, and to build opening
 * books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-library-ratings.h"
#include "qdr-notation.h"
#include "qdr-parse.h"

QdrLibrary *
qdr_library_command_open (const char *path, gboolean creates_file, GError **error)
{
  g_autofree char *default_path = qdr_library_get_default_path ();

  if (path != NULL && !creates_file && !g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_autofree char *name = g_filename_display_name (path);

    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("There is no file “%s”"), name);
    return NULL;
  }
  return qdr_library_open (path != NULL ? path : default_path, error);
}

static gboolean
find_measured (const char *id, int *rating, gpointer user_data)
{
  QdrPersonality *personality = qdr_personality_list_find (user_data, id);

  if (personality == NULL)
    return FALSE;
  *rating = qdr_personality_get_rating (personality);
  return TRUE;
}

gboolean
qdr_library_command_update_ratings (QdrLibrary *library, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();

  return qdr_library_update_ratings (library, find_measured, personalities, error);
}

/* Accepts all moves on the largest board, because the size of the board is unknown. */
char *
qdr_library_command_format_moves (const char *name, const char *moves, GError **error)
{
  const QdrBoard board = qdr_board_make (QDR_BOARD_MAX, QDR_BOARD_MAX);
  g_auto (GStrv) words = qdr_parse_words (moves);
  g_autofree char *joined = g_strjoinv (" ", words);

  for (guint i = 0; words[i] != NULL; i++) {
    QdrMove move;

    if (qdr_move_from_text (&board, words[i], &move) != QDR_REFUSAL_REASON_NONE) {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("%s: “%s” is not a move"), name,
                   words[i]);
      return NULL;
    }
  }
  return g_ascii_strdown (joined, -1);
}

char *
qdr_library_command_build_book_text (const char *path,
                                     const QdrLibraryBookRules *rules,
                                     GError **error)
{
  g_autoptr (QdrLibrary) library = qdr_library_command_open (path, FALSE, error);

  g_return_val_if_fail (rules != NULL, NULL);

  if (library == NULL || !qdr_library_command_update_ratings (library, error))
    return NULL;
  return qdr_library_make_opening_book_text (library, rules, NULL, error);
}

gboolean
qdr_library_command_build_book_for_personalities (const char *path,
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
  text = qdr_library_command_build_book_text (path, &qdr_library_book_rules_default, error);
  if (text == NULL)
    return FALSE;

  book = qdr_opening_book_parse (path, text, qdr_personality_list_get_program_book (personalities));
  qdr_personality_list_set_library_book (personalities, book);
  return TRUE;
}
