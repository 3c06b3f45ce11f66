/*
 * The page of the position editor, and the game that begins from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor-fixture.h"

#include "qdr-notation.h"

TEST_DEFAULTS (.timeout = 120, .set_up = editor_set_up, .tear_down = window_tear_down)

static gboolean
page_is_gone (gpointer data)
{
  return qdr_window_find_page (window, QDR_TYPE_EDITOR_PAGE) == NULL;
}

static gboolean
page_is_shown (void)
{
  return gtk_widget_get_mapped (GTK_WIDGET (editor_get_page ()));
}

TEST (the_editor_shows_the_position_on_the_board_and_the_board_has_the_focus)
{
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  editor_assert_verdict ("The position can be played.", TRUE);
  ck_assert_ptr_nonnull (gtk_widget_get_focus_child (GTK_WIDGET (editor_get_board ())));
  editor_activate ("win.back");
  ck_assert (page_is_gone (NULL));
}

TEST (who_plays_by_a_clock_pays_for_the_time_and_in_a_tournament_nobody_tries_out_moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");
  QdrSession *session = qdr_window_get_session (window);

  fixture_play (fixture_get_game (window), "e2");
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_DIALOG));
  editor_activate ("win.back");
  ck_assert (g_action_group_get_action_enabled (G_ACTION_GROUP (window), "edit-position"));
  qdr_game_set_header (game, "Event", "Club");
  qdr_game_set_header (game, "Round", "1");
  fixture_show_game (window, game);
  ck_assert (!g_action_group_get_action_enabled (G_ACTION_GROUP (window), "edit-position"));
}

TEST (whoever_resigned_is_to_move)
{
  g_autoptr (QdrGame) game = fixture_make_game (9, 2, "human,human");

  editor_activate ("win.back");
  fixture_play (game, "e2 resign");
  editor_open (game);
  editor_assert_position ("9 9 2 2 | e2 e9 | 10 10 | - | -");
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
  editor_activate ("win.back");
  fixture_settle ();
}

TEST (a_number_that_is_being_typed_counts)
{
  type_stock (0, "7");
  editor_activate ("win.play");
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_start_position (fixture_get_game (window))->stocks[0], 7);
}

TEST (long_words_fit_a_phone, .tags = "layout")
{
  GtkWidget *words = gtk_button_get_child (GTK_BUTTON (editor_get_part ("clear_walls")));
  int width;

  gtk_label_set_label (GTK_LABEL (words), "Enlever toutes les barrières");
  gtk_widget_measure (GTK_WIDGET (editor_get_page ()), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL,
                      NULL, NULL);
  ck_assert_int_le (width, 360);
}

TEST (the_verdict_is_one_line_and_begins_where_the_advice_begins)
{
  graphene_rect_t picture, advice;

  fixture_use_style ();
  fixture_resize (window, 800, 600);
  fixture_wait_for_frames (window);
  ck_assert_int_eq (pango_layout_get_line_count (
                        gtk_label_get_layout (GTK_LABEL (editor_get_part ("verdict")))),
                    1);
  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (editor_get_part ("verdict_picture")),
                                        GTK_WIDGET (editor_get_page ()), &picture));
  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (editor_get_part ("advice")),
                                        GTK_WIDGET (editor_get_page ()), &advice));
  ck_assert (picture.origin.x == advice.origin.x);
}

/* GTK measures the height for any width before it makes a window this low. */
TEST (it_may_be_as_low_as_a_phone_held_across, .tags = "layout")
{
  static const int widths[] = { -1, 640 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    int height;

    gtk_widget_measure (GTK_WIDGET (editor_get_page ()), GTK_ORIENTATION_VERTICAL, widths[i],
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

TEST (play_begins_a_game_with_the_same_players)
{
  QdrGame *game;
  g_autofree char *text = NULL;

  editor_click ("e3h");
  editor_click ("e1");
  editor_click ("e4");
  gtk_spin_button_set_value (editor_get_stock (0), 4);
  editor_activate ("win.play");
  ck_assert (page_is_gone (NULL));
  game = fixture_get_game (window);
  text = qdr_position_to_text (qdr_game_get_start_position (game));
  ck_assert_str_eq (text, "9 9 2 1 | e4 e9 | 4 10 | e3h | -");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "Anna");
  ck_assert_uint_eq (qdr_game_get_time_control (game), 900);

  fixture_play (game, "e5");
  qdr_game_step_back (game);
  ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_start_position (game)));
}

static gboolean
question_is_there (gpointer question)
{
  *(GtkWindow **) question = fixture_find_dialog (window);
  return ADW_IS_MESSAGE_DIALOG (*(GtkWindow **) question);
}

/* Activates an action that asks a question, and answers it. */
static void
activate_and_answer (const char *action, const char *answer)
{
  GtkWindow *question = NULL;

  editor_activate (action);
  fixture_wait (question_is_there, &question);
  ck_assert (page_is_shown ());
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
  activate_and_answer ("win.play", "cancel");
  ck_assert_ptr_eq (fixture_get_game (window), before);
  ck_assert (page_is_shown ());
  editor_assert_position ("9 9 2 1 | e1 e9 | 10 10 | e3h | -");

  activate_and_answer ("win.play", "discard");
  ck_assert (page_is_gone (NULL));
  ck_assert (fixture_get_game (window) != before);
}

TEST (going_back_asks_before_changes_are_discarded)
{
  editor_click ("e3h");
  activate_and_answer ("win.back", "cancel");
  ck_assert (page_is_shown ());
  activate_and_answer ("window.close", "cancel");
  ck_assert (page_is_shown ());
  activate_and_answer ("win.back", "discard");
  fixture_wait (page_is_gone, NULL);
}

TEST (what_was_undone_is_left_without_a_question)
{
  editor_click ("e3h");
  editor_activate ("win.undo");
  editor_activate ("win.back");
  ck_assert (page_is_gone (NULL));
}

TEST (who_goes_to_the_game_finds_what_was_changed_or_else_the_present_position)
{
  editor_activate ("win.show-game");
  fixture_play (fixture_get_game (window), "e2");
  editor_open (NULL);
  editor_assert_position ("9 9 2 2 | e2 e9 | 10 10 | - | -");
  editor_click ("e3h");
  editor_activate ("win.show-game");
  fixture_play (fixture_get_game (window), "e8");
  editor_open (NULL);
  editor_assert_position ("9 9 2 2 | e2 e9 | 10 10 | e3h | -");
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
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (editor_get_page ()));

  editor_click ("e3h");
  editor_activate ("win.copy-position");
  ck_assert_str_eq (editor_get_advice (), "Position copied");
  gdk_clipboard_set_text (clipboard, "9 9 4 3 | e1 a5 e9 i5 | 5 4 5 5 | - | c2v");
  editor_activate ("win.paste");
  fixture_wait (editor_has_four_players, NULL);
  editor_assert_position ("9 9 4 3 | e1 a5 e9 i5 | 5 4 5 5 | - | c2v");
  gdk_clipboard_set_text (clipboard, "nonsense");
  editor_activate ("win.paste");
  fixture_wait (advice_is_about_the_clipboard, NULL);
}
