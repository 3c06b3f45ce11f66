/*
 * Drawing of a board, in layers from bottom to top.
 *
 * An arrow consists of a bar and two shorter bars at its tip, since GTK 4.8 cannot draw paths. Use
 * GskPath instead when GTK >= 4.14 is required.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-painter.h"

#include <math.h>
#include <string.h>

#include "qdr-board-brush.h"

/* The arguments of qdr_board_painter_snapshot(). */
typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardGeometry *geometry;
  const QdrBoardPalette *palette;
  GtkWidget *widget; /* text is drawn in its font */
  GtkSnapshot *snapshot;
  QdrBoardBrush brush;
} Drawing;

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
get_square_around (const graphene_point_t *centre, float radius)
{
  return GRAPHENE_RECT_INIT (centre->x - radius, centre->y - radius, 2 * radius, 2 * radius);
}

static void
paint_disc (const Drawing *self,
            const graphene_point_t *centre,
            float radius,
            const GdkRGBA *colour)
{
  const graphene_rect_t bounds = get_square_around (centre, radius);

  paint_fill (self, &bounds, radius, colour);
}

static void
paint_ring (const Drawing *self,
            const graphene_point_t *centre,
            float radius,
            float width,
            const GdkRGBA *colour)
{
  const graphene_rect_t bounds = get_square_around (centre, radius);

  paint_outline (self, &bounds, radius, width, colour);
}

static graphene_rect_t
grow_rect (const graphene_rect_t *rect, float by)
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
  /* Text is laid out in the font of the widget and then scaled, since a font of another size takes
   * time to load. */
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

#define GHOST_OPACITY 0.8

/* Dimensions of arrows, as fractions of the side of a square. */
#define SHAFT_WIDTH 0.11f
#define HEAD_LENGTH 0.3f

/* The width of the light edge around arrows and lines, logical pixels. */
#define CASING 1.5f

/* Draws only the edge of a wall, with a narrow edge on both sides that is visible on all
 * colours. */
static void
paint_hollow_wall (const Drawing *self, const graphene_rect_t *bounds, const GdkRGBA *colour)
{
  const graphene_rect_t outer = grow_rect (bounds, 1);
  const float width = CLAMP (self->geometry->groove / 4, 1.5f, 3);

  paint_outline (self, &outer, width + 1, width + 2, &self->palette->ghost);
  paint_outline (self, bounds, width, width, colour);
}

static void
paint_ghost_wall (const Drawing *self, QdrMove wall, const GdkRGBA *colour)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, wall);
  const float width = CLAMP (self->geometry->groove / 6, 1, 2);
  graphene_rect_t outline;

  /* Without light and shadow, a wall that is placed looks the same but for a narrow edge. */
  if (self->palette->matter == QDR_MATTER_PLAIN) {
    paint_fill (self, &bounds, width, &self->palette->square);
    paint_hollow_wall (self, &bounds, colour);
    return;
  }
  gtk_snapshot_push_opacity (self->snapshot, GHOST_OPACITY);
  qdr_board_brush_draw_wall (&self->brush, &bounds, colour, QDR_MAX_PLAYERS, 0);
  gtk_snapshot_pop (self->snapshot);
  outline = qdr_board_brush_get_wall_outline (&self->brush, &bounds);
  outline = grow_rect (&outline, width);
  paint_outline (self, &outline, qdr_board_pieces_get_wall_radius (&outline), width,
                 &self->palette->ghost);
}

/* Draws a bar with round ends on the x axis. */
static void
paint_bar (const Drawing *self, float from, float to, float width, const GdkRGBA *colour)
{
  const graphene_rect_t bounds =
      GRAPHENE_RECT_INIT (from - width / 2, -width / 2, to - from + width, width);

  paint_fill (self, &bounds, width / 2, colour);
}

/* Draws an arrow on the x axis from 0 to @length. */
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
  const graphene_point_t start = qdr_board_geometry_get_square_centre (self->geometry, from);
  const graphene_point_t end = qdr_board_geometry_get_square_centre (self->geometry, to);
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

/* Draws the preview of a move: a wall, or an arrow from the pawn on @from. */
static void
paint_ghost (const Drawing *self, QdrMove move, QdrSquare from, const GdkRGBA *colour)
{
  if (qdr_move_is_wall (move))
    paint_ghost_wall (self, move, colour);
  else
    paint_arrow (self, from, qdr_move_square (move), colour);
}

/* Draws a number or an annotation on a ground with round corners, a disc if they have half the
 * height. */
