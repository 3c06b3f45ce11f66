/*
 * The evaluation of two players: its features match the position, from both sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-evaluation.h"
#include "qdr-legality.h"
#include "qdr-shortest-paths.h"
#include "test.h"

#define POSITIONS 60

/* Boards with evaluation weights first, then larger ones. */
#define N_BY_WEIGHTS 2
static const guint sizes[][2] = { { 5, 5 }, { 9, 9 }, { 7, 11 }, { 13, 9 }, { 19, 19 } };

static QdrPosition
position_of_size (GRand *rand, guint i)
{
  return random_position (rand, sizes[i][0], sizes[i][1], 2, 8,
                          (guint) g_rand_int_range (rand, 0, 36));
}

static QdrScore
evaluate (const QdrPosition *position)
{
  g_autoptr (QdrSideEvaluationCache) side_evaluations = qdr_side_evaluation_cache_new ();
  QdrShortestPaths paths;

  qdr_shortest_paths_find (&paths, position);
  return qdr_evaluate_two_player_position (position, &paths, side_evaluations, &qdr_style_default,
                                           position->turn);
}

/* Computes the result of qdr_detours_find() by placing each wall that fits. */
static QdrDetours
try_walls (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths)
{
  QdrDetours detours = { 0 };

  for (guint kind = 0; kind < 2; kind++)
    for (guint corner = 0; corner < QDR_MAP_SIZE; corner++) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, corner);
      QdrPosition next = *position;
      guint length;

      if (!qdr_bits_test (&player_paths->cutters[kind], corner) ||
          qdr_position_check_wall_fits (position, wall) != QDR_REFUSAL_REASON_NONE)
        continue;
      detours.cutters++;
      if (!qdr_bits_test (&player_paths->blockers[kind], corner))
        continue;
      detours.blockers++;
      qdr_position_add_wall (&next, wall);
      length = qdr_position_goal_distance (&next, player);
      if (length != QDR_UNREACHABLE) {
        ck_assert_uint_gt (length, player_paths->length);
        detours.detours += length >= player_paths->length + 2;
        detours.longest = MAX (detours.longest, length - player_paths->length);
      }
    }
  return detours;
}

TEST_DEFAULTS (.timeout = 60)

TEST (detours_are_those_of_placing_the_walls, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  guint n_detours = 0;

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    QdrShortestPaths paths;

    qdr_shortest_paths_find (&paths, &position);
    for (guint player = 0; player < 2; player++) {
      const QdrDetours found = qdr_detours_find (&position, player, paths.of[player]);
      const QdrDetours expected = try_walls (&position, player, paths.of[player]);

      ck_assert_uint_eq (found.cutters, expected.cutters);
      ck_assert_uint_eq (found.blockers, expected.blockers);
      ck_assert_uint_eq (found.detours, expected.detours);
      ck_assert_uint_eq (found.longest, expected.longest);
      n_detours += found.detours;
    }
  }
  ck_assert_uint_gt (n_detours, 10);
}

/* Finds the squares next to @square that no wall separates from it. */
static guint
neighbours (const QdrPosition *position, QdrSquare square, QdrSquare *next)
{
  const int offsets[QDR_DIRECTIONS] = {
    [QDR_NORTH] = position->board.stride,
    [QDR_EAST] = 1,
    [QDR_SOUTH] = -position->board.stride,
    [QDR_WEST] = -1,
  };
  guint count = 0;

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    if (qdr_bits_test (&position->open[direction], square))
      next[count++] = (QdrSquare) (square + offsets[direction]);
  return count;
}

/* Walks on from square to square, and marks each. */
static void
walk (const QdrPosition *position, QdrSquare square, guint steps, guint *most_left)
{
  QdrSquare next[QDR_DIRECTIONS];
  const guint n_next = neighbours (position, square, next);

  most_left[square] = steps + 1;
  for (guint i = 0; i < n_next && steps > 0; i++)
    if (most_left[next[i]] < steps)
      walk (position, next[i], steps - 1, most_left);
}

TEST (mobility_is_what_a_walk_finds, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 60);
  guint n_dead_ends = 0;

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    const QdrMobility found = qdr_mobility_find (&position, i % 2);
    guint most_left[QDR_MAP_SIZE] = { 0 };
    QdrMobility expected = { 0 };

    walk (&position, position.pawns[i % 2], 6, most_left);
    for (guint square = 0; square < QDR_MAP_SIZE; square++)
      if (most_left[square] > 0) {
        QdrSquare next[QDR_DIRECTIONS];

        expected.reach++;
        expected.dead_ends += neighbours (&position, (QdrSquare) square, next) <= 1;
      }
    ck_assert_uint_eq (found.reach, expected.reach);
    ck_assert_uint_eq (found.dead_ends, expected.dead_ends);
    n_dead_ends += found.dead_ends;
  }
  /* On a large board 36 walls make no dead ends. */
  if (sizes[_i][0] <= 9 && sizes[_i][1] <= 9)
    ck_assert_uint_gt (n_dead_ends, 0);
}

TEST (a_wall_that_is_no_cutter_lengthens_no_way, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 20);

  for (guint i = 0; i < POSITIONS / 4; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    QdrShortestPaths paths;

    qdr_shortest_paths_find (&paths, &position);
    for (guint corner = 0; corner < QDR_MAP_SIZE; corner++)
      for (guint kind = 0; kind < 2; kind++) {
        const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, corner);
        QdrPosition next = position;

        if (!qdr_bits_test (&position.board.corners, corner) ||
            qdr_position_check_wall_fits (&position, wall) != QDR_REFUSAL_REASON_NONE)
          continue;
        qdr_position_add_wall (&next, wall);
        for (guint player = 0; player < 2; player++)
          if (!qdr_shortest_paths_would_be_cut (&paths, player, wall))
            ck_assert_uint_eq (qdr_position_goal_distance (&next, player),
                               paths.of[player]->length);
      }
  }
}

