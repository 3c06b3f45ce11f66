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
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1000);

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
  g_autoptr (QdrAgent) agent = qdr_contestant_make_agent (contestant, 1000);

  ck_assert_str_eq (qdr_contestant_get_id (contestant), "engine:a 'b c' d");
  ck_assert_ptr_null (qdr_contestant_get_personality (contestant));
  ck_assert (QDR_IS_PROGRAM_AGENT (agent));
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
  tcase_add_loop_test (tcase, whoever_is_not_understood_is_an_error, 0,
                       G_N_ELEMENTS (wrong_contestants));
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
