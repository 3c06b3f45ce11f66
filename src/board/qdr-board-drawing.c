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

PangoLayout *
qdr_board_drawing_make_layout (const QdrBoardDrawing *self, float height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (self->widget, NULL);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_absolute_size (font, (double) height * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

void
qdr_board_drawing_label (const QdrBoardDrawing *self,
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
