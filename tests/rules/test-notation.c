/*
 * Moves and positions as text, both ways, and errors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "oracle.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "random-positions.h"
#include "test.h"

#include <string.h>

#define PLIES_A_GAME 50

/* Moves */

static void
check_move_text (const QdrBoard *board, QdrMove move, const char *expected)
{
  g_autofree char *upper = g_ascii_strup (expected, -1);
  char text[QDR_MOVE_TEXT_SIZE];
  QdrMove read = QDR_MOVE_NONE;

  ck_assert_ptr_eq (qdr_move_to_text (board, move, text), text);
  ck_assert_str_eq (text, expected);
  ck_assert_int_eq (qdr_move_from_text (board, expected, &read), QDR_REFUSAL_REASON_NONE);
  ck_assert_uint_eq (read, move);
  read = QDR_MOVE_NONE;
  ck_assert_int_eq (qdr_move_from_text (board, upper, &read), QDR_REFUSAL_REASON_NONE);
  ck_assert_uint_eq (read, move);
}

static void
check_moves_of_board (Setup setup)
{
  const QdrBoard board = qdr_board_make (setup.width, setup.height);

  for (int column = 0; column < setup.width; column++)
    for (int row = 0; row < setup.height; row++)
      for (const char *kind = "phv"; *kind != '\0'; kind++) {
        const OracleMove move = { *kind, column, row };
        g_autofree char *text = oracle_move_to_text (move);
        QdrMove ignored;

        if (*kind == 'p' || (column < setup.width - 1 && row < setup.height - 1))
          check_move_text (&board, oracle_to_move (&board, move), text);
        else
          ck_assert_int_eq (qdr_move_from_text (&board, text, &ignored),
                            QDR_REFUSAL_REASON_OFF_BOARD);
      }
  check_move_text (&board, QDR_MOVE_RESIGN, "resign");
  check_move_text (&board, QDR_MOVE_TIMEOUT, "timeout");
}

TEST_DEFAULTS (.timeout = 60)

TEST (moves_are_written_with_spaces_between_them)
{
  const QdrBoard board = qdr_board_make (9, 9);
  const QdrMove moves[] = { qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&board, 4, 1)),
                            qdr_move_make (QDR_MOVE_VERTICAL_WALL, qdr_board_square (&board, 0, 7)),
                            QDR_MOVE_RESIGN };
  g_autofree char *none = qdr_moves_to_text (&board, NULL, 0);
  g_autofree char *text = qdr_moves_to_text (&board, moves, G_N_ELEMENTS (moves));

  ck_assert_str_eq (none, "");
  ck_assert_str_eq (text, "e2 a8v resign");
}

TEST (every_move_of_every_board_is_written_and_read, .loops = 8)
{
  for (int i = 0; i < N_HEIGHTS; i++)
    check_moves_of_board (setup_in_loop (_i, i));
}

