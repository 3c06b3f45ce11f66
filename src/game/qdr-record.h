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

QdrMove qdr_record_get_move (QdrRecord *self);
const char *qdr_record_get_text (QdrRecord *self); /* "e3h", "resign" */
guint qdr_record_get_player (QdrRecord *self);     /* 0..3 */
guint qdr_record_get_round (QdrRecord *self);      /* move number, from 1 */
const char *
qdr_record_get_comment (QdrRecord *self); /* (nullable): UTF-8, with [%clk] and the like */

/**
 * @brief The time the mover had left, as [%clk] in the comment tells.
 *
 * @return milliseconds, or -1 when it does not tell
 */
gint64 qdr_record_get_remaining (QdrRecord *self);

/**
 * @brief How the position after the move was judged, as [%eval] in the comment tells.
 *
 * @param value  (out): the steps by which player 1 is ahead, negative when behind
 * @return whether it tells
 */
gboolean qdr_record_get_evaluation (QdrRecord *self, double *value);

/**
 * @brief Notes how the position after the move is judged; the rest of the comment stays.
 *
 * @param value  as above, with two decimals; QDR_EVALUATION_MAX or minus that for a game that is
 *               decided
 */
void qdr_record_set_evaluation (QdrRecord *self, double value);

/** @brief Removes [%eval] from the comment. */
void qdr_record_clear_evaluation (QdrRecord *self);

/**
 * @brief Sets the comment, or removes it with NULL.
 *
 * White space is folded, and ")" stands for "}", which cannot be in a comment.
 */
void qdr_record_set_comment (QdrRecord *self, const char *comment);

/**
 * @brief What a person wrote about the move: the comment without [%clk] and the like.
 *
 * @return (transfer full) (nullable)
 */
char *qdr_record_get_text_comment (QdrRecord *self);

/**
 * @brief Changes what a person wrote about the move, or removes it with NULL; [%clk] and the like
 *        stay.
 *
 * @param error  return location for a QDR_COMMENT_ERROR: the text itself holds something like
 *               [%clk]
 */
gboolean qdr_record_set_text_comment (QdrRecord *self, const char *text, GError **error);

G_END_DECLS
