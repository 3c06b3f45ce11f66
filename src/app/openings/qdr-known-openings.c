/*
 * The names of openings that the program and its user know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-known-openings.h"

#include "qdr-data-dir.h"

QdrOpeningNames *
qdr_known_openings_load (GPtrArray *problems)
{
  g_autofree char *known = qdr_data_dir_find ("QDR_OPENINGS_FILE", "openings.txt");
  g_autofree char *own =
      g_build_filename (g_get_user_data_dir (), "quoridor", "openings.txt", NULL);
  QdrOpeningNames *names = qdr_opening_names_new ();

  g_return_val_if_fail (problems != NULL, names);

  if (known != NULL)
    qdr_opening_names_load (names, known, problems);
  qdr_opening_names_load (names, own, problems);
  return names;
}
