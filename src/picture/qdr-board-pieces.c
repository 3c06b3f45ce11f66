/*
 * The look of pawns, walls and squares, which all drawings of a board share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-pieces.h"

#include <math.h>
#include <string.h>

/* The share of the winner's colour in the winner's goal squares. */
#define WON_TINT 0.55f

const QdrBoardColour qdr_board_colours[QDR_BOARD_N_COLOURS] = {
  { "board_frame", G_STRUCT_OFFSET (QdrBoardPalette, frame) },
  { "board_coordinates", G_STRUCT_OFFSET (QdrBoardPalette, coordinates) },
  { "board_groove", G_STRUCT_OFFSET (QdrBoardPalette, groove) },
  { "board_square", G_STRUCT_OFFSET (QdrBoardPalette, square) },
  { "board_mark", G_STRUCT_OFFSET (QdrBoardPalette, mark) },
  { "board_ghost", G_STRUCT_OFFSET (QdrBoardPalette, ghost) },
  { "board_hint", G_STRUCT_OFFSET (QdrBoardPalette, hint) },
  { "board_focus", G_STRUCT_OFFSET (QdrBoardPalette, focus) },
  { "board_refused", G_STRUCT_OFFSET (QdrBoardPalette, refused) },
  { "board_wall", G_STRUCT_OFFSET (QdrBoardPalette, wall) },
  { "board_pencil", G_STRUCT_OFFSET (QdrBoardPalette, pencil) },
  { "board_symbol", G_STRUCT_OFFSET (QdrBoardPalette, symbol) },
  { "board_player_1", G_STRUCT_OFFSET (QdrBoardPalette, players[0]) },
  { "board_player_2", G_STRUCT_OFFSET (QdrBoardPalette, players[1]) },
  { "board_player_3", G_STRUCT_OFFSET (QdrBoardPalette, players[2]) },
  { "board_player_4", G_STRUCT_OFFSET (QdrBoardPalette, players[3]) },
};

const GdkRGBA *
qdr_board_palette_get_wall_colour (const QdrBoardPalette *self, guint owner)
{
  return owner < QDR_MAX_PLAYERS ? &self->players[owner] : &self->wall;
}

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

float
qdr_board_pieces_get_wall_radius (const graphene_rect_t *bounds)
{
  return MIN (MIN (bounds->size.width, bounds->size.height) * 0.3f, 4);
}

/* The radius of the foot of a pawn and its distance from the centre, as fractions of the radius of
 * a figure; and the radius of a flat sign. */
#define FOOT_RADIUS 0.96f
#define FOOT_DISTANCE 0.17f
#define SIGN_RADIUS 0.88f

QdrMatterPiece
qdr_board_pieces_make_pawn (const QdrBoardPalette *palette, guint player, float radius)
{
  const float foot = radius * (qdr_matter_is_flat (palette->matter) ? SIGN_RADIUS : FOOT_RADIUS);
  QdrMatterPiece pawn = {
    .matter = palette->matter,
    .figure = player,
    .across = roundf (4 * foot) / 4,
    .colour = palette->players[player],
    .symbol = palette->symbol,
  };

  qdr_matter_piece_fit (&pawn);
  return pawn;
}

float
qdr_board_pieces_get_foot_distance (const QdrBoardPalette *palette, float radius)
{
  return qdr_matter_is_flat (palette->matter) ? 0 : FOOT_DISTANCE * radius;
}

QdrMatterPiece
qdr_board_pieces_make_wall (const QdrBoardPalette *palette,
                            const graphene_rect_t *bounds,
                            float pixel,
                            const GdkRGBA *colour)
{
  QdrMatterPiece wall = {
    .matter = palette->matter,
    .part = QDR_MATTER_BODY,
    .figure = QDR_MATTER_SLAT,
    .across = roundf (bounds->size.width / pixel),
    .down = roundf (bounds->size.height / pixel),
    .colour = *colour,
  };

  qdr_matter_piece_fit (&wall);
  return wall;
}

