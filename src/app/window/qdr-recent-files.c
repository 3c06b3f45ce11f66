/*
 * The games that were opened and saved last.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-files.h"

#include <string.h>

#include "qdr-file-name.h"
#include "qdr-kept-games.h"

/* What the list of the desktop calls this program. */
#define PROGRAM_NAME "Quoridor"

#define MENU_LENGTH 10

/* A longer line of the menu would be wider than a phone. */
#define MAX_LETTERS 48

void
qdr_recent_files_add (GFile *file, const char *description)
{
  g_autofree char *uri = g_file_get_uri (file);
  char mime_type[] = "application/x-quoridor";
  char program[] = PROGRAM_NAME;
  char command[] = "quoridor %u";
  g_autofree char *words = g_strdup (description);
  const GtkRecentData data = {
    .description = words,
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

/* The newest first. */
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

/* Of a game that was left: what it is, and the day, since the file is named by the program. Other
 * files are what somebody has called them first. */
static char *
describe (GtkRecentInfo *info)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (GDateTime) when = g_date_time_to_local (gtk_recent_info_get_modified (info));
  g_autofree char *date = g_date_time_format (when, "%x");
  g_autofree char *name = qdr_file_name_without_extension (gtk_recent_info_get_display_name (info));
  const char *description = gtk_recent_info_get_description (info);
  const gboolean is_kept = qdr_kept_games_contain (file);

  if (description == NULL)
    return g_steal_pointer (&name);
  return g_strjoin (" · ", is_kept ? description : name, is_kept ? date : description, NULL);
}

static GMenuItem *
make_item (GtkRecentInfo *info)
{
  g_autofree char *words = describe (info);
  g_autofree char *start =
      g_utf8_substring (words, 0, MIN (g_utf8_strlen (words, -1), MAX_LETTERS));
  g_autofree char *text = g_strconcat (start, strlen (start) < strlen (words) ? "…" : "", NULL);
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);
  /* An underscore would be taken for a mnemonic. */
  g_autofree char *label = g_strjoinv ("__", parts);
  GMenuItem *item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-recent", "s", gtk_recent_info_get_uri (info));
  return item;
}

void
qdr_recent_files_fill_menu (GMenu *menu)
{
  g_autoptr (GPtrArray) infos = qdr_recent_files_list ();

  g_return_if_fail (G_IS_MENU (menu));

  g_menu_remove_all (menu);
  for (guint i = 0; i < MIN (infos->len, MENU_LENGTH); i++) {
    g_autoptr (GMenuItem) item = make_item (g_ptr_array_index (infos, i));

    g_menu_append_item (menu, item);
  }
}
