/*
 * A fuzz target: reading any bytes gives games that survive writing, or one error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-saved-game.h"

/*
 * With clang, libFuzzer searches by itself and starts from the corpus:
 *
 *   clang -g -fsanitize=fuzzer,address,undefined -Isrc/rules -Isrc/game \
 *     -DGETTEXT_PACKAGE='"quoridor"' tests/game/fuzz-saved-game.c src/rules/qdr-*.c \
 *     src/game/qdr-*.c $(pkg-config --cflags --libs gio-2.0) -o fuzz
 *   ./fuzz -max_len=4096 tests/game/corpus
 *
 * fuzz-driver.c runs it without clang, in the ordinary tests.
 */

static void
check_error (const GError *error, const QdrTextPlace *place)
{
  fuzz_check_error (error);
  fuzz_require (error->domain == QDR_SAVED_GAME_ERROR && place->line >= 1 && place->column >= 1);
}

/* A game must be the same after it is written and read again. */
static void
check_game (QdrGame *game)
{
  g_autofree char *once = qdr_saved_game_to_text (game);
  g_autoptr (GPtrArray) again = qdr_saved_game_parse (once, strlen (once), NULL, NULL);
  g_autofree char *twice = NULL;

  fuzz_require (again != NULL && again->len == 1);
  twice = qdr_saved_game_to_text (again->pdata[0]);
  fuzz_require (strcmp (once, twice) == 0);
  fuzz_require (
      qdr_position_equal (qdr_game_get_position (game), qdr_game_get_position (again->pdata[0])));
}

/* The same with one of its variations as the main line. */
static void
check_a_variation (QdrGame *game)
{
  for (guint ply = 0; ply < qdr_game_get_n_moves (game); ply++)
    if (qdr_game_get_n_variations (game, ply) > 0) {
      qdr_game_promote_variation (game, ply, 0);
      check_game (game);
      return;
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  QdrTextPlace place;

  games = qdr_saved_game_parse ((const char *) data, size, &place, &error);
  if (games == NULL) {
    check_error (error, &place);
    return 0;
  }
  for (guint i = 0; i < games->len; i++) {
    check_game (games->pdata[i]);
    check_a_variation (games->pdata[i]);
  }
  return 0;
}
