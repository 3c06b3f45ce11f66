/*
 * What can be asked about a game; qdr-game-answer.h answers.
 *
 * One table for all front ends: the board takes its keys from here, the line for typed moves and
 * the terminal their words, and the help lists it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief What is asked. */
typedef enum {
  QDR_QUESTION_LAST,     /**< what was played last */
  QDR_QUESTION_CLOCK,    /**< how much time is left */
  QDR_QUESTION_OPPONENT, /**< who the others are */
  QDR_QUESTION_WHERE,    /**< where everything is */
  QDR_QUESTION_WALLS,    /**< the walls alone */
  QDR_QUESTION_PATH,     /**< a shortest path of the one who asks */
  QDR_QUESTION_THEIRS,   /**< those of the others */
  QDR_QUESTION_COST,     /**< what a wall would cost whom */
  QDR_QUESTION_MOVES,    /**< what can be played */
  QDR_QUESTION_RACE,     /**< how it stands */
  QDR_QUESTION_AGAIN,    /**< what was said last; whoever speaks knows that */
} QdrQuestion;

/** @brief How a question is asked. The sentences are not translated yet. */
typedef struct {
  QdrQuestion question; /**< what is asked */
  char key;             /**< on the board: a letter, a capital one with Shift; or '\0' */
  const char *word;     /**< typed */
  const char *argument; /**< (nullable): what is typed after it */
  const char *summary;  /**< what it does, for a list of what can be typed */
} QdrQuestionInfo;

/**
 * @brief Returns all questions, in the order in which they are listed.
 *
 * @param n  (out): how many there are
 * @return (transfer none)
 */
const QdrQuestionInfo *qdr_game_question_list (guint *n);

/**
 * @brief Returns how a question is asked.
 *
 * @param question  which one
 * @return (transfer none)
 */
const QdrQuestionInfo *qdr_game_question_get (QdrQuestion question);

/**
 * @brief Finds the question that a typed line asks: its word in upper or lower case.
 *
 * @param line      without spaces around it
 * @param argument  (out): what stands behind the word, "" for nothing; points into @p line
 * @return (transfer none) (nullable): NULL if it asks none
 */
const QdrQuestionInfo *qdr_game_question_find (const char *line, const char **argument);

G_END_DECLS
