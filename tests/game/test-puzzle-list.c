/*
 * Puzzles and lists of puzzles: reading, errors, and order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-puzzle.h"

#include <string.h>

#include "qdr-notation.h"
#include "test.h"

#define PUZZLE "win 5; d1h; rating 680; 5 5 2 1 | c3 d2 | 2 1 | - | -\n"
#define OTHER "win 4; d3h; rating 1240; 5 5 2 2 | d3 c4 | 0 1 | - | -\n"

#define BEST "best 18; e4h; depth 9 11; rating 1240; 9 9 2 1 | e3 e6 | 8 7 | c3h | -"

static QdrPuzzleList *
parse (const char *text, GError **error)
{
  return qdr_puzzle_list_parse (text, strlen (text), error);
}

static QdrPuzzleList *
load_shipped (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));
  g_autoptr (GError) error = NULL;
  QdrPuzzleList *list = qdr_puzzle_list_load (file, &error);

  ck_assert_msg (list != NULL, "%s", error != NULL ? error->message : "");
  return list;
}

/* Valid lists */

TEST (a_puzzle_has_a_theme_a_position_a_move_and_a_number_of_moves)
{
  g_autoptr (QdrPuzzle) puzzle =
      qdr_puzzle_parse ("A wall", "win 5; d1h; rating 680; 5 5 2 1 | c3 d2 | 2 1 | - | -", NULL);
  char text[QDR_MOVE_TEXT_SIZE];

  ck_assert_str_eq (qdr_puzzle_get_theme (puzzle), "A wall");
  ck_assert_str_eq (qdr_puzzle_get_name (puzzle), "5 5 2 1 | c3 d2 | 2 1 | - | -");
  ck_assert_int_eq (qdr_puzzle_get_kind (puzzle), QDR_PUZZLE_WIN);
  ck_assert_uint_eq (qdr_puzzle_get_n_moves_to_win (puzzle), 5);
  ck_assert_uint_eq (qdr_puzzle_get_rating (puzzle), 680);
  ck_assert_str_eq (qdr_move_to_text (&qdr_puzzle_get_position (puzzle)->board,
                                      qdr_puzzle_get_solution (puzzle), text),
                    "d1h");
}

TEST (a_best_move_has_a_margin_and_a_depth)
{
  g_autoptr (QdrPuzzle) puzzle = qdr_puzzle_parse ("A wall", BEST, NULL);

  ck_assert_int_eq (qdr_puzzle_get_kind (puzzle), QDR_PUZZLE_BEST);
  ck_assert_uint_eq (qdr_puzzle_get_margin (puzzle), 18);
  ck_assert_uint_eq (qdr_puzzle_get_search_depth (puzzle), 11);
  ck_assert_uint_eq (qdr_puzzle_get_rating (puzzle), 1240);
  ck_assert_uint_eq (qdr_puzzle_get_n_moves_to_win (puzzle), 0);
  ck_assert_str_eq (qdr_puzzle_get_name (puzzle), "9 9 2 1 | e3 e6 | 8 7 | c3h | -");
}

TEST (the_puzzles_of_the_program_are_read)
{
  g_autoptr (QdrPuzzleList) list = load_shipped ();
  const char *const *themes = qdr_puzzle_list_get_themes (list);

  ck_assert_uint_ge (g_strv_length ((char **) themes), 7);
  ck_assert_uint_ge (g_list_model_get_n_items (G_LIST_MODEL (list)), 60);
  for (guint i = 0; themes[i] != NULL; i++) {
    g_autoptr (GPtrArray) picked = qdr_puzzle_list_get_by_theme (list, themes[i]);

    ck_assert_uint_ge (picked->len, 4);
  }
}

TEST (a_comment_after_an_empty_line_is_a_theme_and_no_other_is)
{
  g_autoptr (QdrPuzzleList) list =
      parse ("# Puzzles\n# of mine\n\n# Walls\n# good ones\n" PUZZLE "\r\n#  Others \r\n" OTHER,
             NULL);
  const char *const *themes = qdr_puzzle_list_get_themes (list);

  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (list)), 2);
  ck_assert_str_eq (themes[0], "Walls");
  ck_assert_str_eq (themes[1], "Others");
  ck_assert_ptr_null (themes[2]);
}

TEST (the_easiest_puzzle_of_a_theme_comes_first)
{
  g_autoptr (QdrPuzzleList) list = load_shipped ();
  const char *const *themes = qdr_puzzle_list_get_themes (list);

  for (guint i = 0; themes[i] != NULL; i++) {
    g_autoptr (GPtrArray) picked = qdr_puzzle_list_get_by_theme (list, themes[i]);

    for (guint j = 1; j < picked->len; j++) {
      QdrPuzzle *one = g_ptr_array_index (picked, j - 1);
      QdrPuzzle *next = g_ptr_array_index (picked, j);

      ck_assert_int_lt (qdr_puzzle_compare_ease (one, next), 0);
      ck_assert_uint_le (qdr_puzzle_get_rating (one), qdr_puzzle_get_rating (next));
    }
  }
}

TEST (it_is_a_list_of_puzzles)
{
  g_autoptr (QdrPuzzleList) list = parse ("\n# Walls\n" PUZZLE OTHER, NULL);
  g_autoptr (QdrPuzzle) second = g_list_model_get_item (G_LIST_MODEL (list), 1);

  ck_assert (g_list_model_get_item_type (G_LIST_MODEL (list)) == QDR_TYPE_PUZZLE);
  ck_assert_str_eq (qdr_puzzle_get_name (second), "5 5 2 2 | d3 c4 | 0 1 | - | -");
  ck_assert_ptr_null (g_list_model_get_item (G_LIST_MODEL (list), 2));
}

