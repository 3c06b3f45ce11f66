/*
 * The notations of other programs for squares and walls.
 *
 * The standard notation counts rows from the side of the first player and columns from its left,
 * and names a wall by the square at the lower left of its middle. Others differ in up to three
 * ways, all described here as the first player sees the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-notation.h"

G_BEGIN_DECLS

/**
 * @brief A notation: the sum of its differences from the standard one. Two others have names:
 *
 * Lisa Glendenning's (Mastering Quoridor, 2005), that of Wikipedia up to 2021 and of OpenSpiel:
 * rows from the top, walls by the square at the upper left.
 *
 * The Quoridor Text Protocol's: rows from the top, walls by the square at the lower left.
 */
typedef enum {
  QDR_NOTATION_STANDARD = 0,
  QDR_NOTATION_ROWS_FROM_TOP = 1 << 0,      /**< the first player begins in the last row */
  QDR_NOTATION_COLUMNS_FROM_RIGHT = 1 << 1, /**< for two players, the mirror image of the game */
  QDR_NOTATION_UPPER_WALLS = 1 << 2,        /**< the square above the middle of a wall names it */
  QDR_NOTATION_RIGHT_WALLS = 1 << 3,        /**< the square right of the middle names it */
} QdrNotation;

/** @brief The number of notations; each smaller number is one. */
#define QDR_N_NOTATIONS 16

/** @brief Returns the name of a notation for the command line: "top-upper-left". */
const char *qdr_foreign_notation_get_name (QdrNotation self);

/**
 * @brief Finds a notation by its name.
 *
 * @param name      as from qdr_foreign_notation_get_name(), or "glendenning", or "qtp"
 * @param notation  (out): set on success
 */
gboolean qdr_foreign_notation_find (const char *name, QdrNotation *notation);

/**
 * @brief Describes a notation: "Rows from the top, walls by their upper left square".
 *
 * @param with_walls  whether to describe the names of walls
 * @return (transfer full)
 */
char *qdr_foreign_notation_describe (QdrNotation self, gboolean with_walls);

/**
 * @brief Translates a move into the standard notation, also from the forms "he3", "E3-" and "E3/".
 *
 * @param self    the notation of @p word
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
 * @brief Appends moves in the standard notation, and everything else unchanged, such as comments in
 *        braces.
 *
 * @param self        the notation of @p text
 * @param text        the moves
 * @param end         of @p text
 * @param separators  characters between moves
 * @param output      appended to
 * @return FALSE if something is off the board
 */
gboolean qdr_foreign_notation_append_moves (QdrNotation self,
                                            const QdrBoard *board,
                                            const char *text,
                                            const char *end,
                                            const char *separators,
                                            GString *output);

/**
 * @brief Translates a position into the standard notation.
 *
 * @param self    the notation of @p text
 * @param text    see qdr_position_from_text(); need not end with a NUL
 * @param length  bytes of @p text
 * @return (transfer full) (nullable): a text that need not be a valid position; NULL if something
 *         is off the board
 */
char *qdr_foreign_notation_translate_position (QdrNotation self, const char *text, gsize length);

G_END_DECLS
