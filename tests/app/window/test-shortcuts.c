/*
 * The shortcuts and their window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"
#include "qdr-game-answer.h"
#include "qdr-shortcuts-window.h"

#include <string.h>

/* Without a compositor GTK draws a frame on up to two sides of a window. */
#define FRAME 16

#define ACTION_TAG "<property name=\"action-name\">"

static QdrApplication *application;
static char *listed; /* the template of the window */

static void
set_up (void)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  fixture_set_up ();
  application = fixture_make_application ();
  bytes = g_resources_lookup_data ("/io/github/quoridor/Quoridor/shortcuts-window.ui", 0, &error);
  g_assert_no_error (error);
  listed = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
tear_down (void)
{
  g_clear_pointer (&listed, g_free);
  g_clear_object (&application);
  fixture_tear_down ();
}

TEST_DEFAULTS (.timeout = 60, .set_up_all = set_up, .tear_down_all = tear_down)

TEST (every_shortcut_is_listed)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));

  ck_assert_uint_gt (g_strv_length (actions), 20);
  for (char **action = actions; *action != NULL; action++) {
    g_autofree char *tag = g_strconcat (ACTION_TAG, *action, "<", NULL);

    ck_assert_msg (strstr (listed, tag) != NULL, "%s is not listed", *action);
  }
}

static const struct {
  const char *group;
  const char *keys[6];
} widgets[] = {
  { "Lesson and Puzzles",
    { "&lt;Alt&gt;Right", "&lt;Alt&gt;Left", "&lt;Control&gt;h", "F5", "Escape" } },
  { "Moves", { ">Left Up Right Down<", ">Page_Up Page_Down<", ">Home End<" } },
  { "Library", { "&lt;Control&gt;f", ">F9<", ">Return<", ">Delete<", "&lt;Control&gt;z" } },
};

/* These are shortcuts of widgets of the window, not of the application. */
TEST (keys_of_widgets_are_listed, .loops = G_N_ELEMENTS (widgets))
{
  g_autofree char *title = g_strconcat (">", widgets[_i].group, "</property><child>", NULL);
  const char *begin = strstr (listed, title);
  g_autofree char *group = NULL;

  ck_assert_ptr_nonnull (begin);
  group = g_strndup (begin, (gsize) (strstr (begin, "AdwPreferencesGroup") - begin));
  for (guint i = 0; widgets[_i].keys[i] != NULL; i++)
    ck_assert_msg (strstr (group, widgets[_i].keys[i]) != NULL, "%s is not listed",
                   widgets[_i].keys[i]);
}

/* The list is written by hand, and the keys are in a table. */
TEST (keys_that_ask_on_the_board_are_listed)
{
  guint n;
  const QdrQuestionInfo *questions = qdr_game_question_get_all (&n);
  const char *group = strstr (listed, ">Ask on the Board<");

  ck_assert_ptr_nonnull (group);
  for (guint i = 0; i < n; i++) {
    const gboolean has_shift = g_ascii_isupper (questions[i].key);
    g_autofree char *shortcut =
        g_strdup_printf (">%s</property>\\s*<property name=\"accelerator\">%s%c</property>",
                         questions[i].summary, has_shift ? "&lt;Shift&gt;" : "",
                         g_ascii_tolower (questions[i].key));

    ck_assert_msg (questions[i].key == '\0' || g_regex_match_simple (shortcut, group, 0, 0), "%s",
                   shortcut);
  }
}

TEST (everything_listed_has_a_shortcut)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));
  guint n_listed = 0;

  for (const char *at = strstr (listed, ACTION_TAG); at != NULL; at = strstr (at + 1, ACTION_TAG)) {
    const char *name = at + strlen (ACTION_TAG);
    g_autofree char *action = g_strndup (name, strcspn (name, "<"));

    n_listed++;
    ck_assert_msg (g_strv_contains ((const char *const *) actions, action), "%s has no shortcut",
                   action);
  }
  ck_assert_uint_gt (n_listed, 20);
}

