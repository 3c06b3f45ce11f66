/*
 * A game out of text that somebody has pasted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pasted-game.h"

#include <string.h>

#include "qdr-notation.h"
#include "qdr-saved-game.h"

static QdrGame *
read_saved_game (const char *text, GError **error)
{
  g_autoptr (GPtrArray) games = NULL;

  games = qdr_saved_game_parse (text, strlen (text), NULL, error);
  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}

/* Moves stand for a game from the usual start; a result belongs to its end. */
static QdrGame *
read_moves (const char *text, QdrGame *present, GError **error)
{
  const QdrPosition *start = qdr_game_get_start (present);
  const char *trimmed = text + strspn (text, " \t\r\n");
  g_autofree char *with_result = NULL;
  g_autofree char *without_result = NULL;
  QdrGame *game;

  if (*trimmed == '[' || *trimmed == '\0')
    return read_saved_game (text, error);

  with_result = g_strdup_printf ("[Board \"%ux%u\"]\n[Players \"%u\"]\n\n%s\n", start->board.width,
                                 start->board.height, start->players, text);
  game = read_saved_game (with_result, NULL);
  if (game != NULL)
    return game;
  without_result = g_strconcat (with_result, "*\n", NULL);
  return read_saved_game (without_result, error);
}

QdrGame *
qdr_pasted_game_read (const char *text, QdrGame *present, GError **error)
{
  g_autofree char *line = NULL;
  QdrPosition position;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (present), NULL);

  line = g_strstrip (g_strdup (text));
  if (qdr_position_from_text (line, &position, NULL, NULL))
    return qdr_game_new (&position, TRUE);
  return read_moves (text, present, error);
}

char *
qdr_pasted_game_write_moves (QdrGame *game)
{
  g_autofree char *text = NULL;
  const char *moves;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  /* The headers end with an empty line, and none of them holds one. */
  text = qdr_saved_game_to_text (game);
  moves = strstr (text, "\n\n");
  return g_strdup (moves != NULL ? moves + 2 : text);
}
