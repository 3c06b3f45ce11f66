/*
 * The search parameters of a personality.
 *
 * A header of its own, since the window uses personalities but may not include the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/**
 * @brief Returns the playing style and weaknesses. For a game, use qdr_style_for_game().
 *
 * @return (transfer none)
 */
const QdrStyle *qdr_personality_get_style (QdrPersonality *self);

/** @brief Returns the limits of a move, which always include CPU time. @return (transfer none) */
const QdrLimits *qdr_personality_get_limits (QdrPersonality *self);

/**
 * @brief Interpolates the weaknesses and limits that give an opponent of any strength.
 *
 * @param rating  clamped to QDR_STRENGTH_MIN..QDR_STRENGTH_MAX
 * @param style   (out)
 * @param limits  (out)
 */
void qdr_strength_curve_interpolate (int rating, QdrStyle *style, QdrLimits *limits);

G_END_DECLS