static void
paint_badge (const Drawing *self,
             const graphene_rect_t *bounds,
             float corner,
             const char *text,
             const GdkRGBA *colour)
{
  graphene_point_t centre;

  graphene_rect_get_center (bounds, &centre);
  paint_fill (self, bounds, corner, colour);
  paint_outline (self, bounds, corner, 1, &self->palette->ghost);
  paint_label (self, text, 0.65f * bounds->size.height, &centre, &self->palette->symbol);
}

/* Draws the number of a move in a line, or the verdict on it. */
static void
paint_round_badge (const Drawing *self,
                   const graphene_point_t *centre,
                   float radius,
                   const char *text,
                   const GdkRGBA *colour)
{
  const graphene_rect_t bounds = get_square_around (centre, radius);

  paint_badge (self, &bounds, radius, text, colour);
}

/* The share of the player's colour in a square that is pointed at, and the opacity of the warning
 * colour on a square that would be cut off from the goal. */
#define POINTED_TINT 0.45f
#define SHUT_IN_TINT 0.35f

/* The radius of a dot or ring on a destination, as a fraction of the side of a square. */
#define DESTINATION_RADIUS 0.13f
#define DESTINATION_RING_RADIUS 0.3f

/* Draws a letter or number at the lower or left edge on the screen. */
static void
paint_coordinate (const Drawing *self, QdrSquare square, const char *text, gboolean below)
{
  const QdrBoardGeometry *geometry = self->geometry;
  const float height =
      QDR_BOARD_GROUND_COORDINATE_SIZE * (geometry->rim - qdr_board_ground_get_margin (geometry));
  const graphene_point_t place = qdr_board_ground_get_coordinate_place (geometry, square, below);

  paint_label (self, text, height, &place, &self->palette->coordinates);
}

/* Draws a dot on a square that the pawn can go to, or a ring if dots show the shortest paths. */
static void
paint_destination (const Drawing *self, QdrSquare square)
{
  const GdkRGBA *colour = &self->palette->players[self->scene->position.turn];
  const gboolean is_ring = qdr_board_scene_has_shortest_paths (self->scene);
  const float radius = is_ring ? MAX (3, DESTINATION_RING_RADIUS * self->geometry->square)
                               : MAX (2, DESTINATION_RADIUS * self->geometry->square);
  const graphene_point_t centre = qdr_board_geometry_get_square_centre (self->geometry, square);
  /* Align the dot to device pixels, since OpenGL draws small unaligned discs like squares. */
  const float pixel = self->geometry->pixel;
  const float left = roundf ((centre.x - radius) / pixel) * pixel;

  if (is_ring)
    paint_ring (self, &centre, centre.x - left, MAX (1.5f, radius / 8), colour);
  else {
    paint_disc (self, &centre, centre.x - left + pixel, &self->palette->symbol);
    paint_disc (self, &centre, centre.x - left, colour);
  }
}

/* The frame, grooves and squares as a picture, which a widget has as long as they do not change. */
typedef struct {
  QdrMatterGround ground;
  QdrBoardBitmap *bitmap;
} GroundPicture;

static void
free_ground_picture (gpointer data)
{
  GroundPicture *self = data;

  qdr_board_bitmap_free (self->bitmap);
  g_free (self);
}

static QdrBoardBitmap *
get_ground_bitmap (const Drawing *self)
{
  GroundPicture *picture = g_object_get_data (G_OBJECT (self->widget), QDR_BOARD_PAINTER_GROUND);
  QdrMatterGround ground;
  guint32 *pixels;
  int width, height;

  qdr_board_ground_read (self->scene, self->geometry, self->palette, &ground);
  if (picture != NULL && memcmp (&picture->ground, &ground, sizeof ground) == 0)
    return picture->bitmap;

  width = qdr_matter_ground_get_length (&ground, ground.columns);
  height = qdr_matter_ground_get_length (&ground, ground.rows);
  pixels = g_new0 (guint32, (gsize) width * (gsize) height);
  qdr_matter_ground_paint (&ground, pixels);
  picture = g_new (GroundPicture, 1);
  picture->ground = ground;
  picture->bitmap = qdr_board_bitmap_new (width, height, pixels);
  g_object_set_data_full (G_OBJECT (self->widget), QDR_BOARD_PAINTER_GROUND, picture,
                          free_ground_picture);
  return picture->bitmap;
}

