/*
 * Plays one game between agents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match-play.h"

#include <glib/gi18n-lib.h>

#include "qdr-notation.h"

/* Asks the player to move for a move, and plays it. */
static gboolean
play_move (QdrMatchGame *self,
           QdrAgent *agent,
           const QdrLimits *limits,
           const gint *stop,
           GError **error)
{
  QdrEffort *effort = &self->efforts[qdr_game_get_turn (self->game)];
  QdrChoice choice;

  if (!qdr_agent_choose (agent, self->game, limits, stop, &choice, error))
    return FALSE;
  if (!qdr_game_play (self->game, choice.move, error)) {
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&qdr_game_get_position (self->game)->board, choice.move, text);
    g_prefix_error (error, "%s: ", text);
    return FALSE;
  }

  effort->moves++;
  effort->searches += choice.depth > 0;
  effort->depths += choice.depth;
  effort->nodes += choice.nodes;
  effort->nodes_us += (guint64) choice.nodes_us;
  effort->cpu_us += (guint64) choice.cpu_us;
  return TRUE;
}

static void
comment_last_move (QdrMatchGame *self, const char *comment)
{
  QdrRecord *record = qdr_game_get_last_record (self->game);

  if (record != NULL)
    qdr_record_set_comment (record, comment);
}

/* The player to move is out for this reason. */
static void
forfeit (QdrMatchGame *self, const GError *reason)
{
  const gboolean is_late = g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_LATE);

  const guint turn = qdr_game_get_turn (self->game);

  self->efforts[turn].forfeits++;
  self->forfeits[turn] = g_strdup (reason->message);
  qdr_game_play (self->game, is_late ? QDR_MOVE_TIMEOUT : QDR_MOVE_RESIGN, NULL);
  comment_last_move (self, reason->message);
}

static gboolean
is_over (QdrMatchGame *self)
{
  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

gboolean
qdr_match_game_play (QdrMatchGame *self,
                     QdrGame *game,
                     QdrAgent *const agents[],
                     const QdrLimits *limits,
                     guint max_plies,
                     const gint *stop,
                     GError **error)
{
  g_return_val_if_fail (self != NULL && limits != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);

  *self = (QdrMatchGame){ .game = g_object_ref (game) };
  while (!is_over (self) && qdr_game_get_ply (game) < max_plies) {
    g_autoptr (GError) reason = NULL;

    if (play_move (self, agents[qdr_game_get_turn (game)], limits, stop, &reason))
      continue;
    if (g_error_matches (reason, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED)) {
      g_propagate_error (error, g_steal_pointer (&reason));
      return FALSE;
    }
    forfeit (self, reason);
  }

  if (!is_over (self))
    comment_last_move (self, _ ("Too many moves: counted as a draw"));
  qdr_match_game_find_winner (self);
  return TRUE;
}
