/*
 * Results of personalities against each other, and of a person against personalities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-library-private.h"

typedef struct {
  GPtrArray *personalities; /* (element-type QdrLibraryPlayer) */
  GHashTable *numbers;      /* id of a row of "players" → number of its personality, from 1 */
  GHashTable *standings;    /* number of a personality → QdrLibraryStanding of the comparison */
  GHashTable *pairings;     /* first number << 32 | second number → QdrLibraryPairing of the
                               comparison */
  QdrLibraryComparison *comparison;
} Pairings;

static void
clear_pairings (Pairings *self)
{
  g_clear_pointer (&self->personalities, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_hash_table_unref);
  g_clear_pointer (&self->standings, g_hash_table_unref);
  g_clear_pointer (&self->pairings, g_hash_table_unref);
  g_clear_pointer (&self->comparison, qdr_library_comparison_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Pairings, clear_pairings)

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

static QdrLibraryPlayer *
copy_player (const QdrLibraryPlayer *player)
{
  QdrLibraryPlayer *copy = g_memdup2 (player, sizeof *player);

  copy->identity = g_strdup (player->identity);
  copy->name = g_strdup (player->name);
  return copy;
}

static gboolean
read_personalities (Pairings *self, QdrLibrary *library, GError **error)
{
  sqlite3_stmt *row = qdr_database_prepare_statement (
      library->database,
      "SELECT id FROM players WHERE kind = 1 ORDER BY player_of (kind, identity)", error);
  const QdrLibraryPlayer *last = NULL;

  while (row != NULL) {
    QdrLibraryPlayer *player;
    gboolean has_row;
    gint64 id;

    if (!qdr_database_step_to_next_row (library->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    id = sqlite3_column_int64 (row, 0);
    if (!qdr_library_read_player_of_row (library, id, &player, error)) {
      sqlite3_reset (row);
      return FALSE;
    }

    /* Adds each personality once, although it may have several successive rows. */
    if (last != NULL && g_str_equal (last->identity, player->identity)) {
      qdr_library_player_free (player);
    } else {
      g_ptr_array_add (self->personalities, player);
      last = player;
    }
    g_hash_table_insert (self->numbers, g_memdup2 (&id, sizeof id),
                         GUINT_TO_POINTER (self->personalities->len));
  }
  return FALSE;
}

static void
add_game (Pairings *self,
          const QdrLibraryParticipants *participants,
          guint n_plies,
          guint n_rounds,
          guint ending)
{
  /* Games of a personality against itself do not count. */
  if (participants->n_members < 2)
    return;

  self->comparison->n_endings[ending]++;
  for (guint i = 0; i < participants->n_members; i++) {
    const QdrLibraryParticipant *one = &participants->members[i];
    const guint first = GPOINTER_TO_UINT (one->player);
    const QdrLibraryPlayer *player = g_ptr_array_index (self->personalities, first - 1);
    QdrLibraryStanding *standing = g_hash_table_lookup (self->standings, one->player);

    if (standing == NULL) {
      standing = g_new0 (QdrLibraryStanding, 1);
      standing->player = copy_player (player);
      g_hash_table_insert (self->standings, (gpointer) one->player, standing);
      g_ptr_array_add (self->comparison->standings, standing);
    }
    qdr_library_score_add_game_of_participant (&standing->score, one->share, n_plies, one);
    standing->n_rounds += n_rounds;

    for (guint j = 0; j < participants->n_members; j++) {
      const QdrLibraryParticipant *other = &participants->members[j];
      const guint second = GPOINTER_TO_UINT (other->player);
      const guint64 key = (guint64) first << 32 | second;
      QdrLibraryPairing *pairing;

      if (i == j)
        continue;
      pairing = g_hash_table_lookup (self->pairings, &key);
      if (pairing == NULL) {
        pairing = g_new0 (QdrLibraryPairing, 1);
        pairing->first = copy_player (player);
        pairing->second = copy_player (g_ptr_array_index (self->personalities, second - 1));
        g_hash_table_insert (self->pairings, g_memdup2 (&key, sizeof key), pairing);
        g_ptr_array_add (self->comparison->pairings, pairing);
      }
      qdr_library_score_add_game_of_participant (
          &pairing->score, qdr_library_participant_get_score_against (one, other), n_plies, one);
      pairing->n_endings[ending]++;
    }
  }
}

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

QdrLibraryComparison *
qdr_library_compare_personalities (QdrLibrary *self, guint n_players, GError **error)
{
  static const char sql[] =
      "SELECT game, player, share, walls, plies, rounds, ending FROM outcomes WHERE players = ?1"
      " AND player IN (SELECT id FROM players WHERE kind = 1) ORDER BY game";
  g_auto (Pairings) pairings = { 0 };
  QdrLibraryParticipants participants = { 0 };
  sqlite3_stmt *row;
  gint64 game = 0;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_players == 2 || n_players == 4, NULL);

  pairings.personalities =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);
  pairings.numbers = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  pairings.standings = g_hash_table_new (NULL, NULL);
  pairings.pairings = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  pairings.comparison = g_new0 (QdrLibraryComparison, 1);
  pairings.comparison->standings = g_ptr_array_new_with_free_func (free_standing);
  pairings.comparison->pairings = g_ptr_array_new_with_free_func (free_pairing);
  if (!read_personalities (&pairings, self, error))
    return NULL;
  row = qdr_database_prepare_statement (self->database, sql, error);
  if (row == NULL)
    return NULL;

  /* Adds a game when all its seats have been read. A game with a person is never added, because the
   * statement finds no rows of people. */
  sqlite3_bind_int (row, 1, (int) n_players);
  for (;;) {
    gconstpointer number;
    gboolean has_row;
    gint64 id;

    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      break;
    if (sqlite3_column_int64 (row, 0) != game)
      participants = (QdrLibraryParticipants){ 0 };
    game = sqlite3_column_int64 (row, 0);
    id = sqlite3_column_int64 (row, 1);
    number = g_hash_table_lookup (pairings.numbers, &id);
    /* Skips a personality that another program has added meanwhile, and rows that a damaged file
     * has in addition. */
    if (number == NULL || participants.n_seats == n_players)
      continue;
    qdr_library_participants_add_seat (&participants, number, sqlite3_column_double (row, 2),
                                       (guint) sqlite3_column_int (row, 3));
    if (participants.n_seats == n_players)
      add_game (&pairings, &participants, (guint) sqlite3_column_int (row, 4),
                (guint) sqlite3_column_int (row, 5), (guint) sqlite3_column_int (row, 6));
  }

  g_ptr_array_sort (pairings.comparison->standings, compare_standings);
  g_ptr_array_sort (pairings.comparison->pairings, compare_pairings);
  return g_steal_pointer (&pairings.comparison);
}

void
qdr_library_encounter_free (QdrLibraryEncounter *self)
{
  if (self == NULL)
    return;

  g_free (self->identity);
  g_array_unref (self->shares);
  g_free (self);
}

GPtrArray *
qdr_library_list_encounters (QdrLibrary *self, const char *person, GError **error)
{
  static const char sql[] =
      "SELECT player_of (rivals.kind, rivals.identity), outcomes.date, share, outcomes.plies,"
      " walls, outcomes.width, outcomes.height, outcomes.rounds FROM outcomes JOIN players AS "
      "rivals ON rivals.id ="
      " opponent JOIN games ON games.id = game WHERE outcomes.player"
      " = (SELECT id FROM players WHERE kind = ?1 AND identity = ?2)"
      " AND rivals.kind = 1 AND rated ORDER BY outcomes.date, outcomes.time, game";
  g_autoptr (GPtrArray) encounters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_encounter_free);
  sqlite3_stmt *row;

  g_return_val_if_fail (self != NULL && person != NULL, NULL);

  row = qdr_library_prepare_player_statement (self, sql, FALSE, person, error);
  while (row != NULL) {
    QdrLibraryEncounter *encounter = NULL;
    const char *identity;
    gboolean has_row;
    double share;

    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&encounters);

    identity = qdr_database_get_text (row, 0);
    for (guint i = 0; encounter == NULL && i < encounters->len; i++) {
      QdrLibraryEncounter *other = g_ptr_array_index (encounters, i);

      encounter = g_str_equal (other->identity, identity) ? other : NULL;
    }
    if (encounter == NULL) {
      encounter = g_new0 (QdrLibraryEncounter, 1);
      encounter->identity = g_strdup (identity);
      encounter->shares = g_array_new (FALSE, FALSE, sizeof (double));
      g_ptr_array_add (encounters, encounter);
    }

    share = sqlite3_column_double (row, 2);
    if (share >= 1 && encounter->score.n_wins == 0) {
      encounter->first_win_day = qdr_library_parse_date (qdr_database_get_text (row, 1));
      encounter->first_win_columns = (guint) sqlite3_column_int (row, 5);
      encounter->first_win_rows = (guint) sqlite3_column_int (row, 6);
      encounter->first_win_rounds = (guint) sqlite3_column_int (row, 7);
    }
    qdr_library_score_add_game (&encounter->score, share, (guint) sqlite3_column_int (row, 3),
                                (guint) sqlite3_column_int (row, 4));
    g_array_append_val (encounter->shares, share);
  }
  return NULL;
}

