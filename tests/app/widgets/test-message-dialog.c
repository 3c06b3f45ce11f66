/*
 * Tests of short questions: every one of them gets one answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"

#include "qdr-message-dialog.h"

static GtkWidget *parent;
static guint n_answers;
static char *answer;

static void
set_up (void)
{
  fixture_set_up ();
  parent = gtk_window_new ();
  gtk_window_present (GTK_WINDOW (parent));
  n_answers = 0;
}

static void
tear_down (void)
{
  if (parent != NULL)
    gtk_window_destroy (GTK_WINDOW (parent));
  g_clear_pointer (&answer, g_free);
  fixture_tear_down ();
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  n_answers++;
  answer = qdr_message_dialog_ask_finish (result);
}

static gboolean
is_answered (gpointer user_data)
{
  return n_answers > 0;
}

static AdwMessageDialog *
ask (void)
{
  const QdrAnswer answers[] = { { "keep", "_Keep", QDR_ANSWER_SUGGESTED } };
  GListModel *toplevels = gtk_window_get_toplevels ();

  qdr_message_dialog_ask_async (GTK_WINDOW (parent), "Keep It?", "It is good.", answers, 1,
                                answered_cb, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

    if (ADW_IS_MESSAGE_DIALOG (toplevel))
      return ADW_MESSAGE_DIALOG (toplevel);
  }
  return NULL;
}

static const struct {
  const char *response;
  const char *expected;
} responses[] = {
  { "keep", "keep" },
  { "cancel", NULL },
};

START_TEST (an_answer_is_told_once)
{
  AdwMessageDialog *dialog = ask ();

  adw_message_dialog_response (dialog, responses[_i].response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_wait (is_answered, NULL);
  fixture_settle ();
  ck_assert_uint_eq (n_answers, 1);
  ck_assert_pstr_eq (answer, responses[_i].expected);
}
END_TEST

START_TEST (a_question_that_goes_with_its_window_is_cancelled)
{
  ck_assert_ptr_nonnull (ask ());
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&parent)));
  fixture_wait (is_answered, NULL);
  fixture_settle ();
  ck_assert_uint_eq (n_answers, 1);
  ck_assert_ptr_null (answer);
}
END_TEST

/* Of what has libadwaita's role, a screen reader says nothing when it opens. */
START_TEST (a_question_is_a_window_called_after_its_heading)
{
  AdwMessageDialog *dialog = ask ();

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_ROLE_WINDOW);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Keep It?");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_wait (is_answered, NULL);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("message-dialog");
  TCase *tcase = tcase_create ("message-dialog");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_loop_test (tcase, an_answer_is_told_once, 0, G_N_ELEMENTS (responses));
  tcase_add_test (tcase, a_question_that_goes_with_its_window_is_cancelled);
  tcase_add_test (tcase, a_question_is_a_window_called_after_its_heading);
  suite_add_tcase (suite, tcase);
  return run_suite (suite);
}
