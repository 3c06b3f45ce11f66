/*
 * Drawing of a board, in layers from the lowest to the topmost.
 *
 * An arrow is a bar with two shorter ones at its tip, since GTK 4.8 cannot draw paths. Remove when
 * GTK >= 4.14, which has GskPath.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-painter.h"

#include <math.h>

#include "qdr-board-pieces.h"

/* The current drawing. */
typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardGeometry *geometry;
  const QdrBoardPalette *palette;
  GtkWidget *widget; /* for its font */
  GtkSnapshot *snapshot;
} Drawing;

/* Shapes and letters */

static void
paint_fill (const Drawing *self, const graphene_rect_t *bounds, float radius, const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_push_rounded_clip (self->snapshot, &outline);
  gtk_snapshot_append_color (self->snapshot, colour, bounds);
  gtk_snapshot_pop (self->snapshot);
}

static void
paint_outline (const Drawing *self,
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

static graphene_rect_t
grow (const graphene_rect_t *rect, float by)
{
  graphene_rect_t grown;

  graphene_rect_inset_r (rect, -by, -by, &grown);
  return grown;
}

static float
get_corner_radius (const Drawing *self)
{
  return QDR_BOARD_PIECES_CORNER_RADIUS * self->geometry->square;
}

static void
paint_label (const Drawing *self,
             const char *text,
             float height,
             const graphene_point_t *centre,
             const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->widget, text);
  const PangoFontDescription *font =
      pango_context_get_font_description (pango_layout_get_context (layout));
  /* Scaled, since another size would be another font, which takes time to load. */
  const float scale = height * PANGO_SCALE / (float) pango_font_description_get_size (font);
  int layout_width, layout_height;

  pango_layout_get_size (layout, &layout_width, &layout_height);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, centre);
  gtk_snapshot_scale (self->snapshot, scale, scale);
  gtk_snapshot_translate (self->snapshot,
                          &GRAPHENE_POINT_INIT ((float) layout_width / (-2 * PANGO_SCALE),
                                                (float) layout_height / (-2 * PANGO_SCALE)));
  gtk_snapshot_append_layout (self->snapshot, layout, colour);
  gtk_snapshot_restore (self->snapshot);
}

static graphene_rect_t
bounds_of_disc (const graphene_point_t *centre, float radius)
{
  return GRAPHENE_RECT_INIT (centre->x - radius, centre->y - radius, 2 * radius, 2 * radius);
}

/* Ghosts, arrows and badges, which several layers draw */

#define GHOST_OPACITY 0.8

/* Parts of a square. */
#define SHAFT_WIDTH 0.11f
#define HEAD_LENGTH 0.3f
#define BADGE_RADIUS 0.2f

/* The light edge around arrows and lines, logical pixels. */
#define CASING 1.5f

static void
paint_ghost_wall (const Drawing *self, QdrMove wall, const GdkRGBA *colour)
{
  graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const float width = CLAMP (self->geometry->groove / 6, 1, 2);

  gtk_snapshot_push_opacity (self->snapshot, GHOST_OPACITY);
  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds, colour);
  gtk_snapshot_pop (self->snapshot);
  bounds = grow (&bounds, width);
  paint_outline (self, &bounds, qdr_board_pieces_wall_radius (&bounds), width,
                 &self->palette->ghost);
}

/* A bar with round ends on the x axis. */
static void
paint_bar (const Drawing *self, float from, float to, float width, const GdkRGBA *colour)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (from - width / 2, -width / 2, to - from + width, width);

  paint_fill (self, &bounds, width / 2, colour);
}

/* An arrow on the x axis from 0 to @length. */
static void
paint_arrow_shape (const Drawing *self, float length, float width, const GdkRGBA *colour)
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

static void
paint_arrow (const Drawing *self, QdrSquare from, QdrSquare to, const GdkRGBA *colour)
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

/* A disc with the number or annotation of a move. */
static void
paint_badge (const Drawing *self,
             const graphene_point_t *centre,
             const char *text,
             const GdkRGBA *colour)
{
  const float radius = MAX (7, BADGE_RADIUS * self->geometry->square);
  const graphene_rect_t bounds = bounds_of_disc (centre, radius);

  paint_fill (self, &bounds, radius, colour);
  paint_outline (self, &bounds, radius, 1, &self->palette->ghost);
  paint_label (self, text, 1.3f * radius, centre, &self->palette->symbol);
}

