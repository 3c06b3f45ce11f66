/*
 * The opening book: reading its file, and looking up moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-book.h"

#include <string.h>

#include "qdr-notation.h"
#include "temp-folder.h"
#include "test.h"

static char *folder;

static void
setup (void)
{
  folder = make_temp_folder ();
}

static void
teardown (void)
{
  g_clear_pointer (&folder, remove_temp_folder);
}

static QdrOpeningBook *
load_bytes (const char *bytes, gssize length)
{
  g_autofree char *path = g_build_filename (folder, "book.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ck_assert (g_file_set_contents (path, bytes, length, NULL));
  return qdr_opening_book_load (file);
}

static QdrOpeningBook *
load_text (const char *text)
{
  return load_bytes (text, -1);
}

static void
play_text (QdrGame *game, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_msg (words[i][0] == '\0' || qdr_game_play_from_text (game, words[i], NULL), "%s: %s",
                   moves, words[i]);
}

static QdrGame *
make_game_of (guint width, guint height, guint players, const char *moves)
{
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, width, height, players);
  game = qdr_game_new (&start, TRUE);
  play_text (game, moves);
  return game;
}

/* Returns a game of @moves on a board of @size x @size. */
static QdrGame *
make_game (guint size, const char *moves)
{
  return make_game_of (size, size, 2, moves);
}

static void
expect_move (QdrOpeningBook *book, QdrGame *game, const char *expected)
{
  const QdrMove move = qdr_opening_book_find_move (book, game, 1);
  char text[QDR_MOVE_TEXT_SIZE];

  ck_assert_str_eq (qdr_move_to_text (&qdr_game_get_position (game)->board, move, text), expected);
}

static void
expect_nothing (QdrOpeningBook *book, QdrGame *game)
{
  ck_assert_uint_eq (qdr_opening_book_find_move (book, game, 1), QDR_MOVE_NONE);
}

/* Counts the seeds, out of 64, with which the book chooses @expected. */
static guint
count_seeds (QdrOpeningBook *book, QdrGame *game, const char *expected)
{
  guint count = 0;

  for (guint32 seed = 0; seed < 64; seed++) {
    const QdrMove move = qdr_opening_book_find_move (book, game, seed);
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&qdr_game_get_position (game)->board, move, text);
    count += g_str_equal (text, expected);
  }
  return count;
}

/* Looking up positions */

static const struct {
  const char *title;
  const char *line;
  const char *moves;
  const char *expected;
} lookups[] = {
  { "the start", "| e2 5", "", "e2" },
  { "a line", "e2 e8 | e3 -5", "e2 e8", "e3" },
  { "upper case and odd spacing", "\tA1H  E8 |\tE3H   -5  \r", "a1h e8", "e3h" },
  { "a comment", "e2 e8 | e3 -5 # as usual", "e2 e8", "e3" },
  { "what games tell", "e2 e8 | e3 -5 games=7 result=0.571 rating=1510", "e2 e8", "e3" },
  { "the best of games", "e2 e8 | e3 40 games=7 c3h 29 games=70", "e2 e8", "e3" },
  { "the best of unequal moves", "e2 e8 | e3 40 c3h 29 d3h -80", "e2 e8", "e3" },
  { "another order of walls", "b3h e8 d3h e7 | e2 0", "d3h e8 b3h e7", "e2" },
  { "another way of the pawn", "e2 d9 d2 d8 | a1v 0", "d1 d9 d2 d8", "a1v" },
  { "the image of a step", "d1 e8 | d2 0", "f1 e8", "f2" },
  { "the image of a horizontal wall", "a3h e8 | c3h 0", "h3h e8", "f3h" },
  { "the image of a vertical wall", "a3v e8 | d5v 0", "h3v e8", "e5v" },
  { "the image in another order", "a3h f9 c3h f8 | d1 0", "f3h d9 h3h d8", "f1" },
};

TEST_DEFAULTS (.timeout = 60, .set_up = setup, .tear_down = teardown)

