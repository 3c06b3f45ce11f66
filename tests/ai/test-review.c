/*
 * Reviews of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notation.h"
#include "qdr-review.h"
#include "test.h"

#define START "9 9 2 1 | e1 e9 | 10 10 | - | -"
#define FOUR "5 5 4 1 | c1 a3 c5 e3 | 2 2 2 2 | - | -"

static const QdrReviewBudget quick = { .nodes = 4000 };

static QdrAnalyser *analyser;

static void
setup (void)
{
  analyser = qdr_analyser_new ();
  qdr_analyser_set_processor_share (analyser, 100);
}

static void
teardown (void)
{
  g_assert_finalize_object (analyser);
}

static QdrGame *
make_game (const char *position, const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition start;
  QdrGame *game;

  ck_assert (qdr_position_from_text (position, &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_msg (qdr_game_play_from_text (game, words[i], NULL), "%s", words[i]);
  return game;
}

typedef struct {
  gboolean is_finished;
  gboolean is_complete;
  GError *error;
} Outcome;

static void
review_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Outcome *outcome = data;

  ck_assert (!outcome->is_finished);
  outcome->is_finished = TRUE;
  outcome->is_complete = qdr_review_run_finish (QDR_REVIEW (source), result, &outcome->error);
}

static void
wait_for (Outcome *outcome)
{
  while (!outcome->is_finished)
    g_main_context_iteration (NULL, TRUE);
}

static QdrReview *
review (QdrGame *game, const QdrReviewBudget *budget)
{
  QdrReview *self = qdr_review_new (analyser, game);
  Outcome outcome = { 0 };

  qdr_review_run_async (self, budget, NULL, review_cb, &outcome);
  ck_assert (!outcome.is_finished);
  wait_for (&outcome);
  ck_assert (outcome.is_complete);
  ck_assert (qdr_review_get_fraction (self) == 1.0);
  return self;
}

static QdrMoveReview *
move_review_at (QdrReview *self, guint ply)
{
  g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (self), ply);

  ck_assert_uint_eq (qdr_move_review_get_ply (move_review), ply);
  return move_review;
}

/* Verdicts */

static const struct {
  double loss;
  QdrVerdict verdict;
} verdicts[] = {
  { 0, QDR_VERDICT_BEST },          { 0.001, QDR_VERDICT_GOOD },       { 0.049, QDR_VERDICT_GOOD },
  { 0.05, QDR_VERDICT_INACCURACY }, { 0.099, QDR_VERDICT_INACCURACY }, { 0.1, QDR_VERDICT_MISTAKE },
  { 0.199, QDR_VERDICT_MISTAKE },   { 0.2, QDR_VERDICT_BLUNDER },      { 1, QDR_VERDICT_BLUNDER },
};

TEST_DEFAULTS (.timeout = 120, .set_up = setup, .tear_down = teardown)

TEST (the_verdict_depends_on_what_was_lost, .loops = G_N_ELEMENTS (verdicts))
{
  ck_assert_int_eq (qdr_verdict_for_loss (verdicts[_i].loss), verdicts[_i].verdict);
}

/* The first player does not take a win, and then loses. */
TEST (a_blunder_is_found_and_the_better_move_told)
{
  g_autoptr (QdrGame) game = make_game ("9 9 2 1 | e8 a2 | 10 10 | - | -", "e7 a1");
  g_autoptr (QdrReview) self = review (game, &quick);
  QdrMoveReview *move_review = move_review_at (self, 0);
  const QdrAnalysis *best = qdr_move_review_get_analysis (move_review);
  const QdrAnalysis *after = qdr_review_get_analysis (self, 1);
  char text[QDR_MOVE_TEXT_SIZE];

  ck_assert_int_eq (qdr_move_review_get_verdict (move_review), QDR_VERDICT_BLUNDER);
  ck_assert (qdr_move_review_get_loss (move_review) == 1.0);
  ck_assert_int_eq (best->proof, 1);
  ck_assert_uint_eq (best->proof_moves, 1);
  ck_assert_str_eq (qdr_move_to_text (&qdr_game_get_start_position (game)->board, best->line[0],
                                      text),
                    "e9");
  ck_assert_uint_eq (after->turn, 1);
  ck_assert_int_eq (after->proof, 1);

  move_review = move_review_at (self, 1);
  ck_assert_int_eq (qdr_move_review_get_verdict (move_review), QDR_VERDICT_BEST);
  ck_assert (qdr_move_review_get_loss (move_review) == 0.0);
}

