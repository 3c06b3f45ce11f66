/*
 * How a personality searches. For ai, match and console, which know the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/**
 * @brief The taste and the weaknesses of a personality.
 *
 * @return (transfer none): qdr_style_for_game() makes the style of one game of it
 */
const QdrStyle *qdr_personality_get_style (QdrPersonality *self);

/**
 * @brief The limits of a personality for one move; CPU time is always one of them.
 *
 * @return (transfer none)
 */
const QdrLimits *qdr_personality_get_limits (QdrPersonality *self);

/**
 * @brief Interpolates the weaknesses and limits that give an opponent of any strength.
 *
 * @param rating  clamped to QDR_STRENGTH_LEAST..QDR_STRENGTH_MOST
 * @param style   (out)
 * @param limits  (out)
 */
void qdr_strength_curve_find (int rating, QdrStyle *style, QdrLimits *limits);

G_END_DECLS
