/*
 * The constructor of QdrRecord, which only QdrHistory calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-record.h"

G_BEGIN_DECLS

/**
 * @brief Creates a record.
 *
 * @param board    the board, for the notation of @p move
 * @param move     the move
 * @param from     the square of the player's pawn before the move
 * @param player   the player who made the move, 0..3
 * @param round    the move number, from 1
 * @param comment  (transfer full) (nullable): a normalised comment
 * @return (transfer full)
 */
QdrRecord *qdr_record_new (const QdrBoard *board,
                           QdrMove move,
                           QdrSquare from,
                           guint player,
                           guint round,
                           char *comment);

G_END_DECLS
