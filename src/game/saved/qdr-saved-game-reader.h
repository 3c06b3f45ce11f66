/*
 * Reading of saved games, for the files of saved games. It is separate from qdr-saved-game.c
 * because it uses the inside of a game and would make that file twice as long.
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
 * @param lexer  before the first header, or comments and white space before it; afterwards before
 *               the first header of the next game, or at the end. It returns the errors
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_read (QdrLexer *lexer);

G_END_DECLS
