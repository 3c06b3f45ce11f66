/*
 * A graph of the win probabilities over a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation-graph.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-board-pieces.h"
#include "qdr-board-style.h"
#include "qdr-css-colours.h"
#include "qdr-game-text.h"
#include "qdr-review-text.h"

/* Sizes in logical pixels. */
#define MIN_WIDTH 80
#define MIN_CHART_HEIGHT 56
#define CHART_HEIGHT 88
#define CHART_GAP 3    /* distance between the columns and the marks below them */
#define MARK_HEIGHT 10 /* height of the mark of a blunder; the mark of a mistake is half as high */
#define RADIUS 4
#define MARK_WIDTH 4
#define BORDER_WIDTH 2
#define DASH_LENGTH 3

/* The opacities of the lines between players and of the middle line. At these values, the text
 * colour is visible on the colours of all players. */
#define BORDER_OPACITY 0.75f
#define MIDDLE_OPACITY 0.6f

/* The data for drawing the graph. */
typedef struct {
  QdrGame *game;
  QdrEvaluationSeries *series;
  int width;
  int height;
  gboolean is_mirrored; /* whether the game begins on the right */
} Chart;

struct _QdrEvaluationGraph {
  GtkWidget parent_instance;

  QdrGame *game;
  QdrEvaluationSeries *series; /* empty without a game */
};

G_DEFINE_FINAL_TYPE (QdrEvaluationGraph, qdr_evaluation_graph, GTK_TYPE_WIDGET)

/* The evaluation of a position. It is small, because a game may have a million moves. */
typedef struct {
  float of[QDR_MAX_PLAYERS];
  guint8 is_known;
  guint8 verdict; /* verdict on the move that led to the position */
} Point;

struct _QdrEvaluationSeries {
  GArray *points; /* (element-type Point): indexed by ply */
};

static Point *
get_point (const QdrEvaluationSeries *self, guint ply)
{
  return &g_array_index (self->points, Point, ply);
}

QdrEvaluationSeries *
qdr_evaluation_series_new (void)
{
  QdrEvaluationSeries *self = g_new (QdrEvaluationSeries, 1);

  G_STATIC_ASSERT (QDR_VERDICT_NONE == 0);
  self->points = g_array_new (FALSE, TRUE, sizeof (Point));
  return self;
}

void
qdr_evaluation_series_free (QdrEvaluationSeries *self)
{
  g_array_unref (self->points);
  g_free (self);
}

void
qdr_evaluation_series_resize (QdrEvaluationSeries *self, guint n_kept, guint n_positions)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->points, MIN (self->points->len, n_kept));
  g_array_set_size (self->points, n_positions);
}

guint
qdr_evaluation_series_get_length (const QdrEvaluationSeries *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->points->len;
}

void
qdr_evaluation_series_set_probabilities (QdrEvaluationSeries *self,
                                         guint ply,
                                         const QdrWinProbabilities *probabilities)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply < self->points->len);
  g_return_if_fail (probabilities != NULL);

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    get_point (self, ply)->of[i] = (float) probabilities->of[i];
  get_point (self, ply)->is_known = TRUE;
}

void
qdr_evaluation_series_set_verdict (QdrEvaluationSeries *self, guint ply, QdrVerdict verdict)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (ply > 0 && ply < self->points->len);

  get_point (self, ply)->verdict = (guint8) verdict;
}

gboolean
qdr_evaluation_series_get_mean_probabilities (const QdrEvaluationSeries *self,
                                              guint first,
                                              guint end,
                                              QdrWinProbabilities *probabilities)
{
  guint n_known = 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (end <= self->points->len, FALSE);
  g_return_val_if_fail (probabilities != NULL, FALSE);

  *probabilities = (QdrWinProbabilities){ 0 };
  for (guint ply = first; ply < end; ply++) {
    const Point *point = get_point (self, ply);

    if (!point->is_known)
      continue;
    n_known++;
    for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
      probabilities->of[player] += (double) point->of[player];
  }
  for (guint player = 0; n_known > 0 && player < QDR_MAX_PLAYERS; player++)
    probabilities->of[player] /= n_known;
  return n_known > 0;
}

