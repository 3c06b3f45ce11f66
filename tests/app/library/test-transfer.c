/*
 * Import and export of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-fixture.h"
#include "qdr-saved-game.h"
#include "qdr-transfer-bar.h"
#include "qdr-transfer.h"
#include "temp-folder.h"

#include <string.h>

#define HEADERS "[Board \"5x5\"]\n[Players \"2\"]\n\n"
#define RIGHT HEADERS "c2 c4 *\n\n"
#define OTHER HEADERS "c2 b5 *\n\n"
#define WRONG HEADERS "c2 c9 *\n\n"

static GtkWidget *holder; /* a window with the bar */
static QdrTransferBar *bar;
static char *folder;
static GFile *file;
static GPtrArray *files;   /* the first file, and those that a test adds */
static GPtrArray *results; /* the reported results: sentence, heading, remarks */

static void
ended_cb (QdrTransferBar *self, const char *sentence, const char *heading, const char *remarks)
{
  g_ptr_array_add (results, g_strdup (sentence));
  g_ptr_array_add (results, g_strdup (heading));
  g_ptr_array_add (results, g_strdup (remarks));
}

static void
set_up (void)
{
  fixture_set_up ();
  library_set_up ();
  folder = make_temp_folder ();
  file = g_file_new_build_filename (folder, "games.quoridor", NULL);
  files = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (files, g_object_ref (file));
  results = g_ptr_array_new_with_free_func (g_free);
  holder = gtk_window_new ();
  bar = g_object_new (QDR_TYPE_TRANSFER_BAR, NULL);
  gtk_window_set_child (GTK_WINDOW (holder), GTK_WIDGET (bar));
  gtk_window_present (GTK_WINDOW (holder));
  g_signal_connect (bar, "ended", G_CALLBACK (ended_cb), NULL);
}

static void
tear_down (void)
{
  gtk_window_destroy (GTK_WINDOW (holder));
  g_ptr_array_unref (results);
  g_ptr_array_unref (files);
  g_clear_object (&file);
  g_clear_pointer (&folder, remove_temp_folder);
  library_tear_down ();
  fixture_tear_down ();
}

static gboolean
has_ended (gpointer data)
{
  return results->len == 3;
}

static void
assert_result (guint index, const char *text)
{
  ck_assert_str_eq (g_ptr_array_index (results, index), text);
}

static void
write_file (GFile *to, const char *text)
{
  ck_assert (g_file_replace_contents (to, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                      NULL, NULL, NULL));
}

/* Adds a file in the same folder. */
static void
add_file (const char *name, const char *text)
{
  GFile *added = g_file_new_build_filename (folder, name, NULL);

  if (text != NULL)
    write_file (added, text);
  g_ptr_array_add (files, added);
}

static void
import (const char *text)
{
  write_file (file, text);
  g_ptr_array_set_size (results, 0);
  qdr_transfer_bar_import_files (bar, library_get (), files);
  ck_assert (qdr_transfer_bar_is_busy (bar));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (bar)));
}

static void
import_all (const char *text)
{
  import (text);
  fixture_wait (has_ended, NULL);
  ck_assert (!qdr_transfer_bar_is_busy (bar));
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (bar)));
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (games_are_imported_once)
{
  import_all (RIGHT OTHER);
  assert_result (0, "2 games imported.");
  ck_assert_ptr_null (g_ptr_array_index (results, 1));
  ck_assert_uint_eq (library_count (), 2);
  import_all (RIGHT OTHER);
  assert_result (0, "0 games imported. 2 were already there.");
  ck_assert_uint_eq (library_count (), 2);
}

TEST (what_is_wrong_is_told_and_the_rest_is_imported)
{
  import_all (RIGHT WRONG OTHER);
  assert_result (0, "2 games imported.");
  assert_result (1, "1 Game Was Refused");
  ck_assert (g_str_has_prefix (g_ptr_array_index (results, 2), "Game 2, line 9, column 4: "));
}

TEST (a_file_that_is_not_there_is_told)
{
  qdr_transfer_bar_import_files (bar, library_get (), files);
  fixture_wait (has_ended, NULL);
  assert_result (0, "0 games imported.");
  assert_result (1, "1 File Could Not Be Read");
  ck_assert (g_str_has_prefix (g_ptr_array_index (results, 2), "“games.quoridor”: "));
  ck_assert (strstr (g_ptr_array_index (results, 2), "No such file") != NULL);
}

