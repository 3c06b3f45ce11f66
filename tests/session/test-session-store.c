/*
 * The store of sessions: its files, its lock, and damaged files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-session-store.h"
#include "temp-folder.h"
#include "test.h"

static char *folder;
static GFile *place;
static QdrSessionStore *store;

static void
set_up (void)
{
  folder = make_temp_folder ();
  place = g_file_new_build_filename (folder, "state", "sessions", NULL);
  store = qdr_session_store_new (place);
}

static void
tear_down (void)
{
  g_clear_object (&store);
  g_clear_object (&place);
  g_clear_pointer (&folder, remove_temp_folder);
}

static char *
path_of (const char *name)
{
  return g_build_filename (g_file_peek_path (place), name, NULL);
}

static void
put_file (const char *name, const char *text)
{
  g_autofree char *path = path_of (name);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
file_exists (const char *name)
{
  g_autofree char *path = path_of (name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
start_again (void)
{
  g_clear_object (&store);
  store = qdr_session_store_new (place);
}

static void
assert_stored (const char *expected)
{
  g_autoptr (GPtrArray) sessions = qdr_session_store_load_all_sessions (store);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < sessions->len; i++) {
    const QdrStoredSession *session = g_ptr_array_index (sessions, i);

    ck_assert_uint_eq (session->length, strlen (session->text));
    g_string_append_printf (found, "%u=%s;", session->number, session->text);
  }
  ck_assert_str_eq (found->str, expected);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (what_was_written_is_there_at_the_next_start_in_order)
{
  ck_assert (qdr_session_store_is_open (store));
  qdr_session_store_write_session (store, 10, g_strdup ("ten"));
  qdr_session_store_write_session (store, 9, g_strdup ("nine"));
  start_again ();
  assert_stored ("9=nine;10=ten;");
  ck_assert_uint_eq (qdr_session_store_get_new_number (store), 11);
  ck_assert_uint_eq (qdr_session_store_get_new_number (store), 12);
}

TEST (the_newest_text_wins)
{
  for (guint i = 0; i <= 200; i++)
    qdr_session_store_write_session (store, 1, g_strdup_printf ("%u", i));
  ck_assert (qdr_session_store_flush (store));
  assert_stored ("1=200;");
}

TEST (a_session_that_is_forgotten_goes_even_while_it_waits_to_be_written)
{
  qdr_session_store_write_session (store, 1, g_strdup ("one"));
  qdr_session_store_write_session (store, 2, g_strdup ("two"));
  qdr_session_store_remove_session (store, 1);
  qdr_session_store_remove_session (store, 3);
  ck_assert (qdr_session_store_flush (store));
  assert_stored ("2=two;");
}

TEST (another_program_can_neither_see_nor_change_what_is_kept)
{
  g_autoptr (QdrSessionStore) other = qdr_session_store_new (place);
  g_autoptr (GPtrArray) seen = NULL;

  qdr_session_store_write_session (store, 1, g_strdup ("mine"));
  ck_assert (qdr_session_store_flush (store));
  ck_assert (!qdr_session_store_is_open (other));
  qdr_session_store_write_session (other, 1, g_strdup ("theirs"));
  qdr_session_store_remove_session (other, 1);
  qdr_session_store_mark_session_bad (other, 1);
  qdr_session_store_flush (other);
  seen = qdr_session_store_load_all_sessions (other);
  ck_assert_uint_eq (seen->len, 0);
  assert_stored ("1=mine;");
}

TEST (the_next_program_gets_the_folder_once_the_first_is_gone)
{
  g_clear_object (&store);
  store = qdr_session_store_new (place);
  ck_assert (qdr_session_store_is_open (store));
}

TEST (a_bad_session_is_put_aside_and_its_number_not_used_again)
{
  put_file ("7.session", "nonsense");
  start_again ();
  qdr_session_store_mark_session_bad (store, 7);
  assert_stored ("");
  ck_assert (file_exists ("7.session.bad"));
  start_again ();
  ck_assert_uint_eq (qdr_session_store_get_new_number (store), 8);
}

TEST (other_files_are_left_alone_and_folders_put_aside)
{
  g_autofree char *odd = path_of ("3.session");

  put_file ("notes.txt", "");
  put_file ("x.session", "");
  put_file ("0.session", "");
  put_file ("99999999999999999999.session", "");
  put_file (".session", "");
  ck_assert_int_eq (g_mkdir (odd, 0700), 0);
  assert_stored ("");
  ck_assert (file_exists ("notes.txt"));
  ck_assert (file_exists ("x.session"));
  ck_assert (file_exists ("3.session.bad"));
}

TEST (a_file_larger_than_any_session_is_put_aside)
{
  g_autofree char *path = path_of ("1.session");

  put_file ("1.session", "");
  ck_assert_int_eq (truncate (path, 17 * 1024 * 1024), 0);
  assert_stored ("");
  ck_assert (file_exists ("1.session.bad"));
}

TEST (where_no_folder_can_be_the_store_is_closed)
{
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  g_autoptr (GFile) impossible = g_file_new_build_filename (path, "sessions", NULL);
  g_autoptr (QdrSessionStore) closed = NULL;

  ck_assert (g_file_set_contents (path, "", 0, NULL));
  closed = qdr_session_store_new (impossible);
  ck_assert (!qdr_session_store_is_open (closed));
  qdr_session_store_write_session (closed, 1, g_strdup ("lost"));
  qdr_session_store_flush (closed);
}

/* A folder in place of the file cannot be replaced, even by the superuser. */
TEST (a_text_that_cannot_be_written_is_told_until_a_newer_one_is)
{
  g_autofree char *path = path_of ("1.session");

  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  qdr_session_store_write_session (store, 1, g_strdup ("one"));
  qdr_session_store_write_session (store, 2, g_strdup ("two"));
  ck_assert (!qdr_session_store_flush (store));
  ck_assert_int_eq (g_rmdir (path), 0);
  qdr_session_store_write_session (store, 1, g_strdup ("again"));
  ck_assert (qdr_session_store_flush (store));
  assert_stored ("1=again;2=two;");
}

TEST (the_folder_is_where_the_state_of_programs_belongs)
{
  g_autoptr (GFile) found = qdr_session_store_get_default_folder ();
  g_autoptr (GFile) state = g_file_new_for_path (g_get_user_state_dir ());
  g_autofree char *relative = g_file_get_relative_path (state, found);

  ck_assert_str_eq (relative, "quoridor/sessions");
}
