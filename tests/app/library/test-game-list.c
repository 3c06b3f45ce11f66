/*
 * The list of games of the library: search, reading, and updates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-fixture.h"

#include "qdr-game-list.h"

static QdrGameList *list;

static gboolean is_listed; /* since the last search */

static void
listed_cb (void)
{
  is_listed = TRUE;
}

static void
set_up (void)
{
  fixture_set_up ();
  library_set_up ();
  list = qdr_game_list_new (library_get ());
  g_signal_connect (list, "listed", G_CALLBACK (listed_cb), NULL);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (list, g_object_unref);
  library_tear_down ();
  fixture_tear_down ();
}

static gboolean
is_listed_now (gpointer data)
{
  return is_listed;
}

static void
search (QdrLibraryFilter filter)
{
  is_listed = FALSE;
  qdr_game_list_begin_search (list, &filter, QDR_LIBRARY_SORT_DATE, TRUE);
  fixture_wait (is_listed_now, NULL);
}

static guint
count (void)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

static QdrListedGame *
get_game (guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (list), position);
}

static gboolean
is_loaded (gpointer game)
{
  return qdr_listed_game_get_entry (game) != NULL;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (a_game_is_read_when_it_is_wanted)
{
  g_autoptr (QdrListedGame) game = NULL;

  library_add ("Anna", "Ben", "2026-11-20", "c2 b5 c3");
  library_add ("Cleo", "Dan", "2026-11-21", "c2");
  search ((QdrLibraryFilter){ 0 });
  ck_assert_uint_eq (count (), 2);
  game = get_game (1);
  ck_assert (!is_loaded (game));
  ck_assert_ptr_null (qdr_listed_game_get_game (game));

  qdr_game_list_request_game (list, game, 1);
  fixture_wait (is_loaded, game);
  ck_assert_str_eq (qdr_listed_game_get_entry (game)->names[0], "Anna");
  /* With its moves, which tell whose the walls are. */
  ck_assert_uint_eq (qdr_game_get_ply (qdr_listed_game_get_game (game)), 3);
}

TEST (what_goes_out_of_sight_is_not_read)
{
  g_autoptr (QdrListedGame) forgotten = NULL;
  g_autoptr (QdrListedGame) wanted = NULL;

  library_add_many (2);
  search ((QdrLibraryFilter){ 0 });
  forgotten = get_game (0);
  wanted = get_game (1);
  qdr_game_list_request_game (list, forgotten, 0);
  qdr_game_list_cancel_request (list, forgotten);
  qdr_game_list_request_game (list, wanted, 1);
  fixture_wait (is_loaded, wanted);
  ck_assert (!is_loaded (forgotten));
}

/* More games than are read together. */
TEST (what_is_looked_at_is_read_first)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);

  library_add_many (40);
  search ((QdrLibraryFilter){ 0 });
  for (guint i = 0; i < count (); i++) {
    g_ptr_array_add (games, get_game (i));
    qdr_game_list_request_game (list, games->pdata[i], i);
  }
  qdr_game_list_set_middle_row (list, 35);
  fixture_wait (is_loaded, games->pdata[35]);
  ck_assert (is_loaded (games->pdata[39]));
  ck_assert (!is_loaded (games->pdata[0]));
  fixture_wait (is_loaded, games->pdata[0]);
}

TEST (a_name_is_found_by_any_part_of_it)
{
  library_add ("Zoé Martin", "Ben", "2026-11-20", "c2");
  library_add ("Cleo", "Dan", "2026-11-21", "c2");
  search ((QdrLibraryFilter){ .player = "ZOÉ", .parts_of_names = TRUE });
  ck_assert_uint_eq (count (), 1);
  search ((QdrLibraryFilter){ .player = "n", .parts_of_names = TRUE });
  ck_assert_uint_eq (count (), 2);
  search ((QdrLibraryFilter){ .player = "n", .opponent = "n", .parts_of_names = TRUE });
  ck_assert_uint_eq (count (), 1);
  search ((QdrLibraryFilter){ .player = "%", .parts_of_names = TRUE });
  ck_assert_uint_eq (count (), 0);
}

static void
record_change (GListModel *model,
               guint position,
               guint n_removed,
               guint n_added,
               gpointer user_data)
{
  guint *change = user_data;

  change[0] = position;
  change[1] = n_removed;
  change[2] = n_added;
}

static gboolean
has_three (gpointer data)
{
  return count () == 3;
}

TEST (it_follows_the_library_and_tells_only_what_is_new)
{
  guint change[3] = { 0 };

  library_add ("Anna", "Ben", "2026-11-20", "c2");
  library_add ("Cleo", "Dan", "2026-11-22", "c2");
  search ((QdrLibraryFilter){ 0 });
  g_signal_connect (list, "items-changed", G_CALLBACK (record_change), change);
  library_add ("Eva", "Finn", "2026-11-21", "c2");
  fixture_wait (has_three, NULL);
  ck_assert_uint_eq (change[0], 1);
  ck_assert_uint_eq (change[1], 0);
  ck_assert_uint_eq (change[2], 1);
}

TEST (the_last_search_counts)
{
  const QdrLibraryFilter anna = { .player = "Anna" };

  library_add ("Anna", "Ben", "2026-11-20", "c2");
  library_add ("Cleo", "Dan", "2026-11-22", "c2");
  qdr_game_list_begin_search (list, &anna, QDR_LIBRARY_SORT_DATE, TRUE);
  search ((QdrLibraryFilter){ 0 });
  ck_assert_uint_eq (count (), 2);
}
