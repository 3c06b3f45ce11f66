/*
 * A fuzz target: the openings of a match are read from any text, or there is one error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"
#include "qdr-openings.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = fuzz_copy_text (data, size);
  g_autoptr (QdrOpenings) openings = NULL;
  g_autoptr (GError) error = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  openings = qdr_openings_parse ("openings", text, &start, TRUE, &error);
  if (openings != NULL) {
    g_autoptr (QdrGame) game = qdr_openings_make_game (openings, 0);

    fuzz_require (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING);
  } else {
    fuzz_check_error (error);
  }
  return 0;
}
