/*
 * Reads saved games, strictly and whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-lexer.h"

G_BEGIN_DECLS

/**
 * @brief Reads the next game of a text.
 *
 * @param lexer  before the first header, comments and white space aside; then before the first
 *               header of the game after it, or at the end; takes the errors
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_read (QdrLexer *lexer);

G_END_DECLS
