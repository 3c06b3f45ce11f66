/*
 * What a match or tournament leaves behind while it is played: the games in a file and in the
 * library, and a line about each on standard error.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-journal.h"

#include <unistd.h>

#include "qdr-command.h"
#include "qdr-seat.h"

gboolean
qdr_match_journal_is_watched (void)
{
  return isatty (STDERR_FILENO) == 1;
}

static QdrContestant *
contestant_at (const QdrMatchJournal *self, const QdrFixture *fixture, guint turn)
{
  return g_ptr_array_index (self->conditions->contestants, fixture->contestants[turn]);
}

/* Names the player in @game. */
static void
name_player (QdrGame *game, guint turn, QdrContestant *contestant)
{
  QdrPlayer *player = qdr_game_get_player (game, turn);
  QdrPersonality *personality = qdr_contestant_get_personality (contestant);
  g_autofree char *seat = NULL;

  if (personality == NULL) {
    g_autofree char *name = qdr_one_line (qdr_contestant_get_id (contestant));

    qdr_player_set_name (player, name);
    return;
  }
  seat = qdr_seat_for_personality (qdr_personality_get_id (personality));
  qdr_player_set_name (player, qdr_personality_get_name (personality));
  qdr_player_set_seat (player, seat);
}

static void
tell (const QdrMatchJournal *self,
      guint number,
      const QdrFixture *fixture,
      const QdrMatchGame *played)
{
  static const char *const results[] = { "1-0", "0-1" };
  const char *result = played->winner == QDR_DRAW ? "1/2-1/2" : results[played->winner];
  g_autofree char *text =
      g_strdup_printf ("game %u of %u: %s - %s %s, %u plies%s%s", number + 1, self->n_games,
                       qdr_contestant_get_id (contestant_at (self, fixture, 0)),
                       qdr_contestant_get_id (contestant_at (self, fixture, 1)), result,
                       qdr_game_get_ply (played->game), played->forfeit != NULL ? ": " : "",
                       played->forfeit != NULL ? played->forfeit : "");
  g_autofree char *line = qdr_one_line (text);

  g_printerr ("%s\n", line);
}

gboolean
qdr_match_journal_add (guint number,
                       const QdrFixture *fixture,
                       const QdrMatchGame *played,
                       gpointer user_data,
                       GError **error)
{
  const QdrMatchJournal *self = user_data;
  g_autoptr (GDateTime) now = NULL;
  g_autofree char *date = NULL;
  g_autofree char *round = NULL;

  if (self->is_told)
    tell (self, number, fixture, played);
  if (self->log == NULL && self->keeper->library == NULL)
    return TRUE;

  for (guint turn = 0; turn < 2; turn++)
    name_player (played->game, turn, contestant_at (self, fixture, turn));
  now = g_date_time_new_now_local ();
  date = g_date_time_format (now, "%Y-%m-%d");
  round = g_strdup_printf ("%u", number + 1);
  qdr_game_set_header (played->game, "Date", date);
  qdr_game_set_header (played->game, "Round", round);
  qdr_library_keeper_add (self->keeper, played->game, QDR_LIBRARY_TOURNAMENT);
  return self->log == NULL || qdr_game_log_add (self->log, played->game, error);
}