TEST (no_two_actions_share_a_shortcut)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));

  for (char **action = actions; *action != NULL; action++) {
    g_auto (GStrv) accels =
        gtk_application_get_accels_for_action (GTK_APPLICATION (application), *action);

    for (char **accel = accels; *accel != NULL; accel++) {
      g_auto (GStrv) owners =
          gtk_application_get_actions_for_accel (GTK_APPLICATION (application), *accel);

      ck_assert_msg (g_strv_length (owners) == 1, "%s belongs to several", *accel);
    }
  }
}

/* All tests share one application, since GTK accepts another default only after the first has
 * run. */
static void
open_window (void)
{
  g_settings_set_boolean (fixture_get_settings (), "autosave", FALSE);
  g_application_set_default (G_APPLICATION (application));
  g_application_activate (G_APPLICATION (application));
}

static void
close_windows (void)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    gtk_window_destroy (GTK_WINDOW (windows->data));
  fixture_settle ();
}

static guint
count_dialogs (GtkWindow *window)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  guint n_dialogs = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) candidate = g_list_model_get_item (windows, i);

    n_dialogs += gtk_window_get_transient_for (candidate) == window ? 1 : 0;
  }
  return n_dialogs;
}

static GtkWindow *
find_shortcuts (GtkWindow *window)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  GtkWindow *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) candidate = g_list_model_get_item (windows, i);

    if (QDR_IS_SHORTCUTS_WINDOW (candidate) && gtk_window_get_transient_for (candidate) == window)
      found = candidate;
  }
  return found;
}

/* Returns the first row with keys. */
static GtkWidget *
find_row (GtkWindow *shortcuts)
{
  return fixture_find_child (GTK_WIDGET (shortcuts), QDR_TYPE_SHORTCUT_ROW);
}

static gboolean
is_wide (gpointer shortcuts)
{
  return gtk_widget_get_width (find_row (shortcuts)) > 0;
}

/* Arrows are on the keys of any keyboard, other signs are not. */
static void
assert_keys_have_names (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && GTK_IS_SHORTCUT_LABEL (gtk_widget_get_parent (widget))) {
    const char *text = gtk_label_get_text (GTK_LABEL (widget));

    ck_assert_msg (g_utf8_get_char (text) < 0x2300 && strchr (text, '_') == NULL, "%s", text);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_keys_have_names (child);
}

/* Shows the shortcuts, which fit on any screen, as they scroll and wrap. */
static void
show_shortcuts (GtkWindow *window)
{
  GtkWindow *shown;
  int width, height;

  ck_assert (gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL));
  shown = find_shortcuts (window);
  ck_assert_ptr_nonnull (shown);
  gtk_window_get_default_size (shown, &width, &height);
  ck_assert (width <= 800 && height <= 700);
  fixture_wait (is_wide, shown);
  fixture_assert_nothing_is_cut (GTK_WIDGET (shown));
  assert_keys_have_names (GTK_WIDGET (shown));
  fixture_assert_accessible (find_row (shown), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                             "Left, Up, Right, Down");
  gtk_widget_measure (GTK_WIDGET (shown), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, 360 + FRAME);
  gtk_widget_measure (GTK_WIDGET (shown), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  ck_assert_int_le (height, 360 + FRAME);

  gtk_window_close (shown);
  ck_assert_ptr_null (find_shortcuts (window));
}

/* Nobody has begun a game there. */
TEST (a_new_window_begins_at_home)
{
  QdrSession *session;

  open_window ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
  session = qdr_window_get_session (
      QDR_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application))));
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_HOME));
  ck_assert (!qdr_session_is_begun (session));
  close_windows ();
}

/* One dialog is enough. All of them would fill the first table of quarks, which GLib never
 * frees after it is replaced. */
TEST (a_dialog_belongs_to_the_window_in_front)
{
  GtkWindow *front;
  guint before;

  open_window ();
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-window", NULL);
  front = gtk_application_get_active_window (GTK_APPLICATION (application));
  before = count_dialogs (front);
  g_action_group_activate_action (G_ACTION_GROUP (application), "help", NULL);
  ck_assert_uint_eq (count_dialogs (front), before + 1);
  show_shortcuts (front);
  close_windows ();
}
