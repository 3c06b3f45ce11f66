/*
 * Last set-ups of new games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-recent-setups.h"

#include "qdr-seat.h"

#define KEY "recent-setups"

/* Limits as in the schema of the settings. */
#define MAX_MINUTES 180
#define MAX_INCREMENT 600

static void
add (GVariantBuilder *text, const char *key, GVariant *value)
{
  g_variant_builder_add (text, "{sv}", key, value);
}

static void
add_number (GVariantBuilder *text, const char *key, guint number)
{
  add (text, key, g_variant_new_uint32 (number));
}

/* Unused seats are left out, so that equal games are equal as text. */
static GVariant *
write_setup (const QdrGameSetup *setup)
{
  GVariantBuilder text;
  GVariantBuilder stocks;

  g_variant_builder_init (&stocks, G_VARIANT_TYPE ("au"));
  for (guint i = 0; i < setup->players; i++)
    g_variant_builder_add (&stocks, "u", setup->stocks[i]);

  g_variant_builder_init (&text, G_VARIANT_TYPE_VARDICT);
  add_number (&text, "width", setup->width);
  add_number (&text, "height", setup->height);
  add (&text, "seats", g_variant_new_strv ((const char *const *) setup->seats, setup->players));
  add (&text, "names", g_variant_new_strv ((const char *const *) setup->names, setup->players));
  add (&text, "stocks", g_variant_builder_end (&stocks));
  add (&text, "repetition", g_variant_new_boolean (setup->repetition_is_draw));
  add_number (&text, "minutes", setup->minutes);
  add_number (&text, "increment", setup->minutes > 0 ? setup->increment : 0);
  add_number (&text, "first-move", (guint) setup->first_move);
  /* Left out without a match: older versions had no such key. */
  if (setup->n_games > 1)
    add_number (&text, "games", setup->n_games);

  return g_variant_builder_end (&text);
}

static guint
read_number (GVariantDict *dict, const char *key)
{
  guint32 number = 0;

  g_variant_dict_lookup (dict, key, "u", &number);
  return number;
}

/* Fails if the numbers of seats, names and stocks differ from that of players. */
static gboolean
read_players (GVariantDict *dict, QdrGameSetup *setup)
{
  g_autofree char **seats = NULL;
  g_autofree char **names = NULL;
  g_autoptr (GVariant) stocks = g_variant_dict_lookup_value (dict, "stocks", G_VARIANT_TYPE ("au"));

  if (!g_variant_dict_lookup (dict, "seats", "^a&s", &seats) ||
      !g_variant_dict_lookup (dict, "names", "^a&s", &names) || stocks == NULL)
    return FALSE;
  setup->players = g_strv_length (seats);
  if ((setup->players != 2 && setup->players != 4) || g_strv_length (names) != setup->players ||
      g_variant_n_children (stocks) != setup->players)
    return FALSE;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    const gboolean plays = i < setup->players;

    setup->seats[i] = g_strdup (plays ? seats[i] : seats[1]);
    setup->names[i] = g_strdup (plays ? names[i] : "");
    if (plays)
      g_variant_get_child (stocks, i, "u", &setup->stocks[i]);
  }
  return TRUE;
}

static gboolean
is_possible (const QdrGameSetup *setup, QdrPersonalityList *personalities)
{
  for (guint i = 0; i < setup->players; i++)
    if (!qdr_game_setup_seat_is_available (setup->seats[i], personalities) ||
        setup->stocks[i] > QDR_MAX_STOCK)
      return FALSE;

  return qdr_board_size_is_valid (setup->width) && qdr_board_size_is_valid (setup->height) &&
         setup->minutes <= MAX_MINUTES && setup->increment <= MAX_INCREMENT &&
         setup->first_move <= QDR_FIRST_MOVE_TURN &&
         (setup->n_games == 1 || qdr_match_score_length_is_valid (setup->n_games));
}

/* Returns NULL if the set-up is invalid. */
static QdrGameSetup *
read_setup (GVariant *text, QdrPersonalityList *personalities)
{
  g_autoptr (QdrGameSetup) setup = g_new0 (QdrGameSetup, 1);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (text);

  setup->width = read_number (&dict, "width");
  setup->height = read_number (&dict, "height");
  setup->minutes = read_number (&dict, "minutes");
  setup->increment = read_number (&dict, "increment");
  setup->first_move = (QdrFirstMove) read_number (&dict, "first-move");
  g_variant_dict_lookup (&dict, "repetition", "b", &setup->repetition_is_draw);
  setup->n_games = g_variant_dict_contains (&dict, "games") ? read_number (&dict, "games") : 1;
  if (!read_players (&dict, setup) || !is_possible (setup, personalities))
    return NULL;
  for (guint i = setup->players; i < QDR_MAX_PLAYERS; i++)
    setup->stocks[i] = qdr_game_setup_get_default_stock (setup);

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
  for (gsize i = 0; i < g_variant_n_children (texts) && setups->len < QDR_RECENT_SETUPS; i++) {
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
  GVariantBuilder builder;
  guint n = 1;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (setup != NULL);

  qdr_game_setup_save (setup, settings);
  added = g_variant_ref_sink (write_setup (setup));
  before = g_settings_get_value (settings, KEY);
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aa{sv}"));
  g_variant_builder_add_value (&builder, added);
  for (gsize i = 0; i < g_variant_n_children (before) && n < QDR_RECENT_SETUPS; i++) {
    g_autoptr (GVariant) text = g_variant_get_child_value (before, i);

    if (g_variant_equal (text, added))
      continue;
    g_variant_builder_add_value (&builder, text);
    n++;
  }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}
