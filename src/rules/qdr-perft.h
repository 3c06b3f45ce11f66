/*
 * Counting move sequences, the field's test and benchmark of a move generator.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief How the leaves are counted. */
typedef enum {
  QDR_PERFT_BULK, /**< the last ply is counted without playing its moves */
  QDR_PERFT_PLAY, /**< every move played and taken back */
} QdrPerftMode;

/**
 * @brief The number of sequences of exactly @p depth moves from @p position.
 *
 * Repetition does not count; games that end earlier add nothing.
 *
 * @param position  changed during the call, and restored
 * @param depth     plies, 0 or more
 * @param mode      how the leaves are counted; the result is the same
 */
guint64 qdr_perft (QdrPosition *position, guint depth, QdrPerftMode mode);

G_END_DECLS
