/*
 * The panel of a review: its lists, their order, and changes of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "review-fixture.h"

#include "qdr-board-picture.h"
#include "qdr-evaluation-graph.h"
#include "qdr-notation.h"
#include "qdr-review-panel.h"

/* No player has a choice that matters. */
#define FORCED "5 5 2 1 | c4 a3 | 0 0 | - | -"

static GtkWidget *holder;
static QdrReviewPanel *panel;
static QdrAnalyser *analyser;

static void
set_up (void)
{
  fixture_set_up ();
  panel = g_object_new (QDR_TYPE_REVIEW_PANEL, NULL);
  holder = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (holder), GTK_WIDGET (panel));
  analyser = qdr_analyser_new ();
  qdr_analyser_set_processor_share (analyser, 100);
}

static void
tear_down (void)
{
  g_clear_object (&analyser);
  fixture_assert_finalizes (holder, fixture_close);
  fixture_tear_down ();
}

static QdrGame *
show_game (const char *position, const char *moves)
{
  QdrGame *game = fixture_make_game_from (position, moves);

  qdr_review_panel_set_game (panel, game);
  return game;
}

/* Shows a review while it runs, and waits for its end. */
static QdrReview *
review (QdrGame *game)
{
  QdrReview *self = qdr_review_new (analyser, game);

  qdr_review_panel_set_review (panel, self);
  qdr_review_panel_set_review_running (panel, TRUE);
  review_run (self);
  qdr_review_panel_set_review_running (panel, FALSE);
  return self;
}

static GtkListBox *
get_list (void)
{
  return GTK_LIST_BOX (fixture_find_child (GTK_WIDGET (panel), GTK_TYPE_LIST_BOX));
}

/* Asserts the accessible text of the graph for the present position. */
static void
assert_graph_says (const char *words)
{
  GtkWidget *graph = fixture_find_child (GTK_WIDGET (panel), QDR_TYPE_EVALUATION_GRAPH);

  fixture_assert_accessible (graph, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words);
}

static gboolean
is_shown (GType type)
{
  gtk_widget_show (holder);
  return gtk_widget_is_visible (fixture_find_child (GTK_WIDGET (panel), type));
}

static guint
count_rows (void)
{
  return g_list_model_get_n_items (qdr_review_panel_get_worst_moves (panel));
}

static void
assert_name (guint row, const char *name)
{
  GtkListBoxRow *widget = gtk_list_box_get_row_at_index (get_list (), (int) row);

  fixture_assert_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (where_there_is_no_review_the_panel_says_what_it_would_be)
{
  G_GNUC_UNUSED g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  GtkWidget *words;

  qdr_review_panel_set_offer_text (panel, "It shows what was better.");
  words = fixture_find_child (GTK_WIDGET (panel), GTK_TYPE_LABEL);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (words)), "It shows what was better.");
  ck_assert (!is_shown (QDR_TYPE_EVALUATION_GRAPH));
  ck_assert (gtk_widget_is_visible (words));
  review (game);
  ck_assert (is_shown (QDR_TYPE_EVALUATION_GRAPH));
  ck_assert (!gtk_widget_is_visible (words));
}

static GtkWidget *
get_accuracy (void)
{
  return fixture_find_child (GTK_WIDGET (panel), QDR_TYPE_ACCURACY_VIEW);
}

TEST (a_blunder_is_listed_with_what_was_better)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);

  ck_assert_uint_eq (count_rows (), 1);
  assert_name (0, "Move 1, Anna. Blunder: e7 loses 100%. Better: e9.");
  ck_assert_str_eq (qdr_review_panel_get_summary (panel), "");
  assert_graph_says ("After move 1 of 1 (Ben): Anna 0%, Ben 100%");
  fixture_assert_accessible (get_accuracy (), GTK_ACCESSIBLE_PROPERTY_LABEL,
                             "Accuracy: Anna 0%, Ben 100%.");
  ck_assert (is_shown (QDR_TYPE_ACCURACY_VIEW));
  qdr_game_go_to_ply (game, 0);
  assert_graph_says ("Before the first move: Anna 100%, Ben 0%");
}

static gboolean
has_width (gpointer widget)
{
  return gtk_widget_get_width (widget) > 0;
}

