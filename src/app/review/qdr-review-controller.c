/*
 * The review of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-review-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-review-text.h"
#include "qdr-try-again-controller.h"

struct _QdrReviewController {
  QdrController base;

  QdrAnalyser *analyser;
  QdrHintController *hints;
  QdrReviewWidgets widgets; /* unowned */
  QdrReviewPanel *panel;    /* unowned; NULL until its page is first shown or a review starts */
  QdrReview *review;        /* (nullable): the shown review */
  GCancellable *search;     /* (nullable): cancels the running review */
  QdrTryAgainController *try_again;
};

G_DEFINE_FINAL_TYPE (QdrReviewController, qdr_review_controller, QDR_TYPE_CONTROLLER)

static guint reviewed_signal;

static QdrGame *
get_game (QdrReviewController *self)
{
  return qdr_session_get_game (self->base.session);
}

static void
set_enabled (QdrReviewController *self, const char *action, gboolean enabled)
{
  qdr_actions_set_enabled (self->base.actions, action, enabled);
}

static void
mistake_changed_cb (QdrReviewController *self)
{
  if (self->panel != NULL && qdr_hint_controller_get_mistake (self->hints) == NULL)
    qdr_review_panel_unselect_move (self->panel);
}

static void
move_chosen_cb (QdrReviewController *self, QdrMoveReview *move_review)
{
  /* mistake_changed_cb() would clear the choice when the position changes, so it is blocked
   * meanwhile. If another listener changes the position again, no mistake is shown. */
  if (qdr_hint_controller_get_mistake (self->hints) != move_review) {
    const guint ply = qdr_move_review_get_ply (move_review);

    g_signal_handlers_block_by_func (self->hints, mistake_changed_cb, self);
    /* The new position is not announced, because the announcement of the mistake includes it. */
    qdr_announcer_set_muted (GTK_WIDGET (self->widgets.board), TRUE);
    qdr_game_go_to_ply (get_game (self), ply);
    qdr_announcer_set_muted (GTK_WIDGET (self->widgets.board), FALSE);
    if (qdr_game_get_ply (get_game (self)) == ply)
      qdr_hint_controller_set_mistake (self->hints, move_review);
    g_signal_handlers_unblock_by_func (self->hints, mistake_changed_cb, self);
    mistake_changed_cb (self);
  }
  /* Hide the sidebar if it covers the board. */
  if (qdr_split_view_get_collapsed (self->widgets.split_view))
    qdr_split_view_set_show_sidebar (self->widgets.split_view, FALSE);
}

static void
stop_search (QdrReviewController *self)
{
  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  qdr_review_panel_set_review_running (self->panel, FALSE);
  set_enabled (self, "cancel-review", FALSE);
}

static void
close_review (QdrReviewController *self)
{
  gboolean has_focus;

  if (self->review == NULL)
    return;

  has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->panel)) != NULL;
  qdr_hint_controller_set_mistake (self->hints, NULL);
  g_signal_handlers_disconnect_by_data (self->review, self);
  stop_search (self);
  g_clear_object (&self->review);
  qdr_review_panel_set_review (self->panel, NULL);
  qdr_score_sheet_set_review (self->widgets.score_sheet, NULL);
  qdr_try_again_controller_set_review (self->try_again, NULL);
  set_enabled (self, "close-review", FALSE);
  if (has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->widgets.board));
}

static void
update_mistakes (QdrReviewController *self)
{
  const gboolean has_mistakes =
      self->panel != NULL &&
      g_list_model_get_n_items (qdr_review_panel_get_worst_moves (self->panel)) > 0;
  const char *reason = self->review == NULL   ? _ ("There is no review yet.")
                       : self->search != NULL ? _ ("Reviewing the game…")
                                              : _ ("The review has found no mistakes.");

  qdr_actions_set_enabled_or (self->base.actions, "next-mistake", has_mistakes, reason);
  qdr_actions_set_enabled_or (self->base.actions, "previous-mistake", has_mistakes, reason);
}

/* Offers a review, or closes it if none is allowed. While a game with clocks is played, people must
 * not see better moves. */
