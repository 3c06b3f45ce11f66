/*
 * Random games for tests and benchmarks of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "random-games.h"

#include "qdr-movegen.h"
#include "qdr-path.h"

static QdrMove
choose_wall (GRand *random, const QdrPosition *position)
{
  const QdrMoveKind kind =
      g_rand_boolean (random) ? QDR_MOVE_HORIZONTAL_WALL : QDR_MOVE_VERTICAL_WALL;
  const QdrBoard *board = &position->board;

  return qdr_move_make (kind,
                        qdr_board_square (board,
                                          (guint) g_rand_int_range (random, 0, board->width - 1),
                                          (guint) g_rand_int_range (random, 0, board->height - 1)));
}

/* Returns the step that leaves the shortest path. */
static QdrMove
choose_step (const QdrPosition *position)
{
  guint16 distances[QDR_MAP_SIZE];
  QdrMoveList steps = { .count = 0 };
  QdrMove best = QDR_MOVE_NONE;

  qdr_position_generate_steps (position, &steps);
  qdr_position_find_goal_distances (position, position->turn, distances);
  for (guint i = 0; i < steps.count; i++)
    if (best == QDR_MOVE_NONE ||
        distances[qdr_move_square (steps.moves[i])] < distances[qdr_move_square (best)])
      best = steps.moves[i];
  return best;
}

/* Returns any step. */
static QdrMove
choose_any_step (GRand *random, const QdrPosition *position)
{
  QdrMoveList steps = { .count = 0 };

  qdr_position_generate_steps (position, &steps);
  return steps.count > 0 ? steps.moves[g_rand_int_range (random, 0, (gint32) steps.count)]
                         : QDR_MOVE_NONE;
}

static void
play (QdrGame *game, GRand *random)
{
  for (guint ply = 0; ply < 200; ply++) {
    const QdrPosition *position = qdr_game_get_position (game);
    QdrMove move;

    if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
      return;
    move = g_rand_int_range (random, 0, 100) < 30 ? choose_wall (random, position)
                                                  : choose_step (position);
    if (g_rand_int_range (random, 0, 1000) == 0)
      move = QDR_MOVE_RESIGN;
    if (move != QDR_MOVE_NONE && qdr_game_check_move (game, move).reason == QDR_REFUSAL_REASON_NONE)
      qdr_game_play (game, move, NULL);
  }
}

static void
name_player (GRand *random, QdrPlayer *player)
{
  const guint who = (guint) g_rand_int_range (random, 0, N_RANDOM_PEOPLE * 5 / 4);
  g_autofree char *name = NULL;

  if (who < N_RANDOM_PEOPLE) {
    name = g_strdup_printf ("Player %u “%c”", who, 'A' + (char) (who % 26));
  } else {
    g_autofree char *seat = g_strdup_printf ("computer p%u", who - N_RANDOM_PEOPLE);

    name = g_strdup_printf ("Personality %u", who - N_RANDOM_PEOPLE);
    qdr_player_set_seat (player, seat);
  }
  qdr_player_set_name (player, name);
}

QdrGame *
make_random_game (GRand *random, guint number)
{
  const guint size = g_rand_int_range (random, 0, 3) > 0 ? 9 : 5 + 2 * (number % 4);
  const guint players = g_rand_int_range (random, 0, 12) == 0 ? 4 : 2;
  g_autofree char *date = g_strdup_printf ("20%02u-%02u-%02u", 10 + number / 8000 % 80,
                                           1 + number / 700 % 12, 1 + number / 25 % 28);
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, size, size, players);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i < players; i++)
    name_player (random, qdr_game_get_player (game, i));
  if (number % 3 == 0) {
    qdr_game_set_time_control (game, 300 * (1 + number % 2));
    qdr_game_set_increment (game, number % 5);
  }
  qdr_game_set_header (game, "Date", date);
  play (game, random);
  return game;
}

guint
count_plies (QdrGame *game)
{
  guint n_plies = 0;

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++)
    if (qdr_move_kind (qdr_game_get_move (game, i, NULL)) != QDR_MOVE_CONCESSION)
      n_plies++;
  return n_plies;
}

QdrGame *
make_long_random_game (GRand *random, guint number, guint n_plies)
{
  g_autofree char *date = g_strdup_printf ("20%02u-%02u-%02u", 10 + number / 8000 % 80,
                                           1 + number / 700 % 12, 1 + number / 25 % 28);
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i < 2; i++)
    name_player (random, qdr_game_get_player (game, i));
  qdr_game_set_header (game, "Date", date);
  while (qdr_game_get_n_moves (game) < n_plies &&
         qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    const QdrPosition *position = qdr_game_get_position (game);
    QdrMove move = g_rand_int_range (random, 0, 100) < 30 ? choose_wall (random, position)
                                                          : choose_any_step (random, position);

    if (qdr_game_get_n_moves (game) == n_plies - 1)
      move = QDR_MOVE_RESIGN;
    if (move != QDR_MOVE_NONE && qdr_game_check_move (game, move).reason == QDR_REFUSAL_REASON_NONE)
      qdr_game_play (game, move, NULL);
  }
  return game;
}
