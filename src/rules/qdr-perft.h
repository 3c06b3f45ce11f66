/*
 * Counting move sequences: the usual test and benchmark of a move generator.
 *
 * It is separate from qdr-movegen because only one command of the console and the tests count
 * sequences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Ways of counting move sequences. */
typedef enum {
  QDR_PERFT_BULK, /**< most moves of the last two plies are counted without being played */
  QDR_PERFT_PLAY, /**< every move is played and taken back */
} QdrPerftMode;

/**
 * @brief Returns the number of sequences of exactly @p depth moves from @p position.
 *
 * Draws by repetition are ignored. A sequence that ends the game before @p depth moves does not
 * count.
 *
 * @param position  changed while counting, and restored in the end
 * @param depth     plies, 0 or more
 * @param mode      way of counting, without effect on the result
 */
guint64 qdr_perft (QdrPosition *position, guint depth, QdrPerftMode mode);

G_END_DECLS
