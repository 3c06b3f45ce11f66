/*
 * Trying mistakes again after a review: the window does not reveal a better move before it is
 * found, shown or hinted at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "review-fixture.h"

#include <string.h>

#include "board-hands.h"
#include "qdr-lesson-page.h"
#include "qdr-notation.h"
#include "qdr-review-panel.h"
#include "temp-folder.h"

static char *folder;
static QdrLibraryWorker *library;
static QdrTraining *training;
static QdrLessonPage *lesson; /* a weak pointer */

static void
opened_cb (QdrTraining *self, GPtrArray *exercises)
{
  if (lesson == NULL) {
    g_set_weak_pointer (&lesson, QDR_LESSON_PAGE (qdr_lesson_page_new (training)));
    fixture_show_page (lesson);
  }
  qdr_lesson_page_start_mistake_course (lesson, exercises);
}

static void
set_up (void)
{
  g_autofree char *path = NULL;

  review_set_up ();
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
  training = qdr_training_new (library);
  g_signal_connect (training, "opened", G_CALLBACK (opened_cb), NULL);
  qdr_window_set_library (window, library);
  qdr_window_set_training (window, training);
}

static void
tear_down (void)
{
  if (lesson != NULL)
    fixture_assert_finalizes (lesson, fixture_close);
  g_settings_reset (fixture_get_settings (), "show-evaluation");
  window_tear_down ();
  qdr_library_worker_wait_for_jobs (library);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fixture_assert_finalizes (training, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&folder, remove_temp_folder);
}

/* The better move in texts */

static void
assert_not_in (const char *text, const char *move)
{
  ck_assert_msg (text == NULL || strstr (text, move) == NULL, "\"%s\" tells of %s", text, move);
}

/* Labels and tooltips are searched. The board is checked by its scene, since its squares have
 * the names of moves. */
static void
assert_not_in_widget (GtkWidget *widget, const char *move)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (QDR_IS_BOARD_VIEW (widget))
    return;
  if (GTK_IS_LABEL (widget))
    assert_not_in (gtk_label_get_text (GTK_LABEL (widget)), move);
  assert_not_in (tooltip, move);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_not_in_widget (child, move);
}

static void
assert_not_shown (const char *move)
{
  GListModel *windows = gtk_window_get_toplevels ();
  const QdrBoardScene *scene = board_get_scene (fixture_get_board (window));

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (windows, i);

    assert_not_in (gtk_window_get_title (toplevel), move);
    assert_not_in_widget (GTK_WIDGET (toplevel), move);
  }
  ck_assert_uint_eq (scene->expected_moves.n_moves, 0);
  ck_assert_uint_eq (scene->hint, QDR_MOVE_NONE);
}

/* Trying again */

static QdrReviewPanel *
get_panel (void)
{
  return fixture_get_part (window, "review_place/");
}

static void
review (void)
{
  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  fixture_activate (window, "review");
  fixture_wait (review_is_done, window);
}

static GtkListBoxRow *
get_row (void)
{
  GtkWidget *list = fixture_find_child (GTK_WIDGET (get_panel ()), GTK_TYPE_LIST_BOX);

  return gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0);
}

static void
assert_row (const char *name)
{
  g_autofree char *problem =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_row ()),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  ck_assert_msg (problem == NULL, "%s", problem);
}

#define CONCEALED "Move 1, Anna. Blunder: e7 loses 100%."
#define TOLD CONCEALED " Better: e9."

static void
propose (const char *text)
{
  GtkWidget *board = fixture_get_part (lesson, "board");
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&board_get_scene (QDR_BOARD_VIEW (board))->position.board,
                                        text, &move),
                    QDR_REFUSAL_REASON_NONE);
  qdr_board_view_propose_move (QDR_BOARD_VIEW (board), move);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (a_review_tells_the_mistake_and_not_what_was_better)
{
  review ();
  assert_row (CONCEALED);
  assert_not_shown ("e9");
  fixture_activate (window, "next-mistake");
  ck_assert_str_eq (fixture_get_status (window), "Blunder: e7 loses 100%.");
  assert_not_shown ("e9");
}

TEST (who_asks_is_told_and_shown)
{
  review ();
  fixture_activate (window, "next-mistake");
  fixture_activate (window, "show-better");
  assert_row (TOLD);
  ck_assert_str_eq (fixture_get_status (window),
                    "Blunder: e7 loses 100%. Better: e9. Anna reaches the goal.");
  ck_assert_uint_eq (board_get_scene (fixture_get_board (window))->expected_moves.n_moves, 1);
  fixture_assert_enabled (window, "show-better", FALSE);
  fixture_assert_enabled (window, "try-again", TRUE);
  /* The button stays, so that no other one gets a second click. */
  ck_assert (gtk_widget_get_visible (
      fixture_get_part (fixture_get_part (window, "review_place/"), "show_better")));
}

