/*
 * Switch scanning: control of a board by one or two switches (keys or buttons, not a GtkSwitch),
 * for people who cannot use a pointer or a keyboard.
 *
 * The choices are highlighted one after the other, and the switch takes the highlighted choice:
 *
 *     pawn ──────────────> its destinations, nearest to the goal first
 *     horizontal wall ──┐
 *     vertical wall ────┴> rows ──> the walls of the row
 *     more                 (the controls beside the board)
 *
 * After two rounds through a list without a press, scanning returns to the previous list. After two
 * rounds through the first list, scanning rests: nothing is highlighted until the next press.
 *
 * QdrBoardScanner has the lists of choices, and QdrBoardSwitchInput has the event controllers and
 * the timer. They are separate because the tests scan without a window.
 *
 * This file is separate from those for mouse and keyboard because scanning has its own timer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-animation.h"
#include "qdr-board-options.h"
#include "qdr-board-pointer.h"
#include "qdr-board-state.h"

G_BEGIN_DECLS

/** @brief The choices in a position, and the current choice. */
typedef struct _QdrBoardScanner QdrBoardScanner;

/** @brief Creates a scanner without choices; free it with qdr_board_scanner_free(). */
QdrBoardScanner *qdr_board_scanner_new (void);

/** @brief Frees a scanner; NULL is allowed. */
void qdr_board_scanner_free (QdrBoardScanner *self);

/**
 * @brief Starts scanning @p position at its first choice.
 *
 * If no wall can be placed, the first list contains the destinations of the pawn.
 *
 * @param position  (nullable): copied; there are no choices if it is NULL or the game is over
 */
void qdr_board_scanner_begin (QdrBoardScanner *self, const QdrPosition *position);

/**
 * @brief Stops scanning until the next press.
 *
 * @return FALSE if scanning was at rest already
 */
gboolean qdr_board_scanner_stop (QdrBoardScanner *self);

/** @brief Advances to the next choice, or, after two rounds, returns to the previous list. Does
 *         nothing while scanning rests. */
void qdr_board_scanner_advance (QdrBoardScanner *self);

/**
 * @brief Takes the current choice, or, if scanning rests, starts again at the first choice.
 *
 * After a move is chosen, scanning starts again at the first choice, since the move may be refused.
 * After QDR_SCAN_MORE, scanning rests.
 *
 * @return the chosen move, or QDR_MOVE_NONE if the choice was not a move
 */
QdrMove qdr_board_scanner_take_choice (QdrBoardScanner *self);

/** @brief Returns the current choice; its kind is QDR_SCAN_NOTHING while scanning rests. */
QdrScanChoice qdr_board_scanner_get_choice (const QdrBoardScanner *self);

/**
 * @brief Describes the current choice in so few words that they are spoken before the next choice.
 *
 * @return (transfer full) (nullable): "Horizontal wall", "Row 3", "e3" or "More"; NULL while
 *         scanning rests
 */
char *qdr_board_scanner_describe_choice (const QdrBoardScanner *self);

/** @brief The event controllers for the switches, and the timer that advances to the next
 *         choice. */
typedef struct _QdrBoardSwitchInput QdrBoardSwitchInput;

/**
 * @brief Creates a switch and adds its event controllers to a board. They do nothing while scanning
 *        is off. All parameters must outlive the switch.
 *
 * @param board      (transfer none): the view
 * @param state      (transfer none): the state of the view
 * @param pointer    (transfer none): its hovering is disabled while scanning is on
 * @param animation  (transfer none): completed immediately by a press
 * @return (transfer full): to be freed with qdr_board_switch_input_free()
 */
QdrBoardSwitchInput *qdr_board_switch_input_new (GtkWidget *board,
                                                 QdrBoardState *state,
                                                 QdrBoardPointer *pointer,
                                                 QdrBoardAnimation *animation);

/** @brief Removes the event controllers from the board, which must still exist, and frees the
 *         switch; NULL is allowed. */
void qdr_board_switch_input_free (QdrBoardSwitchInput *self);

/**
 * @brief Sets the mode of scanning. Unless the mode is QDR_SCANNING_OFF, the board takes the
 *        keyboard focus, so that it receives the keys that are switches.
 *
 * @param pace_ms  the time per choice in milliseconds, at least 1; only for QDR_SCANNING_TIMED
 */
void qdr_board_switch_input_set_scanning (QdrBoardSwitchInput *self,
                                          QdrScanningMode scanning,
                                          guint pace_ms);

/** @brief Restarts scanning at the first choice if the position has changed or a person may move
 *         again. Stops scanning if no person may move. */
void qdr_board_switch_input_restart_if_changed (QdrBoardSwitchInput *self);

/** @brief Removes the highlight until the next qdr_board_switch_input_restart_if_changed(). */
void qdr_board_switch_input_clear_highlight (QdrBoardSwitchInput *self);

/**
 * @brief Suspends scanning on the board while controls elsewhere in the window are scanned.
 *
 * @param suspended  TRUE to suspend scanning, FALSE to resume it at the first choice
 */
void qdr_board_switch_input_set_suspended (QdrBoardSwitchInput *self, gboolean suspended);

/** @brief Advances to the next choice, as the timer does. */
void qdr_board_switch_input_advance (QdrBoardSwitchInput *self);

/** @brief Takes the current choice, as the switch does. */
void qdr_board_switch_input_take_choice (QdrBoardSwitchInput *self);

G_END_DECLS