/* Ground: frame, coordinates and squares */

/* The share of another colour on a square: pointed at, or cut off from the goal. */
#define POINTED_TINT 0.45f
#define SHUT_IN_TINT 0.35f

/* Parts of a square. */
#define DESTINATION_RADIUS 0.13f
#define DESTINATION_RING_RADIUS 0.3f

/* The height of letters and numbers, in parts of the rim. */
#define COORDINATE_SIZE 0.72f

/* Coordinates stand at the lower and the left edge of the screen, however the board is rotated. */
static void
paint_coordinate (const Drawing *self, QdrSquare square, const char *text, gboolean below)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const float room = geometry->rim - qdr_board_ground_get_margin (geometry);
  graphene_point_t place = qdr_board_geometry_get_centre (self->geometry, square);

  if (below)
    place.y = geometry->frame.origin.y + geometry->frame.size.height - room / 2;
  else
    place.x = geometry->frame.origin.x + room / 2;
  paint_label (self, text, COORDINATE_SIZE * room, &place, &self->palette->coordinates);
}

static void
paint_coordinates (const Drawing *self)
{
  const QdrBoard *board = &self->geometry->board;
  const gboolean upright = self->geometry->rotation % 2 == 0;

  for (guint column = 0; column < board->width; column++) {
    const char text[] = { (char) ('a' + column), '\0' };

    paint_coordinate (self, qdr_board_square (board, column, 0), text, upright);
  }
  for (guint row = 0; row < board->height; row++) {
    g_autofree char *text = g_strdup_printf ("%u", row + 1);

    paint_coordinate (self, qdr_board_square (board, 0, row), text, !upright);
  }
}

static gboolean
is_pointed_at (const QdrBoardScene *scene, QdrSquare square)
{
  return scene->pointed == qdr_move_make (QDR_MOVE_STEP, square) && scene->pointed_is_legal;
}

/* On whole device pixels, since OpenGL draws small discs between them like squares. */
static graphene_rect_t
bounds_of_mark (const Drawing *self, QdrSquare square, float radius)
{
  const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, square);
  const float pixel = self->geometry->pixel;
  const float left = roundf ((centre.x - radius) / pixel) * pixel;
  const float size = 2 * (centre.x - left);

  return GRAPHENE_RECT_INIT (left, centre.y - size / 2, size, size);
}

/* A dot, or a ring if the shortest paths are dots. */
static void
paint_destination (const Drawing *self, QdrSquare square)
{
  const GdkRGBA *colour = &self->palette->players[self->scene->position.turn];

  if (qdr_board_scene_has_shortest_paths (self->scene)) {
    const float radius = MAX (3, DESTINATION_RING_RADIUS * self->geometry->square);
    const graphene_rect_t bounds = bounds_of_mark (self, square, radius);

    paint_outline (self, &bounds, bounds.size.width / 2, MAX (1.5f, radius / 8), colour);
  } else {
    const float radius = MAX (2, DESTINATION_RADIUS * self->geometry->square);
    const graphene_rect_t bounds = bounds_of_mark (self, square, radius);
    const GdkRGBA faded = qdr_board_pieces_fade (colour, 0.75f);

    paint_fill (self, &bounds, bounds.size.width / 2, &faded);
  }
}

static void
paint_squares (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoard *board = &self->geometry->board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (self->geometry, square);
      GdkRGBA colour = qdr_board_ground_get_colour (scene, self->palette, square);

      if (is_pointed_at (scene, square))
        colour = qdr_board_pieces_mix (&colour, &self->palette->players[scene->pointed_player],
                                       POINTED_TINT);
      paint_fill (self, &bounds, get_corner_radius (self), &colour);
      if (scene->show_destinations && qdr_bits_test (&scene->destinations, square) &&
          !is_pointed_at (scene, square))
        paint_destination (self, square);
    }
}

static void
paint_shut_in (const Drawing *self)
{
  const QdrBoard *board = &self->geometry->board;
  const GdkRGBA colour = qdr_board_pieces_fade (&self->palette->refused, SHUT_IN_TINT);

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (self->geometry, square);

      if (qdr_bits_test (&self->scene->shut_in, square))
        paint_fill (self, &bounds, get_corner_radius (self), &colour);
    }
}

