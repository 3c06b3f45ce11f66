/*
 * Public functions with invalid arguments: a warning, and a harmless result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-legality.h"
#include "qdr-mirror.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-perft.h"
#include "qdr-result.h"
#include "test.h"

/* Squares of a 9 x 9 board: the spare column beside i1, and i8, which has no corner. */
#define SPARE 9
#define NO_CORNER 78

static void
expect (const char *pattern)
{
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, pattern);
}

TEST (boards_need_a_size_and_players)
{
  const QdrBoard board = qdr_board_make (9, 9);

  expect ("*qdr_board_size_is_valid*");
  ck_assert_uint_eq (qdr_board_make (9, 8).width, 0);
  expect ("*board != NULL*");
  ck_assert_uint_eq (qdr_board_start_square (NULL, 2, 0), QDR_NO_SQUARE);
  expect ("*players == 2*");
  ck_assert_uint_eq (qdr_board_start_square (&board, 3, 0), QDR_NO_SQUARE);
  expect ("*player < players*");
  ck_assert_uint_eq (qdr_board_start_square (&board, 2, 2), QDR_NO_SQUARE);
  expect ("*board != NULL*");
  ck_assert_uint_eq (qdr_board_default_stock (NULL, 2), 0);
  expect ("*players == 2*");
  ck_assert_uint_eq (qdr_board_default_stock (&board, 3), 0);
  g_test_assert_expected_messages ();
}

TEST (only_moves_of_the_board_have_a_mirror_image)
{
  const QdrBoard board = qdr_board_make (9, 9);
  const QdrMove strange[] = {
    QDR_MOVE_NONE,
    QDR_MOVE_RESIGN,
    qdr_move_make (QDR_MOVE_STEP, SPARE),
    qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, NO_CORNER),
    qdr_move_make (QDR_MOVE_VERTICAL_WALL, 0x1ff),
  };

  expect ("*board != NULL*");
  ck_assert_uint_eq (qdr_mirror_move (NULL, 0), 0);
  for (guint i = 0; i < G_N_ELEMENTS (strange); i++) {
    expect (i < 2 ? "*QDR_MOVE_MAX*" : "*qdr_bits_contains*");
    ck_assert_uint_eq (qdr_mirror_move (&board, strange[i]), strange[i]);
  }
  g_test_assert_expected_messages ();
}

