/*
 * The parser of saved games, only for the files in this folder.
 *
 * It is separate from qdr-saved-game.c because it uses the internals of a game, and is long itself.
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
 * @param lexer  a lexer at the start of a game. On success it is then at the start of the next game
 *               or at the end of the text; on error its return locations are set
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_read (QdrLexer *lexer);

G_END_DECLS
