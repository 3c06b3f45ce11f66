/*
 * Games of people in a tournament that are not over yet, each a file beside that of the tournament.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The unfinished games of a tournament. They are written on a thread, in the order in which
 *         they come. */
typedef struct QdrUnfinishedGames QdrUnfinishedGames;

/**
 * @brief Makes what keeps them.
 *
 * @param path  of the file of the tournament
 * @return (transfer full): free with qdr_unfinished_games_free()
 */
QdrUnfinishedGames *qdr_unfinished_games_new (const char *path);

/** @brief Waits until all is written. */
void qdr_unfinished_games_free (QdrUnfinishedGames *self);

/**
 * @brief Keeps a game as it is now, unless that was done already.
 *
 * @param number  of the game in the tournament, from 0
 * @param game    the game
 */
void qdr_unfinished_games_keep (QdrUnfinishedGames *self, guint number, QdrGame *game);

/**
 * @brief Removes a game: it is kept elsewhere now, or not to be.
 *
 * @param number  of the game in the tournament, from 0
 */
void qdr_unfinished_games_remove (QdrUnfinishedGames *self, guint number);

/**
 * @brief Whether there is such a game; for a thread that may wait.
 *
 * @param path    of the file of the tournament
 * @param number  of the game in the tournament, from 0
 */
gboolean qdr_unfinished_games_exist (const char *path, guint number);

/**
 * @brief Reads a game; for a thread that may wait.
 *
 * @param path    of the file of the tournament
 * @param number  of the game in the tournament, from 0
 * @return (transfer full) (nullable): NULL where there is none, or none that can be read
 */
QdrGame *qdr_unfinished_games_read (const char *path, guint number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrUnfinishedGames, qdr_unfinished_games_free)

G_END_DECLS
