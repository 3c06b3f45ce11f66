/*
 * What the file of a tournament says, as plain values; for a thread that may wait.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament-record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-unfinished-games.h"

/* --- Games ------------------------------------------------------------------------------------ */

void
qdr_tournament_game_init (QdrTournamentGame *self,
                          guint number,
                          const guint *contestants,
                          const QdrMatchGame *played)
{
  g_return_if_fail (self != NULL && contestants != NULL && played != NULL);

  *self = (QdrTournamentGame){
    .number = number,
    .winner = played->winner,
    .n_plies = qdr_game_get_ply (played->game),
  };
  memcpy (self->contestants, contestants, sizeof self->contestants);
  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    self->failures[turn] = g_strdup (played->forfeits[turn]);
}

void
qdr_tournament_game_clear (QdrTournamentGame *self)
{
  g_return_if_fail (self != NULL);

  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    g_clear_pointer (&self->failures[turn], g_free);
}

GArray *
qdr_tournament_game_make_array (void)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (QdrTournamentGame));

  g_array_set_clear_func (games, (GDestroyNotify) qdr_tournament_game_clear);
  return games;
}

/* --- All of it -------------------------------------------------------------------------------- */

/* Whether a game can be one of this tournament. */
static gboolean
fits (const QdrTournamentPlan *plan, const guint *contestants, const QdrMatchGame *played)
{
  const guint n = g_strv_length (plan->contestants);

  if (qdr_game_get_n_players (played->game) != plan->n_players)
    return FALSE;
  for (guint turn = 0; turn < plan->n_players; turn++)
    for (guint other = 0; other <= turn; other++)
      if (contestants[turn] >= n || (other < turn && contestants[turn] == contestants[other]))
        return FALSE;
  return TRUE;
}

static gboolean
read_games (QdrTournamentRecord *self, QdrJournal *journal, GError **error)
{
  self->games = qdr_tournament_game_make_array ();
  for (guint i = 0; i < qdr_journal_get_n_games (journal); i++) {
    guint contestants[QDR_MAX_PLAYERS] = { 0 };
    g_auto (QdrMatchGame) played = { 0 };
    QdrTournamentGame game;

    if (!qdr_journal_get_game (journal, i, contestants, &played, error))
      return FALSE;
    if (!fits (&self->plan, contestants, &played)) {
      g_set_error (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED,
                   _ ("The journal has a game %u that is not to be played"),
                   qdr_journal_get_number (journal, i) + 1);
      return FALSE;
    }
    qdr_tournament_game_init (&game, qdr_journal_get_number (journal, i), contestants, &played);
    g_array_append_val (self->games, game);
  }
  return TRUE;
}

static void
find_games_of_people (QdrTournamentRecord *self, const char *path)
{
  self->people = qdr_tournament_plan_list_games_of_people (&self->plan);
  self->begun = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->people->len; i++) {
    const guint number = g_array_index (self->people, QdrGameOfPeople, i).number;

    if (qdr_unfinished_games_exist (path, number))
      g_array_append_val (self->begun, number);
  }
}

gboolean
qdr_tournament_record_read (QdrTournamentRecord *self, const char *path, GError **error)
{
  g_autoptr (QdrJournal) journal = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  *self = (QdrTournamentRecord){ 0 };
  journal = qdr_journal_read (path, error);
  if (journal == NULL || !qdr_tournament_plan_read (&self->plan, journal, error))
    return FALSE;
  if (g_strv_length (self->plan.contestants) < self->plan.n_players) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP,
                         _ ("This is not the journal of a tournament"));
    return FALSE;
  }
  find_games_of_people (self, path);
  return read_games (self, journal, error);
}

void
qdr_tournament_record_clear (QdrTournamentRecord *self)
{
  g_return_if_fail (self != NULL);

  qdr_tournament_plan_clear (&self->plan);
  g_clear_pointer (&self->games, g_array_unref);
  g_clear_pointer (&self->people, g_array_unref);
  g_clear_pointer (&self->begun, g_array_unref);
}

/* --- One of its games ------------------------------------------------------------------------- */

QdrGame *
qdr_tournament_record_read_game (const char *path, guint number, GError **error)
{
  g_autoptr (QdrJournal) journal = NULL;
  g_auto (QdrMatchGame) played = { 0 };
  guint contestants[QDR_MAX_PLAYERS];
  guint index = 0;

  g_return_val_if_fail (path != NULL, NULL);

  journal = qdr_journal_read (path, error);
  if (journal == NULL)
    return NULL;
  while (index < qdr_journal_get_n_games (journal) &&
         qdr_journal_get_number (journal, index) != number)
    index++;
  if (index == qdr_journal_get_n_games (journal)) {
    g_set_error_literal (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED,
                         _ ("This game is not in the journal any more"));
    return NULL;
  }
  if (!qdr_journal_get_game (journal, index, contestants, &played, error))
    return NULL;
  return g_steal_pointer (&played.game);
}
