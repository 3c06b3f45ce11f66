/*
 * The bar with what one wants while playing: undo, redo, a hint, a pause, resigning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_BAR (qdr_game_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameBar, qdr_game_bar, QDR, GAME_BAR, GtkWidget)

/*
 * Its buttons activate the actions of the window around it. They are in a row, or in a column where
 * there is room for one alone.
 */

/**
 * @brief Offers what makes sense in the game of @p session. To be called once.
 *
 * @param session  referenced
 */
void qdr_game_bar_set_session (QdrGameBar *self, QdrSession *session);

G_END_DECLS
