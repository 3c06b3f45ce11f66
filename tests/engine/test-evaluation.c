/*
 * The evaluation of two players: its features match the position, from both sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "minimax.h"
#include "qdr-evaluation.h"
#include "qdr-legality.h"
#include "qdr-movegen.h"
#include "qdr-shortest-paths.h"
#include "test.h"

#define POSITIONS 60

static const guint sizes[][2] = { { 5, 5 }, { 9, 9 }, { 7, 11 }, { 13, 9 }, { 19, 19 } };

static QdrPosition
position_of_size (GRand *rand, guint i)
{
  return random_position (rand, sizes[i][0], sizes[i][1], 2, 8,
                          (guint) g_rand_int_range (rand, 0, 36));
}

static QdrScore
evaluate_with_style (const QdrPosition *position, const QdrStyle *style)
{
  QdrShortestPaths paths;
  QdrSides sides;

  qdr_shortest_paths_find (&paths, position);
  qdr_sides_find (&sides, NULL, position, &paths);
  return qdr_evaluate_two_player_position (position, &paths, &sides, style, position->turn);
}

static QdrScore
evaluate (const QdrPosition *position)
{
  return evaluate_with_style (position, &qdr_style_default);
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
        for (guint i = 0; i < QDR_DETOUR_LENGTHS; i++)
          detours.detours[i] += length >= player_paths->length + qdr_detour_lengths[i];
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
      for (guint length = 0; length < QDR_DETOUR_LENGTHS; length++)
        ck_assert_uint_eq (found.detours[length], expected.detours[length]);
      ck_assert_uint_eq (found.longest, expected.longest);
      n_detours += found.detours[0];
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

/* Finds the distance of every square from the goal of @player by walking back from it. */
static void
find_goal_distances (const QdrPosition *position, guint player, guint *distances)
{
  gboolean has_changed = TRUE;

  for (guint square = 0; square < QDR_MAP_SIZE; square++)
    distances[square] = qdr_bits_test (qdr_position_goal (position, player), square) ? 0 : 9999;
  while (has_changed) {
    has_changed = FALSE;
    for (guint square = 0; square < QDR_MAP_SIZE; square++) {
      QdrSquare next[QDR_DIRECTIONS];
      const guint n_next =
          distances[square] == 9999 ? 0 : neighbours (position, (QdrSquare) square, next);

      for (guint i = 0; i < n_next; i++)
        if (distances[next[i]] > distances[square] + 1) {
          distances[next[i]] = distances[square] + 1;
          has_changed = TRUE;
        }
    }
  }
}

static gboolean
has_sided_input (const QdrSideInputs *inputs, guint input)
{
  for (guint i = 0; i < inputs->n_sided; i++)
    if (inputs->sided[0][i] == input)
      return TRUE;
  return FALSE;
}

/* The first player sees the board as it is. */
TEST (the_field_is_what_walking_back_from_the_goal_finds, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 80);

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    const QdrBoard *board = &position.board;
    const int row = (int) qdr_board_row (board, position.pawns[0]);
    const int column = (int) qdr_board_column (board, position.pawns[0]);
    guint distances[QDR_MAP_SIZE];
    QdrShortestPaths paths;
    QdrSideInputs inputs;

    qdr_shortest_paths_find (&paths, &position);
    qdr_side_inputs_find (&position, 0, paths.of[0], &inputs);
    find_goal_distances (&position, 0, distances);
    for (guint place = 0; place < QDR_FIELD_SIDE * QDR_FIELD_SIDE; place++) {
      const int r = row + (int) (place / QDR_FIELD_SIDE) - QDR_FIELD_SIDE / 2;
      const int c = column + (int) (place % QDR_FIELD_SIDE) - QDR_FIELD_SIDE / 2;
      const gboolean is_outside =
          r < 0 || c < 0 || r >= board->height || c >= board->width || (r == row && c == column);
      int nearness = -1;

      if (!is_outside) {
        const guint square = qdr_board_square (board, (guint) c, (guint) r);
        const int ahead = (int) distances[square] - (int) paths.of[0]->length;

        nearness = CLAMP ((ahead + 5) >> 1, 0, QDR_NEARNESSES - 1);
      }
      for (int n = 0; n < QDR_NEARNESSES; n++)
        ck_assert_int_eq (has_sided_input (&inputs,
                                           QDR_INPUT_FIELD + place * QDR_NEARNESSES + (guint) n),
                          n == nearness);
    }
  }
}

static void
add_up_by_hand (const QdrNetworkWeights *weights,
                const QdrSideInputs *inputs,
                guint image,
                int sums[QDR_UNITS])
{
  for (guint unit = 0; unit < QDR_UNITS; unit++) {
    sums[unit] = 0;
    for (guint i = 0; i < inputs->n_common; i++)
      sums[unit] += weights->side[inputs->common[i]][unit];
    for (guint i = 0; i < inputs->n_sided; i++)
      sums[unit] += weights->side[inputs->sided[image][i]][unit];
  }
}

