/*
 * A fuzz target: names of openings are read from any bytes, and each mistake gives one sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz-target.h"
#include "qdr-opening-names.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (QdrOpeningNames) names = qdr_opening_names_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);

  qdr_opening_names_add_from_text (names, (const char *) data, size, "names.txt", problems);
  for (guint i = 0; i < problems->len; i++)
    fuzz_require (strpbrk (problems->pdata[i], "\r\n") == NULL &&
                  g_utf8_validate (problems->pdata[i], -1, NULL));
  return 0;
}
