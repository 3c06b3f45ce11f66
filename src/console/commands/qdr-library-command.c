/*
 * Functions that several commands of quoridor-cli library use. It is separate from qdr-cmd-library,
 * which lists these commands, because the commands use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-library-ratings.h"
#include "qdr-personality-list.h"

QdrLibrary *
qdr_library_command_open (const char *path, gboolean creates_file, GError **error)
{
  g_autofree char *default_path = qdr_library_get_default_path ();

  if (path != NULL && !creates_file && !g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_autofree char *name = g_filename_display_name (path);

    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("There is no file “%s”"), name);
    return NULL;
  }
  return qdr_library_open (path != NULL ? path : default_path, error);
}

static gboolean
find_measured (const char *id, int *rating, gpointer user_data)
{
  QdrPersonality *personality = qdr_personality_list_find (user_data, id);

  if (personality == NULL)
    return FALSE;
  *rating = qdr_personality_get_rating (personality);
  return TRUE;
}

gboolean
qdr_library_command_update_ratings (QdrLibrary *library, GError **error)
{
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();

  return qdr_library_update_ratings (library, find_measured, personalities, error);
}