TEST (several_files_are_imported_at_once)
{
  add_file ("missing.quoridor", NULL);
  add_file ("wrong.quoridor", WRONG RIGHT);
  add_file ("other.quoridor", OTHER);
  import_all (RIGHT);
  assert_result (0, "2 games imported. 1 was already there.");
  assert_result (1, "1 Game Was Refused");
  ck_assert (g_str_has_prefix (g_ptr_array_index (results, 2), "“missing.quoridor”: "));
  ck_assert (strstr (g_ptr_array_index (results, 2),
                     "\n“wrong.quoridor”, game 1, line 4, column 4: ") != NULL);
  ck_assert_uint_eq (library_count (), 2);
}

TEST (games_in_other_notations_are_told_of)
{
  import_all (HEADERS "c4 c2 *\n\n" RIGHT);
  assert_result (0, "1 game imported. 1 was already there.");
  assert_result (1, "1 Game Was in Another Notation");
  assert_result (2, "Game 1, line 1, column 1: Rows from the top");
  import_all (HEADERS "c4 c2 a5h *\n\n");
  assert_result (0, "1 game imported.");
  assert_result (2,
                 "Game 1, line 1, column 1: Rows from the top, walls by their lower left square");
}

/* Legal only with rows from the top, but with several names of walls. */
#define AMBIGUOUS HEADERS "c4 c2 b3h *\n\n"

static gboolean
has_question (gpointer data)
{
  return fixture_find_dialog (holder) != NULL;
}

static void
choose (const char *meaning)
{
  GtkWindow *dialog = fixture_find_dialog (holder);
  GtkListBox *list = GTK_LIST_BOX (fixture_find_child (GTK_WIDGET (dialog), GTK_TYPE_LIST_BOX));
  GtkListBoxRow *row;
  int i = 0;

  while ((row = gtk_list_box_get_row_at_index (list, i)) != NULL &&
         !g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), meaning))
    i++;
  ck_assert_ptr_nonnull (row);
  gtk_widget_activate (GTK_WIDGET (row));
}

/* The question comes once, and the answer applies to all games. Games that were imported
 * before stay. */
TEST (what_ambiguous_games_mean_is_asked)
{
  add_file ("others.quoridor", AMBIGUOUS);
  import (RIGHT AMBIGUOUS WRONG);
  fixture_wait (has_question, NULL);
  ck_assert_uint_eq (results->len, 0);
  ck_assert (qdr_transfer_bar_is_busy (bar));
  ck_assert_uint_eq (library_count (), 1);
  choose ("Rows from the top, walls by their lower left square");
  fixture_wait (has_ended, NULL);
  ck_assert (!qdr_transfer_bar_is_busy (bar));
  assert_result (0, "2 games imported. 1 was already there.");
  assert_result (1, "1 Game Was Refused");
  ck_assert (g_str_has_prefix (g_ptr_array_index (results, 2),
                               "“games.quoridor”, game 3, line 14, column 4: "));
  ck_assert (strstr (g_ptr_array_index (results, 2),
                     "\n“games.quoridor”, game 2, line 6, column 1: Rows from the top, walls by "
                     "their lower left square") != NULL);
  ck_assert_uint_eq (library_count (), 2);
}

TEST (ambiguous_games_without_an_answer_are_refused)
{
  import (RIGHT AMBIGUOUS);
  fixture_wait (has_question, NULL);
  gtk_window_close (fixture_find_dialog (holder));
  fixture_wait (has_ended, NULL);
  ck_assert (!qdr_transfer_bar_is_busy (bar));
  assert_result (0, "1 game imported.");
  assert_result (1, "1 Game Was Refused");
  ck_assert (
      g_str_has_prefix (g_ptr_array_index (results, 2),
                        "Game 2, line 6, column 1: Expected a game that is legal in one notation"));
  ck_assert_uint_eq (library_count (), 1);
}

/* Adds a file in Latin-1 with a game that can be read in several notations. */
static void
add_ambiguous_file_in_latin_1 (void)
{
  add_file ("latin.quoridor", "[Player1 \"Zo\xeb\"]\n" AMBIGUOUS);
}

