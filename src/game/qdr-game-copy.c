/*
 * Games that are like another: by the same rules, or with the same moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

QdrGame *
qdr_game_new_like (const QdrPosition *start, QdrGame *as)
{
  QdrGame *self;

  g_return_val_if_fail (QDR_IS_GAME (as), NULL);

  self = qdr_game_new (start, as->repetition_is_draw);
  qdr_game_set_time_control (self, qdr_game_get_time_control (as));
  qdr_game_set_increment (self, qdr_game_get_increment (as));
  qdr_game_set_modified (self, FALSE);
  return self;
}

QdrGame *
qdr_game_copy_moves (QdrGame *self)
{
  QdrGame *copy;

  g_return_val_if_fail (QDR_IS_GAME (self), NULL);

  copy = qdr_game_new_like (&self->start, self);
  qdr_game_set_time_control (copy, 0);
  qdr_game_set_increment (copy, 0);
  for (guint i = 0; i < qdr_game_get_n_moves (self); i++) {
    g_autoptr (GError) error = NULL;

    if (!qdr_game_play (copy, qdr_game_get_move (self, i, NULL), &error))
      g_error ("A move of a game cannot be played again: %s", error->message);
  }
  return copy;
}
