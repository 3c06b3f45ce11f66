/*
 * The review of a game beside the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-review-panel.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-board-picture.h"
#include "qdr-evaluation-graph.h"
#include "qdr-focusable-label.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-review-text.h"
#include "qdr-training.h"
#include "qdr-wrap-layout.h"

/* The maximum number of accuracies side by side. */
#define COLUMNS 2

struct _QdrAccuracyView {
  AdwBin parent_instance;

  GtkFlowBox *cells;
};

G_DEFINE_FINAL_TYPE (QdrAccuracyView, qdr_accuracy_view, ADW_TYPE_BIN)

static void
qdr_accuracy_view_class_init (QdrAccuracyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "accuracyview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
qdr_accuracy_view_init (QdrAccuracyView *self)
{
  GtkWidget *heading = gtk_label_new (_ ("Accuracy"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "caption-heading");
  gtk_widget_add_css_class (heading, "dim-label");
  /* A flow box shows long names one below the other instead of cutting them off. It cannot have the
   * focus, because Tab would not move the focus out of it. */
  self->cells = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", TRUE, "column-spacing", 12,
                              "max-children-per-line", COLUMNS, "selection-mode",
                              GTK_SELECTION_NONE, "can-focus", FALSE, NULL);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->cells));
  gtk_accessible_update_state (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self),
                               _ ("How close the moves are to the best ones found"));
}

static void
show_accuracies (QdrAccuracyView *self, QdrGame *game, QdrReview *review)
{
  g_autofree char *words = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cells))) != NULL)
    gtk_flow_box_remove (self->cells, child);
  words = review != NULL ? qdr_review_text_format_accuracies (game, review) : NULL;
  for (guint i = 0; words != NULL && i < qdr_game_get_n_players (game); i++) {
    double accuracy;

    if (qdr_review_get_accuracy (review, i, &accuracy)) {
      g_autofree char *number = qdr_review_text_format_percentage (accuracy);
      GtkWidget *cell = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE, NULL);
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
      GtkWidget *name = gtk_label_new (qdr_game_get_name_or_you (game, i));
      GtkWidget *label = gtk_label_new (number);

      qdr_pawn_icon_set_player (QDR_PAWN_ICON (pawn_icon), i);
      gtk_label_set_xalign (GTK_LABEL (name), 0);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_widget_add_css_class (label, "heading");
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (box), pawn_icon);
      gtk_box_append (GTK_BOX (box), name);
      gtk_box_append (GTK_BOX (box), label);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), box);
      gtk_flow_box_append (self->cells, cell);
    }
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words != NULL ? words : "", -1);
  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
}

#define LEFT_TO_RIGHT_MARK "\u200e"

static char *
text_of_move (QdrGame *game, QdrMove move)
{
  char text[QDR_MOVE_TEXT_SIZE];

  return g_strdup (qdr_move_to_text (&qdr_game_get_start_position (game)->board, move, text));
}

/* Makes a label. A label that expands has a small natural width, so that it does not widen the
 * sidebar. */
static GtkWidget *
make_label (const char *text, gboolean expands, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), expands ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), expands ? 8 : -1);
  gtk_widget_set_hexpand (label, expands);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Describes the verdict and, unless concealed, the better move. */
static char *
describe_verdict (QdrGame *game, QdrMoveReview *move_review)
{
  const char *verdict =
      qdr_review_text_get_verdict_name (qdr_move_review_get_verdict (move_review));
  g_autofree char *best = NULL;

  if (qdr_move_review_get_best_move_concealed (move_review))
    return g_strdup (verdict);
  best = text_of_move (game, qdr_move_review_get_analysis (move_review)->line[0]);
  /* Translators: the first %s is a verdict such as “Blunder”, the last %s is the better move. */
  return g_strdup_printf (_ ("%s, better: %s"), verdict, best);
}

