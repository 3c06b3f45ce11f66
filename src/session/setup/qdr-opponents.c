/*
 * Opponents of the person in a set-up, together or one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opponents.h"

#include <glib/gi18n.h>

#include "qdr-seat.h"

guint
qdr_opponents_count (const QdrGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, 0);

  return qdr_game_setup_count_people (setup) > 0 ? setup->players - 1 : setup->players;
}

gboolean
qdr_opponents_has_single_person (const QdrGameSetup *setup)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return qdr_game_setup_count_people (setup) == 1;
}

guint
qdr_opponents_get_seat_number (const QdrGameSetup *setup, guint which)
{
  g_return_val_if_fail (setup != NULL, 0);
  g_return_val_if_fail (which >= 1 && which <= qdr_opponents_count (setup), 0);

  if (qdr_game_setup_count_people (setup) == 0)
    return which - 1;
  return (qdr_game_setup_find_person (setup) + which) % setup->players;
}

static gboolean
has_computers (const QdrGameSetup *setup)
{
  return qdr_game_setup_count_people (setup) < setup->players;
}

const char *
qdr_opponents_get_seat (const QdrGameSetup *setup, guint which)
{
  const char *seat = NULL;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (which <= qdr_opponents_count (setup), NULL);

  if (which != QDR_ALL_OPPONENTS)
    return setup->seats[qdr_opponents_get_seat_number (setup, which)];

  for (guint i = 1; i <= qdr_opponents_count (setup); i++) {
    const guint number = qdr_opponents_get_seat_number (setup, i);

    if (has_computers (setup) && qdr_game_setup_is_person (setup, number))
      continue;
    if (seat != NULL && !g_str_equal (seat, setup->seats[number]))
      return NULL;
    seat = setup->seats[number];
  }
  return seat;
}

/* Sets a seat, and clears its name if the seat changes. */
static void
set_seat (QdrGameSetup *setup, guint number, const char *seat)
{
  if (g_str_equal (setup->seats[number], seat))
    return;

  g_free (setup->seats[number]);
  setup->seats[number] = g_strdup (seat);
  g_free (setup->names[number]);
  setup->names[number] = g_strdup ("");
}

void
qdr_opponents_set_seat (QdrGameSetup *setup, guint which, const char *seat)
{
  guint seats[QDR_MAX_PLAYERS];
  guint n = 0;
  gboolean only_computers;

  g_return_if_fail (setup != NULL);
  g_return_if_fail (which <= qdr_opponents_count (setup));
  g_return_if_fail (qdr_seat_is_valid (seat));

  only_computers = has_computers (setup) && !g_str_equal (seat, QDR_SEAT_HUMAN);
  /* Find all seats before any changes, because a change may make another person the first one. */
  for (guint i = 1; i <= qdr_opponents_count (setup); i++) {
    const guint number = qdr_opponents_get_seat_number (setup, i);

    if (which == i || (which == QDR_ALL_OPPONENTS &&
                       !(only_computers && qdr_game_setup_is_person (setup, number))))
      seats[n++] = number;
  }
  for (guint i = 0; i < n; i++)
    set_seat (setup, seats[i], seat);
}

void
qdr_opponents_set_players (QdrGameSetup *setup, guint players)
{
  g_return_if_fail (setup != NULL);
  g_return_if_fail (players == 2 || players == 4);

  if (players > setup->players) {
    g_autofree char *seat = g_strdup (qdr_opponents_get_seat (setup, 1));

    for (guint i = setup->players; i < players; i++)
      set_seat (setup, i, seat);
  }
  setup->players = players;
  qdr_game_setup_reset_stocks (setup);
}

void
qdr_opponents_set_single_opponent (QdrGameSetup *setup, const char *seat)
{
  g_return_if_fail (setup != NULL);
  g_return_if_fail (qdr_seat_is_valid (seat));

  if (setup->players != 2)
    qdr_opponents_set_players (setup, 2);
  if (qdr_game_setup_count_people (setup) == 0)
    set_seat (setup, 0, QDR_SEAT_HUMAN);
  qdr_opponents_set_seat (setup, 1, seat);
}

void
qdr_opponents_suggest_from_game (QdrGame *game,
                                 GSettings *settings,
                                 QdrPersonalityList *personalities)
{
  g_autoptr (QdrGameSetup) setup = NULL;
  g_autofree char *seat = NULL;
  guint number;

  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  if (qdr_game_get_n_players (game) != 2 ||
      qdr_game_is_only_human (game, 0) == qdr_game_is_only_human (game, 1))
    return;
  number = qdr_game_is_only_human (game, 0) ? 1 : 0;
  seat = qdr_personality_list_strip_seat_strength (personalities,
                                                   qdr_player_get_seat (
                                                       qdr_game_get_player (game, number)));
  if (!qdr_game_setup_seat_is_available (seat, personalities))
    return;

  setup = qdr_game_setup_load (settings, personalities);
  qdr_opponents_set_single_opponent (setup, seat);
  qdr_game_setup_save (setup, settings);
}

char *
qdr_opponents_get_seat_label (const QdrGameSetup *setup, guint number)
{
  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (number < setup->players, NULL);

  if (!qdr_opponents_has_single_person (setup))
    return g_strdup_printf (_ ("Player %u"), number + 1);
  if (qdr_game_setup_is_person (setup, number))
    return g_strdup (C_ ("seat", "You"));
  if (setup->players == 2)
    return g_strdup (C_ ("seat", "Opponent"));

  switch ((number + setup->players - qdr_game_setup_find_person (setup)) % setup->players) {
  case 1:
    /* Translators: side of the board of one of three opponents, as seen by the person. */
    return g_strdup (C_ ("seat", "Left"));
  case 2:
    /* Translators: side of the board of one of three opponents: opposite the person. */
    return g_strdup (C_ ("seat", "Opposite"));
  default:
    /* Translators: side of the board of one of three opponents, as seen by the person. */
    return g_strdup (C_ ("seat", "Right"));
  }
}
