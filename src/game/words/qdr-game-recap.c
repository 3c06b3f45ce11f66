/*
 * A finished game in numbers: moves, walls, and the turning point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-recap.h"

#include <glib/gi18n-lib.h>

#include "qdr-game-text.h"
#include "qdr-path.h"

/* Counts turns, of all players, until @player is at the goal if all take shortest paths. */
static guint
count_turns (const QdrPosition *position, guint player)
{
  const guint steps = qdr_position_distance (position, player);
  guint n_in_play = 0;
  guint n_before = 0;

  if (steps == 0)
    return 0;

  for (guint i = 0; i < position->players; i++) {
    const guint other = (position->turn + i) % position->players;

    if (other == player)
      n_before = n_in_play;
    if ((position->in_play & (1U << other)) != 0)
      n_in_play++;
  }
  return (steps - 1) * n_in_play + n_before + 1;
}

static gboolean
leads (const QdrPosition *position, guint player)
{
  guint turns;

  if ((position->in_play & (1U << player)) == 0)
    return FALSE;

  turns = count_turns (position, player);
  for (guint i = 0; i < position->players; i++)
    if (i != player && (position->in_play & (1U << i)) != 0 && count_turns (position, i) < turns)
      return FALSE;
  return TRUE;
}

QdrGameRecap
qdr_game_recap_make (QdrGame *game)
{
  QdrGameRecap self = { 0 };
  QdrResult result;
  guint ply;

  g_return_val_if_fail (QDR_IS_GAME (game), self);

  ply = qdr_game_get_ply (game);
  for (guint i = 0; i < ply; i++) {
    const QdrMove move = qdr_game_get_move (game, i, NULL);

    if (qdr_move_is_wall (move))
      self.n_walls++;
    if (qdr_move_kind (move) != QDR_MOVE_CONCESSION)
      self.n_rounds = qdr_game_get_move_number (game, i + 1);
  }

  /* A concession always puts the last player in play ahead. */
  if (ply > 0 && qdr_move_kind (qdr_game_get_move (game, ply - 1, NULL)) == QDR_MOVE_CONCESSION)
    ply--;
  result = qdr_game_get_result (game);
  if (result.outcome == QDR_OUTCOME_WIN && ply <= QDR_RECAP_MOVES_MAX) {
    QdrPosition position = *qdr_game_get_start (game);
    gboolean was_ahead = leads (&position, result.winner);

    self.always_ahead = was_ahead;
    for (guint i = 0; i < ply; i++) {
      gboolean is_ahead;
      QdrUndo undo;

      qdr_position_do (&position, qdr_game_get_move (game, i, NULL), &undo);
      is_ahead = leads (&position, result.winner);
      if (!is_ahead)
        self.turning_ply = 0;
      else if (!was_ahead)
        self.turning_ply = i + 1;
      self.always_ahead = self.always_ahead && is_ahead;
      was_ahead = is_ahead;
    }
  }
  return self;
}

char *
qdr_game_recap_describe_turn (const QdrGameRecap *self, QdrGame *game)
{
  g_autoptr (QdrRecord) record = NULL;
  g_autofree char *move = NULL;

  g_return_val_if_fail (self != NULL && self->turning_ply > 0, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  record = g_list_model_get_item (G_LIST_MODEL (game), self->turning_ply - 1);
  move = qdr_game_text_move (game, record);
  /* Translators: the number of a move and what was played, as "Mason places the wall e3h". */
  return g_strdup_printf (_ ("The race turned with move %u: %s."), qdr_record_get_round (record),
                          move);
}
