/*
 * Reviews of games in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-review.h"

#include "qdr-game-sheet.h"
#include "qdr-library-private.h"

static gboolean
write_seat (QdrLibrary *self,
            gint64 id,
            guint number,
            const QdrLibraryReview *review,
            GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->database,
      "INSERT OR REPLACE INTO reviews (game, seat, moves, inaccuracies, mistakes, blunders,"
      " accuracy) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_int64 (statement, 2, number + 1);
  sqlite3_bind_int64 (statement, 3, review->n_moves);
  sqlite3_bind_int64 (statement, 4, review->n_inaccuracies);
  sqlite3_bind_int64 (statement, 5, review->n_mistakes);
  sqlite3_bind_int64 (statement, 6, review->n_blunders);
  sqlite3_bind_double (statement, 7, review->accuracy);
  return qdr_database_finish (self->database, statement, error);
}

static gboolean
write_review (QdrLibrary *self, gint64 id, const QdrLibraryReview *reviews, GError **error)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (reviews[i].n_moves > 0 && !write_seat (self, id, i, &reviews[i], error))
      return FALSE;
  return TRUE;
}

/* Finds and writes in one transaction, so that nobody else removes the game in between. */
gboolean
qdr_library_add_review (QdrLibrary *self,
                        QdrGame *game,
                        const QdrLibraryReview *reviews,
                        gboolean *is_kept,
                        GError **error)
{
  g_auto (QdrGameSheet) sheet = { 0 };
  gboolean is_done;
  gint64 id;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (reviews != NULL, FALSE);

  sheet = qdr_game_sheet_make (game);
  if (!qdr_database_begin (self->database, error))
    return FALSE;
  is_done = qdr_library_find_game (self, &sheet, &id, error) &&
            (id == 0 || write_review (self, id, reviews, error));
  if (!qdr_database_end (self->database, is_done, error))
    return FALSE;
  if (is_kept != NULL)
    *is_kept = id != 0;
  return TRUE;
}

gboolean
qdr_library_read_review (QdrLibrary *self, gint64 id, QdrLibraryReview *reviews, GError **error)
{
  static const char sql[] = "SELECT seat, moves, inaccuracies, mistakes, blunders, accuracy"
                            " FROM reviews WHERE game = ?1 AND seat BETWEEN 1 AND ?2";
  sqlite3_stmt *row;

  g_return_val_if_fail (self != NULL && reviews != NULL, FALSE);

  row = qdr_database_prepare (self->database, sql, error);
  if (row == NULL)
    return FALSE;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    reviews[i] = (QdrLibraryReview){ 0 };
  sqlite3_bind_int64 (row, 1, id);
  sqlite3_bind_int (row, 2, QDR_MAX_PLAYERS);
  for (;;) {
    QdrLibraryReview *review;
    gboolean has_row;

    if (!qdr_database_step (self->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    review = &reviews[sqlite3_column_int (row, 0) - 1];
    review->n_moves = (guint) sqlite3_column_int64 (row, 1);
    review->n_inaccuracies = (guint) sqlite3_column_int64 (row, 2);
    review->n_mistakes = (guint) sqlite3_column_int64 (row, 3);
    review->n_blunders = (guint) sqlite3_column_int64 (row, 4);
    review->accuracy = sqlite3_column_double (row, 5);
  }
}
