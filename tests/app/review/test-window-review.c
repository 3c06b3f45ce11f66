/*
 * The review of a game in the window: the board, the list of moves, and its end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "review-fixture.h"

#include "board-hands.h"
#include "qdr-evaluation-graph.h"
#include "qdr-notation.h"
#include "qdr-review-panel.h"

/* The end is reviewed at once, and the beginning takes long. */
#define LONG_GAME "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 e9"
#define N_MOVES 15

/* Returns the panel, after its page has been shown or a review has started. */
static QdrReviewPanel *
get_panel (void)
{
  return fixture_get_part (window, "review_place/");
}

/* Returns whether the positions before and after a move are reviewed. */
static gboolean
has_reviewed (gpointer data)
{
  GtkWidget *bar = fixture_find_child (GTK_WIDGET (get_panel ()), GTK_TYPE_PROGRESS_BAR);

  return gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)) > 1.5 / (N_MOVES + 1);
}

static void
show_page (const char *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (window), "show-page",
                                  g_variant_new_string (name));
}

static void
assert_review_is_there (gboolean is_there)
{
  fixture_assert_enabled (window, "close-review", is_there);
}

static void
review (void)
{
  fixture_activate (window, "review");
  fixture_assert_enabled (window, "review", FALSE);
  fixture_assert_enabled (window, "cancel-review", TRUE);
  fixture_wait (review_is_done, window);
  assert_review_is_there (TRUE);
}

/* Returns the list of the worst moves. */
static GtkListBox *
get_list (void)
{
  return GTK_LIST_BOX (fixture_find_child (GTK_WIDGET (get_panel ()), GTK_TYPE_LIST_BOX));
}

static void
assert_mistake_is_shown (gboolean is_shown)
{
  ck_assert ((review_find_chosen (get_list ()) != NULL) == is_shown);
  ck_assert ((board_get_scene (fixture_get_board (window))->mistake != QDR_MOVE_NONE) == is_shown);
}

static void
choose (guint row)
{
  GtkListBox *list = get_list ();

  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (list, (int) row)));
}

static void
assert_move (QdrMove move, const char *expected)
{
  char text[QDR_MOVE_TEXT_SIZE];

  ck_assert_str_eq (qdr_move_to_text (&board_get_scene (fixture_get_board (window))->position.board,
                                      move, text),
                    expected);
}

/* Returns whether the list of moves has a button @label with the accessible name @name. */
static gboolean
has_move (GtkWidget *widget, const char *label, const char *name)
{
  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0) {
    g_autofree char *problem =
        gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                            name);

    return problem == NULL;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_move (child, label, name))
      return TRUE;
  return FALSE;
}

TEST_DEFAULTS (.timeout = 120, .set_up = review_set_up, .tear_down = window_tear_down)

/* Also if the focus was on the previous page. */
TEST (a_page_begins_with_the_first_thing_to_do_there)
{
  GtkWidget *first;

  fixture_play (fixture_use_game (window, 2, "human,human"), "d2 d6");
  show_page ("notes");
  first = gtk_window_get_focus (GTK_WINDOW (window));
  show_page ("review");
  ck_assert_ptr_ne (gtk_window_get_focus (GTK_WINDOW (window)), first);
  show_page ("notes");
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), first);
}

TEST (a_mistake_that_is_chosen_shows_what_was_better_until_one_steps_away)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  const QdrBoardScene *scene = board_get_scene (fixture_get_board (window));

  review ();
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  choose (0);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_uint_ge (scene->expected_moves.n_moves, 1);
  assert_move (scene->expected_moves.moves[0].move, "e9");
  assert_move (scene->mistake, "e7");
  ck_assert_str_eq (scene->mistake_sign, "??");
  ck_assert_str_eq (fixture_get_status (window),
                    "Blunder: e7 loses 100%. Better: e9. Anna reaches the goal.");
  ck_assert_uint_eq (scene->path_comparison.n_players, 2);

  fixture_activate (window, "next");
  assert_mistake_is_shown (FALSE);
  ck_assert_uint_eq (scene->expected_moves.n_moves, 0);
  ck_assert_uint_eq (scene->path_comparison.n_players, 0);
  ck_assert_uint_eq (scene->mistake, QDR_MOVE_NONE);
  assert_review_is_there (TRUE);
  choose (0);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  assert_mistake_is_shown (TRUE);
}

