/*
 * The main function of every test program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <stdlib.h>

#include "temp-folder.h"

/*
 * Puts temporary files into a folder of this program's own, so that a test that fails or dies
 * before its teardown leaves nothing behind. GLib asks for TMPDIR only once, so nothing may have
 * asked yet.
 */
static inline char *
enter_temp_folder (void)
{
  const char *parent = g_getenv ("TMPDIR");
  char *folder = g_build_filename (parent != NULL ? parent : "/tmp", "quoridor-test-XXXXXX", NULL);

  if (g_mkdtemp (folder) == NULL)
    g_error ("there can be no folder %s", folder);
  g_setenv ("TMPDIR", folder, TRUE);

  return folder;
}

/* Takes over @suite. */
static inline int
run_suite (Suite *suite)
{
  char *folder = enter_temp_folder ();
  SRunner *runner = srunner_create (suite);
  int n_failed;

  srunner_run_all (runner, CK_ENV);
  n_failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  remove_temp_folder (folder);
  return n_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
