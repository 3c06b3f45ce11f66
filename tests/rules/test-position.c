/*
 * Properties of positions: undoing moves, keys, equality, symmetry.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "random-positions.h"
#include "test.h"

#include <string.h>

#define PLIES_A_GAME 60

/* Do and undo */

static void
check_move_and_back (QdrPosition *position, QdrMove move)
{
  g_autofree char *text = qdr_position_to_text (position);
  QdrPosition before;
  QdrUndo undo;

  /* By bytes, so that the padding between fields is compared too. */
  memcpy (&before, position, sizeof before);
  qdr_position_do_move (position, move, &undo);
  ck_assert_msg (position->key == qdr_position_compute_key (position), "%s: key after move 0x%x",
                 text, move);
  ck_assert_msg (!qdr_position_equal (position, &before), "%s: move 0x%x changed nothing", text,
                 move);
  ck_assert_msg (position->key != before.key, "%s: move 0x%x kept the key", text, move);
  qdr_position_undo_move (position, &undo);
  ck_assert_msg (memcmp (position, &before, sizeof before) == 0, "%s: after undoing move 0x%x",
                 text, move);
}

TEST_DEFAULTS (.timeout = 60)

TEST (undo_restores_every_bit, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 2 * N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    QdrPosition position = oracle_to_position (&oracle);
    QdrMoveList list;

    qdr_position_generate_moves (&position, &list);
    for (guint n = 0; n < list.count; n++)
      check_move_and_back (&position, list.moves[n]);
    check_move_and_back (&position, QDR_MOVE_RESIGN);
    check_move_and_back (&position, QDR_MOVE_TIMEOUT);
  }
}

static void
play_and_undo_a_game (GRand *rand, Setup setup)
{
  QdrUndo undos[PLIES_A_GAME];
  QdrPosition position;
  QdrPosition start;
  int ply = 0;

  qdr_position_init (&position, setup.width, setup.height, setup.players);
  memcpy (&start, &position, sizeof start);
  for (; ply < PLIES_A_GAME; ply++) {
    g_autofree char *text = qdr_position_to_text (&position);

    ck_assert_msg (position.key == qdr_position_compute_key (&position), "%s", text);
    if (qdr_position_result (&position).outcome != QDR_OUTCOME_ONGOING)
      break;
    qdr_position_do_move (&position, random_move (rand, &position), &undos[ply]);
  }
  while (ply > 0)
    qdr_position_undo_move (&position, &undos[--ply]);
  ck_assert (memcmp (&position, &start, sizeof start) == 0);
}

TEST (undoing_a_whole_game_leads_back_to_the_start, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 2 * N_HEIGHTS; i++)
    play_and_undo_a_game (rand, setup_in_loop (_i, i));
}

/* Setting up */

TEST (the_start_is_written_as_in_the_rules)
{
  static const struct {
    Setup setup;
    const char *text;
  } starts[] = {
    { { 9, 9, 2 }, "9 9 2 1 | e1 e9 | 10 10 | - | -" },
    { { 9, 9, 4 }, "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -" },
    { { 5, 5, 2 }, "5 5 2 1 | c1 c5 | 6 6 | - | -" },
    { { 5, 5, 4 }, "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -" },
    { { 19, 19, 2 }, "19 19 2 1 | j1 j19 | 20 20 | - | -" },
    { { 19, 19, 4 }, "19 19 4 1 | j1 a10 j19 s10 | 10 10 10 10 | - | -" },
    { { 5, 19, 2 }, "5 19 2 1 | c1 c19 | 20 20 | - | -" },
    { { 11, 7, 4 }, "11 7 4 1 | f1 a4 f7 k4 | 6 6 6 6 | - | -" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++) {
    const Setup setup = starts[i].setup;
    QdrPosition position;
    g_autofree char *text = NULL;

    qdr_position_init (&position, setup.width, setup.height, setup.players);
    text = qdr_position_to_text (&position);
    ck_assert_str_eq (text, starts[i].text);
    ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));
  }
}

