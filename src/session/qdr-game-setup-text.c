/*
 * The set-up of a game in a few words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-setup-text.h"

#include <glib/gi18n.h>

#include "qdr-opponents.h"
#include "qdr-seat.h"

/* (transfer full) (nullable): NULL for a person without a name. */
static char *
name_of_seat (const QdrGameSetup *setup, guint i, QdrPersonalityList *personalities)
{
  const char *id = qdr_seat_get_personality (setup->seats[i]);
  QdrPersonality *personality = id != NULL ? qdr_personality_list_find (personalities, id) : NULL;

  if (*setup->names[i] != '\0')
    return g_strdup (setup->names[i]);
  if (qdr_seat_get_engine (setup->seats[i]) != NULL)
    return g_strdup (qdr_seat_get_engine (setup->seats[i]));
  return personality != NULL ? g_strdup (qdr_personality_get_name (personality)) : NULL;
}

/* The index of @name in @names, or the length of @names. */
static guint
find_name (GPtrArray *names, const char *name)
{
  guint i = 0;

  while (i < names->len && !g_str_equal (g_ptr_array_index (names, i), name))
    i++;
  return i;
}

/* Those who have a name, "Novice ×2, Mason". */
static char *
list_names (const QdrGameSetup *setup, QdrPersonalityList *personalities)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint counts[QDR_MAX_PLAYERS] = { 0 };
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < setup->players; i++) {
    char *name = name_of_seat (setup, i, personalities);
    guint place;

    if (name == NULL)
      continue;
    place = find_name (names, name);
    counts[place]++;
    if (place == names->len)
      g_ptr_array_add (names, name);
    else
      g_free (name);
  }
  for (guint i = 0; i < names->len; i++) {
    if (i > 0)
      g_string_append (list, ", ");
    g_string_append (list, g_ptr_array_index (names, i));
    if (counts[i] > 1)
      g_string_append_printf (list, " ×%u", counts[i]);
  }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

/* One person without a name goes without saying. */
static void
append_players (GString *text, const QdrGameSetup *setup, QdrPersonalityList *personalities)
{
  g_autofree char *names = list_names (setup, personalities);
  guint people = qdr_game_setup_count_people (setup);

  for (guint i = 0; i < setup->players; i++)
    if (qdr_game_setup_is_person (setup, i) && *setup->names[i] != '\0')
      people--;

  if (people > 1)
    g_string_append_printf (text, g_dngettext (NULL, "%u person", "%u people", people), people);
  if (people > 1 && *names != '\0')
    g_string_append (text, ", ");
  g_string_append (text, names);
  if (qdr_game_setup_count_people (setup) == 0)
    /* Translators: nobody at the board plays. It follows the names of computer opponents. */
    g_string_append_printf (text, " %s", _ ("(to watch)"));
}

static void
append_clock (GString *text, const QdrGameSetup *setup)
{
  if (setup->minutes == 0)
    return;

  g_string_append (text, " · ");
  if (setup->increment > 0)
    /* Translators: minutes for the game, and seconds that each move adds. */
    g_string_append_printf (text, _ ("%u min + %u s"), setup->minutes, setup->increment);
  else
    g_string_append_printf (text, _ ("%u min"), setup->minutes);
}

/* Of several people, or none, each has a number. */
static void
append_second (GString *text, const QdrGameSetup *setup)
{
  const guint second = (qdr_game_setup_find_person (setup) + 1) % setup->players;
  g_autofree char *name = qdr_opponents_name_seat (setup, second);

  g_string_append (text, " · ");
  if (qdr_opponents_plays_alone (setup))
    /* Translators: in a list of what is special about a game: the opponent begins. */
    g_string_append (text, _ ("they begin"));
  else
    /* Translators: in a list of what is special about a game, as in "Player 2 begins". */
    g_string_append_printf (text, _ ("%s begins"), name);
}

static void
append_first_move (GString *text, const QdrGameSetup *setup)
{
  switch (setup->first_move) {
  case QDR_FIRST_MOVE_THEY:
    append_second (text, setup);
    break;
  case QDR_FIRST_MOVE_LOT:
    /* Translators: in a list of what is special about a game: who begins is drawn. */
    g_string_append_printf (text, " · %s", _ ("by lot"));
    break;
  case QDR_FIRST_MOVE_TURN:
    /* Translators: in a list of what is special about a game: each begins a game in turn. */
    g_string_append_printf (text, " · %s", _ ("in turn"));
    break;
  case QDR_FIRST_MOVE_YOU:
  default:
    break;
  }
}

static void
append_stocks (GString *text, const QdrGameSetup *setup)
{
  g_autoptr (GString) stocks = g_string_new (NULL);
  gboolean are_usual = TRUE;

  for (guint i = 0; i < setup->players; i++) {
    are_usual = are_usual && setup->stocks[i] == qdr_game_setup_usual_stock (setup);
    g_string_append_printf (stocks, i > 0 ? "–%u" : "%u", setup->stocks[i]);
  }
  if (are_usual)
    return;

  g_string_append (text, " · ");
  /* Translators: how many walls each player has, as in "walls 10–5". */
  g_string_append_printf (text, _ ("walls %s"), stocks->str);
}

char *
qdr_game_setup_describe (const QdrGameSetup *setup, QdrPersonalityList *personalities)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  append_players (text, setup, personalities);
  g_string_append_printf (text, " · %u×%u", setup->width, setup->height);
  append_clock (text, setup);
  append_first_move (text, setup);
  if (setup->n_games > 1)
    /* Translators: in a list of what is special about a game: a match of so many at most. */
    g_string_append_printf (text, _ (" · best of %u"), setup->n_games);
  append_stocks (text, setup);
  if (!setup->repetition_is_draw)
    /* Translators: in a list of what is special about a game: repetition does not end it. */
    g_string_append_printf (text, " · %s", _ ("no draws"));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
