/*
 * A fuzz target: reading any bytes gives puzzles that can be played, or one error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-legality.h"
#include "qdr-puzzle.h"

static void
check_puzzle (QdrPuzzle *puzzle)
{
  const QdrPosition *position = qdr_puzzle_get_position (puzzle);

  fuzz_require (qdr_position_result (position).outcome == QDR_OUTCOME_ONGOING);
  fuzz_require (qdr_position_is_legal_move (position, qdr_puzzle_get_solution (puzzle)));
  if (qdr_puzzle_get_kind (puzzle) == QDR_PUZZLE_WIN)
    fuzz_require (qdr_puzzle_get_n_moves_to_win (puzzle) >= 1);
  else
    fuzz_require (qdr_puzzle_get_margin (puzzle) >= 1 && qdr_puzzle_get_search_depth (puzzle) >= 2);
  fuzz_require (qdr_puzzle_get_rating (puzzle) <= QDR_PUZZLE_MAX_RATING);
}

/* Each puzzle has one of the themes, and each theme has puzzles. */
static void
check_list (QdrPuzzleList *list)
{
  const char *const *themes = qdr_puzzle_list_get_themes (list);
  guint n_puzzles = 0;

  for (guint i = 0; themes[i] != NULL; i++) {
    g_autoptr (GPtrArray) picked = qdr_puzzle_list_get_by_theme (list, themes[i]);

    fuzz_require (picked->len > 0);
    for (guint j = 0; j < picked->len; j++)
      check_puzzle (g_ptr_array_index (picked, j));
    n_puzzles += picked->len;
  }
  fuzz_require (n_puzzles == g_list_model_get_n_items (G_LIST_MODEL (list)));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPuzzleList) list = qdr_puzzle_list_parse ((const char *) data, size, &error);

  if (list != NULL)
    check_list (list);
  else
    fuzz_check_error (error);
  return 0;
}