static const char *
get_question_about_encodings (void)
{
  return adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (fixture_find_dialog (holder)));
}

TEST (files_in_other_encodings_are_imported_after_a_question)
{
  add_ambiguous_file_in_latin_1 ();
  import (RIGHT);
  fixture_wait (has_question, NULL);
  ck_assert_uint_eq (library_count (), 1);
  ck_assert (g_str_has_prefix (get_question_about_encodings (),
                               "“latin.quoridor” seems to be in Latin-1 (Windows-1252).\n"));
  fixture_answer (holder, "import");
  fixture_wait (has_question, NULL);
  choose ("Rows from the top, walls by their lower left square");
  fixture_wait (has_ended, NULL);
  assert_result (0, "2 games imported.");
  ck_assert_uint_eq (library_count (), 2);
}

TEST (files_in_other_encodings_are_not_imported_without_an_answer)
{
  add_ambiguous_file_in_latin_1 ();
  import (RIGHT AMBIGUOUS);
  fixture_wait (has_question, NULL);
  fixture_answer (holder, "cancel");
  fixture_wait (has_question, NULL);
  choose ("Rows from the top, walls by their lower left square");
  fixture_wait (has_ended, NULL);
  assert_result (0, "2 games imported.");
  assert_result (1, "1 File Could Not Be Read");
  ck_assert (g_str_has_prefix (g_ptr_array_index (results, 2),
                               "“latin.quoridor” seems to be in Latin-1 (Windows-1252)."));
  ck_assert_uint_eq (library_count (), 2);
}

/* The second game is legal in several notations, but not in the one of the first. */
TEST (an_answer_that_does_not_fit_a_game_refuses_it)
{
  import (AMBIGUOUS HEADERS "c4 c2 a5h b3h *\n\n" HEADERS "c4 c2 e2h *\n");
  fixture_wait (has_question, NULL);
  choose ("Rows from the top, walls by their lower left square");
  fixture_wait (has_ended, NULL);
  assert_result (0, "2 games imported.");
  assert_result (1, "1 Game Was Refused");
  ck_assert (g_str_has_prefix (
      g_ptr_array_index (results, 2),
      "Game 3, line 11, column 1: Expected a game in the notation top-lower-left."));
}

TEST (a_library_that_is_closed_while_it_asks_ends_the_import)
{
  import (RIGHT AMBIGUOUS);
  fixture_wait (has_question, NULL);
  g_object_ref (bar);
  gtk_window_set_child (GTK_WINDOW (holder), NULL);
  gtk_window_close (fixture_find_dialog (holder));
  fixture_wait (has_ended, NULL);
  ck_assert (!qdr_transfer_bar_is_busy (bar));
  g_object_unref (bar);
}

TEST (no_more_is_told_than_one_reads)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) lines = NULL;

  for (guint i = 0; i < 1003; i++)
    g_string_append (text, WRONG);
  import_all (text->str);
  assert_result (1, "1003 Games Were Refused");
  lines = g_strsplit (g_ptr_array_index (results, 2), "\n", -1);
  ck_assert_uint_eq (g_strv_length (lines), 1001);
  ck_assert (g_str_has_prefix (lines[999], "Game 1000, line 4999, column 4: "));
  ck_assert_str_eq (lines[1000], "and 3 more");
}

/* Games that were read before the damage was found are read again. */
TEST (all_games_come_into_the_library_that_takes_the_place_of_a_damaged_one)
{
  library_damage ();
  add_file ("wrong.quoridor", WRONG);
  import_all (RIGHT OTHER);
  assert_result (0, "2 games imported.");
  assert_result (1, "1 Game Was Refused");
  ck_assert_uint_eq (library_count (), 2);
}

TEST (a_library_that_takes_no_games_is_told_of)
{
  library_set_read_only (TRUE);
  import_all (RIGHT);
  assert_result (0, "0 games imported. The library of games is read-only.");
  ck_assert_uint_eq (library_count (), 0);
}

/* The refused game is read again with the others when they are imported again. */
TEST (a_step_that_cannot_be_written_is_not_counted)
{
  library_refuse_games ();
  import_all (WRONG HEADERS "c4 c2 *\n\n" RIGHT);
  assert_result (0, "0 games imported. The library of games cannot be used: refused.");
  ck_assert_ptr_null (g_ptr_array_index (results, 1));
  ck_assert_uint_eq (library_count (), 0);
}

