/*
 * Games between opponents of the program, to search for puzzles.
 *
 * A file of its own, because make-puzzles.c does not depend on how the games are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The opponents. */
typedef struct QdrPuzzleGames QdrPuzzleGames;

/**
 * @brief Receives each position of a game, before its move is played.
 *
 * @param position  of two players
 * @return whether to continue the game
 */
typedef gboolean (*QdrPuzzleGamesFunc) (const QdrPosition *position, gpointer user_data);

/**
 * @brief Loads the opponents. Aborts if one is missing.
 *
 * @return (transfer full): free with qdr_puzzle_games_free()
 */
QdrPuzzleGames *qdr_puzzle_games_new (void);

/** @brief Frees the opponents. */
void qdr_puzzle_games_free (QdrPuzzleGames *self);

/**
 * @brief Plays a game of two randomly chosen opponents, from a random opening.
 *
 * @param start   the standard start
 * @param seed    determines, with @p number, the players and the game
 * @param number  number of the game
 * @param func    called for each position after the opening
 */
void qdr_puzzle_games_play (QdrPuzzleGames *self,
                            const QdrPosition *start,
                            guint32 seed,
                            guint32 number,
                            QdrPuzzleGamesFunc func,
                            gpointer user_data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPuzzleGames, qdr_puzzle_games_free)

G_END_DECLS
