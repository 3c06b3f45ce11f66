/*
 * How the personalities stand against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-library-private.h"

typedef struct {
  QdrLibrary *library;
  GPtrArray *personalities; /* of QdrLibraryPlayer */
  GHashTable *numbers;      /* row of "players" → number of its personality, from 1 */
  GHashTable *pairings;     /* number of the first << 32 | of the second → QdrLibraryPairing */
} Pairings;

/* What one of the personalities had of a game. */
typedef struct {
  guint number;
  double share;
  guint n_walls;
} Part;

static void
free_pairing (gpointer data)
{
  QdrLibraryPairing *self = data;

  qdr_library_player_free (self->first);
  qdr_library_player_free (self->second);
  g_free (self);
}

/* --- Personalities ---------------------------------------------------------------------------- */

static void
add_personality (Pairings *self, QdrLibraryPlayer *player, gint64 id)
{
  const QdrLibraryPlayer *last =
      self->personalities->len > 0
          ? g_ptr_array_index (self->personalities, self->personalities->len - 1)
          : NULL;

  /* Versions of one personality follow each other. */
  if (last != NULL && g_str_equal (last->identity, player->identity))
    qdr_library_player_free (player);
  else
    g_ptr_array_add (self->personalities, player);
  g_hash_table_insert (self->numbers, g_memdup2 (&id, sizeof id),
                       GUINT_TO_POINTER (self->personalities->len));
}

static gboolean
read_personalities (Pairings *self, GError **error)
{
  sqlite3_stmt *row =
      qdr_database_prepare (self->library->database,
                            "SELECT id FROM players WHERE kind = 1 ORDER BY identity", error);
  gboolean has_row = TRUE;

  while (row != NULL && has_row) {
    QdrLibraryPlayer *player;

    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    if (!qdr_library_read_player (self->library, sqlite3_column_int64 (row, 0), &player, error)) {
      sqlite3_reset (row);
      return FALSE;
    }
    add_personality (self, player, sqlite3_column_int64 (row, 0));
  }
  return FALSE;
}

/* 0 for a person. */
static guint
find_number (Pairings *self, gint64 id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, &id));
}

/* --- Games ------------------------------------------------------------------------------------ */

static QdrLibraryPlayer *
copy_player (Pairings *self, guint number)
{
  const QdrLibraryPlayer *player = g_ptr_array_index (self->personalities, number - 1);
  QdrLibraryPlayer *copy = g_memdup2 (player, sizeof *player);

  copy->identity = g_strdup (player->identity);
  copy->name = g_strdup (player->name);
  return copy;
}

static QdrLibraryPairing *
get_pairing (Pairings *self, guint first, guint second)
{
  const guint64 key = (guint64) first << 32 | second;
  QdrLibraryPairing *pairing = g_hash_table_lookup (self->pairings, &key);

  if (pairing == NULL) {
    pairing = g_new0 (QdrLibraryPairing, 1);
    pairing->first = copy_player (self, first);
    pairing->second = copy_player (self, second);
    g_hash_table_insert (self->pairings, g_memdup2 (&key, sizeof key), pairing);
  }
  return pairing;
}

/* Who plays against itself is no pair. @share is that of the first, as if there were only two. */
static void
add_game (Pairings *self,
          guint first,
          guint second,
          double share,
          guint n_plies,
          guint n_walls,
          guint ending)
{
  QdrLibraryPairing *pairing;

  if (first == second)
    return;

  pairing = get_pairing (self, first, second);
  qdr_library_score_add (&pairing->score, share, n_plies, n_walls);
  if (ending < QDR_LIBRARY_N_ENDINGS)
    pairing->n_endings[ending]++;
}

static gboolean
read_games_of_two (Pairings *self, GError **error)
{
  sqlite3_stmt *row = qdr_database_prepare (
      self->library->database,
      "SELECT player, opponent, share, plies, walls, ending FROM outcomes WHERE players = 2"
      " AND player IN (SELECT id FROM players WHERE kind = 1)",
      error);
  gboolean has_row;

  while (row != NULL) {
    guint second;

    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    second = find_number (self, sqlite3_column_int64 (row, 1));
    if (second != 0)
      add_game (self, find_number (self, sqlite3_column_int64 (row, 0)), second,
                sqlite3_column_double (row, 2), (guint) sqlite3_column_int (row, 3),
                (guint) sqlite3_column_int (row, 4), (guint) sqlite3_column_int (row, 5));
  }
  return FALSE;
}

