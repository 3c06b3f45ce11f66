/*
 * Conversion of games to text that is copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-clipboard.h"

#include <string.h>

#include "qdr-saved-game.h"

char *
qdr_game_clipboard_format_moves (QdrGame *game)
{
  g_autofree char *text = NULL;
  const char *moves;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  /* Find the empty line after the headers. */
  text = qdr_saved_game_to_text (game);
  moves = strstr (text, "\n\n");
  return g_strdup (moves != NULL ? moves + 2 : text);
}
