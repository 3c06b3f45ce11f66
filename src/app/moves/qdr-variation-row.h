/*
 * A variation in the list of moves: its moves, to go over to or to remove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_VARIATION_ROW (qdr_variation_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrVariationRow, qdr_variation_row, QDR, VARIATION_ROW, GtkWidget)

/*
 * A long variation is folded: it shows its first moves until it is unfolded.
 *
 * Signals:
 *   "chosen" (guint ply, guint variation)  the variation was clicked
 */

/**
 * @brief Makes a row.
 *
 * @param game       referenced
 * @param ply        where the variation leaves the line that is shown
 * @param variation  0..qdr_game_get_n_variations() - 1
 * @return (transfer floating)
 */
GtkWidget *qdr_variation_row_new (QdrGame *game, guint ply, guint variation);

/** @brief Returns where the variation leaves the line that is shown. */
guint qdr_variation_row_get_ply (QdrVariationRow *self);

/** @brief Gives the focus to the variation. */
void qdr_variation_row_focus (QdrVariationRow *self);

/**
 * @brief Moves the focus to the button beside the one that has it, or not beyond the last.
 *
 * @param steps  1 or -1, in the direction of reading
 */
void qdr_variation_row_step (QdrVariationRow *self, int steps);

/** @brief Asks whether to remove the variation. */
void qdr_variation_row_ask_to_remove (QdrVariationRow *self);

G_END_DECLS
