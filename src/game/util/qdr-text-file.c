/*
 * Reading of whole text files up to a maximum size, conversion of their text to UTF-8, and writing
 * of small text files on a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-text-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "qdr-durable-file.h"
#include "qdr-post.h"

#define BLOCK_SIZE 65536

static gboolean
fail_too_large (gsize max_bytes, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
               _ ("The file is larger than %d KiB."), (int) (max_bytes / 1024));
  return FALSE;
}

/* Replaces the sentence of GIO, which names the file. Returns NULL. */
static char *
fail_without_name (GError *reason, GError **error)
{
  static const struct {
    GIOErrorEnum code;
    int number;
  } reasons[] = {
    { G_IO_ERROR_NOT_FOUND, ENOENT },
    { G_IO_ERROR_PERMISSION_DENIED, EACCES },
    { G_IO_ERROR_IS_DIRECTORY, EISDIR },
    { G_IO_ERROR_NOT_DIRECTORY, ENOTDIR },
    { G_IO_ERROR_FILENAME_TOO_LONG, ENAMETOOLONG },
    { G_IO_ERROR_TOO_MANY_LINKS, ELOOP },
    { G_IO_ERROR_TOO_MANY_OPEN_FILES, EMFILE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_error_matches (reason, G_IO_ERROR, (int) reasons[i].code)) {
      g_set_error_literal (error, G_IO_ERROR, (int) reasons[i].code,
                           g_strerror (reasons[i].number));
      g_error_free (reason);
      return NULL;
    }
  g_propagate_error (error, reason);
  return NULL;
}

char *
qdr_text_file_read_any_kind (GFile *file,
                             gsize max_bytes,
                             gsize *length,
                             GCancellable *cancellable,
                             GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  GError *reason = NULL;
  gsize n_requested, n_read;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (max_bytes < G_MAXUINT, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  stream = g_file_read (file, cancellable, &reason);
  if (stream == NULL)
    return fail_without_name (reason, error);

  bytes = g_byte_array_new ();
  do {
    const guint n_before = bytes->len;

    /* Read up to one byte more than the maximum, to detect a file that is too large. */
    n_requested = MIN (BLOCK_SIZE, max_bytes + 1 - n_before);
    g_byte_array_set_size (bytes, n_before + (guint) n_requested);
    if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + n_before, n_requested,
                                  &n_read, cancellable, error))
      return NULL;
    g_byte_array_set_size (bytes, n_before + (guint) n_read);
    if (bytes->len > max_bytes) {
      fail_too_large (max_bytes, error);
      return NULL;
    }
  } while (n_read == n_requested);

  if (length != NULL)
    *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

char *
qdr_text_file_read (GFile *file,
                    gsize max_bytes,
                    gsize *length,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GFileInfo) info = NULL;
  GError *reason = NULL;
  GFileType type;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  /* Refuse pipes and devices: opening a pipe could block, and a device may have no end. */
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, cancellable, &reason);
  if (info == NULL)
    return fail_without_name (reason, error);

  type = g_file_info_get_file_type (info);
  if (type != G_FILE_TYPE_REGULAR) {
    g_set_error_literal (error, G_IO_ERROR,
                         type == G_FILE_TYPE_DIRECTORY ? G_IO_ERROR_IS_DIRECTORY
                                                       : G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("This is not a regular file."));
    return NULL;
  }
  if ((guint64) g_file_info_get_size (info) > max_bytes) {
    fail_too_large (max_bytes, error);
    return NULL;
  }

  return qdr_text_file_read_any_kind (file, max_bytes, length, cancellable, error);
}

/* Encodings */

/* An encoding other than UTF-8. */
typedef struct {
  const char *codeset; /* name for g_convert() */
  const char *name;    /* name for people */
  gsize unit;          /* bytes of a code unit */
} Encoding;

static const Encoding utf_32_le = { "UTF-32LE", "UTF-32", 4 };
static const Encoding utf_32_be = { "UTF-32BE", "UTF-32", 4 };
static const Encoding utf_16_le = { "UTF-16LE", "UTF-16", 2 };
static const Encoding utf_16_be = { "UTF-16BE", "UTF-16", 2 };
static const Encoding windows_1252 = { "CP1252", "Latin-1 (Windows-1252)", 1 };

/* Returns the encoding of a text with zero bytes, or NULL. In UTF-32, the highest byte of all
 * characters is zero, and the next one of most. In UTF-16, the high bytes of most characters are
 * zero, and no low byte is. */
