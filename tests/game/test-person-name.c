/*
 * Names of people without a given name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-text.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"
#include "test.h"

static const struct {
  const char *chosen; /* (nullable): the name that the user has chosen */
  const char *user;   /* the user's name on the desktop */
  const char *found;
} users[] = {
  { NULL, "Anna Example", "Anna Example" },
  { NULL, "  Anna\t", "Anna" },
  { NULL, "Zoë", "Zoë" },
  { NULL, "Jos\xe9", "Jos\xef\xbf\xbd" },
  { NULL, "", "somebody" },
  { "  ", "  ", "somebody" },
  { " Ben ", "Anna", "Ben" },
  { "", "Anna", "Anna" },
};

TEST (the_user_has_one_name, .loops = G_N_ELEMENTS (users))
{
  g_autofree char *name = NULL;

  g_setenv ("QDR_USER_NAME", users[_i].user, TRUE);
  g_setenv ("QDR_ACCOUNT_NAME", "somebody", TRUE);
  qdr_user_set_name (users[_i].chosen);
  name = qdr_user_get_name ();
  ck_assert_str_eq (name, users[_i].found);
  qdr_user_set_name (NULL);
}

TEST (without_a_name_on_the_desktop_the_account_has_one)
{
  g_autofree char *name = NULL;

  g_unsetenv ("QDR_USER_NAME");
  name = qdr_user_get_name ();
  ck_assert_str_ne (name, "Unknown");
  ck_assert_str_ne (name, "");
}

static const struct {
  const char *seats; /* h: a person, c: a computer */
  const char *user;
  guint number;
  const char *name;
} people[] = {
  { "hc", "Anna", 0, "Anna" },       { "ch", "Anna", 1, "Anna" },   { "hc", "", 0, "somebody" },
  { "ch", "", 1, "somebody" },       { "hh", "Anna", 0, "Anna" },   { "hh", "Anna", 1, "Player 2" },
  { "hh", "", 0, "somebody" },       { "hh", "", 1, "Player 2" },   { "chch", "Anna", 1, "Anna" },
  { "chch", "Anna", 3, "Player 4" }, { "chch", "", 1, "somebody" }, { "cchc", "", 2, "somebody" },
};

TEST (the_first_person_is_the_user_and_others_have_numbers, .loops = G_N_ELEMENTS (people))
{
  const guint n = (guint) strlen (people[_i].seats);
  g_autoptr (QdrGame) game = new_game (9, n);
  g_autofree char *name = NULL;

  g_setenv ("QDR_USER_NAME", people[_i].user, TRUE);
  for (guint i = 0; i < n; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i),
                         people[_i].seats[i] == 'h' ? "human" : "computer mason");
  name = qdr_game_get_default_human_name (game, people[_i].number);
  ck_assert_str_eq (name, people[_i].name);
}

#define NAMELESS "[Board \"5x5\"][Players \"2\"][Seat2 \"computer mason\"] c2 *"

static const struct {
  const char *text;
  const char *user;
  const char *players;
  const char *written; /* (nullable): the first player's name in a saved game */
} own[] = {
  { NAMELESS, "", "somebody – North", "[Player1 \"somebody\"]" },
  { NAMELESS, "Anna", "Anna – North", "[Player1 \"Anna\"]" },
  { "[Player1 \"You\"]" NAMELESS, "", "You – North", "[Player1 \"You\"]" },
  { "[Player1 \"Vous\"]" NAMELESS, "", "Vous – North", "[Player1 \"Vous\"]" },
  { "[Board \"5x5\"][Players \"2\"] c2 *", "", "South – North", NULL },
};

TEST (who_plays_alone_without_a_name_has_that_of_the_user, .loops = G_N_ELEMENTS (own))
{
  g_autoptr (QdrGame) game = read_game (own[_i].text);
  g_autofree char *players = NULL;
  g_autofree char *written = NULL;

  g_setenv ("QDR_USER_NAME", own[_i].user, TRUE);
  qdr_game_set_default_human_name (game);
  players = qdr_game_format_player_names (game);
  written = qdr_saved_game_to_text (game);
  ck_assert_str_eq (players, own[_i].players);
  ck_assert (!qdr_game_get_modified (game));
  if (own[_i].written != NULL)
    ck_assert_ptr_nonnull (strstr (written, own[_i].written));
  else
    ck_assert_ptr_null (strstr (written, "[Player1"));
}

static const struct {
  const char *first;
  const char *second;
  const char *seat; /* of the second player */
  const char *players;
} renamed[] = {
  { "Anna", "Ben", "human", "Annabel – Ben" },
  { "Ben", "Anna", "human", "Ben – Annabel" },
  { "Anna", "Anna", "human", "Annabel – Annabel" },
  { "Anna", "Anna", "computer mason", "Annabel – Anna" },
  { "anna", "Ben", "human", "anna – Ben" },
  { "Anna", "Annabel", "human", "Anna – Annabel" },
};

TEST (a_new_name_is_that_of_the_user_s_seat, .loops = G_N_ELEMENTS (renamed))
{
  g_autoptr (QdrGame) game = read_game (NAMELESS);
  g_autofree char *players = NULL;

  qdr_player_set_seat (qdr_game_get_player (game, 1), renamed[_i].seat);
  qdr_player_set_name (qdr_game_get_player (game, 0), renamed[_i].first);
  qdr_player_set_name (qdr_game_get_player (game, 1), renamed[_i].second);
  qdr_game_set_modified (game, FALSE);
  qdr_user_set_name ("Annabel");
  qdr_game_rename_user (game, "Anna", FALSE);
  qdr_user_set_name (NULL);
  players = g_strdup_printf ("%s – %s", qdr_player_get_name (qdr_game_get_player (game, 0)),
                             qdr_player_get_name (qdr_game_get_player (game, 1)));
  ck_assert_str_eq (players, renamed[_i].players);
  ck_assert (!qdr_game_get_modified (game));
}

TEST (a_game_that_has_ended_keeps_the_name_and_the_next_one_does_not)
{
  g_autoptr (QdrGame) game = read_game ("[Player1 \"Anna\"]" NAMELESS);
  QdrPlayer *user = qdr_game_get_player (game, 0);

  ck_assert (qdr_game_play_from_text (game, "resign", NULL));
  qdr_user_set_name ("Annabel");
  qdr_game_rename_user (game, "Anna", FALSE);
  qdr_user_set_name ("Annabella");
  qdr_game_rename_user (game, "Annabel", FALSE);
  ck_assert_str_eq (qdr_player_get_name (user), "Anna");
  ck_assert_str_eq (qdr_player_get_next_name (user), "Annabella");
  qdr_game_rename_user (game, "Anna", TRUE);
  ck_assert_str_eq (qdr_player_get_name (user), "Annabella");
  qdr_user_set_name (NULL);
}

TEST (everybody_without_a_name_in_a_new_game_gets_one)
{
  g_autoptr (QdrGame) game = read_game ("[Board \"5x5\"][Players \"2\"] *");
  g_autofree char *players = NULL;

  g_setenv ("QDR_USER_NAME", "Anna", TRUE);
  qdr_game_set_default_human_names (game);
  players = qdr_game_format_player_names (game);
  ck_assert_str_eq (players, "Anna – Player 2");
  ck_assert (!qdr_game_get_modified (game));
}