static void
paint_ground (const Drawing *self)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const QdrPosition *position = &self->scene->position;
  const float margin = qdr_board_ground_get_margin (geometry);
  const graphene_rect_t ground = grow (&geometry->field, margin);

  paint_fill (self, &geometry->frame, geometry->rim / 2, &self->palette->frame);
  paint_fill (self, &ground, get_corner_radius (self) + margin, &self->palette->groove);

  for (guint player = 0; player < position->players; player++) {
    const graphene_rect_t goal = qdr_board_ground_get_goal (geometry, position->players, player);

    if (qdr_position_is_in_play (position, player))
      paint_fill (self, &goal, MIN (goal.size.width, goal.size.height) / 2,
                  &self->palette->players[player]);
  }
  if (self->scene->show_coordinates)
    paint_coordinates (self);
  paint_squares (self);
  paint_shut_in (self);
}

/* Shortest paths, as rows of dots */

/* Parts of a square. */
#define PATH_DOT_RADIUS 0.075f

/* Three dots for each step, with light edges. Dots of players who share squares stand side by
 * side. */
static void
paint_shortest_path (const Drawing *self, guint player)
{
  const QdrBoardShortestPath *path = &self->scene->shortest_paths[player];
  const float radius = MAX (1.5f, PATH_DOT_RADIUS * self->geometry->square);
  const float aside = path->is_alone ? 0 : self->geometry->square / 9;
  const float x[QDR_MAX_PLAYERS] = { -aside, aside, aside, -aside };
  const float y[QDR_MAX_PLAYERS] = { -aside, aside, -aside, aside };

  for (guint i = 0; i < path->steps; i++) {
    const graphene_point_t from = qdr_board_geometry_get_centre (self->geometry, path->squares[i]);
    const graphene_point_t to =
        qdr_board_geometry_get_centre (self->geometry, path->squares[i + 1]);

    for (guint part = 1; part <= 3; part++) {
      graphene_point_t at;
      graphene_rect_t edge, dot;

      graphene_point_interpolate (&from, &to, part / 3.0, &at);
      at = GRAPHENE_POINT_INIT (at.x + x[player], at.y + y[player]);
      edge = bounds_of_disc (&at, radius + 1);
      dot = bounds_of_disc (&at, radius);
      paint_fill (self, &edge, radius + 1, &self->palette->ghost);
      paint_fill (self, &dot, radius, &self->palette->players[player]);
    }
  }
}

static void
paint_shortest_paths (const Drawing *self)
{
  for (guint player = 0; player < self->scene->position.players; player++)
    paint_shortest_path (self, player);
}

/* Path change: shortest paths before and after a move, as dashes and lines */

/* Parts of a square. */
#define PATH_WIDTH 0.1f
#define PATH_DASH_WIDTH 0.07f
#define LENGTH_RADIUS 0.19f

/* The number of dashes for a step, and the part of it that they fill. */
#define N_DASHES 3
#define DASH_LENGTH 0.55f

/* Lines of players who share squares run side by side. */
static graphene_point_t
place_of_square (const Drawing *self, guint player, QdrSquare square)
{
  const gboolean is_alone = self->scene->path_change.after[player].is_alone;
  const float aside = is_alone ? 0 : self->geometry->square / 8;
  const float x[QDR_MAX_PLAYERS] = { -aside, aside, aside, -aside };
  const float y[QDR_MAX_PLAYERS] = { -aside, aside, -aside, aside };
  const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, square);

  return GRAPHENE_POINT_INIT (centre.x + x[player], centre.y + y[player]);
}

/* A horizontal or vertical bar with round ends. */
static void
paint_path_bar (const Drawing *self,
                const graphene_point_t *from,
                const graphene_point_t *to,
                float width,
                const GdkRGBA *colour)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (MIN (from->x, to->x) - width / 2, MIN (from->y, to->y) - width / 2,
                          ABS (to->x - from->x) + width, ABS (to->y - from->y) + width);

  paint_fill (self, &bounds, width / 2, colour);
}

static void
paint_path_line (const Drawing *self, guint player, float width, const GdkRGBA *colour)
{
  const QdrBoardShortestPath *path = &self->scene->path_change.after[player];

  for (guint i = 0; i < path->steps; i++) {
    const graphene_point_t from = place_of_square (self, player, path->squares[i]);
    const graphene_point_t to = place_of_square (self, player, path->squares[i + 1]);

    paint_path_bar (self, &from, &to, width, colour);
  }
}