/* The width and length of a dash, as fractions of the width of the wall. A dash as long as the wall
 * would look like the preview of a wall, which is hollow. */
#define DASH_WIDTH 0.5f
#define DASH_LENGTH 1.8f

guint
qdr_board_pieces_get_wall_dashes (QdrMatter matter,
                                  const graphene_rect_t *bounds,
                                  float pixel,
                                  guint owner,
                                  graphene_rect_t dashes[QDR_MAX_PLAYERS - 1])
{
  const gboolean is_upright = bounds->size.height > bounds->size.width;
  const float thickness = MIN (bounds->size.width, bounds->size.height);
  const float part = MAX (bounds->size.width, bounds->size.height) / (float) MAX (owner, 1);
  const float width = MAX (pixel, roundf (DASH_WIDTH * thickness / pixel) * pixel);
  const float length = MIN (DASH_LENGTH * thickness, part / 2);
  const float across = roundf ((thickness - width) / 2 / pixel) * pixel;

  if (matter != QDR_MATTER_PLAIN || owner >= QDR_MAX_PLAYERS)
    return 0;

  for (guint i = 0; i < owner; i++) {
    const float along = roundf ((((float) i + 0.5f) * part - length / 2) / pixel) * pixel;

    dashes[i] = is_upright ? GRAPHENE_RECT_INIT (across, along, width, length)
                           : GRAPHENE_RECT_INIT (along, across, length, width);
    graphene_rect_offset (&dashes[i], bounds->origin.x, bounds->origin.y);
  }
  return owner;
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
  return colour;
}

void
qdr_board_ground_read (const QdrBoardScene *scene,
                       const QdrBoardGeometry *geometry,
                       const QdrBoardPalette *palette,
                       QdrMatterGround *ground)
{
  const QdrBoard *board = &geometry->board;
  const gboolean is_turned = geometry->rotation % 2 != 0;
  const float pixel = geometry->pixel;

  memset (ground, 0, sizeof *ground);
  ground->matter = palette->matter;
  ground->columns = is_turned ? board->height : board->width;
  ground->rows = is_turned ? board->width : board->height;
  ground->square = (int) lroundf (geometry->square / pixel);
  ground->groove = (int) lroundf (geometry->groove / pixel);
  ground->rim = (int) lroundf (geometry->rim / pixel);
  ground->margin = (int) lroundf (qdr_board_ground_get_margin (geometry) / pixel);
  ground->corner = (int) lroundf (QDR_BOARD_PIECES_CORNER_RADIUS * geometry->square / pixel);
  ground->frame = palette->frame;
  ground->groove_rgb = palette->groove;
  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, square);
      const int across = (int) lroundf ((bounds.origin.x - geometry->field.origin.x) / pixel);
      const int down = (int) lroundf ((bounds.origin.y - geometry->field.origin.y) / pixel);

      ground->squares[down / (ground->square + ground->groove)]
                     [across / (ground->square + ground->groove)] =
          qdr_board_ground_get_square_colour (scene, palette, square);
    }
}

graphene_point_t
qdr_board_ground_get_coordinate_place (const QdrBoardGeometry *geometry,
                                       QdrSquare square,
                                       gboolean below)
{
  const float label_space = geometry->rim - qdr_board_ground_get_margin (geometry);
  graphene_point_t place = qdr_board_geometry_get_square_centre (geometry, square);

  if (below)
    place.y = geometry->frame.origin.y + geometry->frame.size.height - label_space / 2;
  else
    place.x = geometry->frame.origin.x + label_space / 2;
  return place;
}

gboolean
qdr_board_ground_marks_square (const QdrBoardScene *scene, QdrSquare square)
{
  return scene->show_last_move && scene->last_move != QDR_MOVE_NONE &&
         qdr_move_kind (scene->last_move) == QDR_MOVE_STEP &&
         (square == qdr_move_square (scene->last_move) || square == scene->last_from);
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