static void
update_offer (QdrReviewController *self)
{
  QdrGame *game = get_game (self);
  const gboolean allowed = qdr_game_get_n_moves (game) > 0 &&
                           !qdr_session_is_timed (self->base.session) &&
                           !qdr_session_is_without_advice (self->base.session);
  const char *offer;

  if (!allowed)
    close_review (self);
  if (qdr_game_get_n_moves (game) == 0)
    offer = _ ("There is no move to review yet.");
  else if (!allowed)
    offer = _ ("This game can be reviewed after its end.");
  else if (qdr_game_get_n_players (game) == 4)
    offer = _ ("A review goes through the whole game and shows which moves lost the most, and what "
               "would have been better. Games of four give no exercises.");
  else
    offer = _ ("A review goes through the whole game and shows which moves lost the most, and what "
               "would have been better.");
  qdr_actions_set_enabled_or (self->base.actions, "review", allowed && self->search == NULL,
                              allowed ? _ ("Reviewing the game…") : offer);
  update_mistakes (self);
  if (self->panel != NULL)
    qdr_review_panel_set_offer_text (self->panel, offer);
}

/* Ends a complete or cancelled review. The panel still shows the reviewed moves. The chances are
 * saved with the game, but a file that has the same moves needs no saving. */
static void
stop_review (QdrReviewController *self)
{
  const gboolean was_modified = qdr_game_get_modified (get_game (self));

  stop_search (self);
  qdr_review_annotate_game (self->review, get_game (self));
  qdr_game_set_modified (get_game (self), was_modified);
  qdr_try_again_controller_finish_review (self->try_again);
  update_offer (self);
}

/* Returns whether the panel is visible in the active window: the user then probably waits for the
 * review. */
static gboolean
is_awaited (QdrReviewController *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->panel));

  return gtk_widget_get_mapped (GTK_WIDGET (self->panel)) &&
         gtk_window_is_active (GTK_WINDOW (root));
}

static void
fraction_cb (QdrReviewController *self)
{
  g_autoptr (QdrMoveReview) worst = NULL;
  g_autofree char *words = NULL;
  g_autofree char *accuracies = NULL;
  g_autofree char *all_words = NULL;
  g_autofree char *done = NULL;
  g_autofree char *sentence = NULL;

  if (self->search == NULL)
    return;
  if (qdr_review_get_fraction (self->review) < 1) {
    qdr_review_set_urgent (self->review, is_awaited (self));
    return;
  }

  stop_review (self);
  worst = g_list_model_get_item (qdr_review_panel_get_worst_moves (self->panel), 0);
  words = worst != NULL ? qdr_review_text_describe_numbered_move (get_game (self), worst, 1)
                        : g_strdup (qdr_review_panel_get_summary (self->panel));
  accuracies = qdr_review_text_format_accuracies (get_game (self), self->review);
  all_words = g_strjoin (" ", words, accuracies, NULL);
  /* Translators: %s stands for sentences about the worst move and the accuracy of the players. */
  done = g_strdup_printf (_ ("The review is done. %s"), all_words);
  sentence = g_strjoin (" ", done, worst != NULL ? _ ("F8 goes to the worst move.") : NULL, NULL);
  qdr_announce (GTK_WIDGET (self->widgets.board), sentence);
  g_signal_emit (self, reviewed_signal, 0, self->review);
}

/* Called when the game diverges from the reviewed moves or returns to them. */
static void
n_unchanged_cb (QdrReviewController *self)
{
  qdr_hint_controller_set_mistake (self->hints, NULL);
  if (qdr_review_get_n_unchanged_moves (self->review) == 0 &&
      qdr_game_get_n_variations (get_game (self), 0) == 0)
    close_review (self);
  else
    qdr_try_again_controller_update_exercises (self->try_again);
}

