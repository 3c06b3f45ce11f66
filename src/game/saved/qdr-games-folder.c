/*
 * The folder in which the program saves games that the user closes without saving them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-games-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "qdr-durable-file.h"
#include "qdr-game-text.h"
#include "qdr-person-name.h"
#include "qdr-saved-game-private.h"
#include "qdr-saved-game.h"
#include "qdr-text-file.h"

#define SUFFIX ".quoridor"

/* The key of the file in the folder to which a game was saved; see qdr_saved_file_set(). */
#define FILE_KEY "qdr-file-in-games-folder"

/* Maximum length of a file name without number and suffix, in bytes. File systems allow 255. */
#define MAX_NAME_LENGTH 150

GFile *
qdr_games_folder_get_default (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "quoridor", "games", NULL);
}

gboolean
qdr_games_folder_contains (GFile *file)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();

  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return g_file_has_parent (file, folder);
}

static void
set_error (GError **error, int number)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (number), g_strerror (number));
}

/* Creates an empty file with a new name such as "2026-11-20 Anna – Mason.quoridor". The file
 * reserves the name until the game is written to it. */
static GFile *
create_file (const char *folder, QdrGame *game, GError **error)
{
  g_autofree char *players = qdr_game_format_player_names (game);
  const char *date = qdr_game_get_header (game, "Date");
  g_autofree char *text = g_strjoin (" ", date != NULL ? date : "", players, NULL);
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *c = g_strstrip (text); *c != '\0'; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);
    /* A plain character is valid in a file name on all file systems. */
    const gboolean is_plain = g_unichar_isprint (letter) && strchr ("/\\:*?\"<>|", *c) == NULL;

    if (name->len + 6 > MAX_NAME_LENGTH)
      break;
    /* A file whose name begins with a dot would be hidden. */
    g_string_append_unichar (name, is_plain && (name->len > 0 || letter != '.') ? letter : '-');
  }

  for (guint i = 1;; i++) {
    g_autofree char *number = i > 1 ? g_strdup_printf (" %u", i) : g_strdup ("");
    g_autofree char *base = g_strconcat (name->str, number, SUFFIX, NULL);
    g_autofree char *path = g_build_filename (folder, base, NULL);
    const int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (fd >= 0) {
      close (fd);
      return g_file_new_for_path (path);
    }
    if (errno != EEXIST) {
      set_error (error, errno);
      return NULL;
    }
  }
}

GFile *
qdr_games_folder_save_game (GFile *folder, QdrGame *game, GError **error)
{
  g_autoptr (GFile) target = NULL;
  g_autofree char *text = NULL;
  const QdrSavedFile *saved;
  gboolean is_new;
  gsize length;

  g_return_val_if_fail (G_IS_FILE (folder) && g_file_is_native (folder), NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  text = qdr_saved_game_to_text (game);
  length = strlen (text);
  if (length > QDR_SAVED_GAME_MAX_SIZE) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                         _ ("The game is too long for a file that could be opened again."));
    return NULL;
  }
  if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) != 0) {
    set_error (error, errno);
    return NULL;
  }

  saved = qdr_saved_file_get (game, FILE_KEY);
  if (saved == NULL)
    saved = qdr_saved_file_get (game, QDR_SAVED_FILE_KEY);
  if (saved != NULL && g_file_has_parent (saved->file, folder)) {
    gsize n_bytes;
    g_autofree char *contents =
        qdr_text_file_read (saved->file, QDR_SAVED_GAME_MAX_SIZE, &n_bytes, NULL, NULL);

    if (contents != NULL && qdr_saved_file_has_contents (saved, contents, n_bytes))
      target = g_object_ref (saved->file);
  }
  is_new = target == NULL;
  if (is_new) {
    target = create_file (g_file_peek_path (folder), game, error);
    if (target == NULL)
      return NULL;
  }
  if (!qdr_durable_file_replace (target, text, length, error)) {
    if (is_new)
      g_file_delete (target, NULL, NULL);
    return NULL;
  }
  qdr_saved_file_set (game, FILE_KEY, target, qdr_saved_file_compute_checksum (text, length));
  return g_steal_pointer (&target);
}

GPtrArray *
qdr_games_folder_list_files (GFile *folder)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFileEnumerator) enumerator = NULL;
  GFileInfo *info;

  g_return_val_if_fail (G_IS_FILE (folder), list);

  enumerator = g_file_enumerate_children (folder,
                                          G_FILE_ATTRIBUTE_STANDARD_NAME
                                          "," G_FILE_ATTRIBUTE_STANDARD_DISPLAY_NAME
                                          "," G_FILE_ATTRIBUTE_STANDARD_SIZE
                                          "," G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                          G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (enumerator != NULL && (info = g_file_enumerator_next_file (enumerator, NULL, NULL))) {
    /* Skip empty files, which a crash may leave. */
    if (g_str_has_suffix (g_file_info_get_name (info), SUFFIX) && g_file_info_get_size (info) > 0)
      g_ptr_array_add (list, info);
    else
      g_object_unref (info);
  }
  return list;
}

void
qdr_games_folder_rename_person (GFile *folder, const char *name, const char *new_name)
{
  g_autoptr (GPtrArray) infos = qdr_games_folder_list_files (folder);

  for (guint i = 0; i < infos->len; i++) {
    GFileInfo *info = g_ptr_array_index (infos, i);
    g_autoptr (GFile) file = g_file_get_child (folder, g_file_info_get_name (info));
    const guint64 time = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
    g_autoptr (GPtrArray) games = qdr_saved_game_load (file, NULL, NULL);
    g_autoptr (GFile) saved = NULL;

    if (games == NULL || games->len > 1 ||
        !qdr_game_rename_person (g_ptr_array_index (games, 0), name, new_name))
      continue;
    saved = qdr_games_folder_save_game (folder, g_ptr_array_index (games, 0), NULL);
    /* Games are listed by the time of the last move. */
    if (saved != NULL)
      g_file_set_attribute_uint64 (saved, G_FILE_ATTRIBUTE_TIME_MODIFIED, time,
                                   G_FILE_QUERY_INFO_NONE, NULL, NULL);
  }
}
