/*
 * How others name squares and walls.
 *
 * Our notation counts rows from the side of the first player and columns from its left, and names a
 * wall by the square at the lower left of its middle. Others differ from it in up to three ways,
 * all of them told here as the first player sees the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-notation.h"

G_BEGIN_DECLS

/**
 * @brief A notation: none of these is ours. Two of others have names of their own:
 *
 * Lisa Glendenning's (Mastering Quoridor, 2005), which was Wikipedia's up to 2021 and is that of
 * OpenSpiel: rows from the top, walls by the square at the upper left.
 *
 * The Quoridor Text Protocol's: rows from the top, walls by the square at the lower left.
 */
typedef enum {
  QDR_NOTATION_STANDARD = 0,
  QDR_NOTATION_ROWS_FROM_TOP = 1 << 0,      /**< the first player begins in the last row */
  QDR_NOTATION_COLUMNS_FROM_RIGHT = 1 << 1, /**< a game of two comes out as its mirror image */
  QDR_NOTATION_UPPER_WALLS = 1 << 2,        /**< the square above the middle of a wall names it */
  QDR_NOTATION_RIGHT_WALLS = 1 << 3,        /**< the square to the right of it does */
} QdrNotation;

/** @brief How many there are; each number below is one. */
#define QDR_N_NOTATIONS 16

/** @brief Returns what a notation is called on the command line: "top-upper-left". */
const char *qdr_foreign_notation_get_name (QdrNotation self);

/**
 * @brief Finds a notation by its name.
 *
 * @param name      as from qdr_foreign_notation_get_name(), or "glendenning", or "qtp"
 * @param notation  (out): set on success
 */
gboolean qdr_foreign_notation_find (const char *name, QdrNotation *notation);

/**
 * @brief Returns a notation in words: "Rows from the top, walls by their upper left square".
 *
 * @param with_walls  whether to say how walls are named
 * @return (transfer full)
 */
char *qdr_foreign_notation_describe (QdrNotation self, gboolean with_walls);

/**
 * @brief Translates a move into our notation, also one that is written in another way: "he3", "E3-"
 *        and "E3/".
 *
 * @param self    the notation of @p word
 * @param board   the board of the move
 * @param word    need not end with a NUL
 * @param length  bytes of @p word
 * @param text    (out): set on success
 * @return QDR_REASON_NONE, QDR_REASON_OFF_BOARD or QDR_REASON_NOT_UNDERSTOOD
 */
QdrReason qdr_foreign_notation_translate_move (QdrNotation self,
                                               const QdrBoard *board,
                                               const char *word,
                                               gsize length,
                                               char text[QDR_MOVE_TEXT_SIZE]);

/**
 * @brief Appends moves in our notation, and a copy of all that is no move, comments in braces for
 *        example.
 *
 * @param self        the notation of @p text
 * @param board       the board of the moves
 * @param text        moves
 * @param end         of @p text
 * @param separators  what stands between moves
 * @param output      is appended to
 * @return FALSE where something would lie off the board
 */
gboolean qdr_foreign_notation_append_moves (QdrNotation self,
                                            const QdrBoard *board,
                                            const char *text,
                                            const char *end,
                                            const char *separators,
                                            GString *output);

/**
 * @brief Translates a position into our notation.
 *
 * @param self    the notation of @p text
 * @param text    see qdr_position_from_text(); need not end with a NUL
 * @param length  bytes of @p text
 * @return (transfer full) (nullable): a text that need not be a position; NULL where something
 *         would lie off the board
 */
char *qdr_foreign_notation_translate_position (QdrNotation self, const char *text, gsize length);

G_END_DECLS
