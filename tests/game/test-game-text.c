/*
 * Tests of what happens in a game, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-text.h"
#include "run-suite.h"

/* Moves on 5x5 by Anna and Ben, what the last of them did, and how the game stands then. */
static const struct {
  const char *moves;
  const char *last;
  const char *state;
} cases[] = {
  { "c2", "Anna moves to c2", "Ben to move." },
  { "c2 c4 a2h", "Anna places the wall a2h", "Ben to move." },
  { "c2 resign", "Ben resigns", "Anna wins: Ben resigned." },
  { "timeout", "Anna runs out of time", "Ben wins: Anna ran out of time." },
  { "c2 b5 c3 a5 c4 a4 c5", "Anna moves to c5", "Anna reaches the goal and wins." },
  { "c2 c4 c1 c5 c2 c4 c1 c5", "Ben moves to c5", "Draw: the same position for the third time." },
};

START_TEST (a_game_is_put_into_words)
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  g_autofree char *last = NULL;
  g_autofree char *state = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  play_moves (game, cases[_i].moves);

  last = qdr_game_text_move (game, qdr_game_get_last_record (game));
  state = qdr_game_text_state (game);
  ck_assert_str_eq (last, cases[_i].last);
  ck_assert_str_eq (state, cases[_i].state);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("game text");
  TCase *tcase = tcase_create ("core");

  tcase_add_loop_test (tcase, a_game_is_put_into_words, 0, G_N_ELEMENTS (cases));
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
