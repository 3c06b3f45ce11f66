/*
 * Announcements for the screen reader.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "board-hands.h"
#include "qdr-announcer.h"
#include "qdr-board-view.h"
#include "test.h"
#include "waiting.h"

static GtkWidget *window;
static GtkWidget *board;
static GtkWidget *button;
static GtkWidget *entry;

static void
set_up (void)
{
  GtkWidget *box;

  adw_init ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  board = qdr_board_view_new ();
  button = gtk_button_new_with_label ("A button");
  entry = gtk_entry_new ();
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), entry);
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

static void
tear_down (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
}

typedef struct {
  GtkWidget *widget;
  const char *description;
} Expected;

static gboolean
is_described (gpointer user_data)
{
  const Expected *self = user_data;
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (self->widget),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description);

  return problem == NULL;
}

static void
wait_until_described (GtkWidget *widget, const char *description)
{
  Expected expected = { widget, description };

  fixture_wait (is_described, &expected);
}

TEST_DEFAULTS (.timeout = 60, .set_up = set_up, .tear_down = tear_down)

TEST (a_sentence_is_spoken_where_the_focus_is)
{
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  wait_until_described (button, "One.");
  gtk_widget_grab_focus (entry);
  qdr_announce (board, "Two.");
  wait_until_described (entry, "Two.");
}

/* Assistive tools see the text of an entry row, which is no entry. */
TEST (in_an_entry_row_the_text_speaks)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));

  g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_box_append (GTK_BOX (gtk_window_get_child (GTK_WINDOW (window))), row);
  gtk_widget_grab_focus (row);
  qdr_announce (board, "One.");
  wait_until_described (text, "One.");
}

TEST (without_a_focus_the_window_speaks)
{
  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  qdr_announce (board, "One.");
  wait_until_described (window, "One.");
}

TEST (what_gets_the_focus_is_named_before_anything_is_said_there)
{
  Expected expected = { button, "One." };

  qdr_announce (board, "Zero.");
  gtk_widget_grab_focus (button);
  board_send_key (window, GDK_KEY_Shift_L, 0);
  gtk_widget_grab_focus (entry);
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  ck_assert (!is_described (&expected));
  wait_until_described (button, "One.");
}

TEST (sentences_wait_for_each_other)
{
  Expected second = { button, "Two." };

  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  qdr_announce (board, "Two.");
  wait_until_described (button, "One.");
  ck_assert (!is_described (&second));
  wait_until_described (button, "Two.");
}

static gboolean
is_focused (gpointer widget)
{
  return gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), widget);
}

static void
grab_focus (gpointer widget)
{
  gtk_widget_grab_focus (widget);
}

TEST (what_waits_for_silence_happens_after_all_sentences)
{
  Expected second = { button, "Two." };

  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  qdr_announce (board, "Two.");
  qdr_announcer_call_when_silent (board, grab_focus, entry);
  wait_until_described (button, "One.");
  ck_assert (!is_focused (entry));
  wait_until_described (button, "Two.");
  ck_assert (!is_focused (entry));
  fixture_wait (is_focused, entry);
  ck_assert (!is_described (&second));
}

TEST (what_is_gone_waits_for_no_silence)
{
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  qdr_announcer_call_when_silent (board, grab_focus, entry);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (entry)), entry);
  qdr_announce (board, "Two.");
  wait_until_described (button, "Two.");
}

TEST (a_key_silences_and_then_nothing_waits)
{
  Expected first = { button, "A sentence that takes long to speak, which nobody wants." };
  Expected second = { button, "Two." };

  gtk_widget_grab_focus (button);
  qdr_announce (board, first.description);
  wait_until_described (button, first.description);
  board_send_key (window, GDK_KEY_Shift_L, 0);
  qdr_announce (board, second.description);
  ck_assert (is_described (&second));
}

TEST (what_waits_is_dropped)
{
  Expected second = { button, "Two." };

  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  qdr_announcer_drop_waiting (board);
  board_send_key (window, GDK_KEY_Shift_L, 0);
  qdr_announce (board, second.description);
  ck_assert (is_described (&second));
}

TEST (an_answer_that_waits_is_dropped_by_the_next_key_and_nothing_else_is)
{
  Expected expected = { button, "A move." };

  gtk_widget_grab_focus (button);
  qdr_announce_answer (board, "A wall is next to you.");
  qdr_announce (board, expected.description);
  board_send_key (window, GDK_KEY_Left, 0);
  qdr_announce (board, "A result.");
  ck_assert (is_described (&expected));
  wait_until_described (button, "A result.");
}

TEST (the_last_answer_replaces_those_that_wait_and_a_modifier_drops_none)
{
  Expected expected = { button, "Two." };

  gtk_widget_grab_focus (button);
  qdr_announce_answer (board, "One.");
  qdr_announce_answer (board, "Two.");
  board_send_key (window, GDK_KEY_Control_L, 0);
  qdr_announce (board, "The end.");
  ck_assert (is_described (&expected));
}

TEST (news_interrupts_an_introduction)
{
  g_autofree char *introduction = g_strnfill (10000, 'e'); /* more than ten minutes */

  gtk_widget_grab_focus (button);
  qdr_announce_introduction (board, introduction);
  qdr_announce (board, "A move.");
  wait_until_described (button, introduction);
  wait_until_described (button, "A move.");
}

