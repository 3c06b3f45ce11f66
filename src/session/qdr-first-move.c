/*
 * Who begins a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-first-move.h"

#define KEY "began-last"

/* Before the first game nobody began, which is remembered as -1. */
static guint
find_next (guint players, GSettings *settings)
{
  return (guint) (g_settings_get_int (settings, KEY) + 1) % players;
}

guint
qdr_first_move_choose (QdrFirstMove rule, guint players, GSettings *settings)
{
  guint first = 0;

  g_return_val_if_fail (players == 2 || players == 4, 0);
  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);

  switch (rule) {
  case QDR_FIRST_MOVE_THEY:
    first = 1;
    break;
  case QDR_FIRST_MOVE_LOT:
    first = (guint) g_random_int_range (0, (int) players);
    break;
  case QDR_FIRST_MOVE_TURN:
    first = find_next (players, settings);
    break;
  case QDR_FIRST_MOVE_YOU:
  default:
    break;
  }
  g_settings_set_int (settings, KEY, (int) first);

  return first;
}

void
qdr_first_move_pass_on (guint players, GSettings *settings)
{
  g_return_if_fail (players == 2 || players == 4);
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_set_int (settings, KEY, (int) find_next (players, settings));
}
