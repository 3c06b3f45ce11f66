/*
 * Comments beside moves, and the annotations inside them: [%clk 0:14:31], [%eval 1.5].
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
 * @brief Returns a comment as a saved game can hold it: one space for any white space, none at the
 *        ends, and ")" for "}", which would end the comment.
 *
 * @param text  (nullable): valid UTF-8
 * @return (transfer full) (nullable): NULL when nothing is left
 */
char *qdr_comment_normalise (const char *text);

/**
 * @brief Appends to a normalised comment, with a space between.
 *
 * @param comment  a normalised comment
 * @param text     valid UTF-8
 * @param length   bytes of @p text
 */
void qdr_comment_append (GString *comment, const char *text, gsize length);

/**
 * @brief Finds the time left in a comment.
 *
 * @param comment  a normalised comment
 * @return milliseconds, 0..QDR_CLOCK_MAX, or -1 if the comment has no well-formed [%clk]
 */
gint64 qdr_comment_get_remaining (const char *comment);

/**
 * @brief Finds the evaluation in a comment.
 *
 * @param comment  a normalised comment
 * @param value    (out): set when there is one
 * @return whether the comment has a well-formed [%eval] with a number
 */
gboolean qdr_comment_get_evaluation (const char *comment, double *value);

/**
 * @brief Returns the annotation for a time left, "[%clk h:mm:ss]".
 *
 * @param milliseconds  0..QDR_CLOCK_MAX; seconds that have begun are not counted
 * @return (transfer full)
 */
char *qdr_comment_from_remaining (gint64 milliseconds);

/** @brief The largest evaluation that is written, in steps: a proved win of player 1. */
#define QDR_EVALUATION_MAX 99.99

/**
 * @brief Writes an evaluation into a comment, in place of any that is there.
 *
 * @param comment  (inout) (nullable): a normalised comment; freed and replaced
 * @param value    (nullable): steps by which player 1 is ahead, cut off at QDR_EVALUATION_MAX; NULL
 *                 for none
 */
void qdr_comment_set_evaluation (char **comment, const double *value);

/*
 * What a person wrote, and what programs wrote beside it. An annotation is "[%name value]" with a
 * name of letters and digits and a value without brackets, whether its name is known here or not.
 * Everything else is text, a "[%" that begins no annotation too.
 */

/** @brief The error domain of comments. */
#define QDR_COMMENT_ERROR (qdr_comment_error_quark ())
GQuark qdr_comment_error_quark (void);

typedef enum {
  QDR_COMMENT_ERROR_ANNOTATION, /**< the text holds an annotation */
} QdrCommentError;

/**
 * @brief Returns a comment without its annotations.
 *
 * @param comment  (nullable): a normalised comment
 * @return (transfer full) (nullable): NULL when nothing is left
 */
char *qdr_comment_get_text (const char *comment);

/**
 * @brief Changes what a person wrote; the annotations stay, and stand before it.
 *
 * A text that is the present one changes nothing at all.
 *
 * @param comment  (inout) (nullable): a normalised comment; freed and replaced
 * @param text     (nullable): valid UTF-8; NULL for none
 * @param error    return location for a QDR_COMMENT_ERROR: the text holds an annotation, which
 *                 would be taken for that of a program when the game is read again
 * @return whether it was changed; on error nothing is
 */
gboolean qdr_comment_set_text (char **comment, const char *text, GError **error);

G_END_DECLS
