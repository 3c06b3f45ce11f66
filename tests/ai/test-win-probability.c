/*
 * Win probabilities of scores.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "qdr-comment.h"
#include "qdr-engine.h"
#include "qdr-notation.h"
#include "qdr-win-probability.h"
#include "test.h"

static QdrPosition
position_of (const char *text)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  return position;
}

static double
sum_of (const QdrWinProbabilities *probabilities)
{
  double sum = 0;

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    ck_assert (probabilities->of[player] >= 0 && probabilities->of[player] <= 1);
    sum += probabilities->of[player];
  }
  return sum;
}

static const char *const starts[] = {
  "9 9 2 1 | e1 e9 | 10 10 | - | -",         "19 19 2 2 | j1 j19 | 20 20 | - | -",
  "9 9 4 3 | e1 a5 e9 i5 | 5 5 5 5 | - | -", "9 9 4 3 | e1 - e9 i5 | 5 5 5 5 | - | -",
  "9 9 4 3 | e1 - e9 - | 5 5 5 5 | - | -",
};

TEST (win_probabilities_add_up_to_one_and_grow_with_the_score, .loops = G_N_ELEMENTS (starts))
{
  const QdrPosition position = position_of (starts[_i]);
  double before = 0;

  for (int score = 1 - QDR_SCORE_PROVED; score < QDR_SCORE_PROVED; score += 97) {
    int scores[QDR_MAX_PLAYERS] = { -score, -score, -score, -score };
    QdrWinProbabilities probabilities;

    scores[0] = score;
    probabilities = qdr_win_probabilities_from_scores (&position, scores);
    ck_assert (fabs (sum_of (&probabilities) - 1) < 1e-9);
    ck_assert (probabilities.of[0] >= before);
    before = probabilities.of[0];
    for (guint player = 0; player < position.players; player++)
      if (!qdr_position_is_player_in_play (&position, player))
        ck_assert (probabilities.of[player] == 0.0);
  }
  ck_assert (before > 0.99);
}

TEST (who_is_neither_ahead_nor_behind_has_an_equal_share, .loops = G_N_ELEMENTS (starts))
{
  const QdrPosition position = position_of (starts[_i]);
  const int scores[QDR_MAX_PLAYERS] = { 0 };
  const QdrWinProbabilities probabilities = qdr_win_probabilities_from_scores (&position, scores);

  ck_assert (fabs (probabilities.of[0] - 1.0 / __builtin_popcount (position.in_play)) < 1e-9);
}

TEST (of_two_players_one_has_what_the_other_lacks)
{
  const QdrPosition position = position_of (starts[0]);
  const QdrWinProbabilities ahead =
      qdr_win_probabilities_from_scores (&position, (int[4]){ 150, -150 });
  const QdrWinProbabilities behind =
      qdr_win_probabilities_from_scores (&position, (int[4]){ -150, 150 });

  ck_assert (fabs (ahead.of[0] - behind.of[1]) < 1e-9);
  ck_assert (ahead.of[0] > 0.6 && ahead.of[0] < 0.9);
}

TEST (what_is_proved_is_certain, .loops = G_N_ELEMENTS (starts))
{
  const QdrPosition position = position_of (starts[_i]);
  int scores[QDR_MAX_PLAYERS] = { 5 - QDR_SCORE_WIN, 5 - QDR_SCORE_WIN, QDR_SCORE_WIN - 5,
                                  5 - QDR_SCORE_WIN };
  guint winner = 2;
  QdrWinProbabilities probabilities;

  if (position.players == 2) {
    winner = 1;
    scores[1] = QDR_SCORE_WIN - 5;
  }
  probabilities = qdr_win_probabilities_from_scores (&position, scores);
  ck_assert (probabilities.of[winner] == 1.0);
  ck_assert (probabilities.of[0] == 0.0);
}

/* One of the other three wins, but it is not known which. */
TEST (a_proved_loss_leaves_all_to_the_others)
{
  const QdrPosition position = position_of (starts[2]);
  const QdrWinProbabilities probabilities =
      qdr_win_probabilities_from_scores (&position, (int[4]){ 100, 100, 9 - QDR_SCORE_WIN, 100 });

  ck_assert (probabilities.of[2] == 0.0);
  ck_assert (fabs (probabilities.of[0] - 1.0 / 3) < 1e-9);
}

TEST (the_end_of_a_game_is_won_or_shared)
{
  const QdrPosition four = position_of (starts[3]);
  QdrWinProbabilities probabilities =
      qdr_win_probabilities_from_result (&four,
                                         (QdrResult){ .outcome = QDR_OUTCOME_WIN, .winner = 3 });

  ck_assert (probabilities.of[3] == 1.0 && sum_of (&probabilities) == 1.0);
  probabilities =
      qdr_win_probabilities_from_result (&four, (QdrResult){ .outcome = QDR_OUTCOME_STALEMATE });
  ck_assert (probabilities.of[1] == 0.0 && fabs (probabilities.of[0] - 1.0 / 3) < 1e-9);
}

/* A saved game has the lead with two decimals, which are the centi-steps of a score. */
TEST (what_a_saved_game_tells_is_what_the_score_was, .loops = 2)
{
  const int leads[] = { -2000, -150, 0, 1, 70, 3000 };
  const QdrPosition position = position_of (starts[_i]);

  for (guint i = 0; i < G_N_ELEMENTS (leads); i++) {
    const int scores[QDR_MAX_PLAYERS] = { leads[i], -leads[i] };
    const QdrWinProbabilities expected = qdr_win_probabilities_from_scores (&position, scores);
    const QdrWinProbabilities probabilities =
        qdr_win_probabilities_from_lead (&position, leads[i] / 100.0);

    ck_assert (fabs (probabilities.of[0] - expected.of[0]) < 1e-9);
    ck_assert (fabs (sum_of (&probabilities) - 1) < 1e-9);
  }
  ck_assert (qdr_win_probabilities_from_lead (&position, QDR_EVALUATION_MAX).of[0] == 1.0);
  ck_assert (qdr_win_probabilities_from_lead (&position, -QDR_EVALUATION_MAX).of[1] == 1.0);
}
