/*
 * The window of the ladder: whom one has beaten, and who is next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"

G_BEGIN_DECLS

#define QDR_TYPE_LADDER_WINDOW (qdr_ladder_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrLadderWindow, qdr_ladder_window, QDR, LADDER_WINDOW, AdwApplicationWindow)

/*
 * Signals:
 *   "play" (const char *id)  a game against this personality is to begin
 */

/**
 * @brief Returns the window, which reads the library anew.
 *
 * @param application  (nullable)
 * @param ladder       of the user
 * @param settings     know whether games are kept
 * @return (transfer none): as with every window, GTK owns it
 */
QdrLadderWindow *
qdr_ladder_window_new (GtkApplication *application, QdrLadder *ladder, GSettings *settings);

G_END_DECLS
