/*
 * Replacing a file: atomic, whatever happens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "qdr-durable-file.h"
#include "temp-folder.h"
#include "test.h"

#define VERSION_SIZE 200000
#define N_KILLS 20

static char *folder;

static void
make_folder (void)
{
  folder = make_temp_folder ();
}

static void
remove_folder (void)
{
  g_clear_pointer (&folder, remove_temp_folder);
}

static GFile *
get_file (const char *name)
{
  return g_file_new_build_filename (folder, name, NULL);
}

static void
assert_contents (GFile *file, const char *expected)
{
  g_autofree char *contents = NULL;

  ck_assert (g_file_get_contents (g_file_peek_path (file), &contents, NULL, NULL));
  ck_assert_str_eq (contents, expected);
}

static guint
count_files (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

TEST_DEFAULTS (.timeout = 60, .set_up = make_folder, .tear_down = remove_folder)

TEST (a_file_is_made_and_replaced_leaving_nothing_beside_it)
{
  g_autoptr (GFile) file = get_file ("file");

  ck_assert (qdr_durable_file_replace (file, "first", 5, NULL));
  assert_contents (file, "first");
  ck_assert (qdr_durable_file_replace (file, "second", 6, NULL));
  assert_contents (file, "second");
  ck_assert (qdr_durable_file_replace (file, "", 0, NULL));
  assert_contents (file, "");
  ck_assert_uint_eq (count_files (), 1);
}

/* Both links stay, whether they are relative or absolute. */
TEST (the_target_of_a_link_is_made_where_it_is_missing)
{
  g_autoptr (GFile) link = get_file ("link");
  g_autoptr (GFile) second = get_file ("second");
  g_autoptr (GFile) target = get_file ("target");

  ck_assert (g_file_make_symbolic_link (link, g_file_peek_path (second), NULL, NULL));
  ck_assert (g_file_make_symbolic_link (second, "target", NULL, NULL));
  ck_assert (qdr_durable_file_replace (link, "first", 5, NULL));
  assert_contents (target, "first");
  ck_assert (g_file_test (g_file_peek_path (link), G_FILE_TEST_IS_SYMLINK));
  ck_assert (g_file_test (g_file_peek_path (second), G_FILE_TEST_IS_SYMLINK));
  ck_assert (!g_file_test (g_file_peek_path (target), G_FILE_TEST_IS_SYMLINK));
  ck_assert_uint_eq (count_files (), 3);
}

static QdrDurableStream *
write_stream (GFile *file, const char *text)
{
  QdrDurableStream *stream = qdr_durable_stream_open (file, NULL);

  ck_assert_ptr_nonnull (stream);
  for (const char *c = text; *c != '\0'; c++)
    ck_assert (qdr_durable_stream_write (stream, c, 1, NULL));
  return stream;
}

TEST (a_stream_makes_and_replaces_a_file_leaving_nothing_beside_it)
{
  static const char *const versions[] = { "first", "second", "" };
  g_autoptr (GFile) file = get_file ("file");

  for (guint i = 0; i < G_N_ELEMENTS (versions); i++) {
    g_autoptr (QdrDurableStream) stream = write_stream (file, versions[i]);

    if (i > 0)
      assert_contents (file, versions[i - 1]);
    ck_assert (qdr_durable_stream_finish (stream, NULL));
    assert_contents (file, versions[i]);
  }
  ck_assert_uint_eq (count_files (), 1);
}

TEST (a_stream_that_is_not_finished_leaves_everything_as_it_was)
{
  g_autoptr (GFile) file = get_file ("file");

  qdr_durable_stream_free (write_stream (file, "never"));
  ck_assert_uint_eq (count_files (), 0);
  ck_assert (qdr_durable_file_replace (file, "old", 3, NULL));
  qdr_durable_stream_free (write_stream (file, "never"));
  assert_contents (file, "old");
  ck_assert_uint_eq (count_files (), 1);
}

TEST (a_stream_of_a_killed_program_leaves_everything_as_it_was)
{
  g_autoptr (GFile) file = get_file ("file");
  int status;
  pid_t child;

  ck_assert (qdr_durable_file_replace (file, "old", 3, NULL));
  child = fork ();
  if (child == 0) {
    QdrDurableStream *stream = write_stream (file, "new");

    /* More than the buffer, so that the text is on the disk. */
    for (guint i = 0; stream != NULL && i < 100000; i++)
      qdr_durable_stream_write (stream, "0123456789", 10, NULL);
    raise (SIGKILL);
  }
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  assert_contents (file, "old");
  ck_assert_uint_eq (count_files (), 1);
}

TEST (a_stream_keeps_permissions_and_follows_links)
{
  g_autoptr (GFile) file = get_file ("file");
  g_autoptr (GFile) link = get_file ("link");
  g_autoptr (QdrDurableStream) stream = NULL;
  GStatBuf status;

  ck_assert (qdr_durable_file_replace (file, "old", 3, NULL));
  ck_assert_int_eq (g_chmod (g_file_peek_path (file), 0640), 0);
  ck_assert_int_eq (symlink ("file", g_file_peek_path (link)), 0);
  stream = write_stream (link, "new");
  ck_assert (qdr_durable_stream_finish (stream, NULL));
  assert_contents (file, "new");
  ck_assert_int_eq (g_lstat (g_file_peek_path (link), &status), 0);
  ck_assert (S_ISLNK (status.st_mode));
  ck_assert_int_eq (g_stat (g_file_peek_path (file), &status), 0);
  ck_assert_int_eq (status.st_mode & 0777, 0640);
}

