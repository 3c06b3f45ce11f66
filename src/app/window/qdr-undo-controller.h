/*
 * Undo and redo of moves. The file is separate from the window so that it has the name of its
 * button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_UNDO_CONTROLLER (qdr_undo_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrUndoController, qdr_undo_controller, QDR, UNDO_CONTROLLER, QdrController)

/**
 * @brief Creates a controller that adds the actions "undo" and "redo", which go to the previous or
 *        next position in which a person chose a move.
 *
 * @param actions  the window's actions
 * @param session  referenced
 * @return (transfer full)
 */
QdrUndoController *qdr_undo_controller_new (GActionMap *actions, QdrSession *session);

G_END_DECLS
