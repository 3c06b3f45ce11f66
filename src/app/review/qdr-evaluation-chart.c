/*
 * How the win probabilities of a game are drawn, with marks for mistakes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-evaluation-chart.h"

#include <math.h>

#include "qdr-board-pieces.h"

/* Logical pixels. */
#define RADIUS 4
#define MARK_WIDTH 4
#define BORDER_WIDTH 2
#define DASH_LENGTH 3

/* Of the colour of words, so that lines stand out from the parts of all players. */
#define BORDER_OPACITY 0.75f
#define MIDDLE_OPACITY 0.6f

/* --- Geometry --------------------------------------------------------------------------------- */

static float
chart_height (const QdrEvaluationChart *self)
{
  return (float) (self->height - QDR_EVALUATION_CHART_GAP - QDR_EVALUATION_CHART_STRIP);
}

/* How many columns there are: one for each position, or one for each pixel. */
static guint
count_columns (const QdrEvaluationChart *self)
{
  return MIN (qdr_evaluation_series_get_length (self->series), (guint) MAX (self->width, 1));
}

/* The first ply of a column; of the one behind the last, the number of positions. */
static guint
first_ply (const QdrEvaluationChart *self, guint column)
{
  return (guint) ((guint64) column * qdr_evaluation_series_get_length (self->series) /
                  count_columns (self));
}

static guint
column_of_ply (const QdrEvaluationChart *self, guint ply)
{
  const guint64 columns = count_columns (self);

  return (guint) (((ply + 1) * columns - 1) / qdr_evaluation_series_get_length (self->series));
}

/* On whole pixels, or seams would show. */
static graphene_rect_t
bounds_of_column (const QdrEvaluationChart *self, guint column)
{
  const guint64 width = (guint64) self->width;
  const guint columns = count_columns (self);
  const float left = (float) (column * width / columns);
  const float right = (float) ((column + 1) * width / columns);

  if (self->is_mirrored)
    return GRAPHENE_RECT_INIT ((float) width - right, 0, right - left, chart_height (self));
  return GRAPHENE_RECT_INIT (left, 0, right - left, chart_height (self));
}

guint
qdr_evaluation_chart_find_ply (const QdrEvaluationChart *self, double x)
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

/* --- Drawing ---------------------------------------------------------------------------------- */

/* The mean of the positions in a column. The last player's part is the whole column; each other one
 * is drawn over it, so that no gap shows between. */
static void
snapshot_column (const QdrEvaluationChart *self,
                 GtkSnapshot *snapshot,
                 const QdrBoardPalette *palette,
                 guint column)
{
  const graphene_rect_t bounds = bounds_of_column (self, column);
  QdrWinProbabilities probabilities;
  float part = 1;

  if (!qdr_evaluation_series_get_mean (self->series, first_ply (self, column),
                                       first_ply (self, column + 1), &probabilities))
    return;

  for (guint player = qdr_game_get_n_players (self->game); player-- > 0;) {
    const float height = CLAMP (part, 0, 1) * chart_height (self);

    gtk_snapshot_append_color (snapshot, &palette->players[player],
                               &GRAPHENE_RECT_INIT (bounds.origin.x, chart_height (self) - height,
                                                    bounds.size.width, height));
    part -= (float) probabilities.of[player];
  }
}

/* Where the part of @player ends in a column, from the top; FALSE if it is not known. */
static gboolean
find_border (const QdrEvaluationChart *self, guint column, guint player, float *y)
{
  QdrWinProbabilities probabilities;
  double part = 0;

  if (!qdr_evaluation_series_get_mean (self->series, first_ply (self, column),
                                       first_ply (self, column + 1), &probabilities))
    return FALSE;

  for (guint i = 0; i <= player; i++)
    part += probabilities.of[i];
  *y = roundf ((1 - (float) CLAMP (part, 0, 1)) * chart_height (self));
  return TRUE;
}

