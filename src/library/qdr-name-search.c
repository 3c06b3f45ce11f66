/*
 * Games of the library by parts of the names of those who play them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-name-search.h"

#include "qdr-board.h"

/* Seats of a game, a bit each: where a player sits who is meant, and where an opponent. */
#define PLAYER_BITS 0
#define OPPONENT_BITS 4

/* Marks the games of player @id. */
static gboolean
mark_games (QdrDatabase *database, gint64 id, guint shift, GByteArray *games, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (database, "SELECT game, seat FROM seats WHERE player = ?1", error);
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  while (qdr_database_step (database, statement, &has_row, error)) {
    gint64 game;
    int seat;

    if (!has_row)
      return TRUE;
    game = sqlite3_column_int64 (statement, 0);
    seat = sqlite3_column_int (statement, 1);
    if (seat < 1 || seat > QDR_MAX_PLAYERS)
      qdr_database_fail_damaged (error);
    else if (qdr_database_set_add (games, game, (guint8) (1 << (shift + (guint) seat - 1)), error))
      continue;
    sqlite3_reset (statement);
    return FALSE;
  }
  return FALSE;
}

static gboolean
mark_name (QdrDatabase *database, const char *name, guint shift, GByteArray *games, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (database,
                            "SELECT id FROM players WHERE instr (folded (name), folded (?1))",
                            error);
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, name, -1, SQLITE_STATIC);
  while (qdr_database_step (database, statement, &has_row, error)) {
    if (!has_row)
      return TRUE;
    if (!mark_games (database, sqlite3_column_int64 (statement, 0), shift, games, error))
      break;
  }
  sqlite3_reset (statement);
  return FALSE;
}

/* Nobody is the opponent of oneself. */
static guint8
has_both (guint8 marks)
{
  const guint players = marks & 0xf;
  const guint opponents = marks >> OPPONENT_BITS;
  const guint all = players | opponents;

  return players != 0 && opponents != 0 && (all & (all - 1)) != 0;
}

GByteArray *
qdr_name_search (QdrDatabase *database, const char *player, const char *opponent, GError **error)
{
  g_autoptr (GByteArray) games = g_byte_array_new ();

  if ((player != NULL && !mark_name (database, player, PLAYER_BITS, games, error)) ||
      (opponent != NULL && !mark_name (database, opponent, OPPONENT_BITS, games, error)))
    return NULL;

  if (player != NULL && opponent != NULL)
    for (guint i = 0; i < games->len; i++)
      games->data[i] = has_both (games->data[i]);
  return g_steal_pointer (&games);
}
