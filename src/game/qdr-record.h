/*
 * One move of a game as it was played: the move, and what was noted beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-comment.h"
#include "qdr-move.h"

G_BEGIN_DECLS

#define QDR_TYPE_RECORD (qdr_record_get_type ())
G_DECLARE_FINAL_TYPE (QdrRecord, qdr_record, QDR, RECORD, GObject)

/*
 * Properties:
 *   "comment"  string, or NULL (notifies)
 */

/** @brief Returns the move. */
QdrMove qdr_record_get_move (QdrRecord *self);

/**
 * @brief Returns the move in text: "e3h", "resign".
 *
 * @return (transfer none)
 */
const char *qdr_record_get_text (QdrRecord *self);

/** @brief Returns the player who made the move, 0..3. */
guint qdr_record_get_player (QdrRecord *self); /* 0..3 */

/** @brief Returns the number of the round, from 1. */
guint qdr_record_get_round (QdrRecord *self); /* move number, from 1 */

/**
 * @brief Returns the comment, with [%clk] and other annotations.
 *
 * @return (transfer none) (nullable)
 */
const char *qdr_record_get_comment (QdrRecord *self);

/**
 * @brief Notes the evaluation of the position after the move; the rest of the comment stays.
 *
 * @param value  as above, with two decimals; QDR_EVALUATION_MAX or minus that for a game that is
 *               decided
 */
void qdr_record_set_evaluation (QdrRecord *self, double value);

/**
 * @brief Sets the comment.
 *
 * White space is folded, and ")" stands for "}", which cannot be in a comment.
 *
 * @param comment  (nullable): valid UTF-8; NULL for none
 */
void qdr_record_set_comment (QdrRecord *self, const char *comment);

/**
 * @brief Returns what a person wrote about the move: the comment without its annotations.
 *
 * @return (transfer full) (nullable)
 */
char *qdr_record_get_text_comment (QdrRecord *self);

/**
 * @brief Changes what a person wrote about the move; annotations stay.
 *
 * @param text   (nullable): valid UTF-8; NULL for none
 * @param error  return location for a QDR_COMMENT_ERROR: the text itself holds an annotation;
 *               nothing changes then
 * @return whether it was changed
 */
gboolean qdr_record_set_text_comment (QdrRecord *self, const char *text, GError **error);

G_END_DECLS
