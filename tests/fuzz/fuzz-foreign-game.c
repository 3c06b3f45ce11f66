/*
 * A fuzz target: reading any bytes in all notations gives games that can be written in the
 * notation of the program, or one error; games in this notation do not change.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-foreign-game.h"
#include "qdr-saved-game.h"

static void
check_error (const GError *error)
{
  fuzz_check_error (error);
  fuzz_require (error->domain == QDR_SAVED_GAME_ERROR);
}

/* The found game must also be valid in the standard notation. */
static void
check_game (const QdrForeignGame *found)
{
  g_autofree char *text = qdr_saved_game_to_text (found->game);
  g_autoptr (GPtrArray) again = qdr_foreign_game_read (text, strlen (text), NULL, NULL);

  fuzz_require (again != NULL && again->len == 1);
  fuzz_require (((QdrForeignGame *) again->pdata[0])->notation == QDR_NOTATION_STANDARD);
}

/* A text in the standard notation is returned as it is, unless a variation of it is invalid. */
static void
check_ours (const char *text, gsize length)
{
  g_autofree char *translated =
      qdr_foreign_notation_translate_games (QDR_NOTATION_STANDARD, text, length);
  g_autoptr (GPtrArray) again = NULL;

  if (translated == NULL) {
    fuzz_require (g_strstr_len (text, (gssize) length, "Variation") != NULL);
    return;
  }
  again = qdr_saved_game_parse (translated, strlen (translated), NULL, NULL);
  fuzz_require (again != NULL);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) ours = qdr_saved_game_parse (text, size, NULL, NULL);
  g_autoptr (GPtrArray) found = qdr_foreign_game_read_text (text, size, NULL, NULL, &error);

  if (found == NULL) {
    check_error (error);
    fuzz_require (ours == NULL);
    return 0;
  }
  for (guint i = 0; i < found->len; i++)
    check_game (g_ptr_array_index (found, i));
  if (ours != NULL) {
    fuzz_require (found->len == 1);
    fuzz_require (((QdrForeignGame *) found->pdata[0])->notation == QDR_NOTATION_STANDARD);
    check_ours (text, size);
  }
  return 0;
}
