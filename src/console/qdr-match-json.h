/*
 * How a match went, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-json.h"
#include "qdr-match.h"

G_BEGIN_DECLS

/**
 * @brief Appends the report on a match, one object with what qdr_match_text_append() tells.
 *
 * @param text   to append to
 * @param match  what was played
 * @param score  how it ended
 */
void qdr_match_json_append (GString *text, const QdrMatch *match, const QdrMatchScore *score);

/**
 * @brief Adds what the moves of a contestant took; what is not known is left out.
 *
 * @param json    an object is open
 * @param effort  of one contestant
 * @param reason  (nullable): why it was last out by a failure
 */
void qdr_match_json_add_effort (QdrJson *json, const QdrEffort *effort, const char *reason);

G_END_DECLS
