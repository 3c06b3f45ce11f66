/*
 * Tests that register themselves, on top of Check.
 *
 *   TEST (the_first_player_begins)
 *   {
 *     ck_assert_uint_eq (get_turn (), 0);
 *   }
 *
 *   TEST (every_size_is_a_board, .loops = G_N_ELEMENTS (sizes), .timeout = 60)
 *   {
 *     check_size (&sizes[_i]);
 *   }
 *
 * A program of such tests needs no main() and no list of them: linked with "check_dep", it runs all
 * of them in the order of the file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <stdlib.h>

#include "temp-folder.h"

/* Options of a test. Unset ones come from TEST_DEFAULTS in the same file. */
typedef struct {
  int loops;                    /* runs with _i from "from" to loops - 1; 0 for one run */
  int from;                     /* the first _i */
  int timeout;                  /* seconds, before CK_TIMEOUT_MULTIPLIER */
  const char *tags;             /* for CK_INCLUDE_TAGS and CK_EXCLUDE_TAGS */
  void (*set_up) (void);        /* before each run, in its process */
  void (*tear_down) (void);     /* after each run */
  void (*set_up_all) (void);    /* once, before the first of the tests with the same options */
  void (*tear_down_all) (void); /* once, after the last of them */
  gboolean no_fixture;          /* without the fixture of TEST_DEFAULTS */
  gboolean skip;                /* does not run */
} TestOptions;

void test_register (const TTest *test, const TestOptions *options);
void test_set_defaults (const char *file, const TestOptions *options);

/* The arguments of the program, such as the path of another program. */
int test_get_argc (void);
const char *test_get_argument (int index);

/*
 * Runs all tests with a new folder for temporary files, and returns the exit status. For a main()
 * with preparations.
 */
int run_tests (int argc, char **argv);

#define TEST(test_name, ...)                                                                       \
  static void test_name (int _i);                                                                  \
  static const TTest test_name##_test = { #test_name, test_name, __FILE__, __LINE__ };             \
  __attribute__ ((constructor)) static void test_name##_register (void)                            \
  {                                                                                                \
    test_register (&test_name##_test, &(TestOptions){ __VA_ARGS__ });                              \
  }                                                                                                \
  static void test_name (int _i G_GNUC_UNUSED)

/* Options of all tests in the file, once a file. */
#define TEST_DEFAULTS(...)                                                                         \
  __attribute__ ((constructor)) static void set_test_defaults (void)                               \
  {                                                                                                \
    test_set_defaults (__FILE__, &(TestOptions){ __VA_ARGS__ });                                   \
  }
