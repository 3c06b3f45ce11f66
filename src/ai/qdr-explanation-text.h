/*
 * Why a move is good, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-explanation.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Nobody among the players reads an explanation. */
#define QDR_NO_READER (-1)

/**
 * @brief Says why a move is good: "Lengthens Ben’s path by 3 steps, and by 2 after the best answer,
 *        d5."
 *
 * @param self    an explanation
 * @param game    knows the names; its present position does not matter
 * @param reader  the player who is called “you”, 0..players - 1, or QDR_NO_READER
 * @return (transfer full) (nullable): one or two sentences; NULL where nothing is clear
 */
char *qdr_explanation_to_text (const QdrExplanation *self, QdrGame *game, int reader);

G_END_DECLS