static const Encoding *
guess_by_zeros (const char *text, gsize length)
{
  gsize n_zeros[4] = { 0 };

  for (gsize i = 0; i < length; i++)
    if (text[i] == '\0')
      n_zeros[i % 4]++;
  if (n_zeros[3] == length / 4 && n_zeros[2] > length / 8)
    return &utf_32_le;
  if (n_zeros[0] == length / 4 && n_zeros[1] > length / 8)
    return &utf_32_be;

  n_zeros[0] += n_zeros[2];
  n_zeros[1] += n_zeros[3];
  if (n_zeros[0] == 0 && n_zeros[1] > length / 4)
    return &utf_16_le;
  return n_zeros[1] == 0 && n_zeros[0] > length / 4 ? &utf_16_be : NULL;
}

/* Returns the encoding of a text that is not UTF-8 and has no zero byte, or NULL. Letters of
 * several bytes are rare outside UTF-8, so that a text with many of them is UTF-8 with errors. */
static const Encoding *
guess_by_errors (const char *text, gsize length)
{
  const char *end = text + length;
  gsize n_errors = 0;
  gsize n_letters = 0;

  for (const char *c = text; c < end;) {
    const gunichar letter = g_utf8_get_char_validated (c, end - c);
    const gboolean is_error = letter >= (gunichar) -2;

    if (letter < ' ' && (letter < '\t' || letter > '\r'))
      return NULL;
    if (is_error)
      n_errors++;
    else if (letter >= 0x80)
      n_letters++;
    c += is_error ? 1 : g_utf8_skip[(guchar) *c];
  }
  return n_errors > n_letters ? &windows_1252 : NULL;
}

static const Encoding *
guess_encoding (const char *text, gsize length)
{
  if (length == 0 || g_utf8_validate_len (text, length, NULL))
    return NULL;
  if (length >= 4 && memcmp (text, "\xff\xfe\0\0", 4) == 0)
    return &utf_32_le;
  if (length >= 2 && memcmp (text, "\xff\xfe", 2) == 0)
    return &utf_16_le;
  if (length >= 2 && memcmp (text, "\xfe\xff", 2) == 0)
    return &utf_16_be;
  return memchr (text, '\0', length) != NULL ? guess_by_zeros (text, length)
                                             : guess_by_errors (text, length);
}

/* Returns (transfer full) (nullable) the text in UTF-8, without its byte order mark and without an
 * incomplete code unit at its end. */
static char *
convert (const char *text, gsize length, const Encoding *encoding, gsize *new_length)
{
  const char mark[] = "\xef\xbb\xbf";
  char *converted = g_convert (text, (gssize) (length - length % encoding->unit), "UTF-8",
                               encoding->codeset, NULL, new_length, NULL);

  if (converted != NULL && g_str_has_prefix (converted, mark)) {
    *new_length -= strlen (mark);
    memmove (converted, converted + strlen (mark), *new_length + 1);
  }
  return converted;
}

char *
qdr_text_convert_other_encoding (const char *text, gsize length, gsize *new_length)
{
  const Encoding *encoding;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (new_length != NULL, NULL);

  encoding = guess_encoding (text, length);
  return encoding != NULL ? convert (text, length, encoding, new_length) : NULL;
}

const char *
qdr_text_guess_other_encoding (const char *text, gsize length)
{
  const Encoding *encoding;
  g_autofree char *converted = NULL;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  encoding = guess_encoding (text, length);
  if (encoding != NULL)
    converted = convert (text, length, encoding, &length);
  return converted != NULL ? encoding->name : NULL;
}

struct QdrTextWriter {
  GThread *thread;         /* writing thread; NULL until the first text is queued */
  QdrTextWrittenFunc func; /* function to call after each attempt to write a file (nullable) */
  gpointer user_data;

  /* Fields shared with the thread */
  GMutex mutex;
  GCond changed;
  GHashTable *queue;   /* map from path to text; a NULL text removes the file */
  GHashTable *failed;  /* set of paths whose newest text could not be written */
  guint n_reports;     /* number of calls of @func still to be made */
  gboolean is_writing; /* whether the thread is writing a file */
  gboolean is_ending;  /* whether the thread must end once the queue is empty */
};

/* The result of writing a file, posted to the main context. */
typedef struct {
  QdrTextWriter *writer;
  GError *error; /* NULL if the file was written */
} Report;