static void
set_row_name (GtkWidget *row, QdrGame *game, QdrMoveReview *move_review)
{
  g_autofree char *name = qdr_review_text_describe_numbered_move (game, move_review, 1);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

struct _QdrReviewPanel {
  AdwBin parent_instance;

  QdrGame *game;
  QdrReview *review;     /* (nullable): the shown review */
  GListStore *worst;     /* (element-type QdrMoveReview): sorted, the worst move first */
  QdrMoveReview *chosen; /* (nullable): the move that is shown on the board */
  guint next_ply;        /* the lowest ply whose analysis is in the graph */
  gboolean is_running;
  gboolean has_evaluations; /* whether the game contains evaluations */

  GtkWidget *offer_box;
  GtkLabel *offer_words;
  GtkWidget *offer;
  GtkWidget *progress;
  GtkProgressBar *bar;
  GtkWidget *cancel;
  QdrEvaluationGraph *graph;
  QdrAccuracyView *accuracy;
  GtkLabel *summary;
  GtkWidget *scroller;
  GtkListBox *list;
  GtkWidget *buttons;
  GtkWidget *try_again;
  GtkWidget *show_better;
};

G_DEFINE_FINAL_TYPE (QdrReviewPanel, qdr_review_panel, ADW_TYPE_BIN)

static guint chosen_signal;

static void
concealed_cb (QdrMoveReview *move_review, GParamSpec *pspec, GtkWidget *label)
{
  GtkWidget *panel = gtk_widget_get_ancestor (label, QDR_TYPE_REVIEW_PANEL);
  QdrGame *game = QDR_REVIEW_PANEL (panel)->game;
  g_autofree char *better = describe_verdict (game, move_review);

  gtk_label_set_label (GTK_LABEL (label), better);
  set_row_name (gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW), game, move_review);
}

static GtkWidget *
make_row (gpointer item, gpointer user_data)
{
  QdrGame *game = QDR_REVIEW_PANEL (user_data)->game;
  QdrMoveReview *move_review = QDR_MOVE_REVIEW (item);
  const guint ply = qdr_move_review_get_ply (move_review);
  const char *sign = qdr_review_text_get_symbol (qdr_move_review_get_verdict (move_review));
  g_autofree char *move = text_of_move (game, qdr_move_review_get_move (move_review));
  /* The number is the same as in the list of moves. */
  g_autofree char *played =
      g_strdup_printf ("%u. %s%s", qdr_game_get_move_number (game, ply + 1), move, sign);
  g_autofree char *loss =
      /* Translators: %.0f is the win probability in per cent that was lost by a move. */
      g_strdup_printf (_ ("−%.0f%%"), 100 * qdr_move_review_get_loss (move_review));
  /* With the left-to-right mark, the minus sign is on the left even in a right-to-left language. */
  g_autofree char *marked = g_strconcat (LEFT_TO_RIGHT_MARK, loss, NULL);
  g_autofree char *better = describe_verdict (game, move_review);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *upper = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = make_label (better, TRUE, "caption");

  qdr_pawn_icon_set_player (QDR_PAWN_ICON (pawn_icon), qdr_move_review_get_player (move_review));
  gtk_box_append (GTK_BOX (upper), make_label (played, TRUE, "heading"));
  gtk_box_append (GTK_BOX (upper), make_label (marked, FALSE, "numeric"));
  gtk_box_append (GTK_BOX (lines), upper);
  gtk_box_append (GTK_BOX (lines), label);
  gtk_box_append (GTK_BOX (box), pawn_icon);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  set_row_name (row, game, move_review);
  qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), "show");
  qdr_accessibility_fixups_apply (row);
  g_signal_connect_object (move_review, "notify::concealed", G_CALLBACK (concealed_cb), label, 0);
  return row;
}

/* Marks the chosen row only by its appearance. If the row were selected, a screen reader would move
 * from the focused widget to the row. */
static void
mark_chosen (QdrReviewPanel *self)
{
  guint place = G_MAXUINT;
  GtkListBoxRow *row;

  if (self->chosen != NULL)
    g_list_store_find (self->worst, self->chosen, &place);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if ((guint) i == place)
      gtk_widget_set_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_SELECTED, FALSE);
    else
      gtk_widget_unset_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_SELECTED);
}

static void
choose_row (QdrReviewPanel *self, guint place)
{
  g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (self->worst), place);

  g_set_object (&self->chosen, move_review);
  mark_chosen (self);
  g_signal_emit (self, chosen_signal, 0, move_review);
}

