/*
 * Win probabilities and verdicts as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

/**
 * @brief Returns the win probabilities of all players (transfer full): "Anna 63 %, Ben 37 %".
 *
 * @param game           for the names of the players
 * @param probabilities  one for each player
 */
char *qdr_review_text_probabilities (QdrGame *game, const QdrWinProbabilities *probabilities);

/**
 * @brief Returns a percentage as text (transfer full): "63 %".
 *
 * @param percentage  0..100
 */
char *qdr_review_text_percentage (double percentage);

/**
 * @brief Returns the accuracy of each player, "Accuracy: Anna 87 %, Ben 64 %." (transfer full)
 *        (nullable): NULL before it is known.
 *
 * @param game    of the review
 * @param review  of the game
 */
char *qdr_review_text_accuracies (QdrGame *game, QdrReview *review);

/** @brief Returns the chess symbol of a verdict: "?!", "?", "??", or "" if it is no mistake. */
const char *qdr_review_text_symbol (QdrVerdict verdict);

/** @brief Returns a verdict as a word, "Blunder" (nullable): NULL if it is no mistake. */
const char *qdr_review_text_verdict (QdrVerdict verdict);

/**
 * @brief Describes the loss of a move and the better move.
 *
 * "Blunder: e5 loses 34 %. Better: e5h d6 d4h." A concealed better move is not included.
 *
 * @param game         of the review
 * @param move_review  of a mistake
 * @param n_moves      moves of the better line to include, at least 1
 * @return (transfer full)
 */
char *qdr_review_text_move_review (QdrGame *game, QdrMoveReview *move_review, guint n_moves);

/**
 * @brief Describes a move as qdr_review_text_move_review() does, with its number and player: "Move
 *        3, Anna. Blunder: e7 loses 100 %. Better: e9."
 *
 * @param game         the game
 * @param move_review  of a mistake in it
 * @param n_moves      moves of the better line to include, at least 1
 * @return (transfer full)
 */
char *qdr_review_text_numbered_move (QdrGame *game, QdrMoveReview *move_review, guint n_moves);

G_END_DECLS
