/*
 * Questions about a game, and answers in sentences.
 *
 * One table of questions serves all front ends: the keys of the board, the words for typed moves
 * and the terminal, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-spoken-move.h"

G_BEGIN_DECLS

/** @brief The questions. */
typedef enum {
  QDR_QUESTION_LAST,     /**< the last move */
  QDR_QUESTION_CLOCK,    /**< time left */
  QDR_QUESTION_OPPONENT, /**< the other players */
  QDR_QUESTION_WHERE,    /**< pawns and walls */
  QDR_QUESTION_WALLS,    /**< walls only */
  QDR_QUESTION_PATH,     /**< a shortest path of the asker */
  QDR_QUESTION_THEIRS,   /**< shortest paths of the others */
  QDR_QUESTION_COST,     /**< steps that a wall would cost each player */
  QDR_QUESTION_MOVES,    /**< legal moves */
  QDR_QUESTION_RACE,     /**< steps to go, walls in hand, and whose turn it is */
  QDR_QUESTION_AGAIN,    /**< the last sentence again; the front end answers this */
} QdrQuestion;

/** @brief The ways to ask a question. The texts for people are not translated yet. */
typedef struct {
  QdrQuestion question; /**< the question */
  char key;             /**< on the board: a letter, a capital one with Shift; '\0' for none */
  const char *word;     /**< when typed */
  const char *argument; /**< (nullable): a name for the argument behind the word */
  const char *summary;  /**< for a list of questions */
} QdrQuestionInfo;

/** @brief Returns all questions, @p n of them, in the order of lists, (transfer none). */
const QdrQuestionInfo *qdr_game_question_list (guint *n);

/** @brief Returns the ways to ask a question, (transfer none). */
const QdrQuestionInfo *qdr_game_question_get (QdrQuestion question);

/**
 * @brief Finds the question of a typed line by its word, in upper or lower case.
 *
 * @param line      without spaces around it
 * @param argument  (out): the text behind the word, possibly ""; points into @p line
 * @return (transfer none) (nullable): NULL if there is no such question
 */
const QdrQuestionInfo *qdr_game_question_find (const char *line, const char **argument);

/** @brief Returns the asker: the only human, or else the player to move. */
guint qdr_game_answer_get_asker (QdrGame *game);

/**
 * @brief Introduces a game: the opponents, the squares of the pawns, and their goals.
 *
 * @return (transfer full): sentences
 */
char **qdr_game_answer_introduce (QdrGame *game);

/**
 * @brief Answers a question about the present position.
 *
 * @param game      a game, possibly over or stepped back
 * @param question  any but QDR_QUESTION_AGAIN
 * @param wall      for QDR_QUESTION_COST a move that places a wall; otherwise ignored
 * @param detail    detail of the last move
 * @return (transfer full): sentences, at least one
 */
char **qdr_game_answer (QdrGame *game, QdrQuestion question, QdrMove wall, QdrSpeechDetail detail);

/**
 * @brief Answers a typed question, or explains what is wrong with its argument.
 *
 * @param game      a game
 * @param info      the question; QDR_QUESTION_AGAIN only with an argument
 * @param argument  the text behind the word
 * @param detail    detail of the last move
 * @return (transfer full): sentences, at least one
 */
char **qdr_game_answer_typed (QdrGame *game,
                              const QdrQuestionInfo *info,
                              const char *argument,
                              QdrSpeechDetail detail);

/**
 * @brief Returns the name of a direction, translated: "north", "south-east".
 *
 * North is towards the last row and east towards the last column, as in the names of squares,
 * however the board is turned.
 *
 * @param columns  -1, 0 or 1: towards the last column
 * @param rows     -1, 0 or 1: towards the last row; not both 0
 * @return (transfer none)
 */
const char *qdr_direction_get_name (int columns, int rows);

/**
 * @brief Describes a shortest path of a player: "You: north, jump north-east, east; 4 steps in 3
 *        moves."
 *
 * Steps are counted without the other pawns, as everywhere. A pawn on the path is jumped over if
 * the rules permit it; if they do not and it is on the next square, it is "in the way".
 *
 * @param number  0..players - 1
 * @return (transfer full): a sentence; without a path "out of the game" or "at the goal"
 */
char *qdr_game_describe_path (QdrGame *game, guint number);

G_END_DECLS
