/*
 * The last set-ups of new games, stored in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-setups.h"

#include <glib/gi18n.h>

#include "qdr-player.h"

#define KEY "recent-setups"

/* Limits of the clock, as in the schema of the settings. */
#define MAX_MINUTES 180
#define MAX_INCREMENT 600

static void
add_value (GVariantBuilder *text, const char *key, GVariant *value)
{
  g_variant_builder_add (text, "{sv}", key, value);
}

static void
add_number (GVariantBuilder *text, const char *key, guint number)
{
  add_value (text, key, g_variant_new_uint32 (number));
}

static guint
read_number (GVariantDict *dict, const char *key)
{
  guint32 number = 0;

  g_variant_dict_lookup (dict, key, "u", &number);
  return number;
}

/* Reads a stored set-up. Returns NULL if the set-up is invalid or has an unavailable opponent. */
static QdrGameSetup *
read_setup (GVariant *text, QdrPersonalityList *personalities)
{
  g_autoptr (QdrGameSetup) setup = g_new0 (QdrGameSetup, 1);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (text);
  g_autofree char **seats = NULL;
  g_autofree char **names = NULL;
  g_autoptr (GVariant) stocks =
      g_variant_dict_lookup_value (&dict, "stocks", G_VARIANT_TYPE ("au"));

  setup->width = read_number (&dict, "width");
  setup->height = read_number (&dict, "height");
  setup->minutes = read_number (&dict, "minutes");
  setup->increment = read_number (&dict, "increment");
  setup->first_move = (QdrFirstMoveRule) read_number (&dict, "first-move");
  g_variant_dict_lookup (&dict, "repetition", "b", &setup->repetition_is_draw);
  setup->n_games = g_variant_dict_contains (&dict, "games") ? read_number (&dict, "games") : 1;
  if (!qdr_board_size_is_valid (setup->width) || !qdr_board_size_is_valid (setup->height) ||
      setup->minutes > MAX_MINUTES || setup->increment > MAX_INCREMENT ||
      setup->first_move > QDR_FIRST_MOVE_ALTERNATE ||
      (setup->n_games != 1 && !qdr_match_score_n_games_is_valid (setup->n_games)))
    return NULL;

  if (!g_variant_dict_lookup (&dict, "seats", "^a&s", &seats) ||
      !g_variant_dict_lookup (&dict, "names", "^a&s", &names) || stocks == NULL)
    return NULL;
  setup->players = g_strv_length (seats);
  if ((setup->players != 2 && setup->players != 4) || g_strv_length (names) != setup->players ||
      g_variant_n_children (stocks) != setup->players)
    return NULL;
  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    const gboolean plays = i < setup->players;
    guint stock;

    setup->seats[i] = g_strdup (plays ? seats[i] : seats[1]);
    setup->names[i] = g_strdup (plays ? names[i] : "");
    setup->stocks[i] = stock = qdr_game_setup_get_default_stock (setup);
    if (plays)
      g_variant_get_child (stocks, i, "u", &stock);
    if (!qdr_seat_is_available (setup->seats[i], personalities) || stock > QDR_MAX_STOCK)
      return NULL;
    qdr_game_setup_set_stock (setup, i, stock);
  }

  return g_steal_pointer (&setup);
}

GPtrArray *
qdr_recent_setups_load (GSettings *settings, QdrPersonalityList *personalities)
{
  g_autoptr (GVariant) texts = NULL;
  GPtrArray *setups;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  texts = g_settings_get_value (settings, KEY);
  setups = g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_game_setup_free);
  for (gsize i = 0; i < g_variant_n_children (texts) && setups->len < QDR_N_RECENT_SETUPS; i++) {
    g_autoptr (GVariant) text = g_variant_get_child_value (texts, i);
    QdrGameSetup *setup = read_setup (text, personalities);

    if (setup != NULL)
      g_ptr_array_add (setups, setup);
  }
  return setups;
}

