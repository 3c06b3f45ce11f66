/*
 * The cross table: results of all pairings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cross-table.h"

#include "test.h"

TEST (a_new_table_holds_no_games)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);

  ck_assert_uint_eq (qdr_cross_table_get_n_contestants (table), 3);
  for (guint a = 0; a < 3; a++)
    ck_assert_uint_eq (qdr_cross_table_get_total_games (table, a), 0);
}

/* Adds a game between @a and @b in which @a scores @points. */
static void
add_game (QdrCrossTable *table, guint a, guint b, double points)
{
  qdr_cross_table_add_game (table, 2, (const guint[]){ a, b },
                            (const double[]){ points, 1.0 - points });
}

TEST (a_game_counts_for_both_who_played_it)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (3);

  add_game (table, 0, 2, 1.0);
  add_game (table, 2, 0, 0.5);
  add_game (table, 1, 2, 0.0);

  ck_assert_double_eq (qdr_cross_table_get_points (table, 0, 2), 1.5);
  ck_assert_double_eq (qdr_cross_table_get_points (table, 2, 0), 0.5);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 0, 2), 2);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 2, 0), 2);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 0, 1), 0);
  ck_assert_double_eq (qdr_cross_table_get_total_points (table, 2), 1.5);
  ck_assert_uint_eq (qdr_cross_table_get_total_games (table, 2), 3);
}

TEST (a_game_of_four_counts_once_for_each_and_against_each_other)
{
  static const guint seats[] = { 4, 0, 2, 1 };
  static const guint others[] = { 0, 1, 2, 3 };
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (5);

  qdr_cross_table_add_game (table, 4, seats, (const double[]){ 0.0, 1.0, 0.0, 0.0 });
  qdr_cross_table_add_game (table, 4, others, (const double[]){ 0.25, 0.25, 0.25, 0.25 });

  ck_assert_double_eq (qdr_cross_table_get_total_points (table, 0), 1.25);
  ck_assert_double_eq (qdr_cross_table_get_total_points (table, 3), 0.25);
  ck_assert_uint_eq (qdr_cross_table_get_total_games (table, 0), 2);
  ck_assert_uint_eq (qdr_cross_table_get_total_games (table, 4), 1);
  ck_assert_double_eq (qdr_cross_table_get_points (table, 0, 1), 1.25);
  ck_assert_double_eq (qdr_cross_table_get_points (table, 0, 4), 1.0);
  ck_assert_double_eq (qdr_cross_table_get_points (table, 4, 0), 0.0);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 1, 2), 2);
  ck_assert_uint_eq (qdr_cross_table_get_n_games (table, 3, 4), 0);
}

TEST (those_who_meet_again_meet_in_any_order_of_the_seats)
{
  g_autoptr (QdrCrossTable) table = qdr_cross_table_new (5);
  const QdrPairing *meeting;

  qdr_cross_table_add_game (table, 4, (const guint[]){ 4, 0, 2, 1 },
                            (const double[]){ 0.0, 1.0, 0.0, 0.0 });
  qdr_cross_table_add_game (table, 4, (const guint[]){ 0, 2, 1, 4 },
                            (const double[]){ 0.0, 0.0, 0.0, 1.0 });
  add_game (table, 0, 4, 0.0);

  ck_assert_uint_eq (qdr_cross_table_get_n_pairings (table), 2);
  meeting = qdr_cross_table_get_pairing (table, 0);
  ck_assert_uint_eq (meeting->n_games, 2);
  ck_assert_uint_eq (meeting->contestants[1], 1);
  ck_assert_double_eq (meeting->points[0], 1.0);
  ck_assert_double_eq (meeting->points[3], 1.0);
}
