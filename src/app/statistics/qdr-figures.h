/*
 * The main numbers of a player, each large with what it is below it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-player-plots.h"

G_BEGIN_DECLS

#define QDR_TYPE_FIGURES (qdr_figures_get_type ())
G_DECLARE_FINAL_TYPE (QdrFigures, qdr_figures, QDR, FIGURES, GtkWidget)

/** @brief Shows those of a player. @param record  what is known of it */
void qdr_figures_show (QdrFigures *self, const QdrPlayerRecord *record);

G_END_DECLS
