/*
 * Undoable removal of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-removal.h"

#include <string.h>

#include "qdr-library-private.h"
#include "qdr-library-review.h"
#include "qdr-saved-game.h"

/* Everything the library knows about a game. */
typedef struct {
  char *text;
  char *version; /* version of the program whose personalities play */
  QdrLibrarySource source;
  QdrLibraryReview reviews[QDR_MAX_PLAYERS];
  gint64 id;
} Removed;

static void
free_removed (gpointer data)
{
  Removed *self = data;

  g_free (self->text);
  g_free (self->version);
  g_free (self);
}

GPtrArray *
qdr_library_removed_new (void)
{
  return g_ptr_array_new_with_free_func (free_removed);
}

/* (nullable) */
static Removed *
read_game (QdrLibrary *self, gint64 id, GError **error)
{
  static const char sql[] =
      "SELECT source, (SELECT max (version) FROM players JOIN seats ON player = players.id"
      " WHERE seats.game = games.id) FROM games WHERE id = ?1";
  g_autofree char *text = qdr_library_read_game (self, id, error);
  QdrLibraryReview reviews[QDR_MAX_PLAYERS];
  sqlite3_stmt *statement;
  Removed *removed;

  if (text == NULL || !qdr_library_read_review (self, id, reviews, error))
    return NULL;
  statement = qdr_library_find_row (self, sql, id, error);
  if (statement == NULL)
    return NULL;

  removed = g_new0 (Removed, 1);
  removed->id = id;
  removed->text = g_steal_pointer (&text);
  removed->source = (QdrLibrarySource) sqlite3_column_int (statement, 0);
  removed->version = g_strdup (qdr_database_get_text (statement, 1));
  memcpy (removed->reviews, reviews, sizeof reviews);
  sqlite3_reset (statement);
  return removed;
}

/* (transfer full) (nullable) */
static GPtrArray *
read_games (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error)
{
  g_autoptr (GPtrArray) games = qdr_library_removed_new ();

  for (guint i = 0; i < n_ids; i++) {
    Removed *game = read_game (self, ids[i], error);

    if (game == NULL)
      return NULL;
    g_ptr_array_add (games, game);
  }
  return g_steal_pointer (&games);
}

static gboolean
is_reviewed (const Removed *self)
{
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    if (self->reviews[i].n_moves > 0)
      return TRUE;
  return FALSE;
}

static gboolean
put_back (QdrLibrary *self, const Removed *removed, GError **error)
{
  g_autoptr (GPtrArray) games =
      qdr_saved_game_parse (removed->text, strlen (removed->text), NULL, error);
  QdrGame *game;

  if (games == NULL)
    return FALSE;

  game = g_ptr_array_index (games, 0);
  return qdr_library_add_again (self, game, removed->id, removed->source, removed->version,
                                error) &&
         (!is_reviewed (removed) ||
          qdr_library_add_review (self, game, removed->reviews, NULL, error));
}

GPtrArray *
qdr_library_take_out (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error)
{
  g_autoptr (GPtrArray) removed = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ids != NULL || n_ids == 0, NULL);

  if (!qdr_library_begin_batch (self, error))
    return NULL;
  removed = read_games (self, ids, n_ids, error);
  if (!qdr_library_end_batch (self, removed != NULL && qdr_library_remove (self, ids, n_ids, error),
                              error))
    return NULL;
  return g_steal_pointer (&removed);
}

gboolean
qdr_library_put_back (QdrLibrary *self, GPtrArray *removed, guint n, GError **error)
{
  gboolean is_done = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (removed != NULL && n <= removed->len, FALSE);

  if (!qdr_library_begin_batch (self, error))
    return FALSE;
  for (guint i = removed->len - n; is_done && i < removed->len; i++)
    is_done = put_back (self, g_ptr_array_index (removed, i), error);
  if (!qdr_library_end_batch (self, is_done, error))
    return FALSE;
  g_ptr_array_set_size (removed, (gint) (removed->len - n));
  return TRUE;
}
