/*
 * What the tests of sessions share, and of the window that shows one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "session-fixture.h"

#include <check.h>
#include <time.h>

/* Longer than anything takes on a slow machine under sanitizers. */
#define DEADLINE_S 60

/* Where nothing happens for so long, nothing will: no thread of the process runs for a hundredth of
 * each second, while even a search that waits for a processor gets more. */
#define CALM_S 10
#define CALM_CLOCKS (CLOCKS_PER_SEC / 100)

typedef struct {
  guint waited_s;
  guint calm_s;
  clock_t clocks;
} Watch;

static QdrPersonalityList *personalities;
static GSettings *settings;
static FixtureDescribe describe;

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

    ck_assert_msg (qdr_game_play_text (game, *word, &error), "%s: %s", *word,
                   error != NULL ? error->message : "");
  }
}

static gboolean
second_cb (gpointer data)
{
  Watch *self = data;
  const clock_t clocks = clock ();

  self->calm_s = clocks - self->clocks < CALM_CLOCKS ? self->calm_s + 1 : 0;
  self->clocks = clocks;
  self->waited_s++;

  return G_SOURCE_CONTINUE;
}

void
fixture_set_description (FixtureDescribe function)
{
  describe = function;
}

void
fixture_wait_for (const char *name, FixtureCondition condition, gpointer data)
{
  Watch watch = { .clocks = clock () };
  const guint source = g_timeout_add_seconds (1, second_cb, &watch);
  gboolean is_met;

  while (!(is_met = condition (data)) && watch.waited_s < DEADLINE_S && watch.calm_s < CALM_S)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);

  if (!is_met && describe != NULL) {
    g_autoptr (GString) seen = g_string_new (NULL);

    describe (seen);
    g_printerr ("Instead of %s there is:\n%s", name, seen->str);
  }
  ck_assert_msg (is_met, "%s did not come true in %u s, nothing happened in the last %u s", name,
                 watch.waited_s, watch.calm_s);
}

void
fixture_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

void
fixture_assert_finalizes (gpointer object, void (*let_go) (gpointer))
{
  gpointer watched = object;

  g_object_add_weak_pointer (object, &watched);
  let_go (object);
  fixture_wait (is_gone, &watched);
}
