/*
 * Queries with tables as results, for the command line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-query.h"

#include "qdr-library-openings.h"
#include "qdr-library-private.h"
#include "qdr-library-ratings.h"
#include "qdr-notation.h"

QdrLibraryQueryResult *
qdr_library_query_result_new (const QdrLibraryColumn *columns, guint n_columns)
{
  QdrLibraryQueryResult *self = g_new0 (QdrLibraryQueryResult, 1);

  self->columns = columns;
  self->n_columns = n_columns;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  return self;
}

void
qdr_library_query_result_free (QdrLibraryQueryResult *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->rows);
  g_free (self);
}

/* Formats a share with a decimal point, whatever the locale. */
static char *
write_share (double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (text, sizeof text, "%.3f", value));
}

static gboolean
add_entry (const QdrLibraryEntry *entry, gpointer user_data)
{
  QdrLibraryQueryResult *table = user_data;
  GStrv row = g_new0 (char *, table->n_columns + 1);

  row[0] = g_strdup_printf ("%" G_GINT64_FORMAT, entry->id);
  row[1] = g_strdup (entry->date);
  row[2] = g_strjoinv ("\n", (char **) entry->names);
  row[3] = g_strdup_printf ("%ux%u", entry->width, entry->height);
  row[4] = g_strdup (qdr_library_entry_get_result (entry));
  row[5] = g_strdup (qdr_library_ending_get_name (entry->ending));
  row[6] = g_strdup_printf ("%u", entry->n_plies);
  row[7] = g_strdup (entry->is_rated ? "true" : "false");
  g_ptr_array_add (table->rows, row);
  return TRUE;
}

QdrLibraryQueryResult *
qdr_library_query_games (QdrLibrary *self,
                         const QdrLibraryFilter *filter,
                         QdrLibrarySort sort,
                         gboolean descending,
                         guint limit,
                         GError **error)
{
  static const QdrLibraryColumn columns[] = {
    { "id", QDR_LIBRARY_COLUMN_INTEGER },    { "date", QDR_LIBRARY_COLUMN_TEXT },
    { "players", QDR_LIBRARY_COLUMN_NAMES }, { "size", QDR_LIBRARY_COLUMN_TEXT },
    { "result", QDR_LIBRARY_COLUMN_TEXT },   { "ending", QDR_LIBRARY_COLUMN_TEXT },
    { "plies", QDR_LIBRARY_COLUMN_INTEGER }, { "rated", QDR_LIBRARY_COLUMN_BOOLEAN },
  };
  g_autoptr (QdrLibraryQueryResult) table =
      qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));

  return qdr_library_list_games (self, filter, sort, descending, limit, add_entry, table, error)
             ? g_steal_pointer (&table)
             : NULL;
}

QdrLibraryQueryResult *
qdr_library_query_first_player_share (QdrLibrary *self, const char *opening, GError **error)
{
  static const QdrLibraryColumn columns[] = { { "games", QDR_LIBRARY_COLUMN_INTEGER },
                                              { "share", QDR_LIBRARY_COLUMN_SHARE } };
  QdrLibraryFilter filter = { 0 };
  QdrLibraryQueryResult *table;
  GStrv row;
  guint n_games;
  double share;

  g_return_val_if_fail (self != NULL && opening != NULL, NULL);

  filter.opening = *opening != '\0' ? opening : NULL;
  if (!qdr_library_read_first_player_share (self, &filter, &n_games, &share, error))
    return NULL;

  row = g_new0 (char *, 3);
  row[0] = g_strdup_printf ("%u", n_games);
  row[1] = n_games > 0 ? write_share (share) : g_strdup ("");
  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  g_ptr_array_add (table->rows, row);
  return table;
}

QdrLibraryQueryResult *
qdr_library_query_moves (QdrLibrary *self, const QdrPosition *position, GError **error)
{
  static const QdrLibraryColumn columns[] = { { "move", QDR_LIBRARY_COLUMN_TEXT },
                                              { "games", QDR_LIBRARY_COLUMN_INTEGER },
                                              { "share", QDR_LIBRARY_COLUMN_SHARE },
                                              { "rating", QDR_LIBRARY_COLUMN_INTEGER } };
  const QdrLibraryScope all = { QDR_LIBRARY_SCOPE_ALL, NULL };
  g_autoptr (GArray) moves = NULL;
  QdrLibraryQueryResult *table;

  g_return_val_if_fail (self != NULL && position != NULL, NULL);

  moves = qdr_library_find_moves (self, position, &all, error);
  if (moves == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < moves->len; i++) {
    const QdrLibraryMove *move = &g_array_index (moves, QdrLibraryMove, i);
    const guint n_over = move->n_wins + move->n_draws + move->n_losses;
    GStrv row = g_new0 (char *, table->n_columns + 1);
    char text[QDR_MOVE_TEXT_SIZE];

    row[0] = g_strdup (qdr_move_to_text (&position->board, move->move, text));
    row[1] = g_strdup_printf ("%u", move->n_games);
    row[2] = n_over > 0 ? write_share (move->points / n_over) : g_strdup ("");
    row[3] = move->is_rated ? g_strdup_printf ("%.0f", move->rating) : g_strdup ("");
    g_ptr_array_add (table->rows, row);
  }
  return table;
}

