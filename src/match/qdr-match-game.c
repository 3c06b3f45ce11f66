/*
 * A finished game of a match or tournament, with the effort of its players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-game.h"

void
qdr_player_totals_add (QdrPlayerTotals *self, const QdrPlayerTotals *other)
{
  self->moves += other->moves;
  self->searches += other->searches;
  self->depths += other->depths;
  self->nodes += other->nodes;
  self->nodes_us += other->nodes_us;
  self->cpu_us += other->cpu_us;
  self->forfeits += other->forfeits;
}

double
qdr_match_game_get_points (const QdrMatchGame *self, guint turn)
{
  g_return_val_if_fail (self != NULL && turn < qdr_game_get_n_players (self->game), 0.0);

  if (self->winner == QDR_DRAW)
    return 1.0 / qdr_game_get_n_players (self->game);
  return (guint) self->winner == turn ? 1.0 : 0.0;
}

void
qdr_match_game_set_winner (QdrMatchGame *self)
{
  QdrResult result;

  g_return_if_fail (self != NULL);

  result = qdr_game_get_result (self->game);
  self->winner = result.outcome == QDR_OUTCOME_WIN ? result.winner : QDR_DRAW;
}

void
qdr_match_game_clear (QdrMatchGame *self)
{
  g_clear_object (&self->game);
  for (guint turn = 0; turn < QDR_MAX_PLAYERS; turn++)
    g_clear_pointer (&self->failures[turn], g_free);
}

void
qdr_submitted_game_free (QdrSubmittedGame *self)
{
  g_object_unref (self->game);
  g_free (self);
}
