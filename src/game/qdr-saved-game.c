/*
 * Saved games: reading and writing the text of docs/saved-games.md, from and to files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-saved-game.h"

#include <glib/gi18n-lib.h>

#include "qdr-durable-file.h"
#include "qdr-saved-game-reader.h"
#include "qdr-saved-game-writer.h"

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
fail_too_large (QdrTextPlace *place, GError **error)
{
  if (place != NULL)
    *place = (QdrTextPlace){ .line = 1, .column = 1 };
  g_set_error_literal (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE,
                       _ ("Expected a file of at most 4 MiB; this one is larger."));
  return FALSE;
}

/* Reads all games; tells @func of each unless that is NULL. */
static gboolean
read_all (const char *text,
          gsize length,
          QdrSavedGameFunc func,
          gpointer user_data,
          guint *n_games,
          QdrTextPlace *place,
          GError **error)
{
  g_auto (QdrLexer) lexer = { 0 };

  *n_games = 0;
  if (!qdr_lexer_init (&lexer, text, length, place, error))
    return FALSE;
  do {
    g_autoptr (QdrGame) game = qdr_saved_game_read (&lexer);

    if (game == NULL)
      return FALSE;
    (*n_games)++;
    if (func != NULL)
      func (game, *n_games, user_data);
  } while (!qdr_lexer_is_at_end (&lexer));

  return TRUE;
}

gboolean
qdr_saved_game_check (const char *text,
                      gsize length,
                      guint *n_games,
                      QdrTextPlace *place,
                      GError **error)
{
  guint n;

  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (place != NULL)
    *place = (QdrTextPlace){ .line = 0 };
  if (length > QDR_SAVED_GAME_MAX_SIZE)
    return fail_too_large (place, error);
  if (!read_all (text != NULL ? text : "", length, NULL, NULL, &n, place, error))
    return FALSE;
  if (n_games != NULL)
    *n_games = n;
  return TRUE;
}

/* Checks first, without keeping anything: a text with an error at its end may begin with a hundred
 * thousand good games. */
static gboolean
check_and_read (const char *text,
                gsize length,
                QdrSavedGameFunc func,
                gpointer user_data,
                guint *n_games,
                QdrTextPlace *place,
                GError **error)
{
  return qdr_saved_game_check (text, length, NULL, place, error) &&
         read_all (text, length, func, user_data, n_games, place, error);
}

static void
add_game (QdrGame *game, guint number, gpointer user_data)
{
  g_ptr_array_add (user_data, g_object_ref (game));
}

GPtrArray *
qdr_saved_game_parse (const char *text, gsize length, QdrTextPlace *place, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_games;

  if (!check_and_read (text, length, add_game, games, &n_games, place, error))
    return NULL;
  return g_steal_pointer (&games);
}

/* Only a plain file: a device or a pipe may have no end, or never begin. */
static gboolean
check_kind_and_size (GFile *file, QdrTextPlace *place, GError **error)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return FALSE;

  switch (g_file_info_get_file_type (info)) {
  case G_FILE_TYPE_REGULAR:
    return g_file_info_get_size (info) <= QDR_SAVED_GAME_MAX_SIZE || fail_too_large (place, error);
  case G_FILE_TYPE_DIRECTORY:
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY,
                         _ ("Expected a saved game, not a folder."));
    return FALSE;
  default:
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("Expected a saved game, not a special file."));
    return FALSE;
  }
}

/* Reads at most one byte more than is allowed, even if the file grows meanwhile. */
static char *
read_file (GFile *file, gsize *length, QdrTextPlace *place, GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *text = NULL;

  if (place != NULL)
    *place = (QdrTextPlace){ .line = 0 };
  if (!check_kind_and_size (file, place, error))
    return NULL;
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;

  text = g_malloc (QDR_SAVED_GAME_MAX_SIZE + 1);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), text, QDR_SAVED_GAME_MAX_SIZE + 1, length,
                                NULL, error))
    return NULL;
  return g_steal_pointer (&text);
}

GPtrArray *
qdr_saved_game_load (GFile *file, QdrTextPlace *place, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = read_file (file, &length, place, error);
  return text != NULL ? qdr_saved_game_parse (text, length, place, error) : NULL;
}

gboolean
qdr_saved_game_check_file (GFile *file, guint *n_games, QdrTextPlace *place, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  text = read_file (file, &length, place, error);
  return text != NULL && qdr_saved_game_check (text, length, n_games, place, error);
}

guint
qdr_saved_game_foreach_in_text (const char *text,
                                gsize length,
                                QdrSavedGameFunc func,
                                gpointer user_data,
                                QdrTextPlace *place,
                                GError **error)
{
  guint n_games;

  g_return_val_if_fail (text != NULL || length == 0, 0);
  g_return_val_if_fail (func != NULL, 0);
  g_return_val_if_fail (error == NULL || *error == NULL, 0);

  return check_and_read (text, length, func, user_data, &n_games, place, error) ? n_games : 0;
}

guint
qdr_saved_game_foreach (GFile *file,
                        QdrSavedGameFunc func,
                        gpointer user_data,
                        QdrTextPlace *place,
                        GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (file), 0);
  g_return_val_if_fail (func != NULL, 0);
  g_return_val_if_fail (error == NULL || *error == NULL, 0);

  text = read_file (file, &length, place, error);
  return text != NULL ? qdr_saved_game_foreach_in_text (text, length, func, user_data, place, error)
                      : 0;
}

/* --- Writing ---------------------------------------------------------------------------------- */

char *
qdr_saved_game_to_text (QdrGame *game)
{
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  return qdr_saved_game_write (game);
}

gboolean
qdr_saved_game_save (QdrGame *game, GFile *file, GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  text = qdr_saved_game_write (game);
  length = strlen (text);
  if (length > QDR_SAVED_GAME_MAX_SIZE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                         _ ("The game is too long for a file that could be opened again."));
    return FALSE;
  }
  if (!qdr_durable_file_replace (file, text, length, error))
    return FALSE;

  qdr_game_set_modified (game, FALSE);
  return TRUE;
}
