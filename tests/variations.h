/*
 * Variations of a game, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

/** @brief Returns whether the present line of @p game has variations. */
static inline gboolean
has_variations (QdrGame *game)
{
  for (guint ply = 0; ply <= qdr_game_get_n_moves (game); ply++)
    if (qdr_game_get_n_variations (game, ply) > 0)
      return TRUE;
  return FALSE;
}
