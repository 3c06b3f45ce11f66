/*
 * Reviews of games and of their moves: an analysis of each position, and the loss of each move.
 *
 * Positions are searched from the last to the first. If a move other than the best was played, a
 * second search of the position examines only the played move, to the same depth.
 *
 * The first search clears the transposition table, so that reviews are reproducible unless a hint
 * interrupts them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-review.h"

#include <math.h>

#include "qdr-analyser-private.h"
#include "qdr-search-request.h"

/* The minimum loss of win probability for each of these verdicts, as usual in chess programs. */
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
  MOVE_PROP_0,
  MOVE_PROP_PLY,
  MOVE_PROP_PLAYER,
  MOVE_PROP_MOVE,
  MOVE_PROP_LOSS,
  MOVE_PROP_VERDICT,
  MOVE_PROP_CONCEALED,
  N_MOVE_PROPS,
};

static GParamSpec *move_properties[N_MOVE_PROPS];

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
  case MOVE_PROP_PLY:
    g_value_set_uint (value, self->best.ply);
    break;
  case MOVE_PROP_PLAYER:
    g_value_set_uint (value, self->best.turn);
    break;
  case MOVE_PROP_MOVE:
    g_value_set_uint (value, self->move);
    break;
  case MOVE_PROP_LOSS:
    g_value_set_double (value, self->loss);
    break;
  case MOVE_PROP_VERDICT:
    g_value_set_int (value, (int) self->verdict);
    break;
  case MOVE_PROP_CONCEALED:
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

  move_properties[MOVE_PROP_PLY] = g_param_spec_uint ("ply", NULL, NULL, 0, G_MAXUINT, 0, readable);
  move_properties[MOVE_PROP_PLAYER] =
      g_param_spec_uint ("player", NULL, NULL, 0, QDR_MAX_PLAYERS - 1, 0, readable);
  move_properties[MOVE_PROP_MOVE] =
      g_param_spec_uint ("move", NULL, NULL, 0, G_MAXUINT16, 0, readable);
  move_properties[MOVE_PROP_LOSS] = g_param_spec_double ("loss", NULL, NULL, 0, 1, 0, readable);
  move_properties[MOVE_PROP_VERDICT] =
      g_param_spec_int ("verdict", NULL, NULL, QDR_VERDICT_NONE, QDR_VERDICT_BLUNDER,
                        QDR_VERDICT_NONE, readable);
  move_properties[MOVE_PROP_CONCEALED] =
      g_param_spec_boolean ("concealed", NULL, NULL, FALSE, readable | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_MOVE_PROPS, move_properties);
}

static void
qdr_move_review_init (QdrMoveReview *self G_GNUC_UNUSED)
{
}

/* Returns (transfer full): a review of @move. @best and @played are analyses of the position before
 * it: the line of @best begins with the best move, that of @played with @move. */
static QdrMoveReview *
move_review_new (QdrMove move,
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
qdr_move_review_has_repetition (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), FALSE);

  return self->is_repetition;
}

gboolean
qdr_move_review_get_best_move_concealed (QdrMoveReview *self)
{
  g_return_val_if_fail (QDR_IS_MOVE_REVIEW (self), FALSE);

  return self->is_concealed;
}

void
qdr_move_review_set_best_move_concealed (QdrMoveReview *self, gboolean concealed)
{
  g_return_if_fail (QDR_IS_MOVE_REVIEW (self));

  if (self->is_concealed == concealed)
    return;

  self->is_concealed = concealed;
  g_object_notify_by_pspec (G_OBJECT (self), move_properties[MOVE_PROP_CONCEALED]);
}

/* The curve of Lichess: accuracy = CURVE_HEIGHT * exp (-CURVE_DECAY * loss) - CURVE_OFFSET, where
 * the accuracy of a move and its loss of win probability are in per cent. */
#define CURVE_HEIGHT 103.1668
#define CURVE_DECAY 0.04354
#define CURVE_OFFSET 3.1669

/* A window is a number of successive positions: the number of moves divided by WINDOW_PART, but at
 * least WINDOW_MIN and at most WINDOW_MAX. */
#define WINDOW_PART 10
#define WINDOW_MIN 2
#define WINDOW_MAX 8

