/*
 * What is set up by hand, as the game that would begin with it: to ask about it, and to hear it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-game-answer.h"
#include "qdr-position-editor.h"

G_BEGIN_DECLS

/**
 * @brief Answers a question about the position: where everything is at any time, how it stands and
 *        what a wall would cost as soon as it can be played.
 *
 * @param editor    an editor
 * @param question  any but QDR_QUESTION_AGAIN
 * @param wall      for QDR_QUESTION_COST a move that places a wall, or QDR_MOVE_NONE
 * @return (transfer full) (nullable): sentences; NULL for what cannot be asked here
 */
char *qdr_editor_game_answer (QdrPositionEditor *editor, QdrQuestion question, QdrMove wall);

/**
 * @brief Lets the places of a board be heard that the keyboard goes over, as in a game.
 *
 * @param editor    an editor
 * @param board     shows its position; keeps what is needed as long as it lives
 * @param settings  of the program
 */
void qdr_editor_game_sound (QdrPositionEditor *editor, QdrBoardView *board, GSettings *settings);

G_END_DECLS
