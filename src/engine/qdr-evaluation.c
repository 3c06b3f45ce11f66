/*
 * What a position of two players is worth, without looking ahead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation.h"

#include "qdr-style-bias.h"

/* The largest score that is no proof. */
#define MAX_SCORE (QDR_SCORE_PROVED - 1)

/* The rule of thumb, centi-steps: what a step of the lead is worth, a wall in hand, the move, and
 * not being behind an opponent without walls. Fitted to games by tools/fit-evaluation. */
#define RULE_STEP 100
#define RULE_WALL 201
#define RULE_MOVE 40
#define RULE_FREE_RACE 678

/* The class of a stock: those in a class are about equally good. */
static guint
stock_class (guint stock)
{
  static const guint8 classes[] = { 0, 1, 2, 3, 4, 4, 5, 5, 6 };

  return classes[MIN (stock, G_N_ELEMENTS (classes) - 1)];
}

/* By how many steps the player to move is ahead. A lead that is too large for the tables counts as
 * the largest one. */
static int
find_lead (const QdrPosition *position, const QdrShortestPaths *paths)
{
  const guint turn = position->turn;
  const int most = QDR_LEADS / 2;
  const int lead = (int) qdr_shortest_paths_distance (paths, !turn) -
                   (int) qdr_shortest_paths_distance (paths, turn);

  return CLAMP (lead, -most, most);
}

QdrEvaluationTerms
qdr_evaluation_find_terms (const QdrPosition *position, const QdrShortestPaths *paths)
{
  const int stride = position->board.stride;
  const int a = position->pawns[0];
  const int b = position->pawns[1];
  /* Columns and rows between the pawns. */
  const guint distance = (guint) (ABS (a % stride - b % stride) + ABS (a / stride - b / stride));
  const guint gap = MIN (distance, QDR_GAPS - 1);
  /* What the lead is worth depends on the walls that both players have left to change it. */
  const guint classes = stock_class (position->stocks[position->turn]) * QDR_STOCK_CLASSES +
                        stock_class (position->stocks[!position->turn]);
  const guint lead = (guint) (find_lead (position, paths) + QDR_LEADS / 2);
  QdrEvaluationTerms terms = { .race = (guint16) (QDR_WEIGHT_RACE + classes * QDR_LEADS + lead) };

  for (guint side = 0; side < 2; side++) {
    const guint player = side == 0 ? position->turn : !position->turn;
    const guint stock = MIN (position->stocks[player], QDR_STOCKS - 1);
    const guint is_moving = side == 0;
    /* Whether the other pawn is met on a shortest path. */
    const guint is_ahead = qdr_bits_test (&paths->of[player]->squares, position->pawns[!player]);

    terms.side[side][0] = (guint16) (QDR_WEIGHT_STOCK + stock);
    terms.side[side][1] =
        (guint16) (QDR_WEIGHT_MEETING + (is_moving * 2 + is_ahead) * QDR_GAPS + gap);
    terms.threat[side] = qdr_side_evaluation_threat (position->stocks[!player]);
  }

  return terms;
}

/* The score of a side: its weights, and the evaluation of the side. */
static int
score_side (const gint16 *weights,
            const QdrEvaluationTerms *terms,
            guint side,
            const QdrSideEvaluation *evaluation)
{
  int score = evaluation->score[terms->threat[side]];

  for (guint i = 0; i < QDR_SIDE_TERMS; i++)
    score += weights[terms->side[side][i]];
  return score;
}

/* The score for the player to move, as a sum of weights. */
static QdrScore
evaluate_by_weights (const QdrPosition *position,
                     const QdrShortestPaths *paths,
                     QdrSideEvaluationCache *side_evaluations)
{
  const gint16 *weights = qdr_small_board_weights;
  const guint turn = position->turn;
  const QdrEvaluationTerms terms = qdr_evaluation_find_terms (position, paths);
  const QdrSideEvaluation own =
      qdr_side_evaluation_find (side_evaluations, position, turn, paths->of[turn]);
  const QdrSideEvaluation other =
      qdr_side_evaluation_find (side_evaluations, position, !turn, paths->of[!turn]);

  return weights[terms.race] + score_side (weights, &terms, 0, &own) -
         score_side (weights, &terms, 1, &other);
}

/* The score for the player to move, by the rule of thumb. */
static QdrScore
evaluate_by_rule (const QdrPosition *position, const QdrShortestPaths *paths)
{
  const int own_stock = position->stocks[position->turn];
  const int other_stock = position->stocks[!position->turn];
  const int lead = find_lead (position, paths);
  int score = RULE_STEP * lead + RULE_MOVE + RULE_WALL * (own_stock - other_stock);

  if (other_stock == 0 && lead >= 0)
    score += RULE_FREE_RACE;
  if (own_stock == 0 && lead < 0)
    score -= RULE_FREE_RACE;
  return score;
}

QdrScore
qdr_evaluate (const QdrPosition *position,
              const QdrShortestPaths *paths,
              QdrSideEvaluationCache *side_evaluations,
              const QdrStyle *style,
              guint player)
{
  QdrScore score = qdr_evaluation_is_by_rule (&position->board)
                       ? evaluate_by_rule (position, paths)
                       : evaluate_by_weights (position, paths, side_evaluations);

  if (position->turn != player)
    score = -score;
  score += qdr_style_bias (style, position, paths, player,
                           (int) qdr_shortest_paths_distance (paths, !player));

  return CLAMP (score, -MAX_SCORE, MAX_SCORE);
}