static void
paint_dashes (const Drawing *self, guint player, float width, const GdkRGBA *colour)
{
  const QdrBoardShortestPath *path = &self->scene->path_change.before[player];

  for (guint i = 0; i < path->steps; i++) {
    const graphene_point_t from = place_of_square (self, player, path->squares[i]);
    const graphene_point_t to = place_of_square (self, player, path->squares[i + 1]);

    for (guint dash = 0; dash < N_DASHES; dash++) {
      const double middle = (dash + 0.5) / N_DASHES;
      const double half = (double) DASH_LENGTH / 2 / N_DASHES;
      graphene_point_t start;
      graphene_point_t end;

      graphene_point_interpolate (&from, &to, middle - half, &start);
      graphene_point_interpolate (&from, &to, middle + half, &end);
      paint_path_bar (self, &start, &end, width, colour);
    }
  }
}

static void
paint_path_change (const Drawing *self)
{
  const QdrBoardPathChange *change = &self->scene->path_change;
  const float line = MAX (2, PATH_WIDTH * self->geometry->square);
  const float dash = MAX (1.5f, PATH_DASH_WIDTH * self->geometry->square);

  for (guint player = 0; player < change->n_players; player++) {
    const GdkRGBA *colour = &self->palette->players[player];

    paint_dashes (self, player, dash + 2, &self->palette->ghost);
    paint_dashes (self, player, dash, colour);
  }
  for (guint player = 0; player < change->n_players; player++) {
    paint_path_line (self, player, line + 2 * CASING, &self->palette->ghost);
    paint_path_line (self, player, line, &self->palette->players[player]);
  }
  /* A wall that is only discussed is hollow. */
  if (change->n_players > 0 && change->wall != QDR_MOVE_NONE) {
    const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, change->wall);
    const graphene_rect_t outer = grow (&bounds, 1);
    const float width = CLAMP (self->geometry->groove / 4, 1.5f, 3);

    paint_outline (self, &outer, width + 1, width + 2, &self->palette->ghost);
    paint_outline (self, &bounds, width, width, &self->palette->players[change->wall_player]);
  }
}

/* The length of each path, in the corner of its last square. */
static void
paint_path_lengths (const Drawing *self)
{
  const QdrBoardPathChange *change = &self->scene->path_change;
  const float radius = MAX (7, LENGTH_RADIUS * self->geometry->square);
  const float aside = 0.5f * self->geometry->square - 0.8f * radius;

  for (guint player = 0; player < change->n_players; player++) {
    const QdrBoardShortestPath *path = &change->after[player];
    graphene_point_t centre;
    graphene_rect_t bounds;
    char length[8];

    if (path->steps == 0)
      continue;

    centre = qdr_board_geometry_get_centre (self->geometry, path->squares[path->steps]);
    centre = GRAPHENE_POINT_INIT (centre.x + aside, centre.y - aside);
    bounds = bounds_of_disc (&centre, radius);
    g_snprintf (length, sizeof length, "%u", path->steps);
    paint_fill (self, &bounds, radius, &self->palette->players[player]);
    paint_outline (self, &bounds, radius, 1, &self->palette->ghost);
    paint_label (self, length, 1.3f * radius, &centre, &self->palette->symbol);
  }
}

/* Walls, at rest and in motion */

static void
paint_wall (const Drawing *self, QdrMove wall, guint owner)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);

  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds,
                                  qdr_board_palette_get_wall (self->palette, owner));
}

/* The direction along its groove in which a wall slides in: away from the player who placed it if
 * the groove leads to that player, otherwise to the right. */
static float
slide_direction (const Drawing *self, gboolean vertical, guint owner)
{
  const guint players = self->scene->position.players;
  const QdrDirection heading = owner < players ? qdr_heading_of_player (players, owner) : QDR_NORTH;

  if (vertical)
    return heading == QDR_SOUTH ? 1 : -1;
  return heading == QDR_WEST ? -1 : 1;
}

/* A wall that slides into place; @part is 1 when it is there. */
static void
paint_sliding_wall (const Drawing *self, QdrMove wall, guint owner, float part)
{
  const gboolean vertical = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const float way = (1 - part) * self->geometry->pitch * slide_direction (self, vertical, owner);

  const graphene_point_t aside =
      qdr_board_geometry_rotate_offset (self->geometry, vertical ? 0 : -way, vertical ? -way : 0);

  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &aside);
  gtk_snapshot_push_opacity (self->snapshot, (double) part);
  paint_wall (self, wall, owner);
  gtk_snapshot_pop (self->snapshot);
  gtk_snapshot_restore (self->snapshot);
}