QdrVerdict
qdr_evaluation_series_find_worst_verdict (const QdrEvaluationSeries *self,
                                          guint first,
                                          guint end,
                                          guint *ply)
{
  QdrVerdict worst = QDR_VERDICT_NONE;

  g_return_val_if_fail (self != NULL, QDR_VERDICT_NONE);
  g_return_val_if_fail (end <= self->points->len, QDR_VERDICT_NONE);
  g_return_val_if_fail (ply != NULL, QDR_VERDICT_NONE);

  for (guint i = first; i < end; i++)
    if (get_point (self, i)->verdict > worst) {
      worst = get_point (self, i)->verdict;
      *ply = i;
    }
  return worst;
}

/* Geometry */

static float
chart_height (const Chart *self)
{
  return (float) (self->height - CHART_GAP - MARK_HEIGHT);
}

/* Returns the number of columns: one for each position, but at most one for each pixel. */
static guint
count_columns (const Chart *self)
{
  return MIN (qdr_evaluation_series_get_length (self->series), (guint) MAX (self->width, 1));
}

/* Returns the first ply of a column. If @column is the number of columns, returns the number of
 * positions. */
static guint
first_ply (const Chart *self, guint column)
{
  return (guint) ((guint64) column * qdr_evaluation_series_get_length (self->series) /
                  count_columns (self));
}

/* Returns the area of a column. Columns begin at whole pixels to avoid gaps. */
static graphene_rect_t
bounds_of_column (const Chart *self, guint column)
{
  const guint64 width = (guint64) self->width;
  const guint columns = count_columns (self);
  const float left = (float) (column * width / columns);
  const float right = (float) ((column + 1) * width / columns);

  if (self->is_mirrored)
    return GRAPHENE_RECT_INIT ((float) width - right, 0, right - left, chart_height (self));
  return GRAPHENE_RECT_INIT (left, 0, right - left, chart_height (self));
}

static guint
find_ply (const Chart *self, double x)
{
  const guint n_positions = qdr_evaluation_series_get_length (self->series);
  double part;

  if (n_positions == 0 || self->width == 0)
    return 0;
  part = CLAMP (x / self->width, 0, 1);
  if (self->is_mirrored)
    part = 1 - part;
  return MIN ((guint) (part * n_positions), n_positions - 1);
}

/* Drawing */

static void
snapshot_column (const Chart *self,
                 GtkSnapshot *snapshot,
                 const QdrBoardPalette *palette,
                 guint column)
{
  const graphene_rect_t bounds = bounds_of_column (self, column);
  QdrWinProbabilities probabilities;
  float part = 1;

  if (!qdr_evaluation_series_get_mean_probabilities (self->series, first_ply (self, column),
                                                     first_ply (self, column + 1), &probabilities))
    return;

  /* The last player's colour fills the whole column. The other colours are drawn over it, so that
   * no gaps remain. */
  for (guint player = qdr_game_get_n_players (self->game); player-- > 0;) {
    const float height = CLAMP (part, 0, 1) * chart_height (self);

    gtk_snapshot_append_color (snapshot, &palette->players[player],
                               &GRAPHENE_RECT_INIT (bounds.origin.x, chart_height (self) - height,
                                                    bounds.size.width, height));
    part -= (float) probabilities.of[player];
  }
}

/* Returns where a column joins the one before it. */
static float
joint_of_column (const Chart *self, guint column)
{
  const graphene_rect_t bounds = bounds_of_column (self, column);

  return self->is_mirrored ? bounds.origin.x + bounds.size.width : bounds.origin.x;
}

/* Draws a stepped line above the part of a player, for users who cannot distinguish the colours. */
static void
snapshot_border (const Chart *self, GtkSnapshot *snapshot, const GdkRGBA *colour, guint player)
{
  float before = 0;
  gboolean is_known = FALSE;

  for (guint column = 0; column < count_columns (self); column++) {
    const graphene_rect_t bounds = bounds_of_column (self, column);
    const float joint = joint_of_column (self, column);
    const gboolean was_known = is_known;
    QdrWinProbabilities probabilities;
    double part = 0;
    float y;

    is_known =
        qdr_evaluation_series_get_mean_probabilities (self->series, first_ply (self, column),
                                                      first_ply (self, column + 1), &probabilities);
    if (!is_known)
      continue;

    for (guint i = 0; i <= player; i++)
      part += probabilities.of[i];
    y = roundf ((1 - (float) CLAMP (part, 0, 1)) * chart_height (self));
    gtk_snapshot_append_color (snapshot, colour,
                               &GRAPHENE_RECT_INIT (bounds.origin.x, y - BORDER_WIDTH / 2,
                                                    bounds.size.width, BORDER_WIDTH));
    if (was_known && fabsf (y - before) > BORDER_WIDTH)
      gtk_snapshot_append_color (snapshot, colour,
                                 &GRAPHENE_RECT_INIT (joint - BORDER_WIDTH / 2,
                                                      MIN (y, before) + BORDER_WIDTH / 2,
                                                      BORDER_WIDTH,
                                                      fabsf (y - before) - BORDER_WIDTH));
    before = y;
  }
}

