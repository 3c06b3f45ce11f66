/*
 * The controller of the sidebar's page of comments on moves and games. It is apart from qdr-window,
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
 * @brief Shows the comments on the last move and on the game of @p session.
 *
 * @param session     referenced
 * @param place       of the comments, which are created when it is first shown
 * @param board       gets the focus after Escape
 * @param split_view  with @p place in its sidebar
 * @return (transfer full): to be released before the widgets
 */
QdrNotesController *qdr_notes_controller_new (QdrSession *session,
                                              AdwBin *place,
                                              GtkWidget *board,
                                              QdrSplitView *split_view);

G_END_DECLS
