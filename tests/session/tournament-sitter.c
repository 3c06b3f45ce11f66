/*
 * tournament-sitter FILE LIBRARY: continues a tournament, as the window does, and prints "game"
 * after each new game, until the tournament is over or the process is killed. For people it
 * plays a few moves and resigns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>

#include "qdr-tournament-run.h"

static gboolean is_read;
static guint n_reported;
static guint under_way = G_MAXUINT; /* the number of the game in progress between people */

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  QdrTournamentRun *run = QDR_TOURNAMENT_RUN (source);
  g_autoptr (QdrGame) game = qdr_tournament_run_take_game_finish (run, result, NULL);

  for (guint n = 0; n < 2 && qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING; n++) {
    for (QdrMove move = 0; !qdr_game_play (game, move, NULL); move++)
      continue;
    qdr_tournament_run_update_game (run, GPOINTER_TO_UINT (user_data), game);
  }
  qdr_game_play (game, QDR_MOVE_RESIGN, NULL);
  qdr_tournament_run_update_game (run, GPOINTER_TO_UINT (user_data), game);
}

/* Plays the first waiting game: two moves and a resignation, each of which is stored, as in
 * the window. */
static void
play_a_game_of_people (QdrTournamentRun *run)
{
  g_autoptr (GArray) waiting = qdr_tournament_run_list_waiting_games (run);
  guint number;

  if (waiting->len == 0)
    return;
  number = g_array_index (waiting, QdrHumanGame, 0).number;
  if (number == under_way)
    return;
  under_way = number;
  qdr_tournament_run_prepare_game_async (run, number, begun_cb, GUINT_TO_POINTER (number));
}

static void
changed_cb (QdrTournamentRun *run, GMainLoop *loop)
{
  const QdrTournamentState state = qdr_tournament_run_get_state (run);

  if (state == QDR_TOURNAMENT_BROKEN || qdr_tournament_run_get_error_message (run) != NULL)
    g_error ("%s", qdr_tournament_run_get_error_message (run));
  if (!is_read)
    n_reported = qdr_tournament_run_get_finished_games (run)->len;
  is_read = TRUE;
  if (state == QDR_TOURNAMENT_STOPPED)
    qdr_tournament_run_start (run);
  if (state != QDR_TOURNAMENT_LOADING)
    play_a_game_of_people (run);
  for (; n_reported < qdr_tournament_run_get_finished_games (run)->len; n_reported++)
    puts ("game");
  fflush (stdout);
  if (state == QDR_TOURNAMENT_OVER)
    g_main_loop_quit (loop);
}

int
main (int argc, char **argv)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (QdrLibraryWorker) library = qdr_library_worker_new (argv[2]);
  g_autoptr (QdrTournamentRecorder) recorder = qdr_tournament_recorder_new (library, "1");
  g_autoptr (QdrTournamentRun) run = qdr_tournament_run_new (argv[1], NULL, recorder);

  g_signal_connect (run, "changed", G_CALLBACK (changed_cb), loop);
  g_main_loop_run (loop);
  qdr_library_worker_wait_for_jobs (library);
  return 0;
}