/* Invalid lists */

static const struct {
  const char *text;
  const char *error;
} refused[] = {
  { "", "There are no puzzles in the file." },
  { "# Puzzles\n", "There are no puzzles in the file." },
  { PUZZLE, "Line 1: There is no theme before the puzzle." },
  { "\n#\n" PUZZLE, "Line 2: The theme has no name." },
  { "\n# Walls\n\n# Others\n" PUZZLE, "Line 4: The theme before has no puzzle." },
  { "\n# Walls\n" PUZZLE "\n# Others\n", "The last theme has no puzzle." },
  { "\n# Walls\n" PUZZLE "\n# Walls\n" OTHER, "Line 5: This theme exists already." },
  { "\n# Walls\n" PUZZLE OTHER PUZZLE, "Line 5: This puzzle exists already." },
  { "\n# Walls\nwin 5; d1h\n",
    "Line 3: After “win” come a move, a rating and a position, separated by “; ”." },
  { "\n# Walls\nwin 5\n",
    "Line 3: After “win” come a move, a rating and a position, separated by “; ”." },
  { "\n# Walls\nwin 5; d1h; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: After “win” come a move, a rating and a position, separated by “; ”." },
  { "\n# Walls\nwin 5; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -; x\n",
    "Line 3: After “win” come a move, a rating and a position, separated by “; ”." },
  { "\n# Walls\nwin 5; d1h; depth 9 10; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: After “win” come a move, a rating and a position, separated by “; ”." },
  { "\n# Walls\n  win 5; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nloss 5; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nwin 0; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nwin 100; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nwin 5x; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nwin; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nbest 0; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nbest 101; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nbest; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\n; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The line begins neither with “win” and a number of moves nor with “best” and a number "
    "of "
    "per cent." },
  { "\n# Walls\nbest 9; d1h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: After “best” come a move, depths, a rating and a position, separated by “; ”." },
  { "\n# Walls\nbest 9; d1h; depth 9 10; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -; x\n",
    "Line 3: After “best” come a move, depths, a rating and a position, separated by “; ”." },
  { "\n# Walls\nbest 9; d1h; depth 9; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth 9 9; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth 10 9; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth 0 9; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth 9 64; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth 9 10 11; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth  9 10; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; plies 9 10; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nbest 9; d1h; depth 9 x; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The depths are not “depth” and two numbers up to 63, the smaller one first." },
  { "\n# Walls\nwin 5; d1h; 1240; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nwin 5; d1h; rating; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nwin 5; d1h; rating 4001; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nwin 5; d1h; rating -1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nwin 5; d1h; rating 1.5; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nwin 5; d1h; rated 5; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nbest 9; d1h; depth 9 10; rating; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The rating is not “rating” and a number up to 4000." },
  { "\n# Walls\nwin 5; e5h; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The move is not allowed in the position." },
  { "\n# Walls\nwin 5; c5; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The move is not allowed in the position." },
  { "\n# Walls\nwin 5; resign; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The move is not allowed in the position." },
  { "\n# Walls\nbest 9; e5h; depth 9 10; rating 1; 5 5 2 1 | c3 d2 | 2 1 | - | -\n",
    "Line 3: The move is not allowed in the position." },
  { "\n# Walls\nwin 5; b1; rating 1; 5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -\n",
    "Line 3: A puzzle is for two players." },
  { "\n# Walls\nwin 5; b5; rating 1; 5 5 2 1 | c5 d2 | 2 1 | - | -\n",
    "Line 3: The game of the puzzle is over already." },
};

TEST (a_mistake_is_named_in_one_sentence, .loops = G_N_ELEMENTS (refused))
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (parse (refused[_i].text, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA));
  ck_assert_str_eq (error->message, refused[_i].error);
}

TEST (a_position_that_is_none_is_refused_with_its_reason)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (
      parse ("\n# Walls\nwin 5; d1h; rating 1; 5 5 2 1 | c3 c3 | 2 1 | - | -\n", &error));
  ck_assert_msg (g_str_has_prefix (error->message, "Line 3: "), "%s", error->message);
}

TEST (what_is_no_text_or_too_long_is_refused)
{
  g_autofree char *long_text = g_strnfill (QDR_PUZZLE_LIST_MAX_SIZE + 1, '#');
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_puzzle_list_parse ("\xff", 1, &error));
  ck_assert_str_eq (error->message, "The puzzle file is not UTF-8 text.");
  g_clear_error (&error);
  ck_assert_ptr_null (qdr_puzzle_list_parse ("\0", 1, &error));
  ck_assert_str_eq (error->message, "The puzzle file is not UTF-8 text.");
  g_clear_error (&error);
  ck_assert_ptr_null (parse (long_text, &error));
  ck_assert_str_eq (error->message, "The puzzle file is too long.");
}

TEST (no_text_at_all_is_an_empty_file)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_puzzle_list_parse (NULL, 0, &error));
  ck_assert_str_eq (error->message, "There are no puzzles in the file.");
}

TEST (a_file_that_is_not_there_is_an_error)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/puzzles.txt");
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_puzzle_list_load (file, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
}
