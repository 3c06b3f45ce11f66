/*
 * Reads a collection game by game, in the notations of others too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-foreign-stream.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-foreign-game.h"
#include "qdr-foreign-text.h"
#include "qdr-saved-game.h"

static QdrGame *
read_in (QdrNotation notation,
         const char *text,
         gsize length,
         QdrTextPlace first,
         QdrTextPlace *place,
         GError **error)
{
  g_autofree char *translated = qdr_foreign_text_translate (notation, text, length);
  g_autoptr (GPtrArray) games = NULL;
  QdrTextPlace fault;

  *place = first;
  if (translated == NULL) {
    g_set_error (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE,
                 /* Translators: %s is a name on the command line. */
                 _ ("Expected a game in the notation %s."),
                 qdr_foreign_notation_get_name (notation));
    return NULL;
  }
  games = qdr_saved_game_parse (translated, strlen (translated), &fault, error);
  if (games != NULL)
    return g_object_ref (g_ptr_array_index (games, 0));

  if (fault.line == 1)
    place->column += fault.column - 1;
  else
    place->column = fault.column;
  place->line += fault.line - 1;
  return NULL;
}

static void
fail_ambiguous (const GPtrArray *found, GError **error)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++) {
    const QdrForeignGame *game = g_ptr_array_index (found, i);

    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "",
                            qdr_foreign_notation_get_name (game->notation));
  }
  g_set_error (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_AMBIGUOUS,
               /* Translators: %s is a list of names of notations, as on the command line. */
               _ ("Expected a game that is legal in one notation; this one is in several: %s."),
               list->str);
  g_string_free (list, TRUE);
}

static gboolean
is_too_large (const GError *error)
{
  return g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_TOO_LARGE);
}

/* Other notations name other squares; nothing else is wrong with a game in one of them. */
static gboolean
may_be_foreign (const GError *error)
{
  return g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_MOVE) ||
         g_error_matches (error, QDR_SAVED_GAME_ERROR, QDR_SAVED_GAME_ERROR_HEADER);
}

/* Reads what is no game in our notation. NULL without an error if it is none at all. */
static QdrGame *
read_foreign (const char *text, gsize length, QdrNotation *notation, GError **error)
{
  g_autoptr (GPtrArray) found = qdr_foreign_game_read (text, length, NULL);
  const QdrForeignGame *first;

  if (found == NULL)
    return NULL;
  if (found->len > 1) {
    fail_ambiguous (found, error);
    return NULL;
  }
  first = g_ptr_array_index (found, 0);
  *notation = first->notation;
  return g_object_ref (first->game);
}

QdrGame *
qdr_foreign_stream_read (QdrSavedGameStream *stream,
                         const QdrNotation *only,
                         QdrNotation *notation,
                         QdrTextPlace *place,
                         GError **error)
{
  const char *text = stream->at;
  const QdrTextPlace first = { stream->line, stream->column };
  g_autoptr (GError) failure = NULL;
  g_autoptr (GError) foreign_failure = NULL;
  g_autoptr (QdrGame) game = NULL;

  g_return_val_if_fail (stream != NULL && notation != NULL && place != NULL, NULL);

  *notation = only != NULL ? *only : QDR_NOTATION_OURS;
  game = qdr_saved_game_stream_read (stream, place, &failure);
  if (*notation != QDR_NOTATION_OURS && !is_too_large (failure))
    return read_in (*notation, text, (gsize) (stream->at - text), first, place, error);
  if (game == NULL && only == NULL && may_be_foreign (failure))
    game = read_foreign (text, (gsize) (stream->at - text), notation, &foreign_failure);
  if (game != NULL || foreign_failure != NULL)
    *place = first;
  if (foreign_failure != NULL)
    g_propagate_error (error, g_steal_pointer (&foreign_failure));
  else if (game == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return g_steal_pointer (&game);
}
