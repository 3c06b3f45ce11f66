/*
 * The help page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"

#include "qdr-help-dialog.h"

/* The narrowest phones. */
#define PHONE_WIDTH 360

static GtkWidget *dialog;

static void
set_up (void)
{
  g_autoptr (GObject) first = NULL;

  fixture_set_up ();
  qdr_help_dialog_present (NULL);
  first = g_list_model_get_item (gtk_window_get_toplevels (), 0);
  dialog = GTK_WIDGET (first);
}

static void
tear_down (void)
{
  if (dialog != NULL)
    fixture_assert_finalizes (dialog, fixture_close);
  fixture_tear_down ();
}

TEST_DEFAULTS (.tags = "layout", .set_up = set_up, .tear_down = tear_down)

TEST (it_opens_once)
{
  qdr_help_dialog_present (NULL);
  ck_assert_uint_eq (g_list_model_get_n_items (gtk_window_get_toplevels ()), 1);
}

typedef void (*LabelFunc) (GtkLabel *label, gpointer data);

/* Calls @func for all labels of the page, except those of the header bar. */
static void
for_each_label (GtkWidget *widget, LabelFunc func, gpointer data)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)))
    func (GTK_LABEL (widget), data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for_each_label (child, func, data);
}

static gboolean
is_heading (GtkLabel *label)
{
  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (label)) == GTK_ACCESSIBLE_ROLE_HEADING;
}

/* Appends H for a heading, t for a text. */
static void
append_kind (GtkLabel *label, gpointer data)
{
  ck_assert (*gtk_label_get_label (label) != '\0');
  g_string_append_c (data, is_heading (label) ? 'H' : 't');
}

TEST (each_topic_has_a_heading_that_assistive_tools_know_and_a_text)
{
  g_autoptr (GString) kinds = g_string_new (NULL);

  for_each_label (dialog, append_kind, kinds);
  ck_assert_uint_gt (kinds->len, 20);
  ck_assert_msg (g_regex_match_simple ("^(H{1,2}t+)+$", kinds->str, 0, 0), "%s", kinds->str);
}

TEST (the_page_fits_on_a_phone)
{
  int width;

  gtk_widget_measure (dialog, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ck_assert_int_le (width, PHONE_WIDTH);
}

static gboolean
is_gone (gpointer data)
{
  return dialog == NULL;
}

TEST (the_page_can_be_closed)
{
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  ck_assert (gtk_widget_activate_action (dialog, "window.close", NULL));
  fixture_wait (is_gone, NULL);
}
