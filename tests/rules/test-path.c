/*
 * Distances and shortest paths against the slow oracle.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "random-positions.h"
#include "test.h"

#include <string.h>

#define POSITIONS_A_LOOP 160

static guint
expected_distance (int distance)
{
  return distance < 0 ? QDR_UNREACHABLE : (guint) distance;
}

TEST_DEFAULTS (.timeout = 60)

TEST (distances_are_those_of_the_oracle, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < POSITIONS_A_LOOP; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    const QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);

    for (int player = 0; player < oracle.players; player++)
      if (oracle.in_play[player]) {
        ck_assert_msg (qdr_position_goal_distance (&position, player) ==
                           expected_distance (oracle_distance (&oracle, player)),
                       "%s: player %d", text, player + 1);
        ck_assert_msg (qdr_position_has_path (&position, player), "%s: player %d", text,
                       player + 1);
      }
  }
}

static void
check_map (const Oracle *oracle, const QdrPosition *position, int player, const char *text)
{
  guint16 distances[QDR_MAP_SIZE];

  qdr_position_find_goal_distances (position, player, distances);
  for (guint i = 0; i < QDR_MAP_SIZE; i++) {
    const int column = (int) qdr_board_column (&position->board, i);
    const int row = (int) qdr_board_row (&position->board, i);
    const int expected = oracle_has_square (oracle, column, row)
                             ? oracle_distance_from (oracle, player, column, row)
                             : -1;

    ck_assert_msg (distances[i] == expected_distance (expected), "%s: %c%d for player %d is %u",
                   text, 'a' + column, row + 1, player + 1, distances[i]);
  }
}

TEST (the_distance_map_is_that_of_the_oracle, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 2 * N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    const QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);

    for (int player = 0; player < oracle.players; player++)
      check_map (&oracle, &position, player, text);
  }
}

/* Walls by place: [0] horizontal and [1] vertical, then [column][row]. */
typedef struct {
  guint8 at[2][19][19];
} Places;

static Places
read_places (const QdrBoard *board, const QdrBits bits[2])
{
  Places places = { 0 };

  for (int kind = 0; kind < 2; kind++)
    for (int column = 0; column < board->width; column++)
      for (int row = 0; row < board->height; row++)
        places.at[kind][column][row] =
            (guint8) qdr_bits_test (&bits[kind], qdr_board_square (board, column, row));
  return places;
}

static void
add_place (const Oracle *oracle, Places *places, int kind, int column, int row)
{
  if (oracle_has_corner (oracle, column, row))
    places->at[kind][column][row] = 1;
}

/* Adds the two walls that would block the step from this square. */
static Places
with_cutters_of_step (const Oracle *oracle, Places places, int column, int row, int right, int up)
{
  const int left = MIN (column, column + right);
  const int lower = MIN (row, row + up);

  add_place (oracle, &places, up == 0, left, lower);
  if (up != 0)
    add_place (oracle, &places, 0, left - 1, lower);
  else
    add_place (oracle, &places, 1, left, lower - 1);
  return places;
}

/* Returns the board with all walls except @cutters, even if they overlap or cross. */
static Oracle
with_harmless_walls (const Oracle *oracle, const Places *cutters)
{
  Oracle after = *oracle;

  for (int column = 0; column < oracle->width - 1; column++)
    for (int row = 0; row < oracle->height - 1; row++) {
      after.horizontal[column][row] |= cutters->at[0][column][row] == 0;
      after.vertical[column][row] |= cutters->at[1][column][row] == 0;
    }
  return after;
}

/* Returns whether a shortest path of @player from this square would be blocked by exactly
 * @cutters. @so_far are the walls that would block the steps before it. */
static gboolean
has_path_cut_by (const Oracle *corridor,
                 int player,
                 int column,
                 int row,
                 Places so_far,
                 const Places *cutters)
{
  static const int steps[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
  const int distance = oracle_distance_from (corridor, player, column, row);

  if (distance == 0)
    return memcmp (&so_far, cutters, sizeof so_far) == 0;

  for (int i = 0; i < 4; i++) {
    const int right = steps[i][0];
    const int up = steps[i][1];
    const Places after = with_cutters_of_step (corridor, so_far, column, row, right, up);

    if (oracle_can_pass (corridor, column, row, right, up) &&
        oracle_distance_from (corridor, player, column + right, row + up) == distance - 1 &&
        has_path_cut_by (corridor, player, column + right, row + up, after, cutters))
      return TRUE;
  }
  return FALSE;
}

/* The text has the walls and not the squares. With all other walls in place little is left but
 * the path, so it is soon found again. */
static void
check_path (const Oracle *oracle, const QdrPosition *position, int player, const char *text)
{
  QdrPath path;
  Places cutters;
  Oracle corridor;

  qdr_position_find_path (position, player, &path);
  cutters = read_places (&position->board, path.cutters);
  corridor = with_harmless_walls (oracle, &cutters);

  ck_assert_msg (path.length == expected_distance (oracle_distance (oracle, player)),
                 "%s: player %d, length %u", text, player + 1, path.length);
  ck_assert_msg (expected_distance (oracle_distance (&corridor, player)) == path.length,
                 "%s: player %d, cut by a wall that is no cutter", text, player + 1);
  ck_assert_msg (has_path_cut_by (&corridor, player, oracle->column[player], oracle->row[player],
                                  (Places){ 0 }, &cutters),
                 "%s: player %d, the cutters are not those of a shortest path", text, player + 1);
}

TEST (a_path_is_shortest_and_cut_by_its_cutters_and_nothing_else, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 2 * N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    const QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);

    for (int player = 0; player < oracle.players; player++)
      if (oracle.in_play[player])
        check_path (&oracle, &position, player, text);
  }
}

