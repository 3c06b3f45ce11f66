/*
 * Counting move sequences: the usual test and benchmark of a move generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Ways of counting the leaves. */
typedef enum {
  QDR_PERFT_BULK, /**< the last ply is counted without playing its moves */
  QDR_PERFT_PLAY, /**< every move is played and taken back */
} QdrPerftMode;

/**
 * @brief Returns the number of sequences of exactly @p depth moves from @p position.
 *
 * Repetition is ignored; games that end earlier add nothing.
 *
 * @param position  restored before returning
 * @param depth     plies, 0 or more
 * @param mode      has no effect on the result
 */
guint64 qdr_perft (QdrPosition *position, guint depth, QdrPerftMode mode);

G_END_DECLS
