/*
 * How accurate each player was in a game that was reviewed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_ACCURACY_VIEW (qdr_accuracy_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrAccuracyView, qdr_accuracy_view, QDR, ACCURACY_VIEW, GtkWidget)

/**
 * @brief Shows what @p review says now of the players of @p game.
 *
 * The view is invisible where there is nothing to show.
 *
 * @param game    (nullable): the one reviewed
 * @param review  (nullable)
 */
void qdr_accuracy_view_show (QdrAccuracyView *self, QdrGame *game, QdrReview *review);

G_END_DECLS
