/*
 * The notations of other programs for squares and walls.
 *
 * The first player sees the board from the south. The standard notation counts rows from the bottom
 * and columns from the left, and names a wall by the square at the lower left of its middle. Other
 * notations count rows or columns from the other side, or name walls by another square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-notation.h"

G_BEGIN_DECLS

/**
 * @brief A notation, as the set of its differences from the standard notation.
 *
 * Besides the standard, two notations have names. "glendenning" counts rows from the top and names
 * walls by the upper left square, as in Lisa Glendenning's Mastering Quoridor (2005), in Wikipedia
 * up to 2021 and in OpenSpiel. "qtp", of the Quoridor Text Protocol, counts rows from the top and
 * names walls by the lower left square.
 */
typedef enum {
  QDR_NOTATION_STANDARD = 0,
  QDR_NOTATION_ROWS_FROM_TOP = 1 << 0,      /**< rows are counted from the top */
  QDR_NOTATION_COLUMNS_FROM_RIGHT = 1 << 1, /**< columns are counted from the right */
  QDR_NOTATION_UPPER_WALLS = 1 << 2,        /**< walls have the name of an upper square */
  QDR_NOTATION_RIGHT_WALLS = 1 << 3,        /**< walls have the name of a right square */
} QdrNotation;

/** @brief The number of notations, whose values are 0..QDR_N_NOTATIONS - 1. */
#define QDR_N_NOTATIONS 16

/** @brief Returns the name of a notation for the command line: "top-upper-left". */
const char *qdr_foreign_notation_get_name (QdrNotation self);

/**
 * @brief Finds a notation by its name.
 *
 * @param name      as from qdr_foreign_notation_get_name(), or "glendenning", or "qtp"
 * @param notation  (out): the notation, set on success
 * @return whether a notation has this name
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
 * @brief Translates a move into the standard notation.
 *
 * A wall may also have the form "he3", "E3-" or "E3/".
 *
 * @param self    the notation of @p word
 * @param board   the board
 * @param word    move, whose text need not end with a NUL
 * @param length  bytes of @p word
 * @param text    (out): the move in the standard notation, set on success
 * @return QDR_REASON_NONE on success; QDR_REASON_OFF_BOARD or QDR_REASON_NOT_UNDERSTOOD on error
 */
QdrReason qdr_foreign_notation_translate_move (QdrNotation self,
                                               const QdrBoard *board,
                                               const char *word,
                                               gsize length,
                                               char text[QDR_MOVE_TEXT_SIZE]);

/**
 * @brief Appends a text to @p output, with its moves translated into the standard notation. All
 *        else, such as comments in braces, is appended unchanged.
 *
 * @param self        the notation of @p text
 * @param board       the board
 * @param text        text with moves
 * @param end         end of @p text
 * @param separators  characters that separate moves
 * @param output      string to which the text is appended
 * @return FALSE if a square is not on the board
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
 * @return (transfer full) (nullable): a text that need not be a valid position; NULL if a square is
 *         not on the board
 */
char *qdr_foreign_notation_translate_position (QdrNotation self, const char *text, gsize length);

G_END_DECLS
