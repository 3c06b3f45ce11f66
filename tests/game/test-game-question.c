/*
 * Questions about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "game-fixtures.h"
#include "qdr-game-answer.h"
#include "qdr-notation.h"
#include "test.h"

TEST (every_question_has_a_word_and_a_key_of_its_own)
{
  guint n;
  const QdrQuestionInfo *questions = qdr_game_question_get_all (&n);

  for (guint i = 0; i < n; i++) {
    const char *argument = NULL;

    ck_assert_ptr_eq (qdr_game_question_get_info (questions[i].question), &questions[i]);
    ck_assert_ptr_eq (qdr_game_question_from_line (questions[i].word, &argument), &questions[i]);
    ck_assert_str_eq (argument, "");
    ck_assert_str_ne (questions[i].summary, "");
    for (guint other = 0; other < i; other++) {
      ck_assert_str_ne (questions[i].word, questions[other].word);
      ck_assert (questions[i].key == '\0' || questions[i].key != questions[other].key);
    }
    /* These keys place and turn walls. */
    ck_assert (questions[i].key == '\0' || strchr ("hvr", questions[i].key) == NULL);
  }
}

TEST (a_typed_line_is_a_question_whatever_its_case)
{
  const char *argument = NULL;

  ck_assert_int_eq (qdr_game_question_from_line ("Where", &argument)->question, QDR_QUESTION_WHERE);
  ck_assert_str_eq (argument, "");
  ck_assert_int_eq (qdr_game_question_from_line ("cost \t e3h", &argument)->question,
                    QDR_QUESTION_COST);
  ck_assert_str_eq (argument, "e3h");
  ck_assert_ptr_null (qdr_game_question_from_line ("e3h", &argument));
  ck_assert_ptr_null (qdr_game_question_from_line ("wher", &argument));
  ck_assert_ptr_null (qdr_game_question_from_line ("wherever", &argument));
  ck_assert_ptr_null (qdr_game_question_from_line ("", &argument));
}
