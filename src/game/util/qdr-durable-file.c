/*
 * Replacement of a file, either completely or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* for O_TMPFILE */

#include "qdr-durable-file.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NEW_FILE_MODE 0666
#define PERMISSION_BITS 07777

/* The file to be replaced. */
typedef struct {
  char *path; /* path that is no symbolic link */
  gboolean exists;
  int mode; /* permissions */
} Target;

static void
target_clear (Target *self)
{
  free (self->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Target, target_clear)

static gboolean
fail_with_errno (int code, const char *path, GError **error)
{
  g_autofree char *display_name = g_filename_display_name (path);

  /* Translators: the first %s is the name of a file, the second is an error message of the
   * operating system. */
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code), _ ("Cannot write “%s”: %s"),
               display_name, g_strerror (code));
  return FALSE;
}

/* Returns (transfer full): the file to which @path, a symbolic link to a missing file, leads. @path
 * itself if it is no link. */
static char *
find_missing_file (const char *path)
{
  g_autofree char *link = g_file_read_link (path, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *next = link != NULL ? g_canonicalize_filename (link, folder) : NULL;

  /* realpath() has failed before if links lead in a circle. */
  return next != NULL ? find_missing_file (next) : strdup (path);
}

/* Fails for folders, special files and files that the user may not write: they must not be
 * replaced. */
static gboolean
target_init (Target *self, const char *path, GError **error)
{
  GStatBuf status;

  *self = (Target){ .path = realpath (path, NULL), .mode = NEW_FILE_MODE };
  if (self->path == NULL) {
    if (errno != ENOENT)
      return fail_with_errno (errno, path, error);
    self->path = find_missing_file (path);
    return TRUE;
  }
  if (g_stat (self->path, &status) != 0)
    return fail_with_errno (errno, path, error);
  if (S_ISDIR (status.st_mode))
    return fail_with_errno (EISDIR, path, error);
  if (!S_ISREG (status.st_mode)) {
    g_autofree char *display_name = g_filename_display_name (path);

    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                 _ ("Cannot write “%s”: it is a special file"), display_name);
    return FALSE;
  }
  /* The file would be replaced by another, for which its permissions do not count. */
  if (g_access (self->path, W_OK) != 0)
    return fail_with_errno (errno, path, error);
  self->exists = TRUE;
  self->mode = (int) (status.st_mode & PERMISSION_BITS);
  return TRUE;
}

/* For a local file, this avoids g_file_replace_contents(), which overwrites a symbolic
 * link or a file with several hard links. A full disk would then destroy the old contents. */
gboolean
qdr_durable_file_replace (GFile *file, const char *contents, gsize length, GError **error)
{
  const char *path = g_file_peek_path (file);
  g_auto (Target) target = { .path = NULL };
  g_autoptr (GError) file_error = NULL;

  if (path == NULL || !g_file_is_native (file))
    return g_file_replace_contents (file, contents, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                    NULL, error);

  if (!target_init (&target, path, error))
    return FALSE;
  if (!g_file_set_contents_full (target.path, contents, (gssize) length,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                 target.mode, &file_error)) {
    g_set_error_literal (error, G_IO_ERROR,
                         (int) g_io_error_from_file_error ((GFileError) file_error->code),
                         file_error->message);
    return FALSE;
  }

  /* Restore permissions cleared by the umask. A failure is no error: the contents are safe. */
  if (target.exists && g_chmod (target.path, target.mode) != 0)
    g_debug ("Cannot restore the permissions of %s: %s", target.path, g_strerror (errno));
  return TRUE;
}

struct QdrDurableStream {
  Target target;         /* file to be replaced; unused if GIO writes */
  int fd;                /* new file without a name (O_TMPFILE); -1 if GIO writes */
  GOutputStream *output; /* buffered stream to the new file */
};

QdrDurableStream *
qdr_durable_stream_open (GFile *file, GError **error)
{
  g_autoptr (QdrDurableStream) self = g_new0 (QdrDurableStream, 1);
  g_autoptr (GOutputStream) raw = NULL;
  const char *path;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self->fd = -1;
  path = g_file_peek_path (file);
  if (path != NULL && g_file_is_native (file)) {
    g_autofree char *folder = NULL;

    if (!target_init (&self->target, path, error))
      return NULL;
#ifdef O_TMPFILE
    /* Try a file without a name first, which vanishes if the program ends. */
    folder = g_path_get_dirname (self->target.path);
    self->fd = open (folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, self->target.mode);
#endif
    /* Restore permissions cleared by the umask. */
    if (self->fd >= 0 && self->target.exists && fchmod (self->fd, (mode_t) self->target.mode) != 0)
      g_debug ("Cannot restore the permissions of %s: %s", path, g_strerror (errno));
  }
  if (self->fd >= 0)
    raw = g_unix_output_stream_new (self->fd, TRUE);
  else
    raw = G_OUTPUT_STREAM (g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error));
  if (raw == NULL)
    return NULL;

  self->output = g_buffered_output_stream_new (raw);
  return g_steal_pointer (&self);
}

gboolean
qdr_durable_stream_write (QdrDurableStream *self, const char *text, gsize length, GError **error)
{
  g_return_val_if_fail (self != NULL && self->output != NULL, FALSE);
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  return g_output_stream_write_all (self->output, text, length, NULL, NULL, error);
}

gboolean
qdr_durable_stream_finish (QdrDurableStream *self, GError **error)
{
  g_autoptr (GOutputStream) output = NULL;

  g_return_val_if_fail (self != NULL && self->output != NULL, FALSE);

  if (!g_output_stream_flush (self->output, NULL, error))
    return FALSE;
  if (self->fd >= 0) {
    g_autofree char *nameless = g_strdup_printf ("/proc/self/fd/%d", self->fd);
    const char *path = self->target.path;
    gboolean is_named = fsync (self->fd) == 0 &&
                        linkat (AT_FDCWD, nameless, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0;

    if (!is_named && errno == EEXIST) {
      /* linkat() cannot replace a file, but g_rename() can: first link to a temporary name. */
      g_autofree char *name = g_strdup_printf ("%s.%08x", path, g_random_int ());

      if (linkat (AT_FDCWD, nameless, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0) {
        is_named = g_rename (name, path) == 0;
        if (!is_named)
          g_unlink (name);
      }
    }
    if (!is_named)
      return fail_with_errno (errno, path, error);
  }
  output = g_steal_pointer (&self->output);
  return g_output_stream_close (output, NULL, error);
}

/* Closing a stream of GIO with a cancelled cancellable discards the written data. */
void
qdr_durable_stream_free (QdrDurableStream *self)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);
  if (self->output != NULL)
    g_output_stream_close (self->output, cancelled, NULL);
  g_clear_object (&self->output);
  target_clear (&self->target);
  g_free (self);
}