static void
cancel (void)
{
  g_signal_emit_by_name (fixture_find_child (GTK_WIDGET (bar), GTK_TYPE_BUTTON), "clicked");
}

/* Blocks the thread of the library until the test cancels it. */
static gboolean
wait_for_end_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  while (!g_cancellable_is_cancelled (data))
    g_usleep (1000);
  return TRUE;
}

static GCancellable *
occupy_library (void)
{
  GCancellable *other = g_cancellable_new ();

  qdr_library_worker_run_async (library_get (), QDR_LIBRARY_READS, wait_for_end_job, other, NULL,
                                NULL, NULL, NULL);
  return other;
}

TEST (an_import_can_be_cancelled_which_is_told)
{
  g_autoptr (GCancellable) other = occupy_library ();

  import (RIGHT);
  cancel ();
  g_cancellable_cancel (other);
  fixture_wait (has_ended, NULL);
  ck_assert (!qdr_transfer_bar_is_busy (bar));
  assert_result (0, "0 games imported. The rest was cancelled.");
}

static GArray *
make_ids (gint64 first, gint64 second)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  g_array_append_val (ids, first);
  g_array_append_val (ids, second);
  return ids;
}

TEST (games_are_exported_as_they_are)
{
  g_autoptr (GFile) exported = g_file_new_build_filename (folder, "exported.quoridor", NULL);
  g_autoptr (GPtrArray) games = NULL;

  import_all (RIGHT OTHER);
  g_ptr_array_set_size (results, 0);
  qdr_transfer_bar_export_games (bar, library_get (), make_ids (2, 1), exported);
  fixture_wait (has_ended, NULL);
  assert_result (0, "2 games exported.");
  games = qdr_saved_game_load (exported, NULL, NULL);
  ck_assert_uint_eq (games->len, 2);
  ck_assert_uint_eq (qdr_game_get_n_moves (g_ptr_array_index (games, 0)), 2);
}

TEST (a_cancelled_export_leaves_the_file_as_it_was)
{
  g_autoptr (GCancellable) other = NULL;
  g_autofree char *text = NULL;

  import_all (RIGHT);
  g_ptr_array_set_size (results, 0);
  other = occupy_library ();
  qdr_transfer_bar_export_games (bar, library_get (), make_ids (1, 1), file);
  cancel ();
  g_cancellable_cancel (other);
  fixture_wait (has_ended, NULL);
  assert_result (0, "The export was cancelled.");
  ck_assert (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  ck_assert_str_eq (text, RIGHT);
}

/* A transfer of one step. */
typedef struct {
  QdrTransfer transfer;
  GCancellable *cancellable;
  gboolean has_ended;
  gboolean is_done;
} Work;

static gboolean
cancel_when_done_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Work *work = data;

  work->transfer.share = 1;
  g_cancellable_cancel (work->cancellable);
  return TRUE;
}

static gboolean
end_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return TRUE;
}

static void
progress_cb (double share, gpointer data)
{
}

static void
work_ended_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Work *work = data;

  work->is_done = qdr_transfer_run_finish (result, NULL);
  work->has_ended = TRUE;
}

static gboolean
work_has_ended (gpointer data)
{
  return ((Work *) data)->has_ended;
}

TEST (what_is_done_is_not_cancelled)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Work work = { { QDR_LIBRARY_READS, cancel_when_done_job, end_job, 0 }, cancellable };

  qdr_transfer_run_async (library_get (), &work.transfer, cancellable, progress_cb, work_ended_cb,
                          &work);
  fixture_wait (work_has_ended, &work);
  ck_assert (work.is_done);
}

TEST (a_failed_export_leaves_the_file_as_it_was)
{
  g_autofree char *text = NULL;

  import_all (RIGHT);
  g_ptr_array_set_size (results, 0);
  qdr_transfer_bar_export_games (bar, library_get (), make_ids (1, 999), file);
  fixture_wait (has_ended, NULL);
  assert_result (0, "The library has no game 999.");
  ck_assert (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  ck_assert_str_eq (text, RIGHT);
}