TEST (setters_keep_the_key_in_step)
{
  QdrPosition position;
  g_autofree char *text = NULL;

  qdr_position_init (&position, 9, 9, 4);
  qdr_position_set_stock (&position, 2, 99);
  ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));
  qdr_position_set_turn (&position, 3);
  ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));
  qdr_position_set_pawn (&position, 0, qdr_board_square (&position.board, 2, 3));
  ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));
  qdr_position_set_pawn (&position, 1, QDR_NO_SQUARE);
  ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));
  qdr_position_add_wall (&position, qdr_move_make (QDR_MOVE_VERTICAL_WALL, position.pawns[0]));
  ck_assert_uint_eq (position.key, qdr_position_compute_key (&position));

  ck_assert (!qdr_position_is_player_in_play (&position, 1));
  text = qdr_position_to_text (&position);
  ck_assert_str_eq (text, "9 9 4 4 | c4 - e9 i5 | 5 5 99 5 | - | c4v");
}

/* Equality and keys */

TEST (an_assigned_copy_is_equal_and_lives_its_own_life)
{
  QdrPosition position;
  QdrPosition copy;
  QdrUndo undo;

  qdr_position_init (&position, 9, 9, 2);
  copy = position;
  ck_assert (qdr_position_equal (&position, &copy));
  qdr_position_do_move (&copy, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0), &undo);
  ck_assert (!qdr_position_equal (&position, &copy));
  ck_assert_uint_eq (position.stocks[0], 10);
  ck_assert (!qdr_bits_any (position.walls[0], QDR_BITS_WORDS));
}

/* Positions, and whether each is the start of an ordinary game. */
static const struct {
  const char *text;
  gboolean is_start;
} starts[] = {
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", TRUE },
  { "9 9 2 1 | e1 e9 | 0 7 | - | -", TRUE },
  { "5 7 4 1 | c1 a4 c7 e4 | 1 2 3 4 | - | -", TRUE },
  { "9 9 2 2 | e1 e9 | 10 10 | - | -", FALSE },
  { "9 9 2 1 | d1 e9 | 10 10 | - | -", FALSE },
  { "9 9 2 1 | e1 e9 | 10 10 | a1h | -", FALSE },
};

TEST (a_start_is_known_whatever_the_stocks, .loops = G_N_ELEMENTS (starts))
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (starts[_i].text, &position, NULL, NULL));
  ck_assert_int_eq (qdr_position_is_start (&position), starts[_i].is_start);
}

/* Each differs from the first in one thing that counts for repetition, or in the board. */
static const char *const different[] = {
  "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | d5h | -",  "9 9 4 2 | e1 a5 e9 i5 | 5 5 5 5 | d5h | -",
  "9 9 4 1 | e2 a5 e9 i5 | 5 5 5 5 | d5h | -",  "9 9 4 1 | a5 e1 e9 i5 | 5 5 5 5 | d5h | -",
  "9 9 4 1 | e1 a5 e9 i5 | 4 5 5 5 | d5h | -",  "9 9 4 1 | e1 a5 e9 i5 | 5 4 5 5 | d5h | -",
  "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | d6h | -",  "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | d5v",
  "9 9 4 1 | e1 a5 e9 - | 5 5 5 5 | d5h | -",   "9 9 4 1 | e1 a5 - i5 | 5 5 5 5 | d5h | -",
  "9 11 4 1 | e1 a5 e9 i5 | 5 5 5 5 | d5h | -", "9 9 2 1 | e1 a5 | 5 5 | d5h | -",
};

TEST (positions_that_differ_in_anything_are_not_equal_and_have_other_keys)
{
  for (guint i = 0; i < G_N_ELEMENTS (different); i++)
    for (guint j = 0; j < G_N_ELEMENTS (different); j++) {
      QdrPosition a;
      QdrPosition b;

      ck_assert (qdr_position_from_text (different[i], &a, NULL, NULL));
      ck_assert (qdr_position_from_text (different[j], &b, NULL, NULL));
      ck_assert_msg (qdr_position_equal (&a, &b) == (i == j), "%s and %s", different[i],
                     different[j]);
      ck_assert_msg ((a.key == b.key) == (i == j), "%s and %s", different[i], different[j]);
    }
}

