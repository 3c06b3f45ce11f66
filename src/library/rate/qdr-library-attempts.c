/*
 * Attempts at puzzles and exercises, and the puzzle rating of the user.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-attempts.h"

#include "qdr-library-private.h"

/* The same as for personalities with a measured rating. */
#define PUZZLE_DEVIATION 30

/* --- Ratings ---------------------------------------------------------------------------------- */

static void
read_game (sqlite3_stmt *row, gpointer element)
{
  QdrGlickoGame *game = element;

  game->opponent = qdr_glicko_make ();
  game->opponent.rating = sqlite3_column_double (row, 0);
  game->opponent.deviation = PUZZLE_DEVIATION;
  game->score = sqlite3_column_int (row, 1) != 0 && sqlite3_column_int (row, 2) == 0;
}

/* Reads the rating after the last day with rated attempts before @day, aged until @day. */
static gboolean
read_rating_before (QdrLibrary *self, guint32 day, QdrGlicko *rating, GError **error)
{
  sqlite3_stmt *row = qdr_database_prepare (
      self->database,
      "SELECT rating, deviation, volatility, day FROM attempts"
      " WHERE rating NOT NULL AND day < ?1 ORDER BY day DESC, id DESC LIMIT 1",
      error);
  gboolean has_row;

  *rating = qdr_glicko_make ();
  if (row == NULL)
    return FALSE;

  sqlite3_bind_int64 (row, 1, day);
  if (!qdr_database_step (self->database, row, &has_row, error))
    return FALSE;
  if (has_row) {
    const gint64 n_days = day - sqlite3_column_int64 (row, 3) - 1;

    rating->rating = sqlite3_column_double (row, 0);
    rating->deviation = sqlite3_column_double (row, 1);
    rating->volatility = sqlite3_column_double (row, 2);
    *rating = qdr_glicko_rest (*rating, (guint) CLAMP (n_days, 0, G_MAXINT16));
  }
  sqlite3_reset (row);
  return TRUE;
}

/* Reads the rated attempts of a day, which make the rating together. */
static GArray *
read_games (QdrLibrary *self, guint32 day, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "SELECT puzzle_rating, solved, helped FROM attempts WHERE day = ?1 AND rating NOT NULL"
      " ORDER BY id",
      error);

  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, day);
  return qdr_database_read_array (self->database, statement, sizeof (QdrGlickoGame), read_game,
                                  error);
}

/* --- Adding ----------------------------------------------------------------------------------- */

/* @rating (nullable) */
static gboolean
write_attempt (QdrLibrary *self,
               const QdrLibraryAttempt *attempt,
               const QdrGlicko *rating,
               GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT INTO attempts (puzzle, day, solved, helped, puzzle_rating, rating, deviation,"
      " volatility) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, attempt->puzzle, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int64 (statement, 2, attempt->day);
  sqlite3_bind_int (statement, 3, attempt->is_solved);
  sqlite3_bind_int (statement, 4, attempt->is_helped);
  if (rating != NULL) {
    sqlite3_bind_double (statement, 5, attempt->puzzle_rating);
    sqlite3_bind_double (statement, 6, rating->rating);
    sqlite3_bind_double (statement, 7, rating->deviation);
    sqlite3_bind_double (statement, 8, rating->volatility);
  }
  return qdr_database_finish (self->database, statement, error);
}

/* Computes the rating of the day with one more attempt. */
static gboolean
rate (QdrLibrary *self, const QdrLibraryAttempt *attempt, QdrGlicko *rating, GError **error)
{
  const QdrGlickoGame game = {
    .opponent = { attempt->puzzle_rating, PUZZLE_DEVIATION, qdr_glicko_make ().volatility },
    .score = attempt->is_solved && !attempt->is_helped,
  };
  g_autoptr (GArray) games = NULL;

  if (!read_rating_before (self, attempt->day, rating, error))
    return FALSE;
  games = read_games (self, attempt->day, error);
  if (games == NULL)
    return FALSE;
  g_array_append_val (games, game);
  *rating = qdr_glicko_rate (*rating, &g_array_index (games, QdrGlickoGame, 0), games->len);
  return TRUE;
}

static gboolean
add (QdrLibrary *self, const QdrLibraryAttempt *attempt, GError **error)
{
  QdrGlicko rating;
  sqlite3_stmt *statement;
  gint64 was_tried;

  if (attempt->puzzle_rating <= 0)
    return write_attempt (self, attempt, NULL, error);

  statement =
      qdr_database_prepare (self->database,
                            "SELECT EXISTS (SELECT * FROM attempts WHERE puzzle = ?1)", error);
  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, attempt->puzzle, -1, SQLITE_TRANSIENT);
  if (!qdr_database_read_integer (self->database, statement, &was_tried, error))
    return FALSE;
  if (was_tried != 0)
    return write_attempt (self, attempt, NULL, error);
  return rate (self, attempt, &rating, error) && write_attempt (self, attempt, &rating, error);
}

gboolean
qdr_library_add_attempt (QdrLibrary *self, const QdrLibraryAttempt *attempt, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (attempt != NULL && attempt->puzzle != NULL, FALSE);

  return qdr_database_begin (self->database, error) &&
         qdr_database_end (self->database, add (self, attempt, error), error);
}

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
count_days (QdrLibrary *self, guint32 day, guint *n_days, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (self->database,
                            "SELECT DISTINCT day FROM attempts WHERE solved AND day <= ?1"
                            " ORDER BY day DESC",
                            error);
  g_autoptr (GArray) days = NULL;

  if (statement != NULL)
    sqlite3_bind_int64 (statement, 1, day);
  days = qdr_database_read_integers (self->database, statement, error);
  if (days == NULL)
    return FALSE;

  *n_days = 0;
  if (days->len == 0 || g_array_index (days, gint64, 0) + 1 < day)
    return TRUE;
  while (*n_days < days->len &&
         g_array_index (days, gint64, *n_days) == g_array_index (days, gint64, 0) - *n_days)
    ++*n_days;
  return TRUE;
}

gboolean
qdr_library_read_training (QdrLibrary *self,
                           guint32 day,
                           QdrLibraryTraining *training,
                           GError **error)
{
  g_autoptr (GArray) games = NULL;
  sqlite3_stmt *statement;
  gint64 value;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (training != NULL, FALSE);

  if (!read_rating_before (self, day, &training->rating, error))
    return FALSE;
  games = read_games (self, day, error);
  if (games == NULL)
    return FALSE;
  if (games->len > 0)
    training->rating =
        qdr_glicko_rate (training->rating, &g_array_index (games, QdrGlickoGame, 0), games->len);

  statement = qdr_database_prepare (self->database,
                                    "SELECT count(*) FROM attempts WHERE rating NOT NULL", error);
  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &value, error))
    return FALSE;
  training->n_rated = (guint) value;

  return count_days (self, day, &training->n_days, error);
}
