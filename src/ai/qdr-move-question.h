/*
 * What an engine is asked: a position, how it came about, and what the move may take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A question, which any thread may read. */
typedef struct {
  QdrPosition start;           /**< where the game began */
  QdrPosition position;        /**< where a move is wanted */
  QdrMove *moves;              /**< from one to the other */
  guint n_moves;               /**< of them */
  gboolean repetition_is_draw; /**< as in the game */
  QdrLimits limits;            /**< of the move */
} QdrMoveQuestion;

/**
 * @brief Asks for a move in the present position of a game.
 *
 * @param game    a game that is not over
 * @param limits  copied
 * @return (transfer full): free with qdr_move_question_free()
 */
QdrMoveQuestion *qdr_move_question_new (QdrGame *game, const QdrLimits *limits);

/** @brief Frees a question. */
void qdr_move_question_free (QdrMoveQuestion *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrMoveQuestion, qdr_move_question_free)

G_END_DECLS