/* Called on a click or Enter, but not when a row only gets the focus. */
static void
row_chosen_cb (QdrReviewPanel *self, GtkListBoxRow *row)
{
  choose_row (self, (guint) gtk_list_box_row_get_index (row));
}

/* Adds a reviewed move to the graph, and to the list if it is one of the worst or can be tried
 * again. The last move of a game is reviewed first. So the earliest of equally bad moves is listed
 * first. */
static void
show_move_review (QdrReviewPanel *self, QdrMoveReview *move_review)
{
  const guint ply = qdr_move_review_get_ply (move_review);
  const QdrVerdict verdict = qdr_move_review_get_verdict (move_review);
  GListModel *worst = G_LIST_MODEL (self->worst);
  g_autoptr (QdrMoveReview) pushed_out = NULL;
  guint place;

  if (ply >= qdr_review_get_n_unchanged_moves (self->review))
    return;

  qdr_evaluation_graph_set_verdict (self->graph, ply, verdict);
  if (verdict < QDR_VERDICT_INACCURACY)
    return;

  for (place = 0; place < g_list_model_get_n_items (worst); place++) {
    g_autoptr (QdrMoveReview) other = g_list_model_get_item (worst, place);

    if (qdr_move_review_get_loss (move_review) >= qdr_move_review_get_loss (other))
      break;
  }
  if (place >= QDR_REVIEW_PANEL_MAX_MOVES && !qdr_mistake_can_be_exercise (self->game, move_review))
    return;

  g_list_store_insert (self->worst, place, move_review);
  pushed_out = g_list_model_get_item (worst, QDR_REVIEW_PANEL_MAX_MOVES);
  if (pushed_out != NULL && !qdr_mistake_can_be_exercise (self->game, pushed_out))
    g_list_store_remove (self->worst, QDR_REVIEW_PANEL_MAX_MOVES);
}

/* Shows the win probabilities in positions that were analysed since the previous call. */
static void
show_analyses (QdrReviewPanel *self)
{
  const guint n_unchanged = qdr_review_get_n_unchanged_moves (self->review);

  while (self->next_ply > 0) {
    const QdrAnalysis *analysis = qdr_review_get_analysis (self->review, self->next_ply - 1);

    if (analysis == NULL)
      return;
    self->next_ply--;
    if (self->next_ply <= n_unchanged)
      qdr_evaluation_graph_set_probabilities (self->graph, self->next_ply,
                                              &analysis->probabilities);
  }
}

/* Shows the saved evaluations from the move at index @first. In games of four players, evaluations
 * are not win probabilities, so they are not shown. */
static void
show_evaluations (QdrReviewPanel *self, guint first)
{
  const guint n_moves = qdr_game_get_n_moves (self->game);

  for (guint i = first; i < n_moves && qdr_game_get_n_players (self->game) == 2; i++) {
    double lead;

    if (qdr_game_get_evaluation (self->game, i, &lead)) {
      const QdrWinProbabilities probabilities =
          qdr_win_probabilities_from_lead (qdr_game_get_start_position (self->game), lead);

      qdr_evaluation_graph_set_probabilities (self->graph, i + 1, &probabilities);
      self->has_evaluations = TRUE;
    }
  }
}

static char *
make_summary (QdrReviewPanel *self)
{
  const guint n_reviewed =
      self->review != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->review)) : 0;

  if (self->review == NULL || self->is_running)
    return g_strdup ("");
  if (n_reviewed < qdr_review_get_n_moves (self->review)) {
    /* The review went backwards from the last move to this index before it was cancelled. */
    const guint first = qdr_review_get_n_moves (self->review) - n_reviewed;

    if (first >= qdr_review_get_n_unchanged_moves (self->review))
      return g_strdup (_ ("No move of this game was reviewed."));
    /* Translators: %u is the number of a move in the list of moves. */
    return g_strdup_printf (_ ("Reviewed from move %u on."),
                            qdr_game_get_move_number (self->game, first + 1));
  }
  if (g_list_model_get_n_items (G_LIST_MODEL (self->worst)) == 0 &&
      qdr_review_get_n_unchanged_moves (self->review) == qdr_review_get_n_moves (self->review))
    return g_strdup (_ ("No move lost anything worth mentioning."));
  return g_strdup ("");
}

