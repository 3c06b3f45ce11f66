/*
 * A row in the list of who can play: portrait, name, rating.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-personality.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPPONENT_ROW (qdr_opponent_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentRow, qdr_opponent_row, QDR, OPPONENT_ROW, GtkWidget)

/** @brief (transfer floating): a row that shows no opponent. */
GtkWidget *qdr_opponent_row_new (void);

/**
 * @brief Shows somebody who can play.
 *
 * @param name         what to call it
 * @param personality  (nullable): NULL for a human
 */
void
qdr_opponent_row_set_opponent (QdrOpponentRow *self, const char *name, QdrPersonality *personality);

/**
 * @brief Sets whether this is the one that is chosen.
 *
 * @param chosen  whether to mark it
 */
void qdr_opponent_row_set_chosen (QdrOpponentRow *self, gboolean chosen);

G_END_DECLS
