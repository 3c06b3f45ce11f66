/*
 * Switch scanning: every move by one switch, for people who cannot use a pointer or a keyboard.
 *
 * The choices are highlighted one after the other, and the switch takes the highlighted one:
 *
 *     pawn ──────────────> its destinations, on the shortest path first
 *     horizontal wall ──┐
 *     vertical wall ────┴> rows ──> the walls of the row
 *     more                 (the controls beside the board)
 *
 * After two rounds without a press, scanning returns to the previous list, and from the first list
 * it rests until the next press.
 *
 * QdrBoardScanner is the list of choices, without widgets and without time; QdrBoardSwitch is the
 * controller that adds both. They are apart from the view because the tests scan without a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-animation.h"
#include "qdr-board-options.h"
#include "qdr-board-pointer.h"
#include "qdr-board-state.h"

G_BEGIN_DECLS

/* Choices */

/** @brief The choices of a position. */
typedef struct _QdrBoardScanner QdrBoardScanner;

/** @brief Creates a scanner without choices; free it with qdr_board_scanner_free(). */
QdrBoardScanner *qdr_board_scanner_new (void);

/** @brief Frees a scanner; NULL is allowed. */
void qdr_board_scanner_free (QdrBoardScanner *self);

/**
 * @brief Starts with the first choice of a position.
 *
 * If no wall can be placed, the destinations of the pawn are in the first list.
 *
 * @param position  (nullable): copied; NULL and finished positions have no choices
 */
void qdr_board_scanner_begin (QdrBoardScanner *self, const QdrPosition *position);

/**
 * @brief Rests until the next press.
 *
 * @return FALSE if it was at rest already
 */
gboolean qdr_board_scanner_rest (QdrBoardScanner *self);

/** @brief Advances to the next choice, or after two rounds returns to the previous list. Does
 *         nothing at rest. */
void qdr_board_scanner_advance (QdrBoardScanner *self);

/**
 * @brief Takes the current choice, or starts again after a rest.
 *
 * After a move, scanning is at the first choice, in case the move is not made. After QDR_SCAN_MORE
 * it rests.
 *
 * @return the chosen move, or QDR_MOVE_NONE if there is more to choose
 */
QdrMove qdr_board_scanner_press (QdrBoardScanner *self);

/** @brief Returns the current choice: QDR_SCAN_NOTHING at rest. */
QdrScanChoice qdr_board_scanner_get_choice (const QdrBoardScanner *self);

/**
 * @brief Describes the current choice in as few words as its time allows.
 *
 * @return (transfer full) (nullable): "Horizontal wall", "Row 3", "e3", "More"; NULL at rest
 */
char *qdr_board_scanner_describe (const QdrBoardScanner *self);

/* Switch */

/** @brief The controllers that receive the switch, and the timer between two choices. */
typedef struct _QdrBoardSwitch QdrBoardSwitch;

/**
 * @brief Adds the controllers to a board; they do nothing while scanning is off.
 *
 * @param board      (transfer none): the view, which outlives the switch
 * @param state      (transfer none): likewise
 * @param pointer    (transfer none): does not hover while scanning is on
 * @param animation  (transfer none): skipped by a press
 * @return (transfer full): to be freed with qdr_board_switch_free()
 */
QdrBoardSwitch *qdr_board_switch_new (GtkWidget *board,
                                      QdrBoardState *state,
                                      QdrBoardPointer *pointer,
                                      QdrBoardAnimation *animation);

/** @brief Removes the controllers from a board that is still alive; NULL is allowed. */
void qdr_board_switch_free (QdrBoardSwitch *self);

/**
 * @brief Sets the kind of scanning. The board takes the keyboard focus so that it receives the key
 *        that is the switch.
 *
 * @param pace_ms  milliseconds per choice if they advance automatically, at least 1
 */
void qdr_board_switch_set_scanning (QdrBoardSwitch *self, QdrScanningMode scanning, guint pace_ms);

/** @brief Starts with the first choice if the position or the player to move has changed. */
void qdr_board_switch_refresh (QdrBoardSwitch *self);

/** @brief Removes the highlight until the next qdr_board_switch_refresh(). */
void qdr_board_switch_clear_highlight (QdrBoardSwitch *self);

/**
 * @brief Suspends scanning on the board while it takes place elsewhere in the window.
 *
 * @param suspended  FALSE resumes with the first choice
 */
void qdr_board_switch_set_suspended (QdrBoardSwitch *self, gboolean suspended);

/** @brief Advances to the next choice, as the timer does. */
void qdr_board_switch_advance (QdrBoardSwitch *self);

/** @brief Takes the current choice, as the switch does. */
void qdr_board_switch_press (QdrBoardSwitch *self);

G_END_DECLS
