/*
 * Recent files of this program, stored in the desktop's list for all programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-files.h"

#include "qdr-saved-game.h"

/* The name of this program in the list. */
#define PROGRAM_NAME "Quoridor"

/* Maximum size of a file that is read only to describe it, bytes. */
#define MAX_SIZE 65536

GPtrArray *
qdr_recent_files_read (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInfo) info = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE,
                            cancellable, error);
  if (info == NULL)
    return NULL;
  if (g_file_info_get_size (info) > MAX_SIZE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE, "The file is long");
    return NULL;
  }
  return qdr_saved_game_load (file, NULL, error);
}

void
qdr_recent_files_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char mime_type[] = "application/x-quoridor";
  char program[] = PROGRAM_NAME;
  char command[] = "quoridor %u";
  const GtkRecentData data = {
    .mime_type = mime_type,
    .app_name = program,
    .app_exec = command,
  };

  g_return_if_fail (G_IS_FILE (file));

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
qdr_recent_files_remove (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  g_return_if_fail (G_IS_FILE (file));

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

/* Compares two files so that the newest comes first. */
static int
compare_infos (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified (*(GtkRecentInfo *const *) b),
                              gtk_recent_info_get_modified (*(GtkRecentInfo *const *) a));
}

GPtrArray *
qdr_recent_files_list (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_recent_info_unref);

  for (GList *link = infos; link != NULL; link = link->next) {
    if (gtk_recent_info_has_application (link->data, PROGRAM_NAME))
      g_ptr_array_add (list, link->data);
    else
      gtk_recent_info_unref (link->data);
  }
  g_list_free (infos);
  g_ptr_array_sort (list, compare_infos);
  return list;
}
