/*
 * The root of a search: every move of the position, kept in order from depth to depth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

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
