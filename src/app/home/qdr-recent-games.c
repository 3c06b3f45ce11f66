/*
 * The games that were opened, saved or left last, for people to come back to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-games.h"

#include "qdr-file-name.h"
#include "qdr-games-folder.h"
#include "qdr-recent-files.h"

static void
recent_game_free (gpointer data)
{
  QdrRecentGame *self = data;

  g_free (self->uri);
  g_free (self->title);
  g_date_time_unref (self->when);
  g_free (self);
}

/* Games that are kept begin with their date, which is told otherwise. */
static const char *
skip_date (const char *name)
{
  const char *digits = "dddd-dd-dd ";
  gsize i = 0;

  while (digits[i] != '\0' && (digits[i] == 'd' ? g_ascii_isdigit (name[i]) : name[i] == digits[i]))
    i++;
  return digits[i] == '\0' ? name + i : name;
}

static QdrRecentGame *
recent_game_new (const char *uri, const char *name, GDateTime *when)
{
  QdrRecentGame *self = g_new (QdrRecentGame, 1);
  g_autoptr (GFile) file = g_file_new_for_uri (uri);
  const gboolean is_kept = qdr_games_folder_contains (file);
  char *title = qdr_file_name_without_extension (is_kept ? skip_date (name) : name);

  *self = (QdrRecentGame){ g_strdup (uri), title, g_date_time_ref (when), is_kept };
  return self;
}

static gboolean
has_uri (GPtrArray *list, const char *uri)
{
  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (((QdrRecentGame *) g_ptr_array_index (list, i))->uri, uri))
      return TRUE;
  return FALSE;
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const QdrRecentGame *one = *(QdrRecentGame *const *) a;
  const QdrRecentGame *other = *(QdrRecentGame *const *) b;

  return g_date_time_compare (other->when, one->when);
}

static void
add_kept_games (GPtrArray *list)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (GPtrArray) kept = qdr_games_folder_list (folder);

  for (guint i = 0; i < kept->len; i++) {
    GFileInfo *info = g_ptr_array_index (kept, i);
    g_autoptr (GFile) file = g_file_get_child (folder, g_file_info_get_name (info));
    g_autoptr (GDateTime) when = g_file_info_get_modification_date_time (info);
    g_autofree char *uri = g_file_get_uri (file);

    if (when != NULL && !has_uri (list, uri))
      g_ptr_array_add (list, recent_game_new (uri, g_file_info_get_display_name (info), when));
  }
}

GPtrArray *
qdr_recent_games_list (guint length)
{
  g_autoptr (GPtrArray) infos = qdr_recent_files_list ();
  GPtrArray *list = g_ptr_array_new_with_free_func (recent_game_free);

  for (guint i = 0; i < MIN (infos->len, length); i++) {
    GtkRecentInfo *info = g_ptr_array_index (infos, i);

    g_ptr_array_add (list, recent_game_new (gtk_recent_info_get_uri (info),
                                            gtk_recent_info_get_display_name (info),
                                            gtk_recent_info_get_modified (info)));
  }
  add_kept_games (list);
  g_ptr_array_sort (list, compare_games);
  if (list->len > length)
    g_ptr_array_set_size (list, (int) length);
  return list;
}
