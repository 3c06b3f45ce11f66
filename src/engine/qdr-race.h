/*
 * The race: the game without any more walls being placed, solved exactly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief How a race between two ends with best play: the winner as fast as possible, the loser as
 *         slowly. */
typedef struct {
  int outcome; /**< 1 if the player to move wins, -1 if it loses, 0 if neither can force a win */
  guint plies; /**< until the win, 0 if there is none */
} QdrRaceResult;

/**
 * @brief Solved races, one entry for each configuration of walls.
 *
 * An entry knows the result for all places of the two pawns and both sides to move, so every
 * position of the rest of the game is found in it. Entries are compared wall by wall: a hit is
 * never a wrong one.
 */
typedef struct QdrRaceCache QdrRaceCache;

/**
 * @brief Makes an empty cache.
 *
 * @param mib  size limit, 1..1024. An entry takes 32 KiB on 9 x 9 and 565 KiB on 19 x 19; there is
 *             always room for one. Memory is taken up as entries are filled.
 * @return (transfer full): free with qdr_race_cache_free()
 */
QdrRaceCache *qdr_race_cache_new (guint mib);

/** @brief Frees a cache. */
void qdr_race_cache_free (QdrRaceCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrRaceCache, qdr_race_cache_free)

/**
 * @brief Looks up how the race from @p position ends; solves its walls first if they are new.
 *
 * Stocks are ignored. Endless play counts as a draw. What has happened in the game before is not
 * known here: a position of the winning line that has occurred twice already would be a draw.
 *
 * @param position  a position of two players, without a winner
 */
QdrRaceResult qdr_race_solve (QdrRaceCache *self, const QdrPosition *position);

/**
 * @brief Looks up how the race from @p position ends if its walls have been solved before.
 *
 * Takes some twenty nanoseconds. Otherwise like qdr_race_solve().
 *
 * @param position  a position of two players, without a winner
 * @param result    set if TRUE is returned
 * @return FALSE if the walls are new
 */
gboolean qdr_race_look_up (QdrRaceCache *self, const QdrPosition *position, QdrRaceResult *result);

/** @brief Forgets all solved races. */
void qdr_race_cache_clear (QdrRaceCache *self);

/**
 * @brief Finds how the race from @p position ends if that is clear because the pawns cannot meet.
 *
 * Takes no more than a few nanoseconds.
 *
 * @param position   a position of two players, without a winner; stocks are ignored
 * @param distances  of both players, by qdr_position_distance()
 * @param result     set, to what qdr_race_solve() would find, if TRUE is returned
 * @return FALSE if it is not clear
 */
gboolean
qdr_race_is_clear (const QdrPosition *position, const guint distances[2], QdrRaceResult *result);

G_END_DECLS
