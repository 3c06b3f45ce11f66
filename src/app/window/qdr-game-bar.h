/*
 * The bar of buttons for playing: undo, redo, hint, pause and resign. It is a class of its own
 * because the bar moves as a whole to the lower edge of a narrow window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_BAR (qdr_game_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameBar, qdr_game_bar, QDR, GAME_BAR, GtkBox)

/*
 * The buttons of the bar activate actions of the window. They form a row, or a column if the bar is
 * only as wide as one button.
 */

/** @brief Sets the session whose game determines which buttons are shown. Call it once. */
void qdr_game_bar_set_session (QdrGameBar *self, QdrSession *session);

G_END_DECLS
