/*
 * quoridor-cli play: a game in the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-search-options.h"
#include "qdr-seat.h"
#include "qdr-setup.h"
#include "qdr-terminal.h"

/* Seats the personality @id, or a person, at @player. */
static gboolean
take_seat (QdrPlayer *player, const char *id, QdrPersonalityList *personalities, GError **error)
{
  g_autofree char *seat = NULL;
  QdrPersonality *personality;

  if (g_str_equal (id, QDR_SEAT_HUMAN)) {
    qdr_player_set_seat (player, QDR_SEAT_HUMAN);
    return TRUE;
  }
  personality = qdr_search_find_personality (personalities, id, error);
  if (personality == NULL)
    return FALSE;

  seat = qdr_seat_for_personality (id);
  qdr_player_set_seat (player, seat);
  qdr_player_set_name (player, qdr_personality_get_name (personality));
  return TRUE;
}

/* Seats the players: as told, then a person first and the computer against them. */
static gboolean
take_seats (QdrGame *game, char **seats, QdrPersonalityList *personalities, GError **error)
{
  QdrPersonality *easiest = qdr_personality_list_get_easiest (personalities);
  const char *opponent = easiest != NULL ? qdr_personality_get_id (easiest) : QDR_SEAT_HUMAN;
  const guint n_seats = seats != NULL ? g_strv_length (seats) : 0;

  if (n_seats > qdr_game_get_n_players (game))
    return qdr_usage_fail (error, _ ("There are more seats than the %u players"),
                           qdr_game_get_n_players (game));

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    const char *other = i == 0 ? QDR_SEAT_HUMAN : opponent;

    if (!take_seat (qdr_game_get_player (game, i), i < n_seats ? seats[i] : other, personalities,
                    error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_auto (GStrv) seats = NULL;
  const GOptionEntry entries[] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats,
      N_ ("Who plays: “human” or a personality; once for each player"), N_ ("KIND") },
    { NULL },
  };
  g_autoptr (QdrPersonalityList) personalities = NULL;
  g_autoptr (QdrGame) game = NULL;

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  /* A saved game says who sits where, unless the command line does. */
  personalities = qdr_personality_list_new ();
  if ((seats != NULL || setup.file == NULL) && !take_seats (game, seats, personalities, error))
    return FALSE;

  qdr_terminal_run (game, personalities);
  return TRUE;
}

const QdrCommand qdr_command_play = {
  .name = "play",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Play in the terminal"),
  .run = run,
};
