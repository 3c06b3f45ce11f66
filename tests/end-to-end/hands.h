/*
 * Mouse and keyboard of the user, by xdotool.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "accessible.h"

/** @brief Sets the number of screen pixels for one of the program, as GDK_SCALE does (1). */
void hands_set_scale (int scale);

/** @brief Sets the layouts of the keyboard, by setxkbmap's names. The first one is in use. */
void hands_use_layout (const char *layouts);

/** @brief Presses keys in turn, by xdotool's names or by key codes: "Up Return ctrl+z ctrl+52". */
void hands_press (const char *keys);

/** @brief Types a text, without line ends. */
void hands_type (const char *text);

/**
 * @brief Moves the mouse off the board. Without a window manager keys go to the window below it.
 */
void hands_rest (void);

/** @brief Moves the mouse to @p point of the window. */
void hands_point (AccessiblePoint point);

/** @brief Clicks at @p point of the window. */
void hands_click (AccessiblePoint point);

/** @brief Clicks at the middle of @p item, which is in a popover. */
void hands_click_in_popover (Accessible *item);

/** @brief Double-clicks at @p point of the window. */
void hands_double_click (AccessiblePoint point);

/**
 * @brief Drags with the mouse from one point of the window to another.
 *
 * @param turns  the number of steps of the wheel on the way
 */
void hands_drag (AccessiblePoint from, AccessiblePoint to, int turns);

/** @brief Drags as hands_drag(), and clicks the right button before the release. */
void hands_drag_and_take_back (AccessiblePoint from, AccessiblePoint to);

/**
 * @brief Drags with the right button of the mouse from one point of the window to another, or
 *        clicks if both are the same.
 */
void hands_draw (AccessiblePoint from, AccessiblePoint to);

/** @brief The board of a window. It may change its place and size, but not its game. */
typedef struct {
  Accessible *window;
  Accessible *a1;
  Accessible *e5;
} HandsBoard;

/** @brief Returns the board of @p window (transfer full). */
HandsBoard *hands_find_board (Accessible *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HandsBoard, g_free)

/** @brief Returns the point of a move: the middle of a square, or the middle of a wall's groove. */
AccessiblePoint hands_find_place (HandsBoard *board, const char *move);

/**
 * @brief Plays moves, separated by spaces, by clicks.
 *
 * Waits for each move in the window's title before the next click.
 */
void hands_click_moves (HandsBoard *board, const char *moves);

/** @brief The name of a square, such as "e1". */
typedef char HandsSquare[4];

/**
 * @brief Plays moves, separated by spaces, by keys: arrows from the focused square to the move,
 *        h and v for walls.
 *
 * @param focus  (inout): the focused square
 */
void hands_type_moves (Accessible *window, HandsSquare focus, const char *moves);
