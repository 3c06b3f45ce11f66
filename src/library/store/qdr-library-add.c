/*
 * Addition of games to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-library-private.h"
#include "qdr-library-schema.h"
#include "qdr-notation.h"
#include "qdr-position-index.h"
#include "qdr-saved-game.h"
#include "qdr-tag.h"

static const char *const endings[QDR_LIBRARY_N_ENDINGS] = {
  [QDR_LIBRARY_UNFINISHED] = "unfinished",   [QDR_LIBRARY_GOAL] = "goal",
  [QDR_LIBRARY_RESIGNATION] = "resignation", [QDR_LIBRARY_TIME] = "time",
  [QDR_LIBRARY_STALEMATE] = "stalemate",     [QDR_LIBRARY_REPETITION] = "repetition",
};

const char *
qdr_library_ending_get_name (QdrLibraryEnding ending)
{
  g_return_val_if_fail (ending < QDR_LIBRARY_N_ENDINGS, NULL);

  return endings[ending];
}

gboolean
qdr_library_ending_from_name (const char *name, QdrLibraryEnding *ending)
{
  g_return_val_if_fail (name != NULL && ending != NULL, FALSE);

  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    if (g_str_equal (endings[i], name)) {
      *ending = i;
      return TRUE;
    }
  return FALSE;
}

static const char *
get_header (QdrGame *game, const char *name)
{
  const char *value = qdr_game_get_header (game, name);

  return value != NULL ? value : "";
}

static void
add_to_fingerprint (GChecksum *checksum, const char *text)
{
  g_checksum_update (checksum, (const guchar *) text, (gssize) strlen (text) + 1);
}

static void
take_fingerprints (QdrGameColumns *self)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GChecksum) with_moves = NULL;
  g_autofree char *start = qdr_position_to_text (qdr_game_get_start_position (self->game));
  gsize size = sizeof self->fingerprint;

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);

    add_to_fingerprint (checksum, qdr_player_get_name (player));
    add_to_fingerprint (checksum, qdr_player_get_seat (player));
  }
  add_to_fingerprint (checksum, get_header (self->game, "Date"));
  add_to_fingerprint (checksum, self->time);
  add_to_fingerprint (checksum, start);
  with_moves = g_checksum_copy (checksum);
  add_to_fingerprint (with_moves, self->moves);
  g_checksum_get_digest (checksum, self->origin, &size);
  g_checksum_get_digest (with_moves, self->fingerprint, &size);
}

QdrGameColumns
qdr_game_columns_make (QdrGame *game)
{
  static const char digits[] = "0123456789";
  const QdrPosition *start = qdr_game_get_start_position (game);
  const char *date = get_header (game, "Date");
  const char *termination = qdr_game_get_termination (game);
  QdrGameColumns self = { .game = game,
                          .date = g_strdup (date),
                          .time = get_header (game, "Time"),
                          .text = qdr_saved_game_to_text (game),
                          .n_rounds = qdr_game_count_rounds (game, qdr_game_get_n_moves (game)),
                          .result = qdr_game_get_final_result (game),
                          .ending = QDR_LIBRARY_UNFINISHED };
  QdrPosition position = *start;
  GString *stocks = g_string_new (NULL);
  GString *moves = g_string_new (NULL);

  /* Converts a date with dots, as in PGN, into one with hyphens. */
  if (strspn (date, digits) == 4 && date[4] == '.' && strspn (date + 5, digits) == 2 &&
      date[7] == '.' && strspn (date + 8, digits) == 2 && date[10] == '\0')
    g_strdelimit (self.date, ".", '-');

  /* A game that began with a single player has no termination, and counts as resigned. */
  if (self.result.outcome != QDR_OUTCOME_ONGOING &&
      (termination == NULL || !qdr_library_ending_from_name (termination, &self.ending)))
    self.ending = QDR_LIBRARY_RESIGNATION;

  for (guint i = 0; i < start->players; i++)
    g_string_append_printf (stocks, "%s%u", i == 0 ? "" : " ", start->stocks[i]);
  self.stocks = g_string_free (stocks, FALSE);

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    const QdrMove move = qdr_game_get_move (game, i, NULL);
    char text[QDR_MOVE_TEXT_SIZE];
    QdrUndo undo;

    if (i > 0)
      g_string_append_c (moves, ' ');
    g_string_append (moves, qdr_move_to_text (&position.board, move, text));
    qdr_position_do_move (&position, move, &undo);
    self.n_plies += qdr_move_kind (move) != QDR_MOVE_CONCESSION ? 1 : 0;
    if (i < QDR_LIBRARY_OPENING_MOVES)
      self.opening_size = moves->len;
  }
  self.moves = g_string_free (moves, FALSE);
  self.final = qdr_position_to_text (&position);
  for (guint i = 0; i < position.players; i++)
    self.n_walls[i] = start->stocks[i] - position.stocks[i];

  take_fingerprints (&self);
  return self;
}

