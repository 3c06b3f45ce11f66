/*
 * The mistakes of a review as exercises: what is concealed until it has been found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-retry-controller.h"

#include "qdr-actions.h"
#include "qdr-training.h"

struct _QdrRetryController {
  GObject parent_instance;

  GActionMap *actions; /* unowned */
  QdrSession *session;
  QdrAdviceController *advice;
  QdrReviewPanel *panel; /* (nullable); unowned */
  QdrTraining *training; /* (nullable): sets the mistakes of people as tasks */
  QdrReview *review;     /* (nullable) */
  gboolean is_finished;  /* there is a review, and it does not go on */
};

G_DEFINE_FINAL_TYPE (QdrRetryController, qdr_retry_controller, G_TYPE_OBJECT)

static QdrGame *
get_game (QdrRetryController *self)
{
  return qdr_session_get_game (self->session);
}

static void
conceal (QdrReview *review, gboolean concealed)
{
  GListModel *move_reviews = G_LIST_MODEL (review);

  for (guint i = 0; i < g_list_model_get_n_items (move_reviews); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (move_reviews, i);

    qdr_move_review_set_concealed (move_review, concealed);
  }
}

/* (transfer full): of QdrLibraryExercise. */
static GPtrArray *
list_exercises (QdrRetryController *self, gboolean only_concealed)
{
  if (self->training == NULL || !self->is_finished)
    return g_ptr_array_new ();
  return qdr_mistakes_list_exercises (self->review, get_game (self), only_concealed);
}

static void
leave_out_removed (QdrRetryController *self, GPtrArray *exercises)
{
  for (guint i = exercises->len; i-- > 0;) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (qdr_training_has_removed (self->training, exercise->position))
      g_ptr_array_remove_index (exercises, i);
  }
}

/* (transfer full): of QdrLibraryExercise; those that are still to be found, or all if none is.
 * @concealed (out): whether some mistakes are, also of those that were removed. */
static GPtrArray *
list_to_try (QdrRetryController *self, gboolean *concealed)
{
  g_autoptr (GPtrArray) exercises = list_exercises (self, TRUE);

  *concealed = exercises->len > 0;
  leave_out_removed (self, exercises);
  if (exercises->len == 0) {
    g_ptr_array_unref (exercises);
    exercises = list_exercises (self, FALSE);
    leave_out_removed (self, exercises);
  }
  return g_steal_pointer (&exercises);
}

/* Who has the analysis on and steps to a mistake is not to read there what was better. */
void
qdr_retry_controller_update_secret (QdrRetryController *self)
{
  GListModel *move_reviews;
  gboolean is_secret = FALSE;
  guint ply;

  g_return_if_fail (QDR_IS_RETRY_CONTROLLER (self));

  move_reviews = G_LIST_MODEL (self->review);
  ply = qdr_game_get_ply (get_game (self));
  for (guint i = 0; self->review != NULL && i < g_list_model_get_n_items (move_reviews); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (move_reviews, i);

    is_secret = is_secret || (qdr_move_review_get_ply (move_review) == ply &&
                              ply < qdr_review_get_n_unchanged (self->review) &&
                              qdr_move_review_get_concealed (move_review) &&
                              qdr_mistakes_is_exercise (get_game (self), move_review));
  }
  qdr_advice_controller_set_secret (self->advice, is_secret);
}

void
qdr_retry_controller_update (QdrRetryController *self)
{
  g_autoptr (GPtrArray) exercises = NULL;
  gboolean exercising = FALSE;
  gboolean concealed;

  g_return_if_fail (QDR_IS_RETRY_CONTROLLER (self));

  exercises = list_to_try (self, &concealed);
  if (self->training != NULL)
    g_object_get (self->training, "exercising", &exercising, NULL);
  /* One of them may tell of another: the same wall is often better twice. */
  if (self->is_finished && !concealed)
    conceal (self->review, FALSE);
  qdr_actions_set_enabled (self->actions, "try-again", exercises->len > 0);
  qdr_actions_set_enabled (self->actions, "show-better", concealed && !exercising);
  if (self->panel != NULL)
    qdr_review_panel_set_exercises (self->panel, exercises->len, concealed && !exercising);
  qdr_retry_controller_update_secret (self);
}

static void
exercising_cb (QdrRetryController *self)
{
  gboolean exercising;

  g_object_get (self->training, "exercising", &exercising, NULL);
  qdr_advice_controller_set_silent (self->advice, exercising);
  qdr_retry_controller_update (self);
}

