/*
 * The win probabilities of the players over a game, to look at and to go through it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation-graph.h"

#include <glib/gi18n.h>

#include "qdr-evaluation-chart.h"
#include "qdr-game-text.h"
#include "qdr-review-text.h"

/* Logical pixels. */
#define MIN_WIDTH 80
#define MIN_CHART_HEIGHT 56
#define CHART_HEIGHT 88
#define MARKS_HEIGHT (QDR_EVALUATION_CHART_GAP + QDR_EVALUATION_CHART_STRIP)

struct _QdrEvaluationGraph {
  GtkWidget parent_instance;

  QdrGame *game;
  QdrEvaluationSeries *series; /* empty without a game */
};

G_DEFINE_FINAL_TYPE (QdrEvaluationGraph, qdr_evaluation_graph, GTK_TYPE_WIDGET)

/* --- Words ------------------------------------------------------------------------------------ */

static char *
describe (QdrEvaluationGraph *self, guint ply)
{
  g_autofree char *place = qdr_game_text_place (self->game, ply);
  g_autofree char *text = NULL;
  QdrWinProbabilities probabilities;

  if (!qdr_evaluation_series_get_mean (self->series, ply, ply + 1, &probabilities))
    /* Translators: of a position whose win probabilities are unknown: “After move 8 of 18 (Anna)”.
     * */
    return g_strdup_printf (_ ("%s: not evaluated"), place);

  text = qdr_review_text_probabilities (self->game, &probabilities);
  /* Translators: a position, “After move 8 of 18 (Anna)”, and the win probabilities there, “Anna
   * 63 %, Ben 37 %”. */
  return g_strdup_printf (C_ ("chances", "%s: %s"), place, text);
}

static void
update_words (QdrEvaluationGraph *self)
{
  const guint n_moves = self->game != NULL ? qdr_game_get_n_moves (self->game) : 0;
  g_autofree char *words =
      self->game != NULL ? describe (self, qdr_game_get_ply (self->game)) : g_strdup ("");
  /* Translators: the name of a graph; %s is what it shows at the present position. */
  g_autofree char *label = g_strdup_printf (_ ("Chances over the game. %s"), words);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) n_moves,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  self->game != NULL ? (double) qdr_game_get_ply (self->game) : 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

/* --- Drawing ---------------------------------------------------------------------------------- */

static QdrEvaluationChart
get_chart (QdrEvaluationGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (QdrEvaluationChart){
    .game = self->game,
    .series = self->series,
    .width = gtk_widget_get_width (widget),
    .height = gtk_widget_get_height (widget),
    .is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
  };
}

static void
qdr_evaluation_graph_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  const gboolean upright = orientation == GTK_ORIENTATION_VERTICAL;

  *minimum = upright ? MIN_CHART_HEIGHT + MARKS_HEIGHT : MIN_WIDTH;
  *natural = upright ? CHART_HEIGHT + MARKS_HEIGHT : MIN_WIDTH;
}

static void
qdr_evaluation_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);
  const QdrEvaluationChart chart = get_chart (self);
  QdrBoardPalette palette, soft;
  GdkRGBA text;

  if (self->game == NULL)
    return;

  qdr_board_palette_load (&palette, widget);
  soft = palette;
  qdr_board_palette_soften (&soft, widget);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  qdr_evaluation_chart_snapshot (&chart, snapshot, &soft, &palette, &text);
}

/* --- Stepping --------------------------------------------------------------------------------- */

static void
go_to_x (QdrEvaluationGraph *self, double x)
{
  const QdrEvaluationChart chart = get_chart (self);
  const guint ply = qdr_evaluation_chart_find_ply (&chart, x);

  if (self->game != NULL && ply != qdr_game_get_ply (self->game))
    qdr_game_go_to (self->game, ply);
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, QdrEvaluationGraph *self)
{
  /* Or the sidebar would be dragged away. */
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to_x (self, x);
}

static void
drag_update_cb (GtkGestureDrag *drag, double dx, double dy, QdrEvaluationGraph *self)
{
  double x, y;

  gtk_gesture_drag_get_start_point (drag, &x, &y);
  go_to_x (self, x + dx);
}

/* To the right, or to the left if negative. */
static gboolean
step_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);
  const int steps = g_variant_get_int32 (args);
  gint64 ply;

  if (self->game == NULL)
    return TRUE;
  ply = (gint64) qdr_game_get_ply (self->game) + (get_chart (self).is_mirrored ? -steps : steps);
  qdr_game_go_to (self->game, (guint) CLAMP (ply, 0, qdr_game_get_n_moves (self->game)));
  return TRUE;
}

