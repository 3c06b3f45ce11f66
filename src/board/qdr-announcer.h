/*
 * What a screen reader speaks unasked: moves, results, refusals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Speaks @p sentence, wherever in the window of @p widget the focus is.
 *
 * GTK has no call for that before 4.14. What a screen reader does speak is a new description of
 * whatever has the focus, so that is what the sentence becomes, for a while.
 *
 * @param widget    any widget in the window
 * @param sentence  translated
 */
void qdr_announce (GtkWidget *widget, const char *sentence);

/**
 * @brief The same a moment later, for when the focus has just moved.
 *
 * A screen reader says at once what has the focus now, with its description; a sentence that is in
 * there already would be heard twice.
 *
 * @param widget    any widget in the window
 * @param sentence  translated
 */
void qdr_announce_later (GtkWidget *widget, const char *sentence);

/**
 * @brief Speaks once more what was spoken last in the window of a widget, if anything was.
 *
 * @param widget  any widget in the window
 * @return whether anything was
 */
gboolean qdr_announce_again (GtkWidget *widget);

G_END_DECLS
