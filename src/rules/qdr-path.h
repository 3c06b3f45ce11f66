/*
 * Paths to the goal: reachability, distances, shortest paths.
 *
 * Pawns never block these; only walls do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The distance of a goal that cannot be reached. */
#define QDR_UNREACHABLE 0xffffu

/** @brief Entries of a map that is indexed by QdrSquare. */
#define QDR_MAP_SIZE (QDR_BITS_WORDS * 64)

/** @brief The most squares that a shortest path can have: all of the largest board. */
#define QDR_PATH_MAX (QDR_BOARD_MAX * QDR_BOARD_MAX)

/** @brief The squares of a path and the walls that would cut it. */
typedef struct {
  guint length;       /**< steps, or QDR_UNREACHABLE */
  QdrBits cutters[2]; /**< corners where a horizontal [0] or vertical [1] wall would cut the path */
} QdrPath;

/**
 * @brief Whether @p player can still get to its goal side.
 *
 * @param player  0..players - 1, in play
 */
gboolean qdr_position_has_path (const QdrPosition *self, guint player);

/**
 * @brief How far @p player is from its goal side, other pawns not counted.
 *
 * @param player  0..players - 1, in play
 * @return steps, or QDR_UNREACHABLE
 */
guint qdr_position_distance (const QdrPosition *self, guint player);

/**
 * @brief Finds one shortest path of @p player.
 *
 * @param player  0..players - 1, in play
 * @param path    (out): the path
 */
void qdr_position_find_path (const QdrPosition *self, guint player, QdrPath *path);

/**
 * @brief The distance of every square to the goal side of @p player.
 *
 * @param player     0..players - 1
 * @param distances  (out): indexed by QdrSquare; squares that are off the board or shut off get
 *                   QDR_UNREACHABLE
 */
void
qdr_position_distance_map (const QdrPosition *self, guint player, guint16 distances[QDR_MAP_SIZE]);

/**
 * @brief Finds the squares of one shortest path of @p player, whose pawn is on the board, in order
 *        to show it.
 *
 * The path goes straight on where it can, so that it has few bends.
 *
 * @param player   0..players - 1
 * @param squares  (out): from the square of the pawn to one of the goal, one more than there are
 *                 steps; untouched if there is no path
 * @return steps, or QDR_UNREACHABLE
 */
guint
qdr_position_trace_path (const QdrPosition *self, guint player, QdrSquare squares[QDR_PATH_MAX]);

G_END_DECLS
