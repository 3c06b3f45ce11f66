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

/** @brief No score in the history is larger than this. */
#define QDR_MOVE_HISTORY_MAX 8192

/** @brief A score for every move. */
typedef gint16 QdrMoveScores[QDR_MOVE_HISTORY_SIZE];

/** @brief Scores of moves by player, and by the move before. */
typedef struct QdrMoveHistory QdrMoveHistory;

/** @brief Makes a history that knows nothing. Free with qdr_move_history_free(). */
QdrMoveHistory *qdr_move_history_new (void);

/** @brief Frees a history. */
void qdr_move_history_free (QdrMoveHistory *self);

/** @brief Forgets everything. */
void qdr_move_history_clear (QdrMoveHistory *self);

/**
 * @brief Halves all scores, so that a new search listens to the last one but can soon overrule it.
 */
void qdr_move_history_fade (QdrMoveHistory *self);

/**
 * @brief What is remembered of the moves of a node.
 *
 * Plain history (Schaeffer 1983) knows how good a move of this player was anywhere, continuation
 * history how good it was as an answer to the move before.
 */
typedef struct {
  const gint16 *plain;        /**< scores by move */
  const gint16 *continuation; /**< scores by move, as an answer to the one before */
} QdrMoveMemory;

/**
 *
 * @param player    the player to move
 * @param previous  the move that led to the node, or QDR_MOVE_NONE
 */
QdrMoveMemory qdr_move_history_recall (const QdrMoveHistory *self, guint player, QdrMove previous);

/**
 * @brief Notes that a move was good enough to end the search of a node, and that those tried before
 *        it were not.
 *
 * @param player    who played it
 * @param previous  the move that led to the node, or QDR_MOVE_NONE
 * @param move      the move
 * @param tried     what was tried before, @p n_tried moves
 * @param n_tried   how many
 * @param depth     how much search stands behind it, plies
 */
void qdr_move_history_learn (QdrMoveHistory *self,
                             guint player,
                             QdrMove previous,
                             QdrMove move,
                             const QdrMove *tried,
                             guint n_tried,
                             int depth);

/**
 * @brief -2 * QDR_MOVE_HISTORY_MAX..2 * QDR_MOVE_HISTORY_MAX, the better the higher.
 *
 * @param move  any move on the board
 */
static inline int
qdr_move_memory_score (const QdrMoveMemory *self, QdrMove move)
{
  return self->plain[move % QDR_MOVE_HISTORY_SIZE] +
         self->continuation[move % QDR_MOVE_HISTORY_SIZE];
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrMoveHistory, qdr_move_history_free)

G_END_DECLS