static void
paint_wall_at (const Drawing *self, guint direction, QdrSquare square)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardMotion *motion = &scene->motion;
  const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
  const float progress = (float) motion->progress;

  if (qdr_bits_test (&motion->going[direction], square))
    paint_sliding_wall (self, wall, motion->owners[direction][square], 1 - progress);
  else if (qdr_bits_test (&motion->coming[direction], square))
    paint_sliding_wall (self, wall, scene->owners[direction][square], progress);
  else if (qdr_bits_test (&scene->position.walls[direction], square))
    paint_wall (self, wall, scene->owners[direction][square]);
}

static void
paint_walls (const Drawing *self)
{
  const QdrBoard *board = &self->geometry->board;

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++)
      paint_wall_at (self, direction, square);

  if (qdr_board_ground_marks_wall (self->scene)) {
    const float width = qdr_board_ground_get_ring_width (self->geometry);
    graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, self->scene->last_move);

    bounds = grow (&bounds, width);
    paint_outline (self, &bounds, qdr_board_pieces_wall_radius (&bounds), width,
                   &self->palette->mark);
  }
}

/* Pawns, at rest and in motion */

/* A pawn at the highest point of a jump: its height in parts of the pitch, and its growth. */
#define JUMP_HEIGHT 0.45f
#define JUMP_GROWTH 0.15f
#define SHADOW_OPACITY 0.25f

/* The growth of a pawn that is dragged, and the opacity of its trace on the square. */
#define CARRIED_GROWTH 0.12f
#define TRACE_OPACITY 0.3

static graphene_point_t
centre_of_pawn (const Drawing *self, guint player)
{
  const QdrBoardMotion *motion = &self->scene->motion;
  const QdrBoardCarried *carried = &self->scene->carried;
  const graphene_point_t to =
      qdr_board_geometry_get_centre (self->geometry, self->scene->position.pawns[player]);
  graphene_point_t from, centre;

  if (carried->is_there && carried->player == player)
    return GRAPHENE_POINT_INIT (carried->x, carried->y);
  if (motion->dropped.is_there && motion->dropped.player == player)
    from = GRAPHENE_POINT_INIT (motion->dropped.x, motion->dropped.y);
  else if (motion->from[player] != QDR_NO_SQUARE)
    from = qdr_board_geometry_get_centre (self->geometry, motion->from[player]);
  else
    return to;

  graphene_point_interpolate (&from, &to, motion->progress, &centre);
  return centre;
}

/* A ring around the pawn of the player to move, or of the winner. */
static void
paint_halo (const Drawing *self,
            const graphene_point_t *centre,
            float radius,
            const GdkRGBA *colour)
{
  const float halo = radius * 1.22f;
  const graphene_rect_t bounds = bounds_of_disc (centre, halo);

  paint_outline (self, &bounds, halo, MAX (1.5f, radius * 0.13f), colour);
}

static gboolean
is_carried (const Drawing *self, guint player)
{
  return self->scene->carried.is_there && self->scene->carried.player == player;
}

static void
paint_trace (const Drawing *self, guint player)
{
  const graphene_point_t home =
      qdr_board_geometry_get_centre (self->geometry, self->scene->position.pawns[player]);

  gtk_snapshot_push_opacity (self->snapshot, TRACE_OPACITY);
  qdr_board_pieces_snapshot_pawn (self->snapshot, self->palette, &home,
                                  QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry->square, player);
  gtk_snapshot_pop (self->snapshot);
}

