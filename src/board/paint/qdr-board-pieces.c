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

/* The growth of a lifted piece, and the paling of its shadow. */
#define LIFTED_GROWTH 0.12f
#define LIFTED_PALING 0.35f

/* Bitmaps of pieces */

/* The memory of the bitmaps, at which all are freed; those that are needed are made again. */
#define MAX_BITMAP_BYTES (6 << 20)

static guint
hash_piece (gconstpointer data)
{
  const guint32 *words = data;
  guint value = 17;

  for (gsize i = 0; i < sizeof (QdrMatterPiece) / sizeof *words; i++)
    value = value * 31 + words[i];
  return value;
}

static gboolean
equal_pieces (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (QdrMatterPiece)) == 0;
}

QdrBoardBitmap *
qdr_board_pieces_get_bitmap (const QdrMatterPiece *piece)
{
  static GHashTable *bitmaps;
  static gsize bytes;
  const gsize n_pixels = (gsize) piece->width * (gsize) piece->height;
  QdrBoardBitmap *bitmap;
  guint32 *pixels;

  if (bitmaps == NULL)
    bitmaps = g_hash_table_new_full (hash_piece, equal_pieces, g_free,
                                     (GDestroyNotify) qdr_board_bitmap_free);
  bitmap = g_hash_table_lookup (bitmaps, piece);
  if (bitmap != NULL)
    return bitmap;

  bytes += n_pixels * sizeof *pixels;
  if (bytes > MAX_BITMAP_BYTES) {
    g_hash_table_remove_all (bitmaps);
    bytes = n_pixels * sizeof *pixels;
  }
  pixels = g_new0 (guint32, n_pixels);
  qdr_matter_piece_paint (piece, pixels);
  bitmap = qdr_board_bitmap_new (piece->width, piece->height, pixels);
  g_hash_table_insert (bitmaps, g_memdup2 (piece, sizeof *piece), bitmap);
  return bitmap;
}

/* Draws a piece so that its point (x, y) comes to @place. */
static void
draw_piece (const QdrBoardBrush *brush,
            const QdrMatterPiece *piece,
            graphene_point_t place,
            float scale)
{
  const float pixel = brush->pixel;

  qdr_board_bitmap_draw (
      qdr_board_pieces_get_bitmap (piece), brush,
      &GRAPHENE_POINT_INIT ((roundf (place.x / pixel) - scale * piece->x) * pixel,
                            (roundf (place.y / pixel) - scale * piece->y) * pixel),
      scale);
}

/* Draws the shadow of a piece that is lifted by @height logical pixels, @part of its size. */
static void
draw_shadow (const QdrBoardBrush *brush,
             const QdrMatterPiece *piece,
             graphene_point_t place,
             float height,
             float part)
{
  QdrMatterPiece shadow = *piece;

  if (qdr_matter_is_flat (piece->matter))
    return;

  shadow.part = QDR_MATTER_SHADOW;
  qdr_matter_piece_fit (&shadow);
  place.x += QDR_MATTER_SHADOW_X * height;
  place.y += QDR_MATTER_SHADOW_Y * height;
  if (part > 0)
    gtk_snapshot_push_opacity (brush->snapshot, (double) (1 - LIFTED_PALING * MIN (part, 1)));
  draw_piece (brush, &shadow, place, 1);
  if (part > 0)
    gtk_snapshot_pop (brush->snapshot);
}

/* The radius of the foot of a pawn and its distance from the centre, as fractions of the radius of
 * a figure; and the radius of a flat sign. */
#define FOOT_RADIUS 0.96f
#define FOOT_DISTANCE 0.17f
#define SIGN_RADIUS 0.88f

void
qdr_board_pieces_draw_pawn (const QdrBoardBrush *brush, const QdrBoardPawn *pawn)
{
  const QdrBoardPalette *palette = brush->palette;
  const gboolean is_flat = qdr_matter_is_flat (palette->matter);
  const float foot = pawn->radius / brush->pixel * (is_flat ? SIGN_RADIUS : FOOT_RADIUS);
  const float height = pawn->height * pawn->radius;
  graphene_point_t place = pawn->centre;
  QdrMatterPiece piece = {
    .matter = palette->matter,
    .figure = pawn->player,
    .across = roundf (4 * foot) / 4,
    .colour = palette->players[pawn->player],
    .symbol = palette->symbol,
  };

  qdr_matter_piece_fit (&piece);
  if (!is_flat)
    place.y += FOOT_DISTANCE * pawn->radius;
  draw_shadow (brush, &piece, place, height, pawn->height);
  place.y -= height;
  gtk_snapshot_save (brush->snapshot);
  if (pawn->lean != 0) {
    gtk_snapshot_translate (brush->snapshot, &place);
    gtk_snapshot_rotate (brush->snapshot, pawn->lean);
    place = GRAPHENE_POINT_INIT (0, 0);
  }
  draw_piece (brush, &piece, place, 1 + LIFTED_GROWTH * pawn->height);
  gtk_snapshot_restore (brush->snapshot);
}

float
qdr_board_pieces_get_wall_radius (const graphene_rect_t *bounds)
{
  return MIN (MIN (bounds->size.width, bounds->size.height) * 0.3f, 4);
}

static QdrMatterPiece
make_slat (const QdrBoardBrush *brush, const graphene_rect_t *bounds)
{
  QdrMatterPiece slat = {
    .matter = brush->palette->matter,
    .part = QDR_MATTER_BODY,
    .figure = QDR_MATTER_SLAT,
    .across = roundf (bounds->size.width / brush->pixel),
    .down = roundf (bounds->size.height / brush->pixel),
  };

  qdr_matter_piece_fit (&slat);
  return slat;
}

graphene_rect_t
qdr_board_pieces_get_wall_outline (const QdrBoardBrush *brush, const graphene_rect_t *bounds)
{
  const QdrMatterPiece slat = make_slat (brush, bounds);
  const float pixel = brush->pixel;

  return GRAPHENE_RECT_INIT (bounds->origin.x - slat.x * pixel, bounds->origin.y - slat.y * pixel,
                             (float) slat.width * pixel, (float) slat.height * pixel);
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

void
qdr_board_pieces_draw_wall (const QdrBoardBrush *brush,
                            const graphene_rect_t *bounds,
                            const GdkRGBA *colour,
                            guint owner,
                            float height)
{
  const float up = height * MIN (bounds->size.width, bounds->size.height);
  graphene_point_t place = bounds->origin;
  QdrMatterPiece slat = make_slat (brush, bounds);
  graphene_rect_t dashes[QDR_MAX_PLAYERS - 1];
  const guint n_dashes = qdr_board_pieces_get_wall_dashes (brush->palette->matter, bounds,
                                                           brush->pixel, owner, dashes);

  slat.colour = *colour;
  draw_shadow (brush, &slat, place, up, height);
  place.y -= up;
  draw_piece (brush, &slat, place, 1);
  for (guint i = 0; i < n_dashes; i++) {
    graphene_rect_offset (&dashes[i], 0, -up);
    gtk_snapshot_append_color (brush->snapshot, &brush->palette->symbol, &dashes[i]);
  }
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
