/*
 * Answers to what is asked about a game, in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-question.h"
#include "qdr-spoken-move.h"

G_BEGIN_DECLS

/**
 * @brief Returns who asks: the only person in the game, or else the player to move.
 *
 * @param game  a game
 * @return 0..players - 1
 */
guint qdr_game_answer_get_asker (QdrGame *game);

/**
 * @brief Says at the start against whom one plays, where the pawns are and where they go.
 *
 * @param game  a game
 * @return (transfer full): sentences
 */
char **qdr_game_answer_introduce (QdrGame *game);

/**
 * @brief Answers a question about the present position.
 *
 * @param game       a game, under way, over or stepped back
 * @param question   any but QDR_QUESTION_AGAIN
 * @param wall       for QDR_QUESTION_COST a move that places a wall; otherwise ignored
 * @param verbosity  how much to say of the last move
 * @return (transfer full): sentences, at least one
 */
char **qdr_game_answer (QdrGame *game, QdrQuestion question, QdrMove wall, QdrVerbosity verbosity);

/**
 * @brief Answers a question that was typed, or says what is wrong with how it was.
 *
 * @param game       a game
 * @param info       the question; not QDR_QUESTION_AGAIN alone
 * @param argument   what stands behind the word
 * @param verbosity  how much to say of the last move
 * @return (transfer full): sentences, at least one
 */
char **qdr_game_answer_typed (QdrGame *game,
                              const QdrQuestionInfo *info,
                              const char *argument,
                              QdrVerbosity verbosity);

G_END_DECLS
