/*
 * Today's date.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-today.h"
#include "test.h"

TEST (a_day_that_is_said_is_today)
{
  g_autofree char *name = NULL;

  g_setenv ("QDR_TODAY", "2026-12-01", TRUE);
  name = qdr_today_format_date ();
  ck_assert_str_eq (name, "2026-12-01");
  ck_assert_uint_eq (qdr_today_get_julian_day (), 739951);
  g_setenv ("QDR_TODAY", "2027-01-01", TRUE);
  ck_assert_uint_eq (qdr_today_get_julian_day (), 739951 + 31);
}

TEST (what_is_no_date_says_nothing)
{
  static const char *const texts[] = { "", "tomorrow", "2026-13-01", "2026-02-30", "2026-12-01x" };
  guint32 today;

  g_unsetenv ("QDR_TODAY");
  today = qdr_today_get_julian_day ();
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_setenv ("QDR_TODAY", texts[i], TRUE);
    /* The day may have changed meanwhile. */
    ck_assert_uint_le (qdr_today_get_julian_day () - today, 1);
  }
  g_unsetenv ("QDR_TODAY");
}
