/*
 * Dates in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-display-name.h"
#include "test.h"

/* As shown on Wednesday, 1 January 2025, a minute after midnight. */
static const struct {
  const char *when;
  const char *words;
} cases[] = {
  { "2025-01-01T00:01:00Z", "Today, 00:01" },
  { "2025-01-01T00:00:00Z", "Today, 00:00" },
  { "2024-12-31T23:59:00Z", "Yesterday, 23:59" },
  { "2024-12-31T00:00:00Z", "Yesterday, 00:00" },
  { "2024-12-30T23:59:00Z", "Monday" },
  { "2024-12-26T12:00:00Z", "Thursday" },
  { "2024-12-25T12:00:00Z", "25 December 2024" },
  { "2024-01-01T12:00:00Z", "1 January 2024" },
  /* A date in the future, as the computer's clock was changed. */
  { "2025-01-02T12:00:00Z", "2 January 2025" },
};

TEST (the_nearer_a_day_is_the_more_is_said_of_it, .loops = G_N_ELEMENTS (cases))
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2025, 1, 1, 0, 1, 0);
  g_autoptr (GDateTime) when = g_date_time_new_from_iso8601 (cases[_i].when, NULL);
  g_autofree char *words = qdr_display_name_of_date (when, now);

  ck_assert_str_eq (words, cases[_i].words);
}

/* The date of a game may be any text. */
TEST (the_date_of_a_game_reads_as_any_other)
{
  g_autofree char *day = qdr_display_name_of_game_date ("2026-11-02");

  ck_assert_pstr_eq (day, "2 November 2026");
  ck_assert_ptr_null (qdr_display_name_of_game_date ("2026-02-30"));
  ck_assert_ptr_null (qdr_display_name_of_game_date ("last week"));
}
