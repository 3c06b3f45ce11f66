/*
 * Games that the engine plays against itself, to learn from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include "qdr-engine.h"

G_BEGIN_DECLS

/** @brief How the games are played. */
typedef struct {
  guint width;        /**< columns of the board */
  guint height;       /**< rows */
  guint64 nodes;      /**< positions searched for a move */
  guint random_moves; /**< moves of the opening that are drawn at random, at most */
  guint32 seed;
} QdrTrainingPlan;

/**
 * @brief Plays a game and writes its positions, a line each: the result for the player to move (1, 0
 *        or 0.5) and the text of the position.
 *
 * Positions of the random opening and those that the search has solved are left out.
 *
 * @param number  of the game; with the seed it decides the opening
 */
void
qdr_training_game_play (QdrEngine *engine, const QdrTrainingPlan *plan, guint number, FILE *output);

G_END_DECLS