void
qdr_recent_setups_add (GSettings *settings, const QdrGameSetup *setup)
{
  g_autoptr (GVariant) added = NULL;
  g_autoptr (GVariant) before = NULL;
  GVariantBuilder text;
  GVariantBuilder stocks;
  GVariantBuilder builder;
  guint n = 1;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (setup != NULL);

  qdr_game_setup_save (setup, settings);
  /* Store seats, names and stocks only for the number of players of the set-up, so that equal
   * set-ups are stored as equal values. */
  g_variant_builder_init (&stocks, G_VARIANT_TYPE ("au"));
  for (guint i = 0; i < setup->players; i++)
    g_variant_builder_add (&stocks, "u", setup->stocks[i]);
  g_variant_builder_init (&text, G_VARIANT_TYPE_VARDICT);
  add_number (&text, "width", setup->width);
  add_number (&text, "height", setup->height);
  add_value (&text, "seats",
             g_variant_new_strv ((const char *const *) setup->seats, setup->players));
  add_value (&text, "names",
             g_variant_new_strv ((const char *const *) setup->names, setup->players));
  add_value (&text, "stocks", g_variant_builder_end (&stocks));
  add_value (&text, "repetition", g_variant_new_boolean (setup->repetition_is_draw));
  add_number (&text, "minutes", setup->minutes);
  add_number (&text, "increment", setup->minutes > 0 ? setup->increment : 0);
  add_number (&text, "first-move", (guint) setup->first_move);
  /* Omit "games" for a single game, so that the set-up equals one that an older version stored. */
  if (setup->n_games > 1)
    add_number (&text, "games", setup->n_games);
  added = g_variant_ref_sink (g_variant_builder_end (&text));

  before = g_settings_get_value (settings, KEY);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aa{sv}"));
  g_variant_builder_add_value (&builder, added);
  for (gsize i = 0; i < g_variant_n_children (before) && n < QDR_N_RECENT_SETUPS; i++) {
    g_autoptr (GVariant) child = g_variant_get_child_value (before, i);

    if (g_variant_equal (child, added))
      continue;
    g_variant_builder_add_value (&builder, child);
    n++;
  }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

/* Lists the players who have a name: "Novice ×2, Mason". */
static char *
list_names (const QdrGameSetup *setup, QdrPersonalityList *personalities)
{
  const char *names[QDR_MAX_PLAYERS];
  guint counts[QDR_MAX_PLAYERS] = { 0 };
  guint n_names = 0;
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < setup->players; i++) {
    const char *id = qdr_seat_get_personality_id (setup->seats[i]);
    QdrPersonality *personality = id != NULL ? qdr_personality_list_find (personalities, id) : NULL;
    const char *name = g_str_equal (setup->seats[i], QDR_SEAT_ELSEWHERE)
                           ? _ ("Somebody Elsewhere")
                           : qdr_seat_get_engine_name (setup->seats[i]);
    guint place = 0;

    if (*setup->names[i] != '\0')
      name = setup->names[i];
    else if (personality != NULL)
      name = qdr_personality_get_name (personality);
    if (name == NULL)
      continue;

    while (place < n_names && !g_str_equal (names[place], name))
      place++;
    if (place == n_names)
      names[n_names++] = name;
    counts[place]++;
  }
  for (guint i = 0; i < n_names; i++) {
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", names[i]);
    if (counts[i] > 1)
      g_string_append_printf (list, " ×%u", counts[i]);
  }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

char *
qdr_game_setup_describe (const QdrGameSetup *setup, QdrPersonalityList *personalities)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *names = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GString) stocks = NULL;
  gboolean are_usual = TRUE;
  guint people;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  names = list_names (setup, personalities);
  people = qdr_game_setup_count_people (setup);
  for (guint i = 0; i < setup->players; i++)
    if (qdr_game_setup_seat_is_person (setup, i) && *setup->names[i] != '\0')
      people--;

  if (people > 1)
    g_string_append_printf (text, g_dngettext (NULL, "%u person", "%u people", people), people);
  if (people > 1 && *names != '\0')
    g_string_append (text, ", ");
  g_string_append (text, names);
  if (qdr_game_setup_count_people (setup) == 0)
    /* Translators: follows the names of computer opponents in a game that no person plays. */
    g_string_append_printf (text, " %s", _ ("(to watch)"));
  g_string_append_printf (text, " · %u×%u", setup->width, setup->height);
  if (setup->minutes > 0)
    g_string_append (text, " · ");
  if (setup->minutes > 0 && setup->increment > 0)
    /* Translators: time of each player: minutes for the game, and seconds added by each move. */
    g_string_append_printf (text, _ ("%u min + %u s"), setup->minutes, setup->increment);
  else if (setup->minutes > 0)
    g_string_append_printf (text, _ ("%u min"), setup->minutes);
  switch (setup->first_move) {
  case QDR_FIRST_MOVE_OPPONENT:
    second = qdr_game_setup_get_beginner_label (
        setup, (qdr_game_setup_find_first_person (setup) + 1) % setup->players, personalities);
    g_string_append (text, " · ");
    if (qdr_game_setup_has_single_person (setup))
      /* Translators: special feature in the summary of a game: the opponent begins. */
      g_string_append (text, _ ("opponent begins"));
    else
      /* Translators: special feature in the summary of a game, as in "Player 2 begins". */
      g_string_append_printf (text, _ ("%s begins"), second);
    break;
  case QDR_FIRST_MOVE_RANDOM:
    /* Translators: special feature in the summary of a game: a random player begins. */
    g_string_append_printf (text, " · %s", _ ("random"));
    break;
  case QDR_FIRST_MOVE_ALTERNATE:
    /* Translators: special feature in the summary of a game: players begin games in turn. */
    g_string_append_printf (text, " · %s", _ ("in turn"));
    break;
  case QDR_FIRST_MOVE_PERSON:
  default:
    break;
  }
  if (setup->n_games > 1)
    /* Translators: special feature in the summary of a game: a match of up to %u games. */
    g_string_append_printf (text, _ (" · best of %u"), setup->n_games);
  stocks = g_string_new (NULL);
  for (guint i = 0; i < setup->players; i++) {
    are_usual = are_usual && setup->stocks[i] == qdr_game_setup_get_default_stock (setup);
    g_string_append_printf (stocks, i > 0 ? "–%u" : "%u", setup->stocks[i]);
  }
  if (!are_usual) {
    g_string_append (text, " · ");
    /* Translators: the number of walls of each player, as in "walls 10–5". */
    g_string_append_printf (text, _ ("walls %s"), stocks->str);
  }
  if (!setup->repetition_is_draw)
    /* Translators: special feature in the summary of a game: repetition is not a draw. */
    g_string_append_printf (text, " · %s", _ ("no draws"));

  return g_string_free (g_steal_pointer (&text), FALSE);
}
