/*
 * Moves that are not played: a hint, a line of the analysis, the mistake that was made.
 *
 * Without paths, which this GTK cannot draw: an arrow is a bar with two shorter ones at its tip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

#include <math.h>

/* Parts of a square. */
#define SHAFT_WIDTH 0.11f
#define HEAD_LENGTH 0.3f
#define BADGE_RADIUS 0.2f

/* Of the light edge around an arrow, logical pixels. */
#define CASING 1.5f

/* How clearly the first and the last move of a line show. */
#define FIRST_OPACITY 0.95f
#define LAST_OPACITY 0.45f

/* A bar with round ends along the x axis, from @from to @to. */
static void
paint_bar (const QdrBoardDrawing *self, float from, float to, float width, const GdkRGBA *colour)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (from - width / 2, -width / 2, to - from + width, width);

  qdr_board_drawing_fill (self, &bounds, width / 2, colour);
}

/* An arrow along the x axis with its tip at @length. */
static void
paint_arrow_shape (const QdrBoardDrawing *self, float length, float width, const GdkRGBA *colour)
{
  const float head = HEAD_LENGTH * self->geometry->square;

  paint_bar (self, 0, length, width, colour);
  for (int side = -1; side <= 1; side += 2) {
    gtk_snapshot_save (self->snapshot);
    gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (length, 0));
    gtk_snapshot_rotate (self->snapshot, (float) side * 142);
    paint_bar (self, 0, head, width, colour);
    gtk_snapshot_restore (self->snapshot);
  }
}

void
qdr_board_layer_paint_arrow (const QdrBoardDrawing *self,
                             QdrSquare from,
                             QdrSquare to,
                             const GdkRGBA *colour)
{
  const graphene_point_t start = qdr_board_geometry_get_centre (self->geometry, from);
  const graphene_point_t end = qdr_board_geometry_get_centre (self->geometry, to);
  const float dx = end.x - start.x;
  const float dy = end.y - start.y;
  const float width = MAX (2, SHAFT_WIDTH * self->geometry->square);

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &start);
  gtk_snapshot_rotate (self->snapshot, (float) (atan2 ((double) dy, (double) dx) * 180 / G_PI));
  paint_arrow_shape (self, hypotf (dx, dy), width + 2 * CASING, &self->palette->ghost);
  paint_arrow_shape (self, hypotf (dx, dy), width, colour);
  gtk_snapshot_restore (self->snapshot);
}

/* The number of a move in its line, or a sign. */
static void
paint_badge (const QdrBoardDrawing *self,
             const graphene_point_t *centre,
             const char *text,
             const GdkRGBA *colour)
{
  const float radius = MAX (7, BADGE_RADIUS * self->geometry->square);
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (centre->x - radius, centre->y - radius, 2 * radius, 2 * radius);

  qdr_board_drawing_fill (self, &bounds, radius, colour);
  qdr_board_drawing_outline (self, &bounds, radius, 1, &self->palette->ghost);
  qdr_board_drawing_label (self, text, 1.3f * radius, centre, &self->palette->symbol);
}

/* Beside the tip of an arrow, so that both can be seen; in the middle of a wall. */
static graphene_point_t
place_of_badge (const QdrBoardDrawing *self, QdrMove move)
{
  const float aside = 0.3f * self->geometry->square;
  graphene_point_t place;

  if (qdr_move_is_wall (move)) {
    const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, move);

    graphene_rect_get_center (&bounds, &place);
  } else {
    place = qdr_board_geometry_get_centre (self->geometry, qdr_move_square (move));
    place = GRAPHENE_POINT_INIT (place.x + aside, place.y - aside);
  }
  return place;
}

/* What is the first of one needs no number. */
static void
paint_number (const QdrBoardDrawing *self, guint index)
{
  const QdrBoardLine *line = &self->scene->line;
  const QdrBoardLineMove *move = &line->moves[index];
  const graphene_point_t place = place_of_badge (self, move->move);
  char number[4];

  if (line->n_moves == 1)
    return;

  g_snprintf (number, sizeof number, "%u", index + 1);
  paint_badge (self, &place, number, &self->palette->players[move->player]);
}

/* The later a move, the fainter; the first is drawn last, on top of the others. */
void
qdr_board_layer_line (const QdrBoardDrawing *self)
{
  const QdrBoardLine *line = &self->scene->line;

  for (guint i = line->n_moves; i-- > 0;) {
    const QdrBoardLineMove *move = &line->moves[i];
    const GdkRGBA *colour = &self->palette->players[move->player];
    const float part = (float) i / QDR_BOARD_LINE_MAX;

    gtk_snapshot_push_opacity (self->snapshot,
                               (double) (FIRST_OPACITY + part * (LAST_OPACITY - FIRST_OPACITY)));
    if (qdr_move_is_wall (move->move))
      qdr_board_layer_paint_ghost_wall (self, move->move, colour);
    else
      qdr_board_layer_paint_arrow (self, move->from, qdr_move_square (move->move), colour);
    paint_number (self, i);
    gtk_snapshot_pop (self->snapshot);
  }
}

/* Two walls may cross in the middle, so the sign stands nearer to an end. */
static graphene_point_t
place_of_sign (const QdrBoardDrawing *self, QdrMove move)
{
  graphene_rect_t bounds;

  if (!qdr_move_is_wall (move))
    return place_of_badge (self, move);

  bounds = qdr_board_geometry_get_wall (self->geometry, move);
  if (qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL)
    return GRAPHENE_POINT_INIT (bounds.origin.x + 0.8f * bounds.size.width,
                                bounds.origin.y + 0.5f * bounds.size.height);
  return GRAPHENE_POINT_INIT (bounds.origin.x + 0.5f * bounds.size.width,
                              bounds.origin.y + 0.2f * bounds.size.height);
}

void
qdr_board_layer_mistake (const QdrBoardDrawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const GdkRGBA *colour = &self->palette->refused;
  graphene_point_t place;

  if (scene->mistake == QDR_MOVE_NONE)
    return;

  if (qdr_move_is_wall (scene->mistake))
    qdr_board_layer_paint_ghost_wall (self, scene->mistake, colour);
  else
    qdr_board_layer_paint_arrow (self, scene->position.pawns[scene->position.turn],
                                 qdr_move_square (scene->mistake), colour);
  place = place_of_sign (self, scene->mistake);
  paint_badge (self, &place, scene->mistake_sign, colour);
}

void
qdr_board_layer_hint (const QdrBoardDrawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrMove hint = scene->hint;
  const float width = MAX (2, self->geometry->square / 16);
  graphene_rect_t bounds;

  if (hint == QDR_MOVE_NONE)
    return;

  if (qdr_move_is_wall (hint)) {
    qdr_board_layer_paint_ghost_wall (self, hint, &self->palette->hint);
    bounds = qdr_board_geometry_get_wall (self->geometry, hint);
  } else {
    bounds = qdr_board_geometry_get_square (self->geometry, qdr_move_square (hint));
    qdr_board_layer_paint_arrow (self, scene->position.pawns[scene->position.turn],
                                 qdr_move_square (hint), &self->palette->hint);
  }
  qdr_board_drawing_outline (self, &bounds, qdr_board_drawing_corner_radius (self), width,
                             &self->palette->hint);
}
