/*
 * Settings, opponents and games for tests of sessions and of the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "session-fixture.h"

#include <check.h>

static QdrPersonalityList *personalities;
static GSettings *settings;

void
fixture_load (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  settings = g_settings_new (QDR_APPLICATION_ID);
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    g_settings_reset (settings, *key);
  personalities = qdr_personality_list_new ();
}

void
fixture_unload (void)
{
  fixture_settle ();
  g_clear_object (&personalities);
  g_clear_object (&settings);
}

QdrPersonalityList *
fixture_get_personalities (void)
{
  return personalities;
}

GSettings *
fixture_get_settings (void)
{
  return settings;
}

QdrGame *
fixture_make_game (guint size, guint players, const char *seats)
{
  g_auto (GStrv) words = g_strsplit (seats, ",", -1);
  QdrPosition start;
  QdrGame *game;

  ck_assert_uint_eq (g_strv_length (words), players);
  qdr_position_init (&start, size, size, players);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i < players; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), words[i]);
  qdr_game_set_modified (game, FALSE);

  return game;
}

void
fixture_play (QdrGame *game, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);

  for (char **word = words; *word != NULL; word++) {
    g_autoptr (GError) error = NULL;

    ck_assert_msg (qdr_game_play_from_text (game, *word, &error), "%s: %s", *word,
                   error != NULL ? error->message : "");
  }
}
