/*
 * The main function of a test program without one of its own: the linker takes it from the library
 * only then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test.h"

int
main (int argc, char **argv)
{
  return run_tests (argc, argv);
}
