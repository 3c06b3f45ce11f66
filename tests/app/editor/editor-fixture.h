/*
 * Functions for tests of the position editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-editor-board-model.h"
#include "qdr-editor-page.h"

/** @brief Opens the editor over a game of Anna and Ben; a set-up function. */
void editor_set_up (void);

/** @brief Shows @p game (nullable) in the window, and opens the editor. */
void editor_open (QdrGame *game);

/** @brief Returns the editor, which may be closed (transfer none). */
QdrEditorPage *editor_get_page (void);

/** @brief Returns the board in the editor (transfer none). */
QdrBoardView *editor_get_board (void);

/** @brief Returns the player whose pawn is picked up, or QDR_NOBODY. */
guint editor_get_held (void);

/** @brief Returns the template child @p id of the editor (transfer none). */
GObject *editor_get_part (const char *id);

/** @brief Returns the row of player @p number, from 0 (transfer none). */
QdrEditorRow *editor_get_row (guint number);

/** @brief Returns the button for the turn in that row (transfer none). */
GtkCheckButton *editor_get_turn (guint number);

/** @brief Returns the name in that row (transfer none). */
GtkLabel *editor_get_name (guint number);

/** @brief Returns the number of walls in that row (transfer none). */
GtkSpinButton *editor_get_stock (guint number);

/** @brief Returns the switch for a player in play in that row (transfer none). */
GtkSwitch *editor_get_in_play (guint number);

/** @brief Reads a move of the present board. */
QdrMove editor_read_move (const char *text);

/**
 * @brief Returns the middle of a square, or a point of a wall.
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

/** @brief Fails unless the board shows this position. */
void editor_assert_position (const char *expected);

/** @brief Fails unless this is the verdict on the position. */
void editor_assert_verdict (const char *expected, gboolean can_play);

/** @brief Returns the line below the verdict. */
const char *editor_get_advice (void);
