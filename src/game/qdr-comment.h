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
 * @brief A comment as a saved game can hold it: one space for any white space, none at the ends, and
 *        ")" for "}", which would end the comment.
 *
 * @param text  (nullable): valid UTF-8
 * @return (transfer full) (nullable): NULL when nothing is left
 */
char *qdr_comment_normalise (const char *text);

/**
 * @brief Adds @p length bytes of @p text to a normalised comment, a space between.
 */
void qdr_comment_append (GString *comment, const char *text, gsize length);

/**
 * @brief Finds the time left in a comment.
 *
 * @return milliseconds, 0..QDR_CLOCK_MAX, or -1 if the comment has no well-formed [%clk]
 */
gint64 qdr_comment_get_remaining (const char *comment);

/**
 * @brief Finds the evaluation in a comment.
 *
 * @param value  (out): set when there is one
 * @return whether the comment has a well-formed [%eval] with a number
 */
gboolean qdr_comment_get_evaluation (const char *comment, double *value);

/** @brief (transfer full): "[%clk h:mm:ss]", seconds begun not counted. */
char *qdr_comment_from_remaining (gint64 milliseconds);

G_END_DECLS
