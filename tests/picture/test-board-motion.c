/*
 * Animations between two positions; no display is needed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-board-scene.h"
#include "qdr-notation.h"
#include "test.h"

static QdrBoardMotion motion;

static QdrSquare
square (QdrGame *game, const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_start_position (game)->board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  return qdr_move_square (move);
}

/* Starts the animation from the position after @from moves of @game to that after @to. */
static gboolean
move_between (QdrGame *game, guint from, guint to)
{
  QdrBoardScene before = { 0 };
  QdrBoardScene after = { 0 };

  qdr_game_go_to_ply (game, from);
  qdr_board_scene_read_game (&before, game);
  qdr_game_go_to_ply (game, to);
  qdr_board_scene_read_game (&after, game);
  return qdr_board_motion_find_moving_pieces (&motion, &before, &after);
}

TEST (a_step_is_one_pawn_that_is_lifted_goes_and_lands)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2");
  ck_assert (move_between (game, 0, 1));
  ck_assert_uint_eq (motion.from[0], square (game, "e1"));
  ck_assert_uint_eq (motion.from[1], QDR_NO_SQUARE);
  ck_assert (!qdr_bits_any (motion.appearing[0], QDR_BITS_WORDS));
  motion.progress = 0.05;
  ck_assert_double_gt (qdr_board_motion_get_height (&motion, 0), 0);
  ck_assert_double_eq_tol (qdr_board_motion_get_way (&motion), 0, 1e-9);
  motion.progress = 0.5;
  ck_assert_double_gt (qdr_board_motion_get_height (&motion, 0), 0.2);
  ck_assert_double_lt (qdr_board_motion_get_height (&motion, 0), 0.5);
  ck_assert_double_gt (qdr_board_motion_get_way (&motion), 0.4);
  motion.progress = 0.95;
  ck_assert_double_gt (qdr_board_motion_get_height (&motion, 0), 0);
  ck_assert_double_eq_tol (qdr_board_motion_get_way (&motion), 1, 1e-9);
  motion.progress = 1;
  ck_assert_double_eq_tol (qdr_board_motion_get_height (&motion, 0), 0, 1e-9);
}

TEST (a_wall_drops_faster_and_faster_bounces_and_settles)
{
  double last = 2;
  guint n_rises = 0;

  for (guint i = 0; i <= 100; i++) {
    double height;

    motion.progress = i / 100.0;
    height = qdr_board_motion_get_drop (&motion);
    ck_assert_double_ge (height, -1e-9);
    n_rises += height > last + 1e-9;
    last = height;
  }
  motion.progress = 0;
  ck_assert_double_eq_tol (qdr_board_motion_get_drop (&motion), 1, 1e-9);
  ck_assert_double_eq_tol (last, 0, 1e-9);
  ck_assert_uint_gt (n_rises, 5);
  ck_assert_uint_lt (n_rises, 30);
}

TEST (what_is_dragged_leans_to_its_side_unless_nothing_moves)
{
  QdrBoardScene scene = { .animates = TRUE };

  ck_assert (qdr_board_scene_get_lean (&scene, 0.5f) > 0);
  ck_assert (qdr_board_scene_get_lean (&scene, -0.5f) < 0);
  ck_assert (qdr_board_scene_get_lean (&scene, 9) <= 10);
  scene.animates = FALSE;
  ck_assert (qdr_board_scene_get_lean (&scene, 0.5f) == 0);
}

TEST (a_wall_comes_and_goes_as_its_owner_s)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  const QdrSquare place = square (game, "e3");

  play_moves (game, "e2 e3h");
  ck_assert (move_between (game, 1, 2));
  ck_assert (qdr_bits_test (&motion.appearing[0], place));
  ck_assert (move_between (game, 2, 1));
  ck_assert (!qdr_bits_any (motion.appearing[0], QDR_BITS_WORDS));
  ck_assert (qdr_bits_test (&motion.vanishing[0], place));
  ck_assert_uint_eq (motion.owners[0][place], 1);
}

TEST (two_moves_taken_back_at_once_both_move)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 e8");
  ck_assert (move_between (game, 2, 0));
  ck_assert_uint_eq (motion.from[0], square (game, "e2"));
  ck_assert_uint_eq (motion.from[1], square (game, "e8"));
}

TEST (a_pawn_that_jumps_is_highest_half_way)
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  play_moves (game, "c2 c4 c3 d1h c5");
  ck_assert (move_between (game, 4, 5));
  ck_assert (motion.jumps[0]);
  ck_assert (!motion.jumps[1]);
  motion.progress = 0.5;
  ck_assert_double_eq_tol (qdr_board_motion_get_height (&motion, 0), 1, 1e-9);
  motion.progress = 1;
  ck_assert_double_eq_tol (qdr_board_motion_get_height (&motion, 0), 0, 1e-9);
}

TEST (nothing_moves_at_rest_and_between_boards_of_other_sizes)
{
  g_autoptr (QdrGame) small = new_game (5, 2);
  g_autoptr (QdrGame) large = new_game (9, 2);
  QdrBoardScene before = { 0 };
  QdrBoardScene after = { 0 };

  ck_assert (!move_between (small, 0, 0));
  qdr_board_scene_read_game (&before, small);
  qdr_board_scene_read_game (&after, large);
  ck_assert (!qdr_board_motion_find_moving_pieces (&motion, &before, &after));
  ck_assert (!motion.is_running);
}

TEST (a_player_who_gives_up_among_four_leaves_without_moving)
{
  g_autoptr (QdrGame) game = new_game (9, 4);

  play_moves (game, "resign");
  ck_assert (!move_between (game, 0, 1));
}