/* Draws the frame, goals, coordinates and squares. */
static void
paint_ground (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardGeometry *geometry = self->geometry;
  const QdrBoard *board = &geometry->board;
  const guint players = scene->position.players;
  const GdkRGBA shut_in = qdr_board_pieces_fade_colour (&self->palette->refused, SHUT_IN_TINT);
  const float share = scene->result.outcome == QDR_OUTCOME_ONGOING
                          ? QDR_BOARD_GROUND_MARK_TINT
                          : QDR_BOARD_GROUND_WINNING_MARK_TINT;
  const GdkRGBA mark = qdr_board_pieces_fade_colour (&self->palette->mark, share);

  qdr_board_bitmap_draw (get_ground_bitmap (self), &self->brush, &geometry->frame.origin, 1);

  for (guint player = 0; player < players; player++) {
    const graphene_rect_t goal = qdr_board_ground_get_goal (geometry, players, player);

    if (qdr_position_is_player_in_play (&scene->position, player))
      paint_fill (self, &goal, MIN (goal.size.width, goal.size.height) / 2,
                  &self->palette->players[player]);
  }

  if (scene->show_coordinates) {
    const gboolean upright = geometry->rotation % 2 == 0;

    for (guint column = 0; column < board->width; column++) {
      const char text[] = { (char) ('a' + column), '\0' };

      paint_coordinate (self, qdr_board_square (board, column, 0), text, upright);
    }
    for (guint row = 0; row < board->height; row++) {
      g_autofree char *text = g_strdup_printf ("%u", row + 1);

      paint_coordinate (self, qdr_board_square (board, 0, row), text, !upright);
    }
  }

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, square);
      const gboolean is_pointed_at =
          scene->pointed == qdr_move_make (QDR_MOVE_STEP, square) && scene->pointed_is_legal;

      if (qdr_board_ground_marks_square (scene, square)) {
        paint_fill (self, &bounds, get_corner_radius (self), &mark);
        /* Yellow is hardly seen on white. */
        if (self->palette->matter == QDR_MATTER_PLAIN)
          paint_outline (self, &bounds, get_corner_radius (self), 2, &self->palette->ghost);
      }
      if (is_pointed_at) {
        const GdkRGBA tint =
            qdr_board_pieces_fade_colour (&self->palette->players[scene->pointed_player],
                                          POINTED_TINT);

        paint_fill (self, &bounds, get_corner_radius (self), &tint);
      } else if (scene->show_destinations && scene->path_comparison.n_players == 0 &&
                 qdr_bits_test (&scene->destinations, square)) {
        paint_destination (self, square);
      }
      if (qdr_bits_test (&scene->shut_in, square))
        paint_fill (self, &bounds, get_corner_radius (self), &shut_in);
    }
}

/* Dimensions of paths, as fractions of the side of a square. */
#define PATH_DOT_RADIUS 0.075f
#define PATH_WIDTH 0.1f
#define PATH_DASH_WIDTH 0.07f
#define LENGTH_RADIUS 0.19f

/* The number of dashes for a step, and the part of the step that they fill. */
#define N_DASHES 3
#define DASH_LENGTH 0.55

/* Moves a point of a path to the side, so that paths that share squares are side by side. */
static graphene_point_t
shift_point (guint player, const graphene_point_t *point, float aside)
{
  const float x[QDR_MAX_PLAYERS] = { -aside, aside, aside, -aside };
  const float y[QDR_MAX_PLAYERS] = { -aside, aside, -aside, aside };

  return GRAPHENE_POINT_INIT (point->x + x[player], point->y + y[player]);
}

static void
paint_shortest_paths (const Drawing *self)
{
  const float radius = MAX (1.5f, PATH_DOT_RADIUS * self->geometry->square);

  for (guint player = 0; player < self->scene->position.players; player++) {
    const gboolean is_shown = self->scene->shortest_paths[player].steps > 0;
    const QdrBoardShortestPath *path = self->scene->detours.n_players > 0
                                           ? &self->scene->detours.after[player]
                                           : &self->scene->shortest_paths[player];
    const float aside = path->is_alone ? 0 : self->geometry->square / 9;

    for (guint i = 0; is_shown && i < path->steps; i++) {
      const graphene_point_t from =
          qdr_board_geometry_get_square_centre (self->geometry, path->squares[i]);
      const graphene_point_t to =
          qdr_board_geometry_get_square_centre (self->geometry, path->squares[i + 1]);

      for (guint part = 1; part <= 3; part++) {
        graphene_point_t at;

        graphene_point_interpolate (&from, &to, part / 3.0, &at);
        at = shift_point (player, &at, aside);
        paint_disc (self, &at, radius + 1, &self->palette->ghost);
        paint_disc (self, &at, radius, &self->palette->players[player]);
      }
    }
  }
}

/* Draws a player's path after the move as a line if @after is TRUE, otherwise the path before the
 * move as dashes. */
