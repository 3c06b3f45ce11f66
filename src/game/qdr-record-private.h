/*
 * How the game makes its records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-notation.h"
#include "qdr-record.h"

G_BEGIN_DECLS

/**
 * @param board    where @p move was played
 * @param player   0..3
 * @param round    from 1
 * @param comment  (transfer full) (nullable): normalised
 */
QdrRecord *
qdr_record_new (const QdrBoard *board, QdrMove move, guint player, guint round, char *comment);

G_END_DECLS
