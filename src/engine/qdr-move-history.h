/*
 * Which moves have been good elsewhere in the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief Moves have 11 bits. */
#define QDR_MOVE_HISTORY_SIZE 2048

/** @brief No score in the history is further from zero than this. */
#define QDR_MOVE_HISTORY_MAX 8192

/**
 * @brief How good each move of a player has been anywhere in the tree (Schaeffer, "The history
 *        heuristic", ICCA Journal 6, 1983). All zero: nothing is known.
 */
typedef struct {
  gint16 scores[QDR_MAX_PLAYERS][QDR_MOVE_HISTORY_SIZE]; /**< by player and move */
} QdrMoveHistory;

/** @brief Halves all scores, so that a search listens to the last one but can soon overrule it. */
void qdr_move_history_fade (QdrMoveHistory *self);

/**
 * @brief Learns that a move was good enough to end the search of a node, and that those tried
 *        before it were not.
 *
 * @param player   0..3, who played it
 * @param move     the good move
 * @param tried    the moves before it
 * @param n_tried  how many
 * @param depth    how much search stands behind it, plies
 */
void qdr_move_history_learn (QdrMoveHistory *self,
                             guint player,
                             QdrMove move,
                             const QdrMove *tried,
                             guint n_tried,
                             int depth);

/**
 * @brief How good a move has been.
 *
 * @param player  0..3, who would play it
 * @param move    the move
 * @return -QDR_MOVE_HISTORY_MAX..QDR_MOVE_HISTORY_MAX, the better the higher
 */
static inline int
qdr_move_history_score (const QdrMoveHistory *self, guint player, QdrMove move)
{
  return self->scores[player][move % QDR_MOVE_HISTORY_SIZE];
}

G_END_DECLS
