/*
 * What goals, squares and the mark of the last move look like, on the screen or in a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-ground.h"

#include <math.h>

#include "qdr-board-pieces.h"

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

static gboolean
is_of_last_step (const QdrBoardScene *scene, QdrSquare square)
{
  return scene->show_last_move && scene->last_move != QDR_MOVE_NONE &&
         qdr_move_kind (scene->last_move) == QDR_MOVE_STEP &&
         (square == qdr_move_square (scene->last_move) || square == scene->last_from);
}

GdkRGBA
qdr_board_ground_get_colour (const QdrBoardScene *scene,
                             const QdrBoardPalette *palette,
                             QdrSquare square)
{
  const QdrPosition *position = &scene->position;
  GdkRGBA colour = palette->square;

  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_in_play (position, player) &&
        qdr_bits_test (qdr_position_goal (position, player), square))
      colour = qdr_board_pieces_tint (&colour, &palette->players[player],
                                      qdr_board_scene_has_won (scene, player)
                                          ? QDR_BOARD_PIECES_WON_TINT
                                          : QDR_BOARD_PIECES_GOAL_TINT);
  if (is_of_last_step (scene, square))
    colour = qdr_board_pieces_mix (&colour, &palette->mark, QDR_BOARD_PIECES_MARK_TINT);
  return colour;
}

gboolean
qdr_board_ground_marks_wall (const QdrBoardScene *scene)
{
  g_return_val_if_fail (scene != NULL, FALSE);

  return scene->show_last_move && scene->last_move != QDR_MOVE_NONE &&
         qdr_move_is_wall (scene->last_move) && !scene->motion.under_way;
}

float
qdr_board_ground_get_ring_width (const QdrBoardGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, 0);

  return CLAMP (geometry->groove / 5, 1, 3);
}
