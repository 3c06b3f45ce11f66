/*
 * Games between opponents of the program, in which puzzles are looked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Those who play. */
typedef struct QdrPuzzleGames QdrPuzzleGames;

/**
 * @brief Called for each position of a game, before its move is played.
 *
 * @param position   of two players
 * @param user_data  as handed on
 * @return whether the game is to go on
 */
typedef gboolean (*QdrPuzzleGamesFunc) (const QdrPosition *position, gpointer user_data);

/**
 * @brief Loads the opponents. Ends the program if one is missing.
 *
 * @return (transfer full): free with qdr_puzzle_games_free()
 */
QdrPuzzleGames *qdr_puzzle_games_new (void);

/** @brief Frees what plays. */
void qdr_puzzle_games_free (QdrPuzzleGames *self);

/**
 * @brief Plays a game of two opponents that are drawn, from a random opening.
 *
 * @param start      an ordinary start
 * @param seed       with @p number it decides who plays and how
 * @param number     of the game
 * @param func       called for each position after the opening
 * @param user_data  for @p func
 */
void qdr_puzzle_games_play (QdrPuzzleGames *self,
                            const QdrPosition *start,
                            guint32 seed,
                            guint32 number,
                            QdrPuzzleGamesFunc func,
                            gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPuzzleGames, qdr_puzzle_games_free)

G_END_DECLS
