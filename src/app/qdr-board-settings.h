/*
 * Preferences that apply to boards of games, and the rotation of the board in a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-game-layout.h"
#include "qdr-sounds.h"

G_BEGIN_DECLS

/**
 * @brief Applies the preferences to a board and its sounds, now and whenever the preferences
 *        change.
 *
 * The preferences are coordinates, marks, animation, confirmation of walls, speech detail, scanning
 * and sound. Shortest paths are excluded, because they are shown or hidden in each window
 * separately.
 *
 * @param settings  the program's settings
 * @param board     the board of a game
 * @param sounds    the sounds of the game on the board
 */
void qdr_board_settings_bind (GSettings *settings, QdrBoardView *board, QdrSounds *sounds);

/**
 * @brief Shows paths around a wall pointed at, or hides them, by the setting "detours". Call it
 *        again whenever that setting or @p is_learning changes.
 *
 * @param is_learning  whether the person is learning the game
 */
void
qdr_board_settings_update_detours (GSettings *settings, QdrBoardView *board, gboolean is_learning);

#define QDR_TYPE_ROTATION_CONTROLLER (qdr_rotation_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrRotationController,
                      qdr_rotation_controller,
                      QDR,
                      ROTATION_CONTROLLER,
                      QdrController)

/**
 * @brief Creates a controller that rotates the board according to the setting "turn-board": never,
 *        towards the person to move, or towards any player to move.
 *
 * @param session   referenced
 * @param board     the board of the game of @p session
 * @param layout    gets the shape of the rotated board
 * @param settings  the program's settings
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrRotationController *qdr_rotation_controller_new (QdrSession *session,
                                                    QdrBoardView *board,
                                                    QdrGameLayout *layout,
                                                    GSettings *settings);

G_END_DECLS
