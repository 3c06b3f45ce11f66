/*
 * The games of a tournament, read from its files on a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-games.h"

#include "qdr-unfinished-games.h"

/* Reads the game of a number on a thread. */
static void
read_in_thread (QdrTournamentRun *self,
                guint number,
                gpointer tag,
                GTaskThreadFunc func,
                GAsyncReadyCallback callback,
                gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, user_data);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, GUINT_TO_POINTER (number), NULL);
  g_task_run_in_thread (task, func);
}

/* --- Games that have been played -------------------------------------------------------------- */

static void
read_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  QdrGame *game = qdr_tournament_record_read_game (qdr_tournament_run_get_path (source),
                                                   GPOINTER_TO_UINT (data), &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
qdr_tournament_run_read_game_async (QdrTournamentRun *self,
                                    guint number,
                                    GAsyncReadyCallback callback,
                                    gpointer user_data)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  read_in_thread (self, number, qdr_tournament_run_read_game_async, read_game_thread, callback,
                  user_data);
}

QdrGame *
qdr_tournament_run_read_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Games of people -------------------------------------------------------------------------- */

static void
begin_game_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *path = qdr_tournament_run_get_path (source);
  const guint number = GPOINTER_TO_UINT (data);
  GError *error = NULL;
  QdrGame *game = qdr_unfinished_games_read (path, number);

  if (game == NULL)
    game = qdr_tournament_file_make_game (path, number, &error);
  if (game == NULL) {
    g_task_return_error (task, error);
    return;
  }
  qdr_game_set_header (game, "Event", qdr_tournament_run_get_name (source));
  g_task_return_pointer (task, game, g_object_unref);
}

void
qdr_tournament_run_begin_game_async (QdrTournamentRun *self,
                                     guint number,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  g_return_if_fail (QDR_IS_TOURNAMENT_RUN (self));

  read_in_thread (self, number, qdr_tournament_run_begin_game_async, begin_game_thread, callback,
                  user_data);
}

QdrGame *
qdr_tournament_run_begin_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