TEST (pawns_and_numbers_of_players_stand_above_those_of_moves)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);
  GtkWidget *players = fixture_find_child (get_accuracy (), QDR_TYPE_PAWN_ICON);
  GtkWidget *moves = fixture_find_child (GTK_WIDGET (get_list ()), QDR_TYPE_PAWN_ICON);
  graphene_rect_t upper, lower;

  fixture_use_style ();
  gtk_window_present (GTK_WINDOW (holder));
  fixture_wait (has_width, moves);
  ck_assert (gtk_widget_compute_bounds (players, GTK_WIDGET (panel), &upper));
  ck_assert (gtk_widget_compute_bounds (moves, GTK_WIDGET (panel), &lower));
  ck_assert_int_eq ((int) upper.origin.x, (int) lower.origin.x);
}

TEST (where_nothing_was_lost_a_sentence_says_so)
{
  g_autoptr (QdrGame) game = show_game (FORCED, "c5");
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);

  ck_assert_uint_eq (count_rows (), 0);
  ck_assert (!is_shown (GTK_TYPE_LIST_BOX));
  ck_assert_str_eq (qdr_review_panel_get_summary (panel),
                    "No move lost anything worth mentioning.");
}

/* Both players walk up and down without a plan. */
#define WASTED "e2 e8 e3 e7 e4 e6 d3h d7h d4 f7h c4 d6 c5 c6 b5 b6 b4 b5 c4 b4 c3 b3 c4 b2 c5 b1"

TEST (of_computers_only_the_worst_are_listed_the_worst_of_all_first)
{
  g_autoptr (QdrGame) game = show_game ("9 9 2 1 | e1 e9 | 10 10 | - | -", WASTED);
  g_autoptr (QdrReview) self = NULL;
  GListModel *worst = qdr_review_panel_get_worst_moves (panel);
  double loss = 1;
  guint n_worse = 0;

  for (guint i = 0; i < 2; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), "computer wanderer");
  self = review (game);
  for (guint i = 0; i < count_rows (); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (worst, i);

    ck_assert_double_le (qdr_move_review_get_loss (move_review), loss);
    ck_assert_int_ge (qdr_move_review_get_verdict (move_review), QDR_VERDICT_INACCURACY);
    loss = qdr_move_review_get_loss (move_review);
  }
  for (guint i = 0; i < qdr_review_get_n_moves (self); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (self), i);

    n_worse += qdr_move_review_get_loss (move_review) > loss;
  }
  ck_assert_uint_eq (count_rows (), QDR_REVIEW_PANEL_MAX_MOVES);
  ck_assert_uint_lt (n_worse, QDR_REVIEW_PANEL_MAX_MOVES);
}

TEST (every_mistake_that_can_be_tried_again_is_listed)
{
  g_autoptr (QdrGame) game = show_game ("9 9 2 1 | e1 e9 | 10 10 | - | -", WASTED);
  g_autoptr (QdrReview) self = NULL;
  guint n_mistakes = 0;

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer wanderer");
  self = review (game);
  for (guint i = 0; i < qdr_review_get_n_moves (self); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (self), i);

    if (qdr_move_review_get_player (move_review) != 0 ||
        qdr_move_review_get_verdict (move_review) < QDR_VERDICT_MISTAKE)
      continue;
    n_mistakes++;
    ck_assert (g_list_store_find (G_LIST_STORE (qdr_review_panel_get_worst_moves (panel)),
                                  move_review, NULL));
  }
  ck_assert_uint_gt (n_mistakes, 0);
  /* Moves of the other player are listed only if they are among the worst of all. */
  for (guint i = QDR_REVIEW_PANEL_MAX_MOVES; i < count_rows (); i++) {
    g_autoptr (QdrMoveReview) move_review =
        g_list_model_get_item (qdr_review_panel_get_worst_moves (panel), i);

    ck_assert_uint_eq (qdr_move_review_get_player (move_review), 0);
  }
  ck_assert_uint_gt (count_rows (), QDR_REVIEW_PANEL_MAX_MOVES);
}