/* Follows the squares past the walls of the oracle, and counts the steps down to the goal. */
static void
check_trace (const Oracle *oracle, const QdrPosition *position, int player, const char *text)
{
  const QdrBoard *board = &position->board;
  QdrSquare squares[QDR_PATH_MAX];
  const guint length = qdr_position_trace_path (position, (guint) player, squares);
  int column = oracle->column[player];
  int row = oracle->row[player];

  ck_assert_msg (length == expected_distance (oracle_distance (oracle, player)),
                 "%s: player %d, length %u", text, player + 1, length);
  ck_assert_uint_eq (squares[0], position->pawns[player]);
  for (guint i = 1; i <= length; i++) {
    const int right = (int) qdr_board_column (board, squares[i]) - column;
    const int up = (int) qdr_board_row (board, squares[i]) - row;

    ck_assert_msg (ABS (right) + ABS (up) == 1 && oracle_can_pass (oracle, column, row, right, up),
                   "%s: player %d, step %u", text, player + 1, i);
    column += right;
    row += up;
  }
  ck_assert_msg (oracle_is_goal (oracle, player, column, row), "%s: player %d", text, player + 1);
}

TEST (a_traced_path_is_as_long_as_the_shortest_and_goes_through_no_wall, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < POSITIONS_A_LOOP; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    const QdrPosition position = oracle_to_position (&oracle);
    g_autofree char *text = oracle_to_text (&oracle);

    for (int player = 0; player < oracle.players; player++)
      if (oracle.in_play[player])
        check_trace (&oracle, &position, player, text);
  }
}

TEST (a_traced_path_has_few_bends)
{
  static const char *const expected[] = { "e1", "d1", "c1", "c2", "c3", "c4",
                                          "c5", "c6", "c7", "c8", "c9" };
  QdrSquare squares[QDR_PATH_MAX];
  QdrPosition position;

  ck_assert (
      qdr_position_from_text ("9 9 2 1 | e1 e9 | 10 10 | d1h,f1h | - ", &position, NULL, NULL));
  ck_assert_uint_eq (qdr_position_trace_path (&position, 0, squares), 10);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&position.board, qdr_move_make (QDR_MOVE_STEP, squares[i]), text);
    ck_assert_str_eq (text, expected[i]);
  }
}

/* d1v, e1v and the edge enclose the pawn on e1, with e2h above e2 and f2. The rules do not
 * allow such a position. */
TEST (a_pawn_that_is_shut_in_has_no_path)
{
  guint16 distances[QDR_MAP_SIZE];
  QdrSquare squares[QDR_PATH_MAX];
  QdrPosition position;
  QdrSquare pawn;
  QdrPath path;

  qdr_position_init (&position, 9, 9, 2);
  pawn = position.pawns[0];
  qdr_position_add_wall (&position, qdr_move_make (QDR_MOVE_VERTICAL_WALL, pawn - 1u));
  qdr_position_add_wall (&position, qdr_move_make (QDR_MOVE_VERTICAL_WALL, pawn));
  ck_assert (qdr_position_has_path (&position, 0));
  qdr_position_add_wall (&position,
                         qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, pawn + position.board.stride));

  ck_assert (!qdr_position_has_path (&position, 0));
  ck_assert (qdr_position_has_path (&position, 1));
  ck_assert_uint_eq (qdr_position_goal_distance (&position, 0), QDR_UNREACHABLE);
  qdr_position_find_path (&position, 0, &path);
  ck_assert_uint_eq (path.length, QDR_UNREACHABLE);
  ck_assert_uint_eq (qdr_position_trace_path (&position, 0, squares), QDR_UNREACHABLE);
  qdr_position_find_goal_distances (&position, 0, distances);
  ck_assert_uint_eq (distances[pawn], QDR_UNREACHABLE);
  ck_assert_uint_eq (distances[pawn + 1], 9);
}

TEST (a_pawn_on_its_goal_is_at_distance_nought)
{
  QdrSquare squares[QDR_PATH_MAX];
  QdrPosition position;
  QdrPath path;

  ck_assert (qdr_position_from_text ("9 9 2 2 | e9 d8 | 10 10 | - | -", &position, NULL, NULL));
  qdr_position_find_path (&position, 0, &path);
  ck_assert_uint_eq (path.length, 0);
  ck_assert (!qdr_bits_any (path.cutters[0], QDR_BITS_WORDS));
  ck_assert (!qdr_bits_any (path.cutters[1], QDR_BITS_WORDS));
  ck_assert_uint_eq (qdr_position_goal_distance (&position, 0), 0);
  ck_assert_uint_eq (qdr_position_trace_path (&position, 0, squares), 0);
  ck_assert_uint_eq (squares[0], position.pawns[0]);
  ck_assert_uint_eq (qdr_position_goal_distance (&position, 1), 7);
}
