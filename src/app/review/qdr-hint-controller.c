/*
 * Hints, the analysis, and reviewed mistakes on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-hint-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-analysis-controller.h"
#include "qdr-announcer.h"
#include "qdr-explanation-text.h"
#include "qdr-notation.h"
#include "qdr-review-text.h"

/* The maximum number of better moves that are described in words. */
#define BETTER_MOVES 4

/* The maximum number of better moves on a board that also shows the paths of an explanation. */
#define DRAWN_MOVES 2

struct _QdrHintController {
  QdrController base;

  QdrAnalyser *analyser;
  QdrHintWidgets widgets; /* unowned */
  QdrAnalysisController *analysis;
  GCancellable *hint;         /* (nullable): cancels the running search for a hint */
  gboolean is_hint_shown;     /* whether there is a hint for the position */
  QdrExplanation explanation; /* of the move of this hint */
  QdrHintDegree degree;       /* the degree to which it is shown */
  QdrMoveReview *mistake;     /* (nullable): shown instead of a hint and the analysis */
  gboolean is_disabled;       /* whether all help is off */
  gboolean is_exercise;       /* whether the position is an exercise */
};

G_DEFINE_FINAL_TYPE (QdrHintController, qdr_hint_controller, QDR_TYPE_CONTROLLER)

static guint mistake_changed_signal;

static QdrGame *
get_game (QdrHintController *self)
{
  return qdr_session_get_game (self->base.session);
}

void
qdr_explanation_show_on_board (const QdrExplanation *self, QdrBoardView *board)
{
  QdrBoardPathComparison change;
  guint owner = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));

  if (self->n_facts == 0) {
    qdr_board_view_set_path_comparison (board, NULL);
    return;
  }

  change = qdr_board_compare_paths (&self->position, self->move);
  change.wall = qdr_explanation_get_wall (self, &owner);
  change.wall_player = (guint8) owner;
  qdr_board_view_set_path_comparison (board, &change);
}

/* Hints */

static void
update_hint_action (QdrHintController *self)
{
  QdrGame *game = get_game (self);
  QdrPlayer *player = qdr_game_get_player (game, qdr_game_get_turn (game));
  const gboolean paused = qdr_session_is_held_by (self->base.session, QDR_HOLD_PAUSE);
  const gboolean is_alone = qdr_session_is_without_advice (self->base.session);

  qdr_actions_set_enabled_or (self->base.actions, "hint",
                              !qdr_session_is_over (self->base.session) &&
                                  qdr_player_is_human (player) && !paused && self->hint == NULL &&
                                  !self->is_disabled && !is_alone,
                              is_alone             ? _ ("In this game there are no hints.")
                              : paused             ? _ ("The game is paused.")
                              : self->hint != NULL ? _ ("Looking for a good move…")
                                                   : NULL);
}

/* Begins hints anew, and cancels the search for one. */
static void
cancel_hint (QdrHintController *self)
{
  self->is_hint_shown = FALSE;
  if (self->hint == NULL)
    return;

  g_cancellable_cancel (self->hint);
  g_clear_object (&self->hint);
  qdr_status_bar_set_advice (self->widgets.status_bar, NULL);
  update_hint_action (self);
}

/* Shows and announces the hint up to its present degree. */
static void
show_hint (QdrHintController *self)
{
  const QdrExplanation *explanation = &self->explanation;
  g_autofree char *hint = qdr_explanation_to_hint (explanation, self->degree, get_game (self),
                                                   (int) explanation->position.turn);
  g_autofree char *advice =
      g_strjoin (" ", hint, self->degree < QDR_HINT_MOVE ? _ ("Press again for more.") : NULL,
                 NULL);

  qdr_status_bar_set_advice (self->widgets.status_bar, advice);
  if (self->degree >= QDR_HINT_MOVE)
    qdr_board_view_set_hint (self->widgets.board, explanation->move);
  if (self->degree == QDR_HINT_REASON)
    qdr_explanation_show_on_board (explanation, self->widgets.board);
  qdr_announce (GTK_WIDGET (self->widgets.board), advice);
}

