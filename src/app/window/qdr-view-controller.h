/*
 * What is seen of a game: its title, full screen, the list of moves, shortest paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-session.h"
#include "qdr-split-view.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_VIEW_CONTROLLER (qdr_view_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrViewController, qdr_view_controller, QDR, VIEW_CONTROLLER, GObject)

/*
 * Actions: "fullscreen", "show-moves" and "show-paths", toggles; "show-page" (string: "moves",
 * "review" or "notes").
 */

/**
 * @brief Adds the actions to @p window, and names it after the game of @p session.
 *
 * @param window      whose title is spoken when it changes
 * @param session     referenced
 * @param title       in the header bar of the window
 * @param split_view  with the list of moves in its sidebar
 * @param pages       of the sidebar
 * @param status_bar  in the window where changes are told
 * @param settings    know whether the shortest paths are shown
 * @return (transfer full): to be let go before the window
 */
QdrViewController *qdr_view_controller_new (GtkApplicationWindow *window,
                                            QdrSession *session,
                                            AdwWindowTitle *title,
                                            QdrSplitView *split_view,
                                            AdwViewStack *pages,
                                            QdrStatusBar *status_bar,
                                            GSettings *settings);

G_END_DECLS
