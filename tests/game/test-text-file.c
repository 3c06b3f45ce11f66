/*
 * Reading of text files up to a limit, and the encodings of their texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "qdr-text-file.h"
#include "test.h"

/* Files are read in blocks of this size. */
#define BLOCK 65536

typedef char *(*ReadFunc) (GFile *, gsize, gsize *, GCancellable *, GError **);

static const ReadFunc readers[] = { qdr_text_file_read, qdr_text_file_read_any_kind };

static char *folder;

static void
set_up (void)
{
  folder = make_temp_folder ();
}

static void
tear_down (void)
{
  g_clear_pointer (&folder, remove_temp_folder);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

static GFile *
write_file (const char *contents, gsize length)
{
  GFile *file = g_file_new_build_filename (folder, "text", NULL);

  ck_assert (g_file_set_contents (g_file_peek_path (file), contents, (gssize) length, NULL));
  return file;
}

static GFile *
write_bytes (gsize length)
{
  g_autofree char *contents = g_malloc (MAX (length, 1));

  for (gsize i = 0; i < length; i++)
    contents[i] = (char) ('a' + i % 23);
  return write_file (contents, length);
}

static void
assert_fails (ReadFunc read, GFile *file, gsize max_bytes, GIOErrorEnum code)
{
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (read (file, max_bytes, NULL, NULL, &error));
  ck_assert_msg (g_error_matches (error, G_IO_ERROR, (int) code), "%s", error->message);
}

/* Callers name the file. */
TEST (no_error_names_the_file)
{
  g_autoptr (GFile) missing = g_file_new_build_filename (folder, "missing", NULL);
  g_autoptr (GFile) below = g_file_new_for_path ("/dev/null/missing");
  g_autoptr (GFile) circle = g_file_new_build_filename (folder, "circle", NULL);
  g_autoptr (GFile) directory = g_file_new_for_path (folder);
  GFile *const files[] = { missing, below, circle, directory };

  ck_assert (g_file_make_symbolic_link (circle, "circle", NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (files) * G_N_ELEMENTS (readers); i++) {
    GFile *file = files[i / G_N_ELEMENTS (readers)];
    g_autoptr (GError) error = NULL;

    ck_assert_ptr_null (readers[i % G_N_ELEMENTS (readers)](file, 9, NULL, NULL, &error));
    ck_assert_ptr_nonnull (error);
    ck_assert_msg (strchr (error->message, '/') == NULL, "%s", error->message);
  }
}

static const gsize sizes[] = { 0, 1, 1023, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK };

TEST (a_file_of_the_greatest_size_is_read_whole, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GFile) file = write_bytes (sizes[_i]);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *expected = NULL;
    gsize length = 1;
    g_autofree char *text = readers[i](file, sizes[_i], &length, NULL, &error);

    ck_assert_msg (text != NULL, "%s", error != NULL ? error->message : "no error");
    ck_assert_uint_eq (length, sizes[_i]);
    ck_assert (g_file_get_contents (g_file_peek_path (file), &expected, NULL, NULL));
    ck_assert_mem_eq (text, expected, length);
    ck_assert_int_eq (text[length], '\0');
  }
}

TEST (a_file_with_one_byte_more_is_too_large, .loops = G_N_ELEMENTS (sizes))
{
  g_autoptr (GFile) file = write_bytes (sizes[_i] + 1);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    assert_fails (readers[i], file, sizes[_i], G_IO_ERROR_MESSAGE_TOO_LARGE);
}

TEST (a_file_far_below_the_limit_is_read_and_its_length_is_optional)
{
  g_autoptr (GFile) file = write_file ("e2 e8\n", 6);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++) {
    g_autofree char *text = readers[i](file, G_MAXUINT - 1, NULL, NULL, NULL);

    ck_assert_str_eq (text, "e2 e8\n");
  }
}

TEST (zero_bytes_and_invalid_utf8_are_returned_as_they_are)
{
  static const char contents[] = "a\0b\xff\xc3(\xed\xa0\x80\0";
  const gsize n_bytes = sizeof contents - 1;
  g_autoptr (GFile) file = write_file (contents, n_bytes);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++) {
    gsize length;
    g_autofree char *text = readers[i](file, 100, &length, NULL, NULL);

    ck_assert_uint_eq (length, n_bytes);
    ck_assert_mem_eq (text, contents, n_bytes);
    ck_assert_int_eq (text[n_bytes], '\0');
  }
}

