/*
 * Confetti that flies up and falls over the widgets below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_CONFETTI (qdr_confetti_get_type ())
G_DECLARE_FINAL_TYPE (QdrConfetti, qdr_confetti, QDR, CONFETTI, GtkWidget)

/* A new widget shows nothing yet, and it never receives clicks. */

/**
 * @brief Throws confetti for two seconds, in the colours of a player and of the mark on the last
 *        move. Confetti that is still visible is removed first. If the desktop disables animations,
 *        none is thrown.
 *
 * @param board   the widget whose style provides the colours
 * @param player  0..3
 */
void qdr_confetti_throw_for_player (QdrConfetti *self, GtkWidget *board, guint player);

/** @brief Returns whether any confetti is visible. */
gboolean qdr_confetti_is_flying (QdrConfetti *self);

G_END_DECLS
