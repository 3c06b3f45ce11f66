/*
 * Win probabilities and verdicts in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-review.h"

G_BEGIN_DECLS

/**
 * @brief (transfer full): the win probabilities of all players, "Anna 63 %, Ben 37 %".
 *
 * @param game           for the names of the players
 * @param probabilities  one for each player
 */
char *qdr_review_text_probabilities (QdrGame *game, const QdrWinProbabilities *probabilities);

/**
 * @brief (transfer full): a share of a hundred in words, "63 %".
 *
 * @param percentage  0..100
 */
char *qdr_review_text_percentage (double percentage);

/**
 * @brief (transfer full) (nullable): how accurate the players were, "Accuracy: Anna 87 %, Ben 64
 *        %."; NULL as long as the review does not know.
 *
 * @param game    the game that was reviewed
 * @param review  of the game
 */
char *qdr_review_text_accuracies (QdrGame *game, QdrReview *review);

/**
 * @brief The sign that chess has for a verdict: "?!", "?", "??", or "" for what was no mistake.
 *
 * @param verdict  of a move
 */
const char *qdr_review_text_sign (QdrVerdict verdict);

/**
 * @brief (nullable): the verdict in a word, "Blunder"; NULL for what was no mistake.
 *
 * @param verdict  of a move
 */
const char *qdr_review_text_verdict (QdrVerdict verdict);

/**
 * @brief What was lost with a move and what was better, to be read beside the board.
 *
 * "Blunder: e5 loses 34 %. Better: e5h d6 d4h." What was better is left out where it is concealed.
 *
 * @param game         the game that was reviewed
 * @param move_review  of a mistake
 * @param n_moves      how many moves of the better line to tell, at least 1
 * @return (transfer full)
 */
char *qdr_review_text_move_review (QdrGame *game, QdrMoveReview *move_review, guint n_moves);

/**
 * @brief Says which move it was, and what qdr_review_text_move_review() does: "Move 3, Anna.
 *        Blunder: e7 loses 100 %. Better: e9."
 *
 * @param game         the game
 * @param move_review  of one of its moves, which loses something
 * @param n_moves      so many of the better moves at most
 * @return (transfer full)
 */
char *qdr_review_text_numbered_move (QdrGame *game, QdrMoveReview *move_review, guint n_moves);

G_END_DECLS