TEST (moves_are_written_and_read_for_a_board)
{
  const QdrBoard board = qdr_board_make (9, 9);
  const QdrMove move = qdr_move_make (QDR_MOVE_STEP, 0);
  char text[QDR_MOVE_TEXT_SIZE] = "e2";
  QdrMove read = move;

  expect ("*board != NULL*");
  ck_assert_str_eq (qdr_move_to_text (NULL, move, text), "");
  expect ("*QDR_MOVE_MAX*");
  ck_assert_str_eq (qdr_move_to_text (&board, QDR_MOVE_NONE, text), "");
  expect ("*text != NULL*");
  ck_assert_ptr_null (qdr_move_to_text (&board, move, NULL));
  expect ("*board != NULL*");
  ck_assert_ptr_null (qdr_moves_to_text (NULL, &move, 1));
  expect ("*moves != NULL*");
  ck_assert_ptr_null (qdr_moves_to_text (&board, NULL, 1));
  expect ("*board != NULL*");
  ck_assert_int_eq (qdr_move_from_text (NULL, "e3", &read), QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  expect ("*text != NULL*");
  ck_assert_int_eq (qdr_move_from_text (&board, NULL, &read), QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  expect ("*move != NULL*");
  ck_assert_int_eq (qdr_move_from_text (&board, "e3", NULL), QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  g_test_assert_expected_messages ();
  ck_assert_uint_eq (read, move);
}

TEST (positions_are_written_from_one_and_read_into_one)
{
  g_autoptr (GError) error = g_error_new_literal (QDR_NOTATION_ERROR, 0, "from before");
  QdrPosition position, before;
  g_autofree char *text = NULL;

  qdr_position_init (&position, 9, 9, 2);
  before = position;
  text = qdr_position_to_text (&position);

  expect ("*self != NULL*");
  ck_assert_ptr_null (qdr_position_to_text (NULL));
  expect ("*text != NULL*");
  ck_assert (!qdr_position_from_text (NULL, &position, NULL, NULL));
  expect ("*self != NULL*");
  ck_assert (!qdr_position_from_text (text, NULL, NULL, NULL));
  expect ("*error == NULL*");
  ck_assert (!qdr_position_from_text ("9", &position, NULL, &error));
  g_test_assert_expected_messages ();
  ck_assert_str_eq (error->message, "from before");
  ck_assert (qdr_position_equal (&position, &before));
}

TEST (moves_are_generated_into_a_list_with_room)
{
  QdrBits walls[2] = { 0 };
  QdrPosition position;
  QdrMoveList list;

  qdr_position_init (&position, 9, 9, 2);
  list.count = QDR_MAX_MOVES - QDR_MAX_STEPS;
  qdr_position_generate_steps (&position, &list);
  ck_assert_uint_eq (list.count, QDR_MAX_MOVES - QDR_MAX_STEPS + 3);

  expect ("*list->count*");
  qdr_position_generate_steps (&position, &list);
  ck_assert_uint_eq (list.count, QDR_MAX_MOVES - QDR_MAX_STEPS + 3);
  expect ("*self != NULL*");
  qdr_position_generate_steps (NULL, &list);
  expect ("*list != NULL*");
  qdr_position_generate_steps (&position, NULL);
  expect ("*self != NULL*");
  qdr_position_generate_moves (NULL, &list);
  expect ("*list != NULL*");
  qdr_position_generate_moves (&position, NULL);
  expect ("*self != NULL*");
  ck_assert_uint_eq (qdr_position_count_moves (NULL), 0);
  g_test_assert_expected_messages ();
  ck_assert_uint_eq (list.count, QDR_MAX_MOVES - QDR_MAX_STEPS + 3);

  expect ("*self != NULL*");
  qdr_position_find_legal_walls (NULL, walls);
  expect ("*walls != NULL*");
  qdr_position_find_legal_walls (&position, NULL);
  expect ("*self != NULL*");
  qdr_position_find_lone_walls (NULL, walls, walls);
  expect ("*legal != NULL*");
  qdr_position_find_lone_walls (&position, NULL, walls);
  expect ("*lone != NULL*");
  qdr_position_find_lone_walls (&position, walls, NULL);
  g_test_assert_expected_messages ();
  ck_assert (!qdr_bits_any (walls[0], QDR_BITS_WORDS) && !qdr_bits_any (walls[1], QDR_BITS_WORDS));
}

TEST (walls_are_judged_on_corners_of_the_board)
{
  const QdrMove strange[] = {
    QDR_MOVE_NONE,
    QDR_MOVE_RESIGN,
    qdr_move_make (QDR_MOVE_STEP, 0),
    qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, NO_CORNER),
    qdr_move_make (QDR_MOVE_VERTICAL_WALL, 0x1ff),
  };
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  for (guint i = 0; i < G_N_ELEMENTS (strange); i++) {
    expect ("*is_wall_of_board*");
    ck_assert (!qdr_position_wall_would_cross (&position, strange[i]));
    expect ("*is_wall_of_board*");
    ck_assert (!qdr_position_wall_would_overlap (&position, strange[i]));
    expect (i < 3 ? "*qdr_move_is_wall*" : "*qdr_bits_contains*");
    ck_assert_int_ne (qdr_position_check_wall_fits (&position, strange[i]),
                      QDR_REFUSAL_REASON_NONE);
  }
  expect ("*self != NULL*");
  ck_assert (!qdr_position_wall_would_cross (NULL, qdr_move_make (QDR_MOVE_VERTICAL_WALL, 0)));
  expect ("*self != NULL*");
  ck_assert (!qdr_position_wall_would_overlap (NULL, qdr_move_make (QDR_MOVE_VERTICAL_WALL, 0)));
  expect ("*self != NULL*");
  ck_assert_int_eq (qdr_position_check_wall_fits (NULL, qdr_move_make (QDR_MOVE_VERTICAL_WALL, 0)),
                    QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  g_test_assert_expected_messages ();
}

TEST (refusals_have_a_reason_and_where_it_is_told_a_name)
{
  const QdrRefusal none = { .reason = QDR_REFUSAL_REASON_NONE };
  const QdrRefusal no_path = { .reason = QDR_REFUSAL_REASON_NO_PATH };

  expect ("*self != NULL*");
  ck_assert_int_eq (qdr_position_check_move (NULL, 0).reason, QDR_REFUSAL_REASON_NOT_UNDERSTOOD);
  expect ("*self != NULL*");
  ck_assert (!qdr_position_is_legal_move (NULL, 0));
  expect ("*QDR_REFUSAL_REASON_NONE*");
  ck_assert_ptr_null (qdr_refusal_to_string (none, NULL));
  expect ("*player_name != NULL*");
  ck_assert_ptr_null (qdr_refusal_to_string (no_path, NULL));
  g_test_assert_expected_messages ();
}

static guint16 distances[QDR_MAP_SIZE];
static QdrSquare squares[QDR_PATH_MAX];

TEST (paths_are_those_of_players_with_a_pawn)
{
  QdrPath path = { .length = 1 };
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 4);
  qdr_position_set_pawn (&position, 3, QDR_NO_SQUARE);
  for (guint player = 3; player <= 4; player++) {
    const char *pattern = player == 3 ? "*QDR_NO_SQUARE*" : "*player < self->players*";

    expect (pattern);
    ck_assert (!qdr_position_has_path (&position, player));
    expect (pattern);
    ck_assert_uint_eq (qdr_position_goal_distance (&position, player), QDR_UNREACHABLE);
    expect (pattern);
    qdr_position_find_path (&position, player, &path);
    expect (pattern);
    ck_assert_uint_eq (qdr_position_trace_path (&position, player, squares), QDR_UNREACHABLE);
  }
  expect ("*player < self->players*");
  qdr_position_find_goal_distances (&position, 4, distances);
  expect ("*distances != NULL*");
  qdr_position_find_goal_distances (&position, 0, NULL);
  expect ("*path != NULL*");
  qdr_position_find_path (&position, 0, NULL);
  expect ("*squares != NULL*");
  ck_assert_uint_eq (qdr_position_trace_path (&position, 0, NULL), QDR_UNREACHABLE);
  g_test_assert_expected_messages ();

  expect ("*self != NULL*");
  ck_assert (!qdr_position_has_path (NULL, 0));
  expect ("*self != NULL*");
  ck_assert_uint_eq (qdr_position_goal_distance (NULL, 0), QDR_UNREACHABLE);
  expect ("*self != NULL*");
  qdr_position_find_path (NULL, 0, &path);
  expect ("*self != NULL*");
  ck_assert_uint_eq (qdr_position_trace_path (NULL, 0, squares), QDR_UNREACHABLE);
  expect ("*self != NULL*");
  qdr_position_find_goal_distances (NULL, 0, distances);
  g_test_assert_expected_messages ();
  ck_assert_uint_eq (path.length, 1);
}

TEST (positions_are_needed_to_say_anything_of_one)
{
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  expect ("*self != NULL*");
  qdr_position_init (NULL, 9, 9, 2);
  expect ("*self != NULL*");
  qdr_position_set_stock (NULL, 0, 1);
  expect ("*self != NULL*");
  qdr_position_set_turn (NULL, 0);
  expect ("*self != NULL*");
  qdr_position_set_pawn (NULL, 0, 0);
  expect ("*self != NULL*");
  qdr_position_add_wall (NULL, qdr_move_make (QDR_MOVE_VERTICAL_WALL, 0));
  expect ("*self != NULL*");
  ck_assert_uint_eq (qdr_position_compute_key (NULL), 0);
  expect ("*a != NULL*");
  ck_assert (!qdr_position_equal (NULL, &position));
  expect ("*b != NULL*");
  ck_assert (!qdr_position_equal (&position, NULL));
  expect ("*self != NULL*");
  ck_assert (!qdr_position_is_start (NULL));
  expect ("*self != NULL*");
  ck_assert_int_eq (qdr_position_winner (NULL), -1);
  expect ("*self != NULL*");
  ck_assert_int_eq (qdr_position_result (NULL).outcome, QDR_OUTCOME_ONGOING);
  expect ("*position != NULL*");
  ck_assert_uint_eq (qdr_perft (NULL, 1, QDR_PERFT_BULK), 0);
  expect ("*QDR_PERFT_PLAY*");
  ck_assert_uint_eq (qdr_perft (&position, 1, (QdrPerftMode) 2), 0);
  g_test_assert_expected_messages ();
}

TEST (moves_are_done_in_games_that_go_on)
{
  QdrUndo undo, nonsense = { .move = QDR_MOVE_NONE };
  QdrPosition position, before;

  qdr_position_init (&position, 9, 9, 2);
  expect ("*self != NULL*");
  qdr_position_do_move (NULL, QDR_MOVE_RESIGN, &undo);
  expect ("*undo != NULL*");
  qdr_position_do_move (&position, QDR_MOVE_RESIGN, NULL);
  expect ("*self != NULL*");
  qdr_position_undo_move (NULL, &nonsense);
  expect ("*undo != NULL*");
  qdr_position_undo_move (&position, NULL);
  expect ("*QDR_MOVE_MAX*");
  qdr_position_undo_move (&position, &nonsense);
  g_test_assert_expected_messages ();

  qdr_position_do_move (&position, QDR_MOVE_RESIGN, &undo);
  before = position;
  expect ("*can_be_done*");
  qdr_position_do_move (&position, QDR_MOVE_RESIGN, &undo);
  expect ("*can_be_done*");
  qdr_position_do_move (&position, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0), &undo);
  g_test_assert_expected_messages ();
  ck_assert (qdr_position_equal (&position, &before));
}
