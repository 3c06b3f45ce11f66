/*
 * Adding games to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-sheet.h"
#include "qdr-library-private.h"
#include "qdr-library-schema.h"
#include "qdr-position-index.h"

/* Returns the seat of the winner of a finished game, or 0 for a draw. */
static int
get_winner (const QdrGameSheet *self)
{
  return self->result.outcome == QDR_OUTCOME_WIN ? self->result.winner + 1 : 0;
}

static void
bind_text (sqlite3_stmt *statement, int parameter, const char *text)
{
  sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC);
}

/* Binds the share of @player, or nothing if the game is not over. */
static void
bind_share (const QdrGameSheet *self, guint player, sqlite3_stmt *statement, int parameter)
{
  if (self->result.outcome == QDR_OUTCOME_WIN)
    sqlite3_bind_double (statement, parameter, self->result.winner == player ? 1 : 0);
  else if (self->result.outcome != QDR_OUTCOME_ONGOING)
    sqlite3_bind_double (statement, parameter, 1.0 / qdr_game_get_n_players (self->game));
}

/* --- Rows ------------------------------------------------------------------------------------- */

gboolean
qdr_library_find_game (QdrLibrary *self, const QdrGameSheet *sheet, gint64 *id, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (self->database, "SELECT id FROM games WHERE fingerprint = ?1", error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_blob (statement, 1, sheet->fingerprint, sizeof sheet->fingerprint, SQLITE_STATIC);
  return qdr_database_read_integer (self->database, statement, id, error);
}

/* Removes the unfinished version of a game, recognised by its time. */
static gboolean
remove_beginning (QdrLibrary *self, const QdrGameSheet *sheet, GError **error)
{
  sqlite3_stmt *statement;

  if (sheet->time[0] == '\0')
    return TRUE;
  statement = qdr_database_prepare (
      self->database, "DELETE FROM games WHERE origin = ?1 AND winner IS NULL AND source = ?2",
      error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_blob (statement, 1, sheet->origin, sizeof sheet->origin, SQLITE_STATIC);
  sqlite3_bind_int (statement, 2, QDR_LIBRARY_PLAYED);
  return qdr_database_finish (self->database, statement, error);
}

/* @id is the wanted id, 0 for the next; set to the actual one. */
static gboolean
add_game (QdrLibrary *self,
          const QdrGameSheet *sheet,
          QdrLibrarySource source,
          gint64 *id,
          GError **error)
{
  const QdrPosition *start = qdr_game_get_start (sheet->game);
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT INTO games (date, time, players, width, height, stocks, first_seat, seconds,"
      " increment, opening, winner, ending, plies, rated, source, origin, fingerprint, id)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,"
      " (SELECT ?18 WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = ?18)))",
      error);

  if (statement == NULL)
    return FALSE;

  bind_text (statement, 1, sheet->date);
  bind_text (statement, 2, sheet->time);
  sqlite3_bind_int (statement, 3, start->players);
  sqlite3_bind_int (statement, 4, start->board.width);
  sqlite3_bind_int (statement, 5, start->board.height);
  bind_text (statement, 6, sheet->stocks);
  sqlite3_bind_int (statement, 7, start->turn + 1);
  sqlite3_bind_int64 (statement, 8, qdr_game_get_time_control (sheet->game));
  sqlite3_bind_int64 (statement, 9, qdr_game_get_increment (sheet->game));
  sqlite3_bind_text (statement, 10, sheet->moves, (int) sheet->opening_size, SQLITE_STATIC);
  if (sheet->result.outcome != QDR_OUTCOME_ONGOING)
    sqlite3_bind_int (statement, 11, get_winner (sheet));
  sqlite3_bind_int (statement, 12, (int) sheet->ending);
  sqlite3_bind_int64 (statement, 13, sheet->n_plies);
  sqlite3_bind_int (statement, 14, qdr_game_sheet_is_rated (sheet));
  sqlite3_bind_int (statement, 15, (int) source);
  sqlite3_bind_blob (statement, 16, sheet->origin, sizeof sheet->origin, SQLITE_STATIC);
  sqlite3_bind_blob (statement, 17, sheet->fingerprint, sizeof sheet->fingerprint, SQLITE_STATIC);
  if (*id > 0)
    sqlite3_bind_int64 (statement, 18, *id);
  if (!qdr_database_finish (self->database, statement, error))
    return FALSE;
  *id = qdr_database_get_last_id (self->database);
  return TRUE;
}

static gboolean
add_text (QdrLibrary *self, gint64 id, const QdrGameSheet *sheet, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database, "INSERT INTO texts (game, final, moves, game_text) VALUES (?1, ?2, ?3, ?4)",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  bind_text (statement, 2, sheet->final);
  bind_text (statement, 3, sheet->moves);
  bind_text (statement, 4, sheet->text);
  return qdr_database_finish (self->database, statement, error);
}

/* Finds a player, or adds one. */
static gboolean
read_player (QdrLibrary *self,
             const QdrGameSheet *sheet,
             QdrPlayer *player,
             const char *version,
             gint64 *id,
             GError **error)
{
  const char *personality = qdr_player_get_personality (player);
  const char *name = qdr_player_get_name (player);
  /* The conflict clause makes SQLite return the existing row. */
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT INTO players (kind, identity, version, name, since) VALUES (?1, ?2, ?3, ?4, ?5)"
      " ON CONFLICT DO UPDATE SET since = CASE WHEN since = '' OR excluded.since < since"
      " THEN excluded.since ELSE since END RETURNING id",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int (statement, 1, personality != NULL);
  bind_text (statement, 2, personality != NULL ? personality : name);
  bind_text (statement, 3, personality != NULL ? version : "");
  bind_text (statement, 4, name);
  bind_text (statement, 5, sheet->date);
  return qdr_database_read_integer (self->database, statement, id, error);
}

static gboolean
add_seat (QdrLibrary *self,
          gint64 id,
          const QdrGameSheet *sheet,
          guint number,
          gint64 player,
          GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT INTO seats (game, seat, player, name, share, walls) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int64 (statement, 2, number + 1);
  sqlite3_bind_int64 (statement, 3, player);
  bind_text (statement, 4, qdr_player_get_name (qdr_game_get_player (sheet->game, number)));
  bind_share (sheet, number, statement, 5);
  sqlite3_bind_int64 (statement, 6, sheet->n_walls[number]);
  return qdr_database_finish (self->database, statement, error);
}

static gboolean
add_outcomes (QdrLibrary *self, gint64 id, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (self->database, QDR_LIBRARY_ADD_OUTCOMES " AND games.id = ?1", error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  return qdr_database_finish (self->database, statement, error);
}

/* Also indexes the position after the last move. */
static gboolean
add_positions (QdrLibrary *self,
               gint64 id,
               const QdrGameSheet *sheet,
               const gint64 players[QDR_MAX_PLAYERS],
               GError **error)
{
  QdrIndexedPosition positions[QDR_POSITION_INDEX_MAX];
  const guint n = qdr_position_index_game (sheet->game, positions);
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT INTO positions (key, move, player, game, ply, share) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 4, id);
  for (guint i = 0; i < n; i++) {
    sqlite3_bind_int64 (statement, 1, positions[i].key);
    sqlite3_bind_int (statement, 2, positions[i].move);
    sqlite3_bind_int64 (statement, 3, players[positions[i].turn]);
    sqlite3_bind_int64 (statement, 5, i);
    if (positions[i].move == QDR_MOVE_NONE)
      sqlite3_bind_null (statement, 6);
    else
      bind_share (sheet, positions[i].turn, statement, 6);
    if (!qdr_database_finish (self->database, statement, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
add_rows (QdrLibrary *self,
          const QdrGameSheet *sheet,
          QdrLibrarySource source,
          const char *version,
          gint64 *id,
          GError **error)
{
  gint64 players[QDR_MAX_PLAYERS];

  if ((source == QDR_LIBRARY_PLAYED && !remove_beginning (self, sheet, error)) ||
      !add_game (self, sheet, source, id, error) || !add_text (self, *id, sheet, error))
    return FALSE;

  for (guint i = 0; i < qdr_game_get_n_players (sheet->game); i++) {
    QdrPlayer *player = qdr_game_get_player (sheet->game, i);

    if (!read_player (self, sheet, player, version, &players[i], error) ||
        !add_seat (self, *id, sheet, i, players[i], error))
      return FALSE;
  }
  return add_outcomes (self, *id, error) && add_positions (self, *id, sheet, players, error);
}

/* --- Adding ----------------------------------------------------------------------------------- */

gboolean
qdr_library_begin_import (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_run (
      self->database,
      "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 16000; PRAGMA cache_size = -65536",
      error);
}

gboolean
qdr_library_end_import (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_run (self->database,
                           "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000;"
                           " PRAGMA cache_size = " QDR_DATABASE_CACHE_SIZE,
                           error) &&
         qdr_database_run (self->database, "PRAGMA wal_checkpoint (FULL)", error);
}

gboolean
qdr_library_begin_batch (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_begin (self->database, error);
}

gboolean
qdr_library_end_batch (QdrLibrary *self, gboolean keep, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!qdr_database_end (self->database, keep, error))
    return FALSE;
  /* Give other programs a chance to write between two batches. */
  qdr_database_yield (self->database);
  return TRUE;
}

/* Looks for the game and adds it in one transaction. @number is the wanted id, 0 for the next. */
static gboolean
add_once (QdrLibrary *self,
          const QdrGameSheet *sheet,
          gint64 number,
          QdrLibrarySource source,
          const char *version,
          gint64 *id,
          gboolean *is_new,
          GError **error)
{
  gboolean added;

  if (!qdr_database_begin (self->database, error))
    return FALSE;

  added = qdr_library_find_game (self, sheet, id, error);
  *is_new = *id == 0;
  if (*is_new)
    *id = number;
  if (added && *is_new)
    added = add_rows (self, sheet, source, version, id, error);
  return qdr_database_end (self->database, added, error);
}

gboolean
qdr_library_add (QdrLibrary *self,
                 QdrGame *game,
                 QdrLibrarySource source,
                 const char *version,
                 gint64 *id,
                 gboolean *is_new,
                 GError **error)
{
  gint64 found_id;
  gboolean was_added;
  gboolean added;
  g_auto (QdrGameSheet) sheet = { 0 };

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (version != NULL, FALSE);

  sheet = qdr_game_sheet_make (game);
  added = add_once (self, &sheet, 0, source, version, &found_id, &was_added, error);
  if (added && id != NULL)
    *id = found_id;
  if (added && is_new != NULL)
    *is_new = was_added;
  return added;
}

gboolean
qdr_library_add_again (QdrLibrary *self,
                       QdrGame *game,
                       gint64 number,
                       QdrLibrarySource source,
                       const char *version,
                       GError **error)
{
  gint64 id;
  gboolean is_new;
  g_auto (QdrGameSheet) sheet = qdr_game_sheet_make (game);

  return add_once (self, &sheet, number, source, version, &id, &is_new, error);
}
