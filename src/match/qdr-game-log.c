/*
 * A file to which played games are added, one after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-log.h"

#include <errno.h>
#include <string.h>

#include "qdr-saved-game.h"

struct QdrGameLog {
  GFile *file;
  GFileOutputStream *stream; /* (nullable): before the first game of a new file */
  gboolean is_empty;
};

static gboolean
open_stream (QdrGameLog *self, GError **error)
{
  self->stream = g_file_append_to (self->file, G_FILE_CREATE_NONE, NULL, error);
  if (self->stream == NULL)
    return FALSE;

  self->is_empty = g_seekable_tell (G_SEEKABLE (self->stream)) == 0;
  return TRUE;
}

/* Whether the file can be made in its folder. After the first game it would be late to find out. */
static gboolean
check_folder (GFile *file, GError **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GFileInfo) info =
      g_file_query_info (folder,
                         G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);
  int problem = 0;

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_DIRECTORY)
    problem = ENOTDIR;
  else if (!g_file_info_get_attribute_boolean (info, G_FILE_ATTRIBUTE_ACCESS_CAN_WRITE))
    problem = EACCES;

  if (problem != 0)
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (problem), g_strerror (problem));
  return problem == 0;
}

QdrGameLog *
qdr_game_log_open (GFile *file, GError **error)
{
  g_autoptr (QdrGameLog) self = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (QdrGameLog, 1);
  self->file = g_object_ref (file);
  if (g_file_query_exists (file, NULL) ? open_stream (self, error) : check_folder (file, error))
    return g_steal_pointer (&self);
  return NULL;
}

void
qdr_game_log_free (QdrGameLog *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->stream);
  g_object_unref (self->file);
  g_free (self);
}

gboolean
qdr_game_log_add (QdrGameLog *self, QdrGame *game, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *entry = NULL;

  g_return_val_if_fail (self != NULL && QDR_IS_GAME (game), FALSE);

  if (self->stream == NULL && !open_stream (self, error))
    return FALSE;

  /* An empty line stands between two games. */
  text = qdr_saved_game_to_text (game);
  entry = g_strconcat (self->is_empty ? "" : "\n", text, NULL);
  self->is_empty = FALSE;

  return g_output_stream_write_all (G_OUTPUT_STREAM (self->stream), entry, strlen (entry), NULL,
                                    NULL, error);
}
