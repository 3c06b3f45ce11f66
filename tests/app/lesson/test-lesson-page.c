/*
 * The lesson on its page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lesson-fixture.h"

#include "board-hands.h"
#include "qdr-focusable-label.h"
#include "qdr-sounds.h"

static gboolean
is_persons_turn (gpointer data)
{
  return qdr_game_get_turn (lesson_get_game ()) == lesson_get_person ();
}

/* Returns whether the step accepts no more moves. */
static gboolean
is_done (void)
{
  return !lesson_is_visible ("show");
}

TEST_DEFAULTS (.timeout = 120, .set_up = lesson_set_up, .tear_down = lesson_tear_down)

TEST (the_lesson_begins_with_its_first_step_and_the_focus_on_the_board)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  ck_assert_str_eq (lesson_get_title (), "Learn to Play");
  lesson_assert_shown ("title", "The Goal");
  lesson_assert_shown ("progress", "Step 1 of 10");
  lesson_assert_shown ("request_label", "Go one square up.");
  ck_assert (!lesson_is_visible ("answer_box"));
  ck_assert (lesson_has_focus ("board"));
  fixture_assert_refused (lesson_get_page (), "previous", "This is the first one.");
  fixture_assert_refused (lesson_get_page (), "undo", "No moves are taken back here.");
  fixture_assert_enabled (lesson_get_page (), "play-on", FALSE);
}

TEST (a_wrong_move_is_answered_and_a_right_one_leads_on_to_the_next_step)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_propose ("b1");
  lesson_assert_shown ("answer", "brings you no nearer");
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), 0);
  ck_assert (lesson_has_focus ("board"));
  lesson_propose ("c1");
  lesson_assert_shown ("answer", "Choose a square to move to.");
  ck_assert (!gtk_widget_has_css_class (lesson_get_part ("answer_image"), "warning"));

  lesson_propose ("c2");
  lesson_assert_shown ("answer", "That is how a pawn moves");
  ck_assert (lesson_has_focus ("next"));
  fixture_assert_enabled (lesson_get_page (), "hint", FALSE);

  fixture_activate (lesson_get_page (), "next");
  lesson_assert_shown ("progress", "Step 2 of 10");
  ck_assert (!lesson_is_visible ("answer_box"));
  ck_assert (lesson_has_focus ("board"));
}

TEST (robin_answers_by_itself)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_activate (lesson_get_page (), "next");
  lesson_propose ("b3");
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), 1);
  fixture_wait (is_persons_turn, NULL);
  ck_assert_uint_eq (qdr_game_get_ply (lesson_get_game ()), 2);
  lesson_assert_shown ("answer", "Robin moves to d4.");
  lesson_propose ("b4");
  ck_assert (!lesson_is_visible ("answer_box"));
}

TEST (steps_are_skipped_forth_and_back_even_while_robin_is_about_to_answer)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_activate (lesson_get_page (), "next");
  lesson_propose ("b3");
  ck_assert (lesson_is_reply_due ());
  fixture_activate (lesson_get_page (), "previous");
  lesson_assert_shown ("progress", "Step 1 of 10");
  ck_assert (!lesson_is_reply_due ());
  for (guint i = 0; i < 9; i++)
    fixture_activate (lesson_get_page (), "next");
  lesson_assert_shown ("progress", "Step 10 of 10");
  fixture_assert_enabled (lesson_get_page (), "next", FALSE);
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("next"))), "_Next");
  ck_assert (!lesson_is_visible ("play"));
}

TEST (the_right_move_is_shown_on_the_board_and_told)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("show"))), "_Show Me");
  fixture_activate (lesson_get_page (), "hint");
  lesson_assert_shown ("answer", "Try c2");
  ck_assert_uint_eq (qdr_board_view_get_hint (lesson_get_board ()), lesson_read_move ("c2"));
}

TEST (tab_reads_a_text_about_the_picture_in_words_for_the_ear)
{
  GtkWidget *label;

  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_go_to (6);
  lesson_assert_shown ("text", "The dots are the shortest paths");
  label = gtk_widget_get_ancestor (lesson_get_part ("text"), QDR_TYPE_FOCUSABLE_LABEL);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A wall across a path makes it longer. P describes your "
                                       "shortest path, and Shift with P Robin’s.");
}

TEST (ways_and_distances_are_shown_where_the_step_is_about_them)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_assert_shown ("person", "You");
  ck_assert_str_eq (lesson_get_text ("robin"), "Robin");
  lesson_go_to (6);
  ck_assert (qdr_board_view_get_show_shortest_paths (lesson_get_board ()));
  lesson_assert_shown ("person", "You: 3 steps to go, 3 walls.");
  lesson_assert_shown ("robin", "Robin: 3 steps to go, 3 walls.");
  lesson_propose ("d3h");
  lesson_assert_shown ("robin", "Robin: 4 steps to go, 3 walls.");
  fixture_activate (lesson_get_page (), "next");
  ck_assert (!qdr_board_view_get_show_shortest_paths (lesson_get_board ()));
}

