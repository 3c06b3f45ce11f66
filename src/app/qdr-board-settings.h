/*
 * Preferences that apply to boards in play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

/**
 * @brief Applies the preferences to a board and its sounds, now and whenever they change.
 *
 * Covers coordinates, marks, animation, confirmation of walls, speech detail, scanning and sound,
 * but not the shortest paths, which belong to the window.
 *
 * @param settings  of the program
 * @param board     a board in play
 * @param sounds    of the game on the board
 */
void qdr_board_settings_bind (GSettings *settings, QdrBoardView *board, QdrSounds *sounds);

G_END_DECLS
