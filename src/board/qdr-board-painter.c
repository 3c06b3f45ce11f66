/*
 * Draws a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-painter-private.h"

#include <math.h>

#include "qdr-board-motion.h"
#include "qdr-board-pieces.h"

/* How strongly a colour shines through on a square. */
#define WON_TINT 0.55f
#define MARK_TINT 0.5f
#define POINTED_TINT 0.45f

/* Parts of a square. */
#define DOT_RADIUS 0.13f
#define CIRCLE_RADIUS 0.3f

/* How a pawn looks at the highest point of a jump: how far up the screen, in parts of the way from
 * square to square, and how much larger. */
#define JUMP_HEIGHT 0.45f
#define JUMP_GROWTH 0.15f
#define SHADOW_OPACITY 0.25f

/* The height of letters and numbers, in parts of the frame beside the field. */
#define LABEL_SIZE 0.72f

void
qdr_board_painter_fill (const QdrBoardPainter *self,
                        const graphene_rect_t *bounds,
                        float radius,
                        const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_push_rounded_clip (self->snapshot, &outline);
  gtk_snapshot_append_color (self->snapshot, colour, bounds);
  gtk_snapshot_pop (self->snapshot);
}

void
qdr_board_painter_outline (const QdrBoardPainter *self,
                           const graphene_rect_t *bounds,
                           float radius,
                           float width,
                           const GdkRGBA *colour)
{
  const float widths[4] = { width, width, width, width };
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  GskRoundedRect edge;

  gsk_rounded_rect_init_from_rect (&edge, bounds, radius);
  gtk_snapshot_append_border (self->snapshot, &edge, widths, colours);
}

graphene_rect_t
qdr_board_painter_grow (const graphene_rect_t *rect, float by)
{
  graphene_rect_t grown;

  graphene_rect_inset_r (rect, -by, -by, &grown);
  return grown;
}

/* How far the ground of the grooves shows around the field. */
static float
margin_of_field (const QdrBoardPainter *self)
{
  return MIN (self->geometry->groove, floorf (self->geometry->rim / 3));
}

float
qdr_board_painter_corner_radius (const QdrBoardPainter *self)
{
  return QDR_BOARD_PIECES_CORNER_RADIUS * self->geometry->square;
}

/* The frame */

static void
paint_frame (const QdrBoardPainter *self)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const float margin = margin_of_field (self);
  const graphene_rect_t ground = qdr_board_painter_grow (&geometry->field, margin);

  qdr_board_painter_fill (self, &geometry->frame, geometry->rim / 2, &self->palette->frame);
  qdr_board_painter_fill (self, &ground, qdr_board_painter_corner_radius (self) + margin,
                          &self->palette->groove);
}

/* The strip along a side of the field. */
static graphene_rect_t
strip_along (const QdrBoardPainter *self, QdrSide side)
{
  const QdrSide place = qdr_board_geometry_rotate_side (self->geometry, side);
  const float margin = margin_of_field (self);
  const float thickness = MAX (self->geometry->pixel, floorf (margin / 2));
  const float inset = qdr_board_painter_corner_radius (self);
  graphene_rect_t strip =
      qdr_board_painter_grow (&self->geometry->field, margin - (margin - thickness) / 2);
  const float far_x = strip.origin.x + strip.size.width - thickness;
  const float far_y = strip.origin.y + strip.size.height - thickness;

  if (place == QDR_SIDE_NORTH || place == QDR_SIDE_SOUTH) {
    graphene_rect_inset (&strip, margin + inset, 0);
    strip.origin.y = place == QDR_SIDE_NORTH ? strip.origin.y : far_y;
    strip.size.height = thickness;
  } else {
    graphene_rect_inset (&strip, 0, margin + inset);
    strip.origin.x = place == QDR_SIDE_WEST ? strip.origin.x : far_x;
    strip.size.width = thickness;
  }
  return strip;
}

