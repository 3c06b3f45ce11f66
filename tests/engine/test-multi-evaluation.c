/*
 * The evaluation for four players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation.h"
#include "qdr-notation.h"
#include "test.h"

static QdrScore
evaluate (const char *text, guint player)
{
  QdrPosition position;
  QdrShortestPaths paths;
  QdrSides sides;

  ck_assert_msg (qdr_position_from_text (text, &position, NULL, NULL), "%s", text);
  qdr_shortest_paths_find (&paths, &position);
  qdr_sides_find (&sides, NULL, &position, &paths);
  return qdr_evaluate_multiplayer_position (&position, &paths, &sides, &qdr_style_default, player);
}

/* Of two positions, the first is better for @player. */
typedef struct {
  guint player;
  const char *better;
  const char *worse;
} Comparison;

static const Comparison comparisons[] = {
  /* Nearer to the goal. */
  { 0, "9 9 4 1 | e3 a5 e9 i5 | 5 5 5 5 | - | -", "9 9 4 1 | e2 a5 e9 i5 | 5 5 5 5 | - | -" },
  /* An opponent further from its goal. */
  { 0, "9 9 4 1 | e3 a5 e9 i5 | 5 5 5 5 | - | -", "9 9 4 1 | e3 b5 e9 i5 | 5 5 5 5 | - | -" },
  /* One step by each of two opponents is better for the player than two by one of them. */
  { 0, "9 9 4 1 | e3 b5 e8 i5 | 5 5 5 5 | - | -", "9 9 4 1 | e3 c5 e9 i5 | 5 5 5 5 | - | -" },
  /* More walls in hand. */
  { 0, "9 9 4 1 | e3 a5 e9 i5 | 5 5 5 5 | - | -", "9 9 4 1 | e3 a5 e9 i5 | 4 5 5 5 | - | -" },
  /* Opponents with fewer walls in hand. */
  { 0, "9 9 4 1 | e3 a5 e9 i5 | 5 5 4 5 | - | -", "9 9 4 1 | e3 a5 e9 i5 | 5 5 5 5 | - | -" },
  /* A wall of the player is worth more than one of an opponent. */
  { 0, "9 9 4 1 | e3 a5 e9 i5 | 5 5 5 5 | - | -", "9 9 4 1 | e3 a5 e9 i5 | 4 4 5 5 | - | -" },
  /* An earlier turn is better. */
  { 0, "9 9 4 1 | e5 e4 d5 d4 | 5 5 5 5 | - | -", "9 9 4 2 | e5 e4 d5 d4 | 5 5 5 5 | - | -" },
  { 0, "9 9 4 4 | e5 e4 d5 d4 | 5 5 5 5 | - | -", "9 9 4 3 | e5 e4 d5 d4 | 5 5 5 5 | - | -" },
  /* The pawns and walls of players who are out do not count. */
  { 2, "9 9 4 1 | e2 - e8 i5 | 5 5 5 5 | - | -", "9 9 4 1 | e2 h5 e8 i5 | 5 5 5 5 | - | -" },
};

TEST (the_better_position_scores_more, .loops = G_N_ELEMENTS (comparisons))
{
  const Comparison *c = &comparisons[_i];

  ck_assert_int_gt (evaluate (c->better, c->player), evaluate (c->worse, c->player));
}

/* All are one step from their goals and have no walls, so the next player wins. */
TEST (an_undisturbed_race_goes_to_who_arrives_first)
{
  for (guint turn = 0; turn < 4; turn++) {
    g_autofree char *text = g_strdup_printf ("9 9 4 %u | a8 h9 i2 b1 | 0 0 0 0 | - | -", turn + 1);

    for (guint player = 0; player < 4; player++)
      ck_assert_int_eq (evaluate (text, player) > 0, player == turn);
  }
}

TEST (no_score_is_a_proof)
{
  ck_assert_int_lt (ABS (evaluate ("5 5 4 1 | a4 a3 a2 b3 | 99 0 0 0 | - | -", 0)),
                    QDR_SCORE_PROVED);
  ck_assert_int_lt (ABS (evaluate ("5 5 4 1 | a4 a3 a2 b3 | 0 99 99 99 | - | -", 0)),
                    QDR_SCORE_PROVED);
}
