/*
 * The root of a search: every move of the position, kept in order from depth to depth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Removes the moves that no beginner would play from those of the root.
 *
 * Full strength keeps all moves, and so does, of more than two players, every sound style: there
 * whoever is in front is stopped by all others, and waiting may be the best plan. Any other style
 * keeps the steps that shorten the player's path – the least bad where there is none – and the
 * walls that hinder the player no more than its opponents. A style that misjudges positions,
 * overlooks walls or mimics others also drops the walls that hinder no opponent yet, unless it
 * likes early walls, or the wall is a copy. So no player steps back and forth or walls itself in.
 * If no move would be left, all are kept.
 *
 * A player who strays in this position keeps only the steps aside, to one side, that leave its path
 * as long as it is, if there are any – but not where a player is two steps or less from its goal,
 * where the player to move is three steps or more ahead of all others, nor where no opponent has a
 * wall left to place.
 *
 * @param style     of the player to move
 * @param position  in which the moves would be played
 * @param last      what a player who mimics others would copy
 * @param moves     legal moves; their order is kept
 */
void qdr_root_filter_apply (const QdrStyle *style,
                            const QdrPosition *position,
                            const QdrLastMove *last,
                            QdrMoveList *moves);

/** @brief The moves of the root, the best known first. */
typedef struct {
  QdrMoveList moves;   /**< the best first */
  QdrScore score;      /**< of the best move, as far as known */
  QdrScores scores;    /**< the same for each player; set by max-n only */
  guint stable_depths; /**< completed depths since the best move last changed */
} QdrRoot;

/**
 * @brief Lists the moves in the order of the move picker and makes the first the line of play, so
 *        that there is an answer before the first node.
 *
 * If the request names root moves, these are listed and no others. Otherwise no legal move is
 * missing unless the style overlooks it; if it overlooks all, it overlooks none.
 *
 * @param context  with the position of the root
 */
void qdr_root_init (QdrRoot *self, QdrSearchContext *context);

/**
 * @brief Searches all moves to @p depth.
 *
 * The score and the line of ply 0 are always those of the best move found so far, even when the
 * search is stopped.
 *
 * @param context  with the position of the root
 * @param depth    plies, at least 1
 * @return whether the depth was completed
 */
gboolean qdr_root_search (QdrRoot *self, QdrSearchContext *context, int depth);

/** @brief Whether the position is proved to be won or lost. */
gboolean qdr_root_is_proved (const QdrRoot *self);

/**
 * @brief Whether searching deeper than @p depth could not change the answer.
 *
 * @param depth  plies completed
 */
gboolean qdr_root_is_settled (const QdrRoot *self, guint depth);

G_END_DECLS