static void
report_free (gpointer data)
{
  Report *self = data;

  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
report_cb (gpointer data)
{
  const Report *report = data;
  QdrTextWriter *self = report->writer;

  g_mutex_lock (&self->mutex);
  self->n_reports--;
  g_mutex_unlock (&self->mutex);
  self->func (self->user_data, report->error);
  return G_SOURCE_REMOVE;
}

/* The main function of the thread, which holds the mutex except while it accesses the disk. */
static gpointer
write_all (gpointer data)
{
  QdrTextWriter *self = data;
  GHashTableIter iter;
  gpointer key;

  g_mutex_lock (&self->mutex);
  while (!self->is_ending || g_hash_table_size (self->queue) > 0) {
    g_autofree char *path = NULL;
    g_autofree char *text = NULL;
    g_autoptr (GError) error = NULL;

    g_hash_table_iter_init (&iter, self->queue);
    if (!g_hash_table_iter_next (&iter, &key, NULL)) {
      g_cond_wait (&self->changed, &self->mutex);
      continue;
    }

    g_hash_table_steal_extended (self->queue, key, (gpointer *) &path, (gpointer *) &text);
    self->is_writing = TRUE;
    g_mutex_unlock (&self->mutex);
    if (text != NULL) {
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autofree char *folder = g_path_get_dirname (path);

      if (g_mkdir_with_parents (folder, 0700) != 0)
        g_set_error_literal (&error, G_IO_ERROR, (int) g_io_error_from_errno (errno),
                             g_strerror (errno));
      else
        qdr_durable_file_replace (file, text, strlen (text), &error);
      if (error != NULL)
        g_debug ("%s: %s", path, error->message);
    } else {
      g_unlink (path);
    }
    g_mutex_lock (&self->mutex);
    self->is_writing = FALSE;
    if (error == NULL)
      g_hash_table_remove (self->failed, path);
    else
      g_hash_table_add (self->failed, g_steal_pointer (&path));
    if (self->func != NULL) {
      Report *report = g_new (Report, 1);

      *report = (Report){ self, g_steal_pointer (&error) };
      self->n_reports++;
      qdr_post_callback (NULL, G_PRIORITY_DEFAULT_IDLE, report_cb, report, report_free);
    }
    g_cond_broadcast (&self->changed);
  }
  g_mutex_unlock (&self->mutex);
  return NULL;
}

QdrTextWriter *
qdr_text_writer_new (void)
{
  QdrTextWriter *self = g_new0 (QdrTextWriter, 1);

  g_mutex_init (&self->mutex);
  g_cond_init (&self->changed);
  self->queue = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->failed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
qdr_text_writer_free (QdrTextWriter *self)
{
  if (self == NULL)
    return;

  if (self->thread != NULL) {
    g_mutex_lock (&self->mutex);
    self->is_ending = TRUE;
    g_cond_broadcast (&self->changed);
    g_mutex_unlock (&self->mutex);
    g_thread_join (self->thread);
  }
  g_hash_table_unref (self->queue);
  g_hash_table_unref (self->failed);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->changed);
  g_free (self);
}

void
qdr_text_writer_set_written_func (QdrTextWriter *self, QdrTextWrittenFunc func, gpointer user_data)
{
  g_return_if_fail (self != NULL && self->thread == NULL);

  self->func = func;
  self->user_data = user_data;
}

void
qdr_text_writer_write (QdrTextWriter *self, const char *path, char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (path != NULL);

  g_mutex_lock (&self->mutex);
  g_hash_table_replace (self->queue, g_strdup (path), text);
  g_cond_broadcast (&self->changed);
  g_mutex_unlock (&self->mutex);
  if (self->thread == NULL)
    self->thread = g_thread_new ("text-writer", write_all, self);
}

gboolean
qdr_text_writer_flush (QdrTextWriter *self)
{
  gboolean is_done;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->mutex);
  while (self->is_writing || g_hash_table_size (self->queue) > 0)
    g_cond_wait (&self->changed, &self->mutex);
  is_done = g_hash_table_size (self->failed) == 0;
  g_mutex_unlock (&self->mutex);
  return is_done;
}

gboolean
qdr_text_writer_is_idle (QdrTextWriter *self)
{
  gboolean is_idle;

  g_return_val_if_fail (self != NULL, TRUE);

  g_mutex_lock (&self->mutex);
  is_idle = !self->is_writing && g_hash_table_size (self->queue) == 0 && self->n_reports == 0;
  g_mutex_unlock (&self->mutex);
  return is_idle;
}
