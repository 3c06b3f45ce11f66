/*
 * The win probabilities of the players as a bar in their colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation-bar.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-board-palette.h"
#include "qdr-review-text.h"
#include "qdr-board-pieces.h"

/* Logical pixels. */
#define HEIGHT 8
#define WIDTH 80
#define RADIUS 4

struct _QdrEvaluationBar {
  GtkWidget parent_instance;

  guint players; /* 0 while nothing is known */
  QdrWinProbabilities probabilities;
};

G_DEFINE_FINAL_TYPE (QdrEvaluationBar, qdr_evaluation_bar, GTK_TYPE_WIDGET)

static void
qdr_evaluation_bar_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : WIDTH;
  *natural = *minimum;
}

/* One part after the other, in the direction of reading. */
static void
snapshot_parts (QdrEvaluationBar *self, GtkSnapshot *snapshot, float width)
{
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  QdrBoardPalette palette;
  float start = 0;

  qdr_board_palette_load (&palette, GTK_WIDGET (self));
  for (guint i = 0; i < self->players; i++) {
    const float part = (float) self->probabilities.of[i] * width;
    const float left = rtl ? width - start - part : start;

    gtk_snapshot_append_color (snapshot, &palette.players[i],
                               &GRAPHENE_RECT_INIT (left, 0, part, HEIGHT));
    start += part;
  }
}

static void
qdr_evaluation_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrEvaluationBar *self = QDR_EVALUATION_BAR (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float top = (float) (gtk_widget_get_height (widget) - HEIGHT) / 2;
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, width, HEIGHT);
  GdkRGBA empty;
  GskRoundedRect outline;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &empty);
  empty = qdr_board_pieces_fade (&empty, 0.15f);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, RADIUS);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, floorf (top)));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &empty, &bounds);
  snapshot_parts (self, snapshot, width);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
qdr_evaluation_bar_class_init (QdrEvaluationBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = qdr_evaluation_bar_measure;
  widget_class->snapshot = qdr_evaluation_bar_snapshot;

  gtk_widget_class_set_css_name (widget_class, "evaluationbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
set_words (QdrEvaluationBar *self, const char *words)
{
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
qdr_evaluation_bar_init (QdrEvaluationBar *self)
{
  set_words (self, _ ("Nothing is known about the chances yet."));
}

void
qdr_evaluation_bar_set_analysis (QdrEvaluationBar *self, QdrGame *game, const QdrAnalysis *analysis)
{
  g_autofree char *words = NULL;

  g_return_if_fail (QDR_IS_EVALUATION_BAR (self));
  g_return_if_fail (QDR_IS_GAME (game));

  self->players = analysis != NULL ? qdr_game_get_n_players (game) : 0;
  if (analysis != NULL) {
    self->probabilities = analysis->probabilities;
    words = qdr_review_text_probabilities (game, &analysis->probabilities);
  }
  set_words (self, words != NULL ? words : _ ("Nothing is known about the chances yet."));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
