/*
 * How a match went, as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-match.h"

G_BEGIN_DECLS

/**
 * @brief @p number with @p decimals digits after the point, the same in all locales: "12.5", "inf".
 *
 * @param number    may be infinite
 * @param decimals  digits after the point
 */
char *qdr_number_to_text (double number, guint decimals);

/**
 * @brief Appends what the moves of a contestant took, without a line end.
 *
 * "depth 9.3, 1234567 nodes/s, CPU 50.02 ms a move, forfeits 2 (the program has ended)"; what is
 * not known is left out.
 *
 * @param text    to append to
 * @param effort  of one contestant
 * @param reason  (nullable): why it was last out by a failure
 */
void qdr_match_text_append_effort (GString *text, const QdrEffort *effort, const char *reason);

/**
 * @brief What a test has decided: "undecided", "H0 accepted" or "H1 accepted".
 *
 * @param sprt   the test
 * @param tally  the games so far
 * @return (transfer none)
 */
const char *qdr_match_text_decision (const QdrSprt *sprt, const QdrTally *tally);

/**
 * @brief Appends the report on a match: a line for each side, one about the test, and the score.
 *
 * @param text   to append to
 * @param match  what was played
 * @param score  how it ended
 */
void qdr_match_text_append (GString *text, const QdrMatch *match, const QdrMatchScore *score);

G_END_DECLS