TEST (a_missing_file_is_not_found)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "missing", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    assert_fails (readers[i], file, 100, G_IO_ERROR_NOT_FOUND);
}

TEST (a_folder_is_refused)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  for (guint i = 0; i < G_N_ELEMENTS (readers); i++)
    assert_fails (readers[i], file, 100, G_IO_ERROR_IS_DIRECTORY);
}

TEST (a_cancelled_reading_fails)
{
  g_autoptr (GFile) file = write_bytes (10);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (guint i = 0; i < G_N_ELEMENTS (readers); i++) {
    g_autoptr (GError) error = NULL;

    ck_assert_ptr_null (readers[i](file, 100, NULL, cancellable, &error));
    ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  }
}

static gpointer
write_to_pipe (gpointer data)
{
  const char *path = data;
  FILE *stream = g_fopen (path, "w");

  fputs ("from a pipe", stream);
  fclose (stream);
  return NULL;
}

TEST (a_pipe_is_refused_without_waiting_for_a_writer_but_can_be_read)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "pipe", NULL);
  g_autofree char *text = NULL;
  GThread *writer;
  gsize length;

  ck_assert_int_eq (mkfifo (g_file_peek_path (file), 0600), 0);
  assert_fails (qdr_text_file_read, file, 100, G_IO_ERROR_NOT_REGULAR_FILE);

  writer = g_thread_new ("writer", write_to_pipe, (gpointer) g_file_peek_path (file));
  text = qdr_text_file_read_any_kind (file, 100, &length, NULL, NULL);
  g_thread_join (writer);
  ck_assert_str_eq (text, "from a pipe");
  ck_assert_uint_eq (length, strlen (text));
}

TEST (a_device_without_an_end_is_refused_or_read_up_to_the_limit)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");

  assert_fails (qdr_text_file_read, file, 100, G_IO_ERROR_NOT_REGULAR_FILE);
  assert_fails (qdr_text_file_read_any_kind, file, 3 * BLOCK, G_IO_ERROR_MESSAGE_TOO_LARGE);
}

#define BYTES(text) text, sizeof text - 1

static const struct {
  const char *text;
  gsize length;
  const char *encoding; /* NULL if the text is not converted */
  const char *converted;
} encoded[] = {
  { BYTES ("Zo\xc3\xab"), NULL, NULL },
  { BYTES (""), NULL, NULL },
  { BYTES ("\xff\xfe[\0e\0\xeb\0"), "UTF-16", "[eë" },
  { BYTES ("\xfe\xff\0[\0e\0\xeb"), "UTF-16", "[eë" },
  { BYTES ("[\0e\0\xeb\0"), "UTF-16", "[eë" },
  { BYTES ("\0[\0e\0\xeb"), "UTF-16", "[eë" },
  { BYTES ("\xff\xfe\0\0[\0\0\0e\0\0\0"), "UTF-32", "[e" },
  { BYTES ("\0\0\xfe\xff\0\0\0[\0\0\0e"), "UTF-32", "[e" },
  { BYTES ("[\0\0\0e\0\0\0"), "UTF-32", "[e" },
  { BYTES ("\0\0\0[\0\0\0e\0\1\xf6\x00"), "UTF-32", "[e😀" },
  { BYTES ("Zo\xeb \x93play\x94\r\n"), "Latin-1 (Windows-1252)", "Zoë “play”\r\n" },
  { BYTES ("\xff\xfe[\0e"), "UTF-16", "[" },
  { BYTES ("[\0\0\0e\0\0\0]"), "UTF-32", "[e" },
  /* A lonely zero, a control character, a byte that has no meaning, and
   * UTF-8 with an error. */
  { BYTES ("[Board\0]"), NULL, NULL },
  { BYTES ("\x89PNG\r\n\x1a\n"), NULL, NULL },
  { BYTES ("\x81\x8d"), NULL, NULL },
  { BYTES ("Zo\xc3\xab and Ren\xc3\xa9\xc3"), NULL, NULL },
};

TEST (the_encoding_of_a_text_is_guessed_and_the_text_converted, .loops = G_N_ELEMENTS (encoded))
{
  gsize length = 0;
  g_autofree char *converted =
      qdr_text_convert_other_encoding (encoded[_i].text, encoded[_i].length, &length);

  ck_assert_pstr_eq (qdr_text_guess_other_encoding (encoded[_i].text, encoded[_i].length),
                     encoded[_i].encoding);
  ck_assert_pstr_eq (converted, encoded[_i].converted);
  if (converted != NULL)
    ck_assert_uint_eq (length, strlen (converted));
}