/* A step back in the opening, while the other player walks ahead. */
TEST (wasted_time_is_blamed_more_than_a_usual_move)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e1");
  g_autoptr (QdrReview) self = review (game, &(QdrReviewBudget){ .nodes = 20000 });

  ck_assert_int_le (qdr_move_review_get_verdict (move_review_at (self, 1)), QDR_VERDICT_GOOD);
  ck_assert_int_ge (qdr_move_review_get_verdict (move_review_at (self, 2)), QDR_VERDICT_INACCURACY);
}

/* Player 1 has a single legal move, which loses. */
TEST (a_forced_move_is_never_blamed)
{
  g_autoptr (QdrGame) game = make_game ("5 5 2 1 | a1 e3 | 0 3 | a1h | -", "b1 e2 c1 e1");
  g_autoptr (QdrReview) self = review (game, &quick);

  ck_assert_int_eq (qdr_move_review_get_verdict (move_review_at (self, 0)), QDR_VERDICT_BEST);
  ck_assert (qdr_move_review_get_loss (move_review_at (self, 0)) == 0.0);
}

TEST (giving_up_is_not_reviewed_but_its_price_is_told)
{
  g_autoptr (QdrGame) game = make_game ("9 9 2 1 | e8 a3 | 10 10 | - | -", "resign");
  g_autoptr (QdrReview) self = review (game, &quick);
  QdrMoveReview *move_review = move_review_at (self, 0);

  ck_assert_int_eq (qdr_move_review_get_verdict (move_review), QDR_VERDICT_NONE);
  ck_assert (qdr_move_review_get_loss (move_review) == 1.0);
}

TEST (four_players_are_reviewed_from_their_own_sides)
{
  g_autoptr (QdrGame) game = make_game (FOUR, "c2 b3 c4 resign c3 b4 d4");
  g_autoptr (QdrReview) self = review (game, &quick);

  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (self)), 7);
  for (guint ply = 0; ply <= 7; ply++) {
    const QdrAnalysis *analysis = qdr_review_get_analysis (self, ply);
    double sum = 0;

    ck_assert_uint_eq (analysis->ply, ply);
    for (guint player = 0; player < 4; player++)
      sum += analysis->probabilities.of[player];
    ck_assert (sum > 0.999 && sum < 1.001);
    if (ply > 3)
      ck_assert (analysis->probabilities.of[3] == 0.0);
  }
  ck_assert_uint_eq (qdr_move_review_get_player (move_review_at (self, 2)), 2);
  ck_assert_int_eq (qdr_move_review_get_verdict (move_review_at (self, 3)), QDR_VERDICT_NONE);
}

/* South steps back instead of winning at once. */
TEST (a_blunder_of_one_of_four_is_found)
{
  g_autoptr (QdrGame) game = make_game ("5 5 4 1 | b4 a3 c5 e3 | 0 0 0 0 | - | -", "b3");
  g_autoptr (QdrReview) self = review (game, &quick);

  ck_assert_int_eq (qdr_move_review_get_verdict (move_review_at (self, 0)), QDR_VERDICT_BLUNDER);
}

/* The whole game */

