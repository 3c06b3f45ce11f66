/*
 * Draws a board: one layer upon the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-painter.h"

#include "qdr-board-layers.h"

void
qdr_board_painter_snapshot (const QdrBoardScene *scene,
                            const QdrBoardGeometry *geometry,
                            const QdrBoardPalette *palette,
                            GtkWidget *widget,
                            GtkSnapshot *snapshot)
{
  const QdrBoardDrawing self = { scene, geometry, palette, widget, snapshot };

  qdr_board_layer_ground (&self);
  if (scene->path_change.n_players == 0)
    qdr_board_layer_shortest_paths (&self);
  qdr_board_layer_path_change (&self);
  qdr_board_layer_walls (&self);
  qdr_board_layer_pawns (&self);
  qdr_board_layer_path_lengths (&self);
  qdr_board_layer_sketch (&self);
  qdr_board_layer_mistake (&self);
  qdr_board_layer_line (&self);
  qdr_board_layer_hint (&self);
  qdr_board_layer_pointed_wall (&self);
  qdr_board_layer_stock_drag (&self);
  qdr_board_layer_focus (&self);
  qdr_board_layer_scan (&self);
}
