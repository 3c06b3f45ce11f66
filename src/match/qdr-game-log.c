/*
 * A file of saved games that grows by one game at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-log.h"

#include <errno.h>
#include <string.h>

#include "qdr-saved-game.h"
#include "qdr-text-file.h"

/* The maximum size of a file that is read, in bytes. */
#define MAX_SIZE (1024 * 1024 * 1024)

struct QdrGameLog {
  GFile *file;
  GFileOutputStream *stream; /* (nullable): NULL before the first game of a new file */
  gboolean is_empty;

  GHashTable *games; /* (nullable): the texts of the games in the file; NULL until the file is
                        read */
  char *last_game;   /* (nullable): the text of the last game in the file; it may be incomplete */
  goffset last_game_at;
};

static gboolean
open_stream (QdrGameLog *self, GError **error)
{
  g_autoptr (GFileInfo) info = NULL;

  self->stream = g_file_append_to (self->file, G_FILE_CREATE_NONE, NULL, error);
  if (self->stream == NULL)
    return FALSE;

  /* Reads the size of the file, because the position of the stream is undefined before the first
   * write. */
  info = g_file_output_stream_query_info (self->stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);
  self->is_empty = info != NULL && g_file_info_get_size (info) == 0;
  return TRUE;
}

#define INODE G_FILE_ATTRIBUTE_UNIX_DEVICE "," G_FILE_ATTRIBUTE_UNIX_INODE

/* Returns whether the stream still writes to the file of this name. Another program may have
 * replaced the file: what is written to the old one would be lost. */
static gboolean
is_current (QdrGameLog *self)
{
  g_autoptr (GFileInfo) opened = NULL;
  g_autoptr (GFileInfo) named = NULL;

  if (self->stream == NULL)
    return FALSE;
  opened = g_file_output_stream_query_info (self->stream, INODE, NULL, NULL);
  named = g_file_query_info (self->file, INODE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return opened != NULL && named != NULL &&
         g_file_info_get_attribute_uint32 (opened, G_FILE_ATTRIBUTE_UNIX_DEVICE) ==
             g_file_info_get_attribute_uint32 (named, G_FILE_ATTRIBUTE_UNIX_DEVICE) &&
         g_file_info_get_attribute_uint64 (opened, G_FILE_ATTRIBUTE_UNIX_INODE) ==
             g_file_info_get_attribute_uint64 (named, G_FILE_ATTRIBUTE_UNIX_INODE);
}

QdrGameLog *
qdr_game_log_open (GFile *file, GError **error)
{
  g_autoptr (QdrGameLog) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (QdrGameLog, 1);
  self->file = g_object_ref (file);
  if (g_file_query_exists (file, NULL)) {
    if (!open_stream (self, error))
      return NULL;
  } else {
    /* Checks that the file can be created later. */
    g_autoptr (GFile) folder = g_file_get_parent (file);
    g_autoptr (GFileInfo) info =
        g_file_query_info (folder,
                           G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE,
                           G_FILE_QUERY_INFO_NONE, NULL, error);
    int problem = 0;

    if (info == NULL)
      return NULL;
    if (g_file_info_get_file_type (info) != G_FILE_TYPE_DIRECTORY)
      problem = ENOTDIR;
    else if (!g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE))
      problem = EACCES;
    if (problem != 0) {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (problem),
                           g_strerror (problem));
      return NULL;
    }
  }
  return g_steal_pointer (&self);
}

void
qdr_game_log_free (QdrGameLog *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->stream);
  g_clear_pointer (&self->games, g_hash_table_unref);
  g_free (self->last_game);
  g_object_unref (self->file);
  g_free (self);
}

gboolean
qdr_game_log_add_game (QdrGameLog *self, QdrGame *game, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *entry = NULL;

  g_return_val_if_fail (self != NULL && QDR_IS_GAME (game), FALSE);

  if (!is_current (self))
    g_clear_object (&self->stream);
  if (self->stream == NULL && !open_stream (self, error))
    return FALSE;

  /* Separates games by an empty line. */
  text = qdr_saved_game_to_text (game);
  entry = g_strconcat (self->is_empty ? "" : "\n", text, NULL);
  self->is_empty = FALSE;

  return g_output_stream_write_all (G_OUTPUT_STREAM (self->stream), entry, strlen (entry), NULL,
                                    NULL, error);
}

/* Reads the texts of the games in the file. Each begins with a header, after an empty line. */
static gboolean
read_games (QdrGameLog *self, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GError) reason = NULL;
  char *at;

  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  text = qdr_text_file_read_any_kind (self->file, MAX_SIZE, NULL, NULL, &reason);
  if (text == NULL) {
    if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
      return TRUE;
    name = g_file_get_parse_name (self->file);
    g_propagate_prefixed_error (error, g_steal_pointer (&reason), "%s: ", name);
    return FALSE;
  }

  at = text;
  for (char *gap = strstr (at, "\n\n["); gap != NULL; gap = strstr (at, "\n\n[")) {
    g_hash_table_add (self->games, g_strndup (at, (gsize) (gap - at) + 1));
    at = gap + 2;
  }
  self->last_game = g_strdup (at);
  /* Removes an empty line at the end of the file from the text of the last game. */
  if (g_str_has_suffix (at, "\n\n"))
    at[strlen (at) - 1] = '\0';
  g_hash_table_add (self->games, g_strdup (at));
  self->last_game_at = at - text;
  return TRUE;
}

gboolean
qdr_game_log_add_game_if_missing (QdrGameLog *self, QdrGame *game, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL && QDR_IS_GAME (game), FALSE);

  if (self->games == NULL && !read_games (self, error))
    return FALSE;
  text = qdr_saved_game_to_text (game);
  if (g_hash_table_contains (self->games, text))
    return TRUE;
  if (self->last_game != NULL && self->last_game[0] != '\0' &&
      g_str_has_prefix (text, self->last_game)) {
    /* Removes the incomplete copy and the empty line before it. */
    const goffset size = MAX (self->last_game_at - 1, 0);

    g_clear_pointer (&self->last_game, g_free);
    if (self->stream == NULL && !open_stream (self, error))
      return FALSE;
    self->is_empty = size == 0;
    if (!g_seekable_truncate (G_SEEKABLE (self->stream), size, NULL, error))
      return FALSE;
  }
  return qdr_game_log_add_game (self, game, error);
}
