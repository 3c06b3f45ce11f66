/*
 * Review of a single move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-review.h"

/* The minimum losses of win probability for the verdicts, as usual in chess programs. */
#define INACCURACY_LOSS 0.05
#define MISTAKE_LOSS 0.10
#define BLUNDER_LOSS 0.20

struct _QdrMoveReview {
  GObject parent_instance;

  QdrMove move;
  QdrAnalysis best;
  double loss;
  QdrVerdict verdict;
  gboolean is_repetition;
  gboolean is_concealed;
};

enum {
  PROP_0,
  PROP_PLY,
  PROP_PLAYER,
  PROP_MOVE,
  PROP_LOSS,
  PROP_VERDICT,
  PROP_CONCEALED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QdrMoveReview, qdr_move_review, G_TYPE_OBJECT)

QdrVerdict
qdr_verdict_for_loss (double loss)
{
  if (loss >= BLUNDER_LOSS)
    return QDR_VERDICT_BLUNDER;
  if (loss >= MISTAKE_LOSS)
    return QDR_VERDICT_MISTAKE;
  if (loss >= INACCURACY_LOSS)
    return QDR_VERDICT_INACCURACY;
  return loss > 0 ? QDR_VERDICT_GOOD : QDR_VERDICT_BEST;
}

static void
qdr_move_review_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrMoveReview *self = QDR_MOVE_REVIEW (object);

  switch (id) {
  case PROP_PLY:
    g_value_set_uint (value, self->best.ply);
    break;
  case PROP_PLAYER:
    g_value_set_uint (value, self->best.turn);
    break;
  case PROP_MOVE:
    g_value_set_uint (value, self->move);
    break;
  case PROP_LOSS:
    g_value_set_double (value, self->loss);
    break;
  case PROP_VERDICT:
    g_value_set_int (value, (int) self->verdict);
    break;
  case PROP_CONCEALED:
    g_value_set_boolean (value, self->is_concealed);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_move_review_class_init (QdrMoveReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = qdr_move_review_get_property;

  properties[PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, readable);
  properties[PROP_PLAYER] =
      g_param_spec_uint ("player", NULL, NULL, 0, QDR_MAX_PLAYERS - 1, 0, readable);
  properties[PROP_MOVE] = g_param_spec_uint ("move", NULL, NULL, 0, G_MAXUINT16, 0, readable);
  properties[PROP_LOSS] = g_param_spec_double ("loss", NULL, NULL, 0, 1, 0, readable);
  properties[PROP_VERDICT] = g_param_spec_int ("verdict", NULL, NULL, QDR_VERDICT_NONE,
                                               QDR_VERDICT_BLUNDER, QDR_VERDICT_NONE, readable);
  properties[PROP_CONCEALED] =
      g_param_spec_boolean ("concealed", NULL, NULL, FALSE, readable | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_move_review_init (QdrMoveReview *self G_GNUC_UNUSED)
{
}

QdrMoveReview *
qdr_move_review_new (QdrMove move,
                     const QdrAnalysis *best,
                     const QdrAnalysis *played,
                     gboolean is_repetition)
{
  QdrMoveReview *self = g_object_new (QDR_TYPE_MOVE_REVIEW, NULL);
  const guint player = best->turn;

  self->move = move;
  self->is_repetition = is_repetition;
  self->best = *best;
  self->loss = CLAMP (best->probabilities.of[player] - played->probabilities.of[player], 0, 1);
  if (qdr_move_kind (move) == QDR_MOVE_CONCESSION)
    self->verdict = QDR_VERDICT_NONE;
  else if (best->line[0] == move)
    self->verdict = QDR_VERDICT_BEST;
  else
    self->verdict = qdr_verdict_for_loss (self->loss);
  return self;
}

guint
qdr_move_review_get_ply (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), 0);

  return self->best.ply;
}

guint
qdr_move_review_get_player (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), 0);

  return self->best.turn;
}

QdrMove
qdr_move_review_get_move (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), QDR_MOVE_NONE);

  return self->move;
}

double
qdr_move_review_get_loss (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), 0);

  return self->loss;
}

QdrVerdict
qdr_move_review_get_verdict (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), QDR_VERDICT_NONE);

  return self->verdict;
}

const QdrAnalysis *
qdr_move_review_get_analysis (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), NULL);

  return &self->best;
}

gboolean
qdr_move_review_is_repetition (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), FALSE);

  return self->is_repetition;
}

gboolean
qdr_move_review_get_concealed (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), FALSE);

  return self->is_concealed;
}

void
qdr_move_review_set_concealed (QdrMoveReview *self, gboolean concealed)
{
  g_return_if_fail (QDR_IS_MOVE_REVIEW (self));

  if (self->is_concealed == concealed)
    return;

  self->is_concealed = concealed;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CONCEALED]);
}