/* The least and greatest weight of a move. The weight is the standard deviation of the win
 * probability, in per cent, over the window. */
#define WEIGHT_MIN 0.5
#define WEIGHT_MAX 12

/* In the harmonic mean, smaller accuracies count as this number, because a single zero would make
 * the mean zero. */
#define HARMONIC_MIN 1.0

const QdrReviewBudget qdr_review_budget_default = { .nodes = 500000, .cpu_ms = 1000 };

struct _QdrReview {
  GObject parent_instance;

  QdrAnalyser *analyser;
  QdrGame *game;     /* a copy of the original game */
  QdrGame *original; /* (nullable): a weak pointer to the original game */
  guint n_unchanged; /* the number of moves before the first one that has changed in the original */
  guint n_moves;
  QdrReviewBudget budget;
  gboolean is_urgent;

  GTask *task;             /* (nullable): the task of a running review */
  guint n_known;           /* the number of analysed positions, counted from the end */
  QdrAnalysis *analyses;   /* the analyses; the index is the ply, only the last n_known are set */
  GPtrArray *move_reviews; /* (element-type QdrMoveReview): from the last move to the first */
};

enum {
  PROP_0,
  PROP_FRACTION,
  PROP_N_UNCHANGED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void qdr_review_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (QdrReview,
                               qdr_review,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      qdr_review_list_model_init))

static void search_next (QdrReview *self);

/* GListModel */

static GType
qdr_review_get_item_type (GListModel *model G_GNUC_UNUSED)
{
  return QDR_TYPE_MOVE_REVIEW;
}

static guint
qdr_review_get_n_items (GListModel *model)
{
  return QDR_REVIEW (model)->move_reviews->len;
}

static gpointer
qdr_review_get_item (GListModel *model, guint position)
{
  GPtrArray *move_reviews = QDR_REVIEW (model)->move_reviews;

  if (position >= move_reviews->len)
    return NULL;
  return g_object_ref (move_reviews->pdata[move_reviews->len - 1 - position]);
}

static void
qdr_review_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = qdr_review_get_item_type;
  iface->get_n_items = qdr_review_get_n_items;
  iface->get_item = qdr_review_get_item;
}

/* Returns the ply of the next position to be analysed. */
static guint
get_ply (QdrReview *self)
{
  return self->n_moves - self->n_known;
}

/* Returns the move that was played in the position at get_ply(), or QDR_MOVE_NONE if it is the last
 * position. */
static QdrMove
get_played_move (QdrReview *self)
{
  const guint ply = get_ply (self);

  return ply < self->n_moves ? qdr_game_get_move (self->game, ply, NULL) : QDR_MOVE_NONE;
}

/* Returns whether @moves, played from the position at get_ply(), lead to an earlier position of the
 * game. */
static gboolean
repeats_position (QdrReview *self, const QdrMove *moves, guint n_moves)
{
  QdrPosition position = *qdr_game_get_position (self->game);
  g_autofree guint64 *keys = NULL;
  QdrUndo undo;
  guint n_keys;

  keys = qdr_game_get_past_position_keys (self->game, &n_keys);
  for (guint i = 0; i < n_moves && qdr_move_kind (moves[i]) == QDR_MOVE_STEP; i++) {
    qdr_position_do_move (&position, moves[i], &undo);
    for (guint j = 0; j < n_keys; j++)
      if (keys[j] == position.key)
        return TRUE;
  }
  return FALSE;
}

/* Stores the analysis of the position at get_ply(), and adds a review of the move that was played
 * in this position. */
static void
add_analysis (QdrReview *self, const QdrAnalysis *best, const QdrAnalysis *played)
{
  const QdrMove move = get_played_move (self);

  self->analyses[get_ply (self)] = *best;
  self->n_known++;
  if (move != QDR_MOVE_NONE) {
    const gboolean is_repetition = qdr_game_get_repetition_is_draw (self->game) &&
                                   (repeats_position (self, &move, 1) ||
                                    repeats_position (self, best->line, best->line_length));

    g_ptr_array_add (self->move_reviews, move_review_new (move, best, played, is_repetition));
    g_list_model_items_changed (G_LIST_MODEL (self), 0, 0, 1);
  }
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FRACTION]);
}

/* Returns a request for a search of the position at get_ply(). A search may use half of the budget,
 * because each position may need two. */
