/*
 * Explanations of moves as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-explanation.h"
#include "qdr-game-effect.h"

G_BEGIN_DECLS

/**
 * @brief Returns an explanation as text, for example "Ben’s path grows by 3 steps, yours by 1."
 *
 * @param self    an explanation
 * @param game    the game, for the names of players
 * @param reader  the player whom the text addresses as “you”, 0..players - 1, or QDR_NO_READER
 * @return (transfer full) (nullable): one or two translated sentences; NULL without facts
 */
char *qdr_explanation_to_text (const QdrExplanation *self, QdrGame *game, int reader);

/** @brief The degrees of a hint. Each reveals more than the one before. */
typedef enum {
  QDR_HINT_PATH,   /**< whose path to look at */
  QDR_HINT_KIND,   /**< whether to place a wall or to move the pawn */
  QDR_HINT_MOVE,   /**< the move */
  QDR_HINT_REASON, /**< the move and the reason for it */
} QdrHintDegree;

/**
 * @brief Returns the degree of a hint that follows @p degree: the same one if nothing is left to
 *        reveal.
 *
 * @param self    the explanation of the suggested move
 * @param degree  the last degree that was revealed
 */
QdrHintDegree qdr_explanation_get_next_degree (const QdrExplanation *self, QdrHintDegree degree);

/**
 * @brief Returns a hint as text: "Look at Ben’s path.", "Place a wall.", "Try e3h." or "Try e3h.
 *        Ben’s path grows by 3 steps."
 *
 * @param self    the explanation of the suggested move
 * @param degree  how much to reveal
 * @param game    the game, for the names of players
 * @param reader  the player whom the text addresses as “you”, or QDR_NO_READER
 * @return (transfer full)
 */
char *qdr_explanation_to_hint (const QdrExplanation *self,
                               QdrHintDegree degree,
                               QdrGame *game,
                               int reader);

G_END_DECLS
