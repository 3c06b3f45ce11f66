/*
 * Scanning: all moves of a position by one switch.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <check.h>

#include "qdr-board-switch-input.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "test.h"

/* The longest wait for a choice on the boards of these tests. */
#define PATIENCE 60

static QdrBoardScanner *scanner;
static QdrPosition position;

static void
begin (const char *text)
{
  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  qdr_board_scanner_begin (scanner, &position);
}

static void
set_up (void)
{
  scanner = qdr_board_scanner_new ();
  qdr_position_init (&position, 5, 5, 2);
  qdr_board_scanner_begin (scanner, &position);
}

static void
tear_down (void)
{
  qdr_board_scanner_free (scanner);
}

static void
assert_said (const char *expected)
{
  g_autofree char *words = qdr_board_scanner_describe_choice (scanner);

  if (expected == NULL)
    ck_assert_ptr_null (words);
  else
    ck_assert_str_eq (words, expected);
}

/* Asserts the labels of all choices in turn, beginning with the present one. */
static void
assert_in_turn (const char *const *expected)
{
  for (guint i = 0; expected[i] != NULL; i++) {
    if (i > 0)
      qdr_board_scanner_advance (scanner);
    assert_said (expected[i]);
  }
}

/* Returns whether a press at the present choice leads to @move. */
static gboolean
leads_to (QdrMove move)
{
  const QdrScanChoice choice = qdr_board_scanner_get_choice (scanner);

  switch (choice.kind) {
  case QDR_SCAN_PAWN:
    return qdr_move_kind (move) == QDR_MOVE_STEP;
  case QDR_SCAN_WALLS:
    return qdr_move_kind (move) == choice.walls;
  case QDR_SCAN_ROW:
    return qdr_board_row (&position.board, qdr_move_square (move)) == choice.row;
  case QDR_SCAN_MOVE:
    return move == choice.move;
  case QDR_SCAN_NOTHING:
  default:
    return FALSE;
  }
}

/* Chooses @move from the beginning. Returns the scanner's choice, which differs if @move is
 * never offered. */
static QdrMove
choose (QdrMove move)
{
  QdrMove chosen = QDR_MOVE_NONE;

  for (guint i = 0; i < PATIENCE && chosen == QDR_MOVE_NONE; i++)
    if (leads_to (move))
      chosen = qdr_board_scanner_take_choice (scanner);
    else
      qdr_board_scanner_advance (scanner);
  return chosen;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (every_legal_move_can_be_chosen, .loops = 4)
{
  static const char *const positions[] = {
    "5 5 2 1 | c1 c5 | 3 3 | - | -",
    "5 5 2 1 | c3 c4 | 3 2 | a2h,c2h | b4v",
    "9 9 2 2 | e4 e5 | 8 9 | d4h,f4h | c7v",
    "9 9 2 1 | e4 e5 | 0 9 | d4h,f4h | c7v",
  };
  QdrMoveList legal;

  begin (positions[_i]);
  qdr_position_generate_moves (&position, &legal);
  ck_assert_uint_gt (legal.count, 0);
  for (guint i = 0; i < legal.count; i++) {
    qdr_board_scanner_begin (scanner, &position);
    ck_assert_uint_eq (choose (legal.moves[i]), legal.moves[i]);
  }
}

TEST (what_to_do_is_chosen_first)
{
  assert_in_turn (
      (const char *[]){ "Pawn", "Horizontal wall", "Vertical wall", "More", "Pawn", NULL });
}

TEST (the_shortest_way_is_the_first_destination)
{
  ck_assert_uint_eq (qdr_board_scanner_take_choice (scanner), QDR_MOVE_NONE);
  assert_in_turn ((const char *[]){ "c2", "b1", "d1", "c2", NULL });
}

TEST (a_press_on_a_square_moves_there_and_begins_anew)
{
  qdr_board_scanner_take_choice (scanner);
  qdr_board_scanner_advance (scanner);
  ck_assert_uint_eq (qdr_board_scanner_take_choice (scanner),
                     qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&position.board, 1, 0)));
  assert_said ("Pawn");
}