static void
snapshot_chart (const Chart *self,
                GtkSnapshot *snapshot,
                const QdrBoardPalette *palette,
                const GdkRGBA *text)
{
  const float height = chart_height (self);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) self->width, height);
  const GdkRGBA empty = qdr_board_pieces_fade_colour (text, 0.1f);
  const GdkRGBA border = qdr_board_pieces_fade_colour (text, BORDER_OPACITY);
  const GdkRGBA middle = qdr_board_pieces_fade_colour (text, MIDDLE_OPACITY);
  const guint players = qdr_game_get_n_players (self->game);
  const guint64 columns = count_columns (self);
  const guint present = (guint) (((qdr_game_get_ply (self->game) + 1) * columns - 1) /
                                 qdr_evaluation_series_get_length (self->series));
  const graphene_rect_t of_present = bounds_of_column (self, present);
  const float left = (float) (int) (of_present.origin.x + of_present.size.width / 2) - 1;
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &empty, &bounds);
  for (guint column = 0; column < columns; column++)
    snapshot_column (self, snapshot, palette, column);
  /* A dashed line marks the middle in a game of two players: the player whose part crosses it is
   * ahead. */
  for (int x = 0; players == 2 && x < self->width; x += 2 * DASH_LENGTH)
    gtk_snapshot_append_color (snapshot, &middle,
                               &GRAPHENE_RECT_INIT ((float) x, floorf (height / 2), DASH_LENGTH,
                                                    1));
  for (guint player = 0; player + 1 < players; player++)
    snapshot_border (self, snapshot, &border, player);
  gtk_snapshot_append_color (snapshot, &palette->symbol,
                             &GRAPHENE_RECT_INIT (left - 1, 0, 4, height));
  gtk_snapshot_append_color (snapshot, text, &GRAPHENE_RECT_INIT (left, 0, 2, height));
  gtk_snapshot_pop (snapshot);
}

/* Words */

static char *
describe_position (QdrEvaluationGraph *self, guint ply)
{
  g_autofree char *place = qdr_game_describe_ply (self->game, ply);
  g_autofree char *text = NULL;
  QdrWinProbabilities probabilities;

  if (!qdr_evaluation_series_get_mean_probabilities (self->series, ply, ply + 1, &probabilities))
    /* Translators: %s is a position whose win probabilities are unknown, such as “After move 8 of
     * 18 (Anna)”. */
    return g_strdup_printf (_ ("%s: not evaluated"), place);

  text = qdr_review_text_format_probabilities (self->game, &probabilities);
  /* Translators: the first %s is a position, such as “After move 8 of 18 (Anna)”; the last %s is
   * the win probabilities in it, such as “Anna 63%, Ben 37%”. */
  return g_strdup_printf (C_ ("chances", "%s: %s"), place, text);
}

static void
update_words (QdrEvaluationGraph *self)
{
  const guint n_moves = self->game != NULL ? qdr_game_get_n_moves (self->game) : 0;
  g_autofree char *words =
      self->game != NULL ? describe_position (self, qdr_game_get_ply (self->game)) : g_strdup ("");
  /* Translators: the name of a graph; %s describes the present position in it. */
  g_autofree char *label = g_strdup_printf (_ ("Chances over the game. %s"), words);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) n_moves,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  self->game != NULL ? (double) qdr_game_get_ply (self->game) : 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
}

/* The widget */

