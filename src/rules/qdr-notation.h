/*
 * Squares, moves and positions as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-legality.h"

G_BEGIN_DECLS

/** @brief Size of a buffer for the longest text of a move, "timeout", and its NUL. */
#define QDR_MOVE_TEXT_SIZE 8

/**
 * @brief Writes @p move as text: "e2", "e3h", "e3v", "resign", "timeout".
 *
 * @param move  not QDR_MOVE_NONE
 * @param text  (out): NUL-terminated
 * @return @p text
 */
char *qdr_move_to_text (const QdrBoard *board, QdrMove move, char text[QDR_MOVE_TEXT_SIZE]);

/**
 * @brief Writes moves as text, separated by spaces.
 *
 * @return (transfer full): the text
 */
char *qdr_moves_to_text (const QdrBoard *board, const QdrMove *moves, guint n_moves);

/**
 * @brief Reads a move in upper or lower case.
 *
 * @param text  without white space
 * @param move  (out): set on success
 * @return QDR_REFUSAL_REASON_NONE, QDR_REFUSAL_REASON_OFF_BOARD if the board has no such square or
 *         corner, or QDR_REFUSAL_REASON_NOT_UNDERSTOOD
 */
QdrRefusalReason qdr_move_from_text (const QdrBoard *board, const char *text, QdrMove *move);

/** @brief Writes a position in the one-line notation of docs/rules.md. @return (transfer full) */
char *qdr_position_to_text (const QdrPosition *self);

#define QDR_NOTATION_ERROR (qdr_notation_error_quark ())
GQuark qdr_notation_error_quark (void);

/** @brief Codes of QDR_NOTATION_ERROR. */
typedef enum {
  QDR_NOTATION_ERROR_SYNTAX,  /**< the text does not follow the notation in docs/rules.md */
  QDR_NOTATION_ERROR_ILLEGAL, /**< the text follows the notation, but the rules do not allow the
                                   position */
} QdrNotationError;

/**
 * @brief Reads a position in the one-line notation of docs/rules.md.
 *
 * The function refuses positions that the rules do not allow: wrong sizes, two pawns on one square,
 * walls that overlap or cross, a player in play without a path, more than one winner, the turn of a
 * player who is out.
 *
 * @param self    (out): set on success, unchanged on error
 * @param column  (out) (optional): on error, the place in @p text where the wrong word begins,
 *                counted in characters from 1
 * @param error   return location for a QDR_NOTATION_ERROR
 * @return FALSE on error
 */
gboolean
qdr_position_from_text (const char *text, QdrPosition *self, guint *column, GError **error);

G_END_DECLS
