/*
 * Results of the personalities against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-library-private.h"

typedef struct {
  QdrLibrary *library;
  GPtrArray *personalities; /* QdrLibraryPlayer */
  GHashTable *numbers;      /* row of "players" → index of its personality + 1 */
  GHashTable *standings;    /* number → QdrLibraryStanding */
  GHashTable *pairings;     /* first number << 32 | second number → QdrLibraryPairing */
  guint n_endings[QDR_LIBRARY_N_ENDINGS];
} Pairings;

static void
free_pairing (gpointer data)
{
  QdrLibraryPairing *self = data;

  qdr_library_player_free (self->first);
  qdr_library_player_free (self->second);
  g_free (self);
}

static void
free_standing (gpointer data)
{
  QdrLibraryStanding *self = data;

  qdr_library_player_free (self->player);
  g_free (self);
}

void
qdr_library_comparison_free (QdrLibraryComparison *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->standings);
  g_ptr_array_unref (self->pairings);
  g_free (self);
}

/* --- Personalities ---------------------------------------------------------------------------- */

static gboolean
read_personalities (Pairings *self, GError **error)
{
  sqlite3_stmt *row = qdr_database_prepare (
      self->library->database,
      "SELECT id FROM players WHERE kind = 1 ORDER BY player_of (kind, identity)", error);
  gboolean has_row = TRUE;

  while (row != NULL && has_row) {
    QdrLibraryPlayer *player;
    gint64 id;
    const QdrLibraryPlayer *last;

    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    if (!qdr_library_read_player (self->library, sqlite3_column_int64 (row, 0), &player, error)) {
      sqlite3_reset (row);
      return FALSE;
    }

    id = sqlite3_column_int64 (row, 0);
    last = self->personalities->len > 0
               ? g_ptr_array_index (self->personalities, self->personalities->len - 1)
               : NULL;
    /* Versions and strengths of a personality are adjacent. */
    if (last != NULL && g_str_equal (last->identity, player->identity))
      qdr_library_player_free (player);
    else
      g_ptr_array_add (self->personalities, player);
    g_hash_table_insert (self->numbers, g_memdup2 (&id, sizeof id),
                         GUINT_TO_POINTER (self->personalities->len));
  }
  return FALSE;
}

/* Returns 0 for a person. */
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

static QdrLibraryStanding *
get_standing (Pairings *self, guint number)
{
  QdrLibraryStanding *standing = g_hash_table_lookup (self->standings, GUINT_TO_POINTER (number));

  if (standing == NULL) {
    standing = g_new0 (QdrLibraryStanding, 1);
    standing->player = copy_player (self, number);
    g_hash_table_insert (self->standings, GUINT_TO_POINTER (number), standing);
  }
  return standing;
}

/* Adds a game, which counts once for each of its players. */
static void
add_game (Pairings *self, const QdrLibraryParty *party, guint n_plies, guint ending)
{
  /* Games of a personality against itself do not count. */
  if (party->n_stakes < 2)
    return;

  if (ending < QDR_LIBRARY_N_ENDINGS)
    self->n_endings[ending]++;
  for (guint i = 0; i < party->n_stakes; i++) {
    const QdrLibraryStake *one = &party->stakes[i];
    const guint first = GPOINTER_TO_UINT (one->player);

    qdr_library_score_add_stake (&get_standing (self, first)->score, one->share, n_plies, one);
    for (guint j = 0; j < party->n_stakes; j++) {
      const QdrLibraryStake *other = &party->stakes[j];
      QdrLibraryPairing *pairing;

      if (i == j)
        continue;
      pairing = get_pairing (self, first, GPOINTER_TO_UINT (other->player));
      qdr_library_score_add_stake (&pairing->score, qdr_library_stake_compare (one, other), n_plies,
                                   one);
      if (ending < QDR_LIBRARY_N_ENDINGS)
        pairing->n_endings[ending]++;
    }
  }
}

/* Rows are sorted by game. Games with a person have too few rows and are skipped. */
static gboolean
read_games (Pairings *self, guint n_players, GError **error)
{
  sqlite3_stmt *row = qdr_database_prepare (
      self->library->database,
      "SELECT game, player, share, walls, plies, ending FROM outcomes WHERE players = ?1"
      " AND player IN (SELECT id FROM players WHERE kind = 1) ORDER BY game",
      error);
  QdrLibraryParty party = { 0 };
  gboolean has_row;
  gint64 game = 0;

  if (row != NULL)
    sqlite3_bind_int (row, 1, (int) n_players);
  while (row != NULL) {
    if (!qdr_database_step (self->library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    if (sqlite3_column_int64 (row, 0) != game)
      party = (QdrLibraryParty){ 0 };
    game = sqlite3_column_int64 (row, 0);
    qdr_library_party_add (&party,
                           GUINT_TO_POINTER (find_number (self, sqlite3_column_int64 (row, 1))),
                           sqlite3_column_double (row, 2), (guint) sqlite3_column_int (row, 3));
    if (party.n_seats == n_players)
      add_game (self, &party, (guint) sqlite3_column_int (row, 4),
                (guint) sqlite3_column_int (row, 5));
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

static int
compare_standings (gconstpointer a, gconstpointer b)
{
  const QdrLibraryStanding *one = *(const QdrLibraryStanding *const *) a;
  const QdrLibraryStanding *other = *(const QdrLibraryStanding *const *) b;

  return compare_players (one->player, other->player);
}

/* (transfer full): the values of @table, whose ownership is transferred */
static GPtrArray *
list_values (GHashTable *table, GDestroyNotify free_value, GCompareFunc compare)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (free_value);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    g_ptr_array_add (list, value);
  g_ptr_array_sort (list, compare);
  return list;
}

QdrLibraryComparison *
qdr_library_compare_personalities (QdrLibrary *self, guint n_players, GError **error)
{
  Pairings pairings = { .library = self };
  QdrLibraryComparison *comparison;
  gboolean is_done;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_players == 2 || n_players == 4, NULL);

  pairings.personalities =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);
  pairings.numbers = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  pairings.standings = g_hash_table_new (NULL, NULL);
  pairings.pairings = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  is_done = read_personalities (&pairings, error) && read_games (&pairings, n_players, error);
  comparison = g_new0 (QdrLibraryComparison, 1);
  comparison->standings = list_values (pairings.standings, free_standing, compare_standings);
  comparison->pairings = list_values (pairings.pairings, free_pairing, compare_pairings);
  memcpy (comparison->n_endings, pairings.n_endings, sizeof comparison->n_endings);
  g_ptr_array_unref (pairings.personalities);
  g_hash_table_unref (pairings.numbers);
  g_hash_table_unref (pairings.standings);
  g_hash_table_unref (pairings.pairings);
  if (!is_done)
    g_clear_pointer (&comparison, qdr_library_comparison_free);
  return comparison;
}