TEST (every_position_and_move_is_covered_also_those_ahead)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e3 d7h");
  g_autoptr (QdrReview) self = NULL;

  qdr_game_go_to_ply (game, 1);
  self = review (game, &quick);
  ck_assert_uint_eq (qdr_review_get_n_moves (self), 4);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (self)), 4);
  for (guint ply = 0; ply <= 4; ply++)
    ck_assert_uint_ge (qdr_review_get_analysis (self, ply)->line_length, 1);
  for (guint ply = 0; ply < 4; ply++) {
    QdrMoveReview *move_review = move_review_at (self, ply);

    ck_assert_uint_eq (qdr_move_review_get_player (move_review), ply % 2);
    ck_assert_uint_eq (qdr_move_review_get_move (move_review), qdr_game_get_move (game, ply, NULL));
  }
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
}

TEST (a_game_without_moves_has_a_position)
{
  g_autoptr (QdrGame) game = make_game (START, "e2");
  g_autoptr (QdrReview) self = NULL;
  QdrPosition start = *qdr_game_get_start_position (game);
  g_autoptr (QdrGame) fresh = qdr_game_new (&start, TRUE);

  self = review (fresh, &quick);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (self)), 0);
  ck_assert_ptr_nonnull (qdr_review_get_analysis (self, 0));
}

static void
record_fraction (QdrReview *self, GParamSpec *pspec G_GNUC_UNUSED, GArray *fractions)
{
  const double fraction = qdr_review_get_fraction (self);

  g_array_append_val (fractions, fraction);
}

TEST (progress_grows_to_one)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e3");
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);
  g_autoptr (GArray) fractions = g_array_new (FALSE, FALSE, sizeof (double));
  Outcome outcome = { 0 };

  ck_assert (qdr_review_get_fraction (self) == 0.0);
  ck_assert_ptr_null (qdr_review_get_analysis (self, 3));
  g_signal_connect (self, "notify::fraction", G_CALLBACK (record_fraction), fractions);
  qdr_review_run_async (self, &quick, NULL, review_cb, &outcome);
  wait_for (&outcome);
  ck_assert_uint_eq (fractions->len, 4);
  for (guint i = 0; i < 4; i++)
    ck_assert (g_array_index (fractions, double, i) == (i + 1) / 4.0);
}

/* Each of its searches would take minutes if it were not cancelled. */
TEST (a_review_is_cancelled_at_once_and_keeps_what_it_has, .loops = 4)
{
  g_autoptr (QdrGame) game = make_game ("9 9 2 1 | e8 a2 | 10 10 | - | -", "e7 b2 e8 b1");
  g_autoptr (QdrReview) self = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Outcome outcome = { 0 };

  self = qdr_review_new (analyser, game);
  qdr_review_run_async (self, &(QdrReviewBudget){ .cpu_ms = 600000 }, cancellable, review_cb,
                        &outcome);
  /* The last move is a win at once, so the end of the game needs no search. */
  while (g_list_model_get_n_items (G_LIST_MODEL (self)) < 1)
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < _i; i++)
    g_main_context_iteration (NULL, FALSE);
  g_cancellable_cancel (cancellable);
  wait_for (&outcome);
  ck_assert (!outcome.is_complete);
  ck_assert (g_error_matches (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED));
  g_clear_error (&outcome.error);
  ck_assert_uint_ge (g_list_model_get_n_items (G_LIST_MODEL (self)), 1);
  ck_assert_ptr_nonnull (qdr_review_get_analysis (self, 4));
}

TEST (a_review_and_its_game_may_be_let_go_while_it_runs)
{
  QdrGame *game = make_game (START, "e2 e8 e3");
  QdrReview *self = qdr_review_new (analyser, game);
  Outcome outcome = { 0 };

  qdr_review_run_async (self, &quick, NULL, review_cb, &outcome);
  g_assert_finalize_object (game);
  g_object_add_weak_pointer (G_OBJECT (self), (gpointer *) &self);
  g_object_unref (self);
  wait_for (&outcome);
  ck_assert (outcome.is_complete);
  while (self != NULL)
    g_main_context_iteration (NULL, TRUE);
}

