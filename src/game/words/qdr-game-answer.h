/*
 * Questions about a game, and their answers as sentences.
 *
 * All front ends use the same table of questions: the keys of the board, the entry for typed moves,
 * the terminal, and the help.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-text.h"
#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The questions. The comments describe the answers. */
typedef enum {
  QDR_QUESTION_LAST,        /**< the last move */
  QDR_QUESTION_CLOCK,       /**< the remaining time of each player */
  QDR_QUESTION_OPPONENT,    /**< the names of the other players */
  QDR_QUESTION_WHERE,       /**< the squares and goals of the pawns, and the walls */
  QDR_QUESTION_WALLS,       /**< the walls in hand and on the board */
  QDR_QUESTION_PATH,        /**< a shortest path of the asker */
  QDR_QUESTION_OTHER_PATHS, /**< shortest paths of the other players */
  QDR_QUESTION_COST,        /**< the steps that a wall would cost each player */
  QDR_QUESTION_MOVES,       /**< the legal steps, and the number of legal walls */
  QDR_QUESTION_RACE,        /**< steps to the goal, walls in hand, and the player to move */
  QDR_QUESTION_AGAIN,       /**< the last answer again, which the front end must have stored */
} QdrQuestion;

/** @brief A question with its key, its word, and untranslated texts for the help. */
typedef struct {
  QdrQuestion question; /**< the question */
  char key;             /**< letter of the key on the board, upper case for Shift; '\0' for none */
  const char *word;     /**< English word to type */
  const char *argument; /**< name of the argument after the word; NULL for no argument */
  const char *summary;  /**< description for a list of questions */
} QdrQuestionInfo;

/**
 * @brief Returns all questions in the order of the help, (transfer none).
 *
 * @param n  (out): their number
 */
const QdrQuestionInfo *qdr_game_question_get_all (guint *n);

/** @brief Returns the key, the word and the texts for a question, (transfer none). */
const QdrQuestionInfo *qdr_game_question_get_info (QdrQuestion question);

/** @brief Returns the word to type in the language of the user, (transfer none). */
const char *qdr_game_question_get_word (const QdrQuestionInfo *self);

/**
 * @brief Finds the question whose word, translated or English, begins a typed line, in upper or
 *        lower case.
 *
 * @param line      typed line without spaces at either end
 * @param argument  (out): the text after the word in @p line, possibly ""
 * @return (transfer none) (nullable): NULL if no question has this word
 */
const QdrQuestionInfo *qdr_game_question_from_line (const char *line, const char **argument);

/** @brief Returns the number of the player who asks: the only human, or else the player to move. */
guint qdr_game_get_asking_player (QdrGame *game);

/**
 * @brief Describes a game at its start: the opponents, the squares of the pawns, and their goals.
 *
 * @return (transfer full): NULL-terminated array of sentences
 */
char **qdr_game_describe_start (QdrGame *game);

/**
 * @brief Answers a question about the present position.
 *
 * @param game      the game, which may be over
 * @param question  any question but QDR_QUESTION_AGAIN
 * @param wall      for QDR_QUESTION_COST a move that places a wall; otherwise ignored
 * @param detail    the detail in which the last move is described
 * @return (transfer full): NULL-terminated array of at least one sentence
 */
char **qdr_game_answer_question (QdrGame *game,
                                 QdrQuestion question,
                                 QdrMove wall,
                                 QdrSpeechDetail detail);

/**
 * @brief Answers a typed question, or explains why its argument is wrong.
 *
 * @param game      the game, which may be over
 * @param info      the question; QDR_QUESTION_AGAIN without an argument is not allowed
 * @param argument  the text after the word
 * @param detail    the detail in which the last move is described
 * @return (transfer full): NULL-terminated array of at least one sentence
 */
char **qdr_game_answer_typed_question (QdrGame *game,
                                       const QdrQuestionInfo *info,
                                       const char *argument,
                                       QdrSpeechDetail detail);

/**
 * @brief Describes the steps that a wall adds to the paths of players: "+3 steps for Beginner, +1
 *        step for you."
 *
 * @param wall  a legal wall
 * @return (transfer full) (nullable): a sentence; NULL if no path becomes longer
 */
char *qdr_game_describe_added_steps (QdrGame *game, QdrMove wall);

/**
 * @brief Returns the translated name of a direction: "north", "south-east".
 *
 * North is the direction of the last row and east that of the last column, even if the board is
 * turned.
 *
 * @param columns  1 towards the last column, -1 towards the first, 0 for neither
 * @param rows     1 towards the last row, -1 towards the first, 0 for neither, but not if
 *                 @p columns is 0 too
 * @return (transfer none)
 */
const char *qdr_direction_get_name (int columns, int rows);

/**
 * @brief Describes a shortest path of a player: "You: north, jump north-east, east; 4 steps in 3
 *        moves."
 *
 * Other pawns do not change the number of steps. The path jumps over them if the rules permit that.
 * If it cannot jump over a pawn on the next square, the sentence ends with "is in the way".
 *
 * @param number  the number of the player, 0..players - 1
 * @return (transfer full): a sentence; "out of the game" or "at the goal" if there is no path
 */
char *qdr_game_describe_path (QdrGame *game, guint number);

G_END_DECLS