static void
paint_pawn (const Drawing *self, guint player)
{
  const QdrBoardScene *scene = self->scene;
  const float height = (float) qdr_board_motion_get_height (&scene->motion, player);
  const float growth = is_carried (self, player) ? CARRIED_GROWTH : JUMP_GROWTH * height;
  const float radius = QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry->square * (1 + growth);
  graphene_point_t centre = centre_of_pawn (self, player);

  if (is_carried (self, player))
    paint_trace (self, player);
  if (height > 0) {
    const graphene_rect_t bounds = bounds_of_disc (&centre, radius);

    paint_fill (self, &bounds, radius, &(GdkRGBA){ 0, 0, 0, SHADOW_OPACITY });
  }
  centre.y -= JUMP_HEIGHT * self->geometry->pitch * height;

  if (qdr_board_scene_has_won (scene, player))
    paint_halo (self, &centre, radius, &self->palette->mark);
  else if (scene->result.outcome == QDR_OUTCOME_ONGOING && scene->position.turn == player)
    paint_halo (self, &centre, radius, &self->palette->players[player]);

  qdr_board_pieces_snapshot_pawn (self->snapshot, self->palette, &centre, radius, player);
  if (player == scene->shut_in_player) {
    const float outer = 1.25f * radius;
    const graphene_rect_t bounds = bounds_of_disc (&centre, outer);

    paint_outline (self, &bounds, outer, MAX (2, 0.18f * radius), &self->palette->refused);
  }
}

static void
paint_pawns (const Drawing *self)
{
  const QdrPosition *position = &self->scene->position;
  const QdrBoardMotion *motion = &self->scene->motion;

  /* Pawns that jump or are dragged are drawn above those at rest. */
  for (guint above = 0; above <= 1; above++)
    for (guint player = 0; player < position->players; player++) {
      const gboolean is_above = motion->jumps[player] || is_carried (self, player) ||
                                (motion->dropped.is_there && motion->dropped.player == player);

      if (position->pawns[player] != QDR_NO_SQUARE && is_above == (above == 1))
        paint_pawn (self, player);
    }
}

/* Sketch: arrows and marks of the player */

/* Parts of a square; the ring fits around a pawn. */
#define RING_RADIUS 0.46f
#define RING_WIDTH 0.07f

/* Strokes do not hide what is below, least of all while they are drawn. */
#define STROKE_OPACITY 0.85
#define DRAWN_STROKE_OPACITY 0.5

static void
paint_stroke (const Drawing *self, QdrBoardStroke stroke, double opacity)
{
  gtk_snapshot_push_opacity (self->snapshot, opacity);
  if (stroke.from == stroke.to) {
    const graphene_point_t centre = qdr_board_geometry_get_centre (self->geometry, stroke.from);
    const float radius = RING_RADIUS * self->geometry->square;
    const graphene_rect_t bounds = bounds_of_disc (&centre, radius);

    paint_outline (self, &bounds, radius, MAX (2, RING_WIDTH * self->geometry->square),
                   &self->palette->pencil);
  } else {
    paint_arrow (self, stroke.from, stroke.to, &self->palette->pencil);
  }
  gtk_snapshot_pop (self->snapshot);
}

static void
paint_sketch (const Drawing *self)
{
  const QdrBoardSketch *sketch = &self->scene->sketch;

  for (guint i = 0; i < sketch->n_strokes; i++)
    paint_stroke (self, sketch->strokes[i], STROKE_OPACITY);
  if (sketch->is_drawing)
    paint_stroke (self, sketch->drawing, DRAWN_STROKE_OPACITY);
}

/* Moves that are not made: line, mistake and hint */

/* The opacity of the first and the last move of a line. */
#define FIRST_OPACITY 0.95f
#define LAST_OPACITY 0.45f

/* Beside the tip of an arrow, which stays visible; in the middle of a wall. */
static graphene_point_t
place_of_badge (const Drawing *self, QdrMove move)
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

/* Later moves are fainter; the first one is drawn last, on top. A single move has no number. */
static void
paint_line (const Drawing *self)
{
  const QdrBoardLine *line = &self->scene->line;

  for (guint i = line->n_moves; i-- > 0;) {
    const QdrBoardLineMove *move = &line->moves[i];
    const GdkRGBA *colour = &self->palette->players[move->player];
    const graphene_point_t place = place_of_badge (self, move->move);
    const float part = (float) i / QDR_BOARD_LINE_MAX;
    char number[4];

    gtk_snapshot_push_opacity (self->snapshot,
                               (double) (FIRST_OPACITY + part * (LAST_OPACITY - FIRST_OPACITY)));
    if (qdr_move_is_wall (move->move))
      paint_ghost_wall (self, move->move, colour);
    else
      paint_arrow (self, move->from, qdr_move_square (move->move), colour);
    if (line->n_moves > 1) {
      g_snprintf (number, sizeof number, "%u", i + 1);
      paint_badge (self, &place, number, colour);
    }
    gtk_snapshot_pop (self->snapshot);
  }
}