/* Of four, who wins has beaten the others, and they are even. */
static double
compare_shares (double share, double other)
{
  return share >= 1 ? 1 : other >= 1 ? 0 : 0.5;
}

/* The parts of the players of a game, if all four are personalities. */
static void
add_parts (Pairings *self, const GArray *parts, guint n_plies, guint ending)
{
  if (parts->len != 4)
    return;

  for (guint i = 0; i < 4; i++)
    for (guint j = 0; j < 4; j++) {
      const Part *one = &g_array_index (parts, Part, i);
      const Part *other = &g_array_index (parts, Part, j);

      add_game (self, one->number, other->number, compare_shares (one->share, other->share),
                n_plies, one->n_walls, ending);
    }
}

static gboolean
read_games_of_four (Pairings *self, GError **error)
{
  sqlite3_stmt *row = qdr_database_prepare (
      self->library->database,
      "SELECT game, player, share, walls, plies, ending FROM outcomes WHERE players = 4"
      " AND player IN (SELECT id FROM players WHERE kind = 1) ORDER BY game",
      error);
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (Part));
  gboolean has_row;
  gint64 game = 0;
  guint n_plies = 0;
  guint ending = 0;

  while (row != NULL) {
    Part part;

    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row || sqlite3_column_int64 (row, 0) != game) {
      add_parts (self, parts, n_plies, ending);
      g_array_set_size (parts, 0);
    }
    if (!has_row)
      return TRUE;
    game = sqlite3_column_int64 (row, 0);
    part.number = find_number (self, sqlite3_column_int64 (row, 1));
    part.share = sqlite3_column_double (row, 2);
    part.n_walls = (guint) sqlite3_column_int (row, 3);
    n_plies = (guint) sqlite3_column_int (row, 4);
    ending = (guint) sqlite3_column_int (row, 5);
    g_array_append_val (parts, part);
  }
  return FALSE;
}

/* --- The list --------------------------------------------------------------------------------- */

static int
compare_players (const QdrLibraryPlayer *one, const QdrLibraryPlayer *other)
{
  const int by_name = strcmp (one->name, other->name);

  return by_name != 0 ? by_name : strcmp (one->identity, other->identity);
}

static int
compare_pairings (gconstpointer a, gconstpointer b)
{
  const QdrLibraryPairing *one = *(const QdrLibraryPairing *const *) a;
  const QdrLibraryPairing *other = *(const QdrLibraryPairing *const *) b;
  const int by_first = compare_players (one->first, other->first);

  return by_first != 0 ? by_first : compare_players (one->second, other->second);
}

/* The walls of the second are those of the first in the same pair from the other side. */
static GPtrArray *
list_pairings (Pairings *self)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_pairing);
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  g_hash_table_iter_init (&iter, self->pairings);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const guint64 other_key = *(guint64 *) key << 32 | *(guint64 *) key >> 32;
    const QdrLibraryPairing *other = g_hash_table_lookup (self->pairings, &other_key);
    QdrLibraryPairing *pairing = value;

    pairing->n_walls_of_second = other != NULL ? other->score.n_walls : 0;
    g_ptr_array_add (list, pairing);
  }
  g_ptr_array_sort (list, compare_pairings);
  return list;
}

GPtrArray *
qdr_library_list_pairings (QdrLibrary *self, guint n_players, GError **error)
{
  Pairings pairings = { .library = self };
  GPtrArray *list;
  gboolean is_done;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_players == 2 || n_players == 4, NULL);

  pairings.personalities =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);
  pairings.numbers = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  pairings.pairings = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  is_done = read_personalities (&pairings, error) &&
            (n_players == 2 ? read_games_of_two (&pairings, error)
                            : read_games_of_four (&pairings, error));
  list = list_pairings (&pairings);
  g_ptr_array_unref (pairings.personalities);
  g_hash_table_unref (pairings.numbers);
  g_hash_table_unref (pairings.pairings);
  if (!is_done)
    g_clear_pointer (&list, g_ptr_array_unref);
  return list;
}