static void
paint_path (const Drawing *self,
            const QdrBoardPathComparison *change,
            guint player,
            gboolean after,
            float width,
            const GdkRGBA *colour)
{
  const QdrBoardShortestPath *path = after ? &change->after[player] : &change->before[player];
  const float aside = change->after[player].is_alone ? 0 : self->geometry->square / 8;
  const guint n_bars = after ? 1 : N_DASHES;
  const double half = (after ? 1 : DASH_LENGTH) / 2 / n_bars;

  for (guint i = 0; i < path->steps; i++) {
    graphene_point_t from = qdr_board_geometry_get_square_centre (self->geometry, path->squares[i]);
    graphene_point_t to =
        qdr_board_geometry_get_square_centre (self->geometry, path->squares[i + 1]);

    from = shift_point (player, &from, aside);
    to = shift_point (player, &to, aside);
    for (guint bar = 0; bar < n_bars; bar++) {
      const double middle = (bar + 0.5) / n_bars;
      graphene_point_t start, end;
      graphene_rect_t bounds;

      graphene_point_interpolate (&from, &to, middle - half, &start);
      graphene_point_interpolate (&from, &to, middle + half, &end);
      bounds =
          GRAPHENE_RECT_INIT (MIN (start.x, end.x) - width / 2, MIN (start.y, end.y) - width / 2,
                              ABS (end.x - start.x) + width, ABS (end.y - start.y) + width);
      paint_fill (self, &bounds, width / 2, colour);
    }
  }
}

static void
paint_paths_after (const Drawing *self, const QdrBoardPathComparison *change)
{
  const float line = MAX (2, PATH_WIDTH * self->geometry->square);

  for (guint player = 0; player < change->n_players; player++) {
    paint_path (self, change, player, TRUE, line + 2 * CASING, &self->palette->ghost);
    paint_path (self, change, player, TRUE, line, &self->palette->players[player]);
  }
}

static void
paint_path_comparison (const Drawing *self)
{
  const QdrBoardPathComparison *change = &self->scene->path_comparison;
  const float dash = MAX (1.5f, PATH_DASH_WIDTH * self->geometry->square);

  for (guint player = 0; player < change->n_players; player++) {
    paint_path (self, change, player, FALSE, dash + 2, &self->palette->ghost);
    paint_path (self, change, player, FALSE, dash, &self->palette->players[player]);
  }
  paint_paths_after (self, change);
  /* The wall that is compared with the move is drawn hollow. */
  if (change->wall != QDR_MOVE_NONE) {
    const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, change->wall);

    paint_hollow_wall (self, &bounds, &self->palette->players[change->wall_player]);
  }
}

/* Draws the length of each path after the move, in the corner of the last square of the path. It is
 * angular, unlike the numbers of moves that may be beside it. */
static void
paint_path_lengths (const Drawing *self)
{
  const QdrBoardPathComparison *change = &self->scene->path_comparison;
  const float radius = MAX (7, LENGTH_RADIUS * self->geometry->square);
  const float aside = 0.5f * self->geometry->square - 0.8f * radius;

  for (guint player = 0; player < change->n_players; player++) {
    const QdrBoardShortestPath *path = &change->after[player];
    graphene_point_t centre;
    graphene_rect_t bounds;
    char length[8];

    if (path->steps == 0)
      continue;

    centre = qdr_board_geometry_get_square_centre (self->geometry, path->squares[path->steps]);
    centre = GRAPHENE_POINT_INIT (centre.x + aside, centre.y - aside);
    g_snprintf (length, sizeof length, "%u", path->steps);
    bounds = get_square_around (&centre, radius);
    paint_badge (self, &bounds, radius / 4, length, &self->palette->players[player]);
  }
}

/* The opacity of the path around the wall pointed at. */
#define DETOUR_OPACITY 0.6

/* The radius of the added steps, as a fraction of the side of a square. */
#define ADDED_STEPS_RADIUS 0.23f

/* Where the head of a pawn ends, in sides of a square. */
#define HEAD_END 0.8f

/* Draws each path that the wall pointed at would make longer, unless dots show the path. */
static void
paint_detours (const Drawing *self)
{
  if (qdr_board_scene_has_shortest_paths (self->scene))
    return;

  gtk_snapshot_push_opacity (self->snapshot, DETOUR_OPACITY);
  paint_paths_after (self, &self->scene->detours);
  gtk_snapshot_pop (self->snapshot);
}

/* Draws the steps that the wall pointed at would cost each player, beside the upper right corner of
 * the square, or on the left at the right edge of the board. The head of the pawn remains visible,
 * by which players are told apart. */
