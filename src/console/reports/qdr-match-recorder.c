/*
 * Output during a match or tournament: adds each game to a file and to the library, and prints a
 * line about it on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-recorder.h"

#include <unistd.h>

#include "qdr-sanitised-text.h"

QdrMatchRecorder
qdr_match_recorder_make (const QdrConditions *conditions,
                         QdrLibraryRecorder *library_recorder,
                         QdrGameLog *log,
                         guint n_games,
                         gboolean is_verbose)
{
  const gboolean is_watched = isatty (STDERR_FILENO) == 1;

  return (QdrMatchRecorder){
    .conditions = conditions,
    .log = log,
    .library_recorder = library_recorder,
    .is_verbose = is_verbose || is_watched,
    .is_watched = is_watched,
    .begin_us = g_get_monotonic_time (),
    .n_games = n_games,
  };
}

static void
report_game (const QdrMatchRecorder *self,
             guint number,
             const QdrFixture *fixture,
             const QdrMatchGame *played)
{
  const guint n_players = qdr_game_get_n_players (played->game);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *line = NULL;

  g_string_append_printf (text, "game %u of %u: ", number + 1, self->n_games);
  for (guint turn = 0; turn < n_players; turn++) {
    QdrContestant *contestant =
        g_ptr_array_index (self->conditions->contestants, fixture->contestants[turn]);

    g_string_append_printf (text, "%s%s", turn > 0 ? " - " : "",
                            qdr_contestant_get_id (contestant));
  }
  /* With four players, the result is the number of the winner. */
  if (played->winner == QDR_DRAW)
    g_string_append (text, n_players == 2 ? " 1/2-1/2" : " draw");
  else if (n_players == 2)
    g_string_append (text, played->winner == 0 ? " 1-0" : " 0-1");
  else
    g_string_append_printf (text, " %d", played->winner + 1);
  g_string_append_printf (text, ", %u plies", qdr_game_get_ply (played->game));
  for (guint turn = 0; turn < n_players; turn++)
    if (played->failures[turn] != NULL && n_players == 2)
      g_string_append_printf (text, ": %s", played->failures[turn]);
    else if (played->failures[turn] != NULL)
      g_string_append_printf (text, "; %u out: %s", turn + 1, played->failures[turn]);
  if (self->is_watched) {
    /* Estimate the remaining time from the average time of the games in this run. */
    const guint n_done = self->n_old + self->n_new;
    const gint64 elapsed_us = g_get_monotonic_time () - self->begin_us;
    const gint64 left_s = elapsed_us / self->n_new * (self->n_games - n_done) / G_USEC_PER_SEC;

    g_string_append_printf (text, "; %u of %u games done, %" G_GINT64_FORMAT ":%02d:%02d left",
                            n_done, self->n_games, left_s / 3600, (int) (left_s / 60 % 60),
                            (int) (left_s % 60));
  }
  line = qdr_sanitise_line (text->str);
  g_printerr ("%s\n", line);
}

gboolean
qdr_match_recorder_add (guint number,
                        const QdrFixture *fixture,
                        const QdrMatchGame *played,
                        gpointer user_data,
                        GError **error)
{
  QdrMatchRecorder *self = user_data;

  *(played->is_from_journal ? &self->n_old : &self->n_new) += 1;
  if (self->is_verbose && !played->is_from_journal)
    report_game (self, number, fixture, played);

  qdr_library_recorder_add (self->library_recorder, played->game, QDR_LIBRARY_TOURNAMENT);
  if (self->log == NULL)
    return TRUE;
  return played->is_from_journal ? qdr_game_log_add_game_if_missing (self->log, played->game, error)
                                 : qdr_game_log_add_game (self->log, played->game, error);
}
