/*
 * Squares, moves and positions as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"

G_BEGIN_DECLS

/** @brief Room for any move in text and the closing NUL ("timeout"). */
#define QDR_MOVE_TEXT_SIZE 8

/**
 * @brief Writes @p move as text: "e2", "e3h", "e3v", "resign", "timeout".
 *
 * @param board  the board of the move
 * @param move   any but QDR_MOVE_NONE
 * @param text   (out): terminated
 * @return @p text
 */
char *qdr_move_to_text (const QdrBoard *board, QdrMove move, char text[QDR_MOVE_TEXT_SIZE]);

/**
 * @brief Writes moves as text, with spaces between them.
 *
 * @param board    the board of the moves
 * @param moves    of any players
 * @param n_moves  how many
 * @return (transfer full): "" for no moves
 */
char *qdr_moves_to_text (const QdrBoard *board, const QdrMove *moves, guint n_moves);

/**
 * @brief Reads a move in upper or lower case.
 *
 * @param board  the board to play on
 * @param text   NUL-terminated, no white space
 * @param move   set on success
 * @return QDR_REASON_NONE, QDR_REASON_OFF_BOARD for a square or corner this board does not have, or
 *         QDR_REASON_NOT_UNDERSTOOD
 */
QdrReason qdr_move_from_text (const QdrBoard *board, const char *text, QdrMove *move);

/**
 * @brief Writes a position in the one-line form of rules.md.
 *
 * @return (transfer full): the text
 */
char *qdr_position_to_text (const QdrPosition *self);

#define QDR_NOTATION_ERROR (qdr_notation_error_quark ())
GQuark qdr_notation_error_quark (void);

/** @brief What may be wrong with the text of a position. */
typedef enum {
  QDR_NOTATION_ERROR_SYNTAX,  /**< not in the form of rules.md */
  QDR_NOTATION_ERROR_ILLEGAL, /**< well written, but no position of the game */
} QdrNotationError;

/**
 * @brief Reads a position from the one-line form of rules.md.
 *
 * Refuses what the rules do not allow: sizes, pawns on one square, walls that overlap or cross, a
 * player still in that has no path, more than one winner.
 *
 * @param text    the position
 * @param self    set on success, untouched on error
 * @param column  (out) (optional): on error, the character of the offending word, from 1
 * @param error   return location for a QDR_NOTATION_ERROR
 */
gboolean
qdr_position_from_text (const char *text, QdrPosition *self, guint *column, GError **error);

G_END_DECLS
