/*
 * A fuzz target: a line of any bytes is a game that is written as it was read, or one error. The
 * sum is made to fit, because no mutation would get past it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-foreign-game.h"
#include "qdr-game-line.h"
#include "sealed-line.h"

static void
check_line (const char *line, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = qdr_game_line_read (line, size, &error);
  g_autoptr (QdrGame) again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  if (game == NULL) {
    fuzz_check_error (error);
    return;
  }
  written = qdr_game_line_write (game, qdr_game_get_n_moves (game), NULL);
  fuzz_require (written != NULL);
  again = qdr_game_line_read (written, strlen (written), NULL);
  fuzz_require (again != NULL);
  rewritten = qdr_game_line_write (again, qdr_game_get_n_moves (again), NULL);
  fuzz_require (g_strcmp0 (rewritten, written) == 0);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_copy_text (data, size);
  const char *slash = strrchr (text, '/');
  g_autofree char *body = g_strndup (text, slash != NULL ? (gsize) (slash - text) : strlen (text));
  g_autofree char *sealed = seal_line (body);
  gsize n_found = 0;
  const char *found = qdr_game_line_find (text, size, &n_found);

  check_line (text, size);
  check_line (sealed, strlen (sealed));
  fuzz_require (found == NULL || (found >= text && found + n_found <= text + size));
  return 0;
}
