/*
 * The window of the lesson and the puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include <string.h>

#include "qdr-board-view-private.h"
#include "qdr-lesson-window-private.h"
#include "qdr-lesson.h"
#include "qdr-notation.h"
#include "qdr-puzzle-course.h"

/* The narrowest window, as high as small phones are, and an ordinary phone. */
#define SMALL_WIDTH 320
#define PHONE_WIDTH 360
#define PHONE_HEIGHT 640

static QdrLessonWindow *window;

static void
set_up (void)
{
  fixture_set_up ();
  g_settings_set_boolean (fixture_get_settings (), "animate", FALSE);
  window = qdr_lesson_window_new (NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
tear_down (void)
{
  if (window != NULL)
    fixture_assert_finalizes (window, fixture_close);
  fixture_tear_down ();
}

static QdrGame *
get_game (void)
{
  return qdr_board_view_get_game (window->board);
}

static QdrMove
move_from (const char *text)
{
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (get_game ())->board, text, &move),
                    QDR_REASON_NONE);
  return move;
}

static void
propose (const char *text)
{
  qdr_board_view_propose (window->board, move_from (text));
}

static void
assert_shown (GtkLabel *label, const char *part)
{
  const char *text = gtk_label_get_text (label);

  ck_assert (gtk_widget_get_mapped (GTK_WIDGET (label)));
  ck_assert_msg (strstr (text, part) != NULL, "\"%s\" is not in \"%s\"", part, text);
}

