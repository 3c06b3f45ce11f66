/*
 * Players of the library, with their ratings and reviewed games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "qdr-library-private.h"

guint32
qdr_library_read_day (const char *date)
{
  guint year;
  guint month;
  guint day;
  int length = 0;
  GDate read;

  if (sscanf (date, "%4u-%2u-%2u%n", &year, &month, &day, &length) != 3 || date[length] != '\0' ||
      !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return 0;
  g_date_clear (&read, 1);
  g_date_set_dmy (&read, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&read);
}

void
qdr_library_player_free (QdrLibraryPlayer *self)
{
  if (self == NULL)
    return;

  g_free (self->identity);
  g_free (self->name);
  g_free (self);
}

sqlite3_stmt *
qdr_library_prepare_for_player (QdrLibrary *self,
                                const char *sql,
                                gboolean is_personality,
                                const char *identity,
                                GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (self->database, sql, error);

  if (statement == NULL)
    return NULL;

  sqlite3_bind_int (statement, 1, is_personality ? 1 : 0);
  sqlite3_bind_text (statement, 2, identity, -1, SQLITE_STATIC);
  return statement;
}

/* Reads a player from a row of the statements below. */
static QdrLibraryPlayer *
read_player (sqlite3_stmt *row)
{
  QdrLibraryPlayer *self = g_new0 (QdrLibraryPlayer, 1);

  self->is_personality = sqlite3_column_int (row, 0) == 1;
  self->identity = g_strdup (qdr_database_get_text (row, 1));
  self->name = g_strdup (qdr_database_get_text (row, 2));
  self->rating = sqlite3_column_double (row, 3);
  self->best = sqlite3_column_double (row, 4);
  self->since = qdr_library_read_day (qdr_database_get_text (row, 5));
  self->n_games = (guint) sqlite3_column_int64 (row, 6);
  self->n_wins_as_first = (guint) sqlite3_column_int64 (row, 7);
  return self;
}

gboolean
qdr_library_read_player (QdrLibrary *self, gint64 id, QdrLibraryPlayer **player, GError **error)
{
  static const char sql[] =
      "SELECT kind, player_of (kind, identity), name_of (kind, identity, name), rating,"
      " (SELECT max (best) FROM players WHERE id IN " QDR_LIBRARY_ROWS_OF_PLAYER "),"
      " (SELECT min (since) FROM players WHERE since <> '' AND id IN " QDR_LIBRARY_ROWS_OF_PLAYER
      "), 0, 0 FROM players WHERE id IN " QDR_LIBRARY_ROWS_OF_PLAYER
      " ORDER BY " QDR_LIBRARY_LAST_PLAYED " DESC, id DESC LIMIT 1";
  sqlite3_stmt *statement =
      qdr_library_find_row (self,
                            "SELECT kind, player_of (kind, identity) FROM players WHERE id = ?1",
                            id, error);
  g_autofree char *identity = NULL;
  gboolean is_personality;
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  is_personality = sqlite3_column_int (statement, 0) == 1;
  identity = g_strdup (qdr_database_get_text (statement, 1));
  sqlite3_reset (statement);
  statement = qdr_library_prepare_for_player (self, sql, is_personality, identity, error);
  if (statement == NULL || !qdr_database_step (self->database, statement, &has_row, error))
    return FALSE;
  /* In a damaged file, an identity that is not text does not match itself. */
  if (!has_row)
    return qdr_database_fail_damaged (error);

  *player = read_player (statement);
  sqlite3_reset (statement);
  return TRUE;
}

/* A statement that lists all players. @first is an expression for the number of games won in the
 * first seat, which needs the tables @with and the joins @also. */
#define PLAYERS(with, first, also)                                                                 \
  "WITH " QDR_LIBRARY_WHO                                                                          \
  ", played AS (SELECT player, count(*) AS n FROM seats GROUP BY player)" with                     \
  " SELECT kind, identity, name, rating, best, since, sum (played.n) AS games, " first             \
  " FROM who JOIN played ON played.player = id" also                                               \
  " GROUP BY kind, identity ORDER BY games DESC, name, kind, identity"

static GPtrArray *
list_players (QdrLibrary *self, const char *sql, GError **error)
{
  g_autoptr (GPtrArray) players =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_player_free);
  sqlite3_stmt *statement = qdr_database_prepare (self->database, sql, error);

  if (statement == NULL)
    return NULL;

  for (;;) {
    gboolean has_row;

    if (!qdr_database_step (self->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&players);
    g_ptr_array_add (players, read_player (statement));
  }
}

GPtrArray *
qdr_library_list_players (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return list_players (self, PLAYERS ("", "0", ""), error);
}