/* A line over the part of a player, in steps: parts are told apart where their colours are not. */
static void
snapshot_border (const QdrEvaluationChart *self,
                 GtkSnapshot *snapshot,
                 const GdkRGBA *colour,
                 guint player)
{
  float before = 0;
  gboolean is_known = FALSE;

  for (guint column = 0; column < count_columns (self); column++) {
    const graphene_rect_t bounds = bounds_of_column (self, column);
    const float joint = self->is_mirrored ? bounds.origin.x + bounds.size.width : bounds.origin.x;
    const gboolean was_known = is_known;
    float y;

    is_known = find_border (self, column, player, &y);
    if (!is_known)
      continue;

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

/* Who is above the middle is ahead. */
static void
snapshot_middle (const QdrEvaluationChart *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  const float y = floorf (chart_height (self) / 2);

  for (int x = 0; x < self->width; x += 2 * DASH_LENGTH)
    gtk_snapshot_append_color (snapshot, colour,
                               &GRAPHENE_RECT_INIT ((float) x, y, DASH_LENGTH, 1));
}

static void
snapshot_present (const QdrEvaluationChart *self,
                  GtkSnapshot *snapshot,
                  const QdrBoardPalette *palette,
                  const GdkRGBA *text)
{
  const graphene_rect_t bounds =
      bounds_of_column (self, column_of_ply (self, qdr_game_get_ply (self->game)));
  const float left = (float) (int) (bounds.origin.x + bounds.size.width / 2) - 1;

  gtk_snapshot_append_color (snapshot, &palette->symbol,
                             &GRAPHENE_RECT_INIT (left - 1, 0, 4, chart_height (self)));
  gtk_snapshot_append_color (snapshot, text, &GRAPHENE_RECT_INIT (left, 0, 2, chart_height (self)));
}

static void
snapshot_chart (const QdrEvaluationChart *self,
                GtkSnapshot *snapshot,
                const QdrBoardPalette *palette,
                const GdkRGBA *text)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (0, 0, (float) self->width, chart_height (self));
  const GdkRGBA empty = qdr_board_pieces_fade (text, 0.1f);
  const GdkRGBA border = qdr_board_pieces_fade (text, BORDER_OPACITY);
  const GdkRGBA middle = qdr_board_pieces_fade (text, MIDDLE_OPACITY);
  const guint players = qdr_game_get_n_players (self->game);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &empty, &bounds);
  for (guint column = 0; column < count_columns (self); column++)
    snapshot_column (self, snapshot, palette, column);
  /* Of four players the middle would mean nothing. */
  if (players == 2)
    snapshot_middle (self, snapshot, &middle);
  for (guint player = 0; player + 1 < players; player++)
    snapshot_border (self, snapshot, &border, player);
  snapshot_present (self, snapshot, palette, text);
  gtk_snapshot_pop (snapshot);
}

/* Of the worst move that led to a position of the column. It hangs from the chart, the longer the
 * worse. */
static void
snapshot_mark (const QdrEvaluationChart *self,
               GtkSnapshot *snapshot,
               const QdrBoardPalette *palette,
               guint column)
{
  const graphene_rect_t bounds = bounds_of_column (self, column);
  guint ply = 0;
  const QdrVerdict verdict =
      qdr_evaluation_series_find_worst (self->series, first_ply (self, column),
                                        first_ply (self, column + 1), &ply);
  guint player;

  if (verdict < QDR_VERDICT_MISTAKE)
    return;

  qdr_game_get_move (self->game, ply - 1, &player);
  gtk_snapshot_append_color (
      snapshot, &palette->players[player],
      &GRAPHENE_RECT_INIT ((float) (int) (bounds.origin.x + (bounds.size.width - MARK_WIDTH) / 2),
                           chart_height (self) + QDR_EVALUATION_CHART_GAP, MARK_WIDTH,
                           verdict == QDR_VERDICT_BLUNDER ? QDR_EVALUATION_CHART_STRIP
                                                          : QDR_EVALUATION_CHART_STRIP / 2));
}

void
qdr_evaluation_chart_snapshot (const QdrEvaluationChart *self,
                               GtkSnapshot *snapshot,
                               const QdrBoardPalette *of_parts,
                               const QdrBoardPalette *of_marks,
                               const GdkRGBA *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot));

  snapshot_chart (self, snapshot, of_parts, text);
  for (guint column = 0; column < count_columns (self); column++)
    snapshot_mark (self, snapshot, of_marks, column);
}
