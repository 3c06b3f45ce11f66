/*
 * tournament-sitter FILE LIBRARY: goes on with a tournament, as the window does, and says "game" on
 * standard output after each of its games, until it is over or this is killed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>

#include "qdr-tournament-run.h"

static guint n_told;

static void
changed_cb (QdrTournamentRun *run, GMainLoop *loop)
{
  const QdrTournamentState state = qdr_tournament_run_get_state (run);

  if (state == QDR_TOURNAMENT_BROKEN || qdr_tournament_run_get_problem (run) != NULL)
    g_error ("%s", qdr_tournament_run_get_problem (run));
  if (state == QDR_TOURNAMENT_STOPPED)
    qdr_tournament_run_start (run);
  for (; n_told < qdr_tournament_run_get_games (run)->len; n_told++)
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
  g_autoptr (QdrTournamentRun) run = qdr_tournament_run_new (argv[1], NULL, library, "1");

  g_signal_connect (run, "changed", G_CALLBACK (changed_cb), loop);
  g_main_loop_run (loop);
  qdr_library_worker_flush (library);
  return 0;
}
