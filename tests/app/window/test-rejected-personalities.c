/*
 * Rejected personality files in the window and its preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include <string.h>

#include "qdr-personality-list.h"
#include "qdr-preferences-window.h"
#include "qdr-window.h"
#include "temp-folder.h"

static char *folder;
static QdrPersonalityList *list;

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

/* Loads the files of the folder, which replaces that of the program. */
static void
load_list (void)
{
  g_autofree char *program = g_strdup (g_getenv ("QDR_PERSONALITIES_DIR"));

  g_setenv ("QDR_PERSONALITIES_DIR", folder, TRUE);
  list = qdr_personality_list_new ();
  g_setenv ("QDR_PERSONALITIES_DIR", program, TRUE);
}

static void
set_up (void)
{
  fixture_set_up ();
  folder = make_temp_folder ();
}

static void
tear_down (void)
{
  g_clear_object (&list);
  g_clear_pointer (&folder, remove_temp_folder);
  fixture_tear_down ();
}

/* Returns the first label in @widget whose text begins with @prefix. */
static GtkWidget *
find_label (GtkWidget *widget, const char *prefix)
{
  if (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), prefix))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *label = find_label (child, prefix);

    if (label != NULL)
      return label;
  }
  return NULL;
}

/* Returns the title of the toast that a window shows about the list. */
static char *
read_toast (void)
{
  QdrWindow *window = fixture_make_window (list);
  GtkWidget *label;
  char *title;

  gtk_window_present (GTK_WINDOW (window));
  ck_assert_ptr_null (find_label (GTK_WIDGET (window), "“"));
  qdr_window_show_rejected_personalities (window);
  label = find_label (GTK_WIDGET (window), "“");
  ck_assert_ptr_nonnull (label);
  title = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  gtk_window_destroy (GTK_WINDOW (window));
  return title;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (one_file_is_named_with_the_reason)
{
  g_autofree char *title = NULL;

  write_file ("a.personality", "[Personality]\n");
  load_list ();
  title = read_toast ();
  ck_assert_str_eq (title,
                    "“a.personality” was left out: The key “Id” of the group “Personality” is "
                    "missing.");
}

TEST (of_several_files_the_first_is_named_and_the_others_are_counted)
{
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;

  write_file ("a.personality", "");
  write_file ("b.personality", "");
  load_list ();
  two = read_toast ();
  g_clear_object (&list);
  write_file ("c.personality", "");
  load_list ();
  three = read_toast ();

  ck_assert_str_eq (two, "“a.personality” and 1 other file were left out");
  ck_assert_str_eq (three, "“a.personality” and 2 other files were left out");
}

TEST (the_name_of_a_file_is_no_markup)
{
  g_autofree char *title = NULL;

  write_file ("<b>&.personality", "");
  load_list ();
  title = read_toast ();
  ck_assert (g_str_has_prefix (title, "“<b>&.personality” was left out"));
}

TEST (a_window_has_nothing_to_tell_when_all_is_well)
{
  QdrWindow *window = fixture_make_window (fixture_get_personalities ());

  qdr_window_show_rejected_personalities (window);
  ck_assert_ptr_null (find_label (GTK_WIDGET (window), "Details"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Opens the preferences and returns their window, which must be the only one. */
static GtkWidget *
open_preferences (QdrPersonalityList *personalities)
{
  g_autoptr (GtkWidget) window = NULL;

  qdr_preferences_window_present (NULL, fixture_get_settings (), personalities);
  window = g_list_model_get_item (gtk_window_get_toplevels (), 0);
  ck_assert (QDR_IS_PREFERENCES_WINDOW (window));
  return window;
}

TEST (the_preferences_list_the_files_with_the_reasons)
{
  GtkWidget *preferences;
  GtkWidget *file;
  GtkWidget *reason;

  write_file ("<b>.personality", "[<b>&]\n");
  load_list ();
  preferences = open_preferences (list);
  file = find_label (preferences, "<b>.personality");
  reason = find_label (preferences, "There is no group “<b>&”.");
  ck_assert (file != NULL && gtk_widget_is_visible (file));
  ck_assert (reason != NULL && gtk_widget_is_visible (reason));
  gtk_window_destroy (GTK_WINDOW (preferences));
}

TEST (the_preferences_have_no_such_list_when_all_is_well)
{
  GtkWidget *preferences = open_preferences (fixture_get_personalities ());
  GtkWidget *title = find_label (preferences, "Opponents Left Out");

  ck_assert (title != NULL && !gtk_widget_is_visible (title));
  gtk_window_destroy (GTK_WINDOW (preferences));
}