/* Near an end of a wall, since ghosts of two walls may cross in the middle. */
static graphene_point_t
place_of_sign (const Drawing *self, QdrMove move)
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

static void
paint_mistake (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const GdkRGBA *colour = &self->palette->refused;
  graphene_point_t place;

  if (scene->mistake == QDR_MOVE_NONE)
    return;

  if (qdr_move_is_wall (scene->mistake))
    paint_ghost_wall (self, scene->mistake, colour);
  else
    paint_arrow (self, scene->position.pawns[scene->position.turn],
                 qdr_move_square (scene->mistake), colour);
  place = place_of_sign (self, scene->mistake);
  paint_badge (self, &place, scene->mistake_sign, colour);
}

static void
paint_hint (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrMove hint = scene->hint;
  const float width = MAX (2, self->geometry->square / 16);
  graphene_rect_t bounds;

  if (hint == QDR_MOVE_NONE)
    return;

  if (qdr_move_is_wall (hint)) {
    paint_ghost_wall (self, hint, &self->palette->hint);
    bounds = qdr_board_geometry_get_wall (self->geometry, hint);
  } else {
    bounds = qdr_board_geometry_get_square (self->geometry, qdr_move_square (hint));
    paint_arrow (self, scene->position.pawns[scene->position.turn], qdr_move_square (hint),
                 &self->palette->hint);
  }
  paint_outline (self, &bounds, get_corner_radius (self), width, &self->palette->hint);
}

/* Walls that are not placed: pointed at, or dragged from the stock */

/* A refused wall is hatched, with a cross on a disc in its middle. */
static void
paint_refused_wall (const Drawing *self, QdrMove wall)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const float width = MAX (2, self->geometry->groove / 3);
  const float radius = MAX (6, self->geometry->groove * 0.9f);
  const GdkRGBA dark = self->palette->refused;
  const GdkRGBA light = { 1, 1, 1, 0.85f };
  const GdkRGBA white = { 1, 1, 1, 1 };
  const GskColorStop stops[] = { { 0, dark }, { 0.5f, dark }, { 0.5f, light }, { 1, light } };
  const graphene_point_t end =
      GRAPHENE_POINT_INIT (bounds.origin.x + 2 * width, bounds.origin.y + 2 * width);
  graphene_point_t centre;
  graphene_rect_t disc;

  gtk_snapshot_append_repeating_linear_gradient (self->snapshot, &bounds, &bounds.origin, &end,
                                                 stops, G_N_ELEMENTS (stops));
  paint_outline (self, &bounds, 0, MAX (1, self->geometry->groove / 8), &self->palette->refused);

  graphene_rect_get_center (&bounds, &centre);
  disc = bounds_of_disc (&centre, radius);
  paint_fill (self, &disc, radius, &self->palette->refused);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &centre);
  gtk_snapshot_rotate (self->snapshot, 45);
  qdr_board_pieces_snapshot_cross (self->snapshot, &white, 1.3f * radius, 0.34f * radius);
  gtk_snapshot_restore (self->snapshot);
}

static void
paint_pointed_wall (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;

  if (scene->pointed == QDR_MOVE_NONE || !qdr_move_is_wall (scene->pointed))
    return;
  /* The first wall of a line has a number, which must not be covered: after a wrong move the
   * pointer is still there. */
  if (scene->line.n_moves > 0 && scene->line.moves[0].move == scene->pointed)
    return;

  if (scene->pointed_is_legal)
    paint_ghost_wall (self, scene->pointed,
                      qdr_board_palette_get_wall (self->palette, scene->pointed_player));
  else
    paint_refused_wall (self, scene->pointed);
}

static void
paint_stock_drag (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  graphene_rect_t bounds;

  if (scene->stock_drag == QDR_MOVE_STEP)
    return;

  bounds = qdr_board_geometry_get_wall (self->geometry, qdr_move_make (scene->stock_drag, 0));
  bounds.origin.x = scene->stock_drag_x - bounds.size.width / 2;
  bounds.origin.y = scene->stock_drag_y - bounds.size.height / 2;
  gtk_snapshot_push_opacity (self->snapshot, GHOST_OPACITY);
  qdr_board_pieces_snapshot_wall (self->snapshot, &bounds,
                                  &self->palette->players[scene->position.turn]);
  gtk_snapshot_pop (self->snapshot);
}

/* Keyboard focus */