static QdrSearchRequest
make_request (QdrReview *self)
{
  const guint share = qdr_analyser_get_processor_share (self->analyser);
  const QdrLimits limits = {
    .nodes = (self->budget.nodes + 1) / 2,
    .cpu_ms = (self->budget.cpu_ms + 1) / 2,
    .duty = share == 100 || self->is_urgent ? 0 : share,
  };
  QdrSearchRequest request = qdr_search_request_for_game (self->game, &qdr_style_default, &limits);

  request.is_analysis = TRUE;
  if (self->is_urgent)
    request.threads = qdr_analyser_get_n_threads (self->analyser);
  return request;
}

/* Sets @analysis to the result of a search. If the search was cancelled, ends the review and
 * returns FALSE. */
static gboolean
finish_search (QdrReview *self, GAsyncResult *result, QdrAnalysis *analysis)
{
  GError *error = NULL;
  QdrReport report;

  if (!qdr_analyser_search_for_review_finish (result, &report, &error)) {
    g_autoptr (GTask) task = g_steal_pointer (&self->task);

    g_task_return_error (task, error);
    return FALSE;
  }
  *analysis =
      qdr_analysis_from_report (qdr_game_get_position (self->game), get_ply (self), &report);
  return TRUE;
}

static void
played_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (QdrReview) self = data;
  const QdrAnalysis best = self->analyses[get_ply (self)];
  QdrAnalysis played;

  if (!finish_search (self, result, &played))
    return;

  /* If the second search rates the played move above the best move of the first search, the played
   * move counts as the best. */
  if (played.probabilities.of[best.turn] > best.probabilities.of[best.turn])
    add_analysis (self, &played, &played);
  else
    add_analysis (self, &best, &played);
  search_next (self);
}

static void
best_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (QdrReview) self = data;
  const QdrMove move = get_played_move (self);
  QdrAnalysis best;

  if (!finish_search (self, result, &best))
    return;

  if (move != QDR_MOVE_NONE && qdr_move_kind (move) == QDR_MOVE_CONCESSION) {
    QdrAnalysis played = self->analyses[get_ply (self) + 1];
    const guint player = qdr_game_get_turn (self->game);

    played.ply = get_ply (self);
    played.turn = player;
    played.depth = 0;
    played.proof = -1;
    played.proof_moves = 0;
    played.line_length = 0;
    played.scores[player] = -QDR_SCORE_WIN;

    add_analysis (self, &best, &played);
  } else if (move != QDR_MOVE_NONE && move != best.line[0]) {
    g_auto (QdrSearchRequest) request = make_request (self);

    /* Search the played move to the same depth as the best move. */
    self->analyses[get_ply (self)] = best;
    request.limits.depth = MAX (best.depth, 1);
    request.root_moves = g_memdup2 (&move, sizeof move);
    request.n_root_moves = 1;
    qdr_analyser_search_for_review_async (self->analyser, &request,
                                          g_task_get_cancellable (self->task), played_cb,
                                          g_object_ref (self));
    return;
  } else {
    add_analysis (self, &best, &best);
  }
  search_next (self);
}

/* Searches the next position, or finishes the review. */
static void
search_next (QdrReview *self)
{
  g_auto (QdrSearchRequest) request = { .past_keys = NULL };
  GCancellable *cancellable = g_task_get_cancellable (self->task);

  if (self->n_known > self->n_moves) {
    g_autoptr (GTask) task = g_steal_pointer (&self->task);

    g_task_return_boolean (task, TRUE);
    return;
  }

  qdr_game_go_to_ply (self->game, get_ply (self));
  request = make_request (self);
  request.is_fresh = self->move_reviews->len == 0;
  qdr_analyser_search_for_review_async (self->analyser, &request, cancellable, best_cb,
                                        g_object_ref (self));
}

void
qdr_review_run_async (QdrReview *self,
                      const QdrReviewBudget *budget,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data)
{
  QdrResult result;

  g_return_if_fail (QDR_IS_REVIEW (self));
  g_return_if_fail (budget != NULL && (budget->nodes != 0 || budget->cpu_ms != 0));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (self->task == NULL && self->n_known == 0);

  self->budget = *budget;
  self->task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (self->task, qdr_review_run_async);
  qdr_game_go_to_ply (self->game, self->n_moves);

  /* The position at the end of a game needs no search. */
  result = qdr_game_get_result (self->game);
  if (result.outcome != QDR_OUTCOME_ONGOING) {
    const QdrAnalysis end =
        qdr_analysis_from_result (qdr_game_get_position (self->game), self->n_moves, result);

    add_analysis (self, &end, &end);
  }
  search_next (self);
}