TEST (of_too_many_sentences_the_oldest_are_left_out)
{
  gtk_widget_grab_focus (button);
  for (guint i = 0; i < 9; i++) {
    g_autofree char *sentence = g_strdup_printf ("%u", i);

    qdr_announce (board, sentence);
  }
  wait_until_described (button, "5");
  wait_until_described (button, "8");
}

TEST (an_introduction_is_not_left_out)
{
  gtk_widget_grab_focus (button);
  qdr_announce_introduction (board, "Anna plays against Ben.");
  for (guint i = 0; i < 9; i++)
    qdr_announce (board, "A move.");
  wait_until_described (button, "Anna plays against Ben.");
  wait_until_described (button, "A move.");
}

TEST (what_was_said_last_is_said_again)
{
  Expected expected = { button, "One." };

  ck_assert (!qdr_announcer_repeat_last (board));
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  wait_until_described (button, "One.");
  board_send_key (window, GDK_KEY_Shift_L, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
  ck_assert (qdr_announcer_repeat_last (board));
  ck_assert (is_described (&expected));
}

TEST (what_still_waits_is_said_before_anything_is_said_again)
{
  Expected expected = { button, "Two." };

  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  wait_until_described (button, "One.");
  gtk_widget_grab_focus (entry);
  gtk_widget_grab_focus (button);
  qdr_announce (board, "Two.");
  board_send_key (window, GDK_KEY_a, 0);
  ck_assert (qdr_announcer_repeat_last (board));
  ck_assert (is_described (&expected));
}

TEST (a_busy_program_is_given_time_to_name_what_got_the_focus)
{
  Expected expected = { button, "One." };

  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  g_usleep (3 * G_USEC_PER_SEC);
  for (guint i = 0; i < 10; i++)
    g_main_context_iteration (NULL, FALSE);
  ck_assert (!is_described (&expected));
  wait_until_described (button, "One.");
}

TEST (after_a_while_the_description_is_empty_and_the_tooltip_is_no_news)
{
  gtk_widget_set_tooltip_text (button, "What it does");
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  wait_until_described (button, "One.");
  wait_until_described (button, "");
}

static gboolean
has_description (GtkWidget *widget)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

TEST (a_widget_that_loses_the_focus_is_not_described_any_more)
{
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  wait_until_described (button, "One.");
  gtk_widget_grab_focus (entry);
  ck_assert (!has_description (button));
}

/* GTK would join an empty description with that of the menu button, separated by a space. */
TEST (of_the_button_in_a_menu_button_no_description_is_left)
{
  GtkWidget *menu = gtk_menu_button_new ();
  GtkWidget *inner;

  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), gtk_popover_new ());
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (board)), menu);
  gtk_widget_grab_focus (menu);
  inner = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert_ptr_eq (gtk_widget_get_parent (inner), menu);
  qdr_announce (board, "One.");
  wait_until_described (inner, "One.");
  gtk_widget_grab_focus (entry);
  ck_assert (!has_description (inner));
}

TEST (a_widget_that_goes_takes_its_sentence_with_it)
{
  gtk_widget_grab_focus (button);
  qdr_announce (board, "One.");
  wait_until_described (button, "One.");
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (button)), button);
  gtk_widget_grab_focus (entry);
  qdr_announce (board, "Two.");
  wait_until_described (entry, "Two.");
}

/* Shows a game of Anna and Ben on the board. */
static QdrGame *
use_game (void)
{
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  qdr_board_view_set_animate (QDR_BOARD_VIEW (board), FALSE);
  qdr_board_view_set_game (QDR_BOARD_VIEW (board), game);
  return game;
}

TEST (a_move_and_the_result_are_spoken_though_the_focus_is_not_on_the_board)
{
  static const char *const moves[] = { "e8", "e1", "e9", "e2", "e8", "e1", "e9" };
  g_autoptr (QdrGame) game = use_game ();

  gtk_widget_grab_focus (entry);
  ck_assert (qdr_game_play_from_text (game, "e2", NULL));
  wait_until_described (entry, "Anna moves to e2. Ben to move.");
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    ck_assert (qdr_game_play_from_text (game, moves[i], NULL));
  wait_until_described (entry, "Ben moves to e9. Draw: the same position for the third time.");
}

TEST (a_result_that_says_what_was_played_is_all_that_is_spoken)
{
  g_autoptr (QdrGame) game = use_game ();

  gtk_widget_grab_focus (entry);
  ck_assert (qdr_game_play_from_text (game, "timeout", NULL));
  wait_until_described (entry, "Ben wins: Anna ran out of time.");
  qdr_game_step_back (game);
  ck_assert (qdr_game_play_from_text (game, "resign", NULL));
  wait_until_described (entry, "Ben wins: Anna resigned.");
}

TEST (who_steps_back_hears_where_that_leads)
{
  g_autoptr (QdrGame) game = use_game ();

  gtk_widget_grab_focus (entry);
  ck_assert (qdr_game_play_from_text (game, "e2", NULL));
  ck_assert (qdr_game_play_from_text (game, "e8", NULL));
  qdr_game_step_back (game);
  wait_until_described (entry, "After move 1 of 1 (Anna). Anna moves to e2. Ben to move.");
  qdr_game_step_forward (game);
  wait_until_described (entry, "Ben moves to e8. Anna to move.");
  qdr_game_go_to_ply (game, 0);
  wait_until_described (entry, "Before the first move.");
}
