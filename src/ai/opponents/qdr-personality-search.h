/*
 * The search parameters of a personality.
 *
 * The window includes qdr-personality.h, but must not include the engine. Therefore this header is
 * separate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/**
 * @brief Returns the playing style and weaknesses. qdr_style_for_game() varies them for a game.
 *
 * @return (transfer none)
 */
const QdrStyle *qdr_personality_get_style (QdrPersonality *self);

/** @brief Returns the limits of a move, which include CPU time. @return (transfer none) */
const QdrLimits *qdr_personality_get_limits (QdrPersonality *self);

/**
 * @brief Computes the weaknesses and limits of an opponent with a given strength, by interpolation
 *        between measured strengths.
 *
 * @param rating  the strength; it is clamped to QDR_STRENGTH_MIN..QDR_STRENGTH_MAX
 * @param style   (out): a style with the weaknesses
 * @param limits  (out): the limits of a move
 */
void qdr_strength_curve_interpolate (int rating, QdrStyle *style, QdrLimits *limits);

G_END_DECLS