/* Of a position that is in no other review; the game of this one may be any. */
static void
answered_cb (QdrRetryController *self, const char *position)
{
  if (self->review != NULL)
    qdr_mistakes_reveal (self->review, get_game (self), position);
  qdr_retry_controller_update (self);
}

/* Games of people alone are theirs to learn from; of four players no task is made. */
static gboolean
may_conceal (QdrRetryController *self)
{
  QdrGame *game = get_game (self);

  return self->training != NULL && qdr_game_get_n_players (game) == 2 &&
         (qdr_player_is_human (qdr_game_get_player (game, 0)) ||
          qdr_player_is_human (qdr_game_get_player (game, 1)));
}

/* Before all others hear of it. */
static void
move_reviewed_cb (QdrRetryController *self, guint position)
{
  g_autoptr (QdrMoveReview) move_review =
      g_list_model_get_item (G_LIST_MODEL (self->review), position);

  if (may_conceal (self))
    qdr_move_review_set_concealed (move_review, TRUE);
}

static void
try_again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrRetryController *self = user_data;
  gboolean concealed;
  g_autoptr (GPtrArray) exercises = list_to_try (self, &concealed);

  qdr_advice_controller_set_mistake (self->advice, NULL);
  qdr_training_request_exercises (self->training, exercises);
}

static void
show_better_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrRetryController *self = user_data;
  g_autoptr (QdrMoveReview) shown = NULL;

  g_set_object (&shown, qdr_advice_controller_get_mistake (self->advice));
  qdr_advice_controller_set_mistake (self->advice, NULL);
  conceal (self->review, FALSE);
  qdr_retry_controller_update (self);
  if (shown != NULL)
    qdr_review_panel_choose (self->panel, shown);
}

static const GActionEntry entries[] = {
  { .name = "try-again", .activate = try_again_cb },
  { .name = "show-better", .activate = show_better_cb },
};

void
qdr_retry_controller_set_review (QdrRetryController *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_RETRY_CONTROLLER (self));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_set_object (&self->review, review);
  self->is_finished = FALSE;
  if (review != NULL)
    g_signal_connect_object (review, "items-changed", G_CALLBACK (move_reviewed_cb), self,
                             G_CONNECT_SWAPPED);
  qdr_retry_controller_update (self);
}

void
qdr_retry_controller_finish (QdrRetryController *self)
{
  g_autoptr (GPtrArray) exercises = NULL;

  g_return_if_fail (QDR_IS_RETRY_CONTROLLER (self));
  g_return_if_fail (self->review != NULL);

  self->is_finished = TRUE;
  exercises = list_exercises (self, FALSE);
  if (self->training != NULL)
    qdr_training_add (self->training, exercises, get_game (self));
  qdr_retry_controller_update (self);
}

void
qdr_retry_controller_set_panel (QdrRetryController *self, QdrReviewPanel *panel)
{
  g_return_if_fail (QDR_IS_RETRY_CONTROLLER (self));
  g_return_if_fail (QDR_IS_REVIEW_PANEL (panel));

  self->panel = panel;
}

void
qdr_retry_controller_set_training (QdrRetryController *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_RETRY_CONTROLLER (self));
  g_return_if_fail (QDR_IS_TRAINING (training));
  g_return_if_fail (self->training == NULL);

  self->training = g_object_ref (training);
  g_signal_connect_object (training, "notify::exercising", G_CALLBACK (exercising_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (training, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (training, "changed", G_CALLBACK (qdr_retry_controller_update), self,
                           G_CONNECT_SWAPPED);
  exercising_cb (self);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_retry_controller_dispose (GObject *object)
{
  QdrRetryController *self = QDR_RETRY_CONTROLLER (object);

  g_clear_object (&self->review);
  g_clear_object (&self->training);
  if (self->session != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  g_clear_object (&self->advice);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (qdr_retry_controller_parent_class)->dispose (object);
}

static void
qdr_retry_controller_class_init (QdrRetryControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_retry_controller_dispose;
}

static void
qdr_retry_controller_init (QdrRetryController *self)
{
}

QdrRetryController *
qdr_retry_controller_new (GActionMap *actions, QdrSession *session, QdrAdviceController *advice)
{
  QdrRetryController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_ADVICE_CONTROLLER (advice), NULL);

  self = g_object_new (QDR_TYPE_RETRY_CONTROLLER, NULL);
  self->actions = actions;
  self->session = g_object_ref (session);
  self->advice = g_object_ref (advice);
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    qdr_actions_set_enabled (actions, entries[i].name, FALSE);
  return self;
}
