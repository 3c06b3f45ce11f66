/*
 * Win probabilities from scores of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-win-probability.h"

#include <math.h>

#include "qdr-comment.h"
#include "qdr-engine.h"

/*
 * A scale converts a difference of two players' scores, in centi-steps, to a logit (the logarithm
 * of the odds). With two players, one score is the negative of the other, so the difference of the
 * scores is twice the lead.
 */

/* The scale for two players. The network was fitted so that 180 centi-steps are a logit. */
#define SCALE 0.0028

/* The scale for more players, computed by tools/fit-win-probabilities. */
#define MULTI_SCALE 0.0008

/* Returns the probabilities of a game that @winner is certain to win. */
static QdrWinProbabilities
make_certain_win (guint winner)
{
  QdrWinProbabilities probabilities = { 0 };

  probabilities.of[winner] = 1;
  return probabilities;
}

static gboolean
can_still_win (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS], guint player)
{
  return qdr_position_is_player_in_play (position, player) && scores[player] > -QDR_SCORE_PROVED;
}

QdrWinProbabilities
qdr_win_probabilities_from_scores (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS])
{
  const double scale = position->players == 2 ? SCALE : MULTI_SCALE;
  QdrWinProbabilities probabilities = { 0 };
  int best = -QDR_SCORE_WIN;
  double sum = 0;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player) && scores[player] >= QDR_SCORE_PROVED)
      return make_certain_win (player);

  for (guint player = 0; player < position->players; player++)
    if (can_still_win (position, scores, player))
      best = MAX (best, scores[player]);
  for (guint player = 0; player < position->players; player++)
    if (can_still_win (position, scores, player)) {
      probabilities.of[player] = exp (scale * (scores[player] - best));
      sum += probabilities.of[player];
    }
  g_return_val_if_fail (sum > 0, probabilities);
  for (guint player = 0; player < position->players; player++)
    probabilities.of[player] /= sum;
  return probabilities;
}

QdrWinProbabilities
qdr_win_probabilities_from_lead (const QdrPosition *position, double lead)
{
  QdrWinProbabilities probabilities = { 0 };

  g_return_val_if_fail (position->players == 2, probabilities);

  if (fabs (lead) >= QDR_EVALUATION_MAX)
    return make_certain_win (lead > 0 ? 0 : 1);
  probabilities.of[0] = 1 / (1 + exp (-2 * 100 * SCALE * lead));
  probabilities.of[1] = 1 - probabilities.of[0];
  return probabilities;
}

QdrWinProbabilities
qdr_win_probabilities_from_result (const QdrPosition *position, QdrResult result)
{
  const double share = 1.0 / __builtin_popcount (position->in_play);
  QdrWinProbabilities probabilities = { 0 };

  if (result.outcome == QDR_OUTCOME_WIN)
    return make_certain_win (result.winner);
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player))
      probabilities.of[player] = share;
  return probabilities;
}
