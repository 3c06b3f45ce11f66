/*
 * The board as a picture, to be taken elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-picture.h"

#include "qdr-board-painter.h"
#include "qdr-board-parts.h"
#include "qdr-board-svg.h"

/* The scene as it would look with no player at the board. */
static QdrBoardScene
scene_at_rest (QdrBoardView *board)
{
  QdrBoardScene scene = *qdr_board_state_get_scene (qdr_board_view_get_parts (board)->state);

  qdr_board_scene_calm (&scene);
  scene.show_destinations = FALSE;
  return scene;
}

/* The board lies in the middle of a picture whose longer side is @size, since squares of whole
 * pixels rarely fill it. */
static graphene_rect_t
find_edges (const graphene_rect_t *frame, int size)
{
  const int rest = MAX (0, size - (int) MAX (frame->size.width, frame->size.height));
  const float before = (float) (rest / 2);

  return GRAPHENE_RECT_INIT (frame->origin.x - before, frame->origin.y - before,
                             frame->size.width + (float) rest, frame->size.height + (float) rest);
}

GdkTexture *
qdr_board_picture_paint (QdrBoardView *board, int size)
{
  const QdrBoardScene scene = scene_at_rest (board);
  const QdrBoardRoom room = { size, size, 1, scene.show_coordinates,
                              qdr_board_view_get_rotation (board) };
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (board)));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  QdrBoardGeometry geometry;
  graphene_rect_t edges;

  qdr_board_geometry_init (&geometry, &scene.position.board, &room);
  qdr_board_painter_snapshot (&scene, &geometry, &qdr_board_view_get_parts (board)->palette,
                              GTK_WIDGET (board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  edges = find_edges (&geometry.frame, size);
  return gsk_renderer_render_texture (renderer, node, &edges);
}

char *
qdr_board_picture_write_svg (QdrBoardView *board)
{
  const QdrBoardScene scene = scene_at_rest (board);

  return qdr_board_svg_write (&scene, &qdr_board_view_get_parts (board)->palette,
                              qdr_board_view_get_rotation (board));
}
