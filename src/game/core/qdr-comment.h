/*
 * Comments on moves, and the annotations in comments: [%clk 0:14:31], [%eval 1.5].
 *
 * The annotations are those of PGN, see
 * https://www.enpassant.dk/chess/palview/enhancedpgn.htm
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * @brief Returns a comment in the form that a saved game can hold.
 *
 * White space is folded to single spaces and removed at both ends. "}", which would end the comment
 * in the file, becomes ")".
 *
 * @param text  (nullable): valid UTF-8
 * @return (transfer full) (nullable): NULL if nothing is left
 */
char *qdr_comment_normalise (const char *text);

/**
 * @brief Normalises @p text and appends it to a normalised comment, after a space.
 *
 * @param text    valid UTF-8
 * @param length  bytes of @p text
 */
void qdr_comment_append (GString *comment, const char *text, gsize length);

/**
 * @brief Returns the remaining time in the first well-formed [%clk] of a normalised comment.
 *
 * @return milliseconds, 0..QDR_CLOCK_MAX, or -1 if there is none
 */
gint64 qdr_comment_get_remaining_time (const char *comment);

/**
 * @brief Finds the evaluation in the first well-formed [%eval] of a normalised comment.
 *
 * @param value  (out): the steps by which player 1 is ahead, set if the comment has an evaluation
 * @return whether the comment has an evaluation
 */
gboolean qdr_comment_get_evaluation (const char *comment, double *value);

/**
 * @brief Returns the annotation for a remaining time, "[%clk h:mm:ss]".
 *
 * @param milliseconds  0..QDR_CLOCK_MAX, rounded down to seconds
 * @return (transfer full)
 */
char *qdr_comment_format_remaining_time (gint64 milliseconds);

/** @brief The evaluation, in steps, of a position that player 1 is proved to win. */
#define QDR_EVALUATION_MAX 99.99

/**
 * @brief Sets or removes the evaluation in a comment.
 *
 * @param comment  (inout) (nullable): a normalised comment; freed and replaced
 * @param value    (nullable): steps by which player 1 is ahead, clamped to ±QDR_EVALUATION_MAX;
 *                 NULL to remove the evaluation
 */
void qdr_comment_set_evaluation (char **comment, const double *value);

/* A comment consists of text and annotations. An annotation has the form "[%name value]": the name
 * has only letters, digits and "_", and the value has no brackets. Everything else is text. */

/** @brief The error domain of comments. */
#define QDR_COMMENT_ERROR (qdr_comment_error_quark ())
GQuark qdr_comment_error_quark (void);

/** @brief The codes of QDR_COMMENT_ERROR. */
typedef enum {
  QDR_COMMENT_ERROR_ANNOTATION, /**< the new text contains an annotation */
} QdrCommentError;

/**
 * @brief Returns a comment without its annotations.
 *
 * @param comment  (nullable): a normalised comment
 * @return (transfer full) (nullable): NULL if nothing is left
 */
char *qdr_comment_get_text (const char *comment);

/**
 * @brief Replaces the text of a comment. Its annotations stay, and move to the front.
 *
 * If the new text equals the old one, nothing changes.
 *
 * @param comment  (inout) (nullable): a normalised comment; freed and replaced
 * @param text     (nullable): valid UTF-8; NULL for a comment without text
 * @param error    return location for a QDR_COMMENT_ERROR: @p text contains an annotation, which
 *                 would no longer be text when the game is read again
 * @return FALSE on error; the comment does not change then
 */
gboolean qdr_comment_set_text (char **comment, const char *text, GError **error);

G_END_DECLS
