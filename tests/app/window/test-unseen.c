/*
 * What rests while nobody sees the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include <X11/Xatom.h>
#include <gdk/x11/gdkx.h>

#include "qdr-hint-controller.h"

static GSimpleActionGroup *actions;
static QdrAnalyser *analyser;
static QdrHintController *hints;

/* Makes the analysis of a window, with an analyser that tests can look at. */
static void
analyse (QdrWindow *analysed)
{
  const QdrHintWidgets widgets = {
    .board = fixture_get_board (analysed),
    .status_bar = fixture_get_part (analysed, "status_bar"),
    .evaluation = fixture_get_part (analysed, "evaluation_place"),
    .analysis = fixture_get_part (analysed, "analysis_place"),
  };

  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", TRUE);
  actions = g_simple_action_group_new ();
  analyser = qdr_analyser_new ();
  hints = qdr_hint_controller_new (G_ACTION_MAP (actions), qdr_window_get_session (analysed),
                                   analyser, &widgets, fixture_get_settings ());
}

static void
tear_down (void)
{
  g_settings_reset (fixture_get_settings (), "show-evaluation");
  g_clear_object (&hints);
  g_clear_object (&analyser);
  g_clear_object (&actions);
  window_tear_down ();
}

TEST_DEFAULTS (.timeout = 120, .set_up = window_set_up, .tear_down = tear_down)

/* Does as a window manager does that minimizes the window. */
static void
set_minimized (gboolean minimized)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (window));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  const Atom hidden = gdk_x11_get_xatom_by_name_for_display (display, "_NET_WM_STATE_HIDDEN");

  XChangeProperty (gdk_x11_display_get_xdisplay (display), gdk_x11_surface_get_xid (surface),
                   gdk_x11_get_xatom_by_name_for_display (display, "_NET_WM_STATE"), XA_ATOM, 32,
                   PropModeReplace, (const unsigned char *) &hidden, minimized);
}

static gboolean
is_in_sight (gpointer session)
{
  return qdr_session_is_in_sight (session);
}

static gboolean
is_out_of_sight (gpointer session)
{
  return !qdr_session_is_in_sight (session);
}

static gboolean
is_analysed (gpointer data)
{
  return qdr_analyser_get_analysis (data) != NULL;
}

TEST (the_analysis_rests_behind_another_page_and_stays_beside_the_board)
{
  GtkWidget *words;

  fixture_use_game (window, 2, "human,human");
  analyse (window);
  words = adw_bin_get_child (fixture_get_part (window, "analysis_place"));
  fixture_wait (is_analysed, analyser);
  fixture_activate (window, "home");
  ck_assert (!qdr_analyser_get_busy (analyser));
  ck_assert_str_ne (gtk_label_get_label (GTK_LABEL (words)), "Analysing…");

  fixture_activate (window, "show-game");
  ck_assert (qdr_analyser_get_busy (analyser));
  ck_assert_str_ne (gtk_label_get_label (GTK_LABEL (words)), "Analysing…");
}

TEST (the_analysis_rests_in_a_window_that_begins_with_another_page)
{
  QdrWindow *first = fixture_make_window (fixture_get_personalities ());

  fixture_use_game (first, 2, "human,human");
  fixture_activate (first, "home");
  gtk_window_present (GTK_WINDOW (first));
  analyse (first);
  ck_assert (!qdr_analyser_get_busy (analyser));
  fixture_activate (first, "show-game");
  ck_assert (qdr_analyser_get_busy (analyser));
  g_clear_object (&hints);
  gtk_window_destroy (GTK_WINDOW (first));
}

TEST (the_analysis_rests_behind_the_set_up_of_a_game)
{
  GtkWindow *dialog;

  analyse (window);
  fixture_activate (window, "new-game");
  dialog = fixture_find_dialog (window);
  ck_assert (!qdr_analyser_get_busy (analyser));
  gtk_window_close (dialog);
  ck_assert (qdr_analyser_get_busy (analyser));
}

TEST (the_analysis_rests_behind_the_set_up_of_a_position)
{
  fixture_use_game (window, 2, "human,human");
  analyse (window);
  fixture_activate (window, "edit-position");
  ck_assert (!qdr_analyser_get_busy (analyser));
  fixture_activate (window, "show-game");
  ck_assert (qdr_analyser_get_busy (analyser));
}

TEST (the_analysis_rests_while_the_window_is_minimized)
{
  QdrSession *session = qdr_window_get_session (window);

  analyse (window);
  ck_assert (qdr_analyser_get_busy (analyser));
  set_minimized (TRUE);
  fixture_wait (is_out_of_sight, session);
  ck_assert (!qdr_analyser_get_busy (analyser));
  set_minimized (FALSE);
  fixture_wait (is_in_sight, session);
  ck_assert (qdr_analyser_get_busy (analyser));
}

TEST (a_minimized_window_stops_games_between_computers_only)
{
  QdrSession *session = qdr_window_get_session (window);

  set_minimized (TRUE);
  fixture_wait (is_out_of_sight, session);
  fixture_use_game (window, 2, "computer master,computer master");
  ck_assert (!fixture_computer_is_thinking (window));
  qdr_session_change_seat (session, 1, "human");
  ck_assert (fixture_computer_is_thinking (window));
  qdr_session_change_seat (session, 1, "computer master");
  ck_assert (!fixture_computer_is_thinking (window));
  set_minimized (FALSE);
  fixture_wait (fixture_computer_is_thinking, window);
}
