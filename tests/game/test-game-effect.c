/*
 * The effect of a move on the race, as numbers and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-effect.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "test.h"

static QdrMoveEffect
find_effect (QdrGame *game, const char *text)
{
  const QdrPosition *position = qdr_game_get_position (game);
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&position->board, text, &move), QDR_REFUSAL_REASON_NONE);
  ck_assert_msg (qdr_position_is_legal_move (position, move), "%s is not legal", text);
  return qdr_move_effect_compute (position, move);
}

TEST (the_ways_of_all_are_measured_before_and_after)
{
  g_autoptr (QdrGame) game = new_game_from_text ("9 9 2 1 | e4 e6 | 7 9 | - | -");
  const QdrMoveEffect step = find_effect (game, "e5");
  const QdrMoveEffect wall = find_effect (game, "e5h");

  ck_assert_uint_eq (step.before[0], 5);
  ck_assert_uint_eq (step.after[0], 4);
  ck_assert_uint_eq (step.after[1], 5);
  ck_assert_int_eq (qdr_move_effect_get_added_steps (&step, 0), -1);
  ck_assert_uint_eq (step.stock, 7);
  ck_assert_uint_eq (wall.stock, 6);
  ck_assert_int_eq (qdr_move_effect_get_added_steps (&wall, 0), 1);
  ck_assert_int_eq (qdr_move_effect_get_added_steps (&wall, 1), 1);
  ck_assert_uint_eq (wall.after[2], QDR_UNREACHABLE);
  ck_assert_int_eq (qdr_move_effect_get_added_steps (&wall, 3), 0);
}

TEST (whoever_is_out_of_the_game_has_no_way)
{
  g_autoptr (QdrGame) game = new_game_from_text ("5 5 4 1 | c1 - c5 e3 | 3 3 3 3 | - | -");
  const QdrMoveEffect effect = find_effect (game, "c2");

  ck_assert_uint_eq (effect.before[1], QDR_UNREACHABLE);
  ck_assert_uint_eq (effect.after[1], QDR_UNREACHABLE);
  ck_assert_int_eq (qdr_move_effect_get_added_steps (&effect, 1), 0);
}

/* A position, a move, and the player whose pawn it jumps over, or -1. */
static const struct {
  const char *position;
  const char *move;
  int jumped;
} jumps[] = {
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "e6", 1 },
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "e3", -1 },
  { "9 9 2 1 | e4 e5 | 7 9 | e5h | -", "d5", 1 },
  { "9 9 2 1 | e4 e5 | 7 9 | e5h | -", "f5", 1 },
  { "9 9 2 2 | e4 e5 | 7 9 | - | -", "e3", 0 },
  { "9 9 4 1 | e4 d4 e5 e6 | 5 5 5 5 | - | -", "c4", 1 },
  /* Next to two pawns: it jumps over the one in front, behind which is another. */
  { "9 9 4 1 | e4 d4 e5 e6 | 5 5 5 5 | - | -", "d5", 2 },
  { "9 9 4 1 | e4 - e5 e6 | 5 5 5 5 | - | -", "d5", 2 },
};

TEST (a_jump_knows_over_whom, .loops = G_N_ELEMENTS (jumps))
{
  g_autoptr (QdrGame) game = new_game_from_text (jumps[_i].position);

  ck_assert_int_eq (find_effect (game, jumps[_i].move).jumped, jumps[_i].jumped);
}

/* The words for a move of Anna, Ben, Cleo or Dan, who move in this order. */
static const struct {
  const char *position;
  const char *move;
  const char *text;
} texts[] = {
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "e5", "Your path shrinks by 1 step." },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "d4", "Your path remains as long as it was." },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "e3", "Your path grows by 1 step." },
  { "9 9 2 1 | e8 e6 | 7 9 | - | -", "e9", "You reach your goal." },
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "e6", "You jump over Ben, 2 steps nearer to the goal." },
  { "9 9 2 1 | e4 e3 | 7 9 | - | -", "e2", "You jump over Ben." },
  { "9 9 4 1 | e4 a5 e5 e6 | 5 5 5 5 | - | -", "d5",
    "You jump over Cleo, 1 step nearer to the goal." },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "a8v", NULL },
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h", "Ben’s path grows by 1 step." },
  { "9 9 2 1 | c1 e3 | 7 9 | a2h,c2h,g2h | -", "e2h", "Ben’s path grows by 4 steps, yours by 4." },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "e5h", "Ben’s path grows by 1 step, yours by 1." },
  { "9 9 4 2 | e4 d5 e6 f5 | 5 5 5 5 | - | -", "e5h", "Cleo’s path grows by 1 step, Anna’s by 1." },
  { "9 9 4 2 | e4 d5 - f5 | 5 5 5 5 | - | -", "e4v", "Dan’s path grows by 1 step, yours by 1." },
};

TEST (the_effect_of_a_move_is_put_into_words, .loops = G_N_ELEMENTS (texts))
{
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan" };
  g_autoptr (QdrGame) game = new_game_from_text (texts[_i].position);
  const QdrMoveEffect effect = find_effect (game, texts[_i].move);
  g_autofree char *text = NULL;

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
  text = qdr_game_describe_effect (game, &effect);
  ck_assert_pstr_eq (text, texts[_i].text);
}
