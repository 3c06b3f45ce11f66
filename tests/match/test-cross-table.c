/*
 * Who won how much against whom.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cross-table.h"

#include "run-suite.h"

START_TEST (a_new_table_holds_no_games)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);

  ck_assert_uint_eq (qdr_cross_table_get_size (table), 3);
  for (guint a = 0; a < 3; a++)
    ck_assert_uint_eq (qdr_cross_table_get_total_games (table, a), 0);
}
END_TEST

START_TEST (a_game_counts_for_both_who_played_it)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);

  qdr_cross_table_add_game (table, 0, 2, 2);
  qdr_cross_table_add_game (table, 2, 0, 1);
  qdr_cross_table_add_game (table, 1, 2, 0);

  ck_assert_uint_eq (qdr_cross_table_get_half_points (table, 0, 2), 3);
  ck_assert_uint_eq (qdr_cross_table_get_half_points (table, 2, 0), 1);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 0, 2), 2);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 2, 0), 2);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 0, 1), 0);
  ck_assert_uint_eq (qdr_cross_table_get_total_half_points (table, 2), 3);
  ck_assert_uint_eq (qdr_cross_table_get_total_games (table, 2), 3);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("cross-table");
  TCase *tcase = tcase_create ("cross-table");

  tcase_add_test (tcase, a_new_table_holds_no_games);
  tcase_add_test (tcase, a_game_counts_for_both_who_played_it);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