TEST (another_review_takes_the_engine_over)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e3");
  g_autoptr (QdrReview) first = qdr_review_new (analyser, game);
  g_autoptr (QdrReview) second = NULL;
  Outcome outcome = { 0 };

  qdr_review_run_async (first, &(QdrReviewBudget){ .cpu_ms = 600000 }, NULL, review_cb, &outcome);
  second = review (game, &quick);
  wait_for (&outcome);
  ck_assert (!outcome.is_complete);
  g_clear_error (&outcome.error);
}

/* Changed games */

static void
count_cb (guint *count)
{
  (*count)++;
}

TEST (what_is_said_of_moves_that_were_changed_since_goes_and_comes_back_with_them)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e3");
  g_autoptr (QdrReview) self = review (game, &quick);
  guint n_changes = 0;

  ck_assert_uint_eq (qdr_review_get_n_unchanged_moves (self), 3);
  g_signal_connect_swapped (self, "notify::n-unchanged", G_CALLBACK (count_cb), &n_changes);
  qdr_game_go_to_ply (game, 0);
  ck_assert_uint_eq (n_changes, 0);

  qdr_game_go_to_ply (game, 1);
  ck_assert (qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0), NULL));
  ck_assert_uint_eq (n_changes, 1);
  ck_assert_uint_eq (qdr_review_get_n_unchanged_moves (self), 1);
  ck_assert_int_ne (qdr_review_get_verdict (self, 0), QDR_VERDICT_NONE);
  ck_assert_int_eq (qdr_review_get_verdict (self, 1), QDR_VERDICT_NONE);

  qdr_game_promote_variation (game, 1, 0);
  ck_assert_uint_eq (qdr_review_get_n_unchanged_moves (self), 3);
  ck_assert_int_ne (qdr_review_get_verdict (self, 2), QDR_VERDICT_NONE);
}

TEST (moves_that_follow_later_have_no_verdict)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8");
  g_autoptr (QdrReview) self = review (game, &quick);

  ck_assert (qdr_game_play_from_text (game, "e3", NULL));
  ck_assert_uint_eq (qdr_review_get_n_unchanged_moves (self), 2);
  ck_assert_int_ne (qdr_review_get_verdict (self, 1), QDR_VERDICT_NONE);
  ck_assert_int_eq (qdr_review_get_verdict (self, 2), QDR_VERDICT_NONE);
}

TEST (a_review_that_has_not_begun_has_no_verdicts)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8");
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);

  ck_assert_int_eq (qdr_review_get_verdict (self, 0), QDR_VERDICT_NONE);
  ck_assert_int_eq (qdr_review_get_verdict (self, 1), QDR_VERDICT_NONE);
}

/* Annotations */

TEST (what_positions_are_worth_is_noted_beside_the_moves)
{
  g_autoptr (QdrGame) game = make_game ("9 9 2 1 | e8 a2 | 10 10 | - | -", "e7 a1");
  g_autoptr (QdrReview) self = review (game, &quick);

  qdr_review_annotate_game (self, game);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);
    double value = 0;

    ck_assert (qdr_comment_get_evaluation (qdr_record_get_comment (record), &value));
    ck_assert (value == -99.99);
  }
}

TEST (moves_that_were_changed_since_are_not_annotated)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e3");
  g_autoptr (QdrReview) self = review (game, &quick);
  g_autoptr (QdrRecord) first = NULL;
  g_autoptr (QdrRecord) second = NULL;
  double value;

  qdr_game_go_to_ply (game, 1);
  ck_assert (qdr_game_play_from_text (game, "d9", NULL));
  qdr_review_annotate_game (self, game);
  first = g_list_model_get_item (G_LIST_MODEL (game), 0);
  second = g_list_model_get_item (G_LIST_MODEL (game), 1);
  ck_assert (qdr_comment_get_evaluation (qdr_record_get_comment (first), &value));
  ck_assert_ptr_null (qdr_record_get_comment (second));
}