TEST (a_position_is_found_however_it_came_about, .loops = G_N_ELEMENTS (lookups))
{
  g_autoptr (QdrOpeningBook) book = load_text (lookups[_i].line);
  g_autoptr (QdrGame) game = make_game (9, lookups[_i].moves);

  expect_move (book, game, lookups[_i].expected);
}

TEST (another_position_is_not_found)
{
  static const char *const others[] = { "", "e2", "e2 e8 e3", "d1 e8", "e2 f9" };
  g_autoptr (QdrOpeningBook) book = load_text ("e2 e8 | e3 0\n");

  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autoptr (QdrGame) game = make_game (9, others[i]);

    expect_nothing (book, game);
  }
}

TEST (another_set_up_is_not_found)
{
  static const char *const set_ups[] = {
    "9 9 2 1 | e1 e9 | 9 10 | - | -",    "9 9 2 1 | e1 e9 | 10 9 | - | -",
    "9 9 2 2 | e1 e9 | 10 10 | - | -",   "11 9 2 1 | e1 e9 | 10 10 | - | -",
    "9 11 2 1 | e1 e9 | 10 10 | - | -",  "9 9 4 1 | e1 a5 e9 i5 | 10 10 10 10 | - | -",
    "9 9 2 1 | e1 e9 | 10 10 | a1h | -",
  };
  g_autoptr (QdrOpeningBook) book = load_text ("| e2 0\na1h e8 | e2 0\n");

  for (guint i = 0; i < G_N_ELEMENTS (set_ups); i++) {
    g_autoptr (QdrGame) game = NULL;
    QdrPosition position;

    ck_assert (qdr_position_from_text (set_ups[i], &position, NULL, NULL));
    game = qdr_game_new (&position, TRUE);
    expect_nothing (book, game);
  }
}

TEST (lines_of_other_set_ups_are_found_in_their_games_only)
{
  g_autoptr (QdrOpeningBook) book =
      load_text ("| e2 0\n7x7 | d2 0\n7x7 a1h d6 | c1 0\n7x11 | a3h 0\n9x9/4 e2 | b5 0\n");
  g_autoptr (QdrGame) ordinary = make_game (9, "");
  g_autoptr (QdrGame) small = make_game (7, "");
  g_autoptr (QdrGame) mirrored = make_game (7, "f1h d6");
  g_autoptr (QdrGame) narrow = make_game_of (7, 11, 2, "");
  g_autoptr (QdrGame) wide = make_game_of (11, 7, 2, "");
  g_autoptr (QdrGame) four = make_game_of (9, 9, 4, "e2");
  g_autoptr (QdrGame) two = make_game (9, "e2");

  expect_move (book, ordinary, "e2");
  ck_assert_uint_eq (count_seeds (book, small, "d2"), 64);
  expect_move (book, mirrored, "e1");
  ck_assert_uint_gt (count_seeds (book, narrow, "a3h"), 8);
  ck_assert_uint_gt (count_seeds (book, narrow, "f3h"), 8);
  expect_nothing (book, wide);
  ck_assert_uint_eq (count_seeds (book, four, "b5"), 64);
  expect_nothing (book, two);
}

/* The mirror image of a game of four has the players in another order. */
TEST (four_players_have_no_mirror_images)
{
  g_autoptr (QdrOpeningBook) book = load_text ("9x9/4 d1 | a6 0\n9x9/4 e2 b5 d9 | h5 0\n");
  g_autoptr (QdrGame) mirrored = make_game_of (9, 9, 4, "f1");
  g_autoptr (QdrGame) four = make_game_of (9, 9, 4, "e2 b5 d9");

  expect_nothing (book, mirrored);
  ck_assert_uint_eq (count_seeds (book, four, "h5"), 64);
}

TEST (a_position_that_comes_again_is_not_found)
{
  g_autoptr (QdrOpeningBook) book = load_text ("| e2 0\n");
  g_autoptr (QdrGame) game = make_game (9, "");

  expect_move (book, game, "e2");
  play_text (game, "e2 e8 e1 e9");
  expect_nothing (book, game);
}