static Chart
get_chart (QdrEvaluationGraph *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return (Chart){
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

  *minimum = upright ? MIN_CHART_HEIGHT + CHART_GAP + MARK_HEIGHT : MIN_WIDTH;
  *natural = upright ? CHART_HEIGHT + CHART_GAP + MARK_HEIGHT : MIN_WIDTH;
}

static void
qdr_evaluation_graph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);
  const Chart chart = get_chart (self);
  QdrBoardPalette palette, soft;
  GdkRGBA text;

  if (self->game == NULL)
    return;

  qdr_board_palette_load (&palette, widget);
  soft = palette;
  qdr_board_palette_soften (&soft, widget);
  qdr_css_get_text_colour (widget, &text);
  snapshot_chart (&chart, snapshot, &soft, &text);
  /* A line below the step to a column marks its worst move. The line is longer for a blunder than
   * for a mistake. */
  for (guint column = 0; column < count_columns (&chart); column++) {
    guint player, ply = 0;
    const QdrVerdict verdict =
        qdr_evaluation_series_find_worst_verdict (self->series, first_ply (&chart, column),
                                                  first_ply (&chart, column + 1), &ply);

    if (verdict < QDR_VERDICT_MISTAKE)
      continue;
    qdr_game_get_move (self->game, ply - 1, &player);
    gtk_snapshot_append_color (
        snapshot, &palette.players[player],
        &GRAPHENE_RECT_INIT (floorf (joint_of_column (&chart, column) - MARK_WIDTH / 2.0f),
                             chart_height (&chart) + CHART_GAP, MARK_WIDTH,
                             verdict == QDR_VERDICT_BLUNDER ? MARK_HEIGHT : MARK_HEIGHT / 2));
  }
}

/* Input */

static void
go_to_x (QdrEvaluationGraph *self, double x)
{
  const Chart chart = get_chart (self);
  const guint ply = find_ply (&chart, x);

  if (self->game != NULL && ply != qdr_game_get_ply (self->game))
    qdr_game_go_to_ply (self->game, ply);
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, QdrEvaluationGraph *self)
{
  /* Claim the drag, because otherwise it would move the sidebar. */
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

/* Goes to a position further right, or further left if the argument is negative. */
static gboolean
step_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);
  const int steps = g_variant_get_int32 (args);
  gint64 ply;

  if (self->game == NULL)
    return TRUE;
  ply = (gint64) qdr_game_get_ply (self->game) + (get_chart (self).is_mirrored ? -steps : steps);
  qdr_game_go_to_ply (self->game, (guint) CLAMP (ply, 0, qdr_game_get_n_moves (self->game)));
  return TRUE;
}

/* Goes to the end of the game, or to its start if the argument is FALSE. */
static gboolean
end_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  QdrEvaluationGraph *self = QDR_EVALUATION_GRAPH (widget);

  if (self->game != NULL)
    qdr_game_go_to_ply (self->game,
                        g_variant_get_boolean (args) ? qdr_game_get_n_moves (self->game) : 0);
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
  const Chart chart = get_chart (self);
  g_autofree char *words = NULL;

  if (self->game == NULL)
    return FALSE;

  words = describe_position (self, keyboard ? qdr_game_get_ply (self->game) : find_ply (&chart, x));
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* The game */

static void
settled_cb (QdrEvaluationGraph *self)
{
  update_words (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Resizes the series to the number of positions; only the first @n_kept evaluations are
 * preserved. */
static void
resize_series (QdrEvaluationGraph *self, guint n_kept)
{
  qdr_evaluation_series_resize (self->series, n_kept,
                                self->game != NULL ? qdr_game_get_n_moves (self->game) + 1 : 0);
}

static void
items_changed_cb (QdrEvaluationGraph *self, guint position)
{
  resize_series (self, position + 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The object */

static void
qdr_evaluation_graph_dispose (GObject *object)
{
  g_clear_object (&QDR_EVALUATION_GRAPH (object)->game);

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
qdr_evaluation_graph_class_init (QdrEvaluationGraphClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const guint keys[][4] = {
    { GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End },
    { GDK_KEY_KP_Left, GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_End },
  };

  object_class->dispose = qdr_evaluation_graph_dispose;
  object_class->finalize = qdr_evaluation_graph_finalize;
  widget_class->measure = qdr_evaluation_graph_measure;
  widget_class->snapshot = qdr_evaluation_graph_snapshot;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    gtk_widget_class_add_binding (widget_class, keys[i][0], 0, step_cb, "i", -1);
    gtk_widget_class_add_binding (widget_class, keys[i][1], 0, step_cb, "i", 1);
    gtk_widget_class_add_binding (widget_class, keys[i][2], 0, end_cb, "b", FALSE);
    gtk_widget_class_add_binding (widget_class, keys[i][3], 0, end_cb, "b", TRUE);
  }
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

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL) {
    g_signal_connect_object (game, "items-changed", G_CALLBACK (items_changed_cb), self,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (game, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
  }
  qdr_evaluation_graph_clear (self);
}

void
qdr_evaluation_graph_clear (QdrEvaluationGraph *self)
{
  g_return_if_fail (QDR_IS_EVALUATION_GRAPH (self));

  resize_series (self, 0);
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
