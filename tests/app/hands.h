/*
 * The hands of the program's user: a mouse and a keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "accessible.h"

/** @brief Pixels of the screen for one of the program, as in GDK_SCALE. It is 1 unless told. */
void hands_set_scale (int scale);

/** @brief Presses keys one after another, in xdotool's names: "Up Return ctrl+z". */
void hands_press (const char *keys);

/** @brief Takes the mouse off the board; without a window manager the keys go to where it points. */
void hands_rest (void);

/** @brief Moves the mouse to @p point of the window. */
void hands_point (AccessiblePoint point);

/** @brief Clicks at @p point of the window. */
void hands_click (AccessiblePoint point);

/** @brief Where things are on the board of a window. */
typedef struct {
  Accessible *window; /**< (not owned) */
  AccessiblePoint a1; /**< the middle of the square */
  double pitch;       /**< from one square to the next */
} HandsBoard;

/** @brief Looks where the board is; to be done again when the window changes its size. */
HandsBoard hands_find_board (Accessible *window);

/** @brief The place of a move: the middle of a square, or a point of the groove that means the wall. */
AccessiblePoint hands_find_place (const HandsBoard *board, const char *move);

/**
 * @brief Plays moves, separated by spaces, by clicks.
 *
 * Each must be the last move in the window's title before the next one is played.
 */
void hands_click_moves (const HandsBoard *board, const char *moves);

/** @brief The name of a square, such as "e1". */
typedef char HandsSquare[4];

/**
 * @brief Plays moves, separated by spaces, by keys: from the focused square with the arrows to where
 *        the move is, walls by h and v.
 *
 * @param window  the window
 * @param focus   (inout): the focused square
 * @param moves   the moves
 */
void hands_type_moves (Accessible *window, HandsSquare focus, const char *moves);
