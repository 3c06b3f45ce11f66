/*
 * quoridor-cli play: a game in the terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-command.h"

#include <glib/gi18n-lib.h>

#include "qdr-book-options.h"
#include "qdr-library-keeper.h"
#include "qdr-parse.h"
#include "qdr-person-name.h"
#include "qdr-search-options.h"
#include "qdr-seat.h"
#include "qdr-setup.h"
#include "qdr-standard-input.h"
#include "qdr-terminal.h"

/* So that one can follow. */
#define DEFAULT_PACE_MS 1000

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

/* By what opponents play the opening: what their files say, nothing, the library, or the book in a
 * file. */
static gboolean
take_book (const char *text,
           const char *library_path,
           QdrPersonalityList *personalities,
           GError **error)
{
  const gboolean is_own = text == NULL || g_str_equal (text, "own");
  g_autoptr (QdrOpeningBook) book = NULL;

  if (!is_own)
    qdr_personality_list_set_openings (personalities, g_str_equal (text, "none")
                                                          ? QDR_OPENINGS_NONE
                                                          : QDR_OPENINGS_LIBRARY);
  if (!qdr_personality_list_needs_library (personalities))
    return TRUE;
  if (is_own || g_str_equal (text, "library"))
    return qdr_book_take_library (library_path, personalities, error);

  book = qdr_opening_book_load_named (text, error);
  qdr_personality_list_set_library_book (personalities, book);
  return book != NULL;
}

static gboolean
run (const QdrCommand *self, char **arguments, GString *output, GError **error)
{
  g_autoptr (GOptionContext) context = qdr_command_context_new (self);
  g_auto (QdrSetup) setup = { 0 };
  g_auto (GStrv) seats = NULL;
  g_autofree char *clock = NULL;
  g_autofree char *pace = NULL;
  g_autofree char *book = NULL;
  g_auto (QdrLibraryKeeper) keeper = { 0 };
  QdrTerminalOptions terminal = { .pace_ms = DEFAULT_PACE_MS, .keeper = &keeper };
  const GOptionEntry entries[] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats,
      N_ ("Who plays: “human” or a personality; once for each player"), N_ ("KIND") },
    { "book", 0, 0, G_OPTION_ARG_FILENAME, &book,
      N_ ("By what opponents who know openings play them (own)"), N_ ("own|library|none|FILE") },
    { "clock", 0, 0, G_OPTION_ARG_STRING, &clock,
      N_ ("Time of each player for the game, and what a move adds (no clocks)"),
      N_ ("SECONDS[+INCREMENT]") },
    { "pace", 0, 0, G_OPTION_ARG_STRING, &pace,
      N_ ("How long a move takes at least where computers play among themselves (1)"),
      N_ ("SECONDS") },
    { "plain", 0, 0, G_OPTION_ARG_NONE, &terminal.is_plain,
      N_ ("Tell the game in sentences, without drawing the board"), NULL },
    { "quiet", 'q', 0, G_OPTION_ARG_NONE, &terminal.is_quiet, N_ ("Let opponents make no remarks"),
      NULL },
    { NULL },
  };
  g_autoptr (QdrPersonalityList) personalities = NULL;
  g_autoptr (QdrGame) game = NULL;

  qdr_library_keeper_add_option (&keeper, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  qdr_setup_add_options (&setup, context);
  if (!qdr_command_parse_all (context, arguments, error))
    return FALSE;
  if ((clock != NULL &&
       !qdr_parse_clock ("--clock", clock, &setup.time_control, &setup.increment, error)) ||
      (pace != NULL && !qdr_parse_seconds ("--pace", pace, 0, &terminal.pace_ms, error)))
    return FALSE;
  if (g_strcmp0 (setup.file, QDR_STANDARD_INPUT) == 0)
    return qdr_usage_fail (error, _ ("--file: standard input is where the moves are typed"));
  game = qdr_setup_make_game (&setup, error);
  if (game == NULL)
    return FALSE;

  /* A saved game says who sits where, unless the command line does, and what people are called. */
  personalities = qdr_personality_list_new ();
  if (!take_book (book, keeper.path, personalities, error))
    return FALSE;
  if ((seats != NULL || setup.file == NULL) && !take_seats (game, seats, personalities, error))
    return FALSE;
  if (setup.file == NULL)
    qdr_person_name_call_user (game); /* Several people stay South and North. */

  if (!qdr_library_keeper_open (&keeper, error))
    return FALSE;
  qdr_terminal_run (game, personalities, &terminal);
  return TRUE;
}

const QdrCommand qdr_command_play = {
  .name = "play",
  .parameters = N_ ("[MOVE…]"),
  .summary = N_ ("Play in the terminal"),
  .run = run,
};