static const struct {
  const char *text;
  QdrRefusalReason reason;
} bad_moves[] = {
  { "j1", QDR_REFUSAL_REASON_OFF_BOARD },
  { "s1", QDR_REFUSAL_REASON_OFF_BOARD },
  { "a10", QDR_REFUSAL_REASON_OFF_BOARD },
  { "J5", QDR_REFUSAL_REASON_OFF_BOARD },
  { "i9h", QDR_REFUSAL_REASON_OFF_BOARD },
  { "i1v", QDR_REFUSAL_REASON_OFF_BOARD },
  { "a9v", QDR_REFUSAL_REASON_OFF_BOARD },
  { "a19h", QDR_REFUSAL_REASON_OFF_BOARD },
  { "", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "5e", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e5x", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e5hh", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e5hv", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e5 ", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { " e5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e 5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e-5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e+5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e05", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "he5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "eh", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "ee5", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "\xc3\xa9"
    "5",
    QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "\xff", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e5\xff", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "resigns", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "resig", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "time out", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "pass", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
};

TEST (a_bad_move_is_refused_for_the_right_reason_and_sets_nothing)
{
  const QdrBoard board = qdr_board_make (9, 9);

  for (guint i = 0; i < G_N_ELEMENTS (bad_moves); i++) {
    QdrMove move = 0x123;

    ck_assert_msg (qdr_move_from_text (&board, bad_moves[i].text, &move) == bad_moves[i].reason,
                   "“%s”", bad_moves[i].text);
    ck_assert_msg (move == 0x123, "“%s” set the move", bad_moves[i].text);
  }
}

/* A huge row must not overflow to a row of the board. */
TEST (a_huge_row_is_no_row)
{
  static const char *const huge[] = {
    "e100",
    "e257",
    "e65537",
    "e4294967297",
    "e4294967301h",
    "e18446744073709551617",
    "e99999999999999999999999999999999999999",
  };
  const QdrBoard board = qdr_board_make (19, 19);

  for (guint i = 0; i < G_N_ELEMENTS (huge); i++) {
    QdrMove move;

    ck_assert_msg (qdr_move_from_text (&board, huge[i], &move) != QDR_REFUSAL_REASON_NONE, "%s",
                   huge[i]);
  }
}

/* Positions */

static void
check_position_text (const QdrPosition *position)
{
  const Oracle oracle = oracle_read (position);
  g_autofree char *expected = oracle_to_text (&oracle);
  g_autofree char *text = qdr_position_to_text (position);
  QdrPosition read = { 0 };

  ck_assert_str_eq (text, expected);
  ck_assert_msg (qdr_position_from_text (text, &read, NULL, NULL), "%s", text);
  ck_assert_msg (qdr_position_equal (&read, position), "%s", text);
  ck_assert_msg (read.key == position->key && read.key == qdr_position_compute_key (&read), "%s",
                 text);
}

TEST (random_positions_are_written_as_the_oracle_does_and_read_back, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 10 * N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    const QdrPosition position = oracle_to_position (&oracle);

    check_position_text (&position);
  }
}

static void
check_texts_of_a_game (GRand *rand, Setup setup)
{
  QdrPosition position;

  qdr_position_init (&position, setup.width, setup.height, setup.players);
  for (int ply = 0; ply < PLIES_A_GAME; ply++) {
    QdrUndo undo;

    check_position_text (&position);
    if (qdr_position_result (&position).outcome != QDR_OUTCOME_ONGOING)
      break;
    qdr_position_do_move (&position, random_move (rand, &position), &undo);
  }
}

TEST (positions_of_random_games_are_written_and_read_back, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (int i = 0; i < 2 * N_HEIGHTS; i++)
    check_texts_of_a_game (rand, setup_in_loop (_i, i));
}

TEST (walls_are_sorted_as_ascii_and_read_in_any_order)
{
  const char *expected = "19 19 2 1 | j1 j19 | 20 20 | a10h,a1h,c11h,c2h,e2h | a2v,b10v,b8v";
  QdrPosition position = { 0 };
  g_autofree char *text = NULL;

  ck_assert (
      qdr_position_from_text ("19 19 2 1 | j1 j19 | 20 20 | c2h,a1h,c11h,a10h,e2h | b8v,b10v,a2v",
                              &position, NULL, NULL));
  text = qdr_position_to_text (&position);
  ck_assert_str_eq (text, expected);
}

TEST (stocks_go_from_0_to_99_each_player_its_own)
{
  QdrPosition position = { 0 };

  ck_assert (
      qdr_position_from_text ("9 9 4 1 | e1 a5 e9 i5 | 0 99 1 50 | - | -", &position, NULL, NULL));
  ck_assert_uint_eq (position.stocks[0], 0);
  ck_assert_uint_eq (position.stocks[1], 99);
  ck_assert_uint_eq (position.stocks[2], 1);
  ck_assert_uint_eq (position.stocks[3], 50);
}

TEST (a_resigned_game_of_two_keeps_its_pawns_in_the_text)
{
  g_autofree char *text = NULL;
  QdrPosition position;
  QdrUndo undo;

  qdr_position_init (&position, 9, 9, 2);
  qdr_position_do_move (&position, QDR_MOVE_RESIGN, &undo);
  text = qdr_position_to_text (&position);
  ck_assert_str_eq (text, "9 9 2 2 | e1 e9 | 10 10 | - | -");
}

TEST (a_position_that_is_won_can_be_read)
{
  QdrPosition position = { 0 };

  ck_assert (qdr_position_from_text ("9 9 2 2 | e9 d8 | 10 10 | - | -", &position, NULL, NULL));
  ck_assert_int_eq (qdr_position_winner (&position), 0);
  ck_assert (
      qdr_position_from_text ("9 9 4 2 | - a5 - - | 5 5 5 5 | - | -", &position, NULL, NULL));
  ck_assert_int_eq (qdr_position_winner (&position), 1);
}

/* The mark ^ stands before the wrong word. It is removed before parsing. */
static const struct {
  const char *text;
  QdrNotationError code;
} bad_positions[] = {
  { "^", QDR_NOTATION_ERROR_SYNTAX },
  { "^hello", QDR_NOTATION_ERROR_SYNTAX },
  { "^8 9 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 ^21 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "^3 9 2 1 | b1 b9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "^09 9 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "^+9 9 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "^-9 9 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "^9x9 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "^4294967305 9 2 1 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 ^1 1 | e1 | 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 ^3 1 | e1 e9 a5 | 10 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 ^0 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 ^3 | e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 4 ^5 | e1 a5 e9 i5 | 5 5 5 5 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 ^e1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | ^j1 e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 ^e10 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 ^e5h | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | ^resign e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 ^- | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 ^| 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 ^e5 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 ^e1 | 10 10 | - | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 4 1 | e1 a5 i5 ^a5 | 5 5 5 5 | - | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 4 2 | e1 ^- e9 i5 | 5 5 5 5 | - | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e9 ^e1 | 10 10 | - | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e1 e9 | ^100 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 ^-1 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 ^ten | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 ^| - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 ^10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^e3v | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | - | ^e3h", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^e3 | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^i3h | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^e3h, | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^,e3h | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^e3h, g3h | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^e3h,e3h | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e1 e9 | 10 10 | ^e3h,f3h | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e1 e9 | 10 10 | ^f3h,e3h | -", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e1 e9 | 10 10 | - | ^e3v,e4v", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e1 e9 | 10 10 | e3h | ^e3v", QDR_NOTATION_ERROR_ILLEGAL },
  { "9 9 2 1 | e1 e9 | 10 10 | - | - ^|", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | - | - ^-", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | - ^", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | - | ^", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | e1 e9 | 10 10 | ^\xe2\x80\x93 | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | ^\xff e9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
  { "9 9 2 1 | ^e1\ne9 | 10 10 | - | -", QDR_NOTATION_ERROR_SYNTAX },
};

/* Splits @marked into the text and the column of the mark, in characters from 1. */
static char *
take_mark (const char *marked, guint *column)
{
  const char *mark = strchr (marked, '^');
  g_autofree char *before = g_strndup (marked, (gsize) (mark - marked));

  *column = 1 + (guint) g_utf8_strlen (before, -1);
  return g_strconcat (before, mark + 1, NULL);
}

TEST (a_bad_position_is_refused_with_a_sentence_and_the_column_and_sets_nothing)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_positions); i++) {
    g_autoptr (GError) error = NULL;
    QdrPosition position;
    QdrPosition before;
    guint expected;
    guint column = 0;
    g_autofree char *text = take_mark (bad_positions[i].text, &expected);

    memset (&position, 0x5a, sizeof position);
    memcpy (&before, &position, sizeof before);
    ck_assert_msg (!qdr_position_from_text (text, &position, &column, &error), "%s", text);
    ck_assert_msg (memcmp (&position, &before, sizeof before) == 0, "%s: changed", text);
    ck_assert_msg (column == expected, "%s: column %u", bad_positions[i].text, column);
    ck_assert_msg (g_error_matches (error, QDR_NOTATION_ERROR, bad_positions[i].code), "%s: %s",
                   text, error->message);
    ck_assert_msg (g_str_has_suffix (error->message, ".") && strchr (error->message, '\n') == NULL,
                   "%s: %s", text, error->message);
    ck_assert_msg (g_utf8_validate (error->message, -1, NULL), "%s", text);
  }
}

