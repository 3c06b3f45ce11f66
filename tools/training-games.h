/*
 * Games of the engine against itself, as training data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/** @brief Parameters of the games. */
typedef struct {
  guint players;      /**< 2 or 4 */
  guint width;        /**< columns of the board */
  guint height;       /**< rows of the board */
  guint64 nodes;      /**< nodes for each move */
  guint random_moves; /**< maximum number of random moves in the opening */
  guint blunders;     /**< per cent of the later moves that are random, so that unusual positions
                           occur, too */
  guint32 seed;
} QdrTrainingPlan;

/**
 * @brief Receives each position of a finished game.
 *
 * @param report  result of the search for its move
 * @param winner  of the game, or -1 for a draw
 */
typedef void (*QdrTrainingFunc) (const QdrPosition *position, const QdrReport *report, int winner);

/**
 * @brief Plays a game, and then calls @p func for its positions in order.
 *
 * Positions of the random opening and solved positions are left out.
 *
 * @param number  of the game; determines the opening together with the seed
 */
void qdr_training_game_play (QdrEngine *engine,
                             const QdrTrainingPlan *plan,
                             guint number,
                             QdrTrainingFunc func);

G_END_DECLS