static void
paint_added_steps (const Drawing *self)
{
  const float square = self->geometry->square;
  const float radius = CLAMP (ADDED_STEPS_RADIUS * square, 9, 15);

  for (guint player = 0; player < self->scene->detours.n_players; player++) {
    const guint steps = qdr_board_scene_get_added_steps (self->scene, player);
    const float width = (steps < 10 ? 2.6f : 3.3f) * radius;
    graphene_rect_t bounds;
    float x;
    char text[8];

    if (steps == 0)
      continue;

    bounds = qdr_board_geometry_get_square (self->geometry, self->scene->position.pawns[player]);
    x = bounds.origin.x + HEAD_END * square;
    if (x + width > self->geometry->frame.origin.x + self->geometry->frame.size.width)
      x = bounds.origin.x + (1 - HEAD_END) * square - width;
    bounds = GRAPHENE_RECT_INIT (x, bounds.origin.y - radius / 2, width, 2 * radius);
    g_snprintf (text, sizeof text, "+%u", steps);
    paint_badge (self, &bounds, radius, text, &self->palette->players[player]);
  }
}

/* The height from which a wall drops, in widths of the wall. It is opaque from the first frame, in
 * which its preview goes, so that no frame is without it. */
#define DROP_HEIGHT 2.2f

static void
paint_walls (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardMotion *motion = &scene->motion;
  const QdrBoard *board = &self->geometry->board;
  const double drop = qdr_board_motion_get_drop (motion);

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++) {
      const gboolean is_going = qdr_bits_test (&motion->vanishing[direction], square);
      const gboolean is_coming = !is_going && qdr_bits_test (&motion->appearing[direction], square);
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
      const guint owner = (is_going ? motion->owners : scene->owners)[direction][square];
      graphene_rect_t bounds;

      if (!is_going && !is_coming && !qdr_bits_test (&scene->position.walls[direction], square))
        continue;

      bounds = qdr_board_geometry_get_wall (self->geometry, wall);
      if (is_going)
        gtk_snapshot_push_opacity (self->snapshot, 1 - motion->progress);
      qdr_board_brush_draw_wall (&self->brush, &bounds,
                                 qdr_board_palette_get_wall_colour (self->palette, owner), owner,
                                 is_going    ? DROP_HEIGHT * (float) motion->progress
                                 : is_coming ? DROP_HEIGHT * (float) drop
                                             : 0);
      if (is_going)
        gtk_snapshot_pop (self->snapshot);
    }

  if (qdr_board_ground_marks_wall (scene)) {
    const float width = qdr_board_ground_get_ring_width (self->geometry);
    graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, scene->last_move);

    bounds = qdr_board_brush_get_wall_outline (&self->brush, &bounds);
    bounds = grow_rect (&bounds, width);
    paint_outline (self, &bounds, qdr_board_pieces_get_wall_radius (&bounds), width,
                   &self->palette->mark);
    bounds = grow_rect (&bounds, 1);
    if (self->palette->matter == QDR_MATTER_PLAIN)
      paint_outline (self, &bounds, qdr_board_pieces_get_wall_radius (&bounds), 1,
                     &self->palette->ghost);
  }
}

/* The height of a pawn at the highest point of a jump, and of a dragged pawn, in radii of the pawn;
 * and the opacity of its copy on the square that it leaves. */
#define JUMP_HEIGHT 1.1f
#define CARRIED_HEIGHT 0.5f
#define TRACE_OPACITY 0.3

static gboolean
is_pawn_of (const QdrBoardCarriedPawn *carried, guint player)
{
  return carried->is_carried && carried->player == player;
}

/* Draws a ring on the board with a light inner edge, so that it is not lost beside the pawn. */
static void
paint_cased_ring (const Drawing *self, const graphene_point_t *centre, const GdkRGBA *colour)
{
  const float width = MAX (1.5f, QDR_BOARD_PIECES_RING_WIDTH * self->geometry->square);
  const float radius = QDR_BOARD_PIECES_RING_RADIUS * self->geometry->square;
  const GdkRGBA casing =
      qdr_board_pieces_fade_colour (&self->palette->ghost, QDR_BOARD_PIECES_RING_CASING);

  paint_ring (self, centre, radius - width, MAX (1, width / 2), &casing);
  paint_ring (self, centre, radius, width, colour);
}

