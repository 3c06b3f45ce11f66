/*
 * The strategies of tests/strategies.txt against all moves of the opponent, by the rules alone and
 * the proofs of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "qdr-notation.h"
#include "strategy.h"
#include "test.h"

typedef struct {
  QdrPosition start;
  guint winner;
  guint plies;
  GArray *moves; /* of QdrMove */
  guint n_used;
} Strategy;

static GArray *strategies;

static void
read_strategy (const char *paragraph)
{
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) lines = g_strsplit (paragraph, "\n", 2);
  Strategy strategy = { .moves = g_array_new (FALSE, FALSE, sizeof (QdrMove)) };

  g_assert_cmpint (sscanf (lines[0], "player %u in %u;", &strategy.winner, &strategy.plies), ==, 2);
  strategy.winner--;
  g_assert_true (qdr_position_from_text (strchr (lines[0], ';') + 2, &strategy.start, NULL, NULL));
  words = g_strsplit_set (lines[1] != NULL ? lines[1] : "", " \n", -1);
  for (guint i = 0; words[i] != NULL; i++) {
    QdrMove move;

    if (words[i][0] == '\0')
      continue;
    g_assert_cmpint (qdr_move_from_text (&strategy.start.board, words[i], &move), ==,
                     QDR_REFUSAL_REASON_NONE);
    g_array_append_val (strategy.moves, move);
  }
  g_array_append_val (strategies, strategy);
}

static Strategy *
get_strategy (guint i)
{
  if (strategies == NULL) {
    g_autofree char *text = NULL;
    g_auto (GStrv) paragraphs = NULL;

    strategies = g_array_new (FALSE, FALSE, sizeof (Strategy));
    g_assert_true (g_file_get_contents (test_get_argument (1), &text, NULL, NULL));
    paragraphs = g_strsplit (text, "\n\n", -1);
    for (guint j = 1; paragraphs[j] != NULL; j++)
      read_strategy (paragraphs[j]);
  }
  return &g_array_index (strategies, Strategy, i);
}

static QdrMove
pick_next (G_GNUC_UNUSED QdrStrategy *check,
           G_GNUC_UNUSED const QdrPosition *position,
           G_GNUC_UNUSED guint plies,
           gpointer data)
{
  Strategy *self = data;

  return self->n_used < self->moves->len ? g_array_index (self->moves, QdrMove, self->n_used++)
                                         : QDR_MOVE_NONE;
}

static gboolean
wins (Strategy *self, guint winner, guint plies)
{
  self->n_used = 0;
  return qdr_strategy_check (&self->start, winner, plies, pick_next, self) &&
         self->n_used == self->moves->len;
}

#define N_STRATEGIES 10

TEST (the_strategy_wins_in_that_many_plies, .loops = N_STRATEGIES, .timeout = 60)
{
  Strategy *strategy = get_strategy (_i);

  ck_assert_uint_eq (strategies->len, N_STRATEGIES);
  ck_assert (wins (strategy, strategy->winner, strategy->plies));
}

/* The strategies with one wall and with two on 5 x 5. */
#define FIRST_CHANGED 1
#define END_OF_CHANGED 3

TEST (a_changed_strategy_does_not_win, .from = FIRST_CHANGED, .loops = END_OF_CHANGED)
{
  Strategy *strategy = get_strategy (_i);

  for (guint i = 0; i < strategy->moves->len; i += 7) {
    QdrMove *move = &g_array_index (strategy->moves, QdrMove, i);
    const QdrMove right = *move;

    /* A step to a far corner, if it is legal at all. */
    *move = qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&strategy->start.board, 0, 4));
    ck_assert_msg (!wins (strategy, strategy->winner, strategy->plies), "%u", i);
    *move = right;
  }
}

TEST (a_strategy_is_neither_quicker_nor_shorter_nor_that_of_the_opponent,
      .from = FIRST_CHANGED,
      .loops = END_OF_CHANGED)
{
  Strategy *strategy = get_strategy (_i);

  ck_assert (!wins (strategy, strategy->winner, strategy->plies - 1));
  ck_assert (!wins (strategy, !strategy->winner, strategy->plies));
  g_array_set_size (strategy->moves, strategy->moves->len - 1);
  ck_assert (!wins (strategy, strategy->winner, strategy->plies));
}
