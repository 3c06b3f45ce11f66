/*
 * Saved games in the notations of others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-foreign-notation.h"

G_BEGIN_DECLS

/**
 * @brief Translates saved games into our notation: their moves, variations and positions. Moves may
 *        be written as qdr_foreign_notation_translate_move() knows them, with commas between.
 *
 * @param notation  of @p text
 * @param text      saved games; need not end with a NUL
 * @param length    bytes of @p text
 * @return (transfer full) (nullable): a text with the same lines, whose games need not be legal;
 *         NULL where something would lie off the board, or is neither move nor result
 */
char *qdr_foreign_text_translate (QdrNotation notation, const char *text, gsize length);

G_END_DECLS
