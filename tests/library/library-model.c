/*
 * A library in a folder of its own, and its games once more in a plain list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-model.h"

#include <string.h>

#include "temp-folder.h"

static char *folder;
char *library_path;
QdrLibrary *library;
GArray *model;

static void
clear_kept (gpointer data)
{
  g_object_unref (((Kept *) data)->game);
}

void
set_up_library (void)
{
  g_autoptr (GError) error = NULL;

  folder = make_temp_folder ();
  library_path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_open (library_path, &error);
  ck_assert_msg (library != NULL, "%s", error != NULL ? error->message : "");
  model = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_array_set_clear_func (model, clear_kept);
}

void
tear_down_library (void)
{
  g_clear_pointer (&library, qdr_library_close);
  g_clear_pointer (&model, g_array_unref);
  g_clear_pointer (&library_path, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
}

static int
compare_kept (gconstpointer a, gconstpointer b)
{
  const Kept *one = a;
  const Kept *other = b;
  const int by_date =
      strcmp (qdr_game_get_header (one->game, "Date"), qdr_game_get_header (other->game, "Date"));

  return by_date != 0 ? by_date : one->id < other->id ? -1 : 1;
}

void
sort_model (void)
{
  g_array_sort (model, compare_kept);
}