static void
update_widgets (QdrReviewPanel *self)
{
  const gboolean reviewed = self->review != NULL;
  g_autofree char *summary = make_summary (self);

  gtk_label_set_label (self->summary, summary);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), *summary != '\0');
  show_accuracies (self->accuracy, self->game, self->review);
  gtk_widget_set_visible (self->offer_box, !reviewed);
  gtk_widget_set_visible (self->progress, reviewed && self->is_running);
  gtk_widget_set_visible (GTK_WIDGET (self->graph), reviewed || self->has_evaluations);
  gtk_widget_set_visible (self->scroller, reviewed);
  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          g_list_model_get_n_items (G_LIST_MODEL (self->worst)) > 0);
  gtk_widget_set_visible (self->buttons, reviewed && !self->is_running);
}

static void
refill (QdrReviewPanel *self)
{
  g_list_store_remove_all (self->worst);
  qdr_evaluation_graph_clear (self->graph);
  self->has_evaluations = FALSE;
  if (self->review != NULL) {
    GListModel *move_reviews = G_LIST_MODEL (self->review);

    self->next_ply = qdr_review_get_n_moves (self->review) + 1;
    show_analyses (self);
    /* show_move_review() must be called for the last move first. */
    for (guint i = g_list_model_get_n_items (move_reviews); i-- > 0;) {
      g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (move_reviews, i);

      show_move_review (self, move_review);
    }
  } else if (self->game != NULL) {
    show_evaluations (self, 0);
  }
  update_widgets (self);
}

/* Updates the saved evaluations, which are shown only without a review. */
static void
moves_changed_cb (QdrReviewPanel *self, guint position, guint removed, guint added)
{
  if (self->review != NULL)
    return;
  if (removed > 0) {
    refill (self);
  } else {
    show_evaluations (self, position);
    update_widgets (self);
  }
}

static void
reviewed_cb (QdrReviewPanel *self, guint position, guint removed, guint added)
{
  g_autoptr (QdrMoveReview) move_review =
      g_list_model_get_item (G_LIST_MODEL (self->review), position);

  show_move_review (self, move_review);
  update_widgets (self);
}

static void
fraction_cb (QdrReviewPanel *self)
{
  gtk_progress_bar_set_fraction (self->bar, qdr_review_get_fraction (self->review));
  show_analyses (self);
}

static void
detach_review (QdrReviewPanel *self)
{
  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
}

static void
qdr_review_panel_dispose (GObject *object)
{
  QdrReviewPanel *self = QDR_REVIEW_PANEL (object);

  detach_review (self);
  g_clear_object (&self->game);
  if (self->list != NULL)
    gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  self->list = NULL;
  g_clear_object (&self->chosen);
  g_clear_object (&self->worst);

  G_OBJECT_CLASS (qdr_review_panel_parent_class)->dispose (object);
}

static void
qdr_review_panel_class_init (QdrReviewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_review_panel_dispose;

  chosen_signal = g_signal_new ("chosen", QDR_TYPE_REVIEW_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, QDR_TYPE_MOVE_REVIEW);

  g_type_ensure (QDR_TYPE_ACCURACY_VIEW);
  g_type_ensure (QDR_TYPE_EVALUATION_GRAPH);
  g_type_ensure (QDR_TYPE_FOCUSABLE_LABEL);
  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/review/review-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, offer_box);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, offer_words);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, offer);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, bar);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, cancel);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, graph);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, accuracy);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, summary);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, list);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, buttons);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, try_again);
  gtk_widget_class_bind_template_child (widget_class, QdrReviewPanel, show_better);
  gtk_widget_class_bind_template_callback (widget_class, row_chosen_cb);
  gtk_widget_class_set_css_name (widget_class, "reviewpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
qdr_review_panel_init (QdrReviewPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->worst = g_list_store_new (QDR_TYPE_MOVE_REVIEW);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->worst), make_row, self, NULL);
  g_signal_connect_object (self->worst, "items-changed", G_CALLBACK (mark_chosen), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  update_widgets (self);
}

