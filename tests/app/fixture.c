/*
 * What the tests of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "fixture.h"

#include <adwaita.h>

#include "temp-folder.h"

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

/* Appends what of @widget a person would notice; @depth says how far to indent it. */
static void
describe_widget (GString *text, GtkWidget *widget, guint depth)
{
  g_autofree char *line = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_WINDOW (widget))
    line = g_strdup_printf ("window \"%s\"", gtk_window_get_title (GTK_WINDOW (widget)));
  else if (GTK_IS_LABEL (widget))
    line = g_strdup_printf ("\"%s\"", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_SCROLLED_WINDOW (widget))
    line = g_strdup_printf ("in sight of %g pixels",
                            gtk_adjustment_get_upper (gtk_scrolled_window_get_vadjustment (
                                GTK_SCROLLED_WINDOW (widget))));
  if (line != NULL)
    g_string_append_printf (text, "%*s%d × %d%s: %s\n", (int) (2 * depth++), "",
                            gtk_widget_get_width (widget), gtk_widget_get_height (widget),
                            gtk_widget_has_focus (widget) ? ", focused" : "", line);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    describe_widget (text, child, depth);
}

static void
describe_windows (GString *text)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    describe_widget (text, window, 0);
  }
}

void
fixture_set_up (void)
{
  adw_init ();
  fixture_set_description (describe_windows);
  /* Recent files of any age: GTK leaks the time of day whenever it looks for old ones. */
  g_object_set (gtk_settings_get_default (), "gtk-recent-files-max-age", -1, NULL);
  fixture_load ();
}

void
fixture_tear_down (void)
{
  fixture_unload ();
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
