/*
 * The ladder window, with the opponents that the user has beaten and the next one to beat. It is
 * separate from qdr-application, its only user, because it is a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"

G_BEGIN_DECLS

/* A row of the window: a button that shows an opponent and begins a game against it. */
#define QDR_TYPE_RUNG_ROW (qdr_rung_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRungRow, qdr_rung_row, QDR, RUNG_ROW, GtkButton)

#define QDR_TYPE_LADDER_WINDOW (qdr_ladder_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrLadderWindow, qdr_ladder_window, QDR, LADDER_WINDOW, AdwApplicationWindow)

/*
 * Signals:
 *   "play" (const char *id)  the user asks for a game against the personality with this id
 */

/**
 * @brief Updates the ladder from the library, and returns a window that shows it.
 *
 * @param application  (nullable)
 * @param ladder       referenced
 * @param settings     the source of the setting "keep-games"; referenced
 * @return (transfer none): GTK owns it
 */
QdrLadderWindow *
qdr_ladder_window_new (GtkApplication *application, QdrLadder *ladder, GSettings *settings);

G_END_DECLS
