/*
 * Win probabilities, verdicts and accuracy in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notation.h"
#include "qdr-review-text.h"
#include "session-fixture.h"

static QdrAnalyser *analyser;
static QdrGame *game;

/* Anna does not take a win, and then Ben wins. */
static void
set_up (void)
{
  QdrPosition start;

  fixture_load ();
  ck_assert (qdr_position_from_text ("9 9 2 1 | e8 a2 | 10 10 | - | -", &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_play (game, "e7 a1");
  analyser = qdr_analyser_new ();
}

static void
tear_down (void)
{
  g_assert_finalize_object (analyser);
  g_clear_object (&game);
  fixture_unload ();
}

static gboolean
is_complete (gpointer review)
{
  return qdr_review_get_fraction (QDR_REVIEW (review)) == 1.0;
}

static QdrReview *
review (void)
{
  QdrReview *self = qdr_review_new (analyser, game);

  qdr_review_set_urgent (self, TRUE);
  qdr_review_run_async (self, &(QdrReviewBudget){ .nodes = 4000 }, NULL, NULL, NULL);
  fixture_wait (is_complete, self);
  return self;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (win_probabilities_stand_behind_the_names)
{
  const QdrWinProbabilities probabilities = { { 0.634, 0.366 } };
  g_autofree char *words = qdr_review_text_format_probabilities (game, &probabilities);

  ck_assert_str_eq (words, "Anna 63%, Ben 37%");
}

TEST (the_only_person_is_called_you)
{
  const QdrWinProbabilities probabilities = { { 0.634, 0.366 } };
  static const char *const words[] = { "Anna 63%, you 37%", "You 63%, Ben 37%" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    g_autofree char *text = NULL;

    qdr_player_set_seat (qdr_game_get_player (game, i), "computer mason");
    qdr_player_set_seat (qdr_game_get_player (game, 1 - i), "human");
    text = qdr_review_text_format_probabilities (game, &probabilities);
    ck_assert_str_eq (text, words[i]);
  }
}

TEST (the_accuracy_of_the_only_person_is_yours)
{
  g_autoptr (QdrReview) self = review ();
  g_autofree char *words = NULL;

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  words = qdr_review_text_format_accuracies (game, self);
  ck_assert_str_eq (words, "Accuracy: you 0%, Ben 100%.");
}

TEST (the_accuracy_of_all_players_is_one_sentence)
{
  g_autoptr (QdrReview) self = review ();
  g_autofree char *words = qdr_review_text_format_accuracies (game, self);

  ck_assert_str_eq (words, "Accuracy: Anna 0%, Ben 100%.");
}

TEST (nothing_is_said_of_accuracy_before_the_review_is_done)
{
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);

  ck_assert_ptr_null (qdr_review_text_format_accuracies (game, self));
}

TEST (a_mistake_is_told_with_what_was_lost_and_what_was_better)
{
  g_autoptr (QdrReview) self = review ();
  g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (self), 0);
  g_autofree char *words = qdr_review_text_describe_move (game, move_review, 1);

  ck_assert_str_eq (words, "Blunder: e7 loses 100%. Better: e9.");
}

TEST (a_percentage_is_a_whole_number)
{
  g_autofree char *words = qdr_review_text_format_percentage (49.6);

  ck_assert_str_eq (words, "50%");
}
