/*
 * New windows under a screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"
#include "qdr-accessibility-fixups.h"
#include "qdr-window-presenting.h"

static void
count_cb (guint *n)
{
  ++*n;
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

/* Returns whether the source that emits the focus again is gone. */
static gboolean
has_waited (gpointer window)
{
  return g_object_get_data (window, "qdr-present") == NULL;
}

TEST_DEFAULTS (.set_up = fixture_set_up, .tear_down = fixture_tear_down)

/* The focus of the first window would be announced after that of the other window. The first
 * one is still active until the other is on the screen. */
TEST (the_focus_of_the_first_window_is_not_told_again_after_another_one_has_opened)
{
  GtkWidget *button = gtk_button_new_with_label ("A button");
  GtkWindow *first = g_object_new (GTK_TYPE_WINDOW, "child", button, NULL);
  GtkWindow *other;
  guint n_focused = 0;

  gtk_window_set_focus (first, button);
  g_signal_connect_swapped (first, "notify::focus-widget", G_CALLBACK (count_cb), &n_focused);
  qdr_present_window (first);
  other = GTK_WINDOW (gtk_window_new ());
  /* Without a window manager the window gets the keyboard when it is presented again. */
  fixture_wait (is_mapped, first);
  gtk_window_present (first);
  fixture_wait (is_active, first);
  fixture_wait (has_waited, first);
  ck_assert_uint_eq (n_focused, 0);
  gtk_window_destroy (other);
  gtk_window_destroy (first);
}

typedef struct {
  GtkWindow *window;
  gboolean is_answered;
  gboolean had_emitted;
} Answer;

static gboolean
answer_cb (gpointer data)
{
  Answer *answer = data;

  answer->is_answered = TRUE;
  answer->had_emitted = has_waited (answer->window);
  return G_SOURCE_REMOVE;
}

static gboolean
is_answered (gpointer answer)
{
  return ((Answer *) answer)->is_answered;
}

/* No focus is emitted before assistive tools have registered the program. */
TEST (however_late_the_first_window_comes_it_hears_answers_before_it_tells_its_focus_again)
{
  Answer answer = { .window = g_object_new (GTK_TYPE_WINDOW, NULL) };

  qdr_present_window (answer.window);
  g_source_set_ready_time (g_main_context_find_source_by_user_data (NULL, answer.window), 0);
  g_idle_add_full (G_PRIORITY_DEFAULT, answer_cb, &answer, NULL);
  fixture_wait (is_answered, &answer);
  ck_assert (!answer.had_emitted);
  fixture_wait (has_waited, answer.window);
  gtk_window_destroy (answer.window);
}

/* The focus, shown for three seconds */

static gboolean
hides_focus (gpointer window)
{
  return !gtk_window_get_focus_visible (window);
}

/* Emits a signal of each controller of a type that the window has. */
static void
press_on (GtkWindow *window, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    gboolean is_taken;

    if (!G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
      continue;
    if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Tab, 0, 0, &is_taken);
    else if (gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (controller)) == 0)
      g_signal_emit_by_name (controller, "pressed", 1, 0.0, 0.0);
  }
}

/* In a window that they open, too. */
TEST (the_focus_stays_visible_while_keys_are_used)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  GtkWindow *window, *next;

  qdr_accessibility_fixups_correct_windows (owner);
  window = GTK_WINDOW (gtk_window_new ());
  gtk_window_present (window);
  fixture_wait (is_active, window);
  press_on (window, GTK_TYPE_EVENT_CONTROLLER_KEY);
  gtk_window_set_focus_visible (window, TRUE);
  gtk_window_set_focus_visible (window, FALSE); /* as GTK does after three seconds */
  ck_assert (!hides_focus (window));
  next = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_focus_visible (next, FALSE);
  gtk_window_present (next);
  fixture_wait (is_active, next);
  ck_assert (!hides_focus (next));
  gtk_window_destroy (next);
  press_on (window, GTK_TYPE_GESTURE_CLICK);
  gtk_window_set_focus_visible (window, FALSE);
  ck_assert (hides_focus (window));
  gtk_window_destroy (window);
}
