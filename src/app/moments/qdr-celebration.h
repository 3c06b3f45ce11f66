/*
 * Confetti in the colours of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-confetti.h"

G_BEGIN_DECLS

/**
 * @brief Throws confetti in the colour of a player, lighter too, with the yellow that marks a move.
 *
 * @param confetti  over what the player looks at
 * @param board     knows the colours
 * @param player    0..3
 */
void qdr_celebrate (QdrConfetti *confetti, GtkWidget *board, guint player);

G_END_DECLS