static QdrPosition
play_all (const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  for (guint i = 0; words[i] != NULL; i++) {
    QdrUndo undo;
    QdrMove move;

    ck_assert_int_eq (qdr_move_from_text (&position.board, words[i], &move),
                      QDR_REFUSAL_REASON_NONE);
    ck_assert (qdr_position_is_legal_move (&position, move));
    qdr_position_do_move (&position, move, &undo);
  }
  return position;
}

TEST (the_order_in_which_walls_came_does_not_matter)
{
  static const char *const orders[] = {
    "a1h e8 c3v e7 e4h e6",
    "e4h e8 a1h e7 c3v e6",
    "c3v e8 e4h e7 a1h e6",
  };
  const QdrPosition first = play_all (orders[0]);

  for (guint i = 1; i < G_N_ELEMENTS (orders); i++) {
    const QdrPosition other = play_all (orders[i]);

    ck_assert_uint_eq (other.key, first.key);
    ck_assert (qdr_position_equal (&other, &first));
  }
}

TEST (going_there_and_back_is_the_same_position_again)
{
  const QdrPosition start = play_all ("e2 e8");
  const QdrPosition later = play_all ("e2 e8 e3 e7 e2 e8");

  ck_assert (qdr_position_equal (&start, &later));
  ck_assert_uint_eq (start.key, later.key);
}

TEST (ten_thousand_positions_have_ten_thousand_keys)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (int i = 0; i < 10000; i++) {
    const Oracle oracle = random_oracle (rand, (Setup){ 5, 5, i % 2 == 0 ? 2 : 4 });
    const QdrPosition position = oracle_to_position (&oracle);
    const char *other = g_hash_table_lookup (keys, &position.key);
    g_autofree char *text = oracle_to_text (&oracle);

    ck_assert_msg (other == NULL || g_str_equal (other, text), "%s and %s", other, text);
    g_hash_table_insert (keys, g_memdup2 (&position.key, sizeof position.key),
                         g_steal_pointer (&text));
  }
}

/* Symmetry */

/* A symmetry of the board: how squares move and players change. */
typedef enum {
  MIRROR,       /* left and right change places, with four players also west and east */
  UPSIDE_DOWN,  /* a half turn: each player becomes the one opposite */
  QUARTER_TURN, /* clockwise, with four players: each becomes the next */
} View;

/* Maps the lower left square of a block of @extent columns and rows. An extent of 1 is a
 * square, one of 2 the four squares around a corner. */
static void
view_place (View view, const Oracle *from, int extent, int *column, int *row)
{
  const int c = *column;
  const int r = *row;

  *column = view == QUARTER_TURN ? r : from->width - extent - c;
  *row = view == MIRROR        ? r
         : view == UPSIDE_DOWN ? from->height - extent - r
                               : from->width - extent - c;
}

static int
view_player (View view, const Oracle *from, int player)
{
  if (view == MIRROR)
    return from->players == 4 && player % 2 == 1 ? 4 - player : player;
  if (view == UPSIDE_DOWN)
    return (player + from->players / 2) % from->players;
  return (player + 1) % 4;
}

static OracleMove
view_move (View view, const Oracle *from, OracleMove move)
{
  view_place (view, from, move.kind == 'p' ? 1 : 2, &move.column, &move.row);
  if (view == QUARTER_TURN && move.kind != 'p')
    move.kind = move.kind == 'h' ? 'v' : 'h';
  return move;
}

static void
view_walls (View view, const Oracle *from, Oracle *to, char kind)
{
  for (int column = 0; column < from->width; column++)
    for (int row = 0; row < from->height; row++) {
      const OracleMove wall = view_move (view, from, (OracleMove){ kind, column, row });

      if (kind == 'h' ? !from->horizontal[column][row] : !from->vertical[column][row])
        continue;
      if (wall.kind == 'h')
        to->horizontal[wall.column][wall.row] = 1;
      else
        to->vertical[wall.column][wall.row] = 1;
    }
}

