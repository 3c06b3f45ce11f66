/*
 * A player: the defaults and values of all properties.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-player-private.h"
#include "test.h"

TEST (a_new_player_is_human_and_called_after_its_side)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (1, QDR_SIDE_NORTH);

  ck_assert_uint_eq (qdr_player_get_number (player), 1);
  ck_assert_str_eq (qdr_player_get_name (player), "North");
  ck_assert_ptr_null (qdr_player_get_explicit_name (player));
  ck_assert_str_eq (qdr_player_get_seat (player), "human");
  ck_assert (qdr_player_is_human (player));
  ck_assert_ptr_null (qdr_player_get_personality_id (player));
  ck_assert_uint_eq (qdr_player_get_stock (player), 0);
  ck_assert_int_eq (qdr_player_get_remaining_time (player), -1);
  ck_assert (qdr_player_get_in_play (player));
}

TEST (a_name_is_set_and_notified_once)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (0, QDR_SIDE_SOUTH);
  g_autofree guint *notified = count_signal (player, "notify::name");
  g_autofree char *name = NULL;

  qdr_player_set_name (player, "Anna");
  ck_assert_str_eq (qdr_player_get_name (player), "Anna");
  ck_assert_uint_eq (*notified, 1);
  g_object_set (player, "name", "Anna", NULL);
  ck_assert_uint_eq (*notified, 1);
  g_object_set (player, "name", NULL, NULL);
  g_object_get (player, "name", &name, NULL);
  ck_assert_str_eq (name, "South");
  ck_assert_uint_eq (*notified, 2);
  g_clear_object (&player);
}

TEST (an_empty_name_is_kept_but_not_shown)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (3, QDR_SIDE_EAST);

  qdr_player_set_name (player, "");
  ck_assert_str_eq (qdr_player_get_name (player), "East");
  ck_assert_str_eq (qdr_player_get_explicit_name (player), "");
}

TEST (a_name_has_one_line)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (0, QDR_SIDE_SOUTH);

  qdr_player_set_name (player, "An\nna\r");
  ck_assert_str_eq (qdr_player_get_name (player), "An na ");
}

TEST (a_seat_is_set_and_notified_once)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (0, QDR_SIDE_SOUTH);
  g_autofree guint *notified = count_signal (player, "notify::seat");
  g_autofree char *seat = NULL;

  qdr_player_set_seat (player, "human");
  ck_assert_uint_eq (*notified, 0);
  qdr_player_set_seat (player, "computer mason");
  ck_assert_uint_eq (*notified, 1);
  ck_assert_str_eq (qdr_player_get_personality_id (player), "mason");
  ck_assert (!qdr_player_is_human (player));
  g_object_get (player, "seat", &seat, NULL);
  ck_assert_str_eq (seat, "computer mason");
  g_object_set (player, "seat", "human", NULL);
  ck_assert_uint_eq (*notified, 2);
  ck_assert (qdr_player_is_human (player));
  g_clear_object (&player);
}

static const struct {
  const char *seat;
  gboolean valid;
} seats[] = {
  { "human", TRUE },      { "computer mason", TRUE }, { "computer x-1", TRUE },
  { "", FALSE },          { "Human", FALSE },         { "computer", FALSE },
  { "computer ", FALSE }, { "computer a b", FALSE },  { "computer  a", FALSE },
  { "human ", FALSE },    { "robot", FALSE },         { "computer a\nb", FALSE },
  { "engine Ka", TRUE },  { "engine Ka 2 é", TRUE },  { "engine", FALSE },
  { "engine ", FALSE },   { "engine a\nb", FALSE },   { "engine  a", FALSE },
};

TEST (a_seat_is_human_or_a_computer_with_a_personality, .loops = G_N_ELEMENTS (seats))
{
  ck_assert_int_eq (qdr_seat_is_valid (seats[_i].seat), seats[_i].valid);
}

static const struct {
  const char *id;
  const char *strength;
} ids[] = {
  { "like-me-740", "-740" }, { "like-me-1820", "-1820" },
  { "a-100", "-100" },       { "like-me", NULL },
  { "like-me-", NULL },      { "like-me-40", NULL },
  { "like-me-12345", NULL }, { "like-me-0740", NULL },
  { "like-me-+740", NULL },  { "like-me-740x", NULL },
  { "like-me740", NULL },    { "-740", NULL },
  { "like-740-me", NULL },   { "", NULL },
};

TEST (a_strength_is_three_or_four_digits_at_the_end_of_an_id, .loops = G_N_ELEMENTS (ids))
{
  ck_assert_pstr_eq (qdr_personality_id_find_strength_suffix (ids[_i].id), ids[_i].strength);
}

TEST (stock_and_being_in_play_notify_once)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (0, QDR_SIDE_SOUTH);
  g_autofree guint *stock_notified = count_signal (player, "notify::stock");
  g_autofree guint *in_play_notified = count_signal (player, "notify::in-play");
  gboolean in_play;
  guint stock;

  qdr_player_set_stock (player, 0);
  qdr_player_set_in_play (player, TRUE);
  ck_assert_uint_eq (*stock_notified + *in_play_notified, 0);
  qdr_player_set_stock (player, 10);
  qdr_player_set_in_play (player, FALSE);
  ck_assert_uint_eq (*stock_notified, 1);
  ck_assert_uint_eq (*in_play_notified, 1);
  g_object_get (player, "stock", &stock, "in-play", &in_play, NULL);
  ck_assert_uint_eq (stock, 10);
  ck_assert (!in_play);
  g_clear_object (&player);
}

TEST (the_full_stock_stays_when_walls_are_used_and_come_back)
{
  g_autoptr (QdrPlayer) player = qdr_player_new (0, QDR_SIDE_SOUTH);

  qdr_player_set_stock (player, 10);
  qdr_player_set_stock (player, 8);
  ck_assert_uint_eq (qdr_player_get_initial_stock (player), 10);
  qdr_player_set_stock (player, 9);
  ck_assert_uint_eq (qdr_player_get_initial_stock (player), 10);
}

TEST (the_time_left_is_set_and_notified_once)
{
  QdrClock clock = qdr_clock_make (5000);
  g_autoptr (QdrPlayer) player = qdr_player_new (0, QDR_SIDE_SOUTH);
  g_autofree guint *notified = count_signal (player, "notify::remaining");
  gint64 remaining;

  qdr_player_set_clock (player, &QDR_CLOCK_NONE);
  ck_assert_uint_eq (*notified, 0);
  qdr_player_set_clock (player, &clock);
  qdr_player_set_clock (player, &clock);
  ck_assert_uint_eq (*notified, 1);
  g_object_get (player, "remaining", &remaining, NULL);
  ck_assert_int_eq (remaining, 5000);
  qdr_clock_start (&clock, g_get_monotonic_time ());
  qdr_player_set_clock (player, &clock);
  ck_assert_uint_eq (*notified, 1);
  qdr_clock_stop (&clock, g_get_monotonic_time ());
  qdr_player_set_clock (player, &clock);
  ck_assert_uint_eq (*notified, 2);
  ck_assert_int_le (qdr_player_get_remaining_time (player), 5000);
  g_clear_object (&player);
}
