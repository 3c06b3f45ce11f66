/*
 * Paths to the goal: reachability, distances and shortest paths.
 *
 * Only walls block paths; pawns do not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The distance to a goal that cannot be reached. */
#define QDR_UNREACHABLE 0xffffu

/** @brief Size of an array that is indexed by QdrSquare. */
#define QDR_MAP_SIZE (QDR_BITS_WORDS * 64)

/** @brief The maximum number of squares of a shortest path: all squares of the largest board. */
#define QDR_PATH_MAX (QDR_BOARD_MAX * QDR_BOARD_MAX)

/** @brief A path, described by its length and by the walls that would cut it. */
typedef struct {
  guint length;       /**< steps, or QDR_UNREACHABLE */
  QdrBits cutters[2]; /**< corners where a horizontal [0] or vertical [1] wall would cut the path */
} QdrPath;

/**
 * @brief Returns whether the walls leave @p player a path to its goal.
 *
 * @param player  0..players - 1, in play
 */
gboolean qdr_position_has_path (const QdrPosition *self, guint player);

/**
 * @brief Returns the distance of @p player from its goal, ignoring other pawns.
 *
 * @param player  0..players - 1, in play
 * @return steps, or QDR_UNREACHABLE
 */
guint qdr_position_goal_distance (const QdrPosition *self, guint player);

/**
 * @brief Finds a shortest path of @p player.
 *
 * @param player  0..players - 1, in play
 * @param path    (out): the path; if the goal cannot be reached, the cutters are empty
 */
void qdr_position_find_path (const QdrPosition *self, guint player, QdrPath *path);

/**
 * @brief Finds the distance of every square from the goal of @p player.
 *
 * @param player     0..players - 1
 * @param distances  (out): steps, by QdrSquare; QDR_UNREACHABLE for squares that are off the board
 *                   or shut off from the goal
 */
void qdr_position_find_goal_distances (const QdrPosition *self,
                                       guint player,
                                       guint16 distances[QDR_MAP_SIZE]);

/**
 * @brief Finds the squares of a shortest path of @p player, for display. The pawn must be on the
 *        board.
 *
 * The path goes straight on if possible, so that it has few bends.
 *
 * @param player   0..players - 1
 * @param squares  (out): squares of the path in order, from the square of the pawn to the goal.
 *                 There is one square more than there are steps. Unchanged if there is no path
 * @return steps, or QDR_UNREACHABLE
 */
guint
qdr_position_trace_path (const QdrPosition *self, guint player, QdrSquare squares[QDR_PATH_MAX]);

G_END_DECLS
