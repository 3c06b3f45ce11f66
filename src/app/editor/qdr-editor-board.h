/*
 * A position that is set up by hand, as a board shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-model.h"
#include "qdr-position-editor.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_BOARD (qdr_editor_board_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorBoard, qdr_editor_board, QDR, EDITOR_BOARD, GObject)

/*
 * A QdrBoardModel. A move that names a wall places it or removes it; a step to a square with a pawn
 * picks that pawn up, and one to a free square puts it down there. A square with another pawn is
 * refused, and the pawn in hand goes back.
 */

/**
 * @brief A model of the position that is set up in @p editor.
 *
 * @param editor  referenced
 * @return (transfer full)
 */
QdrEditorBoard *qdr_editor_board_new (QdrPositionEditor *editor);

/** @brief The player whose pawn is in hand, or QDR_NOBODY. */
guint qdr_editor_board_get_held (QdrEditorBoard *self);

G_END_DECLS
