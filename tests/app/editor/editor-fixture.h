/*
 * What the tests of the board editor's window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-editor-board.h"
#include "qdr-editor-window.h"

/** @brief Opens the editor in a window with a game of Anna and Ben. For setup functions. */
void editor_set_up (void);

/** @brief Shows @p game in the window, and opens the editor for it. */
void editor_open (QdrGame *game);

/** @brief (transfer none): the window of the editor, which may be closed by now. */
QdrEditorWindow *editor_get_dialog (void);

/** @brief (transfer none): the board in the editor. */
QdrBoardView *editor_get_board (void);

/** @brief The player whose pawn is in hand, or QDR_NOBODY. */
guint editor_get_held (void);

/** @brief (transfer none): what is called @p id in the template of the editor. */
GObject *editor_get_part (const char *id);

/** @brief (transfer none): the row of player @p number, from 0. */
QdrEditorRow *editor_get_row (guint number);

/** @brief (transfer none): what says in that row that it is the player's turn. */
GtkCheckButton *editor_get_turn (guint number);

/** @brief (transfer none): the name in that row. */
GtkLabel *editor_get_name (guint number);

/** @brief (transfer none): the number of walls in that row. */
GtkSpinButton *editor_get_stock (guint number);

/** @brief (transfer none): what says in that row whether the player is in play. */
GtkSwitch *editor_get_in_play (guint number);

/** @brief Reads a move of the board that is shown. */
QdrMove editor_read_move (const char *text);

/**
 * @brief The middle of a square, or of one arm of a wall.
 *
 * @param part  along the wall, from 0 to 1: 0.15 for the first arm and 0.85 for the other
 */
graphene_point_t editor_get_point (const char *text, float part);

/** @brief Clicks at @p point, or taps there with a finger. */
void editor_click_at (graphene_point_t point, gboolean finger);

/** @brief Clicks on a square or a place for a wall. */
void editor_click (const char *text);

/** @brief Activates an action of the editor, such as "editor.undo". */
void editor_activate (const char *action);

/** @brief Fails the test unless the board shows this position. */
void editor_assert_position (const char *expected);

/** @brief Fails the test unless the editor says this of the position. */
void editor_assert_verdict (const char *expected, gboolean can_play);

/** @brief The line below the verdict. */
const char *editor_get_advice (void);