TEST (moves_about_as_good_as_the_best_are_drawn_by_the_seed)
{
  g_autoptr (QdrOpeningBook) book = load_text ("a1h e8 | e2 30 d1 25 f1 20 c1v 19\n");
  g_autoptr (QdrGame) game = make_game (9, "a1h e8");
  const guint e2 = count_seeds (book, game, "e2");
  const guint d1 = count_seeds (book, game, "d1");
  const guint f1 = count_seeds (book, game, "f1");

  ck_assert_uint_gt (e2, 8);
  ck_assert_uint_gt (d1, 8);
  ck_assert_uint_gt (f1, 8);
  ck_assert_uint_eq (e2 + d1 + f1, 64);
  for (guint32 seed = 0; seed < 8; seed++)
    ck_assert_uint_eq (qdr_opening_book_find_move (book, game, seed),
                       qdr_opening_book_find_move (book, game, seed));
}

TEST (where_left_and_right_are_alike_either_side_is_played)
{
  g_autoptr (QdrOpeningBook) book = load_text ("e2 e8 | c3h 5 e3 4\n");
  g_autoptr (QdrGame) game = make_game (9, "e2 e8");

  ck_assert_uint_gt (count_seeds (book, game, "c3h"), 8);
  ck_assert_uint_gt (count_seeds (book, game, "f3h"), 8);
  ck_assert_uint_gt (count_seeds (book, game, "e3"), 8);
}

TEST (another_book_is_asked_where_one_knows_nothing)
{
  g_autoptr (QdrOpeningBook) last = qdr_opening_book_parse ("last", "e2 | e8 1\n", NULL);
  g_autoptr (QdrOpeningBook) second =
      qdr_opening_book_parse ("second", "| d1 9\ne2 e8 | e3 1\n", last);
  g_autoptr (QdrOpeningBook) book = qdr_opening_book_parse ("book", "| e2 5\n", second);
  g_autoptr (QdrGame) start = make_game (9, "");
  g_autoptr (QdrGame) later = make_game (9, "e2 e8");
  g_autoptr (QdrGame) between = make_game (9, "e2");

  expect_move (book, start, "e2");
  expect_move (book, later, "e3");
  expect_nothing (book, between);
}

