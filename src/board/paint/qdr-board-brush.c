/*
 * Drawing with bitmaps that are painted once and used for many frames.
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
