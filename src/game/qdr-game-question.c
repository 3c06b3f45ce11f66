/*
 * What can be asked about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-question.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const QdrQuestionInfo questions[] = {
  { QDR_QUESTION_LAST, 'l', "last", NULL, N_ ("Say what was played last") },
  { QDR_QUESTION_RACE, 's', "race", NULL,
    N_ ("Say how it stands: steps, walls, whose turn it is") },
  { QDR_QUESTION_CLOCK, 't', "clock", NULL, N_ ("Say how much time is left") },
  { QDR_QUESTION_OPPONENT, 'o', "opponent", NULL, N_ ("Say against whom you play") },
  { QDR_QUESTION_WHERE, 'w', "where", NULL, N_ ("Say where everything is: pawns, then walls") },
  { QDR_QUESTION_WALLS, '\0', "walls", NULL,
    N_ ("Say which walls were placed and how many are left") },
  { QDR_QUESTION_PATH, 'p', "path", NULL, N_ ("Say your shortest path") },
  { QDR_QUESTION_THEIRS, 'P', "theirs", NULL, N_ ("Say the shortest path of the others") },
  { QDR_QUESTION_COST, 'c', "cost", N_ ("WALL"), N_ ("Say what a wall would cost each player") },
  { QDR_QUESTION_MOVES, 'm', "moves", NULL, N_ ("Say which moves can be played") },
  { QDR_QUESTION_AGAIN, 'a', "again", NULL, N_ ("Say the last sentence once more") },
};

const QdrQuestionInfo *
qdr_game_question_list (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (questions);
  return questions;
}

const QdrQuestionInfo *
qdr_game_question_get (QdrQuestion question)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (questions[i].question == question)
      return &questions[i];

  g_return_val_if_reached (NULL);
}

const QdrQuestionInfo *
qdr_game_question_find (const char *line, const char **argument)
{
  gsize length;

  g_return_val_if_fail (line != NULL && argument != NULL, NULL);

  length = strcspn (line, " \t");
  *argument = line + length + strspn (line + length, " \t");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    if (strlen (questions[i].word) == length &&
        g_ascii_strncasecmp (questions[i].word, line, length) == 0)
      return &questions[i];

  return NULL;
}