TEST (a_stream_says_where_it_cannot_write)
{
  g_autoptr (GFile) nowhere = get_file ("nowhere/file");
  g_autoptr (GFile) itself = g_file_new_for_path (folder);
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;

  ck_assert_ptr_null (qdr_durable_stream_open (nowhere, &first));
  ck_assert (g_error_matches (first, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
  ck_assert_ptr_null (qdr_durable_stream_open (itself, &second));
  ck_assert (g_error_matches (second, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY));
}

TEST (permissions_are_kept)
{
  g_autoptr (GFile) file = get_file ("file");
  const char *path = g_file_peek_path (file);
  GStatBuf status;

  ck_assert (g_file_set_contents (path, "old", -1, NULL));
  ck_assert_int_eq (g_chmod (path, 0662), 0);
  umask (077);
  ck_assert (qdr_durable_file_replace (file, "new", 3, NULL));
  ck_assert_int_eq (g_stat (path, &status), 0);
  ck_assert_uint_eq (status.st_mode & 07777, 0662);
}

TEST (a_symbolic_link_stays_one)
{
  g_autoptr (GFile) file = get_file ("file");
  g_autoptr (GFile) link = get_file ("link");

  ck_assert (g_file_set_contents (g_file_peek_path (file), "old", -1, NULL));
  ck_assert_int_eq (symlink ("file", g_file_peek_path (link)), 0);
  ck_assert (qdr_durable_file_replace (link, "new", 3, NULL));
  ck_assert (g_file_test (g_file_peek_path (link), G_FILE_TEST_IS_SYMLINK));
  assert_contents (file, "new");
}

TEST (a_file_that_the_user_may_not_write_is_left_alone)
{
  g_autoptr (GFile) file = get_file ("file");
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;

  ck_assert (g_file_set_contents (g_file_peek_path (file), "old", -1, NULL));
  ck_assert_int_eq (g_chmod (g_file_peek_path (file), 0444), 0);
  /* Nothing is forbidden to root. The test runs in a process of its own. */
  if (getuid () == 0) {
    ck_assert_int_eq (g_chmod (g_get_tmp_dir (), 0755), 0);
    ck_assert_int_eq (chown (folder, 65534, (gid_t) -1), 0);
    ck_assert_int_eq (setuid (65534), 0);
  }
  ck_assert (!qdr_durable_file_replace (file, "new", 3, &first));
  ck_assert (g_error_matches (first, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED));
  ck_assert_ptr_null (qdr_durable_stream_open (file, &second));
  ck_assert (g_error_matches (second, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED));
  assert_contents (file, "old");
}

TEST (what_is_no_plain_file_is_left_alone)
{
  g_autoptr (GFile) directory = g_file_new_for_path (folder);
  g_autoptr (GFile) full = g_file_new_for_path ("/dev/full");
  g_autoptr (GError) directory_error = NULL;
  g_autoptr (GError) full_error = NULL;
  GStatBuf status;

  ck_assert (!qdr_durable_file_replace (directory, "new", 3, &directory_error));
  ck_assert (g_error_matches (directory_error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY));
  ck_assert (!qdr_durable_file_replace (full, "new", 3, &full_error));
  ck_assert (g_error_matches (full_error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE));
  ck_assert_int_eq (g_stat ("/dev/full", &status), 0);
  ck_assert (S_ISCHR (status.st_mode));
}

TEST (a_missing_folder_is_an_error)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "missing", "file", NULL);
  g_autoptr (GError) error = NULL;

  ck_assert (!qdr_durable_file_replace (file, "new", 3, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND));
}

/* Writing fails in the middle, as on a full disk, because the kernel limits the size of files. */
TEST (when_writing_fails_the_old_file_is_as_it_was)
{
  const struct rlimit limit = { 4096, 4096 };
  g_autofree char *contents = g_strnfill (VERSION_SIZE, 'x');
  g_autoptr (GFile) file = get_file ("file");
  g_autoptr (GError) error = NULL;

  ck_assert (g_file_set_contents (g_file_peek_path (file), "old", -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  ck_assert_int_eq (setrlimit (RLIMIT_FSIZE, &limit), 0);
  ck_assert (!qdr_durable_file_replace (file, contents, VERSION_SIZE, &error));
  ck_assert (error->domain == G_IO_ERROR);
  {
    g_autoptr (QdrDurableStream) stream = qdr_durable_stream_open (file, NULL);
    g_autoptr (GError) full = NULL;

    ck_assert (!qdr_durable_stream_write (stream, contents, VERSION_SIZE, &full));
    ck_assert (full->domain == G_IO_ERROR);
  }
  assert_contents (file, "old");
  ck_assert_uint_eq (count_files (), 1);
}

/* Writes versions of only 'a', only 'b' and so on, without end. */
static void
write_for_ever (GFile *file)
{
  for (guint i = 0;; i++) {
    g_autofree char *contents = g_strnfill (VERSION_SIZE, (char) ('a' + i % 26));

    qdr_durable_file_replace (file, contents, VERSION_SIZE, NULL);
  }
}

TEST (a_process_killed_while_writing_leaves_a_whole_version)
{
  g_autoptr (GFile) file = get_file ("file");
  g_autofree char *contents = g_strnfill (VERSION_SIZE, 'a');

  ck_assert (qdr_durable_file_replace (file, contents, VERSION_SIZE, NULL));
  for (guint i = 0; i < N_KILLS; i++) {
    g_autofree char *survivor = NULL;
    gsize length;
    pid_t child = fork ();

    if (child == 0)
      write_for_ever (file);
    g_usleep (1000 + 700 * i);
    kill (child, SIGKILL);
    waitpid (child, NULL, 0);

    ck_assert (g_file_get_contents (g_file_peek_path (file), &survivor, &length, NULL));
    ck_assert_uint_eq (length, VERSION_SIZE);
    ck_assert_uint_eq (strspn (survivor, (char[]){ survivor[0], '\0' }), VERSION_SIZE);
  }
}