TEST (a_book_that_is_named_must_be_there)
{
  g_autofree char *path = g_build_filename (folder, "book.txt", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrOpeningBook) book = NULL;
  g_autoptr (QdrGame) game = make_game (9, "");

  ck_assert_ptr_null (qdr_opening_book_load_path (path, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
  ck_assert (g_file_set_contents (path, "| e2 5\n", -1, NULL));
  book = qdr_opening_book_load_path (path, NULL);
  expect_move (book, game, "e2");
}

/* The file format */

static const struct {
  const char *line;
  const char *complaint; /* a glob pattern of the error */
} bad_lines[] = {
  { "e2 e8", "*There is no “|”*" },
  { "e2 e8 |", "*no move after*" },
  { "|", "*no move after*" },
  { "e2 e8 | e3", "*“e3” has no score*" },
  { "e2 e8 | e3 d3h 4", "*“d3h” is not a score*" },
  { "e2 e8 | e3 4.5", "*“4.5” is not a score*" },
  { "e2 e8 | e3 4 5", "*“5”*" },
  { "e2 e8 | e3 99999", "*“99999” is not a score*" },
  { "e2 e8 | e3 games=7 4", "*“games=7” is not a score*" },
  { "e2 e8 | e3 4 games=0", "*“games=0” is not a book annotation*" },
  { "e2 e8 | e3 4 result=1.1", "*“result=1.1” is not a book annotation*" },
  { "e2 e8 | e3 4 result=0.5x", "*“result=0.5x” is not a book annotation*" },
  { "e2 e8 | e3 4 result=", "*“result=” is not a book annotation*" },
  { "e2 e8 | e3 4 result=nan", "*“result=nan” is not a book annotation*" },
  { "e2 e8 | e3 4 rating=-1", "*“rating=-1” is not a book annotation*" },
  { "e2 e8 | e3 4 luck=7", "*“luck=7” is not a book annotation*" },
  { "e2 e8 | e3 4 e3 3", "*“e3” occurs twice*" },
  { "e2 e8 | e3 4 d3h 5", "*“d3h” has a better score*" },
  { "e2 e8 | e5 4", "*“e5”*" },
  { "e2 e8 | resign 4", "*“resign” is not a book move*" },
  { "e2 timeout | e3 4", "*“timeout” is not a book move*" },
  { "e2 e8 e9 | e3 4", "*“e9”*" },
  { "e2 e8 e3h f3h | e3 4", "*“f3h”*" },
  { "e2 e8 j1 | e3 4", "*“j1”*" },
  { "e2 e8 \001 | e3 4", "*" },
  { "| e2 4 | d1 3", "*“|”*" },
  { "8x8 | d2 4", "*“8x8” is not a set-up*" },
  { "7x21 | d2 4", "*“7x21” is not a set-up*" },
  { "7x7/3 | d2 4", "*“7x7/3” is not a set-up*" },
  { "7x7/2 | d2 4", "*“7x7/2” is not a set-up*" },
  { "7x7/44 | d2 4", "*“7x7/44” is not a set-up*" },
  { "+7x7 | d2 4", "*“+7x7” is not a set-up*" },
  { "7x | d2 4", "*“7x” is not a set-up*" },
  { "e2 7x7 | d2 4", "*“7x7”*" },
  { "5x5/4 d3h d2h | c3v 4", "*“c3v”: *player 4*" },
  { "f1 e8 | f2 4", "*Another line*" },
  { "d1 e8 | d2 4", "*Another line*" },
};

TEST (a_bad_line_is_left_out_with_one_warning_that_names_it, .loops = G_N_ELEMENTS (bad_lines))
{
  g_autofree char *text =
      g_strdup_printf ("# Book\nd1 e8 | d2 3\n%s\n\na1v | e8 7\n", bad_lines[_i].line);
  g_autofree char *expected = g_strconcat ("*book.txt:3: ", bad_lines[_i].complaint, NULL);
  g_autoptr (QdrOpeningBook) book = NULL;
  g_autoptr (QdrGame) before = make_game (9, "d1 e8");
  g_autoptr (QdrGame) behind = make_game (9, "a1v");
  g_autoptr (QdrGame) start = make_game (9, "");
  g_autoptr (QdrGame) later = make_game (9, "e2 e8");

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, expected);
  book = load_text (text);
  g_test_assert_expected_messages ();

  expect_move (book, before, "d2");
  expect_move (book, behind, "e8");
  expect_nothing (book, start);
  expect_nothing (book, later);
}

TEST (a_file_that_is_no_text_is_left_out_with_one_warning)
{
  static const char bytes[] = "| e2 4\n\0| e2 4\n\xff\n";
  g_autoptr (QdrOpeningBook) book = NULL;
  g_autoptr (QdrGame) game = make_game (9, "");

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "*book.txt*UTF-8*");
  book = load_bytes (bytes, sizeof bytes - 1);
  g_test_assert_expected_messages ();
  expect_nothing (book, game);
}

TEST (a_folder_is_no_book)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (QdrOpeningBook) book = NULL;
  g_autoptr (QdrGame) game = make_game (9, "");

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "*left out*");
  book = qdr_opening_book_load (file);
  g_test_assert_expected_messages ();
  expect_nothing (book, game);
}

TEST (no_file_is_a_book_without_moves)
{
  g_autofree char *path = g_build_filename (folder, "nowhere", "book.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (QdrOpeningBook) book = qdr_opening_book_load (file);
  g_autoptr (QdrGame) game = make_game (9, "");

  expect_nothing (book, game);
}

static void
ignore_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
}