/* Computes the score for the player to move on a large board from figures of the position
 * alone. */
static int
score_by_rule (const QdrPosition *position)
{
  const guint mover = position->turn;
  const int own = (int) qdr_position_goal_distance (position, mover);
  const int other = (int) qdr_position_goal_distance (position, !mover);
  const int lead = CLAMP (other - own, -8, 8);
  int score = 100 * lead + 40 + 201 * position->stocks[mover] - 201 * position->stocks[!mover];

  if (position->stocks[!mover] == 0 && lead >= 0)
    score += 678;
  if (position->stocks[mover] == 0 && lead < 0)
    score -= 678;
  return score;
}

TEST (the_score_on_a_large_board_is_a_rule_of_thumb,
      .from = N_BY_WEIGHTS,
      .loops = G_N_ELEMENTS (sizes))
{
  static const guint stocks[][2] = {
    { 7, 7 }, { 0, 5 }, { 5, 0 }, { 0, 0 }, { 20, 14 }, { 30, 3 }
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 80);

  for (guint i = 0; i < POSITIONS; i++) {
    QdrPosition position = position_of_size (rand, (guint) _i);

    ck_assert (qdr_evaluation_has_no_weights (&position.board));
    for (guint player = 0; player < 2; player++)
      qdr_position_set_stock (&position, player, stocks[i % G_N_ELEMENTS (stocks)][player]);
    ck_assert_int_eq (evaluate (&position), score_by_rule (&position));
  }
}

TEST (a_board_with_a_side_above_nine_is_large)
{
  ck_assert (!qdr_evaluation_has_no_weights (&(QdrBoard){ .width = 9, .height = 9 }));
  ck_assert (!qdr_evaluation_has_no_weights (&(QdrBoard){ .width = 5, .height = 7 }));
  ck_assert (qdr_evaluation_has_no_weights (&(QdrBoard){ .width = 11, .height = 5 }));
  ck_assert (qdr_evaluation_has_no_weights (&(QdrBoard){ .width = 9, .height = 11 }));
}

/* The score is the sum of its terms, with and without the cache. */
TEST (the_score_is_the_sum_of_its_terms, .loops = N_BY_WEIGHTS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 40);
  g_autoptr (QdrSideEvaluationCache) side_evaluations = qdr_side_evaluation_cache_new ();

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    const gint16 *weights = qdr_small_board_weights;
    QdrEvaluationTerms terms;
    QdrShortestPaths paths;
    int sum;

    ck_assert (!qdr_evaluation_has_no_weights (&position.board));
    qdr_shortest_paths_find (&paths, &position);
    terms = qdr_evaluation_find_terms (&position, &paths);
    sum = weights[terms.race];
    for (guint side = 0; side < 2; side++) {
      const guint player = side == 0 ? position.turn : !position.turn;
      const int sign = side == 0 ? 1 : -1;
      QdrSideTerms evaluation;

      qdr_side_evaluation_find_terms (&position, player, paths.of[player], &evaluation);
      for (guint t = 0; t < evaluation.count; t++)
        sum += sign * weights[evaluation.first[t] + terms.threat[side]];
      for (guint t = 0; t < QDR_WEIGHTS_PER_SIDE; t++)
        sum += sign * weights[terms.side[side][t]];
    }
    for (guint again = 0; again < 2; again++)
      ck_assert_int_eq (qdr_evaluate_two_player_position (&position, &paths, side_evaluations,
                                                          &qdr_style_default, position.turn),
                        sum);
    ck_assert_int_eq (qdr_evaluate_two_player_position (&position, &paths, side_evaluations,
                                                        &qdr_style_default, !position.turn),
                      -sum);
  }
}

/* Returns the mirror image of the position. If @is_turned, the players also change sides. */
static QdrPosition
mirror (const QdrPosition *position, gboolean is_turned)
{
  const QdrBoard *board = &position->board;
  QdrPosition image;

  qdr_position_init (&image, board->width, board->height, 2);
  qdr_position_set_turn (&image, is_turned ? !position->turn : position->turn);
  /* Both pawns move away first, as two may not stand on one square. */
  for (guint player = 0; player < 2; player++) {
    const guint source = is_turned ? !player : player;
    const guint column = board->width - 1u - qdr_board_column (board, position->pawns[source]);
    const guint row = qdr_board_row (board, position->pawns[source]);
    const QdrSquare square =
        qdr_board_square (board, column, is_turned ? board->height - 1u - row : row);

    qdr_position_set_stock (&image, player, position->stocks[source]);
    image.pawns[player] = square;
  }
  for (guint kind = 0; kind < 2; kind++)
    for (guint corner = 0; corner < QDR_MAP_SIZE; corner++)
      if (qdr_bits_test (&position->walls[kind], corner)) {
        const guint column = board->width - 2u - corner % board->stride;
        const guint row = corner / board->stride;

        qdr_position_add_wall (&image,
                               qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind,
                                              qdr_board_square (board, column,
                                                                is_turned ? board->height - 2u - row
                                                                          : row)));
      }
  image.key = qdr_position_compute_key (&image);
  return image;
}

TEST (a_mirror_image_is_worth_the_same, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 60);

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    const QdrPosition image = mirror (&position, FALSE);
    const QdrPosition turned = mirror (&position, TRUE);

    ck_assert_int_eq (evaluate (&image), evaluate (&position));
    ck_assert_int_eq (evaluate (&turned), evaluate (&position));
  }
}