gboolean
qdr_review_run_finish (QdrReview *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (QDR_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* Accuracy */

double
qdr_accuracy_of_move (double loss)
{
  g_return_val_if_fail (loss >= 0 && loss <= 1, 0);

  if (loss == 0)
    return 100;
  return CLAMP (CURVE_HEIGHT * exp (-CURVE_DECAY * 100 * loss) - CURVE_OFFSET, 0, 100);
}

double
qdr_accuracy_of_player (const double *probabilities, const double *losses, guint n_moves)
{
  /* The window of a move ends with the position after the move. The first moves, before which there
   * are too few positions, use the window at the start of the game. */
  const guint window = CLAMP (n_moves / WINDOW_PART, WINDOW_MIN, WINDOW_MAX);
  double weighted = 0;
  double weights = 0;
  double inverses = 0;
  guint n = 0;

  g_return_val_if_fail (probabilities != NULL, 0);
  g_return_val_if_fail (losses != NULL, 0);

  for (guint i = 0; i < n_moves; i++) {
    const double *values = probabilities + (i + 2 > window ? i + 2 - window : 0);
    double sum = 0;
    double squares = 0;
    double accuracy, weight;

    if (losses[i] == QDR_ACCURACY_NO_LOSS)
      continue;

    for (guint j = 0; j < window; j++)
      sum += values[j];
    for (guint j = 0; j < window; j++)
      squares += (values[j] - sum / window) * (values[j] - sum / window);
    weight = CLAMP (100 * sqrt (squares / window), WEIGHT_MIN, WEIGHT_MAX);
    accuracy = qdr_accuracy_of_move (losses[i]);
    weighted += weight * accuracy;
    weights += weight;
    inverses += 1 / MAX (accuracy, HARMONIC_MIN);
    n++;
  }
  g_return_val_if_fail (n > 0, 0);
  return (weighted / weights + n / inverses) / 2;
}

/* Object */

static void
qdr_review_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_FRACTION:
    g_value_set_double (value, qdr_review_get_fraction (QDR_REVIEW (object)));
    break;
  case PROP_N_UNCHANGED:
    g_value_set_uint (value, qdr_review_get_n_unchanged_moves (QDR_REVIEW (object)));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_review_finalize (GObject *object)
{
  QdrReview *self = QDR_REVIEW (object);

  g_assert (self->task == NULL);
  g_clear_object (&self->analyser);
  g_clear_object (&self->game);
  g_clear_weak_pointer (&self->original);
  g_free (self->analyses);
  g_ptr_array_unref (self->move_reviews);

  G_OBJECT_CLASS (qdr_review_parent_class)->finalize (object);
}

static void
qdr_review_class_init (QdrReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = qdr_review_get_property;
  object_class->finalize = qdr_review_finalize;

  properties[PROP_FRACTION] =
      g_param_spec_double ("fraction", NULL, NULL, 0, 1, 0,
                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_N_UNCHANGED] =
      g_param_spec_uint ("n-unchanged", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_review_init (QdrReview *self)
{
  self->move_reviews = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Updates n_unchanged after the original game has changed. @position is the index of the first move
 * that may have changed. */
static void
original_changed_cb (QdrReview *self, guint position)
{
  const guint n_moves = MIN (self->n_moves, qdr_game_get_n_moves (self->original));

  if (position > self->n_unchanged || position >= self->n_moves)
    return;
  self->n_unchanged = position;
  while (self->n_unchanged < n_moves &&
         qdr_game_get_move (self->original, self->n_unchanged, NULL) ==
             qdr_game_get_move (self->game, self->n_unchanged, NULL))
    self->n_unchanged++;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_UNCHANGED]);
}

QdrReview *
qdr_review_new (QdrAnalyser *analyser, QdrGame *game)
{
  QdrReview *self;

  g_return_val_if_fail (QDR_IS_ANALYSER (analyser), NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  self = g_object_new (QDR_TYPE_REVIEW, NULL);
  self->analyser = g_object_ref (analyser);
  self->game = qdr_game_new_with_moves_of (game);
  self->n_moves = qdr_game_get_n_moves (game);
  self->analyses = g_new (QdrAnalysis, self->n_moves + 1);
  g_set_weak_pointer (&self->original, game);
  self->n_unchanged = self->n_moves;
  g_signal_connect_object (game, "items-changed", G_CALLBACK (original_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
qdr_review_set_urgent (QdrReview *self, gboolean urgent)
{
  g_return_if_fail (QDR_IS_REVIEW (self));

  self->is_urgent = urgent;
}

guint
qdr_review_get_n_moves (QdrReview *self)
{
  g_return_val_if_fail (QDR_IS_REVIEW (self), 0);

  return self->n_moves;
}

double
qdr_review_get_fraction (QdrReview *self)
{
  g_return_val_if_fail (QDR_IS_REVIEW (self), 0);

  return (double) self->n_known / (self->n_moves + 1);
}

guint
qdr_review_get_n_unchanged_moves (QdrReview *self)
{
  g_return_val_if_fail (QDR_IS_REVIEW (self), 0);

  return self->n_unchanged;
}

QdrVerdict
qdr_review_get_verdict (QdrReview *self, guint index)
{
  g_return_val_if_fail (QDR_IS_REVIEW (self), QDR_VERDICT_NONE);

  /* Reviews are made from the last move to the first, so only the first moves can lack one. */
  if (index >= self->n_unchanged || index + self->move_reviews->len < self->n_moves)
    return QDR_VERDICT_NONE;
  return qdr_move_review_get_verdict (self->move_reviews->pdata[self->n_moves - 1 - index]);
}

const QdrAnalysis *
qdr_review_get_analysis (QdrReview *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_REVIEW (self), NULL);
  g_return_val_if_fail (ply <= self->n_moves, NULL);

  return ply + self->n_known > self->n_moves ? &self->analyses[ply] : NULL;
}

gboolean
qdr_review_get_accuracy (QdrReview *self, guint player, double *accuracy)
{
  g_autofree double *probabilities = NULL;
  g_autofree double *losses = NULL;
  gboolean has_moved = FALSE;

  g_return_val_if_fail (QDR_IS_REVIEW (self), FALSE);
  g_return_val_if_fail (player < qdr_game_get_n_players (self->game), FALSE);
  g_return_val_if_fail (accuracy != NULL, FALSE);

  if (self->n_known <= self->n_moves || self->n_unchanged < self->n_moves)
    return FALSE;
  probabilities = g_new (double, self->n_moves + 1);
  losses = g_new (double, self->n_moves + 1);
  for (guint i = 0; i <= self->n_moves; i++)
    probabilities[i] = self->analyses[i].probabilities.of[player];
  for (guint i = 0; i < self->n_moves; i++) {
    QdrMoveReview *move_review = self->move_reviews->pdata[self->n_moves - 1 - i];

    losses[i] = QDR_ACCURACY_NO_LOSS;
    if (qdr_move_review_get_player (move_review) == player &&
        qdr_move_review_get_verdict (move_review) != QDR_VERDICT_NONE) {
      losses[i] = qdr_move_review_get_loss (move_review);
      has_moved = TRUE;
    }
  }
  if (has_moved)
    *accuracy = qdr_accuracy_of_player (probabilities, losses, self->n_moves);
  return has_moved;
}

void
qdr_review_annotate_game (QdrReview *self, QdrGame *game)
{
  guint n_moves;

  g_return_if_fail (QDR_IS_REVIEW (self));
  g_return_if_fail (QDR_IS_GAME (game));

  n_moves = MIN (self->n_moves, qdr_game_get_n_moves (game));
  qdr_game_begin_annotation (game);
  for (guint i = 0; i < n_moves; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);
    const QdrAnalysis *after = qdr_review_get_analysis (self, i + 1);

    if (qdr_record_get_move (record) != qdr_game_get_move (self->game, i, NULL))
      break;
    if (after != NULL)
      qdr_record_set_evaluation (record, qdr_analysis_get_lead (after, 0));
  }
  qdr_game_end_annotation (game);
}
