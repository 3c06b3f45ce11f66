/*
 * The window of the position editor, and the game that begins from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor-fixture.h"

#include "qdr-notation.h"

TEST_DEFAULTS (.timeout = 120, .set_up = editor_set_up, .tear_down = window_tear_down)

TEST (the_editor_shows_the_position_on_the_board_and_holds_the_game)
{
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  editor_assert_verdict ("The position can be played.", TRUE);
  ck_assert (qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_DIALOG));
  gtk_window_close (GTK_WINDOW (editor_get_dialog ()));
  fixture_settle ();
  ck_assert (!qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_DIALOG));
  ck_assert_ptr_null (fixture_find_dialog (window));
}

/* Without a compositor GTK draws a frame around a window, which its default size includes. */
#define FRAME 5

static const struct {
  int window[2];
  int editor[2];
} sizes[] = {
  { { 360, 640 }, { 360, 640 } },
  { { 1024, 768 }, { 960, 691 } },
  { { 1920, 1080 }, { 1360, 972 } },
};

static gboolean
window_has_size (gpointer data)
{
  const int *size = data;

  return gtk_widget_get_width (GTK_WIDGET (window)) == size[0] &&
         gtk_widget_get_height (GTK_WIDGET (window)) == size[1];
}

TEST (the_editor_takes_most_of_the_window, .loops = G_N_ELEMENTS (sizes), .tags = "layout")
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  int width, height;

  gtk_window_close (GTK_WINDOW (editor_get_dialog ()));
  gtk_window_set_default_size (GTK_WINDOW (window), sizes[_i].window[0] + 2 * FRAME,
                               sizes[_i].window[1] + 2 * FRAME);
  fixture_wait (window_has_size, (gpointer) sizes[_i].window);
  editor_open (game);
  gtk_window_get_default_size (GTK_WINDOW (editor_get_dialog ()), &width, &height);
  ck_assert_int_eq (width, sizes[_i].editor[0]);
  ck_assert_int_eq (height, sizes[_i].editor[1]);
}

TEST (who_plays_by_a_clock_cannot_try_out_moves_meanwhile)
{
  gtk_window_close (GTK_WINDOW (editor_get_dialog ()));
  fixture_settle ();
  ck_assert (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "edit-position"));
  fixture_play (fixture_get_game (window), "e2");
  ck_assert (!g_action_group_get_action_enabled (G_ACTION_GROUP (window), "edit-position"));
}

/* Types a number that is not applied yet. */
static void
type_stock (guint number, const char *text)
{
  GtkSpinButton *stock = editor_get_stock (number);

  gtk_widget_grab_focus (GTK_WIDGET (stock));
  gtk_editable_set_text (GTK_EDITABLE (stock), text);
}

TEST (the_editor_goes_while_somebody_types)
{
  type_stock (0, "7");
  gtk_window_destroy (GTK_WINDOW (editor_get_dialog ()));
  fixture_settle ();
  ck_assert_ptr_null (fixture_find_dialog (window));
}

TEST (a_number_that_is_being_typed_counts)
{
  type_stock (0, "7");
  editor_activate ("editor.play");
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_start_position (fixture_get_game (window))->stocks[0], 7);
}

TEST (long_words_fit_a_phone, .tags = "layout")
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (editor_get_part ("clear_walls")));
  int width;

  gtk_label_set_label (GTK_LABEL (words), "Enlever toutes les barrières");
  gtk_widget_measure (GTK_WIDGET (editor_get_dialog ()), GTK_ORIENTATION_HORIZONTAL, -1, &width,
                      NULL, NULL, NULL);
  ck_assert_int_le (width, 360);
}

/* GTK measures the height for any width before it makes a window this low. */
TEST (it_may_be_as_low_as_a_phone_held_across, .tags = "layout")
{
  static const int widths[] = { -1, 640 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    int height;

    gtk_widget_measure (GTK_WIDGET (editor_get_dialog ()), GTK_ORIENTATION_VERTICAL, widths[i],
                        &height, NULL, NULL, NULL);
    ck_assert_int_le (height, 360);
  }
}

TEST (a_position_that_is_decided_cannot_be_played)
{
  editor_click ("e9");
  editor_click ("a1");
  editor_assert_verdict ("Ben has already won.", FALSE);
}

static gboolean
dialog_is_gone (gpointer data)
{
  return fixture_find_dialog (window) == NULL;
}

TEST (play_begins_a_game_with_the_same_players)
{
  QdrGame *game;
  g_autofree char *text = NULL;

  editor_click ("e3h");
  editor_click ("e1");
  editor_click ("e4");
  gtk_spin_button_set_value (editor_get_stock (0), 4);
  editor_activate ("editor.play");
  fixture_wait (dialog_is_gone, NULL);
  game = fixture_get_game (window);
  text = qdr_position_to_text (qdr_game_get_start_position (game));
  ck_assert_str_eq (text, "9 9 2 1 | e4 e9 | 4 10 | e3h | -");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "Anna");
  ck_assert_uint_eq (qdr_game_get_time_control (game), 900);
  ck_assert (!qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_DIALOG));

  fixture_play (game, "e5");
  qdr_game_step_back (game);
  ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_start_position (game)));
}

static gboolean
question_is_there (gpointer data)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) candidate = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (candidate)) {
      *(GtkWindow **) data = candidate;
      return TRUE;
    }
  }
  return FALSE;
}

/* Plays from the position while the game has unsaved moves, and answers the question. */
static void
play_and_answer (const char *answer)
{
  GtkWindow *question = NULL;

  editor_activate ("editor.play");
  fixture_wait (question_is_there, &question);
  ck_assert_ptr_eq (gtk_window_get_transient_for (question), editor_get_dialog ());
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (question), answer);
  gtk_window_destroy (question);
  fixture_settle ();
}

TEST (moves_that_are_not_saved_are_asked_about_and_who_cancels_goes_on)
{
  QdrGame *before = fixture_get_game (window);

  fixture_make_autosave_fail ();
  fixture_play (before, "e2");
  editor_click ("e3h");
  play_and_answer ("cancel");
  ck_assert_ptr_eq (fixture_get_game (window), before);
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");

  play_and_answer ("discard");
  fixture_wait (dialog_is_gone, NULL);
  ck_assert (fixture_get_game (window) != before);
}

TEST (escape_closes_only_what_nobody_has_worked_on)
{
  editor_click ("e3h");
  editor_activate ("editor.leave");
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  editor_activate ("editor.undo");
  editor_activate ("editor.leave");
  fixture_wait (dialog_is_gone, NULL);
}

static gboolean
editor_has_four_players (gpointer data)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (editor_get_part ("players"))) == 1;
}

static gboolean
advice_is_about_the_clipboard (gpointer data)
{
  return g_str_has_prefix (editor_get_advice (), "No position in the clipboard: ");
}

TEST (positions_are_copied_and_pasted)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (editor_get_dialog ()));

  editor_click ("e3h");
  editor_activate ("editor.copy");
  ck_assert_str_eq (editor_get_advice (), "Position copied");
  gdk_clipboard_set_text (clipboard, "9 9 4 3 | e1 a5 e9 i5 | 5 4 5 5 | - | c2v");
  editor_activate ("editor.paste");
  fixture_wait (editor_has_four_players, NULL);
  editor_assert_position ("9 9 4 3 | e1 a5 e9 i5 | 5 4 5 5 | - | c2v");
  gdk_clipboard_set_text (clipboard, "nonsense");
  editor_activate ("editor.paste");
  fixture_wait (advice_is_about_the_clipboard, NULL);
}