static void
paint_goals (const QdrBoardPainter *self)
{
  const QdrPosition *position = &self->scene->position;

  for (guint player = 0; player < position->players; player++) {
    const QdrSide goal =
        (QdrSide) ((qdr_side_of_player (position->players, player) + 2) % QDR_DIRECTIONS);
    const graphene_rect_t strip = strip_along (self, goal);

    if (qdr_position_is_in_play (position, player))
      qdr_board_painter_fill (self, &strip, MIN (strip.size.width, strip.size.height) / 2,
                              &self->palette->players[player]);
  }
}

PangoLayout *
qdr_board_painter_make_layout (const QdrBoardPainter *self, float height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->widget, NULL);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_absolute_size (font, (double) height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

void
qdr_board_painter_label (const QdrBoardPainter *self,
                         PangoLayout *layout,
                         const char *text,
                         const graphene_point_t *centre,
                         const GdkRGBA *colour)
{
  int width, height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &GRAPHENE_POINT_INIT (centre->x - (float) width / 2,
                                                                centre->y - (float) height / 2));
  gtk_snapshot_append_layout (self->snapshot, layout, colour);
  gtk_snapshot_restore (self->snapshot);
}

/* At the lower edge what changes from left to right, at the left edge what changes from top to
 * bottom. */
static void
paint_coordinate (const QdrBoardPainter *self,
                  PangoLayout *layout,
                  QdrSquare square,
                  const char *text,
                  gboolean below)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const float room = geometry->rim - margin_of_field (self);
  graphene_point_t place = qdr_board_geometry_get_centre (self->geometry, square);

  if (below)
    place.y = geometry->frame.origin.y + geometry->frame.size.height - room / 2;
  else
    place.x = geometry->frame.origin.x + room / 2;
  qdr_board_painter_label (self, layout, text, &place, &self->palette->coordinates);
}

static void
paint_coordinates (const QdrBoardPainter *self)
{
  const QdrBoard *board = &self->geometry->board;
  const float room = self->geometry->rim - margin_of_field (self);
  const gboolean upright = self->geometry->rotation % 2 == 0;
  g_autoptr (PangoLayout) layout = qdr_board_painter_make_layout (self, LABEL_SIZE * room);

  for (guint column = 0; column < board->width; column++) {
    const char text[] = { (char) ('a' + column), '\0' };

    paint_coordinate (self, layout, qdr_board_square (board, column, 0), text, upright);
  }
  for (guint row = 0; row < board->height; row++) {
    g_autofree char *text = g_strdup_printf ("%u", row + 1);

    paint_coordinate (self, layout, qdr_board_square (board, 0, row), text, !upright);
  }
}

/* The squares */

static void
tint (GdkRGBA *colour, const GdkRGBA *by, float part)
{
  *colour = qdr_board_pieces_mix (colour, by, part);
}

static gboolean
has_won (const QdrBoardScene *scene, guint player)
{
  return scene->result.outcome == QDR_OUTCOME_WIN && scene->result.winner == player;
}

static gboolean
is_marked (const QdrBoardScene *scene, QdrSquare square)
{
  return scene->show_last_move && scene->last_move != QDR_MOVE_NONE &&
         qdr_move_kind (scene->last_move) == QDR_MOVE_STEP &&
         (square == qdr_move_square (scene->last_move) || square == scene->last_from);
}

static gboolean
is_pointed_at (const QdrBoardScene *scene, QdrSquare square)
{
  return scene->pointed == qdr_move_make (QDR_MOVE_STEP, square) && scene->pointed_is_legal;
}

static GdkRGBA
colour_of_square (const QdrBoardPainter *self, QdrSquare square)
{
  const QdrBoardScene *scene = self->scene;
  const QdrPosition *position = &scene->position;
  GdkRGBA colour = self->palette->square;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player) &&
        qdr_bits_test (qdr_position_goal (position, player), square))
      tint (&colour, &self->palette->players[player],
            has_won (scene, player) ? WON_TINT : QDR_BOARD_PIECES_GOAL_TINT);
  if (is_marked (scene, square))
    tint (&colour, &self->palette->mark, MARK_TINT);
  if (is_pointed_at (scene, square))
    tint (&colour, &self->palette->players[scene->pointed_player], POINTED_TINT);

  return colour;
}