static gboolean
first_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);

  if (self->game != NULL)
    qdr_game_go_to (self->game, 0);
  return self->game != NULL;
}

static gboolean
last_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);

  if (self->game != NULL)
    qdr_game_go_to (self->game, qdr_game_get_n_moves (self->game));
  return self->game != NULL;
}

static gboolean
query_tooltip_cb (QdrEvaluationGraph *self,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  gpointer user_data)
{
  const QdrEvaluationChart chart = get_chart (self);
  g_autofree char *words = NULL;

  if (self->game == NULL)
    return FALSE;

  words = describe (self, keyboard ? qdr_game_get_ply (self->game)
                                   : qdr_evaluation_chart_find_ply (&chart, x));
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* --- The game --------------------------------------------------------------------------------- */

static void
settled_cb (QdrEvaluationGraph *self)
{
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Makes room for the moves of the game; nothing is known behind the first @n_kept positions. */
static void
keep_positions (QdrEvaluationGraph *self, guint n_kept)
{
  qdr_evaluation_series_resize (self->series, n_kept,
                                self->game != NULL ? qdr_game_get_n_moves (self->game) + 1 : 0);
}

static void
items_changed_cb (QdrEvaluationGraph *self, guint position)
{
  keep_positions (self, position + 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
detach (QdrEvaluationGraph *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
qdr_evaluation_graph_dispose (GObject *object)
{
  detach (QDR_EVALUATION_GRAPH (object));

  G_OBJECT_CLASS (qdr_evaluation_graph_parent_class)->dispose (object);
}

static void
qdr_evaluation_graph_finalize (GObject *object)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (object);

  qdr_evaluation_series_free (self->series);

  G_OBJECT_CLASS (qdr_evaluation_graph_parent_class)->finalize (object);
}

static void
add_bindings (GtkWidgetClass *widget_class)
{
  const guint keys[][6] = {
    { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End },
    { GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_End },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    gtk_widget_class_add_binding (widget_class, keys[i][0], 0, step_cb, "i", -1);
    gtk_widget_class_add_binding (widget_class, keys[i][1], 0, step_cb, "i", 1);
    gtk_widget_class_add_binding (widget_class, keys[i][2], 0, first_cb, NULL);
    gtk_widget_class_add_binding (widget_class, keys[i][3], 0, last_cb, NULL);
  }
}

static void
qdr_evaluation_graph_class_init (QdrEvaluationGraphClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = qdr_evaluation_graph_dispose;
  object_class->finalize = qdr_evaluation_graph_finalize;
  widget_class->measure = qdr_evaluation_graph_measure;
  widget_class->snapshot = qdr_evaluation_graph_snapshot;

  add_bindings (widget_class);
  gtk_widget_class_set_css_name (widget_class, "evaluationgraph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
qdr_evaluation_graph_init (QdrEvaluationGraph *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->series = qdr_evaluation_series_new ();
  update_words (self);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

void
qdr_evaluation_graph_set_game (QdrEvaluationGraph *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_EVALUATION_GRAPH (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  detach (self);
  if (game != NULL) {
    self->game = g_object_ref (game);
    g_signal_connect_swapped (game, "items-changed", G_CALLBACK (items_changed_cb), self);
    g_signal_connect_swapped (game, "settled", G_CALLBACK (settled_cb), self);
  }
  qdr_evaluation_graph_clear (self);
}

void
qdr_evaluation_graph_clear (QdrEvaluationGraph *self)
{
  g_return_if_fail (QDR_IS_EVALUATION_GRAPH (self));

  keep_positions (self, 0);
  settled_cb (self);
}

void
qdr_evaluation_graph_set_probabilities (QdrEvaluationGraph *self,
                                        guint ply,
                                        const QdrWinProbabilities *probabilities)
{
  g_return_if_fail (QDR_IS_EVALUATION_GRAPH (self));
  g_return_if_fail (probabilities != NULL);
  g_return_if_fail (ply < qdr_evaluation_series_get_length (self->series));

  qdr_evaluation_series_set_probabilities (self->series, ply, probabilities);
  if (ply == qdr_game_get_ply (self->game))
    update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
qdr_evaluation_graph_set_verdict (QdrEvaluationGraph *self, guint index, QdrVerdict verdict)
{
  g_return_if_fail (QDR_IS_EVALUATION_GRAPH (self));
  g_return_if_fail (index + 1 < qdr_evaluation_series_get_length (self->series));

  qdr_evaluation_series_set_verdict (self->series, index + 1, verdict);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
