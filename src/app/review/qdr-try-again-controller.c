/*
 * The mistakes of a review as exercises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-try-again-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-library-exercises.h"
#include "qdr-training.h"

struct _QdrTryAgainController {
  QdrController base;

  QdrHintController *hints;
  QdrReviewPanel *panel; /* (nullable): shows buttons for the exercises; unowned */
  QdrTraining *training; /* (nullable): stores the exercises; without it, nothing is concealed */
  QdrReview *review;     /* (nullable): the review to follow */
  gboolean is_finished;  /* whether the review has finished or was cancelled */
};

G_DEFINE_FINAL_TYPE (QdrTryAgainController, qdr_try_again_controller, QDR_TYPE_CONTROLLER)

static QdrGame *
get_game (QdrTryAgainController *self)
{
  return qdr_session_get_game (self->base.session);
}

static void
set_all_concealed (QdrReview *review, gboolean concealed)
{
  GListModel *move_reviews = G_LIST_MODEL (review);

  for (guint i = 0; i < g_list_model_get_n_items (move_reviews); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (move_reviews, i);

    qdr_move_review_set_best_move_concealed (move_review, concealed);
  }
}

/* Returns (transfer full) (element-type QdrLibraryExercise): the exercises of the review. */
static GPtrArray *
list_exercises (QdrTryAgainController *self, gboolean only_concealed)
{
  if (self->training == NULL || !self->is_finished)
    return g_ptr_array_new ();
  return qdr_review_list_exercises (self->review, get_game (self), only_concealed);
}

static void
drop_removed_exercises (QdrTryAgainController *self, GPtrArray *exercises)
{
  for (guint i = exercises->len; i-- > 0;) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);

    if (qdr_training_is_exercise_removed (self->training, exercise->position))
      g_ptr_array_remove_index (exercises, i);
  }
}

/* Returns (transfer full): the concealed exercises or, if there are none, all exercises. Exercises
 * that the user has removed are excluded. @concealed (out): whether any exercise is concealed, even
 * a removed one. */
static GPtrArray *
list_open_exercises (QdrTryAgainController *self, gboolean *concealed)
{
  g_autoptr (GPtrArray) exercises = list_exercises (self, TRUE);

  *concealed = exercises->len > 0;
  drop_removed_exercises (self, exercises);
  if (exercises->len == 0) {
    g_ptr_array_unref (exercises);
    exercises = list_exercises (self, FALSE);
    drop_removed_exercises (self, exercises);
  }
  return g_steal_pointer (&exercises);
}

void
qdr_try_again_controller_update_analysis (QdrTryAgainController *self)
{
  GListModel *move_reviews;
  gboolean is_exercise = FALSE;
  guint ply;

  g_return_if_fail (QDR_IS_TRY_AGAIN_CONTROLLER (self));

  move_reviews = G_LIST_MODEL (self->review);
  ply = qdr_game_get_ply (get_game (self));
  for (guint i = 0; self->review != NULL && i < g_list_model_get_n_items (move_reviews); i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (move_reviews, i);

    is_exercise = is_exercise || (qdr_move_review_get_ply (move_review) == ply &&
                                  ply < qdr_review_get_n_unchanged_moves (self->review) &&
                                  qdr_move_review_get_best_move_concealed (move_review) &&
                                  qdr_mistake_can_be_exercise (get_game (self), move_review));
  }
  qdr_hint_controller_set_position_is_exercise (self->hints, is_exercise);
}

void
qdr_try_again_controller_update_exercises (QdrTryAgainController *self)
{
  g_autoptr (GPtrArray) exercises = NULL;
  gboolean exercising = FALSE;
  gboolean concealed;

  g_return_if_fail (QDR_IS_TRY_AGAIN_CONTROLLER (self));

  exercises = list_open_exercises (self, &concealed);
  if (self->training != NULL)
    g_object_get (self->training, "exercising", &exercising, NULL);
  /* The better moves are revealed only when all are found, because one better move often helps to
   * find another. */
  if (self->is_finished && !concealed)
    set_all_concealed (self->review, FALSE);
  qdr_actions_set_enabled_or (self->base.actions, "try-again", exercises->len > 0,
                              self->review == NULL
                                  ? _ ("There is no review yet.")
                                  : _ ("The review has found no mistakes to try again."));
  qdr_actions_set_enabled (self->base.actions, "show-better", concealed && !exercising);
  if (self->panel != NULL)
    qdr_review_panel_show_exercise_buttons (self->panel, exercises->len, concealed && !exercising);
  qdr_try_again_controller_update_analysis (self);
}

static void
exercising_cb (QdrTryAgainController *self)
{
  gboolean exercising;

  g_object_get (self->training, "exercising", &exercising, NULL);
  qdr_hint_controller_set_disabled (self->hints, exercising);
  qdr_try_again_controller_update_exercises (self);
}

