/*
 * Numbers of move sequences, compared with those of rules.md and with the oracle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-perft.h"
#include "random-positions.h"
#include "test.h"

typedef struct {
  guint size;
  guint players;
  guint depth;
  guint64 leaves;
} Count;

/* From rules.md, as deep as a build with sanitizers counts in a moment. The benchmark counts
 * the rest. */
static const Count counts[] = {
  { 9, 2, 0, 1 },         { 9, 2, 1, 131 },       { 9, 2, 2, 16677 },    { 9, 2, 3, 2062264 },
  { 9, 2, 4, 247569030 }, { 9, 4, 0, 1 },         { 9, 4, 1, 131 },      { 9, 4, 2, 16677 },
  { 9, 4, 3, 2062065 },   { 9, 4, 4, 247500945 }, { 5, 2, 1, 35 },       { 5, 2, 2, 1109 },
  { 5, 2, 3, 31540 },     { 5, 2, 4, 794442 },    { 5, 2, 5, 17469556 }, { 5, 4, 1, 35 },
  { 5, 4, 2, 1109 },      { 5, 4, 3, 31365 },     { 5, 4, 4, 776775 },   { 19, 2, 1, 651 },
  { 19, 2, 2, 421277 },
};

/* Playing each move takes longer, so this limit is lower. */
#define MOST_LEAVES_PLAYED 3000000

TEST_DEFAULTS (.timeout = 120)

TEST (bulk_counts_are_those_of_the_rules, .loops = G_N_ELEMENTS (counts))
{
  const Count *count = &counts[_i];
  QdrPosition position;

  qdr_position_init (&position, count->size, count->size, count->players);
  ck_assert_uint_eq (qdr_perft (&position, count->depth, QDR_PERFT_BULK), count->leaves);
}

TEST (counts_with_every_move_played_are_those_of_the_rules, .loops = G_N_ELEMENTS (counts))
{
  const Count *count = &counts[_i];
  QdrPosition position;

  if (count->leaves > MOST_LEAVES_PLAYED)
    return;
  qdr_position_init (&position, count->size, count->size, count->players);
  ck_assert_uint_eq (qdr_perft (&position, count->depth, QDR_PERFT_PLAY), count->leaves);
}

TEST (the_counts_after_each_move_add_up)
{
  QdrPosition position;
  QdrMoveList list;
  guint64 leaves = 0;

  qdr_position_init (&position, 5, 5, 2);
  qdr_position_generate_moves (&position, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrUndo undo;

    qdr_position_do_move (&position, list.moves[i], &undo);
    leaves += qdr_perft (&position, 3, QDR_PERFT_BULK);
    qdr_position_undo_move (&position, &undo);
  }
  ck_assert_uint_eq (leaves, 794442);
}

static OracleMove
parse (const char *text)
{
  char *end = NULL;
  const int row = (int) g_ascii_strtoull (text + 1, &end, 10) - 1;

  return (OracleMove){ *end == '\0' ? 'p' : *end, text[0] - 'a', row };
}

static guint64
oracle_perft (const Oracle *oracle, guint depth)
{
  g_autoptr (GPtrArray) moves = NULL;
  guint64 leaves = 0;

  if (depth == 0)
    return 1;
  moves = oracle_legal_moves (oracle);
  for (guint i = 0; i < moves->len; i++) {
    Oracle after = *oracle;

    oracle_play (&after, parse (moves->pdata[i]));
    leaves += oracle_perft (&after, depth - 1);
  }
  return leaves;
}

/* The depth that the oracle reaches in a moment. */
static guint
oracle_depth (Setup setup)
{
  const int squares = setup.width * setup.height;

  return squares <= 25 ? 3 : squares <= 63 ? 2 : 1;
}

TEST (counts_from_random_positions_are_those_of_the_oracle, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 4 * N_HEIGHTS; i++) {
    const Setup setup = setup_in_loop (_i, i);
    const guint depth = oracle_depth (setup);
    const Oracle oracle = random_oracle (rand, setup);
    QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);
    const guint64 expected = oracle_perft (&oracle, depth);
    const guint64 bulk = qdr_perft (&position, depth, QDR_PERFT_BULK);
    const guint64 played = qdr_perft (&position, depth, QDR_PERFT_PLAY);

    ck_assert_msg (bulk == expected && played == expected,
                   "%s: bulk %" G_GUINT64_FORMAT ", played %" G_GUINT64_FORMAT
                   ", expected %" G_GUINT64_FORMAT,
                   text, bulk, played, expected);
  }
}

TEST (bulk_and_played_counts_agree_on_every_board, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) (N_LOOPS + _i));

  for (int i = 0; i < N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);

    ck_assert_msg (qdr_perft (&position, 2, QDR_PERFT_BULK) ==
                       qdr_perft (&position, 2, QDR_PERFT_PLAY),
                   "%s", text);
  }
}

TEST (a_finished_game_has_no_sequences_but_the_empty_one)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text ("9 9 2 2 | e9 d8 | 10 10 | - | -", &position, NULL, NULL));
  ck_assert_uint_eq (qdr_perft (&position, 0, QDR_PERFT_BULK), 1);
  for (guint depth = 1; depth < 4; depth++) {
    ck_assert_uint_eq (qdr_perft (&position, depth, QDR_PERFT_BULK), 0);
    ck_assert_uint_eq (qdr_perft (&position, depth, QDR_PERFT_PLAY), 0);
  }
}

TEST (a_game_that_ends_earlier_adds_nothing)
{
  QdrPosition position;

  /* South has three moves: a9 ends the game, and b8 and a7 are each followed by four moves. */
  ck_assert (qdr_position_from_text ("9 9 2 1 | a8 e5 | 0 0 | - | -", &position, NULL, NULL));
  ck_assert_uint_eq (qdr_perft (&position, 1, QDR_PERFT_BULK), 3);
  ck_assert_uint_eq (qdr_perft (&position, 2, QDR_PERFT_BULK), 2 * 4);
}

TEST (counting_leaves_the_position_as_it_was)
{
  QdrPosition position;
  QdrPosition before;

  qdr_position_init (&position, 7, 7, 4);
  before = position;
  qdr_perft (&position, 2, QDR_PERFT_PLAY);
  ck_assert (qdr_position_equal (&position, &before));
  ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));
}
