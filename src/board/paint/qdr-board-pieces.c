/*
 * The look of pawns, walls and squares, which all drawings of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-pieces.h"

#include <math.h>

#define WHITE ((GdkRGBA){ 1, 1, 1, 1 })
#define BLACK ((GdkRGBA){ 0, 0, 0, 1 })

/* The minimum thickness of a wall with shading, logical pixels. Shading would blur a thinner
 * wall. */
#define SHADED_WALL_MIN 4.0f

/* The share of the winner's colour in the winner's goal squares, and the share of the mark's colour
 * in the two squares of the last step. */
#define WON_TINT 0.55f
#define MARK_TINT 0.5f

GdkRGBA
qdr_board_pieces_mix_colours (const GdkRGBA *a, const GdkRGBA *b, float part)
{
  return (GdkRGBA){
    a->red + (b->red - a->red) * part,
    a->green + (b->green - a->green) * part,
    a->blue + (b->blue - a->blue) * part,
    a->alpha + (b->alpha - a->alpha) * part,
  };
}

/* The weights of red, green and blue in the luminance are those of ITU-R BT.709. */
GdkRGBA
qdr_board_pieces_tint_square (const GdkRGBA *square, const GdkRGBA *player, float part)
{
  const float light = 0.2126f * square->red + 0.7152f * square->green + 0.0722f * square->blue;
  const GdkRGBA grey = { light, light, light, square->alpha };

  return qdr_board_pieces_mix_colours (&grey, player, part);
}

GdkRGBA
qdr_board_pieces_fade_colour (const GdkRGBA *colour, float alpha)
{
  GdkRGBA faded = *colour;

  faded.alpha *= alpha;
  return faded;
}

static graphene_rect_t
get_disc_bounds (const graphene_point_t *centre, float radius)
{
  return GRAPHENE_RECT_INIT (centre->x - radius, centre->y - radius, 2 * radius, 2 * radius);
}

static void
push_disc (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, bounds, bounds->size.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
}

static void
snapshot_shadow (GtkSnapshot *snapshot, const graphene_rect_t *bounds, float radius, float depth)
{
  const GdkRGBA shade = qdr_board_pieces_fade_colour (&BLACK, 0.4f);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shade, 0, depth, 0, 2 * depth);
}

/* Draws a rectangle around the origin. */
static void
snapshot_bar (GtkSnapshot *snapshot, const GdkRGBA *colour, float width, float height)
{
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
}

void
qdr_board_pieces_snapshot_cross (GtkSnapshot *snapshot,
                                 const GdkRGBA *colour,
                                 float length,
                                 float width)
{
  snapshot_bar (snapshot, colour, length, width);
  snapshot_bar (snapshot, colour, width, length);
}

/* Cairo is not used here, since GTK misplaces cairo drawings if its Broadway backend shows windows
 * in a web browser. */
void
qdr_board_pieces_snapshot_pawn (GtkSnapshot *snapshot,
                                const QdrBoardPalette *palette,
                                const graphene_point_t *centre,
                                float radius,
                                guint player)
{
  const graphene_rect_t bounds = get_disc_bounds (centre, radius);
  const GdkRGBA *colour = &palette->players[player];
  const graphene_point_t light =
      GRAPHENE_POINT_INIT (bounds.origin.x + radius * 0.8f, bounds.origin.y + radius * 0.55f);
  const GskColorStop stops[] = {
    { 0.0f, qdr_board_pieces_mix_colours (colour, &WHITE, 0.35f) },
    { 0.55f, *colour },
    { 1.0f, qdr_board_pieces_mix_colours (colour, &BLACK, 0.3f) },
  };
  const float width = MAX (1, bounds.size.width / 24);
  const float widths[4] = { width, width, width, width };
  const GdkRGBA edge = qdr_board_pieces_mix_colours (colour, &BLACK, 0.5f);
  const GdkRGBA edges[4] = { edge, edge, edge, edge };
  const graphene_rect_t disc = get_disc_bounds (&GRAPHENE_POINT_INIT (0, 0), 0.46f * radius);
  GskRoundedRect outline;

  snapshot_shadow (snapshot, &bounds, radius, MAX (1, radius / 10));

  /* The top of the pawn, with light from above. */
  push_disc (snapshot, &bounds);
  gtk_snapshot_append_radial_gradient (snapshot, &bounds, &light, 1.6f * radius, 1.6f * radius, 0,
                                       1, stops, G_N_ELEMENTS (stops));
  gtk_snapshot_pop (snapshot);

  gsk_rounded_rect_init_from_rect (&outline, &bounds, radius);
  gtk_snapshot_append_border (snapshot, &outline, widths, edges);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, centre);
  switch (player) {
  case 0:
    push_disc (snapshot, &disc);
    gtk_snapshot_append_color (snapshot, &palette->symbol, &disc);
    gtk_snapshot_pop (snapshot);
    break;
  case 1:
    snapshot_bar (snapshot, &palette->symbol, 0.84f * radius, 0.84f * radius);
    break;
  case 2:
    qdr_board_pieces_snapshot_cross (snapshot, &palette->symbol, 1.1f * radius, 0.38f * radius);
    break;
  case 3:
    gtk_snapshot_rotate (snapshot, 45);
    snapshot_bar (snapshot, &palette->symbol, 0.84f * radius, 0.84f * radius);
    break;
  default:
    g_assert_not_reached ();
  }
  gtk_snapshot_restore (snapshot);
}