void
qdr_review_panel_set_game (QdrReviewPanel *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  detach_review (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  self->is_running = FALSE;
  qdr_evaluation_graph_set_game (self->graph, game);
  if (game != NULL)
    g_signal_connect_object (game, "items-changed", G_CALLBACK (moves_changed_cb), self,
                             G_CONNECT_SWAPPED);
  refill (self);
}

void
qdr_review_panel_set_review (QdrReviewPanel *self, QdrReview *review)
{
  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));
  g_return_if_fail (review == NULL || QDR_IS_REVIEW (review));
  g_return_if_fail (review == NULL || self->game != NULL);

  if (review != NULL && gtk_widget_has_focus (self->offer)) {
    gtk_widget_set_visible (GTK_WIDGET (self->graph), TRUE);
    gtk_widget_grab_focus (GTK_WIDGET (self->graph));
  }
  detach_review (self);
  self->is_running = FALSE;
  gtk_widget_set_visible (self->show_better, FALSE);
  if (review != NULL) {
    self->review = g_object_ref (review);
    g_signal_connect_swapped (review, "items-changed", G_CALLBACK (reviewed_cb), self);
    g_signal_connect_swapped (review, "notify::fraction", G_CALLBACK (fraction_cb), self);
    g_signal_connect_swapped (review, "notify::n-unchanged", G_CALLBACK (refill), self);
    gtk_progress_bar_set_fraction (self->bar, qdr_review_get_fraction (review));
  }
  refill (self);
}

/* Moves the focus from the cancel button to the graph before the button is hidden. */
void
qdr_review_panel_set_review_running (QdrReviewPanel *self, gboolean running)
{
  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));

  if (!running && gtk_widget_has_focus (self->cancel))
    gtk_widget_grab_focus (GTK_WIDGET (self->graph));
  self->is_running = running;
  update_widgets (self);
}

void
qdr_review_panel_show_exercise_buttons (QdrReviewPanel *self, guint n_exercises, gboolean concealed)
{
  g_autofree char *label = NULL;

  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));

  label = g_strdup_printf (
      /* Translators: the label of a button to find better moves; %u is the number of mistakes. */
      ngettext ("Try %u Mistake Again", "Try %u Mistakes Again", n_exercises), n_exercises);
  gtk_button_set_label (GTK_BUTTON (self->try_again), label);
  gtk_widget_set_visible (self->try_again, n_exercises > 0);
  if (!concealed && gtk_widget_has_focus (self->show_better))
    gtk_widget_grab_focus (GTK_WIDGET (self->graph));
  /* Afterwards the button stays, insensitive: another one in its place would get a double click. */
  if (concealed)
    gtk_widget_set_visible (self->show_better, TRUE);
}

void
qdr_review_panel_set_offer_text (QdrReviewPanel *self, const char *words)
{
  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));
  g_return_if_fail (words != NULL);

  gtk_label_set_label (self->offer_words, words);
}

void
qdr_review_panel_unselect_move (QdrReviewPanel *self)
{
  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));

  g_clear_object (&self->chosen);
  mark_chosen (self);
}

void
qdr_review_panel_choose_neighbour_move (QdrReviewPanel *self, int steps)
{
  guint place;
  int n;

  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));

  n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->worst));
  if (n == 0)
    return;
  if (self->chosen != NULL && g_list_store_find (self->worst, self->chosen, &place))
    place = (guint) (((int) place + n + steps % n) % n);
  else
    place = steps > 0 ? 0 : (guint) n - 1;
  choose_row (self, place);
}

void
qdr_review_panel_choose_move (QdrReviewPanel *self, QdrMoveReview *move_review)
{
  guint place;

  g_return_if_fail (QDR_IS_REVIEW_PANEL (self));

  if (g_list_store_find (self->worst, move_review, &place))
    choose_row (self, place);
}

GListModel *
qdr_review_panel_get_worst_moves (QdrReviewPanel *self)
{
  g_return_val_if_fail (QDR_IS_REVIEW_PANEL (self), NULL);

  return G_LIST_MODEL (self->worst);
}

const char *
qdr_review_panel_get_summary (QdrReviewPanel *self)
{
  g_return_val_if_fail (QDR_IS_REVIEW_PANEL (self), NULL);

  return gtk_label_get_label (self->summary);
}
