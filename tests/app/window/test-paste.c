/*
 * Games pasted into the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-board-picture.h"
#include "qdr-notation.h"
#include "qdr-toast.h"

static QdrGame *before;

static void
paste (const char *text)
{
  before = fixture_use_game (window, 2, "human,human");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
  fixture_activate (window, "paste");
}

static gboolean
has_another_game (gpointer data)
{
  return fixture_get_game (window) != before;
}

static gboolean
has_question (gpointer data)
{
  return fixture_find_dialog (window) != NULL;
}

/* Returns whether a label in @widget has the text @text. */
static gboolean
shows (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;
  return FALSE;
}

static void
assert_moves (const char *expected)
{
  QdrGame *game = fixture_get_game (window);
  const QdrBoard *board = &qdr_game_get_start_position (game)->board;
  GString *moves = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (board, qdr_game_get_move (game, i, NULL), text);
    g_string_append_printf (moves, "%s%s", i > 0 ? " " : "", text);
  }
  ck_assert_str_eq (moves->str, expected);
  g_string_free (moves, TRUE);
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (moves_in_our_notation_are_taken_as_they_are)
{
  paste ("1. d2 d6 2. b4h");
  fixture_wait (has_another_game, NULL);
  assert_moves ("d2 d6 b4h");
}

TEST (moves_in_the_only_notation_in_which_they_are_legal_are_taken_and_told_of)
{
  paste ("1. d6 d2 2. a7h");
  fixture_wait (has_another_game, NULL);
  assert_moves ("d2 d6 a1h");
  ck_assert (shows (GTK_WIDGET (window), "Pasted from another notation: "
                                         "Rows from the top, walls by their lower left square"));
}

static gboolean
shows_refusal (gpointer data)
{
  return shows (GTK_WIDGET (window), "No game in the clipboard: Expected a move or the result, not "
                                     "“nothing”.");
}

/* Without animations, toasts appear and disappear at once. */
TEST (a_refusal_goes_when_the_next_paste_succeeds)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  paste ("nothing");
  fixture_wait (shows_refusal, NULL);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), "d2 d6");
  fixture_activate (window, "paste");
  fixture_wait (has_another_game, NULL);
  ck_assert (!shows_refusal (NULL));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

TEST (a_result_takes_the_place_of_the_last_one)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  fixture_activate (window, "copy-position");
  ck_assert (shows (GTK_WIDGET (window), "Position copied"));
  fixture_activate (window, "copy-moves");
  ck_assert (shows (GTK_WIDGET (window), "Moves copied"));
  ck_assert (!shows (GTK_WIDGET (window), "Position copied"));
  qdr_toast_show (fixture_get_part (window, "toasts"), qdr_toast_new_with_button ("Gone", "Undo"));
  ck_assert (!shows (GTK_WIDGET (window), "Moves copied"));
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

TEST (of_several_notations_one_is_chosen)
{
  GtkListBox *list;
  GtkListBoxRow *row;

  paste ("1. d6 d2 2. b4h");
  fixture_wait (has_question, NULL);
  ck_assert (!has_another_game (NULL));
  list = GTK_LIST_BOX (
      fixture_find_child (GTK_WIDGET (fixture_find_dialog (window)), GTK_TYPE_LIST_BOX));
  row = gtk_list_box_get_row_at_index (list, 1);
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                    "Rows from the top, walls by their lower left square");
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "… b4h");
  ck_assert_ptr_nonnull (fixture_find_child (GTK_WIDGET (row), QDR_TYPE_BOARD_THUMBNAIL));
  ck_assert_ptr_null (gtk_list_box_get_row_at_index (list, 4));
  gtk_widget_activate (GTK_WIDGET (row));
  fixture_wait (has_another_game, NULL);
  assert_moves ("d2 d6 b4h");
}

TEST (of_several_games_one_is_chosen)
{
  paste ("[Board \"9x9\"]\n[Players \"2\"]\n1. e2 e8 *\n[Board \"9x9\"]\n[Players \"2\"]\n1. e2 e8 "
         "2. e3 *");
  fixture_wait (has_question, NULL);
  ck_assert (!has_another_game (NULL));
  fixture_choose_row (window, 1);
  fixture_wait (has_another_game, NULL);
  assert_moves ("e2 e8 e3");
}

TEST (a_choice_that_is_left_changes_nothing)
{
  paste ("1. d6 d2 2. b4h");
  fixture_wait (has_question, NULL);
  gtk_window_close (fixture_find_dialog (window));
  fixture_settle ();
  ck_assert (!has_another_game (NULL));
}