/* Computes what a side contributes, unit by unit. */
static void
contribute_by_hand (const QdrPosition *position,
                    const QdrShortestPaths *paths,
                    guint player,
                    const QdrNetworkWeights *weights,
                    gboolean is_own,
                    int units[QDR_UNITS])
{
  int sums[2][QDR_UNITS];
  QdrSideInputs inputs;

  qdr_side_inputs_find (position, player, paths->of[player], &inputs);
  for (guint image = 0; image < 2; image++)
    add_up_by_hand (weights, &inputs, image, sums[image]);
  for (guint unit = 0; unit < QDR_UNITS; unit++) {
    int sum = 0;

    for (guint i = 0; i < QDR_UNITS; i++) {
      const int side = CLAMP (sums[0][i], 0, 127) + CLAMP (sums[1][i], 0, 127);
      const int product = side * (is_own ? weights->own[i][unit] : weights->other[i][unit]);

      ck_assert_int_eq (product, (gint16) product);
      sum += (int) floor (product / 32.0);
    }
    units[unit] += (int) floor ((sum + 16) / 2.0);
  }
}

static QdrScore
evaluate_by_hand (const QdrPosition *position, guint viewer)
{
  const QdrNetworkWeights *weights =
      position->players == 2 ? &qdr_network_weights : &qdr_network_weights_of_four;
  int units[QDR_UNITS] = { 0 };
  QdrRaceInputs race;
  QdrShortestPaths paths;
  int sum = 0;

  qdr_shortest_paths_find (&paths, position);
  race = qdr_race_inputs_find (position, &paths, viewer);
  for (guint player = 0; player < position->players; player++)
    contribute_by_hand (position, &paths, player, weights, player == viewer, units);
  for (guint unit = 0; unit < QDR_UNITS; unit++) {
    units[unit] += weights->meeting[race.meeting][unit];
    for (guint player = 0; player < position->players; player++)
      units[unit] += weights->stocks[player != viewer][MIN (position->stocks[player], 20)][unit];
    sum += CLAMP (units[unit], 0, 127) * weights->output[race.output][unit];
  }
  return weights->race[race.race] + sum / (127 * 16);
}

/* The vectors of the processor find the same score as sums of single numbers, with and without the
 * cache. */
TEST (the_output_is_what_the_weights_add_up_to, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 40);
  g_autoptr (QdrSideCache) cache = qdr_side_cache_new ();

  for (guint i = 0; i < POSITIONS; i++) {
    const guint players = i % 2 == 0 ? 2 : 4;
    const QdrPosition position = random_position (rand, sizes[_i][0], sizes[_i][1], players, 8,
                                                  (guint) g_rand_int_range (rand, 0, 36));
    const guint viewer = players == 2 ? position.turn : i / 2 % 4;
    QdrShortestPaths paths;
    QdrSides sides;

    qdr_shortest_paths_find (&paths, &position);
    for (guint again = 0; again < 2; again++) {
      qdr_sides_find (&sides, cache, &position, &paths);
      ck_assert_int_eq (qdr_network_evaluate (&position, &paths, &sides, viewer),
                        evaluate_by_hand (&position, viewer));
    }
  }
}

TEST (sides_are_found_anew_if_the_pawn_has_moved_or_its_paths_are_cut,
      .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 20);
  g_autoptr (QdrSideCache) cache = qdr_side_cache_new ();

  for (guint i = 0; i < POSITIONS; i++) {
    const QdrPosition position = position_of_size (rand, (guint) _i);
    QdrPosition next = position;
    QdrShortestPaths paths, paths_after, paths_found;
    QdrSides before, updated, found;
    QdrMoveList moves;
    QdrMove move;
    QdrUndo undo;

    qdr_position_generate_moves (&position, &moves);
    move = moves.moves[g_rand_int_range (rand, 0, (gint32) moves.count)];
    qdr_position_do_move (&next, move, &undo);
    if (qdr_position_winner (&next) >= 0)
      continue;
    qdr_shortest_paths_find (&paths, &position);
    qdr_shortest_paths_find (&paths_found, &next);
    qdr_shortest_paths_update (&paths_after, &paths, &next, move, position.turn);
    qdr_sides_find (&before, cache, &position, &paths);
    qdr_sides_find (&found, NULL, &next, &paths_found);
    qdr_sides_update (&updated, &before, cache, &next, &paths_after);
    for (guint player = 0; player < 2; player++)
      if (qdr_move_is_wall (move) ? !qdr_shortest_paths_would_be_cut (&paths, player, move)
                                  : player != position.turn)
        ck_assert_ptr_eq (updated.of[player], before.of[player]);
      else
        ck_assert_mem_eq (updated.of[player], found.of[player], sizeof (QdrSideUnits));
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

/* The network alone values them too little. */
TEST (walls_in_hand_are_worth_much_on_a_large_board)
{
  QdrPosition position;
  QdrScore with_all;

  qdr_position_init (&position, 19, 19, 2);
  with_all = evaluate (&position);
  position.stocks[0] -= 5;
  position.key = qdr_position_compute_key (&position);
  ck_assert_int_ge (with_all - evaluate (&position), 5 * 30);
}

/* Returns what a style adds for five walls that are missing from the stock. */
static QdrScore
find_taste (guint size)
{
  const QdrStyle style = { .wall = 40 };
  QdrPosition position;

  qdr_position_init (&position, size, size, 2);
  position.stocks[0] -= 5;
  position.key = qdr_position_compute_key (&position);
  return evaluate_with_style (&position, &style) - evaluate (&position);
}

/* The network values everything less there, and a taste would outweigh it. */
TEST (tastes_count_less_on_a_large_board)
{
  ck_assert_int_eq (find_taste (5), -200);
  ck_assert_int_eq (find_taste (9), -200);
  ck_assert_int_eq (find_taste (13), -95);
  ck_assert_int_eq (find_taste (19), -44);
}
