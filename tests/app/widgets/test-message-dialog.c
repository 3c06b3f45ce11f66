/*
 * Message dialogs: each gets one answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"

#include "qdr-dialogs.h"

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
find_dialog (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

    if (ADW_IS_MESSAGE_DIALOG (toplevel))
      return ADW_MESSAGE_DIALOG (toplevel);
  }
  return NULL;
}

static AdwMessageDialog *
ask (void)
{
  const QdrDialogAnswer answers[] = { { "keep", "_Keep", QDR_DIALOG_ANSWER_SUGGESTED } };

  qdr_message_dialog_ask_async (GTK_WINDOW (parent), "Keep It?", "It is good.", answers, 1,
                                answered_cb, NULL);
  return find_dialog ();
}

/* Responds as its button does. */
static void
respond (AdwMessageDialog *dialog, const char *response)
{
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static const struct {
  const char *response;
  const char *expected;
} responses[] = {
  { "keep", "keep" },
  { "cancel", NULL },
};

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (an_answer_is_told_once, .loops = G_N_ELEMENTS (responses))
{
  AdwMessageDialog *dialog = ask ();

  respond (dialog, responses[_i].response);
  fixture_wait (is_answered, NULL);
  fixture_settle ();
  ck_assert_uint_eq (n_answers, 1);
  ck_assert_pstr_eq (answer, responses[_i].expected);
}

TEST (a_question_that_goes_with_its_window_is_cancelled)
{
  ck_assert_ptr_nonnull (ask ());
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&parent)));
  fixture_wait (is_answered, NULL);
  fixture_settle ();
  ck_assert_uint_eq (n_answers, 1);
  ck_assert_ptr_null (answer);
}

static void
second_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *second = qdr_message_dialog_ask_finish (result);

  ck_assert_ptr_null (second);
  ck_assert_uint_eq (n_answers, 1);
  *(gboolean *) user_data = TRUE;
}

static gboolean
is_true (gpointer value)
{
  return *(gboolean *) value;
}

/* The first answer arrives before the second question is dropped, so a state that lasts while
 * a question is open lasts until the end. */
TEST (a_window_asks_no_second_question_before_the_first_one_is_answered,
      .loops = G_N_ELEMENTS (responses))
{
  const QdrDialogAnswer answers[] = { { "lose", "_Lose", QDR_DIALOG_ANSWER_DESTRUCTIVE } };
  AdwMessageDialog *dialog = ask ();
  const guint n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  gboolean is_given_up = FALSE;

  qdr_message_dialog_ask_async (GTK_WINDOW (parent), "Lose It?", "It is bad.", answers, 1,
                                second_answered_cb, &is_given_up);
  fixture_settle ();
  ck_assert_uint_eq (g_list_model_get_n_items (gtk_window_get_toplevels ()), n_windows);
  ck_assert (!is_given_up);

  respond (dialog, responses[_i].response);
  fixture_wait (is_true, &is_given_up);
  ck_assert_pstr_eq (answer, responses[_i].expected);
}

static void
ask_again_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *first = qdr_message_dialog_ask_finish (result);

  *(AdwMessageDialog **) user_data = ask ();
}

static gboolean
is_set (gpointer place)
{
  return *(gpointer *) place != NULL;
}

TEST (a_question_may_follow_an_answer_at_once)
{
  const QdrDialogAnswer answers[] = { { "keep", "_Keep", QDR_DIALOG_ANSWER_SUGGESTED } };
  AdwMessageDialog *second = NULL;

  qdr_message_dialog_ask_async (GTK_WINDOW (parent), "Leave It?", "It is far.", answers, 1,
                                ask_again_cb, &second);
  respond (find_dialog (), "keep");
  fixture_wait (is_set, &second);
  ck_assert_str_eq (adw_message_dialog_get_heading (second), "Keep It?");
  respond (second, "keep");
  fixture_wait (is_answered, NULL);
  ck_assert_str_eq (answer, "keep");
}

TEST (news_keeps_no_question_from_being_asked)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  qdr_message_dialog_show (GTK_WINDOW (parent), "It Is Gone", "It was good.");
  ask ();
  ck_assert_uint_eq (g_list_model_get_n_items (toplevels), 3);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&parent)));
  fixture_wait (is_answered, NULL);
}

/* With the role that libadwaita sets, a screen reader does not announce the dialog. */
TEST (a_question_is_a_window_called_after_its_heading)
{
  AdwMessageDialog *dialog = ask ();

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_ROLE_WINDOW);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (dialog), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Keep It?");
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_wait (is_answered, NULL);
}