/* On whole device pixels: between them OpenGL draws small discs like squares. */
static graphene_rect_t
bounds_of_mark (const QdrBoardPainter *self, QdrSquare square, float radius)
{
  const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, square);
  const float pixel = self->geometry->pixel;
  const float left = roundf ((centre.x - radius) / pixel) * pixel;
  const float size = 2 * (centre.x - left);

  return GRAPHENE_RECT_INIT (left, centre.y - size / 2, size, size);
}

static void
paint_dot (const QdrBoardPainter *self, QdrSquare square)
{
  const graphene_rect_t bounds =
      bounds_of_mark (self, square, MAX (2, DOT_RADIUS * self->geometry->square));
  const GdkRGBA colour =
      qdr_board_pieces_fade (&self->palette->players[self->scene->position.turn], 0.75f);

  qdr_board_painter_fill (self, &bounds, bounds.size.width / 2, &colour);
}

/* Among the dots of the shortest paths. */
static void
paint_circle (const QdrBoardPainter *self, QdrSquare square)
{
  const float radius = MAX (3, CIRCLE_RADIUS * self->geometry->square);
  const graphene_rect_t bounds = bounds_of_mark (self, square, radius);

  qdr_board_painter_outline (self, &bounds, bounds.size.width / 2, MAX (1.5f, radius / 8),
                             &self->palette->players[self->scene->position.turn]);
}

static void
paint_destination (const QdrBoardPainter *self, QdrSquare square)
{
  if (qdr_board_scene_has_shortest_paths (self->scene))
    paint_circle (self, square);
  else
    paint_dot (self, square);
}

static void
paint_square (const QdrBoardPainter *self, QdrSquare square)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_square (self->geometry, square);
  const GdkRGBA colour = colour_of_square (self, square);

  qdr_board_painter_fill (self, &bounds, qdr_board_painter_corner_radius (self), &colour);
  if (self->scene->show_destinations && qdr_bits_test (&self->scene->destinations, square) &&
      !is_pointed_at (self->scene, square))
    paint_destination (self, square);
}

static void
paint_squares (const QdrBoardPainter *self)
{
  const QdrBoard *board = &self->geometry->board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++)
      paint_square (self, qdr_board_square (board, column, row));
}

/* The pawns */

static graphene_point_t
centre_of_pawn (const QdrBoardPainter *self, guint player)
{
  const QdrBoardMotion *motion = &self->scene->motion;
  const graphene_point_t to =
      qdr_board_geometry_get_centre (self->geometry, self->scene->position.pawns[player]);
  graphene_point_t from, centre;

  if (motion->from[player] == QDR_NO_SQUARE)
    return to;

  from = qdr_board_geometry_get_centre (self->geometry, motion->from[player]);
  graphene_point_interpolate (&from, &to, motion->progress, &centre);
  return centre;
}

/* A ring of light around the pawn of the player to move, or of the winner. */
static void
paint_halo (const QdrBoardPainter *self,
            const graphene_point_t *centre,
            float radius,
            const GdkRGBA *colour)
{
  const float halo = radius * 1.22f;
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (centre->x - halo, centre->y - halo, 2 * halo, 2 * halo);

  qdr_board_painter_outline (self, &bounds, halo, MAX (1.5f, radius * 0.13f), colour);
}

/* What a pawn in the air leaves on the board. */
static void
paint_shadow (const QdrBoardPainter *self, const graphene_point_t *centre, float radius)
{
  const GdkRGBA colour = { 0, 0, 0, SHADOW_OPACITY };

  qdr_board_painter_fill (self,
                          &GRAPHENE_RECT_INIT (centre->x - radius, centre->y - radius, 2 * radius,
                                               2 * radius),
                          radius, &colour);
}

