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

/** @brief A score for every move of every player; all zero at first. */
typedef struct {
  gint16 scores[QDR_MAX_PLAYERS][QDR_MOVE_HISTORY_SIZE];
} QdrMoveHistory;

void qdr_move_history_clear (QdrMoveHistory *self);

/** @brief Halves all scores, so that a new search listens to the last one but can soon overrule it. */
void qdr_move_history_fade (QdrMoveHistory *self);

/**
 * @brief Notes that a move of @p player was good enough to end the search of a node, or was tried
 *        there and was not.
 *
 * @param depth  how much search stands behind it, plies
 */
void qdr_move_history_update (QdrMoveHistory *self,
                              guint player,
                              QdrMove move,
                              int depth,
                              gboolean was_good);

/** @brief -QDR_MOVE_HISTORY_MAX..QDR_MOVE_HISTORY_MAX, the better the higher. */
static inline int
qdr_move_history_score (const QdrMoveHistory *self, guint player, QdrMove move)
{
  return self->scores[player][move % QDR_MOVE_HISTORY_SIZE];
}

G_END_DECLS
