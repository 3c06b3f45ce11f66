/*
 * Legal moves against the slow oracle, over random positions of every board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "random-positions.h"
#include "test.h"

#include <string.h>

#define POSITIONS_A_LOOP 96
#define GAMES_A_LOOP N_HEIGHTS
#define PLIES_A_GAME 80

/* The number of squares that a move can encode. */
#define N_SQUARE_CODES 512

typedef void (*PositionCheck) (const Oracle *oracle, const QdrPosition *position, const char *text);

/* Runs @check on the random positions of one loop. Each @series has other positions. */
static void
for_random_positions (int series, int loop, int count, PositionCheck check)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) (series * N_LOOPS + loop));

  for (int i = 0; i < count; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (loop, i));
    const QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);

    check (&oracle, &position, text);
  }
}

static int
compare_texts (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GPtrArray *texts)
{
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv (" ", (char **) texts->pdata);
}

static char *
generated_moves (const QdrPosition *position)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++)
    g_ptr_array_add (texts,
                     oracle_move_to_text (oracle_read_move (&position->board, list.moves[i])));
  return join_sorted (texts);
}

static void
check_same_moves (const Oracle *oracle, const QdrPosition *position, const char *text)
{
  g_autoptr (GPtrArray) expected = oracle_legal_moves (oracle);
  const guint n_expected = expected->len;
  g_autofree char *expected_text = join_sorted (expected);
  g_autofree char *generated_text = generated_moves (position);
  const QdrResult expected_result = oracle_result (oracle);
  const QdrResult result = qdr_position_result (position);

  ck_assert_msg (g_str_equal (generated_text, expected_text), "%s:\ngenerated %s\nexpected  %s",
                 text, generated_text, expected_text);
  ck_assert_msg (qdr_position_count_moves (position) == n_expected, "%s: counted %u, expected %u",
                 text, qdr_position_count_moves (position), n_expected);
  ck_assert_msg (result.outcome == expected_result.outcome &&
                     result.winner == expected_result.winner,
                 "%s: outcome %d, expected %d", text, result.outcome, expected_result.outcome);
}

TEST_DEFAULTS (.timeout = 60)

TEST (generated_moves_are_those_of_the_oracle, .loops = N_LOOPS)
{
  for_random_positions (0, _i, POSITIONS_A_LOOP, check_same_moves);
}

static void
check_legal_walls (const Oracle *oracle, const QdrPosition *position, const char *text)
{
  QdrBits walls[2];

  qdr_position_find_legal_walls (position, walls);
  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < QDR_BITS_WORDS * 64; i++) {
      const OracleMove wall = { kind == 0 ? 'h' : 'v', (int) qdr_board_column (&position->board, i),
                                (int) qdr_board_row (&position->board, i) };
      const gboolean expected = oracle_is_legal_wall (oracle, wall);

      ck_assert_msg (qdr_bits_test (&walls[kind], i) == expected, "%s: wall %c%d%c, expected %d",
                     text, 'a' + wall.column, wall.row + 1, wall.kind, expected);
    }
}

TEST (legal_walls_are_those_of_the_oracle_whatever_the_stock, .loops = N_LOOPS)
{
  for_random_positions (1, _i, POSITIONS_A_LOOP, check_legal_walls);
}

static void
check_code (const Oracle *oracle, const QdrPosition *position, const char *text, QdrMove move)
{
  const OracleMove asked = oracle_read_move (&position->board, move);
  const guint expected = oracle_reasons (oracle, asked);
  const QdrRefusal refusal = qdr_position_check_move (position, move);

  ck_assert_msg (expected & 1u << refusal.reason,
                 "%s: move 0x%x (%c%d, kind %c): reason %d, expected 0x%x", text, move,
                 'a' + asked.column, asked.row + 1, asked.kind, refusal.reason, expected);
  ck_assert_int_eq (qdr_position_is_legal_move (position, move),
                    refusal.reason == QDR_REFUSAL_REASON_NONE);

  if (refusal.reason == QDR_REFUSAL_REASON_NO_PATH) {
    Oracle after = *oracle;

    oracle_play (&after, asked);
    ck_assert_msg (refusal.player == oracle_first_player_shut_in (&after),
                   "%s: wall %c%d%c names player %u", text, 'a' + asked.column, asked.row + 1,
                   asked.kind, refusal.player + 1);
  }
}