static gboolean
has_focus_within (GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static gboolean
is_persons_turn (gpointer data)
{
  return qdr_game_get_turn (get_game ()) == 0;
}

/* --- The lesson ------------------------------------------------------------------------------- */

START_TEST (the_lesson_begins_with_its_first_step_and_the_focus_on_the_board)
{
  qdr_lesson_window_teach (window);
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Learn to Play");
  assert_shown (window->title, "The Goal");
  assert_shown (window->progress, "Step 1 of 10");
  assert_shown (window->wish, "Go one square up.");
  ck_assert (!gtk_widget_get_visible (window->answer_box));
  ck_assert (has_focus_within (GTK_WIDGET (window->board)));
  fixture_assert_enabled (window, "previous", FALSE);
  fixture_assert_enabled (window, "play-on", FALSE);
}
END_TEST

START_TEST (a_wrong_move_is_answered_and_a_right_one_leads_on_to_the_next_step)
{
  qdr_lesson_window_teach (window);
  propose ("b1");
  assert_shown (window->answer, "brings you no nearer");
  ck_assert_uint_eq (qdr_game_get_ply (get_game ()), 0);
  ck_assert (has_focus_within (GTK_WIDGET (window->board)));

  propose ("c2");
  assert_shown (window->answer, "That is how a pawn moves");
  ck_assert (has_focus_within (window->next));
  fixture_assert_enabled (window, "hint", FALSE);

  fixture_activate (window, "next");
  assert_shown (window->progress, "Step 2 of 10");
  ck_assert (!gtk_widget_get_visible (window->answer_box));
  ck_assert (has_focus_within (GTK_WIDGET (window->board)));
}
END_TEST

START_TEST (robin_answers_by_itself)
{
  qdr_lesson_window_teach (window);
  fixture_activate (window, "next");
  propose ("b3");
  ck_assert_uint_eq (qdr_game_get_ply (get_game ()), 1);
  fixture_wait (is_persons_turn, NULL);
  ck_assert_uint_eq (qdr_game_get_ply (get_game ()), 2);
  assert_shown (window->answer, "Robin moves to d4.");
  propose ("b4");
  ck_assert (!gtk_widget_get_visible (window->answer_box));
}
END_TEST

START_TEST (steps_are_skipped_forth_and_back_even_while_robin_is_about_to_answer)
{
  qdr_lesson_window_teach (window);
  fixture_activate (window, "next");
  propose ("b3");
  fixture_activate (window, "previous");
  assert_shown (window->progress, "Step 1 of 10");
  ck_assert_uint_eq (window->reply_source, 0);
  for (guint i = 0; i < 9; i++)
    fixture_activate (window, "next");
  assert_shown (window->progress, "Step 10 of 10");
  fixture_assert_enabled (window, "next", FALSE);
  ck_assert (!gtk_widget_get_visible (window->ending));
}
END_TEST

START_TEST (the_right_move_is_shown_on_the_board_and_told)
{
  qdr_lesson_window_teach (window);
  ck_assert_str_eq (gtk_button_get_label (window->show), "_Show Me");
  fixture_activate (window, "hint");
  assert_shown (window->answer, "Try c2");
  ck_assert_uint_eq (qdr_board_view_get_hint (window->board), move_from ("c2"));
}
END_TEST

START_TEST (ways_and_distances_are_shown_where_the_step_is_about_them)
{
  qdr_lesson_window_teach (window);
  assert_shown (window->own_race, "You");
  ck_assert_str_eq (gtk_label_get_text (window->robins_race), "Robin");
  qdr_tutor_go_to (window->tutor, 5);
  ck_assert (qdr_board_view_get_show_shortest_paths (window->board));
  assert_shown (window->own_race, "You: 3 steps to go, 3 walls.");
  assert_shown (window->robins_race, "Robin: 3 steps to go, 3 walls.");
  propose ("d3h");
  assert_shown (window->robins_race, "Robin: 4 steps to go, 3 walls.");
  fixture_activate (window, "next");
  ck_assert (!qdr_board_view_get_show_shortest_paths (window->board));
}
END_TEST

START_TEST (the_wall_that_is_refused_is_the_task)
{
  qdr_lesson_window_teach (window);
  qdr_tutor_go_to (window->tutor, 7);
  propose ("c4v");
  assert_shown (window->answer, "without a path");
  ck_assert (qdr_tutor_get_done (window->tutor));
  ck_assert (has_focus_within (window->next));
  /* It is still the person's turn, but nothing is left to be done. */
  ck_assert (qdr_board_view_get_locked (window->board));
  fixture_activate (window, "next");
  ck_assert (!qdr_board_view_get_locked (window->board));
}
END_TEST

static gboolean
is_done_or_to_move (gpointer data)
{
  return qdr_tutor_get_done (window->tutor) || is_persons_turn (NULL);
}

/* As somebody who always asks. */
static void
do_step (void)
{
  while (!qdr_tutor_get_done (window->tutor)) {
    fixture_activate (window, "hint");
    qdr_board_view_propose (window->board, qdr_board_view_get_hint (window->board));
    fixture_wait (is_done_or_to_move, NULL);
  }
}

START_TEST (the_whole_lesson_ends_with_an_offer_of_puzzles_and_a_game)
{
  qdr_lesson_window_teach (window);
  for (guint i = 1; i < 10; i++) {
    do_step ();
    fixture_activate (window, "next");
  }
  do_step ();
  assert_shown (window->answer, "You have won");
  ck_assert (gtk_widget_get_mapped (window->ending));
  ck_assert (has_focus_within (window->try_puzzles));
  fixture_activate (window, "themes");
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Puzzles");
}
END_TEST

static gboolean
is_gone (gpointer data)
{
  return window == NULL;
}

START_TEST (playing_a_game_closes_the_window)
{
  qdr_lesson_window_teach (window);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  fixture_activate (window, "play");
  fixture_wait (is_gone, NULL);
}
END_TEST

/* --- Puzzles ---------------------------------------------------------------------------------- */

static GtkListBoxRow *
get_row (int index)
{
  return gtk_list_box_get_row_at_index (window->themes, index);
}

static void
choose_row (int index)
{
  g_signal_emit_by_name (window->themes, "row-activated", get_row (index));
}

/* The present puzzle, which is one about jumps. */
static void
solve (void)
{
  g_autoptr (GPtrArray) puzzles = qdr_puzzle_list_pick (window->puzzles, "A jump");
  QdrPuzzle *puzzle = g_ptr_array_index (puzzles, qdr_tutor_get_index (window->tutor));

  qdr_board_view_propose (window->board, qdr_puzzle_get_move (puzzle));
}

START_TEST (themes_are_listed_with_how_many_are_solved)
{
  qdr_lesson_window_show_themes (window);
  ck_assert (gtk_widget_get_mapped (window->themes_page));
  ck_assert_ptr_nonnull (get_row (6));
  ck_assert_str_eq (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (get_row (2))), "Jumps");
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (2))), "0 of 8 solved");
  ck_assert (has_focus_within (GTK_WIDGET (get_row (0))));
  fixture_assert_enabled (window, "next", FALSE);
}
END_TEST

