/*
 * What scores of the engine mean in chances to win.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-chance.h"

#include <math.h>

#include "qdr-comment.h"
#include "qdr-engine.h"

/*
 * Logits for a centi-step, as tools/fit-chances has found them. Of two players one has what the
 * other lacks, so that a step more for one counts twice.
 */
#define MULTI_SCALE 0.0010

/* Of two players, for boards up to so many columns and rows. */
static const struct {
  guint size;
  double scale;
} scales[] = { { 5, 0.0040 }, { 9, 0.0027 }, { G_MAXUINT, 0.0015 } };

static double
scale_for (const QdrPosition *position)
{
  const guint size = MAX (position->board.width, position->board.height);
  guint i = 0;

  if (position->players > 2)
    return MULTI_SCALE;
  while (size > scales[i].size)
    i++;
  return scales[i].scale;
}

/* Gives all to @winner. */
static QdrChances
certain (guint winner)
{
  QdrChances chances = { 0 };

  chances.of[winner] = 1;
  return chances;
}

/* The player that a score proves to win, or -1. */
static int
find_proved_winner (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS])
{
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player) && scores[player] >= QDR_SCORE_PROVED)
      return (int) player;
  return -1;
}

static gboolean
has_a_chance (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS], guint player)
{
  return qdr_position_is_in_play (position, player) && scores[player] > -QDR_SCORE_PROVED;
}

QdrChances
qdr_chances_from_scores (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS])
{
  const double scale = scale_for (position);
  const int winner = find_proved_winner (position, scores);
  QdrChances chances = { 0 };
  int best = -QDR_SCORE_WIN;
  double sum = 0;

  if (winner >= 0)
    return certain ((guint) winner);

  for (guint player = 0; player < position->players; player++)
    if (has_a_chance (position, scores, player))
      best = MAX (best, scores[player]);
  for (guint player = 0; player < position->players; player++)
    if (has_a_chance (position, scores, player)) {
      chances.of[player] = exp (scale * (scores[player] - best));
      sum += chances.of[player];
    }
  g_return_val_if_fail (sum > 0, chances);
  for (guint player = 0; player < position->players; player++)
    chances.of[player] /= sum;
  return chances;
}

QdrChances
qdr_chances_from_lead (const QdrPosition *position, double lead)
{
  QdrChances chances = { 0 };

  g_return_val_if_fail (position->players == 2, chances);

  if (fabs (lead) >= QDR_EVALUATION_MAX)
    return certain (lead > 0 ? 0 : 1);
  chances.of[0] = 1 / (1 + exp (-2 * 100 * scale_for (position) * lead));
  chances.of[1] = 1 - chances.of[0];
  return chances;
}

QdrChances
qdr_chances_from_result (const QdrPosition *position, QdrResult result)
{
  const double share = 1.0 / __builtin_popcount (position->in_play);
  QdrChances chances = { 0 };

  if (result.outcome == QDR_OUTCOME_WIN)
    return certain (result.winner);
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player))
      chances.of[player] = share;
  return chances;
}