static void
hint_found_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrHintController) self = user_data;
  QdrAnalysis analysis;

  /* After a cancelled search, self->hint may belong to another search. */
  if (!qdr_analyser_find_hint_finish (result, &analysis, NULL) || self->base.session == NULL)
    return;

  g_clear_object (&self->hint);
  self->explanation =
      qdr_explain_best_move (qdr_game_get_position (get_game (self)), &analysis, QDR_MOVE_NONE);
  self->degree = QDR_HINT_PATH;
  self->is_hint_shown = TRUE;
  show_hint (self);
  update_hint_action (self);
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrHintController *self = user_data;

  qdr_status_bar_dismiss_reply (self->widgets.status_bar);
  if (self->is_hint_shown) {
    self->degree = qdr_explanation_get_next_degree (&self->explanation, self->degree);
    show_hint (self);
    return;
  }
  qdr_hint_controller_set_mistake (self, NULL);
  qdr_board_view_set_path_comparison (self->widgets.board, NULL);
  self->hint = g_cancellable_new ();
  qdr_status_bar_set_advice (self->widgets.status_bar, _ ("Looking for a good move…"));
  qdr_announce (GTK_WIDGET (self->widgets.board), _ ("Looking for a good move…"));
  qdr_analyser_find_hint_async (self->analyser, self->hint, hint_found_cb, g_object_ref (self));
  update_hint_action (self);
}

static const GActionEntry entries[] = {
  { .name = "hint", .activate = hint_cb },
};

/* Mistakes */

static void
show_mistake (QdrHintController *self)
{
  QdrGame *game = get_game (self);
  const QdrAnalysis *best = qdr_move_review_get_analysis (self->mistake);
  const gboolean is_revealed = !qdr_move_review_get_best_move_concealed (self->mistake);
  const QdrExplanation explanation =
      is_revealed ? qdr_explain_best_move (qdr_game_get_position (game), best,
                                           qdr_move_review_get_move (self->mistake))
                  : (QdrExplanation){ .n_facts = 0 };
  const guint n_drawn = explanation.n_facts > 0 ? DRAWN_MOVES : BETTER_MOVES;
  int reader = QDR_NO_READER;
  g_autofree char *reason = NULL;
  g_autofree char *mistake = qdr_review_text_describe_move (game, self->mistake, BETTER_MOVES);
  g_autofree char *numbered =
      qdr_review_text_describe_numbered_move (game, self->mistake, BETTER_MOVES);
  g_autofree char *words = NULL;
  g_autofree char *sentence = NULL;

  qdr_board_view_set_hint (self->widgets.board, QDR_MOVE_NONE);
  qdr_board_view_set_expected_moves (self->widgets.board, best->line,
                                     is_revealed ? MIN (best->line_length, n_drawn) : 0);
  qdr_board_view_set_mistake (self->widgets.board, qdr_move_review_get_move (self->mistake),
                              qdr_review_text_get_symbol (
                                  qdr_move_review_get_verdict (self->mistake)));
  qdr_explanation_show_on_board (&explanation, self->widgets.board);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (qdr_game_is_only_human (game, i))
      reader = (int) i;
  reason = qdr_explanation_to_text (&explanation, game, reader);
  words = g_strjoin (" ", mistake, reason, NULL);
  sentence = g_strjoin (" ", numbered, reason, NULL);
  qdr_status_bar_dismiss_reply (self->widgets.status_bar);
  qdr_status_bar_set_advice (self->widgets.status_bar, words);
  qdr_announce (GTK_WIDGET (self->widgets.board), sentence);
}

void
qdr_hint_controller_set_mistake (QdrHintController *self, QdrMoveReview *mistake)
{
  g_return_if_fail (QDR_IS_HINT_CONTROLLER (self));
  g_return_if_fail (mistake == NULL || QDR_IS_MOVE_REVIEW (mistake));

  if (!g_set_object (&self->mistake, mistake))
    return;

  if (mistake != NULL) {
    cancel_hint (self);
    qdr_analysis_controller_set_show_line (self->analysis, FALSE);
    show_mistake (self);
  } else {
    qdr_board_view_set_expected_moves (self->widgets.board, NULL, 0);
    qdr_board_view_set_path_comparison (self->widgets.board, NULL);
    qdr_board_view_set_mistake (self->widgets.board, QDR_MOVE_NONE, NULL);
    qdr_status_bar_set_advice (self->widgets.status_bar, NULL);
    qdr_analysis_controller_set_show_line (self->analysis, TRUE);
  }
  g_signal_emit (self, mistake_changed_signal, 0);
}

