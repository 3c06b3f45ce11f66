/*
 * The controller of the comments on moves and games in the sidebar. It is separate from qdr-window,
 * which only creates it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-controller.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_NOTES_CONTROLLER (qdr_notes_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrNotesController,
                      qdr_notes_controller,
                      QDR,
                      NOTES_CONTROLLER,
                      QdrController)

/**
 * @brief Creates a controller that shows the comments on the last move and on the session's game.
 *
 * @param session     referenced
 * @param place       the container of the comments, which are created when the container is first
 *                    shown
 * @param board       gets the focus after Escape
 * @param split_view  contains @p place in its sidebar
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrNotesController *qdr_notes_controller_new (QdrSession *session,
                                              AdwBin *place,
                                              GtkWidget *board,
                                              QdrSplitView *split_view);

G_END_DECLS
