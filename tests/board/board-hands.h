/*
 * A board on the screen as a person or an assistive tool uses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-bubble.h"
#include "qdr-board-children.h"
#include "qdr-board-geometry.h"
#include "qdr-board-pointer.h"
#include "qdr-board-style.h"
#include "qdr-board-switch-input.h"
#include "qdr-board-view.h"

/** @brief Returns the model on the board (transfer none) (nullable). */
QdrBoardModel *board_get_model (QdrBoardView *board);

/** @brief Returns the scene, which changes with the board. */
const QdrBoardScene *board_get_scene (QdrBoardView *board);

/** @brief Returns the geometry, which changes with the board. */
const QdrBoardGeometry *board_get_geometry (QdrBoardView *board);

/** @brief Returns the middle of the square, or of one arm of the wall, of @p move. */
graphene_point_t board_get_point (QdrBoardView *board, QdrMove move);

/** @brief Returns the colours. */
const QdrBoardPalette *board_get_palette (QdrBoardView *board);

/** @brief Returns the object for mouse and fingers. */
QdrBoardPointer *board_get_pointer (QdrBoardView *board);

/** @brief Returns the object that draws with the secondary button. */
QdrBoardPencil *board_get_pencil (QdrBoardView *board);

/** @brief Returns the object for switch scanning; its functions advance the time. */
QdrBoardSwitchInput *board_get_switch (QdrBoardView *board);

/** @brief Returns whether the present frame of the scan contains @p move. */
gboolean board_scan_leads_to (QdrBoardView *board, QdrMove move);

/** @brief Returns the child for a square (nullable). */
QdrSquareView *board_find_square (QdrBoardView *board, QdrSquare square);

/** @brief Returns the child for a wall (nullable). */
QdrSlotView *board_find_slot (QdrBoardView *board, QdrMove wall);

/** @brief Fails unless the accessible label of a child is @p expected. */
void board_assert_label (gpointer child, const char *expected);

/** @brief Returns the number of children of a type. */
guint board_count_children (QdrBoardView *board, GType type);

/**
 * @brief Presses a key, wherever the focus is.
 *
 * @param widget  a board, or another widget whose class binds keys
 * @return whether the widget has handled it
 */
gboolean board_press_key (gpointer widget, guint key, GdkModifierType modifiers);

/**
 * @brief Presses a key that the key controllers of a widget receive.
 *
 * @return whether one of them has handled it
 */
gboolean board_send_key (gpointer widget, guint key, GdkModifierType modifiers);

/** @brief Returns the bubble beside the pointer. */
GtkWidget *board_get_bubble (QdrBoardView *board);

/** @brief Returns the text of a bubble (nullable). */
const char *board_read_bubble (GtkWidget *bubble);

/** @brief Returns the button in the bubble that places the wall, if it is visible (nullable). */
GtkWidget *board_find_confirm_button (QdrBoardView *board);
