/*
 * Somebody on the ladder: a button that begins a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-ladder.h"

G_BEGIN_DECLS

#define QDR_TYPE_RUNG_ROW (qdr_rung_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRungRow, qdr_rung_row, QDR, RUNG_ROW, GtkButton)

/** @brief A row that shows nobody yet. */
GtkWidget *qdr_rung_row_new (void);

/**
 * @brief Shows somebody and what came of the games.
 *
 * @param rung     of the ladder
 * @param is_next  whether that one is next
 */
void qdr_rung_row_show (QdrRungRow *self, const QdrRung *rung, gboolean is_next);

G_END_DECLS