TEST (the_wall_that_is_refused_is_the_task)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_go_to (8);
  lesson_propose ("c4v");
  lesson_assert_shown ("answer", "without a path");
  ck_assert (is_done ());
  ck_assert (lesson_has_focus ("next"));
  /* It is still the person's turn, but the step is done. */
  ck_assert (qdr_board_view_get_locked (lesson_get_board ()));
  fixture_activate (lesson_get_page (), "next");
  ck_assert (!qdr_board_view_get_locked (lesson_get_board ()));
}

TEST (the_lesson_goes_on_where_it_was_left)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_go_to (4);
  fixture_assert_finalizes (lesson_get_page (), fixture_close);
  lesson_open (NULL);
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_assert_shown ("progress", "Step 4 of 10");
  ck_assert (lesson_has_focus ("board"));
}

static gboolean
is_done_or_to_move (gpointer data)
{
  return is_done () || is_persons_turn (NULL);
}

/* Completes the step by hints alone. */
static void
do_step (void)
{
  while (!is_done ()) {
    fixture_activate (lesson_get_page (), "hint");
    qdr_board_view_propose_move (lesson_get_board (),
                                 qdr_board_view_get_hint (lesson_get_board ()));
    fixture_wait (is_done_or_to_move, NULL);
  }
}

TEST (the_whole_lesson_ends_with_an_offer_of_puzzles_and_a_game)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  for (guint i = 1; i < 10; i++) {
    do_step ();
    fixture_activate (lesson_get_page (), "next");
  }
  do_step ();
  lesson_assert_shown ("answer", "You have won");
  fixture_assert_refused (lesson_get_page (), "next", "This is the last one.");
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("try_puzzles")));
  ck_assert (gtk_widget_get_mapped (lesson_get_part ("play")));
  ck_assert (!lesson_is_visible ("request_label"));
  ck_assert (lesson_has_focus ("play"));
  ck_assert (gtk_widget_has_css_class (lesson_get_part ("play"), "suggested-action"));
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (lesson_get_part ("try_puzzles"))),
                    "P_uzzles");
  fixture_activate (lesson_get_page (), "themes");
  ck_assert_str_eq (lesson_get_title (), "Puzzles");
  /* The lesson is over, so it begins anew. */
  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_assert_shown ("progress", "Step 1 of 10");
}

static gboolean
is_gone (gpointer data)
{
  return lesson_get_page () == NULL;
}

TEST (playing_a_game_closes_the_page)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  fixture_activate (lesson_get_page (), "play");
  fixture_wait (is_gone, NULL);
}

static gboolean
sounding_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer n_sounds)
{
  ++*(guint *) n_sounds;
  return TRUE;
}

/* Counts the sounds of refused moves. */
static guint
count_refusals (void)
{
  const guint signal_id = g_signal_lookup ("sounding", QDR_TYPE_SOUNDS);
  guint n_sounds = 0;
  const gulong hook = g_signal_add_emission_hook (signal_id, 0, sounding_cb, &n_sounds, NULL);

  lesson_propose ("b1");
  g_signal_remove_emission_hook (signal_id, hook);
  return n_sounds;
}

TEST (preferences_hold_for_its_board_as_well)
{
  qdr_lesson_page_start_lesson (lesson_get_page ());
  ck_assert_uint_eq (count_refusals (), 1);
  g_settings_set_boolean (fixture_get_settings (), "show-coordinates", FALSE);
  g_settings_set_boolean (fixture_get_settings (), "sound", FALSE);
  ck_assert (!board_get_scene (lesson_get_board ())->show_coordinates);
  ck_assert_uint_eq (count_refusals (), 0);
}

TEST (a_wall_shows_its_cost_before_it_is_placed)
{
  const QdrBoardScene *scene = board_get_scene (lesson_get_board ());
  graphene_point_t point;

  qdr_lesson_page_start_lesson (lesson_get_page ());
  lesson_go_to (6);
  fixture_wait_for_frames (lesson_get_page ());
  point = board_get_point (lesson_get_board (), lesson_read_move ("d3h"));
  qdr_board_pointer_move (board_get_pointer (lesson_get_board ()), &point);
  ck_assert_uint_eq (qdr_board_scene_get_added_steps (scene, 1), 1);
  g_settings_set_string (fixture_get_settings (), "detours", "never");
  ck_assert_uint_eq (qdr_board_scene_get_added_steps (scene, 1), 0);
}