TEST (a_review_that_is_shown_late_looks_the_same)
{
  g_autoptr (QdrGame) game = show_game ("9 9 2 1 | e1 e9 | 10 10 | - | -", WASTED);
  g_autoptr (QdrReview) self = review (game);
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < count_rows (); i++)
    g_ptr_array_add (before, g_list_model_get_item (qdr_review_panel_get_worst_moves (panel), i));
  qdr_review_panel_set_review (panel, NULL);
  ck_assert_uint_eq (count_rows (), 0);
  qdr_review_panel_set_review (panel, self);
  ck_assert_uint_eq (count_rows (), before->len);
  for (guint i = 0; i < before->len; i++) {
    g_autoptr (QdrMoveReview) move_review =
        g_list_model_get_item (qdr_review_panel_get_worst_moves (panel), i);

    ck_assert_ptr_eq (move_review, before->pdata[i]);
  }
}

static char *
list_to_text (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < count_rows (); i++) {
    g_autoptr (QdrMoveReview) move_review =
        g_list_model_get_item (qdr_review_panel_get_worst_moves (panel), i);

    g_string_append_printf (text, "%u:%.4f ", qdr_move_review_get_ply (move_review),
                            qdr_move_review_get_loss (move_review));
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

TEST (the_same_game_is_reviewed_alike_each_time)
{
  g_autoptr (QdrGame) game = show_game ("9 9 2 1 | e1 e9 | 10 10 | - | -", WASTED);
  G_GNUC_UNUSED g_autoptr (QdrReview) first = review (game);
  g_autofree char *expected = list_to_text ();
  G_GNUC_UNUSED g_autoptr (QdrReview) second = review (game);
  g_autofree char *found = list_to_text ();

  ck_assert_str_ne (expected, "");
  ck_assert_str_eq (found, expected);
}

static int
get_selected (void)
{
  return gtk_list_box_row_get_index (review_find_chosen (get_list ()));
}

TEST (steps_go_round_in_the_list)
{
  g_autoptr (QdrGame) game = show_game ("9 9 2 1 | e1 e9 | 10 10 | - | -", WASTED);
  g_autoptr (QdrReview) self = NULL;

  qdr_review_panel_choose_neighbour_move (panel, 1);
  self = review (game);
  qdr_review_panel_choose_neighbour_move (panel, -1);
  ck_assert_int_eq (get_selected (), (int) count_rows () - 1);
  qdr_review_panel_choose_neighbour_move (panel, 1);
  ck_assert_int_eq (get_selected (), 0);
  qdr_review_panel_choose_neighbour_move (panel, 1);
  ck_assert_int_eq (get_selected (), 1);
  qdr_review_panel_choose_neighbour_move (panel, -2);
  ck_assert_int_eq (get_selected (), (int) count_rows () - 1);
}

/* GTK's flow box keeps the focus if its cells cannot have it. */
TEST (tab_goes_through_all_and_leaves)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);
  gboolean has_been_in_list = FALSE;
  guint n_stops;

  gtk_widget_show (holder);
  for (n_stops = 0; n_stops < 10; n_stops++) {
    if (!gtk_widget_child_focus (GTK_WIDGET (panel), GTK_DIR_TAB_FORWARD))
      break;
    has_been_in_list |= GTK_IS_LIST_BOX_ROW (gtk_window_get_focus (GTK_WINDOW (holder)));
  }
  ck_assert (has_been_in_list);
  ck_assert_uint_lt (n_stops, 10);
}

TEST (a_loss_reads_the_same_in_both_directions)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (get_list (), 0));
  GtkWidget *upper = gtk_widget_get_parent (fixture_find_child (row, GTK_TYPE_LABEL));
  GtkLabel *loss = GTK_LABEL (gtk_widget_get_last_child (upper));

  gtk_widget_set_direction (GTK_WIDGET (loss), GTK_TEXT_DIR_RTL);
  ck_assert (g_str_has_suffix (gtk_label_get_label (loss), "−100%"));
  ck_assert_int_eq (pango_layout_get_direction (gtk_label_get_layout (loss), 0),
                    PANGO_DIRECTION_LTR);
}

