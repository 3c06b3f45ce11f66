/*
 * What a person, or an assistive tool, sees of a board on the screen and does to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-bubble.h"
#include "qdr-board-geometry.h"
#include "qdr-board-palette.h"
#include "qdr-board-pencil.h"
#include "qdr-board-pointer.h"
#include "qdr-board-switch.h"
#include "qdr-board-view.h"
#include "qdr-board-slots.h"
#include "qdr-board-squares.h"

/** @brief (transfer none) (nullable): the model that is shown. */
QdrBoardModel *board_get_model (QdrBoardView *board);

/** @brief What is drawn; it changes with the board. */
const QdrBoardScene *board_get_scene (QdrBoardView *board);

/** @brief Where it is drawn; it changes with the board. */
const QdrBoardGeometry *board_get_geometry (QdrBoardView *board);

/** @brief A point that means @p move: the middle of a square, or of one arm of a wall. */
graphene_point_t board_get_point (QdrBoardView *board, QdrMove move);

/** @brief The colours it is drawn in. */
const QdrBoardPalette *board_get_palette (QdrBoardView *board);

/** @brief The mouse or the finger on it. */
QdrBoardPointer *board_get_pointer (QdrBoardView *board);

/** @brief What draws on it with the secondary button. */
QdrBoardPencil *board_get_pencil (QdrBoardView *board);

/** @brief The switch of a person who plays by scanning, whose time is let pass by its functions. */
QdrBoardSwitch *board_get_switch (QdrBoardView *board);

/** @brief Whether what scanning frames now leads to @p move, or is it. */
gboolean board_frames_way_to (QdrBoardView *board, QdrMove move);

/** @brief (nullable): the child for a square. */
QdrSquareView *board_find_square (QdrBoardView *board, QdrSquare square);

/** @brief (nullable): the child for a wall. */
QdrSlotView *board_find_slot (QdrBoardView *board, QdrMove wall);

/** @brief Fails the test unless assistive tools read @p expected of a child. */
void board_assert_label (gpointer child, const char *expected);

/** @brief How many children of a type there are. */
guint board_count_children (QdrBoardView *board, GType type);

/**
 * @brief Presses a key, wherever the focus is.
 *
 * @param widget  a board, or another widget whose class binds keys
 * @return whether the widget has taken it
 */
gboolean board_press_key (gpointer widget, guint key, GdkModifierType modifiers);

/** @brief What speaks beside what is pointed at. */
GtkWidget *board_get_bubble (QdrBoardView *board);

/** @brief (nullable): what a bubble says. */
const char *board_read_bubble (GtkWidget *bubble);

/** @brief (nullable): the button in the bubble that places the wall, if it can be seen. */
GtkWidget *board_find_confirm_button (QdrBoardView *board);
