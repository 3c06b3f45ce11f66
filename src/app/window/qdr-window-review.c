/*
 * The window's review of its game: what was lost with every move, and what was better.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-review-text.h"

/* What a move may cost: positions, so that the same game is reviewed in the same way again, and CPU
 * time where that is slow, on large boards. It sees what people overlook; a review need not see
 * what a hint would. */
#define MOVE_NODES 500000
#define MOVE_CPU_MS 1000

/* Moves of a better line that are told and drawn. */
#define LINE_MOVES 4

/* --- A move that is shown --------------------------------------------------------------------- */

/* The board has forgotten it by itself if it shows another position. */
static void
forget_move_review (QdrWindow *self)
{
  g_clear_object (&self->move_review);
  qdr_review_panel_unselect (self->review_panel);
}

/* Without a step, the board has to be told. */
void
qdr_window_hide_move_review (QdrWindow *self)
{
  if (self->move_review == NULL)
    return;

  forget_move_review (self);
  qdr_board_view_set_line (self->board, NULL, 0);
  qdr_board_view_set_mistake (self->board, QDR_MOVE_NONE, NULL);
  qdr_status_bar_set_advice (self->status_bar, NULL);
  qdr_window_show_analysis (self);
}

static void
show_move_review (QdrWindow *self)
{
  const QdrAnalysis *best = qdr_move_review_get_best (self->move_review);
  g_autofree char *words =
      qdr_review_text_move_review (qdr_window_get_game (self), self->move_review, LINE_MOVES);

  qdr_board_view_set_hint (self->board, QDR_MOVE_NONE);
  qdr_board_view_set_line (self->board, best->line, MIN (best->line_length, LINE_MOVES));
  qdr_board_view_set_mistake (self->board, qdr_move_review_get_move (self->move_review),
                              qdr_review_text_sign (
                                  qdr_move_review_get_verdict (self->move_review)));
  qdr_status_bar_dismiss (self->status_bar);
  qdr_status_bar_set_advice (self->status_bar, words);
  qdr_announce (GTK_WIDGET (self), words);
}

/* Steps to where the move was played. Another step may follow at once, made by whoever hears of
 * this one. */
static void
go_to_move_review (QdrWindow *self, QdrMoveReview *move_review)
{
  QdrGame *game = qdr_window_get_game (self);

  g_clear_object (&self->move_review);
  qdr_window_drop_hint (self);
  qdr_window_update_actions (self);
  qdr_game_go_to (game, qdr_move_review_get_ply (move_review));
  if (qdr_game_get_ply (game) != qdr_move_review_get_ply (move_review))
    return;
  self->move_review = g_object_ref (move_review);
  show_move_review (self);
}

static void
chosen_cb (QdrWindow *self, QdrMoveReview *move_review)
{
  if (self->move_review != move_review)
    go_to_move_review (self, move_review);
  /* A folded sidebar lies over the board. */
  if (qdr_split_view_get_collapsed (self->split_view))
    qdr_split_view_set_show_sidebar (self->split_view, FALSE);
}

static void
settled_cb (QdrWindow *self)
{
  if (self->move_review != NULL &&
      qdr_game_get_ply (qdr_window_get_game (self)) != qdr_move_review_get_ply (self->move_review))
    forget_move_review (self);
}

/* --- The review ------------------------------------------------------------------------------- */

static gboolean
is_running (QdrWindow *self)
{
  return self->review_search != NULL;
}

static void
stop_search (QdrWindow *self)
{
  if (self->review_search != NULL)
    g_cancellable_cancel (self->review_search);
  g_clear_object (&self->review_search);
  qdr_review_panel_set_running (self->review_panel, FALSE);
  qdr_window_set_enabled (self, "cancel-review", FALSE);
}

/* It has ended, or is to; what has been reviewed stays. */
static void
stop (QdrWindow *self)
{
  stop_search (self);
  qdr_window_set_enabled (self, "keep-review", TRUE);
  qdr_window_update_review (self);
}

static void
tell_result (QdrWindow *self)
{
  GListModel *worst = qdr_review_panel_get_worst (self->review_panel);
  g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (worst, 0);
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  if (move_review == NULL) {
    qdr_announce (GTK_WIDGET (self), qdr_review_panel_get_summary (self->review_panel));
    return;
  }
  words = qdr_review_text_move_review (qdr_window_get_game (self), move_review, 1);
  /* Translators: %s is a sentence on the worst move of the game. */
  sentence = g_strdup_printf (_ ("The review is done. %s"), words);
  qdr_announce (GTK_WIDGET (self), sentence);
}

static void
fraction_cb (QdrWindow *self)
{
  if (!is_running (self) || qdr_review_get_fraction (self->review) < 1)
    return;

  stop (self);
  tell_result (self);
}

