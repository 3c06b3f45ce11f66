/*
 * Taste and weakness.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-style.h"
#include "run-suite.h"

#define SAMPLES 20000

START_TEST (full_strength_makes_no_error_and_overlooks_nothing)
{
  for (guint i = 0; i < 1000; i++) {
    ck_assert_int_eq (qdr_style_error (&qdr_style_default, i), 0);
    ck_assert (!qdr_style_overlooks (&qdr_style_default, i, (QdrMove) i));
  }
}
END_TEST

START_TEST (errors_stay_within_the_noise_on_both_sides_and_repeat_themselves)
{
  const QdrStyle style = { .noise = 50, .seed = 3 };
  int min = 0;
  int max = 0;
  int sum = 0;

  for (guint i = 0; i < SAMPLES; i++) {
    const int error = qdr_style_error (&style, i);

    ck_assert_int_eq (error, qdr_style_error (&style, i));
    min = MIN (min, error);
    max = MAX (max, error);
    sum += error;
  }
  ck_assert_int_eq (min, -50);
  ck_assert_int_eq (max, 50);
  ck_assert_int_le (ABS (sum), SAMPLES);
}
END_TEST

START_TEST (the_blind_spot_has_about_its_share)
{
  const QdrStyle style = { .blind_spot = 30, .seed = 3 };
  guint count = 0;

  for (guint i = 0; i < SAMPLES; i++)
    count += qdr_style_overlooks (&style, i / 100, (QdrMove) (i % 100));
  ck_assert_uint_ge (count, SAMPLES * 28 / 100);
  ck_assert_uint_le (count, SAMPLES * 32 / 100);
}
END_TEST

START_TEST (another_seed_errs_otherwise)
{
  const QdrStyle one = { .noise = 200, .blind_spot = 50, .seed = 1 };
  const QdrStyle other = { .noise = 200, .blind_spot = 50, .seed = 2 };
  guint n_errors = 0;
  guint n_overlooked = 0;

  for (guint i = 0; i < 100; i++) {
    n_errors += qdr_style_error (&one, i) != qdr_style_error (&other, i);
    n_overlooked +=
        qdr_style_overlooks (&one, 9, (QdrMove) i) != qdr_style_overlooks (&other, 9, (QdrMove) i);
  }
  ck_assert_uint_ge (n_errors, 90);
  ck_assert_uint_ge (n_overlooked, 25);
}
END_TEST

/* Scores of different styles must not be mistaken for each other in the table. */
START_TEST (every_field_and_the_player_change_the_hash)
{
  const guint64 hash = qdr_style_hash (&qdr_style_default, 0);
  QdrStyle changed[7];

  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    changed[i] = qdr_style_default;
  changed[0].own_path++;
  changed[1].other_path++;
  changed[2].wall++;
  changed[3].tempo++;
  changed[4].noise++;
  changed[5].blind_spot++;
  changed[6].seed++;
  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    ck_assert_uint_ne (qdr_style_hash (&changed[i], 0), hash);
  ck_assert_uint_ne (qdr_style_hash (&qdr_style_default, 1), hash);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("style");
  TCase *tcase = tcase_create ("style");

  tcase_add_test (tcase, full_strength_makes_no_error_and_overlooks_nothing);
  tcase_add_test (tcase, errors_stay_within_the_noise_on_both_sides_and_repeat_themselves);
  tcase_add_test (tcase, the_blind_spot_has_about_its_share);
  tcase_add_test (tcase, another_seed_errs_otherwise);
  tcase_add_test (tcase, every_field_and_the_player_change_the_hash);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
