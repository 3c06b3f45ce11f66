/*
 * How a tournament stands, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-run-text.h"

#include <glib/gi18n-lib.h>

static char *
describe_time_left (gint64 seconds)
{
  const guint minutes = (guint) ((seconds + 59) / 60);

  if (seconds < 60)
    return g_strdup (_ ("less than a minute left"));
  if (minutes < 120)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "about %u minute left",
                                         "about %u minutes left", minutes),
                            minutes);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "about %u hour left", "about %u hours left",
                                       (minutes + 30) / 60),
                          (minutes + 30) / 60);
}

char *
qdr_tournament_run_text_describe (QdrTournamentRun *run)
{
  const guint n_all = qdr_tournament_run_get_n_games (run);
  const guint n_played = qdr_tournament_run_get_games (run)->len;
  const gint64 seconds = qdr_tournament_run_get_time_left (run);
  const char *problem = qdr_tournament_run_get_problem (run);
  g_autofree char *games =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u of %u game", "%u of %u games", n_all),
                       n_played, n_all);
  g_autofree char *left = seconds >= 0 ? describe_time_left (seconds) : NULL;

  switch (qdr_tournament_run_get_state (run)) {
  case QDR_TOURNAMENT_LOADING:
    return g_strdup (_ ("Is being read"));
  case QDR_TOURNAMENT_BROKEN:
    return g_strdup (problem);
  case QDR_TOURNAMENT_RUNNING:
    return left != NULL ? g_strdup_printf ("%s, %s", games, left)
                        /* Translators: %s is "3 of 20 games" */
                        : g_strdup_printf (_ ("%s, running"), games);
  case QDR_TOURNAMENT_STOPPING:
    return g_strdup_printf (_ ("%s, is being stopped"), games);
  case QDR_TOURNAMENT_WAITING:
    return problem != NULL ? g_strdup_printf ("%s. %s", games, problem)
                           /* Translators: %s is "3 of 20 games": all that is left is to be played
                            * by people */
                           : g_strdup_printf (_ ("%s, waiting for you"), games);
  case QDR_TOURNAMENT_OVER:
    return g_strdup_printf (_ ("%s, over"), games);
  case QDR_TOURNAMENT_STOPPED:
  default:
    return problem != NULL ? g_strdup_printf ("%s. %s", games, problem)
                           : g_strdup_printf (_ ("%s, stopped"), games);
  }
}
