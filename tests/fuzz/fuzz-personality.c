/*
 * A fuzz target: a personality is read from any file, or there is one error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"
#include "qdr-personality.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = fuzz_write_file (data, size);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrPersonality) personality = qdr_personality_load (file, &error);

  if (personality != NULL)
    fuzz_require (qdr_personality_get_id (personality) != NULL);
  else
    fuzz_check_error (error);
  return 0;
}
