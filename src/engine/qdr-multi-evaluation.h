/*
 * What a position of more than two players is worth, without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-routes.h"

G_BEGIN_DECLS

/**
 * @brief Judges a position of a game that goes on, for one of its players.
 *
 * The scores of the players do not add up to anything: each is what one player thinks of its own
 * prospects.
 *
 * @param position  a position without a winner
 * @param routes    its shortest paths
 * @param style     the taste to judge by
 * @param player    0..3, in play: from whose side the score is
 * @return centi-steps, always short of QDR_SCORE_PROVED
 */
QdrScore qdr_multi_evaluate (const QdrPosition *position,
                             const QdrRoutes *routes,
                             const QdrStyle *style,
                             guint player);

G_END_DECLS
