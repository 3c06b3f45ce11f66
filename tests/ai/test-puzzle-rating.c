/*
 * Ratings of puzzles: those in the file match the results of the opponents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "puzzle-rating.h"

#include "qdr-notation.h"
#include "qdr-puzzle.h"
#include "test.h"

/* Every 60th puzzle, as all of them would take too long. */
#define STRIDE 60

TEST_DEFAULTS (.timeout = 240)

TEST (ratings_in_the_file_are_what_opponents_make_of_the_puzzles)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));
  g_autoptr (QdrPuzzleList) list = qdr_puzzle_list_load (file, NULL);
  g_autoptr (QdrPuzzleRater) rater = qdr_puzzle_rater_new ();

  for (guint i = STRIDE / 2; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i += STRIDE) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);
    const guint rating = qdr_puzzle_rater_rate (rater, qdr_puzzle_get_position (puzzle),
                                                qdr_puzzle_get_solution (puzzle));

    ck_assert_msg (rating == qdr_puzzle_get_rating (puzzle), "%s: %u", qdr_puzzle_get_name (puzzle),
                   rating);
  }
}

static guint
rate (const char *position_text, const char *move_text)
{
  g_autoptr (QdrPuzzleRater) rater = qdr_puzzle_rater_new ();
  QdrPosition position;
  QdrMove move;

  qdr_position_from_text (position_text, &position, NULL, NULL);
  qdr_move_from_text (&position.board, move_text, &move);
  return qdr_puzzle_rater_rate (rater, &position, move);
}

TEST (what_everybody_finds_is_easy_and_what_nobody_finds_is_hard)
{
  /* A step into the goal, and a step back that wins. */
  const guint easy = rate ("5 5 2 1 | c4 a3 | 0 0 | - | -", "c5");
  const guint hard = rate ("5 5 2 1 | c4 a3 | 0 0 | - | -", "c3");

  ck_assert_uint_le (easy, 200);
  ck_assert_uint_ge (hard, 1900);
  ck_assert_uint_eq (easy % 10, 0);
  ck_assert_uint_eq (hard % 10, 0);
}
