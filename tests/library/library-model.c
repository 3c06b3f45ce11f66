/*
 * A library in a folder of its own, with a second copy of its games in a plain list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-model.h"

#include <string.h>

#include "temp-folder.h"

static char *folder;
char *library_path;
QdrLibrary *library;
GArray *model;

static void
clear_game (gpointer data)
{
  g_object_unref (((ModelGame *) data)->game);
}

void
set_up_library (void)
{
  g_autoptr (GError) error = NULL;

  folder = make_temp_folder ();
  library_path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_open (library_path, &error);
  ck_assert_msg (library != NULL, "%s", error != NULL ? error->message : "");
  model = g_array_new (FALSE, FALSE, sizeof (ModelGame));
  g_array_set_clear_func (model, clear_game);
}

void
tear_down_library (void)
{
  g_clear_pointer (&library, qdr_library_close);
  g_clear_pointer (&model, g_array_unref);
  g_clear_pointer (&library_path, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
}

static void
take_seat (QdrPlayer *player, const char *who)
{
  g_autofree char *seat = g_strconcat ("computer ", who, NULL);
  g_autofree char *name = g_str_has_prefix (who, "like-me-")
                              ? g_strconcat ("Like Me ", who + strlen ("like-me-"), NULL)
                              : g_strdup (who);

  qdr_player_set_seat (player, g_ascii_islower (who[0]) ? seat : "human");
  qdr_player_set_name (player, name);
}

void
add_short_game (const char *date, const char *first, const char *second, const char *moves)
{
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  g_auto (GStrv) parts = g_strsplit (date, " ", 2);
  QdrPosition start;

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, TRUE);
  take_seat (qdr_game_get_player (game, 0), first);
  take_seat (qdr_game_get_player (game, 1), second);
  qdr_game_set_header (game, "Date", parts[0] != NULL ? parts[0] : "");
  if (parts[0] != NULL && parts[1] != NULL)
    qdr_game_set_header (game, "Time", parts[1]);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_msg (qdr_game_play_from_text (game, words[i], &error), "%s: %s", words[i],
                   error != NULL ? error->message : "");
  ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", NULL, NULL, NULL));
}

static int
compare_games (gconstpointer a, gconstpointer b)
{
  const ModelGame *one = a;
  const ModelGame *other = b;
  const int by_date =
      strcmp (qdr_game_get_header (one->game, "Date"), qdr_game_get_header (other->game, "Date"));

  return by_date != 0 ? by_date : one->id < other->id ? -1 : 1;
}

void
sort_model (void)
{
  g_array_sort (model, compare_games);
}
