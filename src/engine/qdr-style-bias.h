/*
 * What a style adds to the evaluation of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-shortest-paths.h"

G_BEGIN_DECLS

/**
 * @brief The taste and the error of @p style, as they change the score of a position.
 *
 * @param style           of the player
 * @param position        any position
 * @param paths           its shortest paths
 * @param player          the player of this style, from whose side the score is
 * @param other_distance  length of the opponent's shortest path, steps; with several opponents, a
 *                        number that stands for all of them
 * @return centi-steps, 0 for full strength
 */
QdrScore qdr_style_bias (const QdrStyle *style,
                         const QdrPosition *position,
                         const QdrShortestPaths *paths,
                         guint player,
                         int other_distance);

G_END_DECLS
