/*
 * A game of Quoridor that announces what happens to it: variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

guint
qdr_game_get_n_variations (QdrGame *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return qdr_variations_count (&self->history.variations, ply);
}

/* Whether there is such a variation. */
static gboolean
has_variation (QdrGame *self, guint ply, guint variation)
{
  return QDR_IS_GAME (self) && variation < qdr_variations_count (&self->history.variations, ply);
}

guint
qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation)
{
  g_return_val_if_fail (has_variation (self, ply, variation), 0);

  return qdr_variations_get (&self->history.variations, ply, variation)->length;
}

QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player)
{
  const QdrVariation *found;

  g_return_val_if_fail (has_variation (self, ply, variation), QDR_MOVE_NONE);

  found = qdr_variations_get (&self->history.variations, ply, variation);
  g_return_val_if_fail (index < found->length, QDR_MOVE_NONE);

  if (player != NULL)
    *player = found->entries[index].undo.turn;
  return found->entries[index].undo.move;
}

void
qdr_game_choose_variation (QdrGame *self, guint ply, guint variation)
{
  QdrGameState before;
  guint n_removed;

  g_return_if_fail (has_variation (self, ply, variation));

  before = qdr_game_begin_change (self);
  n_removed = qdr_history_get_length (&self->history) - ply;
  qdr_game_walk_to (self, ply);
  qdr_game_clock_take_back (&self->clock, &self->history, ply, self->position.turn, TRUE);
  qdr_history_exchange (&self->history, ply, variation, &self->written_result);
  qdr_game_walk_to (self, ply + 1);
  qdr_game_queue_variations_changed (self, ply);
  qdr_game_settle (self);
  g_list_model_items_changed (G_LIST_MODEL (self), ply, n_removed,
                              qdr_history_get_length (&self->history) - ply);
  qdr_game_set_modified (self, TRUE);
  qdr_game_end_change (self, &before);
}

void
qdr_game_remove_variation (QdrGame *self, guint ply, guint variation)
{
  g_return_if_fail (has_variation (self, ply, variation));

  g_object_ref (self);
  qdr_history_remove_variation (&self->history, ply, variation);
  qdr_game_queue_variations_changed (self, ply);
  qdr_game_set_modified (self, TRUE);
  qdr_game_flush_signals (self);
  g_object_unref (self);
}
