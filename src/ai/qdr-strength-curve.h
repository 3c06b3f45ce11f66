/*
 * How somebody of any strength plays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-personality.h"

G_BEGIN_DECLS

/**
 * @brief Finds what makes an opponent as strong as a rating says.
 *
 * @param rating  on the scale of the personalities; beyond the ends of the scale its ends are meant
 * @param style   (out): the weaknesses
 * @param limits  (out): how far it looks
 */
void qdr_strength_curve_find (int rating, QdrStyle *style, QdrLimits *limits);

G_END_DECLS
