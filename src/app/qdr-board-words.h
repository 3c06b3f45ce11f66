/*
 * The board in words, for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-scene.h"

G_BEGIN_DECLS

/**
 * @brief What is on a square: "e4, your pawn, can move north, east, wall to the left", or
 *        "e5, wall above, you can move here".
 *
 * A pawn is "yours" where one person plays, whoever is to move; otherwise it has a name. Directions
 * are those of the board, with the first row in the south, however it is turned.
 *
 * @param scene   the position
 * @param game    the names of the players
 * @param square  a square of the board
 * @param mine    whether the player to move sits at this board, so that "you" can move
 * @return (transfer full)
 */
char *qdr_board_words_for_square (const QdrBoardScene *scene,
                                  QdrGame *game,
                                  QdrSquare square,
                                  gboolean mine);

/** @brief (transfer full): a wall by its place: "Horizontal wall above e3 and f3". */
char *qdr_board_words_for_wall (const QdrBoard *board, QdrMove wall);

/**
 * @brief The last move as a sentence: "Anna moves to e4."
 *
 * @return (transfer full) (nullable): NULL at the start of a game
 */
char *qdr_board_words_for_last_move (const QdrBoardScene *scene, QdrGame *game);

G_END_DECLS