static void
end (QdrWindow *self)
{
  const gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->review_panel)) != NULL;

  if (self->review == NULL)
    return;

  qdr_window_hide_move_review (self);
  g_signal_handlers_disconnect_by_data (self->review, self);
  stop_search (self);
  g_clear_object (&self->review);
  qdr_review_panel_set_review (self->review_panel, NULL);
  qdr_score_sheet_set_review (self->score_sheet, NULL);
  qdr_window_set_enabled (self, "close-review", FALSE);
  qdr_window_set_enabled (self, "keep-review", FALSE);
  if (has_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* The game has gone another way. */
static void
n_fitting_cb (QdrWindow *self)
{
  if (self->move_review != NULL)
    qdr_window_hide_move_review (self);
  if (qdr_review_get_n_fitting (self->review) == 0)
    end (self);
}

static void
begin (QdrWindow *self)
{
  const QdrReviewBudget budget = { .nodes = MOVE_NODES, .cpu_ms = MOVE_CPU_MS };

  self->review = qdr_review_new (self->adviser, qdr_window_get_game (self));
  self->review_search = g_cancellable_new ();
  qdr_review_panel_set_review (self->review_panel, self->review);
  qdr_review_panel_set_running (self->review_panel, TRUE);
  qdr_score_sheet_set_review (self->score_sheet, self->review);
  g_signal_connect_object (self->review, "notify::fraction", G_CALLBACK (fraction_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review, "notify::n-fitting", G_CALLBACK (n_fitting_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_window_set_enabled (self, "cancel-review", TRUE);
  qdr_window_set_enabled (self, "close-review", TRUE);
  qdr_window_set_enabled (self, "keep-review", FALSE);
  qdr_window_update_review (self);
  qdr_review_run_async (self->review, &budget, self->review_search, NULL, NULL);
}

static void
review_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  end (self);
  qdr_split_view_set_show_sidebar (self->split_view, TRUE);
  qdr_announce (GTK_WIDGET (self), _ ("Reviewing the game…"));
  begin (self);
}

static void
cancel_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->review)) > 0)
    stop (self);
  else
    end (self);
}

static void
close_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  end (self);
  qdr_window_update_review (self);
}

static void
keep_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);

  qdr_review_annotate (self->review, qdr_window_get_game (self));
  qdr_review_panel_leave_keep (self->review_panel);
  qdr_window_set_enabled (self, "keep-review", FALSE);
  qdr_window_show_toast (self, adw_toast_new (_ (
                                   "The chances are added to the moves and saved with the game.")));
}

static void
next_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_review_panel_step (QDR_WINDOW (user_data)->review_panel, 1);
}

static void
previous_mistake_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_review_panel_step (QDR_WINDOW (user_data)->review_panel, -1);
}

static void
worst_changed_cb (QdrWindow *self)
{
  GListModel *worst = qdr_review_panel_get_worst (self->review_panel);
  const gboolean has_mistakes = g_list_model_get_n_items (worst) > 0;

  qdr_window_set_enabled (self, "next-mistake", has_mistakes);
  qdr_window_set_enabled (self, "previous-mistake", has_mistakes);
}

static const GActionEntry entries[] = {
  { .name = "review", .activate = review_cb },
  { .name = "next-mistake", .activate = next_mistake_cb },
  { .name = "previous-mistake", .activate = previous_mistake_cb },
  { .name = "cancel-review", .activate = cancel_cb },
  { .name = "close-review", .activate = close_cb },
  { .name = "keep-review", .activate = keep_cb },
};

void
qdr_window_add_review (QdrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    qdr_window_set_enabled (self, entries[i].name, FALSE);
  g_signal_connect_object (qdr_review_panel_get_worst (self->review_panel), "items-changed",
                           G_CALLBACK (worst_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_panel, "chosen", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

void
qdr_window_follow_review (QdrWindow *self, QdrGame *game)
{
  end (self);
  qdr_review_panel_set_game (self->review_panel, game);
  g_signal_connect_object (game, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
}

/* While people play by clocks nobody is to be told what was better, and what the position is
 * worth. */
void
qdr_window_update_review (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);
  const gboolean allowed = qdr_game_get_n_moves (game) > 0 && !qdr_session_is_timed (self->session);
  const gboolean over = qdr_game_get_written_result (game).outcome != QDR_OUTCOME_ONGOING;

  if (!allowed)
    end (self);
  qdr_window_set_enabled (self, "review", allowed && !is_running (self));
  qdr_review_panel_set_offered (self->review_panel, allowed && over);
}

void
qdr_window_drop_review (QdrWindow *self)
{
  if (self->review_search != NULL)
    g_cancellable_cancel (self->review_search);
  g_clear_object (&self->review_search);
  g_clear_object (&self->review);
  g_clear_object (&self->move_review);
}