QdrMoveReview *
qdr_hint_controller_get_mistake (QdrHintController *self)
{
  g_return_val_if_fail (QDR_IS_HINT_CONTROLLER (self), NULL);

  return self->mistake;
}

static void
update_analysis_allowed (QdrHintController *self)
{
  qdr_analysis_controller_set_analysis_allowed (self->analysis,
                                                !self->is_disabled && !self->is_exercise);
}

void
qdr_hint_controller_set_disabled (QdrHintController *self, gboolean disabled)
{
  g_return_if_fail (QDR_IS_HINT_CONTROLLER (self));

  if (self->is_disabled == disabled)
    return;

  self->is_disabled = disabled;
  if (disabled) {
    cancel_hint (self);
    qdr_status_bar_set_advice (self->widgets.status_bar, NULL);
    qdr_board_view_set_hint (self->widgets.board, QDR_MOVE_NONE);
    qdr_board_view_set_path_comparison (self->widgets.board, NULL);
  }
  qdr_hint_controller_set_mistake (self, NULL);
  update_analysis_allowed (self);
  update_hint_action (self);
}

void
qdr_hint_controller_set_position_is_exercise (QdrHintController *self, gboolean is_exercise)
{
  g_return_if_fail (QDR_IS_HINT_CONTROLLER (self));

  if (self->is_exercise == is_exercise)
    return;

  self->is_exercise = is_exercise;
  update_analysis_allowed (self);
}

/* The game */

/* Pauses the analysis while a computer thinks, and while nobody can see the analysis. */
static void
update_paused (QdrHintController *self)
{
  QdrComputerPlayer *computer = qdr_session_get_computer (self->base.session);

  qdr_analyser_set_paused (self->analyser, qdr_computer_player_get_thinking (computer) ||
                                               !qdr_session_is_in_sight (self->base.session));
}

static void
changed_cb (QdrHintController *self, guint changes)
{
  if ((changes & (QDR_CHANGE_POSITION | QDR_CHANGE_SEATS)) != 0 ||
      qdr_session_is_held_by (self->base.session, QDR_HOLD_PAUSE))
    cancel_hint (self);
  if (self->mistake != NULL &&
      qdr_game_get_ply (get_game (self)) != qdr_move_review_get_ply (self->mistake))
    qdr_hint_controller_set_mistake (self, NULL);
  if ((changes & QDR_CHANGE_GAME) != 0)
    qdr_analyser_set_game (self->analyser, get_game (self));
  update_paused (self);
  update_hint_action (self);
}

static void
qdr_hint_controller_dispose (GObject *object)
{
  QdrHintController *self = QDR_HINT_CONTROLLER (object);

  g_cancellable_cancel (self->hint);
  g_clear_object (&self->hint);
  g_clear_object (&self->mistake);
  g_clear_object (&self->analysis);

  G_OBJECT_CLASS (qdr_hint_controller_parent_class)->dispose (object);
}

static void
qdr_hint_controller_class_init (QdrHintControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_hint_controller_dispose;

  mistake_changed_signal = g_signal_new ("mistake-changed", QDR_TYPE_HINT_CONTROLLER,
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
qdr_hint_controller_init (QdrHintController *self)
{
}

QdrHintController *
qdr_hint_controller_new (GActionMap *actions,
                         QdrSession *session,
                         QdrAnalyser *analyser,
                         const QdrHintWidgets *widgets,
                         GSettings *settings)
{
  QdrHintController *self;

  g_return_val_if_fail (QDR_IS_ANALYSER (analyser), NULL);
  g_return_val_if_fail (widgets != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_HINT_CONTROLLER, actions, session);
  self->analyser = qdr_controller_reference_object (self, analyser);
  self->widgets = *widgets;
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_settings_bind (settings, "analysis-share", analyser, "share", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "analysis-threads", analyser, "threads", G_SETTINGS_BIND_GET);
  g_signal_connect_object (qdr_session_get_computer (session), "notify::thinking",
                           G_CALLBACK (update_paused), self, G_CONNECT_SWAPPED);
  self->analysis = qdr_analysis_controller_new (actions, session, analyser, widgets->board,
                                                widgets->evaluation, widgets->analysis, settings);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