static Oracle
view_oracle (View view, const Oracle *from)
{
  Oracle to = { .width = view == QUARTER_TURN ? from->height : from->width,
                .height = view == QUARTER_TURN ? from->width : from->height,
                .players = from->players,
                .turn = view_player (view, from, from->turn) };

  for (int player = 0; player < from->players; player++) {
    const int other = view_player (view, from, player);

    to.column[other] = from->column[player];
    to.row[other] = from->row[player];
    to.stock[other] = from->stock[player];
    to.in_play[other] = from->in_play[player];
    if (from->in_play[player])
      view_place (view, from, 1, &to.column[other], &to.row[other]);
  }
  view_walls (view, from, &to, 'h');
  view_walls (view, from, &to, 'v');
  return to;
}

static void
check_view (View view, const Oracle *oracle)
{
  const Oracle other = view_oracle (view, oracle);
  const QdrPosition position = oracle_to_position (oracle);
  const QdrPosition viewed = oracle_to_position (&other);
  g_autofree char *text = oracle_to_text (oracle);
  QdrMoveList list;

  qdr_position_generate_moves (&position, &list);
  ck_assert_msg (qdr_position_count_moves (&viewed) == list.count, "%s: view %d", text, view);
  for (guint i = 0; i < list.count; i++) {
    const OracleMove move =
        view_move (view, oracle, oracle_read_move (&position.board, list.moves[i]));

    ck_assert_msg (qdr_position_is_legal_move (&viewed, oracle_to_move (&viewed.board, move)),
                   "%s: view %d, move 0x%x", text, view, list.moves[i]);
  }
}

TEST (mirrored_and_turned_positions_have_mirrored_and_turned_moves, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 6 * N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));

    check_view (MIRROR, &oracle);
    check_view (UPSIDE_DOWN, &oracle);
    if (oracle.players == 4)
      check_view (QUARTER_TURN, &oracle);
  }
}

/* Impossible moves are refused with a warning, and change nothing. */
TEST (what_does_not_fit_is_not_done)
{
  static const QdrMove misfits[] = {
    QDR_MOVE_NONE,
    (QDR_MOVE_STEP << 9) | 9,             /* the spare column */
    (QDR_MOVE_STEP << 9) | 84,            /* the square of the other pawn, e9 */
    (QDR_MOVE_HORIZONTAL_WALL << 9) | 8,  /* right of the last corner */
    (QDR_MOVE_VERTICAL_WALL << 9) | 33,   /* crosses d4h */
    (QDR_MOVE_HORIZONTAL_WALL << 9) | 34, /* overlaps d4h */
    (QDR_MOVE_CONCESSION << 9) | 2,       /* not a concession */
  };
  QdrPosition position, before;
  QdrUndo undo;

  qdr_position_init (&position, 9, 9, 2);
  qdr_position_add_wall (&position, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 33));
  before = position;
  for (guint i = 0; i < G_N_ELEMENTS (misfits); i++) {
    g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*can_be_done*");
    qdr_position_do_move (&position, misfits[i], &undo);
    g_test_assert_expected_messages ();
    ck_assert (qdr_position_equal (&position, &before));
  }

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*fits*");
  qdr_position_add_wall (&position, misfits[5]);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*player*");
  qdr_position_set_turn (&position, 2);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*qdr_bits_contains*");
  qdr_position_set_pawn (&position, 0, 9);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*stock*");
  qdr_position_set_stock (&position, 0, QDR_MAX_STOCK + 1);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*player*");
  ck_assert_uint_eq (qdr_position_goal_distance (&position, 3), QDR_UNREACHABLE);
  g_test_assert_expected_messages ();
  ck_assert (qdr_position_equal (&position, &before));

  position.stocks[0] = 0;
  position.key = qdr_position_compute_key (&position);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*can_be_done*");
  qdr_position_do_move (&position, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0), &undo);
  g_test_assert_expected_messages ();
  ck_assert_uint_eq (position.stocks[0], 0);
}