void
qdr_game_columns_clear (QdrGameColumns *self)
{
  g_free (self->date);
  g_free (self->stocks);
  g_free (self->moves);
  g_free (self->final);
  g_free (self->text);
}

gboolean
qdr_library_find_game (QdrLibrary *self, const QdrGameColumns *columns, gint64 *id, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare_statement (self->database,
                                      "SELECT id FROM games JOIN texts ON game = id"
                                      " WHERE fingerprint = ?1",
                                      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_blob (statement, 1, columns->fingerprint, sizeof columns->fingerprint,
                     SQLITE_STATIC);
  return qdr_database_read_integer (self->database, statement, id, error);
}

static void
bind_text (sqlite3_stmt *statement, int parameter, const char *text)
{
  sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC);
}

/* Binds the share of the point for @player. Binds nothing if the game is unfinished. */
static void
bind_share (const QdrGameColumns *self, guint player, sqlite3_stmt *statement, int parameter)
{
  if (self->result.outcome == QDR_OUTCOME_WIN)
    sqlite3_bind_double (statement, parameter, self->result.winner == player ? 1 : 0);
  else if (self->result.outcome != QDR_OUTCOME_ONGOING)
    sqlite3_bind_double (statement, parameter, 1.0 / qdr_game_get_n_players (self->game));
}

/* Adds a row to "games". @id (inout): the requested id, or 0 for a new id; on return, the actual
 * id. If the requested id is taken, the row gets a new id. */