TEST (a_wall_is_chosen_by_its_kind_its_row_and_its_column)
{
  qdr_board_scanner_advance (scanner);
  qdr_board_scanner_advance (scanner);
  qdr_board_scanner_take_choice (scanner);
  assert_in_turn ((const char *[]){ "Row 1", "Row 2", "Row 3", NULL });
  qdr_board_scanner_take_choice (scanner);
  assert_in_turn ((const char *[]){ "a3", "b3", NULL });
  ck_assert_uint_eq (qdr_board_scanner_take_choice (scanner),
                     qdr_move_make (QDR_MOVE_VERTICAL_WALL,
                                    qdr_board_square (&position.board, 1, 2)));
}

TEST (rows_and_places_without_a_legal_wall_are_left_out)
{
  begin ("5 5 2 1 | c1 c5 | 3 3 | a2h,c2h,a3h | -");
  qdr_board_scanner_advance (scanner);
  qdr_board_scanner_take_choice (scanner);
  assert_in_turn ((const char *[]){ "Row 1", "Row 3", "Row 4", "Row 1", "Row 3", NULL });
  qdr_board_scanner_take_choice (scanner);
  assert_in_turn ((const char *[]){ "c3", "d3", "c3", NULL });
}

TEST (without_walls_in_stock_the_destinations_come_at_once)
{
  begin ("5 5 2 1 | c1 c5 | 0 3 | - | -");
  assert_in_turn ((const char *[]){ "c2", "b1", "d1", "More", "c2", "b1", "d1", "More", NULL });
  qdr_board_scanner_advance (scanner);
  assert_said (NULL);
}

TEST (after_two_rounds_it_goes_back_to_the_choice_before)
{
  qdr_board_scanner_advance (scanner);
  qdr_board_scanner_take_choice (scanner);
  qdr_board_scanner_advance (scanner);
  qdr_board_scanner_take_choice (scanner);
  assert_in_turn ((const char *[]){ "a2", "b2", "c2", "d2", "a2", "b2", "c2", "d2", "Row 2",
                                    "Row 3", "Row 4", "Row 1", "Row 2", "Row 3", "Row 4", "Row 1",
                                    "Horizontal wall", NULL });
}

TEST (after_two_rounds_of_the_first_list_it_rests_until_the_next_press)
{
  for (guint i = 0; i < 7; i++) {
    qdr_board_scanner_advance (scanner);
    ck_assert_int_ne (qdr_board_scanner_get_choice (scanner).kind, QDR_SCAN_NOTHING);
  }
  qdr_board_scanner_advance (scanner);
  assert_said (NULL);
  qdr_board_scanner_advance (scanner);
  assert_said (NULL);
  ck_assert_uint_eq (qdr_board_scanner_take_choice (scanner), QDR_MOVE_NONE);
  assert_said ("Pawn");
}

TEST (more_is_no_move_and_lets_it_rest)
{
  for (guint i = 0; i < 3; i++)
    qdr_board_scanner_advance (scanner);
  assert_said ("More");
  ck_assert_uint_eq (qdr_board_scanner_take_choice (scanner), QDR_MOVE_NONE);
  assert_said (NULL);
  qdr_board_scanner_take_choice (scanner);
  assert_said ("Pawn");
}

TEST (it_rests_when_it_is_told_to)
{
  qdr_board_scanner_take_choice (scanner);
  ck_assert (qdr_board_scanner_stop (scanner));
  ck_assert (!qdr_board_scanner_stop (scanner));
  assert_said (NULL);
}

TEST (where_there_is_no_move_there_is_no_choice)
{
  qdr_board_scanner_begin (scanner, NULL);
  assert_said (NULL);
  ck_assert_uint_eq (qdr_board_scanner_take_choice (scanner), QDR_MOVE_NONE);
  assert_said (NULL);
}
