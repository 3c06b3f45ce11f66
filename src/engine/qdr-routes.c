/*
 * A shortest path of every player, carried along from position to position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-routes.h"

#include "qdr-movegen.h"

void
qdr_routes_find (QdrRoutes *self, const QdrPosition *position)
{
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player))
      qdr_position_find_path (position, player, &self->path[player]);
}

void
qdr_routes_follow (QdrRoutes *self,
                   const QdrRoutes *before,
                   const QdrPosition *position,
                   QdrMove move,
                   guint mover)
{
  const gboolean is_wall = qdr_move_is_wall (move);

  for (guint player = 0; player < position->players; player++) {
    const gboolean is_changed =
        is_wall ? qdr_routes_is_cut (before, player, move) : player == mover;

    if (!qdr_position_is_in_play (position, player))
      continue;
    if (is_changed)
      qdr_position_find_path (position, player, &self->path[player]);
    else
      self->path[player] = before->path[player];
  }
}

QdrMove
qdr_routes_winning_step (const QdrRoutes *self, const QdrPosition *position)
{
  const QdrBits *goal = qdr_position_goal (position, position->turn);
  QdrMoveList steps;

  /* A jump goes two squares at most. */
  if (qdr_routes_distance (self, position->turn) > 2)
    return QDR_MOVE_NONE;

  steps.count = 0;
  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++)
    if (qdr_bits_test (goal, qdr_move_square (steps.moves[i])))
      return steps.moves[i];
  return QDR_MOVE_NONE;
}
