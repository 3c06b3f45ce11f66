/*
 * An opening explorer: the moves that were played in a position, their results and games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-openings.h"

#include "qdr-library-private.h"
#include "qdr-position-index.h"

/* All games in memory, because SQLite takes several times as long to look them up one by one. */
typedef struct {
  GArray *ids;      /* gint64, oldest game first */
  GHashTable *ages; /* pointer into @ids → index + 1 */
  GArray *in_scope; /* gboolean for each of @ids; NULL if all games count */
} Games;

/* A move and the sums over its games. */
typedef struct {
  QdrLibraryMove move;
  double ratings; /* sum of the ratings of the players */
  guint n_ratings;
  guint ages[QDR_LIBRARY_MAX_LAST_GAMES]; /* ages of the recent games */
} Sum;

static void
clear_games (Games *self)
{
  g_clear_pointer (&self->ages, g_hash_table_unref);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->in_scope, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Games, clear_games)

/* Returns the number of a game in the order of dates, from 1, or 0 for an unknown game. */
static guint
find_age (const Games *self, gint64 id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->ages, &id));
}

static gboolean
read_games (QdrLibrary *library, const QdrLibraryScope *scope, Games *self, GError **error)
{
  static const char *const scope_sql[QDR_LIBRARY_N_SCOPES] = {
    [QDR_LIBRARY_SCOPE_PERSON] =
        "SELECT game FROM seats"
        " WHERE player IN (SELECT id FROM players WHERE kind = 0 AND identity = ?1)",
    [QDR_LIBRARY_SCOPE_PERSONALITIES] =
        "SELECT game FROM seats WHERE player IN (SELECT id FROM players WHERE kind = 1)",
    [QDR_LIBRARY_SCOPE_IMPORTED] = "SELECT id FROM games WHERE source = ?2",
  };
  g_autoptr (GArray) ids = NULL;
  sqlite3_stmt *statement;

  /* Reads the ids in the order of the index games_by_date. */
  statement = qdr_database_prepare (library->database,
                                    "SELECT id FROM games ORDER BY date, time, id", error);
  self->ids = qdr_database_read_integers (library->database, statement, error);
  if (self->ids == NULL)
    return FALSE;

  self->ages = g_hash_table_new (g_int64_hash, g_int64_equal);
  for (guint i = 0; i < self->ids->len; i++)
    g_hash_table_insert (self->ages, &g_array_index (self->ids, gint64, i),
                         GUINT_TO_POINTER (i + 1));
  if (scope->kind == QDR_LIBRARY_SCOPE_ALL)
    return TRUE;

  statement = qdr_database_prepare (library->database, scope_sql[scope->kind], error);
  if (statement == NULL)
    return FALSE;

  /* Binds values for all scopes; SQLite ignores those for parameters that the statement does not
   * have. */
  sqlite3_bind_text (statement, 1, scope->person, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 2, QDR_LIBRARY_IMPORTED);
  ids = qdr_database_read_integers (library->database, statement, error);
  if (ids == NULL)
    return FALSE;

  self->in_scope = g_array_sized_new (FALSE, TRUE, sizeof (gboolean), self->ids->len);
  g_array_set_size (self->in_scope, self->ids->len);
  for (guint i = 0; i < ids->len; i++) {
    const guint age = find_age (self, g_array_index (ids, gint64, i));

    if (age > 0)
      g_array_index (self->in_scope, gboolean, age - 1) = TRUE;
  }
  return TRUE;
}

/* Adds a game with the share and rating in @row. */
static void
add_game (Sum *sum, sqlite3_stmt *row, gint64 game, guint age)
{
  QdrLibraryMove *move = &sum->move;
  guint i;

  move->n_games++;
  if (sqlite3_column_type (row, 2) != SQLITE_NULL) {
    const double share = sqlite3_column_double (row, 2);

    move->points += share;
    if (share >= 1)
      move->n_wins++;
    else if (share > 0)
      move->n_draws++;
    else
      move->n_losses++;
  }
  if (sqlite3_column_type (row, 3) != SQLITE_NULL) {
    sum->ratings += sqlite3_column_double (row, 3);
    sum->n_ratings++;
  }

  /* Inserts the game into the short list of recent games. */
  i = move->n_last_games;
  if (i < QDR_LIBRARY_MAX_LAST_GAMES)
    move->n_last_games++;
  else if (sum->ages[--i] > age)
    return;
  for (; i > 0 && sum->ages[i - 1] < age; i--) {
    sum->ages[i] = sum->ages[i - 1];
    move->last_games[i] = move->last_games[i - 1];
  }
  sum->ages[i] = age;
  move->last_games[i] = game;
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  const QdrLibraryMove *one = a;
  const QdrLibraryMove *other = b;

  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  return (one->move > other->move) - (one->move < other->move);
}

GArray *
qdr_library_find_moves (QdrLibrary *self,
                        const QdrPosition *position,
                        const QdrLibraryScope *scope,
                        GError **error)
{
  g_autoptr (GArray) sums = g_array_new (FALSE, FALSE, sizeof (Sum));
  g_auto (Games) games = { 0 };
  sqlite3_stmt *row;
  gint64 last_game = 0;
  GArray *moves;

  g_return_val_if_fail (self != NULL && position != NULL && scope != NULL, NULL);

  if (!read_games (self, scope, &games, error))
    return NULL;

  row = qdr_database_prepare (
      self->database,
      "SELECT move, game, share, rating FROM positions JOIN players ON players.id = player"
      " WHERE key = ?1 AND move <> ?2 ORDER BY move, player, game",
      error);
  if (row == NULL)
    return NULL;

  /* Adds up rows that are sorted by move and game. A game with a repeated position has several
   * rows. */
  sqlite3_bind_int64 (row, 1, qdr_position_index (position, QDR_MOVE_NONE).key);
  sqlite3_bind_int (row, 2, QDR_MOVE_NONE);
  for (;;) {
    gboolean has_row;
    QdrMove move;
    gint64 game;
    guint age;

    if (!qdr_database_step (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      break;
    move = (QdrMove) sqlite3_column_int64 (row, 0);
    game = sqlite3_column_int64 (row, 1);
    if (sums->len == 0 || g_array_index (sums, Sum, sums->len - 1).move.move != move) {
      g_array_append_vals (sums, &(Sum){ .move.move = move }, 1);
      last_game = 0;
    }
    if (game == last_game)
      continue;
    last_game = game;
    age = find_age (&games, game);
    if (age > 0 && (games.in_scope == NULL || g_array_index (games.in_scope, gboolean, age - 1)))
      add_game (&g_array_index (sums, Sum, sums->len - 1), row, game, age);
  }

  moves = g_array_new (FALSE, FALSE, sizeof (QdrLibraryMove));
  for (guint i = 0; i < sums->len; i++) {
    const Sum *sum = &g_array_index (sums, Sum, i);
    QdrLibraryMove move = sum->move;

    move.move = qdr_position_index_read_move (position, move.move);
    if (move.n_games == 0 || move.move == QDR_MOVE_NONE)
      continue;
    move.is_rated = sum->n_ratings > 0;
    move.rating = move.is_rated ? sum->ratings / sum->n_ratings : 0;
    g_array_append_val (moves, move);
  }
  g_array_sort (moves, compare_moves);
  return moves;
}
