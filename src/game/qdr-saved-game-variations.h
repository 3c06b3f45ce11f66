/*
 * Side lines as headers of a saved game.
 *
 *   line  = move { comment } { move { comment } { "(" line ")" } }
 *
 * behind the number of moves before it: [Variation1 "4 e3h {why not} e6 (d6 d5) e5"]. Brackets hold
 * what may be played in place of the move before them, as in PGN.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-headers.h"
#include "qdr-line.h"

G_BEGIN_DECLS

/**
 * @brief Adds the side lines among @p headers to @p game, whose moves have been read.
 *
 * What does not replay, or begins as the moves written or another side line do, stays a header.
 *
 * @param game     gets the side lines
 * @param headers  (transfer full)
 * @return (transfer full): the headers that are no side lines
 */
QdrHeaders *qdr_saved_game_read_variations (QdrGame *game, QdrHeaders *headers);

/**
 * @brief Returns the value of the header of a side line.
 *
 * @param line   a side line
 * @param board  the board of the game
 * @return (transfer full)
 */
char *qdr_line_to_text (const QdrLine *line, const QdrBoard *board);

G_END_DECLS
