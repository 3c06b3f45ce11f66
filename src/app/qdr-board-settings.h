/*
 * What the preferences say about boards that are played on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

/**
 * @brief Lets the preferences hold for @p board and its sounds, now and as they change.
 *
 * Coordinates, marks, motion, when walls are confirmed, scanning, and sound; which ways are drawn
 * is up to the window.
 *
 * @param settings  of the program
 * @param board     a board that is played on
 * @param sounds    of its game
 */
void qdr_board_settings_bind (GSettings *settings, QdrBoardView *board, QdrSounds *sounds);

G_END_DECLS