static void
paint_pawn (const Drawing *self, guint player)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardMotion *motion = &scene->motion;
  const QdrBoardGeometry *geometry = self->geometry;
  const graphene_point_t home =
      qdr_board_geometry_get_square_centre (geometry, scene->position.pawns[player]);
  QdrBoardPawn pawn = {
    .centre = home,
    .radius = QDR_BOARD_PIECES_PAWN_RADIUS * geometry->square,
    .player = player,
  };

  if (is_pawn_of (&scene->carried, player)) {
    gtk_snapshot_push_opacity (self->snapshot, TRACE_OPACITY);
    qdr_board_brush_draw_pawn (&self->brush, &pawn);
    gtk_snapshot_pop (self->snapshot);
    pawn.centre = GRAPHENE_POINT_INIT (scene->carried.x, scene->carried.y);
    pawn.height = CARRIED_HEIGHT;
    pawn.lean = qdr_board_scene_get_lean (scene, (scene->carried.x - home.x) / geometry->pitch);
  } else if (is_pawn_of (&motion->dropped, player)) {
    const graphene_point_t from = GRAPHENE_POINT_INIT (motion->dropped.x, motion->dropped.y);

    graphene_point_interpolate (&from, &home, qdr_board_motion_get_way (motion), &pawn.centre);
    pawn.height = CARRIED_HEIGHT * (1 - (float) motion->progress);
  } else if (motion->from[player] != QDR_NO_SQUARE) {
    const graphene_point_t from =
        qdr_board_geometry_get_square_centre (geometry, motion->from[player]);

    graphene_point_interpolate (&from, &home, qdr_board_motion_get_way (motion), &pawn.centre);
  }
  pawn.height += JUMP_HEIGHT * (float) qdr_board_motion_get_height (motion, player);

  /* The pawn of the winner, or of the player to move, has a ring. */
  if (qdr_board_scene_has_won (scene, player))
    paint_cased_ring (self, &pawn.centre, &self->palette->mark);
  else if (scene->result.outcome == QDR_OUTCOME_ONGOING && scene->position.turn == player)
    paint_cased_ring (self, &pawn.centre, &self->palette->players[player]);

  qdr_board_brush_draw_pawn (&self->brush, &pawn);
  if (player == scene->shut_in_player)
    paint_cased_ring (self, &pawn.centre, &self->palette->refused);
}

/* Draws all pawns; pawns that jump or are dragged are drawn above pawns at rest. */
static void
paint_pawns (const Drawing *self)
{
  const QdrPosition *position = &self->scene->position;
  const QdrBoardMotion *motion = &self->scene->motion;

  for (guint above = 0; above <= 1; above++)
    for (guint player = 0; player < position->players; player++) {
      const gboolean is_above = motion->jumps[player] || is_pawn_of (&motion->dropped, player) ||
                                is_pawn_of (&self->scene->carried, player);

      if (position->pawns[player] != QDR_NO_SQUARE && is_above == (above == 1))
        paint_pawn (self, player);
    }
}

/* The width of a mark, a ring that fits around a pawn, as a fraction of the side of a square. */
#define MARK_WIDTH 0.07f

/* Strokes are translucent, so that they do not hide pieces. The stroke that is being drawn is more
 * translucent than the others. */
#define STROKE_OPACITY 0.85
#define DRAWN_STROKE_OPACITY 0.5

static void
paint_sketch (const Drawing *self)
{
  const QdrBoardSketch *sketch = &self->scene->sketch;
  const float square = self->geometry->square;

  for (guint i = 0; i < sketch->n_strokes + (sketch->is_drawing ? 1 : 0); i++) {
    const gboolean is_drawn = i == sketch->n_strokes;
    const QdrBoardStroke stroke = is_drawn ? sketch->drawing : sketch->strokes[i];

    gtk_snapshot_push_opacity (self->snapshot, is_drawn ? DRAWN_STROKE_OPACITY : STROKE_OPACITY);
    if (stroke.from == stroke.to) {
      const graphene_point_t centre =
          qdr_board_geometry_get_square_centre (self->geometry, stroke.from);

      paint_ring (self, &centre, QDR_BOARD_PIECES_RING_RADIUS * square,
                  MAX (2, MARK_WIDTH * square), &self->palette->pencil);
    } else {
      paint_arrow (self, stroke.from, stroke.to, &self->palette->pencil);
    }
    gtk_snapshot_pop (self->snapshot);
  }
}

/* The radius of a badge, as a fraction of the side of a square. */
#define BADGE_RADIUS 0.2f

/* The opacity of the first expected move, and the opacity that later moves approach. */
#define FIRST_OPACITY 0.95f
#define LAST_OPACITY 0.45f

/* Returns the centre of the badge of a move: the middle of a wall, or a point beside the tip of an
 * arrow, so that the tip remains visible. */
static graphene_point_t
find_badge_place (const Drawing *self, QdrMove move)
{
  const float aside = 0.3f * self->geometry->square;
  graphene_point_t place;

  if (qdr_move_is_wall (move)) {
    const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, move);

    graphene_rect_get_center (&bounds, &place);
  } else {
    place = qdr_board_geometry_get_square_centre (self->geometry, qdr_move_square (move));
    place = GRAPHENE_POINT_INIT (place.x + aside, place.y - aside);
  }
  return place;
}

