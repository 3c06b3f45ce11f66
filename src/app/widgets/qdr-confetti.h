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
 * @brief Throws confetti from the middle, which is gone after two seconds; in place of what may
 *        still be in the air. Where the desktop wants no animations nothing happens.
 *
 * @param colours    of the scraps
 * @param n_colours  how many, at least 1
 */
void qdr_confetti_throw (QdrConfetti *self, const GdkRGBA *colours, guint n_colours);

/** @brief Takes out of the air what is there. */
void qdr_confetti_clear (QdrConfetti *self);

/** @brief Whether there is any in the air. */
gboolean qdr_confetti_is_flying (QdrConfetti *self);

G_END_DECLS
