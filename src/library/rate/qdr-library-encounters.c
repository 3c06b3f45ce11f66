/*
 * Results of a person against personalities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-encounters.h"

#include "qdr-library-private.h"

void
qdr_library_encounter_free (QdrLibraryEncounter *self)
{
  if (self == NULL)
    return;

  g_free (self->identity);
  g_array_unref (self->shares);
  g_free (self);
}

/* (transfer none) */
static QdrLibraryEncounter *
get_encounter (GPtrArray *encounters, const char *identity)
{
  QdrLibraryEncounter *encounter;

  for (guint i = 0; i < encounters->len; i++) {
    encounter = g_ptr_array_index (encounters, i);
    if (g_str_equal (encounter->identity, identity))
      return encounter;
  }
  encounter = g_new0 (QdrLibraryEncounter, 1);
  encounter->identity = g_strdup (identity);
  encounter->shares = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (encounters, encounter);
  return encounter;
}

static void
add_game (QdrLibraryEncounter *self, sqlite3_stmt *row)
{
  const double share = sqlite3_column_double (row, 2);
  const guint n_plies = (guint) sqlite3_column_int (row, 3);

  if (share >= 1 && self->score.n_wins == 0) {
    self->first_win_day = qdr_library_read_day (qdr_database_get_text (row, 1));
    self->first_win_plies = n_plies;
    self->first_win_columns = (guint) sqlite3_column_int (row, 5);
    self->first_win_rows = (guint) sqlite3_column_int (row, 6);
  }
  qdr_library_score_add (&self->score, share, n_plies, (guint) sqlite3_column_int (row, 4));
  g_array_append_val (self->shares, share);
}

GPtrArray *
qdr_library_list_encounters (QdrLibrary *self, const char *person, GError **error)
{
  static const char sql[] =
      "SELECT player_of (rivals.kind, rivals.identity), outcomes.date, share, outcomes.plies,"
      " walls, outcomes.width, outcomes.height FROM outcomes JOIN players AS rivals ON rivals.id = "
      "opponent"
      " JOIN games ON games.id = game WHERE outcomes.player"
      " = (SELECT id FROM players WHERE kind = ?1 AND identity = ?2)"
      " AND rivals.kind = 1 AND rated ORDER BY outcomes.date, outcomes.time, game";
  g_autoptr (GPtrArray) encounters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_encounter_free);
  sqlite3_stmt *row;
  gboolean has_row;

  g_return_val_if_fail (self != NULL && person != NULL, NULL);

  row = qdr_library_prepare_for_player (self, sql, FALSE, person, error);
  while (row != NULL) {
    if (!qdr_database_step (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&encounters);
    add_game (get_encounter (encounters, qdr_database_get_text (row, 0)), row);
  }
  return NULL;
}

/* Rows come newest first. */
static gboolean
read_measured_games (QdrLibrary *self,
                     sqlite3_stmt *row,
                     guint n_games,
                     QdrLibraryMeasuredFunc measured,
                     gpointer user_data,
                     GArray *games,
                     GError **error)
{
  gboolean has_row;

  while (games->len < n_games) {
    QdrLibraryMeasuredGame game;

    if (!qdr_database_step (self->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    game.share = sqlite3_column_double (row, 1);
    if (measured (qdr_database_get_text (row, 0), &game.rating, user_data))
      g_array_prepend_val (games, game);
  }
  sqlite3_reset (row);
  return TRUE;
}

GArray *
qdr_library_list_measured_games (QdrLibrary *self,
                                 const char *person,
                                 guint n_games,
                                 QdrLibraryMeasuredFunc measured,
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

  row = qdr_library_prepare_for_player (self, sql, FALSE, person, error);
  if (row == NULL || !read_measured_games (self, row, n_games, measured, user_data, games, error))
    return NULL;
  return g_steal_pointer (&games);
}