/* With a twentieth of a processor this would exceed the time limit in a build without
 * optimisation. */
TEST (a_review_that_is_looked_at_takes_more_than_the_share_of_the_background)
{
  fixture_use_position (window, REVIEW_START, "e2 e8 d1h e7 e3 d7h");
  g_settings_set_int (fixture_get_settings (), "analysis-share", 5);
  review ();
}

TEST (mistakes_are_marked_in_the_list_of_moves_and_spoken_as_long_as_the_review_is_shown)
{
  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  ck_assert (
      has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "e7", "Anna moves to e7"));
  review ();
  ck_assert (has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "e7??",
                       "Anna moves to e7. Blunder"));
  ck_assert (
      has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "a1", "Ben moves to a1"));
  fixture_activate (window, "close-review");
  ck_assert (
      has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "e7", "Anna moves to e7"));
  assert_review_is_there (FALSE);
  fixture_assert_enabled (window, "close-review", FALSE);
  fixture_assert_enabled (window, "review", TRUE);
}

TEST (closing_the_review_takes_its_line_off_the_board)
{
  GtkLabel *label;

  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  review ();
  choose (0);
  label = GTK_LABEL (
      fixture_find_child (GTK_WIDGET (fixture_get_part (window, "status_bar")), GTK_TYPE_LABEL));
  ck_assert (g_str_has_prefix (gtk_label_get_label (label), "Blunder: "));
  fixture_activate (window, "close-review");
  ck_assert_str_eq (gtk_label_get_label (label), "Before the first move.");
  ck_assert_uint_eq (board_get_scene (fixture_get_board (window))->expected_moves.n_moves, 0);
  ck_assert_uint_eq (board_get_scene (fixture_get_board (window))->mistake, QDR_MOVE_NONE);
}

TEST (the_focus_goes_from_the_panel_to_the_board_when_the_review_is_closed)
{
  GtkWidget *graph;
  GtkWidget *focus;

  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  review ();
  graph = fixture_find_child (GTK_WIDGET (get_panel ()), QDR_TYPE_EVALUATION_GRAPH);
  ck_assert (gtk_widget_grab_focus (graph));
  fixture_activate (window, "close-review");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert_ptr_nonnull (focus);
  ck_assert (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture_get_board (window))));
}

TEST (a_key_goes_from_mistake_to_mistake_and_leaves_the_focus_alone)
{
  GtkWidget *focus;

  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  fixture_assert_enabled (window, "next-mistake", FALSE);
  fixture_assert_enabled (window, "previous-mistake", FALSE);
  review ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  fixture_activate (window, "next-mistake");
  assert_mistake_is_shown (TRUE);
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), focus);
  fixture_activate (window, "next");
  assert_mistake_is_shown (FALSE);
  fixture_activate (window, "previous-mistake");
  assert_mistake_is_shown (TRUE);
  fixture_activate (window, "close-review");
  fixture_assert_enabled (window, "next-mistake", FALSE);
}

TEST (another_way_of_the_game_takes_the_marks_with_it)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);

  review ();
  choose (0);
  ck_assert (qdr_game_play_from_text (game, "d8", NULL));
  assert_mistake_is_shown (FALSE);
  assert_review_is_there (FALSE);
  ck_assert (
      has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "d8", "Anna moves to d8"));
}

TEST (what_is_left_of_a_review_stays_when_the_game_goes_another_way_later)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);

  review ();
  qdr_game_go_to_ply (game, 1);
  ck_assert (qdr_game_play_from_text (game, "b2", NULL));
  assert_review_is_there (TRUE);
  ck_assert (has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "e7??",
                       "Anna moves to e7. Blunder"));
}

