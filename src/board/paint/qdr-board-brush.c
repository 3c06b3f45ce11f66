/*
 * Drawing with bitmaps that are painted once and used for many frames: pawns and walls.
 *
 * GTK 4.8 converts every pixel of a texture whenever cairo draws it, which takes longer than
 * everything else in the window; so cairo gets a surface of the same pixels. Others get a texture,
 * which stays in the memory of the graphics card; Broadway would misplace a drawing of cairo. Use
 * textures alone when GTK >= 4.10 is required.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-brush.h"

#include <gsk/gsk.h>
#include <math.h>
#include <string.h>

struct _QdrBoardBitmap {
  int width;
  int height;
  GBytes *pixels;
  GskRenderNode *node; /* (nullable): the drawing at the origin, made when it is needed */
  float node_pixel;    /* the size of a device pixel of that drawing */
  gboolean node_is_cairo;
};

QdrBoardBrush
qdr_board_brush_for_widget (GtkWidget *widget,
                            GtkSnapshot *snapshot,
                            const QdrBoardPalette *palette)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;

  return (QdrBoardBrush){
    .snapshot = snapshot,
    .palette = palette,
    .pixel = 1 / (float) gtk_widget_get_scale_factor (widget),
    .is_cairo = renderer != NULL && GSK_IS_CAIRO_RENDERER (renderer),
  };
}

QdrBoardBitmap *
qdr_board_bitmap_new (int width, int height, guint32 *pixels)
{
  QdrBoardBitmap *self = g_new0 (QdrBoardBitmap, 1);

  self->width = width;
  self->height = height;
  self->pixels = g_bytes_new_take (pixels, sizeof *pixels * (gsize) width * (gsize) height);
  return self;
}

void
qdr_board_bitmap_free (QdrBoardBitmap *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_bytes_unref (self->pixels);
  g_free (self);
}

static GskRenderNode *
make_texture_node (const QdrBoardBitmap *self, const graphene_rect_t *bounds)
{
  g_autoptr (GdkTexture) texture =
      gdk_memory_texture_new (self->width, self->height, GDK_MEMORY_DEFAULT, self->pixels,
                              sizeof (guint32) * (gsize) self->width);

  return gsk_texture_node_new (texture, bounds);
}

static GskRenderNode *
make_cairo_node (const QdrBoardBitmap *self, const graphene_rect_t *bounds, float pixel)
{
  static const cairo_user_data_key_t key;
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data ((guchar *) g_bytes_get_data (self->pixels, NULL),
                                           CAIRO_FORMAT_ARGB32, self->width, self->height,
                                           (int) sizeof (guint32) * self->width);
  cairo_t *cairo = gsk_cairo_node_get_draw_context (node);

  /* The node may outlive the bitmap. */
  cairo_surface_set_user_data (surface, &key, g_bytes_ref (self->pixels),
                               (cairo_destroy_func_t) g_bytes_unref);
  cairo_scale (cairo, (double) pixel, (double) pixel);
  cairo_set_source_surface (cairo, surface, 0, 0);
  cairo_paint (cairo);
  cairo_destroy (cairo);
  cairo_surface_destroy (surface);
  return node;
}

/* The node is the same in each frame, so that GTK redraws nothing where only others changed. */
static GskRenderNode *
get_node (QdrBoardBitmap *self, const QdrBoardBrush *brush)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, brush->pixel * (float) self->width,
                                                     brush->pixel * (float) self->height);

  if (self->node != NULL && self->node_pixel == brush->pixel &&
      self->node_is_cairo == brush->is_cairo)
    return self->node;

  g_clear_pointer (&self->node, gsk_render_node_unref);
  self->node_pixel = brush->pixel;
  self->node_is_cairo = brush->is_cairo;
  self->node = brush->is_cairo ? make_cairo_node (self, &bounds, brush->pixel)
                               : make_texture_node (self, &bounds);
  return self->node;
}

void
qdr_board_bitmap_draw (QdrBoardBitmap *self,
                       const QdrBoardBrush *brush,
                       const graphene_point_t *place,
                       float scale)
{
  gtk_snapshot_save (brush->snapshot);
  gtk_snapshot_translate (brush->snapshot, place);
  if (scale != 1)
    gtk_snapshot_scale (brush->snapshot, scale, scale);
  gtk_snapshot_append_node (brush->snapshot, get_node (self, brush));
  gtk_snapshot_restore (brush->snapshot);
}

/* Draws a rectangle around the origin. */
static void
snapshot_bar (GtkSnapshot *snapshot, const GdkRGBA *colour, float width, float height)
{
  gtk_snapshot_append_color (snapshot, colour,
                             &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
}

void
qdr_board_brush_snapshot_cross (GtkSnapshot *snapshot,
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
qdr_board_bitmap_get_piece (const QdrMatterPiece *piece)
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
      qdr_board_bitmap_get_piece (piece), brush,
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

void
qdr_board_brush_draw_pawn (const QdrBoardBrush *brush, const QdrBoardPawn *pawn)
{
  const QdrMatterPiece piece =
      qdr_board_pieces_make_pawn (brush->palette, pawn->player, pawn->radius / brush->pixel);
  const float height = pawn->height * pawn->radius;
  graphene_point_t place = pawn->centre;

  place.y += qdr_board_pieces_get_foot_distance (brush->palette, pawn->radius);
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

graphene_rect_t
qdr_board_brush_get_wall_outline (const QdrBoardBrush *brush, const graphene_rect_t *bounds)
{
  const QdrMatterPiece slat =
      qdr_board_pieces_make_wall (brush->palette, bounds, brush->pixel, &brush->palette->wall);
  const float pixel = brush->pixel;

  return GRAPHENE_RECT_INIT (bounds->origin.x - slat.x * pixel, bounds->origin.y - slat.y * pixel,
                             (float) slat.width * pixel, (float) slat.height * pixel);
}

void
qdr_board_brush_draw_wall (const QdrBoardBrush *brush,
                           const graphene_rect_t *bounds,
                           const GdkRGBA *colour,
                           guint owner,
                           float height)
{
  const float up = height * MIN (bounds->size.width, bounds->size.height);
  graphene_point_t place = bounds->origin;
  const QdrMatterPiece slat =
      qdr_board_pieces_make_wall (brush->palette, bounds, brush->pixel, colour);
  graphene_rect_t dashes[QDR_MAX_PLAYERS - 1];
  const guint n_dashes = qdr_board_pieces_get_wall_dashes (brush->palette->matter, bounds,
                                                           brush->pixel, owner, dashes);

  draw_shadow (brush, &slat, place, up, height);
  place.y -= up;
  draw_piece (brush, &slat, place, 1);
  for (guint i = 0; i < n_dashes; i++) {
    graphene_rect_offset (&dashes[i], 0, -up);
    gtk_snapshot_append_color (brush->snapshot, &brush->palette->symbol, &dashes[i]);
  }
}
