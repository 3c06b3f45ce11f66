/*
 * Explanations of moves as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-explanation.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Stands for a reader who is none of the players. */
#define QDR_NO_READER (-1)

/**
 * @brief Returns an explanation as text, for example "Lengthens Ben’s path by 3 steps, and by 2
 *        after the best answer, d5."
 *
 * @param self    an explanation
 * @param game    the game, for the names of players
 * @param reader  the player whom the text addresses as “you”, 0..players - 1, or QDR_NO_READER
 * @return (transfer full) (nullable): one or two translated sentences; NULL without facts
 */
char *qdr_explanation_to_text (const QdrExplanation *self, QdrGame *game, int reader);

G_END_DECLS