static void
paint_focus (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const float width = CLAMP (self->geometry->square / 14, 2, 4);
  graphene_rect_t bounds;

  if (scene->focus != QDR_NO_SQUARE) {
    bounds = qdr_board_geometry_get_square (self->geometry, scene->focus);
    bounds = grow (&bounds, width / 2);
    paint_outline (self, &bounds, get_corner_radius (self) + width / 2, width,
                   &self->palette->focus);
  }
  if (scene->focus_wall != QDR_MOVE_NONE) {
    bounds = qdr_board_geometry_get_wall (self->geometry, scene->focus_wall);
    bounds = grow (&bounds, 1.5f * width);
    paint_outline (self, &bounds, 1.5f * width, width, &self->palette->focus);
  }
}

/* Choice of switch scanning */

/* A thick frame, light within dark, which stands out by its shape and on any colours. */
static void
paint_scan_frame (const Drawing *self, const graphene_rect_t *around)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  const float width = CLAMP (self->geometry->square / 9, 3, 8);
  const float radius = get_corner_radius (self);
  const graphene_rect_t outer = grow (around, width);
  const graphene_rect_t inner = grow (around, width / 3);

  paint_outline (self, &outer, radius + width, width, &self->palette->focus);
  paint_outline (self, &inner, radius + width / 3, width / 3, &white);
}

/* A frame around the grooves from one wall to another. */
static void
paint_band (const Drawing *self, QdrMove first, QdrMove last)
{
  const graphene_rect_t from = qdr_board_geometry_get_wall (self->geometry, first);
  const graphene_rect_t to = qdr_board_geometry_get_wall (self->geometry, last);
  graphene_rect_t bounds;

  graphene_rect_union (&from, &to, &bounds);
  paint_scan_frame (self, &bounds);
}

static QdrMove
wall_at (const QdrBoard *board, QdrMoveKind kind, guint column, guint row)
{
  return qdr_move_make (kind, qdr_board_square (board, column, row));
}

static void
paint_scanned_row (const Drawing *self, QdrMoveKind kind, guint row)
{
  const QdrBoard *board = &self->geometry->board;

  paint_band (self, wall_at (board, kind, 0, row), wall_at (board, kind, board->width - 2u, row));
}

static void
paint_scan (const Drawing *self)
{
  const QdrScanChoice *choice = &self->scene->scanned;
  const QdrBoard *board = &self->geometry->board;
  graphene_rect_t bounds;

  switch (choice->kind) {
  case QDR_SCAN_WALLS:
    if (choice->walls == QDR_MOVE_HORIZONTAL_WALL)
      for (guint row = 0; row < board->height - 1u; row++)
        paint_scanned_row (self, choice->walls, row);
    else
      for (guint column = 0; column < board->width - 1u; column++)
        paint_band (self, wall_at (board, choice->walls, column, 0),
                    wall_at (board, choice->walls, column, board->height - 2u));
    break;
  case QDR_SCAN_ROW:
    paint_scanned_row (self, choice->walls, choice->row);
    break;
  case QDR_SCAN_PAWN:
  case QDR_SCAN_MOVE:
    if (qdr_move_is_wall (choice->move)) {
      bounds = qdr_board_geometry_get_wall (self->geometry, choice->move);
      paint_ghost_wall (self, choice->move,
                        qdr_board_palette_get_wall (self->palette, self->scene->position.turn));
    } else {
      bounds = qdr_board_geometry_get_square (self->geometry, qdr_move_square (choice->move));
    }
    paint_scan_frame (self, &bounds);
    break;
  case QDR_SCAN_NOTHING:
  default:
    break;
  }
}

/* All layers */

void
qdr_board_painter_snapshot (const QdrBoardScene *scene,
                            const QdrBoardGeometry *geometry,
                            const QdrBoardPalette *palette,
                            GtkWidget *widget,
                            GtkSnapshot *snapshot)
{
  const Drawing self = { scene, geometry, palette, widget, snapshot };

  paint_ground (&self);
  if (scene->path_change.n_players == 0)
    paint_shortest_paths (&self);
  paint_path_change (&self);
  paint_walls (&self);
  paint_pawns (&self);
  paint_path_lengths (&self);
  paint_sketch (&self);
  paint_mistake (&self);
  paint_line (&self);
  paint_hint (&self);
  paint_pointed_wall (&self);
  paint_stock_drag (&self);
  paint_focus (&self);
  paint_scan (&self);
}
