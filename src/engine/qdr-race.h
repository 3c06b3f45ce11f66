/*
 * The race: the game without further walls, solved exactly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief The result of a race of two players with best play: the winner wins as fast as possible,
 *        the loser loses as slowly as possible.
 */
typedef struct {
  int outcome; /**< 1 if the player to move wins, -1 if it loses, 0 if neither can force a win */
  guint plies; /**< plies until the win, 0 if there is none */
} QdrRaceResult;

/**
 * @brief A cache of solved races, with one entry for each configuration of walls.
 *
 * An entry holds the results for all squares of both pawns, with either player to move. So it
 * covers all positions that can follow. Entries are compared wall by wall, so a hit is never wrong.
 */
typedef struct QdrRaceCache QdrRaceCache;

/**
 * @brief Creates an empty cache.
 *
 * @param mib  maximum size, 1..1024. An entry takes 32 KiB on 9 x 9 and 565 KiB on 19 x 19; the
 *             cache always has space for one entry. The memory for an entry is allocated when the
 *             entry is first used.
 * @return (transfer full): free with qdr_race_cache_free()
 */
QdrRaceCache *qdr_race_cache_new (guint mib);

/** @brief Frees a cache. */
void qdr_race_cache_free (QdrRaceCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrRaceCache, qdr_race_cache_free)

/**
 * @brief Returns the result of the race from @p position, after solving it if its walls are not in
 *        the cache.
 *
 * Stocks are ignored, and endless play is a draw. Earlier positions of the game are ignored, so the
 * function may overlook a draw by repetition.
 *
 * @param position  of two players, without a winner
 */
QdrRaceResult qdr_race_cache_solve (QdrRaceCache *self, const QdrPosition *position);

/**
 * @brief Finds the result of the race from @p position if the cache has a race with the same walls.
 *
 * This takes about twenty nanoseconds; see also qdr_race_cache_solve().
 *
 * @param position  of two players, without a winner
 * @param result    (out): set if TRUE is returned
 * @return FALSE if the walls are not in the cache
 */
gboolean
qdr_race_cache_look_up (QdrRaceCache *self, const QdrPosition *position, QdrRaceResult *result);

/** @brief Forgets all solved races. */
void qdr_race_cache_clear (QdrRaceCache *self);

/**
 * @brief Finds the result of the race from @p position without solving it, if the result is clear
 *        because the pawns cannot meet.
 *
 * This takes a few nanoseconds.
 *
 * @param position   of two players, without a winner; stocks are ignored
 * @param distances  distances of both players from their goals, from qdr_position_goal_distance()
 * @param result     (out): set to the result of qdr_race_cache_solve() if TRUE is returned
 * @return FALSE if the result is not clear
 */
gboolean qdr_race_find_clear_result (const QdrPosition *position,
                                     const guint distances[2],
                                     QdrRaceResult *result);

G_END_DECLS
