/*
 * Scraps of coloured paper that fly up and fall, over whatever lies below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_CONFETTI (qdr_confetti_get_type ())
G_DECLARE_FINAL_TYPE (QdrConfetti, qdr_confetti, QDR, CONFETTI, GtkWidget)

/** @brief (transfer floating): none in the air. It takes no clicks, ever. */
GtkWidget *qdr_confetti_new (void);

/**
 * @brief Throws confetti in the colour of a player, lighter too, with the yellow that marks a move.
 *
 * @param confetti  over what the player looks at
 * @param board     knows the colours
 * @param player    0..3
 */
void qdr_confetti_throw_for_player (QdrConfetti *confetti, GtkWidget *board, guint player);

/** @brief Whether there is any in the air. */
gboolean qdr_confetti_is_flying (QdrConfetti *self);

G_END_DECLS
