/*
 * Games that the engine plays against itself, to learn from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/** @brief How the games are played. */
typedef struct {
  guint players;      /**< 2 or 4 */
  guint width;        /**< columns of the board */
  guint height;       /**< rows */
  guint64 nodes;      /**< positions searched for a move */
  guint random_moves; /**< moves of the opening that are drawn at random, at most */
  guint32 seed;
} QdrTrainingPlan;

/**
 * @brief Called for each position of a game that is over.
 *
 * @param report  what the search for the move has found
 * @param winner  of the game, or -1 for a draw
 */
typedef void (*QdrTrainingFunc) (const QdrPosition *position, const QdrReport *report, int winner);

/**
 * @brief Plays a game, and calls @p func for its positions one after another.
 *
 * Positions of the random opening and those that the search has solved are left out.
 *
 * @param number  of the game; with the seed it decides the opening
 */
void qdr_training_game_play (QdrEngine *engine,
                             const QdrTrainingPlan *plan,
                             guint number,
                             QdrTrainingFunc func);

G_END_DECLS