QdrLibraryQueryResult *
qdr_library_query_player_pairs (QdrLibrary *self, GError **error)
{
  static const QdrLibraryColumn columns[] = {
    { "first", QDR_LIBRARY_COLUMN_TEXT },    { "second", QDR_LIBRARY_COLUMN_TEXT },
    { "games", QDR_LIBRARY_COLUMN_INTEGER }, { "wins", QDR_LIBRARY_COLUMN_INTEGER },
    { "draws", QDR_LIBRARY_COLUMN_INTEGER }, { "losses", QDR_LIBRARY_COLUMN_INTEGER },
    { "score", QDR_LIBRARY_COLUMN_SHARE },   { "low", QDR_LIBRARY_COLUMN_SHARE },
    { "high", QDR_LIBRARY_COLUMN_SHARE },
  };
  g_autoptr (QdrLibraryQueryResult) table = NULL;
  sqlite3_stmt *statement;
  gboolean has_row;

  g_return_val_if_fail (self != NULL, NULL);

  /* Counts all versions and strengths of a personality as one player. Excludes games of a player
   * against itself. */
  statement = qdr_database_prepare_statement (
      self->database,
      "WITH " QDR_LIBRARY_WHO
      ", met AS (SELECT player AS a, opponent AS b, count(*) AS n, sum (share = 1) AS wins,"
      "  sum (share = 0.5) AS draws, sum (share) AS points FROM outcomes"
      "  WHERE players = 2 AND seat = 1 GROUP BY player, opponent),"
      " paired AS (SELECT a, b, n, wins, draws, n - wins - draws AS losses, points FROM met"
      "  UNION ALL SELECT b, a, n, n - wins - draws, draws, wins, n - points FROM met)"
      " SELECT one.name, other.name, sum (n), sum (wins), sum (draws), sum (losses), sum (points)"
      " FROM paired JOIN who one ON one.id = a JOIN who other ON other.id = b"
      " WHERE (one.name, one.kind, one.identity) < (other.name, other.kind, other.identity)"
      " GROUP BY one.kind, one.identity, other.kind, other.identity ORDER BY one.name, other.name",
      error);
  if (statement == NULL)
    return NULL;

  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (;;) {
    QdrLibraryScore score = { 0 };
    QdrLibraryShareEstimate interval;
    GStrv row;

    if (!qdr_database_step_to_next_row (self->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&table);
    row = g_new0 (char *, table->n_columns + 1);
    for (guint i = 0; i < 6; i++)
      row[i] = g_strdup (qdr_database_get_text (statement, (int) i));
    score.n_games = (guint) sqlite3_column_int64 (statement, 2);
    score.points = sqlite3_column_double (statement, 6);
    interval = qdr_library_score_estimate_share (&score);
    row[6] = write_share (interval.share);
    row[7] = write_share (interval.low);
    row[8] = write_share (interval.high);
    g_ptr_array_add (table->rows, row);
  }
}

static QdrLibraryQueryResult *
rank_by_rating (QdrLibrary *self, QdrLibraryRankingKind kind, guint number, GError **error)
{
  static const QdrLibraryColumn columns[] = { { "player", QDR_LIBRARY_COLUMN_TEXT },
                                              { "kind", QDR_LIBRARY_COLUMN_TEXT },
                                              { "rating", QDR_LIBRARY_COLUMN_INTEGER },
                                              { "best", QDR_LIBRARY_COLUMN_INTEGER } };
  g_autoptr (GPtrArray) players = qdr_library_list_players (self, error);
  g_autoptr (GArray) ranks = NULL;
  QdrLibraryQueryResult *table;

  if (players == NULL)
    return NULL;

  ranks = qdr_library_rank_players (players, kind, number);
  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < ranks->len; i++) {
    const QdrLibraryPlayer *player = g_array_index (ranks, QdrLibraryRank, i).player;
    GStrv row = g_new0 (char *, table->n_columns + 1);

    row[0] = g_strdup (player->name);
    row[1] = g_strdup (player->is_personality ? "personality" : "human");
    row[2] = g_strdup_printf ("%.0f", player->rating);
    row[3] = player->best > 0 ? g_strdup_printf ("%.0f", player->best) : g_strdup ("");
    g_ptr_array_add (table->rows, row);
  }
  return table;
}

QdrLibraryQueryResult *
qdr_library_query_players_rated_above (QdrLibrary *self, guint rating, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return rank_by_rating (self, QDR_LIBRARY_RANKING_RATING, rating, error);
}

QdrLibraryQueryResult *
qdr_library_query_best_players (QdrLibrary *self, guint n_players, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return rank_by_rating (self, QDR_LIBRARY_RANKING_BEST, n_players, error);
}

QdrLibraryQueryResult *
qdr_library_query_first_seat_winners (QdrLibrary *self, guint n_wins, GError **error)
{
  static const QdrLibraryColumn columns[] = { { "player", QDR_LIBRARY_COLUMN_TEXT },
                                              { "wins", QDR_LIBRARY_COLUMN_INTEGER } };
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GArray) ranks = NULL;
  QdrLibraryQueryResult *table;

  g_return_val_if_fail (self != NULL, NULL);

  players = qdr_library_list_players (self, error);
  if (players == NULL)
    return NULL;

  ranks = qdr_library_rank_players (players, QDR_LIBRARY_RANKING_WINS_AS_FIRST, n_wins);
  table = qdr_library_query_result_new (columns, G_N_ELEMENTS (columns));
  for (guint i = 0; i < ranks->len; i++) {
    const QdrLibraryRank *rank = &g_array_index (ranks, QdrLibraryRank, i);
    GStrv row = g_new0 (char *, 3);

    row[0] = g_strdup (rank->player->name);
    row[1] = g_strdup_printf ("%u", rank->number);
    g_ptr_array_add (table->rows, row);
  }
  return table;
}