static void
check_every_code (const Oracle *oracle, const QdrPosition *position, const char *text)
{
  for (guint code = 0; code < N_SQUARE_CODES; code++) {
    check_code (oracle, position, text, qdr_move_make (QDR_MOVE_STEP, code));
    check_code (oracle, position, text, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, code));
    check_code (oracle, position, text, qdr_move_make (QDR_MOVE_VERTICAL_WALL, code));
  }
  check_code (oracle, position, text, QDR_MOVE_RESIGN);
  check_code (oracle, position, text, QDR_MOVE_TIMEOUT);
}

TEST (every_number_that_is_no_legal_move_is_refused_for_a_reason_that_holds, .loops = N_LOOPS)
{
  for_random_positions (2, _i, N_HEIGHTS, check_every_code);
}

TEST (a_number_that_means_nothing_is_not_understood)
{
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  for (guint code = QDR_CONCESSION_TIMEOUT + 1; code < N_SQUARE_CODES; code++) {
    const QdrMove move = qdr_move_make (QDR_MOVE_CONCESSION, code);

    ck_assert_int_eq (qdr_position_check_move (&position, move).reason,
                      QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  }
  ck_assert_int_eq (qdr_position_check_move (&position, QDR_MOVE_NONE).reason,
                    QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
}

static void
check_order (const Oracle *oracle, const QdrPosition *position, const char *text)
{
  QdrMoveList steps = { 0 };
  QdrMoveList list;

  (void) oracle;
  qdr_position_generate_moves (position, &list);
  /* The kind is in the upper bits, so the moves must be in ascending order. */
  for (guint i = 1; i < list.count; i++)
    ck_assert_msg (list.moves[i - 1] < list.moves[i], "%s: move %u", text, i);

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++)
    ck_assert_msg (list.moves[i] == steps.moves[i], "%s: step %u", text, i);
  ck_assert (steps.count == list.count || qdr_move_is_wall (list.moves[steps.count]));
}

TEST (moves_come_in_the_promised_order_each_once, .loops = N_LOOPS)
{
  for_random_positions (3, _i, 32, check_order);
}

TEST (steps_are_appended_to_what_the_list_has)
{
  QdrMoveList list = { .count = 1, .moves = { QDR_MOVE_RESIGN } };
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  qdr_position_generate_steps (&position, &list);
  ck_assert_uint_eq (list.count, 4);
  ck_assert_uint_eq (list.moves[0], QDR_MOVE_RESIGN);
}

static void
play_one_game (GRand *rand, Setup setup)
{
  Oracle oracle = oracle_start (setup.width, setup.height, setup.players);
  QdrPosition position;

  qdr_position_init (&position, setup.width, setup.height, setup.players);
  for (int ply = 0; ply < PLIES_A_GAME; ply++) {
    const Oracle seen = oracle_read (&position);
    g_autofree char *text = oracle_to_text (&oracle);
    QdrUndo undo;
    QdrMove move;

    ck_assert_msg (oracle_equal (&seen, &oracle), "%s: after ply %d", text, ply);
    if (ply % 10 == 0 || qdr_position_winner (&position) >= 0)
      check_same_moves (&oracle, &position, text);
    if (qdr_position_result (&position).outcome != QDR_OUTCOME_ONGOING)
      break;
    move = random_move (rand, &position);
    oracle_play (&oracle, oracle_read_move (&position.board, move));
    qdr_position_do_move (&position, move, &undo);
  }
}

TEST (games_played_by_both_stay_the_same, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < GAMES_A_LOOP; i++)
    play_one_game (rand, setup_in_loop (_i, i));
}