GPtrArray *
qdr_library_list_players_with_wins (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return list_players (self,
                       PLAYERS (", won AS (SELECT player, count(*) AS n FROM outcomes"
                                " WHERE seat = 1 AND share = 1 GROUP BY player)",
                                "sum (won.n)", " LEFT JOIN won ON won.player = id"),
                       error);
}

static void
fail_not_found (const char *name, GError **error)
{
  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND,
               /* Translators: %s is the name of a player. */
               _ ("The library has no game of “%s”."), name);
}

/* Reads the player of the row that @statement finds. @name is the name for the error message. */
static QdrLibraryPlayer *
find_player (QdrLibrary *self, sqlite3_stmt *statement, const char *name, GError **error)
{
  g_autoptr (QdrLibraryPlayer) player = NULL;
  gint64 n_games;
  gint64 id;

  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &id, error))
    return NULL;
  if (id == 0) {
    fail_not_found (name, error);
    return NULL;
  }
  if (!qdr_library_read_player (self, id, &player, error))
    return NULL;

  statement = qdr_library_prepare_for_player (
      self, "SELECT count(*) FROM seats WHERE player IN " QDR_LIBRARY_ROWS_OF_PLAYER,
      player->is_personality, player->identity, error);
  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &n_games, error))
    return NULL;
  if (n_games == 0) {
    fail_not_found (player->name, error);
    return NULL;
  }
  player->n_games = (guint) n_games;
  return g_steal_pointer (&player);
}

QdrLibraryPlayer *
qdr_library_find_player (QdrLibrary *self, const char *name, GError **error)
{
  static const char sql[] =
      "SELECT id FROM players WHERE ?2 IN (identity, name, player_of (kind, identity),"
      " name_of (kind, identity, name))"
      " AND EXISTS (SELECT 1 FROM seats WHERE player = players.id)"
      " ORDER BY kind AND ?2 IN (identity, player_of (kind, identity)) DESC,"
      " kind LIMIT 1";

  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  return find_player (self, qdr_library_prepare_for_player (self, sql, FALSE, name, error), name,
                      error);
}

QdrLibraryPlayer *
qdr_library_get_player (QdrLibrary *self,
                        gboolean is_personality,
                        const char *identity,
                        GError **error)
{
  static const char sql[] =
      "SELECT id FROM players WHERE id IN " QDR_LIBRARY_ROWS_OF_PLAYER " LIMIT 1";

  return find_player (self,
                      qdr_library_prepare_for_player (self, sql, is_personality, identity, error),
                      identity, error);
}

static void
read_rating (sqlite3_stmt *row, gpointer element)
{
  QdrLibraryRating *self = element;

  self->day = qdr_library_read_day (qdr_database_get_text (row, 0));
  self->rating = sqlite3_column_double (row, 1);
  self->deviation = sqlite3_column_double (row, 2);
}

GArray *
qdr_library_list_ratings (QdrLibrary *self,
                          gboolean is_personality,
                          const char *identity,
                          GError **error)
{
  static const char sql[] = "SELECT date, rating, deviation FROM ratings WHERE player"
                            " IN " QDR_LIBRARY_ROWS_OF_PLAYER " ORDER BY date";

  g_return_val_if_fail (self != NULL && identity != NULL, NULL);

  return qdr_database_read_array (self->database,
                                  qdr_library_prepare_for_player (self, sql, is_personality,
                                                                  identity, error),
                                  sizeof (QdrLibraryRating), read_rating, error);
}

static void
read_reviewed (sqlite3_stmt *row, gpointer element)
{
  QdrLibraryReviewedGame *self = element;

  self->id = sqlite3_column_int64 (row, 0);
  self->day = qdr_library_read_day (qdr_database_get_text (row, 1));
  self->n_moves = (guint) sqlite3_column_int64 (row, 2);
  self->n_inaccuracies = (guint) sqlite3_column_int64 (row, 3);
  self->n_mistakes = (guint) sqlite3_column_int64 (row, 4);
  self->n_blunders = (guint) sqlite3_column_int64 (row, 5);
  self->accuracy = sqlite3_column_double (row, 6);
}

GArray *
qdr_library_list_reviewed_games (QdrLibrary *self,
                                 gboolean is_personality,
                                 const char *identity,
                                 GError **error)
{
  static const char sql[] =
      "SELECT games.id, date, moves, inaccuracies, mistakes, blunders, accuracy FROM reviews"
      " JOIN seats USING (game, seat) JOIN games ON games.id = game"
      " WHERE player IN " QDR_LIBRARY_ROWS_OF_PLAYER " ORDER BY date, time, games.id, seat";

  g_return_val_if_fail (self != NULL && identity != NULL, NULL);

  return qdr_database_read_array (self->database,
                                  qdr_library_prepare_for_player (self, sql, is_personality,
                                                                  identity, error),
                                  sizeof (QdrLibraryReviewedGame), read_reviewed, error);
}