START_TEST (a_puzzle_is_solved_and_counted)
{
  qdr_lesson_window_show_themes (window);
  choose_row (2);
  assert_shown (window->title, "Jumps");
  assert_shown (window->progress, "Puzzle 1 of 8");
  assert_shown (window->wish, "Find the only move that wins.");
  ck_assert_str_eq (gtk_button_get_label (window->show), "_Solution");
  solve ();
  assert_shown (window->answer, "Right! ");
  ck_assert (has_focus_within (window->next));
  ck_assert (gtk_widget_get_mapped (window->play_on));

  fixture_activate (window, "themes");
  ck_assert (has_focus_within (GTK_WIDGET (get_row (2))));
  ck_assert_str_eq (adw_action_row_get_subtitle (ADW_ACTION_ROW (get_row (2))), "1 of 8 solved");
  choose_row (2);
  assert_shown (window->progress, "Puzzle 2 of 8");
}
END_TEST

START_TEST (the_person_sits_at_the_bottom_whoever_that_is)
{
  qdr_lesson_window_set_puzzles (window, "A jump");
  for (guint i = 0; i < qdr_tutor_get_n_tasks (window->tutor); i++) {
    QdrSide side;

    qdr_tutor_go_to (window->tutor, i);
    side = qdr_side_of_player (2, qdr_tutor_get_person (window->tutor));
    ck_assert_int_eq (qdr_board_view_find_place (window->board, side), QDR_SIDE_SOUTH);
  }
}
END_TEST

START_TEST (the_pawns_beside_the_names_are_those_on_the_board)
{
  qdr_lesson_window_set_puzzles (window, "A jump");
  for (guint i = 0; i < qdr_tutor_get_n_tasks (window->tutor); i++) {
    qdr_tutor_go_to (window->tutor, i);
    if (qdr_tutor_get_person (window->tutor) == 0) {
      ck_assert_str_eq (gtk_widget_get_tooltip_text (window->own_side),
                        "You are Player 1, and your pawn is marked with a disc.");
      ck_assert_str_eq (gtk_widget_get_tooltip_text (window->robins_side),
                        "Robin’s pawn is marked with a square.");
    } else {
      ck_assert_str_eq (gtk_widget_get_tooltip_text (window->own_side),
                        "You are Player 2, and your pawn is marked with a square.");
      ck_assert_str_eq (gtk_widget_get_tooltip_text (window->robins_side),
                        "Robin’s pawn is marked with a disc.");
    }
  }
}
END_TEST

START_TEST (after_the_last_puzzle_of_a_theme_come_the_themes)
{
  qdr_lesson_window_set_puzzles (window, "A jump");
  for (guint i = 1; i < qdr_tutor_get_n_tasks (window->tutor); i++)
    fixture_activate (window, "next");
  fixture_activate (window, "next");
  ck_assert (gtk_widget_get_mapped (window->themes_page));
}
END_TEST

static gboolean
has_moved_on (gpointer data)
{
  return qdr_game_get_ply (get_game ()) > *(const guint *) data;
}

START_TEST (playing_on_gives_the_board_back_and_robin_thinks)
{
  guint ply;

  qdr_lesson_window_set_puzzles (window, "A jump");
  solve ();
  ply = qdr_game_get_ply (get_game ());
  fixture_activate (window, "play-on");
  ck_assert (has_focus_within (GTK_WIDGET (window->board)));
  ck_assert (!gtk_widget_get_visible (window->play_on));
  ck_assert (!qdr_board_view_get_locked (window->board));
  assert_shown (window->text, "You play on against Robin");
  assert_shown (window->wish, "It is Robin’s turn.");
  fixture_wait (has_moved_on, &ply);
  ck_assert_uint_eq (qdr_game_get_ply (get_game ()), ply + 1);
  assert_shown (window->wish, "It is your turn.");
}
END_TEST

static gboolean
is_answered (gpointer data)
{
  return gtk_widget_get_visible (window->answer_box);
}