float
qdr_board_pieces_get_wall_radius (const graphene_rect_t *bounds)
{
  return MIN (MIN (bounds->size.width, bounds->size.height) * 0.3f, 4);
}

void
qdr_board_pieces_snapshot_wall (GtkSnapshot *snapshot,
                                const graphene_rect_t *bounds,
                                const GdkRGBA *colour)
{
  const float thickness = MIN (bounds->size.width, bounds->size.height);
  const GskColorStop stops[] = {
    { 0.0f, qdr_board_pieces_mix_colours (colour, &WHITE, 0.25f) },
    { 1.0f, qdr_board_pieces_mix_colours (colour, &BLACK, 0.15f) },
  };
  const graphene_point_t start = bounds->origin;
  /* The gradient runs across the wall, so that horizontal and vertical walls look equally round. */
  const graphene_point_t end =
      GRAPHENE_POINT_INIT (start.x + (bounds->size.width == thickness ? thickness : 0),
                           start.y + (bounds->size.height == thickness ? thickness : 0));
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, qdr_board_pieces_get_wall_radius (bounds));
  if (thickness >= SHADED_WALL_MIN)
    snapshot_shadow (snapshot, bounds, qdr_board_pieces_get_wall_radius (bounds),
                     MAX (1, thickness / 8));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  if (thickness >= SHADED_WALL_MIN)
    gtk_snapshot_append_linear_gradient (snapshot, bounds, &start, &end, stops,
                                         G_N_ELEMENTS (stops));
  else
    gtk_snapshot_append_color (snapshot, colour, bounds);
  gtk_snapshot_pop (snapshot);
}

float
qdr_board_ground_get_margin (const QdrBoardGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, 0);

  return MIN (geometry->groove, floorf (geometry->rim / 3));
}

graphene_rect_t
qdr_board_ground_get_goal (const QdrBoardGeometry *geometry, guint players, guint player)
{
  const QdrSide goal = (QdrSide) ((qdr_side_of_player (players, player) + 2) % QDR_DIRECTIONS);
  const QdrSide place = qdr_board_geometry_rotate_side (geometry, goal);
  const float margin = qdr_board_ground_get_margin (geometry);
  const float thickness = MAX (geometry->pixel, floorf (margin / 2));
  const float inset = QDR_BOARD_PIECES_CORNER_RADIUS * geometry->square;
  const float out = margin - (margin - thickness) / 2;
  graphene_rect_t strip;
  float far_x, far_y;

  graphene_rect_inset_r (&geometry->field, -out, -out, &strip);
  far_x = strip.origin.x + strip.size.width - thickness;
  far_y = strip.origin.y + strip.size.height - thickness;
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

GdkRGBA
qdr_board_ground_get_square_colour (const QdrBoardScene *scene,
                                    const QdrBoardPalette *palette,
                                    QdrSquare square)
{
  const QdrPosition *position = &scene->position;
  GdkRGBA colour = palette->square;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player) &&
        qdr_bits_test (qdr_position_goal (position, player), square))
      colour = qdr_board_pieces_tint_square (&colour, &palette->players[player],
                                             qdr_board_scene_has_won (scene, player)
                                                 ? WON_TINT
                                                 : QDR_BOARD_PIECES_GOAL_TINT);
  if (scene->show_last_move && scene->last_move != QDR_MOVE_NONE &&
      qdr_move_kind (scene->last_move) == QDR_MOVE_STEP &&
      (square == qdr_move_square (scene->last_move) || square == scene->last_from))
    colour = qdr_board_pieces_mix_colours (&colour, &palette->mark, MARK_TINT);
  return colour;
}

gboolean
qdr_board_ground_marks_wall (const QdrBoardScene *scene)
{
  g_return_val_if_fail (scene != NULL, FALSE);

  return scene->show_last_move && scene->last_move != QDR_MOVE_NONE &&
         qdr_move_is_wall (scene->last_move) && !scene->motion.is_running;
}

float
qdr_board_ground_get_ring_width (const QdrBoardGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, 0);

  return CLAMP (geometry->groove / 5, 1, 3);
}
