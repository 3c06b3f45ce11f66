/*
 * The root of a search: the moves of the position, sorted from depth to depth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Removes root moves that not even a beginner would play.
 *
 * Full strength keeps all moves. So does every sound style with more than two players, where the
 * leader is stopped by all others and waiting may be the best plan. Any other style keeps the steps
 * that shorten the player's path, or the least bad ones, and the walls that hinder the player no
 * more than its opponents. A style that misjudges positions, overlooks walls or mimics also drops
 * the walls that hinder no opponent yet, unless it likes early walls or the wall is a copy. So no
 * player steps back and forth or walls itself in. If no move would be left, all are kept.
 *
 * A player who strays in this position keeps only the sideways steps, to one side, that leave its
 * path as long as it is, if there are any. It does not stray if a player is at most two steps from
 * its goal, if the player to move is at least three steps ahead of all others, or if no opponent
 * has a wall left.
 *
 * @param style     style of the player to move
 * @param position  the position before the moves
 * @param last      the opponent's last move
 * @param moves     legal moves; their order is kept
 */
void qdr_filter_root_moves (const QdrStyle *style,
                            const QdrPosition *position,
                            const QdrLastMove *last,
                            QdrMoveList *moves);

/** @brief The moves of the root. */
typedef struct {
  QdrMoveList moves;   /**< best first */
  QdrScore score;      /**< score of the best move so far */
  QdrScores scores;    /**< score of each player; only set by max-n */
  guint stable_depths; /**< completed depths since the best move last changed */
} QdrRoot;

/**
 * @brief Lists the moves in the order of the move picker and stores the first one as the line, so
 *        that there is a move before the first node is searched.
 *
 * If the request names root moves, only these are listed. Otherwise all legal moves are listed
 * except for those that the style overlooks; if it overlooks all moves, none is left out.
 *
 * @param context  search at the root
 */
void qdr_root_init (QdrRoot *self, QdrSearchContext *context);

/**
 * @brief Searches all moves to @p depth.
 *
 * The score and the line of ply 0 are always those of the best move so far, even if the search is
 * stopped.
 *
 * @param context  search at the root
 * @param depth    plies, at least 1
 * @return whether the depth was completed
 */
gboolean qdr_root_search (QdrRoot *self, QdrSearchContext *context, int depth);

/** @brief Returns whether the position is proved to be won or lost. */
gboolean qdr_root_is_proved (const QdrRoot *self);

/** @brief Returns whether searching deeper than @p depth could not change the result. */
gboolean qdr_root_is_settled (const QdrRoot *self, guint depth);

G_END_DECLS
