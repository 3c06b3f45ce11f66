/*
 * The page to come back to: the game that waits, play, learn, puzzles, recent games.
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
 * It activates "win.show-game", "win.new-game", "win.open", "win.open-recent", "app.lesson" and
 * "app.puzzles".
 */

/**
 * @brief (transfer floating): a page that shows nothing yet.
 *
 * @param menu  of its menu button
 */
GtkWidget *qdr_home_page_new (GMenuModel *menu);

/**
 * @brief Shows how things stand now.
 *
 * @param session   whose game waits
 * @param rotation  of its board, quarter turns against the clock, 0..3
 * @param settings  of the program: what has been learnt
 * @param n_due     mistakes of own games that are to be tried again
 */
void qdr_home_page_refresh (QdrHomePage *self,
                            QdrSession *session,
                            guint rotation,
                            GSettings *settings,
                            guint n_due);

/** @brief Gives the focus to what one most likely wants to do first. */
void qdr_home_page_focus_first (QdrHomePage *self);

G_END_DECLS