START_TEST (the_answer_to_a_wrong_move_is_drawn_until_the_puzzle_begins_again)
{
  const QdrBoardLine *line;

  qdr_lesson_window_set_puzzles (window, "A jump");
  line = &window->board->scene.line;
  propose ("a4h");
  fixture_wait (is_answered, NULL);
  assert_shown (window->answer, "But Robin answers ");
  ck_assert_uint_eq (line->n_moves, 2);
  ck_assert_uint_eq (line->moves[0].move, move_from ("a4h"));
  ck_assert_uint_eq (line->moves[0].player, qdr_tutor_get_person (window->tutor));

  fixture_activate (window, "again");
  ck_assert_uint_eq (line->n_moves, 0);
  ck_assert (!gtk_widget_get_visible (window->answer_box));
}
END_TEST

START_TEST (a_hint_takes_the_place_of_the_answer_to_a_wrong_move)
{
  qdr_lesson_window_set_puzzles (window, "A jump");
  propose ("a4h");
  fixture_wait (is_answered, NULL);
  fixture_activate (window, "hint");
  ck_assert_uint_eq (window->board->scene.line.n_moves, 0);
  ck_assert_uint_ne (qdr_board_view_get_hint (window->board), QDR_MOVE_NONE);
}
END_TEST

static gboolean
has_hint (gpointer data)
{
  return qdr_board_view_get_hint (window->board) != QDR_MOVE_NONE;
}

static gboolean
is_over_or_to_move (gpointer data)
{
  return qdr_game_get_result (get_game ()).outcome != QDR_OUTCOME_ONGOING ||
         qdr_game_get_turn (get_game ()) == qdr_tutor_get_person (window->tutor);
}

/* As somebody who always asks. */
static void
play_to_the_end (void)
{
  fixture_wait (is_over_or_to_move, NULL);
  while (qdr_game_get_result (get_game ()).outcome == QDR_OUTCOME_ONGOING) {
    fixture_activate (window, "hint");
    fixture_wait (has_hint, NULL);
    qdr_board_view_propose (window->board, qdr_board_view_get_hint (window->board));
    fixture_wait (is_over_or_to_move, NULL);
  }
}

START_TEST (a_puzzle_is_played_on_with_hints_and_begun_again_after_the_end)
{
  qdr_lesson_window_set_puzzles (window, "A jump");
  ck_assert (!gtk_widget_get_visible (window->again));
  solve ();
  fixture_activate (window, "play-on");
  ck_assert_str_eq (gtk_button_get_label (window->show), "_Show Me");
  play_to_the_end ();
  assert_shown (window->answer, "You have won.");
  assert_shown (window->wish, "The game is over.");
  fixture_assert_enabled (window, "hint", FALSE);
  ck_assert (gtk_widget_get_mapped (window->again));
  ck_assert (has_focus_within (window->next));

  fixture_activate (window, "again");
  assert_shown (window->wish, "Find the only move that wins.");
  ck_assert_uint_eq (qdr_game_get_ply (get_game ()), 0);
  ck_assert (!gtk_widget_get_visible (window->again));
  ck_assert_str_eq (gtk_button_get_label (window->show), "_Solution");
  ck_assert (has_focus_within (GTK_WIDGET (window->board)));
}
END_TEST

START_TEST (a_puzzle_is_begun_again_while_robin_thinks)
{
  qdr_lesson_window_set_puzzles (window, "A jump");
  solve ();
  fixture_activate (window, "play-on");
  fixture_activate (window, "again");
  ck_assert_uint_eq (window->reply_source, 0);
  solve ();
  fixture_activate (window, "play-on");
  qdr_tutor_reply (window->tutor);
  fixture_activate (window, "again");
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_ply (get_game ()), 0);
}
END_TEST

START_TEST (puzzles_that_cannot_be_read_are_told_about)
{
  g_autofree char *file = g_strdup (g_getenv ("QDR_PUZZLES_FILE"));

  g_setenv ("QDR_PUZZLES_FILE", "/nowhere/puzzles.txt", TRUE);
  qdr_lesson_window_show_themes (window);
  g_setenv ("QDR_PUZZLES_FILE", file, TRUE);
  assert_shown (window->themes_text, "The puzzles cannot be read. ");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (window->themes)));
}
END_TEST

/* --- The window ------------------------------------------------------------------------------- */

