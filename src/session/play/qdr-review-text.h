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
 * @brief Formats the win probabilities of all players (transfer full): "Anna 63%, Ben 37%".
 *
 * @param game           game whose players are named
 * @param probabilities  probability of each player
 */
char *
qdr_review_text_format_probabilities (QdrGame *game, const QdrWinProbabilities *probabilities);

/**
 * @brief Formats a percentage (transfer full): "63%".
 *
 * @param percentage  0..100
 */
char *qdr_review_text_format_percentage (double percentage);

/**
 * @brief Formats the accuracy of each player (transfer full) (nullable): "Accuracy: Anna 87%, Ben
 *        64%.", or NULL if no accuracy is known.
 *
 * @param game    the reviewed game
 * @param review  review of the game
 */
char *qdr_review_text_format_accuracies (QdrGame *game, QdrReview *review);

/** @brief Returns the symbol that chess books use for a verdict: "?!", "?" or "??"; or "" if the
 *  verdict is not about a mistake. */
const char *qdr_review_text_get_symbol (QdrVerdict verdict);

/** @brief Returns the translated name of a verdict, such as "Blunder" (nullable): NULL if the
 *  verdict is not about a mistake. */
const char *qdr_review_text_get_verdict_name (QdrVerdict verdict);

/**
 * @brief Describes a mistake, the win probability that it loses, and the better line: "Blunder: e5
 *        loses 34%. Better: e5h d6 d4h."
 *
 * The better line is omitted while the better move is concealed.
 *
 * @param game         the reviewed game
 * @param move_review  review of a mistake in the game
 * @param n_moves      greatest number of moves to show of the better line, at least 1
 * @return (transfer full)
 */
char *qdr_review_text_describe_move (QdrGame *game, QdrMoveReview *move_review, guint n_moves);

/**
 * @brief Describes a mistake as qdr_review_text_describe_move() does, after its number and player:
 *        "Move 3, Anna. Blunder: e7 loses 100%. Better: e9."
 *
 * @param game         the game
 * @param move_review  review of a mistake in the game
 * @param n_moves      greatest number of moves to show of the better line, at least 1
 * @return (transfer full)
 */
char *
qdr_review_text_describe_numbered_move (QdrGame *game, QdrMoveReview *move_review, guint n_moves);

G_END_DECLS
