/*
 * The model with which a board view sets up a position in the editor, and the sounds of the board.
 *
 * It is separate from qdr-editor-page because it can be tested without a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-model.h"
#include "qdr-board-view.h"
#include "qdr-position-editor.h"

G_BEGIN_DECLS

#define QDR_TYPE_EDITOR_BOARD_MODEL (qdr_editor_board_model_get_type ())
G_DECLARE_FINAL_TYPE (QdrEditorBoardModel, qdr_editor_board_model, QDR, EDITOR_BOARD_MODEL, GObject)

/*
 * A QdrBoardModel. A wall move places a wall, or removes the wall if it is on the board. A step to
 * a square with a pawn picks up the pawn, and the next step to an empty square puts the pawn down
 * there. A step to another pawn is refused, and the pawn that was picked up stays on its square.
 */

/**
 * @brief Creates a model of the position in @p editor.
 *
 * @param editor  referenced
 * @return (transfer full)
 */
QdrEditorBoardModel *qdr_editor_board_model_new (QdrPositionEditor *editor);

/** @brief Returns the player whose pawn is picked up, or QDR_NOBODY. */
guint qdr_editor_board_model_get_held_pawn_player (QdrEditorBoardModel *self);

/**
 * @brief Adds the spatial sounds of keyboard navigation to a board, as in a game.
 *
 * @param editor    the editor of the position that @p board shows
 * @param board     the board, which owns the sounds
 * @param settings  the settings of the program
 */
void qdr_position_editor_add_sounds_to_board (QdrPositionEditor *editor,
                                              QdrBoardView *board,
                                              GSettings *settings);

G_END_DECLS