/* Draws the mistake, the expected moves and the hint. */
static void
paint_ghosts (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardExpectedMoves *expected = &scene->expected_moves;
  const QdrSquare pawn = scene->position.pawns[scene->position.turn];
  const float radius = MAX (7, BADGE_RADIUS * self->geometry->square);

  if (scene->mistake != QDR_MOVE_NONE) {
    graphene_point_t place = find_badge_place (self, scene->mistake);

    /* The badge is near an end of the wall, since the preview of another wall may cross the
     * middle. */
    if (qdr_move_is_wall (scene->mistake)) {
      const graphene_rect_t bounds = qdr_board_geometry_get_wall (self->geometry, scene->mistake);

      if (qdr_move_kind (scene->mistake) == QDR_MOVE_HORIZONTAL_WALL)
        place.x = bounds.origin.x + 0.8f * bounds.size.width;
      else
        place.y = bounds.origin.y + 0.2f * bounds.size.height;
    }
    paint_ghost (self, scene->mistake, pawn, &self->palette->players[scene->position.turn]);
    paint_round_badge (self, &place, radius, scene->mistake_sign, &self->palette->refused);
  }

  /* Later moves are fainter. The first move is drawn last, on top. A single move has no number. */
  for (guint i = expected->n_moves; i-- > 0;) {
    const QdrBoardExpectedMove *move = &expected->moves[i];
    const GdkRGBA *colour = &self->palette->players[move->player];
    const graphene_point_t place = find_badge_place (self, move->move);
    const float part = (float) i / QDR_BOARD_MAX_EXPECTED_MOVES;
    char number[4];

    gtk_snapshot_push_opacity (self->snapshot,
                               (double) (FIRST_OPACITY + part * (LAST_OPACITY - FIRST_OPACITY)));
    paint_ghost (self, move->move, move->from, colour);
    if (expected->n_moves > 1) {
      g_snprintf (number, sizeof number, "%u", i + 1);
      paint_round_badge (self, &place, radius, number, colour);
    }
    gtk_snapshot_pop (self->snapshot);
  }

  if (scene->hint != QDR_MOVE_NONE) {
    const graphene_rect_t bounds =
        qdr_move_is_wall (scene->hint)
            ? qdr_board_geometry_get_wall (self->geometry, scene->hint)
            : qdr_board_geometry_get_square (self->geometry, qdr_move_square (scene->hint));

    paint_ghost (self, scene->hint, pawn, &self->palette->hint);
    paint_outline (self, &bounds, get_corner_radius (self), MAX (2, self->geometry->square / 16),
                   &self->palette->hint);
  }
}

/* Draws a refused wall: hatched, with a cross on a disc in its middle. */
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

  gtk_snapshot_append_repeating_linear_gradient (self->snapshot, &bounds, &bounds.origin, &end,
                                                 stops, G_N_ELEMENTS (stops));
  paint_outline (self, &bounds, 0, MAX (1, self->geometry->groove / 8), &dark);

  graphene_rect_get_center (&bounds, &centre);
  paint_disc (self, &centre, radius, &dark);
  gtk_snapshot_save (self->snapshot);
  gtk_snapshot_translate (self->snapshot, &centre);
  gtk_snapshot_rotate (self->snapshot, 45);
  qdr_board_brush_snapshot_cross (self->snapshot, &white, 1.3f * radius, 0.34f * radius);
  gtk_snapshot_restore (self->snapshot);
}

/* The height of a wall that is dragged beside the board, in widths of the wall, and how far it
 * leans. */
#define STOCK_HEIGHT 0.8f
#define STOCK_LEAN 0.45f

/* Draws a wall that is pointed at, or dragged from the stock. */
static void
paint_unplaced_walls (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  /* The wall pointed at is not drawn if it is the first expected move, since it would cover the
   * number of that move. */
  const gboolean is_in_line =
      scene->expected_moves.n_moves > 0 && scene->expected_moves.moves[0].move == scene->pointed;

  if (scene->pointed != QDR_MOVE_NONE && qdr_move_is_wall (scene->pointed) && !is_in_line) {
    if (scene->pointed_is_legal)
      paint_ghost_wall (self, scene->pointed,
                        qdr_board_palette_get_wall_colour (self->palette, scene->pointed_player));
    else
      paint_refused_wall (self, scene->pointed);
  }

  if (scene->stock_drag != QDR_MOVE_STEP) {
    graphene_rect_t bounds =
        qdr_board_geometry_get_wall (self->geometry, qdr_move_make (scene->stock_drag, 0));

    bounds.origin = GRAPHENE_POINT_INIT (bounds.size.width / -2, bounds.size.height / -2);
    gtk_snapshot_save (self->snapshot);
    gtk_snapshot_translate (self->snapshot,
                            &GRAPHENE_POINT_INIT (scene->stock_drag_x, scene->stock_drag_y));
    gtk_snapshot_rotate (self->snapshot, qdr_board_scene_get_lean (scene, STOCK_LEAN));
    qdr_board_brush_draw_wall (&self->brush, &bounds, &self->palette->players[scene->position.turn],
                               scene->position.turn, STOCK_HEIGHT);
    gtk_snapshot_restore (self->snapshot);
  }
}

