/*
 * What a position of more than two players is worth, without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-shortest-paths.h"

G_BEGIN_DECLS

/**
 * @brief Evaluates a position in which the game goes on, for one of its players.
 *
 * The scores of the players do not add up to zero: each tells the prospects of one player alone.
 *
 * @param position  a position without a winner
 * @param paths     its shortest paths
 * @param style     the style to evaluate by
 * @param player    0..3, in play: from whose side the score is
 * @return centi-steps, always short of QDR_SCORE_PROVED
 */
QdrScore qdr_multi_evaluate (const QdrPosition *position,
                             const QdrShortestPaths *paths,
                             const QdrStyle *style,
                             guint player);

G_END_DECLS