/* The move of a variation is played as the board plays it. */
static void
try_move (QdrGame *game, const char *text)
{
  QdrMove move;

  ck_assert (!qdr_move_from_text (&qdr_game_get_start_position (game)->board, text, &move));
  ck_assert (qdr_session_play (qdr_window_get_session (window), move, NULL));
}

TEST (a_finished_game_keeps_its_review_while_one_tries_other_moves, .loops = 4)
{
  const guint ply = (guint) _i % 2;
  const QdrBranch branch = { ply, 0 };
  g_autoptr (QdrGame) game = fixture_make_game_from (REVIEW_ALMOST_WON, "");

  qdr_game_set_time_control (game, _i < 2 ? 0 : 600);
  fixture_show_game (window, game);
  fixture_play (game, REVIEW_BLUNDER);
  review ();
  qdr_game_go_to_ply (game, ply);
  try_move (game, ply == 0 ? "d8" : "b2");
  assert_review_is_there (TRUE);
  fixture_assert_enabled (window, "review", TRUE);
  qdr_game_promote_variation_at_path (game, &branch, 1);
  ck_assert (!qdr_game_is_under_way (game));
  assert_review_is_there (TRUE);
  fixture_assert_enabled (window, "review", TRUE);
  ck_assert (has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "e7??",
                       ply == 0 ? "Anna moves to e7. Blunder. With variations"
                                : "Anna moves to e7. Blunder"));
}

TEST (another_game_ends_the_review)
{
  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  review ();
  fixture_use_position (window, REVIEW_START, "e2");
  assert_review_is_there (FALSE);
  ck_assert (
      has_move (GTK_WIDGET (fixture_get_part (window, "score_sheet")), "e2", "Anna moves to e2"));
}

TEST (win_probabilities_are_noted_in_the_game_and_change_no_file)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  double value = 0;

  qdr_game_set_modified (game, FALSE);
  ck_assert (!qdr_game_get_evaluation (game, 0, &value));
  review ();
  ck_assert (qdr_game_get_evaluation (game, 0, &value));
  ck_assert_double_eq (value, -99.99);
  ck_assert (!qdr_game_get_modified (game));
  fixture_activate (window, "close-review");
  ck_assert (gtk_widget_get_visible (
      fixture_find_child (GTK_WIDGET (get_panel ()), QDR_TYPE_EVALUATION_GRAPH)));
}

TEST (a_review_that_is_cancelled_leaves_what_it_has)
{
  fixture_use_position (window, REVIEW_START, LONG_GAME);
  fixture_activate (window, "review");
  fixture_wait (has_reviewed, NULL);
  fixture_activate (window, "cancel-review");
  ck_assert (review_is_done (window));
  assert_review_is_there (TRUE);
  ck_assert (g_str_has_prefix (qdr_review_panel_get_summary (get_panel ()), "Reviewed "));
  fixture_assert_enabled (window, "cancel-review", FALSE);
  fixture_assert_enabled (window, "review", TRUE);
}

TEST (a_review_that_is_cancelled_before_it_knows_anything_is_gone)
{
  fixture_use_position (window, REVIEW_START, LONG_GAME);
  fixture_activate (window, "review");
  fixture_activate (window, "cancel-review");
  assert_review_is_there (FALSE);
}

TEST (a_review_can_be_had_again)
{
  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  review ();
  choose (0);
  review ();
  ck_assert_uint_eq (g_list_model_get_n_items (qdr_review_panel_get_worst_moves (get_panel ())), 1);
}

static const char *
get_page (void)
{
  return adw_view_stack_get_visible_child_name (fixture_get_part (window, "pages"));
}

/* Asserts the sentence of the review page, and whether its button is enabled. */
static void
assert_offer (const char *beginning, gboolean possible)
{
  GtkWidget *label = fixture_find_child (GTK_WIDGET (get_panel ()), GTK_TYPE_LABEL);
  GtkWidget *button = fixture_find_child (GTK_WIDGET (get_panel ()), GTK_TYPE_BUTTON);

  ck_assert (gtk_widget_get_visible (gtk_widget_get_parent (button)));
  ck_assert_msg (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (label)), beginning), "%s",
                 gtk_label_get_label (GTK_LABEL (label)));
  ck_assert (gtk_widget_get_sensitive (button) == possible);
}