/* Draws a thick frame that is visible on all colours: a light line inside a dark line. */
static void
paint_scan_frame (const Drawing *self, const graphene_rect_t *around)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  const float width = CLAMP (self->geometry->square / 9, 3, 8);
  const float radius = get_corner_radius (self);
  const graphene_rect_t outer = grow_rect (around, width);
  const graphene_rect_t inner = grow_rect (around, width / 3);

  paint_outline (self, &outer, radius + width, width, &self->palette->focus);
  paint_outline (self, &inner, radius + width / 3, width / 3, &white);
}

/* Draws a frame around all walls of a kind from the square @first to the square @last. */
static void
paint_band (const Drawing *self, QdrMoveKind kind, QdrSquare first, QdrSquare last)
{
  const graphene_rect_t from =
      qdr_board_geometry_get_wall (self->geometry, qdr_move_make (kind, first));
  const graphene_rect_t to =
      qdr_board_geometry_get_wall (self->geometry, qdr_move_make (kind, last));
  graphene_rect_t bounds;

  graphene_rect_union (&from, &to, &bounds);
  paint_scan_frame (self, &bounds);
}

/* Draws the keyboard focus, and the choice of switch scanning. */
static void
paint_focus (const Drawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrScanChoice *choice = &scene->scanned;
  const QdrBoard *board = &self->geometry->board;
  const guint last_column = board->width - 2u;
  const guint last_row = board->height - 2u;
  const float width = CLAMP (self->geometry->square / 14, 2, 4);
  graphene_rect_t bounds;

  if (scene->focus != QDR_NO_SQUARE) {
    bounds = qdr_board_geometry_get_square (self->geometry, scene->focus);
    bounds = grow_rect (&bounds, width / 2);
    paint_outline (self, &bounds, get_corner_radius (self) + width / 2, width,
                   &self->palette->focus);
  }
  if (scene->focus_wall != QDR_MOVE_NONE) {
    bounds = qdr_board_geometry_get_wall (self->geometry, scene->focus_wall);
    bounds = grow_rect (&bounds, 1.5f * width);
    paint_outline (self, &bounds, 1.5f * width, width, &self->palette->focus);
  }

  switch (choice->kind) {
  case QDR_SCAN_WALLS:
    if (choice->walls == QDR_MOVE_HORIZONTAL_WALL)
      for (guint row = 0; row <= last_row; row++)
        paint_band (self, choice->walls, qdr_board_square (board, 0, row),
                    qdr_board_square (board, last_column, row));
    else
      for (guint column = 0; column <= last_column; column++)
        paint_band (self, choice->walls, qdr_board_square (board, column, 0),
                    qdr_board_square (board, column, last_row));
    break;
  case QDR_SCAN_ROW:
    paint_band (self, choice->walls, qdr_board_square (board, 0, choice->row),
                qdr_board_square (board, last_column, choice->row));
    break;
  case QDR_SCAN_PAWN:
  case QDR_SCAN_MOVE:
    if (qdr_move_is_wall (choice->move)) {
      bounds = qdr_board_geometry_get_wall (self->geometry, choice->move);
      paint_ghost_wall (self, choice->move,
                        qdr_board_palette_get_wall_colour (self->palette, scene->position.turn));
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

void
qdr_board_painter_snapshot (const QdrBoardScene *scene,
                            const QdrBoardGeometry *geometry,
                            const QdrBoardPalette *palette,
                            GtkWidget *widget,
                            GtkSnapshot *snapshot)
{
  Drawing self = { scene,  geometry, palette,
                   widget, snapshot, qdr_board_brush_for_widget (widget, snapshot, palette) };

  self.brush.pixel = geometry->pixel;
  paint_ground (&self);
  /* The wall pointed at takes precedence over an explanation. */
  if (scene->path_comparison.n_players > 0 && !qdr_board_scene_has_detours (scene)) {
    paint_path_comparison (&self);
  } else {
    paint_shortest_paths (&self);
    paint_detours (&self);
  }
  paint_walls (&self);
  paint_pawns (&self);
  if (!qdr_board_scene_has_detours (scene))
    paint_path_lengths (&self);
  paint_sketch (&self);
  paint_ghosts (&self);
  paint_unplaced_walls (&self);
  paint_added_steps (&self);
  paint_focus (&self);
}