TEST (progress_is_shown_while_it_runs)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);

  qdr_review_panel_set_review (panel, self);
  qdr_review_panel_set_review_running (panel, TRUE);
  ck_assert (is_shown (GTK_TYPE_PROGRESS_BAR));
  qdr_review_panel_set_review_running (panel, FALSE);
  ck_assert (!is_shown (GTK_TYPE_PROGRESS_BAR));
  ck_assert_str_eq (qdr_review_panel_get_summary (panel), "No move of this game was reviewed.");
}

static void
move_chosen_cb (guint *ply, QdrMoveReview *move_review)
{
  *ply = qdr_move_review_get_ply (move_review);
}

TEST (a_row_is_chosen_by_activating_it_and_not_by_reading_it)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_list (), 0);
  guint ply = G_MAXUINT;

  g_signal_connect_swapped (panel, "chosen", G_CALLBACK (move_chosen_cb), &ply);
  gtk_widget_grab_focus (GTK_WIDGET (row));
  ck_assert_uint_eq (ply, G_MAXUINT);
  gtk_widget_activate (GTK_WIDGET (row));
  ck_assert_uint_eq (ply, 0);
  ply = G_MAXUINT;
  qdr_review_panel_unselect_move (panel);
  ck_assert_uint_eq (ply, G_MAXUINT);
  ck_assert_ptr_null (review_find_chosen (get_list ()));
}

TEST (what_does_not_fit_the_game_any_more_goes_and_comes_back_with_the_moves)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, "e7 b2 e8 b1");
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);
  const guint n = count_rows ();
  QdrMove move = qdr_game_get_move (game, 0, NULL);

  ck_assert_uint_ge (n, 1);
  qdr_game_go_to_ply (game, 0);
  ck_assert_uint_eq (count_rows (), n);
  ck_assert (qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 4), NULL));
  ck_assert_uint_eq (count_rows (), 0);
  assert_graph_says ("After move 1 of 1 (Anna): not evaluated");

  qdr_game_promote_variation (game, 0, 0);
  ck_assert_uint_eq (qdr_game_get_move (game, 0, NULL), move);
  ck_assert_uint_eq (count_rows (), n);
}

TEST (a_move_that_follows_changes_nothing_but_the_length)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, "e7");
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);

  ck_assert_uint_eq (count_rows (), 1);
  fixture_play (game, "a1");
  ck_assert_uint_eq (count_rows (), 1);
  assert_graph_says ("After move 1 of 1 (Ben): not evaluated");
}

TEST (a_game_that_tells_its_win_probabilities_shows_them_without_a_review)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, "e7");
  g_autoptr (QdrReview) self = NULL;

  ck_assert (!is_shown (QDR_TYPE_EVALUATION_GRAPH));
  self = review (game);
  qdr_review_annotate_game (self, game);
  qdr_review_panel_set_review (panel, NULL);
  ck_assert (is_shown (QDR_TYPE_EVALUATION_GRAPH));
  ck_assert (!is_shown (GTK_TYPE_LIST_BOX));
  assert_graph_says ("After move 1 of 1 (Anna): Anna 0%, Ben 100%");

  fixture_play (game, "a1");
  ck_assert (is_shown (QDR_TYPE_EVALUATION_GRAPH));
  qdr_game_go_to_ply (game, 0);
  fixture_play (game, "e9");
  ck_assert (!is_shown (QDR_TYPE_EVALUATION_GRAPH));
}

TEST (of_four_players_a_saved_game_tells_too_little)
{
  g_autoptr (QdrGame) game = show_game ("5 5 4 1 | c1 a3 c5 e3 | 2 2 2 2 | - | -", "c2");
  g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), 0);

  qdr_record_set_evaluation (record, 1);
  qdr_review_panel_set_game (panel, game);
  ck_assert (!is_shown (QDR_TYPE_EVALUATION_GRAPH));
}

TEST (another_game_ends_what_was_shown)
{
  g_autoptr (QdrGame) game = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);
  G_GNUC_UNUSED g_autoptr (QdrReview) self = review (game);
  G_GNUC_UNUSED g_autoptr (QdrGame) other = show_game (REVIEW_ALMOST_WON, REVIEW_BLUNDER);

  ck_assert_uint_eq (count_rows (), 0);
  ck_assert (!is_shown (QDR_TYPE_EVALUATION_GRAPH));
  qdr_review_panel_set_game (panel, NULL);
}
