/*
 * The opening book from the games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-book-maker.h"
#include "qdr-notation.h"
#include "session-fixture.h"
#include "temp-folder.h"

/* Milliseconds for which the library waits for more changes, made short for the test. */
#define DELAY_MS 1

static char *folder;
static QdrLibraryWorker *library;
static QdrLibraryBookMaker *book;

static void
set_up (void)
{
  g_autofree char *path = NULL;

  fixture_load ();
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
  book = qdr_library_book_maker_new (library, fixture_get_personalities (), DELAY_MS);
}

static void
tear_down (void)
{
  if (book != NULL)
    fixture_assert_finalizes (book, g_object_unref);
  book = NULL;
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&folder, remove_temp_folder);
  fixture_unload ();
}

/* Adds games of "champion" that begin with the move in @data. */
static gboolean
add_games (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  for (guint i = 0; i < 12; i++) {
    g_autoptr (QdrGame) game = fixture_make_game (9, 2, "computer champion,computer regular");
    g_autofree char *time = g_strdup_printf ("18:30:%02u", i);

    qdr_game_set_header (game, "Date", "2026-11-20");
    qdr_game_set_header (game, "Time", time);
    fixture_play (game, data);
    fixture_play (game, "resign");
    if (!qdr_library_add_game (self, game, QDR_LIBRARY_PLAYED, "1", NULL, NULL, error))
      return FALSE;
  }
  return TRUE;
}

static void
begin_to_add_games (const char *move)
{
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, add_games, g_strdup (move), g_free,
                                NULL, NULL, NULL);
}

/* Returns the move with which @id opens by a book, "" if it searches. Of a move and its mirror
 * image, the lower one. */
static char *
find_opening (const char *id)
{
  QdrPersonality *personality = qdr_personality_list_find (fixture_get_personalities (), id);
  QdrOpeningBook *opening_book =
      qdr_personality_list_find_book (fixture_get_personalities (), personality);
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  QdrMove move = QDR_MOVE_NONE;
  char text[QDR_MOVE_TEXT_SIZE];

  /* In a symmetric position the book has both moves, and one of the seeds chooses the lower
   * one. */
  for (guint seed = 0; opening_book != NULL && seed < 64; seed++)
    move = MIN (move, qdr_opening_book_find_move (opening_book, game, seed));
  if (move == QDR_MOVE_NONE)
    return g_strdup ("");
  return g_strdup (qdr_move_to_text (&qdr_game_get_position (game)->board, move, text));
}

static void
assert_opens (const char *id, const char *expected)
{
  g_autofree char *opening = find_opening (id);

  ck_assert_str_eq (opening, expected);
}

static gboolean
champion_opens (gpointer data)
{
  g_autofree char *opening = find_opening ("champion");

  return g_str_equal (opening, data);
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)

/* The program's own book is empty in tests. */
TEST (opponents_open_from_the_library_once_its_book_is_made)
{
  begin_to_add_games ("a1v");
  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_LIBRARY);
  assert_opens ("champion", "");
  fixture_wait (champion_opens, (gpointer) "a1v");
  assert_opens ("runner", "");

  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_NONE);
  assert_opens ("champion", "");
  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_LIBRARY);
  assert_opens ("champion", "a1v");
  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_OWN);
  assert_opens ("champion", "");
}

TEST (the_book_is_made_anew_when_games_have_come)
{
  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_LIBRARY);
  begin_to_add_games ("b1v");
  fixture_wait (champion_opens, (gpointer) "b1v");
  begin_to_add_games ("a1h");
  fixture_wait (champion_opens, (gpointer) "a1h");
}

static gboolean
is_set (gpointer data)
{
  return *(gboolean *) data;
}

static gboolean
set_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

TEST (where_nobody_opens_from_it_the_library_is_not_asked)
{
  g_autofree char *path = g_build_filename (folder, "library.db", NULL);
  gboolean is_done = FALSE;

  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_OWN);
  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_NONE);
  g_timeout_add (DELAY_MS + 1, set_cb, &is_done); /* set after everything that is due earlier */
  fixture_wait (is_set, &is_done);
  fixture_assert_finalizes (book, g_object_unref);
  book = NULL;
  qdr_library_worker_wait_for_jobs (library);
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
}

/* The end does not wait for the book. */
TEST (it_can_end_while_a_book_is_made)
{
  begin_to_add_games ("a1v");
  qdr_library_book_maker_set_book_choice (book, QDR_BOOK_CHOICE_LIBRARY);
  fixture_assert_finalizes (book, g_object_unref);
  book = NULL;
  assert_opens ("champion", "");
}
