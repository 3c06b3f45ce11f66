/*
 * The root of a search: the moves of the position, which are sorted again at each depth.
 *
 * It is separate from qdr-engine because helper threads and the main thread search it alike.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Removes root moves that not even a beginner would play.
 *
 * A style of full strength keeps all moves. With more than two players, every sound style keeps all
 * moves too: waiting may be best while the others stop the leader. Any other style keeps two kinds
 * of moves:
 *
 * - the steps that shorten the player's path or, if there are none, those that lengthen it least;
 * - the walls that lengthen the player's path by no more than they lengthen its opponents' paths.
 *
 * A fallible style also drops the walls that lengthen no path, except in two cases: the style likes
 * early walls, or it mimics and the wall copies the opponent's last move. If no move would remain,
 * all moves are kept.
 *
 * If the player to move strays in this position, only the steps to one side are kept that neither
 * shorten nor lengthen its path. It does not stray in four cases: there are no steps of this kind;
 * any player is at most two steps from its goal; the player to move is at least three steps ahead
 * of all others; or no opponent has a wall left.
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
 * @brief Lists the moves in the order of the move picker. Stores the first move as the line, so
 *        that there is a move to play before the first node is searched.
 *
 * If the request names root moves, only these are listed. Otherwise all legal moves are listed
 * except for those that the style overlooks. If the style overlooks all moves, all are listed.
 * Unless the search has full width, qdr_filter_root_moves() then removes moves.
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

/** @brief Returns whether a search deeper than @p depth cannot change the result. */
gboolean qdr_root_is_settled (const QdrRoot *self, guint depth);

G_END_DECLS
