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

  return qdr_lines_count (&self->history.lines, ply);
}

/* Whether there is such a variation. */
static gboolean
has_variation (QdrGame *self, guint ply, guint variation)
{
  return QDR_IS_GAME (self) && variation < qdr_lines_count (&self->history.lines, ply);
}

guint
qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation)
{
  g_return_val_if_fail (has_variation (self, ply, variation), 0);

  return qdr_lines_get (&self->history.lines, ply, variation)->length;
}

QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player)
{
  const QdrLine *line;

  g_return_val_if_fail (has_variation (self, ply, variation), QDR_MOVE_NONE);

  line = qdr_lines_get (&self->history.lines, ply, variation);
  g_return_val_if_fail (index < line->length, QDR_MOVE_NONE);

  if (player != NULL)
    *player = line->entries[index].undo.turn;
  return line->entries[index].undo.move;
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
  qdr_history_remove_line (&self->history, ply, variation);
  qdr_game_queue_variations_changed (self, ply);
  qdr_game_set_modified (self, TRUE);
  qdr_game_flush_announcements (self);
  g_object_unref (self);
}
