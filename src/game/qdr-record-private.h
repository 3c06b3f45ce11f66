/*
 * Makes records. The inside of QdrGame: for its history (qdr-history).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-notation.h"
#include "qdr-record.h"

G_BEGIN_DECLS

/**
 * @brief Makes a record.
 *
 * @param board    where @p move was played
 * @param move     the move
 * @param player   0..3
 * @param round    from 1
 * @param comment  (transfer full) (nullable): normalised
 * @return (transfer full)
 */
QdrRecord *
qdr_record_new (const QdrBoard *board, QdrMove move, guint player, guint round, char *comment);

G_END_DECLS
