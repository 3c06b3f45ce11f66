/*
 * The switch of a person who plays by scanning: one key, button or tap anywhere on the board.
 *
 * Only qdr-board-parts.h and the hands of the tests include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-pointer.h"
#include "qdr-board-state.h"
#include "qdr-scanning.h"

G_BEGIN_DECLS

/** @brief A controller that takes the switch of a board, and the time between two choices. */
typedef struct _QdrBoardSwitch QdrBoardSwitch;

/**
 * @brief Adds the controller to a board. It does nothing as long as there is no scanning.
 *
 * @param board      (transfer none): the widget
 * @param state      (transfer none): what is shown and proposed to
 * @param pointer    (transfer none): does not hover as long as there is scanning
 * @param animation  (transfer none): is skipped by a press
 * @return (transfer full): to be freed with qdr_board_switch_free()
 */
QdrBoardSwitch *qdr_board_switch_new (GtkWidget *board,
                                      QdrBoardState *state,
                                      QdrBoardPointer *pointer,
                                      QdrBoardAnimation *animation);

/**
 * @brief Removes the controller from the board.
 *
 * @param self  (transfer full) (nullable): the switch of a board that still lives
 */
void qdr_board_switch_free (QdrBoardSwitch *self);

/**
 * @brief Sets how the choices follow one another. The board takes the keyboard focus, for the key
 *        that is the switch.
 *
 * @param self      a switch
 * @param scanning  how
 * @param pace_ms   milliseconds a choice, from 1, if they follow by themselves
 */
void qdr_board_switch_set_scanning (QdrBoardSwitch *self, QdrScanning scanning, guint pace_ms);

/**
 * @brief Begins with the first choice, if there is another position or another person to move.
 *
 * @param self  a switch
 */
void qdr_board_switch_refresh (QdrBoardSwitch *self);

/**
 * @brief Frames nothing until it is refreshed, which then begins with the first choice.
 *
 * @param self  a switch
 */
void qdr_board_switch_leave (QdrBoardSwitch *self);

/**
 * @brief Frames nothing, or again, since the choice is elsewhere for a while.
 *
 * @param self  a switch
 * @param held  whether nothing is framed; FALSE begins with the first choice
 */
void qdr_board_switch_hold (QdrBoardSwitch *self, gboolean held);

/**
 * @brief Goes on to the next choice: what happens by itself after the time for one.
 *
 * @param self  a switch
 */
void qdr_board_switch_advance (QdrBoardSwitch *self);

/**
 * @brief Takes the choice that is shown: what the switch does.
 *
 * @param self  a switch
 */
void qdr_board_switch_press (QdrBoardSwitch *self);

G_END_DECLS
