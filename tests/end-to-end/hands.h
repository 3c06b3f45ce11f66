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

/** @brief Types a text, without line ends. */
void hands_type (const char *text);

/**
 * @brief Takes the mouse off the board; without a window manager the keys go to where it points.
 */
void hands_rest (void);

/** @brief Moves the mouse to @p point of the window. */
void hands_point (AccessiblePoint point);

/** @brief Clicks at @p point of the window. */
void hands_click (AccessiblePoint point);

/** @brief Clicks at the middle of @p item, which is in a popover. */
void hands_click_in_popover (Accessible *item);

/** @brief Clicks twice at @p point of the window, as fast as somebody who opens a file. */
void hands_double_click (AccessiblePoint point);

/**
 * @brief Drags with the mouse from one point of the window to another.
 *
 * @param turns  how often the other button is clicked on the way
 */
void hands_drag (AccessiblePoint from, AccessiblePoint to, int turns);

/**
 * @brief Drags with the other button of the mouse from one point of the window to another, or
 *        clicks where both are the same.
 */
void hands_draw (AccessiblePoint from, AccessiblePoint to);

/** @brief The board in a window, which may change its place and size but not the game. */
typedef struct {
  Accessible *window; /**< (not owned) */
  Accessible *a1;
  Accessible *e5;
} HandsBoard;

/** @brief Finds the board of @p window. @return (transfer full) */
HandsBoard *hands_find_board (Accessible *window);

void hands_board_free (HandsBoard *board);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HandsBoard, hands_board_free)

/**
 * @brief Where a move is now: the middle of a square, or a point of the groove that means the wall.
 */
AccessiblePoint hands_find_place (HandsBoard *board, const char *move);

/**
 * @brief Plays moves, separated by spaces, by clicks.
 *
 * Each must be the last move in the window's title before the next one is played.
 */
void hands_click_moves (HandsBoard *board, const char *moves);

/** @brief The name of a square, such as "e1". */
typedef char HandsSquare[4];

/**
 * @brief Plays moves, separated by spaces, by keys: from the focused square with the arrows to
 *        where the move is, walls by h and v.
 *
 * @param window  the window
 * @param focus   (inout): the focused square
 * @param moves   the moves
 */
void hands_type_moves (Accessible *window, HandsSquare focus, const char *moves);