/* Around the pawn that the wall pointed at would shut in. */
static void
paint_ring (const QdrBoardPainter *self, const graphene_point_t *centre, float radius)
{
  const float outer = 1.25f * radius;
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (centre->x - outer, centre->y - outer, 2 * outer, 2 * outer);

  qdr_board_painter_outline (self, &bounds, outer, MAX (2, 0.18f * radius),
                             &self->palette->refused);
}

static void
paint_pawn (const QdrBoardPainter *self, guint player)
{
  const QdrBoardScene *scene = self->scene;
  const float height = (float) qdr_board_motion_get_height (&scene->motion, player);
  const float radius =
      QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry->square * (1 + JUMP_GROWTH * height);
  graphene_point_t centre = centre_of_pawn (self, player);

  if (height > 0)
    paint_shadow (self, &centre, radius);
  centre.y -= JUMP_HEIGHT * self->geometry->pitch * height;

  if (has_won (scene, player))
    paint_halo (self, &centre, radius, &self->palette->mark);
  else if (scene->result.outcome == QDR_OUTCOME_ONGOING && scene->position.turn == player)
    paint_halo (self, &centre, radius, &self->palette->players[player]);

  qdr_board_pieces_snapshot_pawn (self->snapshot, self->palette, &centre, radius, player);
  if (player == scene->shut_in_player)
    paint_ring (self, &centre, radius);
}

/* Those that jump pass above the others. */
static void
paint_pawns (const QdrBoardPainter *self)
{
  const QdrPosition *position = &self->scene->position;

  for (guint player = 0; player < position->players; player++)
    if (position->pawns[player] != QDR_NO_SQUARE && !self->scene->motion.jumps[player])
      paint_pawn (self, player);
  for (guint player = 0; player < position->players; player++)
    if (position->pawns[player] != QDR_NO_SQUARE && self->scene->motion.jumps[player])
      paint_pawn (self, player);
}

static void
paint_focus (const QdrBoardPainter *self)
{
  const QdrBoardScene *scene = self->scene;
  const float width = CLAMP (self->geometry->square / 14, 2, 4);
  graphene_rect_t bounds;

  if (scene->focus != QDR_NO_SQUARE) {
    bounds = qdr_board_geometry_get_square (self->geometry, scene->focus);
    bounds = qdr_board_painter_grow (&bounds, width / 2);
    qdr_board_painter_outline (self, &bounds, qdr_board_painter_corner_radius (self) + width / 2,
                               width, &self->palette->focus);
  }
  if (scene->focus_wall != QDR_MOVE_NONE) {
    bounds = qdr_board_geometry_get_wall (self->geometry, scene->focus_wall);
    bounds = qdr_board_painter_grow (&bounds, 1.5f * width);
    qdr_board_painter_outline (self, &bounds, 1.5f * width, width, &self->palette->focus);
  }
}

void
qdr_board_painter_snapshot (const QdrBoardScene *scene,
                            const QdrBoardGeometry *geometry,
                            const QdrBoardPalette *palette,
                            GtkWidget *widget,
                            GtkSnapshot *snapshot)
{
  const QdrBoardPainter self = { scene, geometry, palette, widget, snapshot };

  paint_frame (&self);
  paint_goals (&self);
  if (scene->show_coordinates)
    paint_coordinates (&self);
  paint_squares (&self);
  qdr_board_painter_shut_in (&self);
  qdr_board_painter_shortest_paths (&self);
  qdr_board_painter_walls (&self);
  paint_pawns (&self);
  qdr_board_painter_mistake (&self);
  qdr_board_painter_line (&self);
  qdr_board_painter_hint (&self);
  qdr_board_painter_ghost (&self);
  qdr_board_painter_stock_drag (&self);
  paint_focus (&self);
}
