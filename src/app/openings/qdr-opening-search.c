/*
 * A question to the library: what was played in a position, and in which last games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-search.h"

#include <string.h>

#include "qdr-library-ratings.h"
#include "qdr-personality-list.h"

QdrOpeningSearch *
qdr_opening_search_new (const QdrPosition *position,
                        const QdrLibraryScope *scope,
                        GHashTable *ratings)
{
  QdrOpeningSearch *self = g_new0 (QdrOpeningSearch, 1);

  self->position = *position;
  self->scope = (QdrLibraryScope){ scope->kind, g_strdup (scope->person) };
  self->ratings = g_hash_table_ref (ratings);
  return self;
}

void
qdr_opening_search_free (gpointer search)
{
  QdrOpeningSearch *self = search;

  g_free ((char *) self->scope.person);
  g_hash_table_unref (self->ratings);
  g_clear_pointer (&self->moves, g_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_free (self);
}

static int
compare_ages (gconstpointer a, gconstpointer b)
{
  const QdrLibraryEntry *one = *(const QdrLibraryEntry *const *) a;
  const QdrLibraryEntry *other = *(const QdrLibraryEntry *const *) b;
  int order = strcmp (other->date, one->date);

  if (order == 0)
    order = strcmp (other->time, one->time);
  return order != 0 ? order : (other->id > one->id) - (other->id < one->id);
}

/* A game in which several of the moves were played is told once. */
static void
read_games_of (QdrLibrary *library, const QdrLibraryMove *move, GHashTable *seen, GPtrArray *games)
{
  for (guint i = 0; i < move->n_last_games; i++) {
    g_autofree char *final = NULL;
    QdrLibraryEntry *entry;

    if (!g_hash_table_add (seen, g_memdup2 (&move->last_games[i], sizeof (gint64))))
      continue;
    entry = qdr_library_read_entry (library, move->last_games[i], &final, NULL);
    if (entry != NULL)
      g_ptr_array_add (games, entry);
  }
}

static void
read_games (QdrOpeningSearch *self, QdrLibrary *library)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  self->games = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_entry_free);
  for (guint i = 0; i < self->moves->len; i++)
    read_games_of (library, &g_array_index (self->moves, QdrLibraryMove, i), seen, self->games);
  g_ptr_array_sort (self->games, compare_ages);
  if (self->games->len > QDR_LIBRARY_LAST_GAMES)
    g_ptr_array_set_size (self->games, QDR_LIBRARY_LAST_GAMES);
}

/* Who gives up plays nothing on the board. */
static void
drop_concessions (GArray *moves)
{
  for (guint i = moves->len; i-- > 0;)
    if (qdr_move_kind (g_array_index (moves, QdrLibraryMove, i).move) == QDR_MOVE_CONCESSION)
      g_array_remove_index (moves, i);
}

/* Without ratings of today those of before are told. */
gboolean
qdr_opening_search_run (QdrLibrary *library,
                        gpointer search,
                        GCancellable *cancellable,
                        GError **error)
{
  QdrOpeningSearch *self = search;

  qdr_library_update_ratings (library, qdr_personality_list_look_up_rating, self->ratings, NULL);
  self->moves = qdr_library_find_moves (library, &self->position, &self->scope, error);
  if (self->moves == NULL)
    return FALSE;

  drop_concessions (self->moves);
  self->n_moves = self->moves->len;
  for (guint i = 0; i < self->moves->len; i++)
    self->n_games += g_array_index (self->moves, QdrLibraryMove, i).n_games;
  read_games (self, library);
  if (self->moves->len > QDR_OPENING_SEARCH_MOVES)
    g_array_set_size (self->moves, QDR_OPENING_SEARCH_MOVES);
  return TRUE;
}