TEST (a_review_needs_moves_and_is_offered_on_its_page)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, "");

  fixture_assert_enabled (window, "review", FALSE);
  ck_assert_ptr_null (adw_bin_get_child (fixture_get_part (window, "review_place")));
  ck_assert_str_eq (get_page (), "moves");
  show_page ("review");
  assert_offer ("There is no move", FALSE);
  fixture_play (game, "e7");
  assert_offer ("A review goes", TRUE);
  show_page ("moves");
  review ();
  ck_assert_str_eq (get_page (), "review");
}

TEST (of_four_it_is_said_that_no_exercises_come)
{
  QdrGame *game = fixture_use_game (window, 4, "human,human,human,human");

  fixture_play (game, "c3h");
  show_page ("review");
  assert_offer (
      "A review goes through the whole game and shows which moves lost the most, and what "
      "would have been better. Games of four",
      TRUE);
}

TEST (whoever_plays_by_a_clock_gets_a_review_after_the_end)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  ck_assert (qdr_position_from_text (REVIEW_ALMOST_WON, &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  qdr_game_set_time_control (game, 600);
  fixture_show_game (window, game);
  fixture_play (game, "e7");
  fixture_assert_enabled (window, "review", FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_assert_enabled (window, "review", FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_activate (window, "previous");
  fixture_assert_enabled (window, "review", FALSE);
  fixture_activate (window, "last");
  fixture_play (game, "a1");
  fixture_assert_enabled (window, "review", TRUE);
  fixture_activate (window, "previous");
  fixture_assert_enabled (window, "review", TRUE);

  /* Nor are the results visible if a player continues from there. */
  review ();
  fixture_play (game, "b2");
  assert_review_is_there (FALSE);
  assert_offer ("This game can be reviewed", FALSE);
}

TEST (a_review_stops_when_a_clock_begins_to_run)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  ck_assert (qdr_position_from_text (REVIEW_START, &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  qdr_game_set_time_control (game, 600);
  fixture_play (game, "e2 e8");
  fixture_show_game (window, game);
  fixture_activate (window, "review");
  fixture_play (game, "e3");
  ck_assert (review_is_done (window));
  fixture_assert_enabled (window, "review", FALSE);
  assert_review_is_there (FALSE);
}

static gboolean
has_analysis (gpointer data)
{
  return strstr (gtk_label_get_label (fixture_get_part (window, "analysis_place/")), "depth") !=
         NULL;
}

TEST (the_analysis_leaves_the_line_of_a_mistake_alone)
{
  const QdrBoardScene *scene = board_get_scene (fixture_get_board (window));

  fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  review ();
  choose (0);
  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", TRUE);
  fixture_wait (has_analysis, NULL);
  g_settings_set_boolean (fixture_get_settings (), "show-evaluation", FALSE);
  ck_assert_uint_ge (scene->expected_moves.n_moves, 1);
  assert_move (scene->mistake, "e7");
}

TEST (a_hint_comes_first_and_the_review_goes_on_after_it)
{
  QdrGame *game = fixture_use_position (window, REVIEW_ALMOST_WON, REVIEW_BLUNDER);

  qdr_game_go_to_ply (game, 0);
  fixture_activate (window, "review");
  fixture_activate (window, "hint");
  fixture_wait (fixture_hint_is_offered, window);
  ck_assert (g_str_has_prefix (fixture_get_status (window), "Look at "));
  fixture_wait (review_is_done, window);
  ck_assert (!g_str_has_prefix (qdr_review_panel_get_summary (get_panel ()), "Reviewed "));
}

TEST (closing_the_window_leaves_no_review_behind)
{
  fixture_use_position (window, REVIEW_START, LONG_GAME);
  fixture_activate (window, "review");
}
