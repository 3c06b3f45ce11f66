/*
 * The page of the sidebar for what people write about moves and games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-session.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_NOTES_CONTROLLER (qdr_notes_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrNotesController, qdr_notes_controller, QDR, NOTES_CONTROLLER, GObject)

/**
 * @brief Shows the comments of the last move and of the game of @p session in @p place, and leads
 *        the focus from there back to the board.
 *
 * @param session     referenced
 * @param place       for the comments, which are made when it is first shown
 * @param board       gets the focus
 * @param split_view  with @p place in its sidebar
 * @return (transfer full): to be let go before the widgets
 */
QdrNotesController *qdr_notes_controller_new (QdrSession *session,
                                              AdwBin *place,
                                              GtkWidget *board,
                                              QdrSplitView *split_view);

G_END_DECLS