/* Whatever the book contains, it returns only legal moves. */
TEST (a_damaged_book_is_harmless)
{
  static const char good[] =
      "| e2 5 c3h -3\ne2 e8 | e3 5\ne2 e8 e3 e7 | e4 12 d3h 4\na3h e8 | e2 1 games=7 "
      "result=0.571 rating=1510 d1 0 games=3\n";
  static const char letters[] = "|#abehiv 1289-=.\n\r\t";
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (QdrGame) start = make_game (9, "");
  g_autoptr (QdrGame) later = make_game (9, "e2 e8");
  GLogFunc handler;

  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  handler = g_log_set_default_handler (ignore_cb, NULL);
  for (guint round = 0; round < 300; round++) {
    g_autoptr (QdrOpeningBook) book = NULL;
    char text[sizeof good];

    memcpy (text, good, sizeof good);
    for (guint i = 0; i < 1 + round % 6; i++)
      text[g_rand_int_range (random, 0, sizeof good - 1)] =
          letters[g_rand_int_range (random, 0, sizeof letters - 1)];
    book = load_bytes (text, sizeof good - 1);
    qdr_opening_book_find_move (book, start, round);
    qdr_opening_book_find_move (book, later, round);
  }
  g_log_set_default_handler (handler, NULL);
}

/* The book of the program */

static char **
read_lines_of_program (void)
{
  g_autofree char *text = NULL;

  ck_assert (g_file_get_contents (g_getenv ("QDR_OPENING_BOOK"), &text, NULL, NULL));
  return g_strsplit (text, "\n", -1);
}

/* Checks the part behind the bar, in which moves and scores alternate. */
static void
check_moves_of_line (QdrGame *game, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 best = 0;

  ck_assert_uint_eq (g_strv_length (words) % 2, 0);
  for (guint i = 0; words[i] != NULL; i += 2) {
    const gint64 score = g_ascii_strtoll (words[i + 1], NULL, 10);

    if (i == 0)
      best = score;
    ck_assert_int_ge (score, best - QDR_OPENING_BOOK_MARGIN);
    ck_assert_int_le (ABS (score), 400);
    ck_assert_msg (qdr_game_play_from_text (game, words[i], NULL), "%s", words[i]);
    ck_assert (qdr_game_step_back (game));
  }
}

/* Parses the file a second time, independently. A warning of the book would fail the test. */
TEST (the_book_of_the_program_can_be_played_from_the_first_line_to_the_last)
{
  g_autoptr (QdrOpeningBook) book = qdr_opening_book_load_installed ();
  g_auto (GStrv) lines = read_lines_of_program ();
  guint n_positions = 0;
  guint n_small = 0;
  guint n_of_four = 0;

  for (guint i = 0; lines[i] != NULL; i++) {
    g_auto (GStrv) halves = g_strsplit (lines[i], "|", -1);
    g_autoptr (QdrBookLine) line = NULL;
    g_autoptr (QdrGame) game = NULL;
    QdrMove move;

    if (lines[i][0] == '#' || lines[i][0] == '\0')
      continue;
    ck_assert_uint_eq (g_strv_length (halves), 2);
    ck_assert (qdr_book_line_parse (lines[i], &line, NULL));
    game = make_game_of (line->position.board.width, line->position.board.height,
                         line->position.players, "");
    for (guint j = 0; j < line->line->len; j++)
      ck_assert (qdr_game_play (game, g_array_index (line->line, QdrMove, j), NULL));
    check_moves_of_line (game, g_strstrip (halves[1]));
    move = qdr_opening_book_find_move (book, game, i);
    ck_assert_msg (move != QDR_MOVE_NONE, "%s", lines[i]);
    ck_assert_int_eq (qdr_game_check_move (game, move).reason, QDR_REFUSAL_REASON_NONE);
    n_positions++;
    n_small += line->position.board.width == 7;
    n_of_four += line->position.players == 4;
  }
  ck_assert_uint_gt (n_positions, 80);
  ck_assert_uint_gt (n_small, 10);
  ck_assert_uint_gt (n_of_four, 10);
}

TEST (the_book_of_the_program_plays_a_line_against_itself)
{
  for (guint32 seed = 0; seed < 20; seed++) {
    g_autoptr (QdrOpeningBook) book = qdr_opening_book_load_installed ();
    g_autoptr (QdrGame) game = make_game (9, "");
    QdrMove move;

    while ((move = qdr_opening_book_find_move (book, game, seed)) != QDR_MOVE_NONE)
      ck_assert (qdr_game_play (game, move, NULL));
    ck_assert_uint_ge (qdr_game_get_ply (game), 4);
  }
}
