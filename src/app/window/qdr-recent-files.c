/*
 * Recent files of this program, stored in the desktop's list for all programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "qdr-display-name.h"
#include "qdr-game-text.h"
#include "qdr-games-folder.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"

/* The name of this program in the list. */
#define PROGRAM_NAME "Quoridor"

#define MENU_LENGTH 10

/* Maximum size of a file that is read only to describe it, bytes. */
#define MAX_SIZE 65536

/* The prefix of the name of a file's group. The language of the file's description follows the
 * prefix. */
#define LANGUAGE "quoridor-language-"

/* Maximum number of characters of a menu item, so that the menu fits on a phone. */
#define MAX_LETTERS 48

static char *
describe_games (QdrGame *game, guint n_games)
{
  g_autofree char *players = NULL;
  g_autofree char *standing = NULL;

  if (n_games > 1)
    return g_strdup_printf (ngettext ("%'u game", "%'u games", n_games), n_games);

  players = qdr_game_format_player_names (game);
  standing = qdr_game_summarise (game);
  return g_strjoin (" · ", players, standing, NULL);
}

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
qdr_recent_files_add (GFile *file, QdrGame *game, guint n_games)
{
  g_autofree char *uri = g_file_get_uri (file);
  char mime_type[] = "application/x-quoridor";
  char program[] = PROGRAM_NAME;
  char command[] = "quoridor %u";
  g_autofree char *words = describe_games (game, n_games);
  g_autofree char *language = g_strconcat (" " LANGUAGE, g_get_language_names ()[0], NULL);
  /* GTK 4.8 ignores all groups if the lowest byte of the address of the first group is 0. So the
   * first group begins at an odd address, after one character of padding. */
  char *groups[] = { language + 1, NULL };
  const GtkRecentData data = {
    .description = words,
    .mime_type = mime_type,
    .app_name = program,
    .app_exec = command,
    .groups = groups,
  };

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (QDR_IS_GAME (game));

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

/* Returns (transfer full) the text of a menu item: the name and the description of a file. The
 * name of an abandoned game is generated, so its text is the description and the date. */
static char *
describe (GtkRecentInfo *info)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  const gboolean is_abandoned = qdr_games_folder_contains (file);
  g_auto (GStrv) groups = gtk_recent_info_get_groups (info, NULL);
  g_autofree char *name =
      qdr_display_name_without_extension (gtk_recent_info_get_display_name (info));
  g_autofree char *words = g_strdup (gtk_recent_info_get_description (info));
  g_autoptr (GPtrArray) games = NULL;

  /* A description in another language is replaced with one that is made from the file. If the file
   * is remote or unreadable, there is no description. */
  for (guint i = 0; groups != NULL && groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], LANGUAGE) &&
        !g_str_equal (groups[i] + strlen (LANGUAGE), g_get_language_names ()[0])) {
      g_clear_pointer (&words, g_free);
      games = g_file_is_native (file) ? qdr_recent_files_read (file, NULL, NULL) : NULL;
      break;
    }
  if (games != NULL) {
    if (is_abandoned)
      qdr_game_set_default_human_name (g_ptr_array_index (games, 0));
    words = describe_games (g_ptr_array_index (games, 0), games->len);
  }

  if (words == NULL)
    return g_steal_pointer (&name);
  if (is_abandoned) {
    g_autoptr (GDateTime) when = g_date_time_to_local (gtk_recent_info_get_modified (info));
    g_autofree char *date = g_date_time_format (when, "%x");

    return g_strjoin (" · ", words, date, NULL);
  }
  return g_strjoin (" · ", name, words, NULL);
}

void
qdr_recent_files_fill_menu (GMenu *menu)
{
  g_autoptr (GPtrArray) infos = qdr_recent_files_list ();

  g_return_if_fail (G_IS_MENU (menu));

  g_menu_remove_all (menu);
  for (guint i = 0; i < MIN (infos->len, MENU_LENGTH); i++) {
    GtkRecentInfo *info = g_ptr_array_index (infos, i);
    g_autofree char *words = describe (info);
    g_autofree char *start =
        g_utf8_substring (words, 0, MIN (g_utf8_strlen (words, -1), MAX_LETTERS));
    g_autofree char *text = g_strconcat (start, strlen (start) < strlen (words) ? "…" : "", NULL);
    g_auto (GStrv) parts = g_strsplit (text, "_", -1);
    /* Double the underscores, because a single one would mark a mnemonic. */
    g_autofree char *label = g_strjoinv ("__", parts);
    g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

    g_menu_item_set_action_and_target (item, "win.open-recent", "s",
                                       gtk_recent_info_get_uri (info));
    g_menu_append_item (menu, item);
  }
}