START_TEST (preferences_hold_for_its_board_as_well)
{
  qdr_lesson_window_teach (window);
  g_settings_set_boolean (fixture_get_settings (), "show-coordinates", FALSE);
  g_settings_set_boolean (fixture_get_settings (), "sound", FALSE);
  ck_assert (!qdr_board_view_get_show_coordinates (window->board));
  ck_assert (!qdr_sounds_get_enabled (window->sounds));
}
END_TEST

static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *frame_clock, gpointer user_data)
{
  guint *n_left = user_data;

  return --*n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
is_zero (gpointer data)
{
  return *(const guint *) data == 0;
}

/* Long enough for a window that is asked for another size, and laid out anew. */
static void
wait_for_frames (void)
{
  guint n_left = 5;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame, &n_left, NULL);
  fixture_wait (is_zero, &n_left);
}

static void
assert_buttons_are_within (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      assert_buttons_are_within (child);
  if (GTK_IS_BUTTON (widget)) {
    graphene_rect_t bounds;

    ck_assert (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
    ck_assert_int_le ((int) (bounds.origin.x + bounds.size.width),
                      gtk_widget_get_width (GTK_WIDGET (window)));
    ck_assert_int_le ((int) (bounds.origin.y + bounds.size.height),
                      gtk_widget_get_height (GTK_WIDGET (window)));
  }
}

static void
set_size (int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  wait_for_frames ();
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (window)), width);
}

static void
make_small (int height)
{
  set_size (SMALL_WIDTH, height);
}

static void
say_much (void)
{
  g_autoptr (GString) words = g_string_new (NULL);

  while (words->len < 240)
    g_string_append (words, "There would be room for that wall. ");
  qdr_tutor_say (window->tutor, QDR_TONE_WRONG, words->str);
}

START_TEST (the_buttons_stay_in_sight_below_a_long_answer)
{
  qdr_lesson_window_teach (window);
  make_small (PHONE_HEIGHT);
  say_much ();
  wait_for_frames ();
  assert_buttons_are_within (GTK_WIDGET (window));
  ck_assert_int_le (gtk_widget_get_height (GTK_WIDGET (window)), PHONE_HEIGHT);
}
END_TEST

START_TEST (a_window_that_is_too_small_for_its_words_grows)
{
  qdr_lesson_window_teach (window);
  make_small (400);
  say_much ();
  wait_for_frames ();
  assert_buttons_are_within (GTK_WIDGET (window));
}
END_TEST

static void
set_letters (int per_cent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", per_cent * 96 * 1024 / 100, NULL);
}

/* In the window, rounded to pixels. */
static GdkRectangle
get_place (GtkWidget *widget)
{
  graphene_rect_t bounds;

  ck_assert (gtk_widget_compute_bounds (widget, GTK_WIDGET (window), &bounds));
  return (GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                         (int) bounds.size.height };
}

static void
assert_apart (GtkWidget *widget, GtkWidget *other)
{
  const GdkRectangle place = get_place (widget);
  const GdkRectangle others = get_place (other);

  ck_assert (!gdk_rectangle_intersect (&place, &others, NULL));
}

START_TEST (buttons_with_large_letters_go_below_each_other)
{
  set_letters (200);
  qdr_lesson_window_teach (window);
  set_size (PHONE_WIDTH, PHONE_HEIGHT);
  for (guint i = 0; i < qdr_tutor_get_n_tasks (window->tutor); i++) {
    qdr_tutor_go_to (window->tutor, i);
    wait_for_frames ();
    assert_buttons_are_within (GTK_WIDGET (window));
    assert_apart (GTK_WIDGET (window->show), window->next);
  }
  qdr_lesson_window_set_puzzles (window, "A jump");
  wait_for_frames ();
  assert_buttons_are_within (GTK_WIDGET (window));
  ck_assert_int_le (gtk_widget_get_width (GTK_WIDGET (window)), PHONE_WIDTH);
  set_letters (100);
}
END_TEST

static void
assert_in_a_row (GtkWidget *left, GtkWidget *right)
{
  const GdkRectangle first = get_place (left);
  const GdkRectangle second = get_place (right);

  ck_assert_int_eq (first.y, second.y);
  ck_assert_int_lt (first.x + first.width, second.x);
}

