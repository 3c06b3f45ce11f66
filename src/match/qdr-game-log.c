/*
 * A file to which played games are added, one after another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-log.h"

#include <string.h>

#include "qdr-saved-game.h"

struct QdrGameLog {
  GFileOutputStream *stream;
  gboolean is_empty;
};

QdrGameLog *
qdr_game_log_open (GFile *file, GError **error)
{
  g_autoptr (GFileOutputStream) stream = NULL;
  QdrGameLog *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  stream = g_file_append_to (file, G_FILE_CREATE_NONE, NULL, error);
  if (stream == NULL)
    return NULL;

  self = g_new0 (QdrGameLog, 1);
  self->is_empty = g_seekable_tell (G_SEEKABLE (stream)) == 0;
  self->stream = g_steal_pointer (&stream);
  return self;
}

void
qdr_game_log_free (QdrGameLog *self)
{
  if (self == NULL)
    return;

  g_object_unref (self->stream);
  g_free (self);
}

gboolean
qdr_game_log_add (QdrGameLog *self, QdrGame *game, GError **error)
{
  g_autofree char *text = NULL;
  g_autofree char *entry = NULL;

  g_return_val_if_fail (self != NULL && QDR_IS_GAME (game), FALSE);

  /* An empty line stands between two games. */
  text = qdr_saved_game_to_text (game);
  entry = g_strconcat (self->is_empty ? "" : "\n", text, NULL);
  self->is_empty = FALSE;

  return g_output_stream_write_all (G_OUTPUT_STREAM (self->stream), entry, strlen (entry), NULL,
                                    NULL, error);
}