/* No single word is wrong in these, so the column is not checked. */
static const char *const shut_in[] = {
  "9 9 2 1 | e1 e9 | 10 10 | e2h | d1v,e1v",
  "9 9 2 1 | e1 e9 | 10 10 | e7h | d8v,e8v",
  "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | b4h | b1v,b3v,c4v",
};

TEST (a_position_with_a_player_shut_in_is_refused)
{
  for (guint i = 0; i < G_N_ELEMENTS (shut_in); i++) {
    g_autoptr (GError) error = NULL;
    QdrPosition position;

    ck_assert_msg (!qdr_position_from_text (shut_in[i], &position, NULL, &error), "%s", shut_in[i]);
    ck_assert_msg (g_error_matches (error, QDR_NOTATION_ERROR, QDR_NOTATION_ERROR_ILLEGAL), "%s",
                   error->message);
  }
}

TEST (a_position_cut_off_anywhere_is_refused)
{
  const char *text = "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | d5h,f5h | a1v";

  for (gsize length = 0; length < strlen (text); length++) {
    g_autofree char *cut = g_strndup (text, length);
    g_autoptr (GError) error = NULL;
    QdrPosition position;

    ck_assert_msg (!qdr_position_from_text (cut, &position, NULL, &error), "%s", cut);
    ck_assert_ptr_nonnull (error);
  }
}

TEST (a_long_bad_word_gives_a_short_message_in_valid_utf8)
{
  /* An odd number of bytes first, so that a cut at an even one would split a character. */
  g_autoptr (GString) text = g_string_new ("9 9 2 1 | x");
  g_autoptr (GError) error = NULL;
  QdrPosition position;

  for (int i = 0; i < 10000; i++)
    g_string_append (text, "\xc3\xa9");
  ck_assert (!qdr_position_from_text (text->str, &position, NULL, &error));
  ck_assert (g_utf8_validate (error->message, -1, NULL));
  ck_assert_uint_lt (strlen (error->message), 300);
}
