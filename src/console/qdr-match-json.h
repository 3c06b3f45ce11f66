/*
 * How a match went, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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

G_END_DECLS
