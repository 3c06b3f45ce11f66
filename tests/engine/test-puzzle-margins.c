/*
 * The puzzles of data/puzzles.txt: their numbers, and the margin of each best move in the
 * searches of its line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-lines.h"
#include "puzzle-search.h"
#include "test.h"

static GArray *
get_puzzles (void)
{
  static GArray *puzzles;

  if (puzzles == NULL)
    puzzles = puzzle_lines_read (TRUE, TRUE);
  return puzzles;
}

/* Returns the puzzles whose solution is the best move, not a win. */
static GArray *
get_best_moves (void)
{
  static GArray *best_moves;

  if (best_moves == NULL)
    best_moves = puzzle_lines_read (FALSE, TRUE);
  return best_moves;
}

/* The contents of the file */

static gboolean
has_size (const PuzzleLine *puzzle, guint width, guint height)
{
  return puzzle->position.board.width == width && puzzle->position.board.height == height;
}

TEST (there_are_three_hundred_puzzles_and_half_of_them_are_on_the_usual_board)
{
  guint count = 0;

  for (guint i = 0; i < get_puzzles ()->len; i++)
    count += has_size (&g_array_index (get_puzzles (), PuzzleLine, i), 9, 9);
  ck_assert_uint_ge (get_puzzles ()->len, 300);
  ck_assert_uint_ge (count, 150);
}

TEST (a_hundred_are_on_the_usual_board_with_four_walls_or_more_in_each_hand)
{
  guint count = 0;

  for (guint i = 0; i < get_best_moves ()->len; i++) {
    const PuzzleLine *puzzle = &g_array_index (get_best_moves (), PuzzleLine, i);

    count += has_size (puzzle, 9, 9) && puzzle->position.stocks[0] >= 4 &&
             puzzle->position.stocks[1] >= 4;
  }
  ck_assert_uint_ge (count, 100);
}

TEST (there_are_twelve_or_more_of_each_theme)
{
  guint counts[12] = { 0 };

  for (guint i = 0; i < get_puzzles ()->len; i++) {
    const guint theme = g_array_index (get_puzzles (), PuzzleLine, i).theme;

    ck_assert_uint_lt (theme, G_N_ELEMENTS (counts));
    counts[theme]++;
  }
  for (guint theme = 1; theme < G_N_ELEMENTS (counts); theme++)
    ck_assert_msg (counts[theme] >= 12, "theme %u has %u", theme, counts[theme]);
}

/* The first rating of each band. */
static const guint bands[] = { 0, 300, 600, 900, 1100, 1300, G_MAXUINT };

TEST (there_are_twenty_or_more_for_players_of_every_strength, .loops = G_N_ELEMENTS (bands) - 1)
{
  guint count = 0;

  for (guint i = 0; i < get_puzzles ()->len; i++) {
    const guint rating = g_array_index (get_puzzles (), PuzzleLine, i).rating;

    count += rating >= bands[_i] && rating < bands[_i + 1];
  }
  ck_assert_uint_ge (count, 20);
}

TEST (no_win_takes_fewer_than_three_moves)
{
  for (guint i = 0; i < get_puzzles ()->len; i++) {
    const PuzzleLine *puzzle = &g_array_index (get_puzzles (), PuzzleLine, i);

    ck_assert (!puzzle->is_win || puzzle->moves >= 3);
  }
}

TEST (no_position_comes_twice)
{
  for (guint i = 0; i < get_puzzles ()->len; i++)
    for (guint j = 0; j < i; j++)
      ck_assert (!qdr_position_equal (&g_array_index (get_puzzles (), PuzzleLine, i).position,
                                      &g_array_index (get_puzzles (), PuzzleLine, j).position));
}

/* The margin of the best move */

/* The loss that a review calls a mistake, in per cent. */
#define MISTAKE 10

TEST (every_other_move_is_a_mistake_at_both_depths, .loops = get_best_moves ()->len, .timeout = 120)
{
  const PuzzleLine *puzzle = &g_array_index (get_best_moves (), PuzzleLine, _i);
  g_autoptr (QdrEngine) engine = qdr_engine_new (QDR_PUZZLE_TABLE_MIB);
  double smaller = 1;
  QdrPuzzleSearch all;
  QdrPuzzleSearch others;

  qdr_puzzle_search (engine, &puzzle->position, QDR_MOVE_NONE, puzzle->depths[1], 0, &all);
  qdr_puzzle_search (engine, &puzzle->position, puzzle->move, puzzle->depths[1], 0, &others);
  for (guint i = 0; i < 2; i++) {
    const guint depth = puzzle->depths[i];

    ck_assert_msg (all.moves[depth] == puzzle->move, "%s: another move", puzzle->line);
    smaller = MIN (smaller, all.chances[depth] - others.chances[depth]);
  }
  /* Mathematical functions differ in the last digit between machines. */
  ck_assert_msg (100 * smaller > puzzle->margin - 0.001 && 100 * smaller < puzzle->margin + 1.001,
                 "%s: %.2f", puzzle->line, 100 * smaller);
  ck_assert_uint_ge (puzzle->margin, MISTAKE);
  ck_assert_uint_lt (puzzle->depths[0], puzzle->depths[1]);
}
