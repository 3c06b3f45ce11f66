/*
 * What the tests of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "fixture.h"

#include <adwaita.h>

#include "temp-folder.h"

/* Longer than anything takes on a slow machine under sanitizers. */
#define DEADLINE_S 60

static QdrPersonalityList *personalities;
static GSettings *settings;

/* Empties @folder of the user, unless it is one that somebody really uses. */
static void
forget_folder (const char *folder)
{
  const char *home = g_getenv ("QDR_TEST_HOME");

  if (home != NULL && g_str_has_prefix (folder, home))
    empty_folder (folder);
}

static void
forget_files (void)
{
  forget_folder (g_get_user_state_dir ());
  forget_folder (g_get_user_data_dir ());
  forget_folder (g_get_user_config_dir ());
}

void
fixture_set_up (void)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  adw_init ();
  /* Recent files of any age: GTK leaks the time of day whenever it looks for old ones. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
  settings = g_settings_new (QDR_APPLICATION_ID);
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (char **key = keys; *key != NULL; key++)
    g_settings_reset (settings, *key);
  personalities = qdr_personality_list_new ();
}

void
fixture_tear_down (void)
{
  fixture_settle ();
  g_clear_object (&personalities);
  g_clear_object (&settings);
  forget_files ();
}

void
fixture_use_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/quoridor/Quoridor/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
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
deadline_cb (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_CONTINUE;
}

void
fixture_wait (FixtureCondition condition, gpointer data)
{
  gboolean is_late = FALSE;
  guint deadline = g_timeout_add_seconds (DEADLINE_S, deadline_cb, &is_late);

  while (!condition (data) && !is_late)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);

  ck_assert_msg (!is_late, "waited too long");
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

void
fixture_assert_enabled (gpointer window, const char *name, gboolean enabled)
{
  ck_assert_msg (g_action_group_get_action_enabled (G_ACTION_GROUP (window), name) == enabled, "%s",
                 name);
}

void
fixture_activate (gpointer window, const char *name)
{
  fixture_assert_enabled (window, name, TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (window), name, NULL);
}

gboolean
fixture_ignores_wheel (GtkWidget *spin_button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spin_button);
  gboolean ignores = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      ignores =
          ignores && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_NONE;
  }
  return ignores;
}

void
fixture_close (gpointer window)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

GtkWidget *
fixture_find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = fixture_find_child (child, type);

  return found;
}
