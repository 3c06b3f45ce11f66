/*
 * A shortest path of every player, carried along from position to position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-path.h"

G_BEGIN_DECLS

/**
 * @brief One known shortest path of every player in play.
 *
 * A wall can only make a player's way longer if it cuts the known path, so most walls leave all of
 * them as they are.
 */
typedef struct {
  QdrPath path[QDR_MAX_PLAYERS];
} QdrRoutes;

/** @brief Finds the paths of @p position from scratch. */
void qdr_routes_find (QdrRoutes *self, const QdrPosition *position);

/**
 * @brief Takes over the paths from before @p move and finds those again that it changed.
 *
 * @param before    the routes of the position in which @p move was played
 * @param position  the position after it
 * @param mover     who played it
 */
void qdr_routes_follow (QdrRoutes *self,
                        const QdrRoutes *before,
                        const QdrPosition *position,
                        QdrMove move,
                        guint mover);

/** @brief How far @p player is from its goal, in steps, other pawns not counted. */
static inline guint
qdr_routes_distance (const QdrRoutes *self, guint player)
{
  return self->path[player].length;
}

/** @brief Whether @p wall would cut the known path of @p player. */
static inline gboolean
qdr_routes_is_cut (const QdrRoutes *self, guint player, QdrMove wall)
{
  return qdr_bits_test (&self->path[player].cutters[qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL],
                        qdr_move_square (wall));
}

/**
 * @brief A step or jump of the player to move onto its goal side.
 *
 * @return QDR_MOVE_NONE if there is none
 */
QdrMove qdr_routes_winning_step (const QdrRoutes *self, const QdrPosition *position);

G_END_DECLS
