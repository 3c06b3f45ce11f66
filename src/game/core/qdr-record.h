/*
 * The record of a move in a game: move, player, round and comment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-comment.h"
#include "qdr-move.h"
#include "qdr-notation.h"

G_BEGIN_DECLS

#define QDR_TYPE_RECORD (qdr_record_get_type ())
G_DECLARE_FINAL_TYPE (QdrRecord, qdr_record, QDR, RECORD, GObject)

/*
 * Properties:
 *   "comment"  string or NULL, the comment with its annotations (notifies)
 */

/** @brief Returns the move. */
QdrMove qdr_record_get_move (QdrRecord *self);

/** @brief Returns whether the move is a jump: a pawn move to a square that is not a neighbour. */
gboolean qdr_record_is_jump (QdrRecord *self);

/** @brief Returns the notation of the move, (transfer none): "e3h", "resign". */
const char *qdr_record_get_text (QdrRecord *self);

/** @brief Returns the player who made the move, 0..3. */
guint qdr_record_get_player (QdrRecord *self);

/** @brief Returns the number of the round, from 1. */
guint qdr_record_get_round (QdrRecord *self);

/** @brief Returns the comment with its annotations, such as [%clk], (transfer none) (nullable). */
const char *qdr_record_get_comment (QdrRecord *self);

/**
 * @brief Sets the comment.
 *
 * @param comment  (nullable): valid UTF-8; normalised as by qdr_comment_normalise()
 */
void qdr_record_set_comment (QdrRecord *self, const char *comment);

/** @brief Returns the comment without annotations, (transfer full) (nullable). */
char *qdr_record_get_comment_text (QdrRecord *self);

/**
 * @brief Replaces the text of the comment. Its annotations stay.
 *
 * @param text   (nullable): valid UTF-8; NULL for a comment without text
 * @param error  return location for a QDR_COMMENT_ERROR: @p text contains an annotation
 * @return FALSE on error; the comment does not change then
 */
gboolean qdr_record_set_comment_text (QdrRecord *self, const char *text, GError **error);

/**
 * @brief Sets the evaluation of the position after the move, [%eval], in the comment. Changes
 *        nothing else in the comment.
 *
 * @param value  the steps by which player 1 is ahead, written with two decimals;
 *               ±QDR_EVALUATION_MAX for a decided game
 */
void qdr_record_set_evaluation (QdrRecord *self, double value);

G_END_DECLS