static void
make_panel (QdrReviewController *self)
{
  if (self->panel != NULL)
    return;

  self->panel = g_object_new (QDR_TYPE_REVIEW_PANEL, NULL);
  g_signal_connect_object (qdr_review_panel_get_worst_moves (self->panel), "items-changed",
                           G_CALLBACK (update_mistakes), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "chosen", G_CALLBACK (move_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_review_panel_set_game (self->panel, get_game (self));
  qdr_try_again_controller_set_panel (self->try_again, self->panel);
  qdr_accessibility_fixups_apply (GTK_WIDGET (self->panel));
  adw_bin_set_child (self->widgets.place, GTK_WIDGET (self->panel));
  update_offer (self);
}

static void
review_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrReviewController *self = user_data;

  close_review (self);
  make_panel (self);
  qdr_split_view_set_show_sidebar (self->widgets.split_view, TRUE);
  adw_view_stack_set_visible_child (self->widgets.pages, GTK_WIDGET (self->widgets.place));
  qdr_announce (GTK_WIDGET (self->widgets.board), _ ("Reviewing the game…"));

  self->review = qdr_review_new (self->analyser, get_game (self));
  self->search = g_cancellable_new ();
  /* The controller of exercises must be connected to the review before the panel, so that it
   * conceals each better move before the panel shows it. */
  qdr_try_again_controller_set_review (self->try_again, self->review);
  qdr_review_panel_set_review (self->panel, self->review);
  qdr_review_panel_set_review_running (self->panel, TRUE);
  qdr_score_sheet_set_review (self->widgets.score_sheet, self->review);
  g_signal_connect_object (self->review, "notify::fraction", G_CALLBACK (fraction_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "notify::n-unchanged", G_CALLBACK (n_unchanged_cb), self,
                           G_CONNECT_SWAPPED);
  set_enabled (self, "cancel-review", TRUE);
  set_enabled (self, "close-review", TRUE);
  update_offer (self);
  qdr_review_set_urgent (self->review, is_awaited (self));
  qdr_review_run_async (self->review, &qdr_review_budget_default, self->search, NULL, NULL);
}

static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrReviewController *self = user_data;

  if (g_list_model_get_n_items (G_LIST_MODEL (self->review)) > 0)
    stop_review (self);
  else
    close_review (self);
}

static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  close_review (user_data);
  update_offer (user_data);
}

static void
next_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_review_panel_choose_neighbour_move (QDR_REVIEW_CONTROLLER (user_data)->panel, 1);
}

static void
previous_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_review_panel_choose_neighbour_move (QDR_REVIEW_CONTROLLER (user_data)->panel, -1);
}

static const GActionEntry entries[] = {
  { .name = "review", .activate = review_cb },
  { .name = "next-mistake", .activate = next_mistake_cb },
  { .name = "previous-mistake", .activate = previous_mistake_cb },
  { .name = "cancel-review", .activate = cancel_cb },
  { .name = "close-review", .activate = close_cb },
};

static void
changed_cb (QdrReviewController *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0) {
    close_review (self);
    if (self->panel != NULL)
      qdr_review_panel_set_game (self->panel, get_game (self));
  }
  qdr_try_again_controller_update_analysis (self->try_again);
  update_offer (self);
}

static void
qdr_review_controller_dispose (GObject *object)
{
  QdrReviewController *self = QDR_REVIEW_CONTROLLER (object);

  g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  g_clear_object (&self->review);
  g_clear_object (&self->try_again);

  G_OBJECT_CLASS (qdr_review_controller_parent_class)->dispose (object);
}

static void
qdr_review_controller_class_init (QdrReviewControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_review_controller_dispose;

  reviewed_signal = g_signal_new ("reviewed", QDR_TYPE_REVIEW_CONTROLLER, G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, QDR_TYPE_REVIEW);
}

static void
qdr_review_controller_init (QdrReviewController *self)
{
}

QdrReviewController *
qdr_review_controller_new (GActionMap *actions,
                           QdrSession *session,
                           QdrAnalyser *analyser,
                           QdrHintController *hints,
                           const QdrReviewWidgets *widgets)
{
  QdrReviewController *self;

  g_return_val_if_fail (QDR_IS_ANALYSER (analyser), NULL);
  g_return_val_if_fail (QDR_IS_HINT_CONTROLLER (hints), NULL);
  g_return_val_if_fail (widgets != NULL, NULL);

  self = qdr_controller_new (QDR_TYPE_REVIEW_CONTROLLER, actions, session);
  self->analyser = qdr_controller_reference_object (self, analyser);
  self->hints = qdr_controller_reference_object (self, hints);
  self->widgets = *widgets;
  self->try_again = qdr_try_again_controller_new (actions, session, hints);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    set_enabled (self, entries[i].name, FALSE);
  g_signal_connect_object (widgets->place, "map", G_CALLBACK (make_panel), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hints, "mistake-changed", G_CALLBACK (mistake_changed_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}

void
qdr_review_controller_set_training (QdrReviewController *self, QdrTraining *training)
{
  g_return_if_fail (QDR_IS_REVIEW_CONTROLLER (self));

  qdr_try_again_controller_set_training (self->try_again, training);
}