static gboolean
add_game (QdrLibrary *self,
          const QdrGameColumns *columns,
          QdrLibrarySource source,
          gint64 *id,
          GError **error)
{
  const QdrPosition *start = qdr_game_get_start_position (columns->game);
  const gboolean is_won = columns->result.outcome == QDR_OUTCOME_WIN;
  sqlite3_stmt *statement;
  QdrPosition standard;

  /* Removes an earlier, unfinished version of the game: a played game with the same players, date,
   * time and start position. */
  if (source == QDR_LIBRARY_PLAYED && columns->time[0] != '\0') {
    statement = qdr_database_prepare_statement (
        self->database,
        "DELETE FROM main.games WHERE origin = ?1 AND winner IS NULL AND source = ?2", error);
    if (statement == NULL)
      return FALSE;

    sqlite3_bind_blob (statement, 1, columns->origin, sizeof columns->origin, SQLITE_STATIC);
    sqlite3_bind_int (statement, 2, QDR_LIBRARY_PLAYED);
    if (!qdr_database_run_prepared_statement (self->database, statement, error))
      return FALSE;
  }

  /* Removes damaged rows of the game, which qdr_library_find_game() has not found. */
  statement =
      qdr_database_prepare_statement (self->database,
                                      "DELETE FROM main.games WHERE fingerprint = ?1", error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_blob (statement, 1, columns->fingerprint, sizeof columns->fingerprint,
                     SQLITE_STATIC);
  if (!qdr_database_run_prepared_statement (self->database, statement, error))
    return FALSE;

  /* Makes a new id like AUTOINCREMENT, but above valid ids only: a damaged id may be the highest
   * number that there is. */
  statement = qdr_database_prepare_statement (
      self->database,
      "INSERT INTO main.games (date, time, players, width, height, stocks, first_seat, seconds,"
      " increment, opening, winner, ending, plies, rated, source, origin, fingerprint, rounds, id)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?20,"
      " ifnull ((SELECT ?18 WHERE NOT EXISTS (SELECT 1 FROM main.games WHERE id = ?18)),"
      " 1 + max (ifnull ((SELECT max (id) FROM main.games WHERE id < ?19), 0),"
      " ifnull ((SELECT seq FROM main.sqlite_sequence WHERE name = 'games' AND seq < ?19), 0))))",
      error);
  if (statement == NULL)
    return FALSE;

  bind_text (statement, 1, columns->date);
  bind_text (statement, 2, columns->time);
  sqlite3_bind_int (statement, 3, start->players);
  sqlite3_bind_int (statement, 4, start->board.width);
  sqlite3_bind_int (statement, 5, start->board.height);
  bind_text (statement, 6, columns->stocks);
  sqlite3_bind_int (statement, 7, start->turn + 1);
  sqlite3_bind_int64 (statement, 8, qdr_game_get_time_control (columns->game));
  sqlite3_bind_int64 (statement, 9, qdr_game_get_increment (columns->game));
  sqlite3_bind_text (statement, 10, columns->moves, (int) columns->opening_size, SQLITE_STATIC);
  if (columns->result.outcome != QDR_OUTCOME_ONGOING)
    sqlite3_bind_int (statement, 11, is_won ? columns->result.winner + 1 : 0);
  sqlite3_bind_int (statement, 12, (int) columns->ending);
  sqlite3_bind_int64 (statement, 13, columns->n_plies);
  /* Finished games of two players from the standard start are rated. */
  qdr_position_init (&standard, start->board.width, start->board.height, start->players);
  sqlite3_bind_int (statement, 14,
                    columns->ending != QDR_LIBRARY_UNFINISHED && start->players == 2 &&
                        qdr_position_equal (start, &standard));
  sqlite3_bind_int (statement, 15, (int) source);
  sqlite3_bind_blob (statement, 16, columns->origin, sizeof columns->origin, SQLITE_STATIC);
  sqlite3_bind_blob (statement, 17, columns->fingerprint, sizeof columns->fingerprint,
                     SQLITE_STATIC);
  if (*id > 0)
    sqlite3_bind_int64 (statement, 18, *id);
  sqlite3_bind_int64 (statement, 19, QDR_DATABASE_MAX_IN_SET);
  sqlite3_bind_int64 (statement, 20, columns->n_rounds);
  if (!qdr_database_run_prepared_statement (self->database, statement, error))
    return FALSE;

  *id = qdr_database_get_last_added_id (self->database);
  return TRUE;
}

/* Adds rows to "seats" and "outcomes", and to "players" for new players. @players is (out). */
static gboolean
add_seats (QdrLibrary *self,
           gint64 id,
           const QdrGameColumns *columns,
           const char *version,
           gint64 players[QDR_MAX_PLAYERS],
           GError **error)
{
  sqlite3_stmt *statement;

  for (guint i = 0; i < qdr_game_get_n_players (columns->game); i++) {
    QdrPlayer *player = qdr_game_get_player (columns->game, i);
    const char *personality = qdr_player_get_personality_id (player);
    const char *name = qdr_player_get_name (player);

    /* Updates the row of a known player, because DO NOTHING would not return its id. */
    statement = qdr_database_prepare_statement (
        self->database,
        "INSERT INTO main.players (kind, identity, version, name, since) VALUES (?1, ?2, ?3, ?4, "
        "?5)"
        " ON CONFLICT DO UPDATE SET since = CASE WHEN since = '' OR excluded.since < since"
        " THEN excluded.since ELSE since END RETURNING id",
        error);
    if (statement == NULL)
      return FALSE;

    sqlite3_bind_int (statement, 1, personality != NULL);
    bind_text (statement, 2, personality != NULL ? personality : name);
    bind_text (statement, 3, personality != NULL ? version : "");
    bind_text (statement, 4, name);
    bind_text (statement, 5, columns->date);
    if (!qdr_database_read_integer (self->database, statement, &players[i], error))
      return FALSE;

    statement = qdr_database_prepare_statement (
        self->database,
        "INSERT INTO main.seats (game, seat, player, name, share, walls)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        error);
    if (statement == NULL)
      return FALSE;

    sqlite3_bind_int64 (statement, 1, id);
    sqlite3_bind_int64 (statement, 2, i + 1);
    sqlite3_bind_int64 (statement, 3, players[i]);
    bind_text (statement, 4, name);
    bind_share (columns, i, statement, 5);
    sqlite3_bind_int64 (statement, 6, columns->n_walls[i]);
    if (!qdr_database_run_prepared_statement (self->database, statement, error))
      return FALSE;
  }

  statement = qdr_database_prepare_statement (
      self->database, QDR_LIBRARY_ADD_OUTCOMES (", games.rounds") " AND games.id = ?1", error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  return qdr_database_run_prepared_statement (self->database, statement, error);
}

/* Adds a row to "texts", and one to "positions" for each of the first positions of the game. */
static gboolean
add_moves (QdrLibrary *self,
           gint64 id,
           const QdrGameColumns *columns,
           const gint64 players[QDR_MAX_PLAYERS],
           GError **error)
{
  QdrIndexedPosition positions[QDR_POSITION_INDEX_MAX];
  const guint n = qdr_indexed_positions_from_game (columns->game, positions);
  sqlite3_stmt *statement = qdr_database_prepare_statement (
      self->database,
      "INSERT INTO main.texts (game, final, moves, game_text) VALUES (?1, ?2, ?3, ?4)", error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  bind_text (statement, 2, columns->final);
  bind_text (statement, 3, columns->moves);
  bind_text (statement, 4, columns->text);
  if (!qdr_database_run_prepared_statement (self->database, statement, error))
    return FALSE;

  statement = qdr_database_prepare_statement (self->database,
                                              "INSERT INTO main.positions (key, move, player, "
                                              "game, ply, share) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
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
      bind_share (columns, positions[i].turn, statement, 6);
    if (!qdr_database_run_prepared_statement (self->database, statement, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
qdr_library_begin_import (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_run_statements (
      self->database,
      "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 16000; PRAGMA cache_size = -65536",
      error);
}

gboolean
qdr_library_end_import (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_run_statements (self->database,
                                      "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000;"
                                      " PRAGMA cache_size = " QDR_DATABASE_CACHE_SIZE,
                                      error) &&
         qdr_database_run_statements (self->database, "PRAGMA wal_checkpoint (FULL)", error);
}

gboolean
qdr_library_begin_batch (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_begin_transaction (self->database, error);
}

gboolean
qdr_library_end_batch (QdrLibrary *self, gboolean commit, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!qdr_database_end_transaction (self->database, commit, error))
    return FALSE;
  qdr_database_yield_to_other_programs (self->database);
  return TRUE;
}

/* Adds a game unless the library has it, in one transaction. @old_id is the requested id, or 0 for
 * a new id. @id and @is_new are (out), as in qdr_library_add_game(). */
static gboolean
add_once (QdrLibrary *self,
          const QdrGameColumns *columns,
          gint64 old_id,
          QdrLibrarySource source,
          const char *version,
          gint64 *id,
          gboolean *is_new,
          GError **error)
{
  gint64 players[QDR_MAX_PLAYERS];
  gboolean is_done;

  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;

  is_done = qdr_library_find_game (self, columns, id, error);
  *is_new = is_done && *id == 0;
  if (*is_new) {
    *id = old_id;
    is_done = add_game (self, columns, source, id, error) &&
              add_seats (self, *id, columns, version, players, error) &&
              add_moves (self, *id, columns, players, error);
  }
  return qdr_database_end_transaction (self->database, is_done, error);
}

gboolean
qdr_library_add_game (QdrLibrary *self,
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
  g_auto (QdrGameColumns) columns = { 0 };

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (version != NULL, FALSE);

  columns = qdr_game_columns_make (game);
  added = add_once (self, &columns, 0, source, version, &found_id, &was_added, error);
  if (added && id != NULL)
    *id = found_id;
  if (added && is_new != NULL)
    *is_new = was_added;
  return added;
}

gboolean
qdr_library_restore_game (QdrLibrary *self,
                          QdrGame *game,
                          gint64 old_id,
                          QdrLibrarySource source,
                          const char *version,
                          GError **error)
{
  gint64 id;
  gboolean is_new;
  g_auto (QdrGameColumns) columns = qdr_game_columns_make (game);

  return add_once (self, &columns, old_id, source, version, &id, &is_new, error);
}