/* Accuracy */

TEST (the_accuracy_of_each_player_is_known_at_the_end)
{
  g_autoptr (QdrGame) game = make_game ("9 9 2 1 | e8 a2 | 10 10 | - | -", "e7 a1");
  g_autoptr (QdrReview) begun = qdr_review_new (analyser, game);
  g_autoptr (QdrReview) self = review (game, &quick);
  double accuracy = -1;

  ck_assert (!qdr_review_get_accuracy (begun, 0, &accuracy));
  /* The first player missed a win, and the second player won. */
  ck_assert (qdr_review_get_accuracy (self, 0, &accuracy));
  ck_assert_double_eq_tol (accuracy, 0.5, 0.01); /* the mean of 0 (weighted) and 1 (harmonic) */
  ck_assert (qdr_review_get_accuracy (self, 1, &accuracy));
  ck_assert_double_eq (accuracy, 100);
}

TEST (who_has_made_no_move_has_no_accuracy_and_giving_up_is_none)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 resign");
  g_autoptr (QdrReview) self = review (game, &quick);
  double accuracy;

  ck_assert (qdr_review_get_accuracy (self, 0, &accuracy));
  ck_assert (!qdr_review_get_accuracy (self, 1, &accuracy));
}

TEST (the_accuracy_goes_with_moves_that_are_changed_and_comes_back_with_them)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 e3");
  g_autoptr (QdrReview) self = review (game, &quick);
  double accuracy;

  qdr_game_go_to_ply (game, 2);
  ck_assert (qdr_game_play_keeping_moves (game, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, 0), NULL));
  ck_assert (!qdr_review_get_accuracy (self, 0, &accuracy));
  qdr_game_promote_variation (game, 2, 0);
  ck_assert (qdr_review_get_accuracy (self, 0, &accuracy));
}

/* Urgent reviews */

/* With a hundredth of a processor the review would exceed the time limit of the test. */
TEST (a_review_that_somebody_waits_for_takes_more_than_its_share)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 d1h e7 e3");
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);
  Outcome outcome = { 0 };

  qdr_analyser_set_processor_share (analyser, 1);
  qdr_review_set_urgent (self, TRUE);
  qdr_review_run_async (self, &(QdrReviewBudget){ .cpu_ms = 400 }, NULL, review_cb, &outcome);
  wait_for (&outcome);
  ck_assert (outcome.is_complete);
}

TEST (who_waits_finds_the_same)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 d1h e7 e3 d7h");
  g_autoptr (QdrReview) self = review (game, &quick);
  g_autoptr (QdrReview) awaited = qdr_review_new (analyser, game);
  Outcome outcome = { 0 };

  qdr_review_set_urgent (awaited, TRUE);
  qdr_review_run_async (awaited, &quick, NULL, review_cb, &outcome);
  wait_for (&outcome);
  for (guint ply = 0; ply <= 6; ply++) {
    const QdrAnalysis *a = qdr_review_get_analysis (self, ply);
    const QdrAnalysis *b = qdr_review_get_analysis (awaited, ply);

    ck_assert_int_eq (a->scores[0], b->scores[0]);
    ck_assert_uint_eq (a->line[0], b->line[0]);
  }
}

TEST (who_waits_may_use_several_threads)
{
  g_autoptr (QdrGame) game = make_game (START, "e2 e8 d1h");
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);
  Outcome outcome = { 0 };

  qdr_analyser_set_n_threads (analyser, 3);
  qdr_review_set_urgent (self, TRUE);
  qdr_review_run_async (self, &quick, NULL, review_cb, &outcome);
  wait_for (&outcome);
  ck_assert (outcome.is_complete);
}
