/*
 * Walls in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Says how many walls a player has left, and which it placed: "Anna: 3 walls left, placed
 *        c5h, e3h, d4v."
 *
 * @param game    a game
 * @param number  0..players - 1
 * @return (transfer full): a sentence
 */
char *qdr_wall_text_placed (QdrGame *game, guint number);

/**
 * @brief Says which walls nobody placed: "On the board from the start: e3h."
 *
 * @param game  a game
 * @return (transfer full) (nullable): a sentence; NULL if there are none
 */
char *qdr_wall_text_from_start (QdrGame *game);

/**
 * @brief Says by how much a wall would lengthen whose way: "e3h: 3 steps for Beginner, none for
 *        you." Whether there is one left to place does not matter.
 *
 * @param game   a game
 * @param asker  0..players - 1, who is told of last: the wall is to hinder the others
 * @param wall   a move that places a wall
 * @return (transfer full): a sentence; why it cannot stand there, if it cannot
 */
char *qdr_wall_text_cost (QdrGame *game, guint asker, QdrMove wall);

G_END_DECLS