START_TEST (buttons_stand_in_a_row_that_begins_where_lines_of_text_do)
{
  qdr_lesson_window_teach (window);
  make_small (PHONE_HEIGHT);
  assert_in_a_row (GTK_WIDGET (window->show), window->next);

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  wait_for_frames ();
  assert_in_a_row (window->next, GTK_WIDGET (window->show));
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}
END_TEST

START_TEST (it_fits_on_a_phone_whatever_it_says)
{
  int width, height;

  qdr_lesson_window_teach (window);
  make_small (PHONE_HEIGHT);
  for (guint i = 0; i < qdr_tutor_get_n_tasks (window->tutor); i++) {
    qdr_tutor_go_to (window->tutor, i);
    propose ("a1v");
    ck_assert (gtk_widget_get_visible (window->answer_box));
    gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL,
                        NULL);
    ck_assert_int_le (width, SMALL_WIDTH);
    gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_VERTICAL, SMALL_WIDTH, &height, NULL,
                        NULL, NULL);
    ck_assert_int_le (height, PHONE_HEIGHT);
    wait_for_frames ();
    assert_buttons_are_within (GTK_WIDGET (window));
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("lesson-window");
  TCase *lesson = tcase_create ("lesson");
  TCase *puzzles = tcase_create ("puzzles");
  TCase *whole = tcase_create ("window");

  tcase_add_checked_fixture (lesson, set_up, tear_down);
  tcase_set_timeout (lesson, 120);
  tcase_add_test (lesson, the_lesson_begins_with_its_first_step_and_the_focus_on_the_board);
  tcase_add_test (lesson, a_wrong_move_is_answered_and_a_right_one_leads_on_to_the_next_step);
  tcase_add_test (lesson, robin_answers_by_itself);
  tcase_add_test (lesson, steps_are_skipped_forth_and_back_even_while_robin_is_about_to_answer);
  tcase_add_test (lesson, the_right_move_is_shown_on_the_board_and_told);
  tcase_add_test (lesson, ways_and_distances_are_shown_where_the_step_is_about_them);
  tcase_add_test (lesson, the_wall_that_is_refused_is_the_task);
  tcase_add_test (lesson, the_whole_lesson_ends_with_an_offer_of_puzzles_and_a_game);
  tcase_add_test (lesson, playing_a_game_closes_the_window);
  suite_add_tcase (suite, lesson);

  tcase_add_checked_fixture (puzzles, set_up, tear_down);
  tcase_set_timeout (puzzles, 120);
  tcase_add_test (puzzles, themes_are_listed_with_how_many_are_solved);
  tcase_add_test (puzzles, a_puzzle_is_solved_and_counted);
  tcase_add_test (puzzles, the_person_sits_at_the_bottom_whoever_that_is);
  tcase_add_test (puzzles, the_pawns_beside_the_names_are_those_on_the_board);
  tcase_add_test (puzzles, after_the_last_puzzle_of_a_theme_come_the_themes);
  tcase_add_test (puzzles, playing_on_gives_the_board_back_and_robin_thinks);
  tcase_add_test (puzzles, the_answer_to_a_wrong_move_is_drawn_until_the_puzzle_begins_again);
  tcase_add_test (puzzles, a_hint_takes_the_place_of_the_answer_to_a_wrong_move);
  tcase_add_test (puzzles, a_puzzle_is_played_on_with_hints_and_begun_again_after_the_end);
  tcase_add_test (puzzles, a_puzzle_is_begun_again_while_robin_thinks);
  tcase_add_test (puzzles, puzzles_that_cannot_be_read_are_told_about);
  suite_add_tcase (suite, puzzles);

  tcase_add_checked_fixture (whole, set_up, tear_down);
  tcase_set_timeout (whole, 120);
  tcase_set_tags (whole, "layout");
  tcase_add_test (whole, preferences_hold_for_its_board_as_well);
  tcase_add_test (whole, the_buttons_stay_in_sight_below_a_long_answer);
  tcase_add_test (whole, a_window_that_is_too_small_for_its_words_grows);
  tcase_add_test (whole, buttons_with_large_letters_go_below_each_other);
  tcase_add_test (whole, buttons_stand_in_a_row_that_begins_where_lines_of_text_do);
  tcase_add_test (whole, it_fits_on_a_phone_whatever_it_says);
  suite_add_tcase (suite, whole);

  return run_suite (suite);
}