static void
answered_cb (QdrTryAgainController *self, const char *position)
{
  if (self->review != NULL)
    qdr_review_reveal_better_moves (self->review, get_game (self), position);
  qdr_try_again_controller_update_exercises (self);
}

/* Conceals the better move in a person's game of two players. Called before other listeners can
 * show that move. */
static void
move_reviewed_cb (QdrTryAgainController *self, guint position)
{
  QdrGame *game = get_game (self);
  g_autoptr (QdrMoveReview) move_review =
      g_list_model_get_item (G_LIST_MODEL (self->review), position);

  if (self->training != NULL && qdr_game_get_n_players (game) == 2 &&
      (qdr_player_is_human (qdr_game_get_player (game, 0)) ||
       qdr_player_is_human (qdr_game_get_player (game, 1))))
    qdr_move_review_set_best_move_concealed (move_review, TRUE);
}

static void
try_again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrTryAgainController *self = user_data;
  gboolean concealed;
  g_autoptr (GPtrArray) exercises = list_open_exercises (self, &concealed);

  qdr_hint_controller_set_mistake (self->hints, NULL);
  qdr_training_open_exercises (self->training, exercises);
}

static void
show_better_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrTryAgainController *self = user_data;
  g_autoptr (QdrMoveReview) shown = NULL;

  g_set_object (&shown, qdr_hint_controller_get_mistake (self->hints));
  qdr_hint_controller_set_mistake (self->hints, NULL);
  set_all_concealed (self->review, FALSE);
  qdr_try_again_controller_update_exercises (self);
  if (shown != NULL)
    qdr_review_panel_choose_move (self->panel, shown);
}

static const GActionEntry entries[] = {
  { .name = "try-again", .activate = try_again_cb },
  { .name = "show-better", .activate = show_better_cb },
};

void
qdr_try_again_controller_set_review (QdrTryAgainController *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_TRY_AGAIN_CONTROLLER (self));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_set_object (&self->review, review);
  self->is_finished = FALSE;
  if (review != NULL)
    g_signal_connect_object (review, "items-changed", G_CALLBACK (move_reviewed_cb), self,
                             G_CONNECT_SWAPPED);
  qdr_try_again_controller_update_exercises (self);
}

void
qdr_try_again_controller_finish_review (QdrTryAgainController *self)
{
  g_autoptr (GPtrArray) exercises = NULL;

  g_return_if_fail (QDR_IS_TRY_AGAIN_CONTROLLER (self));
  g_return_if_fail (self->review != NULL);

  self->is_finished = TRUE;
  exercises = list_exercises (self, FALSE);
  if (self->training != NULL)
    qdr_training_add_exercises (self->training, exercises, get_game (self));
  qdr_try_again_controller_update_exercises (self);
}

void
qdr_try_again_controller_set_panel (QdrTryAgainController *self, QdrReviewPanel *panel)
{
  g_return_if_fail (QDR_IS_TRY_AGAIN_CONTROLLER (self));
  g_return_if_fail (QDR_IS_REVIEW_PANEL (panel));

  self->panel = panel;
}

void
qdr_try_again_controller_set_training (QdrTryAgainController *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_TRY_AGAIN_CONTROLLER (self));
  g_return_if_fail (QDR_IS_TRAINING (training));
  g_return_if_fail (self->training == NULL);

  self->training = qdr_controller_reference_object (self, training);
  g_signal_connect_object (training, "notify::exercising", G_CALLBACK (exercising_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (training, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (training, "changed",
                           G_CALLBACK (qdr_try_again_controller_update_exercises), self,
                           G_CONNECT_SWAPPED);
  exercising_cb (self);
}

static void
qdr_try_again_controller_dispose (GObject *object)
{
  QdrTryAgainController *self = QDR_TRY_AGAIN_CONTROLLER (object);

  g_clear_object (&self->review);

  G_OBJECT_CLASS (qdr_try_again_controller_parent_class)->dispose (object);
}

static void
qdr_try_again_controller_class_init (QdrTryAgainControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_try_again_controller_dispose;
}

static void
qdr_try_again_controller_init (QdrTryAgainController *self)
{
}

QdrTryAgainController *
qdr_try_again_controller_new (GActionMap *actions, QdrSession *session, QdrHintController *hints)
{
  QdrTryAgainController *self;

  g_return_val_if_fail (QDR_IS_HINT_CONTROLLER (hints), NULL);

  self = qdr_controller_new (QDR_TYPE_TRY_AGAIN_CONTROLLER, actions, session);
  self->hints = qdr_controller_reference_object (self, hints);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    qdr_actions_set_enabled_or (actions, entries[i].name, FALSE, _ ("There is no review yet."));
  return self;
}
