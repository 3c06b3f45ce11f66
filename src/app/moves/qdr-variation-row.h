/*
 * A variation in the list of moves: its moves, to go over to or to remove.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game-branches.h"

G_BEGIN_DECLS

#define QDR_TYPE_VARIATION_ROW (qdr_variation_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrVariationRow, qdr_variation_row, QDR, VARIATION_ROW, GtkWidget)

/*
 * A long variation is folded: it shows its first moves until it is unfolded. One that leaves
 * another variation is indented further than that.
 *
 * Signals:
 *   "chosen" ()  the variation was clicked
 *   "folded" ()  it shows more or fewer of its moves
 */

/**
 * @brief Makes a row.
 *
 * @param game   referenced
 * @param path   the way to the variation; copied
 * @param depth  how long that is, at least 1
 * @return (transfer floating)
 */
GtkWidget *qdr_variation_row_new (QdrGame *game, const QdrBranch *path, guint depth);

/**
 * @brief Returns the way to the variation.
 *
 * @param depth  (out): how long it is
 * @return (transfer none)
 */
const QdrBranch *qdr_variation_row_get_path (QdrVariationRow *self, guint *depth);

/**
 * @brief Whether the move of the variation that is played after @p ply others is shown now.
 *
 * @param ply  how many moves come before it, from the start of the game
 */
gboolean qdr_variation_row_shows_ply (QdrVariationRow *self, guint ply);

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
