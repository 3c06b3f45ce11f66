/*
 * Replaces a file whole or not at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-durable-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>

#define NEW_FILE_MODE 0666
#define PERMISSION_BITS 07777

/* What is there to be replaced. */
typedef struct {
  char *path; /* with symbolic links followed */
  gboolean exists;
  int mode;
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
  g_autofree char *shown = g_filename_display_name (path);

  /* Translators: a file, and the system's word on what is wrong. */
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code), _ ("Cannot write “%s”: %s"),
               shown, g_strerror (code));
  return FALSE;
}

/* Anything but a plain file would be destroyed by putting one in its place. */
static gboolean
target_init (Target *self, const char *path, GError **error)
{
  GStatBuf status;

  *self = (Target){ .path = realpath (path, NULL), .mode = NEW_FILE_MODE };
  if (self->path == NULL) {
    if (errno != ENOENT)
      return fail_with_errno (errno, path, error);
    self->path = strdup (path);
    return TRUE;
  }
  if (g_stat (self->path, &status) != 0)
    return fail_with_errno (errno, path, error);
  if (S_ISDIR (status.st_mode))
    return fail_with_errno (EISDIR, path, error);
  if (!S_ISREG (status.st_mode)) {
    g_autofree char *shown = g_filename_display_name (path);

    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                 _ ("Cannot write “%s”: it is a special file"), shown);
    return FALSE;
  }
  self->exists = TRUE;
  self->mode = (int) (status.st_mode & PERMISSION_BITS);
  return TRUE;
}

/*
 * g_file_replace_contents() would write in place where it finds a symbolic link or a second hard
 * link, and a full disk would then cost the old contents. This writes a temporary file beside the
 * old one, flushes it to disk and renames it.
 */
static gboolean
replace_local (const char *path, const char *contents, gsize length, GError **error)
{
  g_auto (Target) target = { .path = NULL };
  g_autoptr (GError) file_error = NULL;

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

  /* The mode above was subject to the umask. The new contents are safe whether this works or
   * not. */
  if (target.exists && g_chmod (target.path, target.mode) != 0)
    g_debug ("Cannot restore the permissions of %s: %s", target.path, g_strerror (errno));
  return TRUE;
}

gboolean
qdr_durable_file_replace (GFile *file, const char *contents, gsize length, GError **error)
{
  const char *path = g_file_peek_path (file);

  if (path != NULL && g_file_is_native (file))
    return replace_local (path, contents, length, error);
  return g_file_replace_contents (file, contents, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}
