/*
 * The home page: the game in progress, lesson, puzzles, recent games, library and ladder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_HOME_PAGE (qdr_home_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomePage, qdr_home_page, QDR, HOME_PAGE, GtkWidget)

/*
 * Activates "win.show-game", "win.new-game", "win.open", "win.open-recent", "app.lesson" and
 * "app.puzzles".
 */

/**
 * @brief Creates an empty page. @return (transfer floating)
 */
GtkWidget *qdr_home_page_new (GMenuModel *menu);

/**
 * @brief Updates the page.
 *
 * @param session   whose game is in progress
 * @param rotation  of its board, quarter turns counterclockwise, 0..3
 * @param settings  of the program: progress in the lesson and the puzzles
 * @param n_due     number of due mistakes of the user
 */
void qdr_home_page_refresh (QdrHomePage *self,
                            QdrSession *session,
                            guint rotation,
                            GSettings *settings,
                            guint n_due);

/** @brief Focuses the most likely next choice. */
void qdr_home_page_focus_first (QdrHomePage *self);

G_END_DECLS
