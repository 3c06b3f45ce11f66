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
 * @brief Lets a key do something while the focus is here: Left and Right go to the button beside
 *        the one that has it, Delete asks whether to remove the variation.
 *
 * @param key  that was pressed
 * @return whether it means anything here
 */
gboolean qdr_variation_row_press (QdrVariationRow *self, guint key);

G_END_DECLS
