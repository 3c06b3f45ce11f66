/*
 * The tree of variations of a game: showing, choosing and removing them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-branches.h"

#include "qdr-game-private.h"

/* Returns the variations among which the last branch of @path chooses one, or NULL if an earlier
 * branch leads nowhere. */
static QdrVariations *
find_list (QdrGame *self, const QdrBranch *path, guint depth)
{
  QdrVariations *list = &self->history.variations;

  for (guint i = 0; i + 1 < depth; i++) {
    if (path[i].variation >= qdr_variations_count_at_ply (list, path[i].ply))
      return NULL;
    list = &qdr_variations_get_at_ply (list, path[i].ply, path[i].variation)->variations;
  }
  return list;
}

static QdrVariation *
find_variation (QdrGame *self, const QdrBranch *path, guint depth)
{
  const QdrBranch *last = &path[depth - 1];
  QdrVariations *list = find_list (self, path, depth);

  return list != NULL && last->variation < qdr_variations_count_at_ply (list, last->ply)
             ? qdr_variations_get_at_ply (list, last->ply, last->variation)
             : NULL;
}

gboolean
qdr_game_has_variation_at_path (QdrGame *self, const QdrBranch *path, guint depth)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (path != NULL && depth > 0, FALSE);

  return find_variation (self, path, depth) != NULL;
}

guint
qdr_game_get_n_variations_at_path (QdrGame *self, const QdrBranch *path, guint depth)
{
  g_return_val_if_fail (qdr_game_has_variation_at_path (self, path, depth), 0);

  return find_variation (self, path, depth)->variations.length;
}

QdrBranch
qdr_game_get_branch (QdrGame *self, const QdrBranch *path, guint depth, guint index)
{
  const QdrVariations *list;
  QdrBranch branch = { 0, 0 };

  g_return_val_if_fail (index < qdr_game_get_n_variations_at_path (self, path, depth), branch);

  list = &find_variation (self, path, depth)->variations;
  branch.ply = list->items[index]->ply;
  branch.variation = index - qdr_variations_find_first_from_ply (list, branch.ply);
  return branch;
}

guint
qdr_game_get_variation_length_at_path (QdrGame *self, const QdrBranch *path, guint depth)
{
  g_return_val_if_fail (qdr_game_has_variation_at_path (self, path, depth), 0);

  return find_variation (self, path, depth)->length;
}

QdrMove
qdr_game_get_variation_move_at_path (QdrGame *self,
                                     const QdrBranch *path,
                                     guint depth,
                                     guint index,
                                     guint *player,
                                     guint *number)
{
  const QdrHistoryEntry *entry;

  g_return_val_if_fail (index < qdr_game_get_variation_length_at_path (self, path, depth),
                        QDR_MOVE_NONE);

  entry = &find_variation (self, path, depth)->entries[index];
  if (player != NULL)
    *player = entry->undo.turn;
  if (number != NULL)
    *number = entry->round;
  return entry->undo.move;
}

QdrMove
qdr_game_get_parent_move_at_path (QdrGame *self, const QdrBranch *path, guint depth)
{
  guint ply;

  g_return_val_if_fail (qdr_game_has_variation_at_path (self, path, depth), QDR_MOVE_NONE);

  ply = path[depth - 1].ply;
  if (depth == 1)
    return qdr_game_get_move (self, ply, NULL);
  return qdr_game_get_variation_move_at_path (self, path, depth - 1, ply - path[depth - 2].ply,
                                              NULL, NULL);
}

void
qdr_game_promote_variation_at_path (QdrGame *self, const QdrBranch *path, guint depth)
{
  QdrGameState before;
  guint n_removed;

  g_return_if_fail (qdr_game_has_variation_at_path (self, path, depth));

  before = qdr_game_begin_change (self);
  n_removed = qdr_history_get_length (&self->history) - path[0].ply;
  for (guint i = 0; i < depth; i++) {
    const guint ply = path[i].ply;

    qdr_game_step_and_queue_signals (self, ply);
    qdr_game_clock_take_back_to_ply (&self->clock, &self->history, ply, self->position.turn, TRUE);
    qdr_history_swap_variation (&self->history, ply, path[i].variation, &self->final_result);
  }
  /* A line that has ended is not taken up again by choosing it. */
  if (self->final_result.outcome != QDR_OUTCOME_ONGOING)
    self->clock.is_taken_back = FALSE;
  qdr_game_step_and_queue_signals (self, path[depth - 1].ply + 1);
  qdr_game_queue_variations_changed (self, path[0].ply);
  qdr_game_complete_change (self);
  g_list_model_items_changed (G_LIST_MODEL (self), path[0].ply, n_removed,
                              qdr_history_get_length (&self->history) - path[0].ply);
  qdr_game_set_modified (self, TRUE);
  qdr_game_end_change (self, &before);
}

void
qdr_game_remove_variation_at_path (QdrGame *self, const QdrBranch *path, guint depth)
{
  const QdrBranch *last = &path[depth - 1];

  g_return_if_fail (qdr_game_has_variation_at_path (self, path, depth));

  g_object_ref (self);
  qdr_variations_remove (find_list (self, path, depth), last->ply, last->variation);
  qdr_game_queue_variations_changed (self, path[0].ply);
  qdr_game_set_modified (self, TRUE);
  qdr_game_flush_signals (self);
  g_object_unref (self);
}

guint
qdr_game_get_n_variations (QdrGame *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return qdr_variations_count_at_ply (&self->history.variations, ply);
}

guint
qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation)
{
  return qdr_game_get_variation_length_at_path (self, &(QdrBranch){ ply, variation }, 1);
}

QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player)
{
  return qdr_game_get_variation_move_at_path (self, &(QdrBranch){ ply, variation }, 1, index,
                                              player, NULL);
}

void
qdr_game_promote_variation (QdrGame *self, guint ply, guint variation)
{
  qdr_game_promote_variation_at_path (self, &(QdrBranch){ ply, variation }, 1);
}

/* Appends the path of a line in which the game has ended. Returns FALSE if there is none. */
static gboolean
find_ended_line (const QdrVariations *self, GArray *path)
{
  for (guint i = 0; i < self->length; i++) {
    const QdrVariation *item = self->items[i];
    const QdrBranch branch = { item->ply,
                               i - qdr_variations_find_first_from_ply (self, item->ply) };

    g_array_append_val (path, branch);
    if (item->result.outcome != QDR_OUTCOME_ONGOING || find_ended_line (&item->variations, path))
      return TRUE;
    g_array_set_size (path, path->len - 1);
  }
  return FALSE;
}

void
qdr_game_promote_ended_line (QdrGame *self)
{
  g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (QdrBranch));

  g_return_if_fail (QDR_IS_GAME (self));

  if (find_ended_line (&self->history.variations, path))
    qdr_game_promote_variation_at_path (self, &g_array_index (path, QdrBranch, 0), path->len);
}

void
qdr_game_remove_variation (QdrGame *self, guint ply, guint variation)
{
  qdr_game_remove_variation_at_path (self, &(QdrBranch){ ply, variation }, 1);
}
