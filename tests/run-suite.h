/*
 * The main function of every test program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <stdlib.h>

/* Takes over @suite. */
static inline int
run_suite (Suite *suite)
{
  SRunner *runner = srunner_create (suite);
  int n_failed;

  srunner_run_all (runner, CK_ENV);
  n_failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return n_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
