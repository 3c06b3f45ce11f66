/*
 * A fuzz target: a tournament is read from any file, or there is one error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"
#include "qdr-tournament-record.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *path = fuzz_write_file (data, size);
  g_autoptr (GError) error = NULL;
  QdrTournamentRecord *record = qdr_tournament_record_read (path, &error);

  if (record != NULL)
    qdr_tournament_record_free (record);
  else
    fuzz_check_error (error);
  return 0;
}
