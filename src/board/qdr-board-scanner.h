/*
 * Scanning: all moves of a position by one switch.
 *
 *     pawn ──────────────> its destinations, the shortest way first
 *     horizontal wall ──┐
 *     vertical wall ────┴> rows ──> the walls of the row
 *     more                 (what there is beside the board)
 *
 * One choice after the other is shown, and a press takes the one that is. After two rounds without
 * a press it goes back by one list, and from the first one it rests until the next press. It knows
 * no widgets and no time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief What a choice stands for. */
typedef enum {
  QDR_SCAN_NOTHING, /**< there is no choice now */
  QDR_SCAN_PAWN,    /**< moving the pawn */
  QDR_SCAN_WALLS,   /**< placing a wall of a kind */
  QDR_SCAN_ROW,     /**< placing it in a row */
  QDR_SCAN_MOVE,    /**< a move */
  QDR_SCAN_MORE,    /**< what is no move */
} QdrScanKind;

/** @brief What a press would choose; a plain value, and nothing if it is all zero. */
typedef struct {
  QdrScanKind kind;  /**< what it stands for */
  QdrMoveKind walls; /**< of QDR_SCAN_WALLS and _ROW: the kind of wall */
  guint row;         /**< of QDR_SCAN_ROW: that of the corner of its walls, from 0 */
  QdrMove move;      /**< of QDR_SCAN_MOVE: a legal move; of QDR_SCAN_PAWN: the pawn's square */
} QdrScanChoice;

/** @brief Goes through the choices of a position. */
typedef struct _QdrBoardScanner QdrBoardScanner;

/**
 * @brief Creates a scanner that has nothing to choose from.
 *
 * @return (transfer full): to be freed with qdr_board_scanner_free()
 */
QdrBoardScanner *qdr_board_scanner_new (void);

/**
 * @brief Frees a scanner.
 *
 * @param self  (transfer full) (nullable): a scanner
 */
void qdr_board_scanner_free (QdrBoardScanner *self);

/**
 * @brief Begins with the first choice of a position.
 *
 * Where there is no wall to place, the destinations of the pawn come at once.
 *
 * @param self      a scanner
 * @param position  (nullable): copied; NULL, or one that is won, has nothing to choose
 */
void qdr_board_scanner_begin (QdrBoardScanner *self, const QdrPosition *position);

/**
 * @brief Rests until the next press.
 *
 * @param self  a scanner
 * @return FALSE if it rested already
 */
gboolean qdr_board_scanner_rest (QdrBoardScanner *self);

/**
 * @brief Goes on to the next choice, or after two rounds back to the list before.
 *
 * @param self  a scanner; one that rests stays so
 */
void qdr_board_scanner_advance (QdrBoardScanner *self);

/**
 * @brief Takes the present choice, or begins anew after a rest.
 *
 * After a move it is at the first choice again, in case the move is not played. After
 * QDR_SCAN_MORE it rests.
 *
 * @param self  a scanner
 * @return the move that is chosen, or QDR_MOVE_NONE as long as there is more to choose
 */
QdrMove qdr_board_scanner_press (QdrBoardScanner *self);

/**
 * @brief Returns what a press would choose.
 *
 * @param self  a scanner
 * @return the choice; QDR_SCAN_NOTHING while it rests
 */
QdrScanChoice qdr_board_scanner_get_choice (const QdrBoardScanner *self);

/**
 * @brief Says what a press would choose, in as few words as its time allows.
 *
 * @param self  a scanner
 * @return (transfer full) (nullable): "Horizontal wall", "Row 3", "e3", "More"; NULL for nothing
 */
char *qdr_board_scanner_describe (const QdrBoardScanner *self);

G_END_DECLS
