/*
 * What the layers of a board are drawn with.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-drawing.h"

#include "qdr-board-pieces.h"

void
qdr_board_drawing_fill (const QdrBoardDrawing *self,
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
qdr_board_drawing_outline (const QdrBoardDrawing *self,
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
qdr_board_drawing_grow (const graphene_rect_t *rect, float by)
{
  graphene_rect_t grown;

  graphene_rect_inset_r (rect, -by, -by, &grown);
  return grown;
}

float
qdr_board_drawing_corner_radius (const QdrBoardDrawing *self)
{
  return QDR_BOARD_PIECES_CORNER_RADIUS * self->geometry->square;
}

void
qdr_board_drawing_label (const QdrBoardDrawing *self,
                         const char *text,
                         float height,
                         const graphene_point_t *centre,
                         const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->widget, text);
  const PangoFontDescription *font =
      pango_context_get_font_description (pango_layout_get_context (layout));
  /* Letters of another size would be another font, to be sought among those of the system. */
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