GArray *
qdr_library_list_measured_games (QdrLibrary *self,
                                 const char *person,
                                 guint n_games,
                                 QdrLibraryMeasuredRatingFunc measured,
                                 gpointer user_data,
                                 GError **error)
{
  static const char sql[] =
      "SELECT rivals.identity, share FROM outcomes JOIN players AS rivals ON rivals.id = opponent"
      " JOIN games ON games.id = game WHERE outcomes.player"
      " = (SELECT id FROM players WHERE kind = ?1 AND identity = ?2)"
      " AND rivals.kind = 1 AND rated ORDER BY outcomes.date DESC, outcomes.time DESC, game DESC";
  g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (QdrLibraryMeasuredGame));
  sqlite3_stmt *row;

  g_return_val_if_fail (self != NULL && person != NULL && measured != NULL, NULL);

  row = qdr_library_prepare_player_statement (self, sql, FALSE, person, error);
  if (row == NULL)
    return NULL;

  /* Reads the newest games first, and inserts each game before the newer games. */
  while (games->len < n_games) {
    QdrLibraryMeasuredGame game;
    gboolean has_row;

    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      break;
    game.share = sqlite3_column_double (row, 1);
    if (measured (qdr_database_get_text (row, 0), &game.rating, user_data))
      g_array_prepend_val (games, game);
  }
  sqlite3_reset (row);
  return g_steal_pointer (&games);
}
