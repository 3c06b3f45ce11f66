/*
 * Who takes part in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-contestant.h"

#include "qdr-program-agent.h"
#include "qdr-search-agent.h"
#include "run-suite.h"

START_TEST (the_id_of_a_personality_means_it)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrContestant) contestant = qdr_contestant_new ("mason", personalities, NULL);
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1, 1000);

  ck_assert_str_eq (qdr_contestant_get_id (contestant), "mason");
  ck_assert_ptr_eq (qdr_contestant_get_personality (contestant),
                    qdr_personality_list_find (personalities, "mason"));
  ck_assert (QDR_IS_SEARCH_AGENT (agent));
}
END_TEST

START_TEST (an_engine_is_a_command_line)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (QdrContestant) contestant =
      qdr_contestant_new ("engine:a 'b c' d", personalities, NULL);
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1, 1000);

  ck_assert_str_eq (qdr_contestant_get_id (contestant), "engine:a 'b c' d");
  ck_assert_ptr_null (qdr_contestant_get_personality (contestant));
  ck_assert (QDR_IS_PROGRAM_AGENT (agent));
}
END_TEST

/* The move that @id starts a game with, when it may hardly search. */
static QdrMove
first_move_of (const char *id, QdrPersonalityList *personalities)
{
  const QdrLimits limits = { .nodes = 10 };
  g_autoptr (QdrContestant) contestant = qdr_contestant_new (id, personalities, NULL);
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1, 1000);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  QdrChoice choice;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  ck_assert (qdr_agent_begin_game (agent, 1, NULL, NULL));
  ck_assert (qdr_agent_choose (agent, game, &limits, NULL, &choice, NULL));
  return choice.move;
}

START_TEST (only_personalities_that_want_the_book_play_by_it)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, NULL);
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();

  g_setenv ("QDR_OPENING_BOOK", g_file_peek_path (file), TRUE);
  ck_assert (g_file_set_contents (g_file_peek_path (file), "| a1v 5\n", -1, NULL));
  ck_assert (qdr_move_is_wall (first_move_of ("master", personalities)));
  ck_assert (!qdr_move_is_wall (first_move_of ("runner", personalities)));
  ck_assert (g_file_delete (file, NULL, NULL));
}
END_TEST

static const struct {
  const char *text;
  QdrContestantError code;
} wrong_contestants[] = {
  { "", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "nobody", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "Mason", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "engine", QDR_CONTESTANT_ERROR_UNKNOWN },
  { "engine:", QDR_CONTESTANT_ERROR_COMMAND },
  { "engine: ", QDR_CONTESTANT_ERROR_COMMAND },
  { "engine:a 'b", QDR_CONTESTANT_ERROR_COMMAND },
};

START_TEST (whoever_is_not_understood_is_an_error)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (qdr_contestant_new (wrong_contestants[_i].text, personalities, &error));
  ck_assert (g_error_matches (error, QDR_CONTESTANT_ERROR, (int) wrong_contestants[_i].code));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("contestant");
  TCase *tcase = tcase_create ("contestant");

  tcase_add_test (tcase, the_id_of_a_personality_means_it);
  tcase_add_test (tcase, an_engine_is_a_command_line);
  tcase_add_test (tcase, only_personalities_that_want_the_book_play_by_it);
  tcase_add_loop_test (tcase, whoever_is_not_understood_is_an_error, 0,
                       G_N_ELEMENTS (wrong_contestants));
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