/* The analysis would show the better move too. */
TEST (while_it_is_tried_the_main_window_gives_no_advice)
{
  review ();
  fixture_activate (window, "next-mistake");
  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", TRUE);
  fixture_activate (window, "try-again");
  ck_assert_ptr_nonnull (lesson);
  assert_not_shown ("e9");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_assert_enabled (window, "show-better", FALSE);
  fixture_activate (window, "next-mistake");
  assert_not_shown ("e9");
  for (guint i = 0; i < 3; i++) {
    fixture_activate (lesson, "hint");
    assert_not_shown ("e9.");
  }
}

/* With the analysis on, however the mistake is reached. */
TEST (no_analysis_tells_at_the_mistake_what_was_better)
{
  GtkWidget *analysis = fixture_get_part (window, "analysis_place");

  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", TRUE);
  review ();
  qdr_game_go_to_ply (fixture_get_game (window), 0);
  ck_assert (!gtk_widget_get_visible (analysis));
  assert_not_shown ("e9");
  qdr_game_go_to_ply (fixture_get_game (window), 1);
  ck_assert (gtk_widget_get_visible (analysis));
  fixture_activate (window, "next-mistake");
  ck_assert (!gtk_widget_get_visible (analysis));
  fixture_activate (window, "show-better");
  ck_assert (gtk_widget_get_visible (analysis));
}

TEST (what_is_found_is_told_and_advice_comes_back_with_the_end)
{
  review ();
  fixture_activate (window, "try-again");
  assert_row (CONCEALED);
  propose ("e9");
  assert_row (TOLD);
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_assert_finalizes (lesson, fixture_close);
  qdr_game_go_to_ply (fixture_get_game (window), 0);
  fixture_assert_enabled (window, "hint", TRUE);
}

TEST (what_is_left_unsolved_stays_untold)
{
  review ();
  fixture_activate (window, "try-again");
  fixture_assert_finalizes (lesson, fixture_close);
  assert_row (CONCEALED);
  assert_not_shown ("e9");
  fixture_assert_enabled (window, "show-better", TRUE);
}

static const char *
get_offer (void)
{
  return gtk_button_get_label (GTK_BUTTON (fixture_get_part (get_panel (), "try_again")));
}

/* Ben does not win either. */
TEST (what_is_left_is_tried_and_in_the_end_all_again)
{
  fixture_use_position (window, REVIEW_ALMOST_WON, "e7 a3");
  fixture_activate (window, "review");
  fixture_wait (review_is_done, window);
  ck_assert_str_eq (get_offer (), "Try 2 Mistakes Again");
  fixture_activate (window, "try-again");
  propose ("e9");
  ck_assert_str_eq (get_offer (), "Try 1 Mistake Again");
  fixture_assert_finalizes (lesson, fixture_close);
  fixture_activate (window, "try-again");
  propose ("a1");
  ck_assert_str_eq (get_offer (), "Try 2 Mistakes Again");
}

TEST (what_is_left_and_was_taken_back_is_tried_no_more)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, "e7 a3");

  fixture_activate (window, "review");
  fixture_wait (review_is_done, window);
  fixture_activate (window, "try-again");
  propose ("e9");
  fixture_assert_finalizes (lesson, fixture_close);
  qdr_game_take_back_to_ply (game, 1);
  ck_assert (qdr_game_play_from_text (game, "b2", NULL));
  fixture_assert_enabled (window, "try-again", TRUE);
  fixture_assert_enabled (window, "show-better", FALSE);
  ck_assert_str_eq (get_offer (), "Try 1 Mistake Again");
}

TEST (what_was_removed_is_not_tried_again_until_it_is_back)
{
  review ();
  fixture_activate (window, "try-again");
  fixture_activate (lesson, "remove");
  fixture_assert_enabled (window, "try-again", FALSE);
  assert_row (CONCEALED);
  fixture_activate (window, "review");
  fixture_wait (review_is_done, window);
  fixture_assert_enabled (window, "try-again", FALSE);
  assert_row (CONCEALED);
  fixture_activate (lesson, "undo");
  fixture_assert_enabled (window, "try-again", TRUE);
}

TEST (a_game_of_computers_has_nothing_to_hide)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);

  for (guint i = 0; i < 2; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), "computer beginner");
  fixture_activate (window, "review");
  fixture_wait (review_is_done, window);
  assert_row (TOLD);
  fixture_assert_enabled (window, "try-again", FALSE);
}

TEST (a_review_that_is_closed_offers_nothing)
{
  review ();
  fixture_activate (window, "close-review");
  fixture_assert_enabled (window, "try-again", FALSE);
  fixture_assert_enabled (window, "show-better", FALSE);
}
