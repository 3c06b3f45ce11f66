/*
 * The pawns on a board, at rest and in motion.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-layers.h"

#include "qdr-board-motion.h"
#include "qdr-board-pieces.h"

/* How a pawn looks at the highest point of a jump: how far up the screen, in parts of the way from
 * square to square, and how much larger. */
#define JUMP_HEIGHT 0.45f
#define JUMP_GROWTH 0.15f
#define SHADOW_OPACITY 0.25f

/* A pawn in the hand, and what is left of it on its square. */
#define CARRIED_GROWTH 0.12f
#define TRACE_OPACITY 0.3

static graphene_point_t
centre_of_pawn (const QdrBoardDrawing *self, guint player)
{
  const QdrBoardMotion *motion = &self->scene->motion;
  const QdrBoardCarried *carried = &self->scene->carried;
  const graphene_point_t to =
      qdr_board_geometry_get_centre (self->geometry, self->scene->position.pawns[player]);
  graphene_point_t from, centre;

  if (carried->is_there && carried->player == player)
    return GRAPHENE_POINT_INIT (carried->x, carried->y);
  if (motion->dropped.is_there && motion->dropped.player == player)
    from = GRAPHENE_POINT_INIT (motion->dropped.x, motion->dropped.y);
  else if (motion->from[player] != QDR_NO_SQUARE)
    from = qdr_board_geometry_get_centre (self->geometry, motion->from[player]);
  else
    return to;

  graphene_point_interpolate (&from, &to, motion->progress, &centre);
  return centre;
}

static graphene_rect_t
bounds_of_disc (const graphene_point_t *centre, float radius)
{
  return GRAPHENE_RECT_INIT (centre->x - radius, centre->y - radius, 2 * radius, 2 * radius);
}

/* A ring of light around the pawn of the player to move, or of the winner. */
static void
paint_halo (const QdrBoardDrawing *self,
            const graphene_point_t *centre,
            float radius,
            const GdkRGBA *colour)
{
  const float halo = radius * 1.22f;
  const graphene_rect_t bounds = bounds_of_disc (centre, halo);

  qdr_board_drawing_outline (self, &bounds, halo, MAX (1.5f, radius * 0.13f), colour);
}

static gboolean
is_carried (const QdrBoardDrawing *self, guint player)
{
  return self->scene->carried.is_there && self->scene->carried.player == player;
}

static void
paint_trace (const QdrBoardDrawing *self, guint player)
{
  const graphene_point_t home =
      qdr_board_geometry_get_centre (self->geometry, self->scene->position.pawns[player]);

  gtk_snapshot_push_opacity (self->snapshot, TRACE_OPACITY);
  qdr_board_pieces_snapshot_pawn (self->snapshot, self->palette, &home,
                                  QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry->square, player);
  gtk_snapshot_pop (self->snapshot);
}

static void
paint_pawn (const QdrBoardDrawing *self, guint player)
{
  const QdrBoardScene *scene = self->scene;
  const float height = (float) qdr_board_motion_get_height (&scene->motion, player);
  const float growth = is_carried (self, player) ? CARRIED_GROWTH : JUMP_GROWTH * height;
  const float radius = QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry->square * (1 + growth);
  graphene_point_t centre = centre_of_pawn (self, player);

  if (is_carried (self, player))
    paint_trace (self, player);
  /* A pawn in the air leaves its shadow on the board. */
  if (height > 0) {
    const graphene_rect_t bounds = bounds_of_disc (&centre, radius);

    qdr_board_drawing_fill (self, &bounds, radius, &(GdkRGBA){ 0, 0, 0, SHADOW_OPACITY });
  }
  centre.y -= JUMP_HEIGHT * self->geometry->pitch * height;

  if (qdr_board_scene_has_won (scene, player))
    paint_halo (self, &centre, radius, &self->palette->mark);
  else if (scene->result.outcome == QDR_OUTCOME_ONGOING && scene->position.turn == player)
    paint_halo (self, &centre, radius, &self->palette->players[player]);

  qdr_board_pieces_snapshot_pawn (self->snapshot, self->palette, &centre, radius, player);
  /* The wall pointed at would shut this one in. */
  if (player == scene->shut_in_player) {
    const float outer = 1.25f * radius;
    const graphene_rect_t bounds = bounds_of_disc (&centre, outer);

    qdr_board_drawing_outline (self, &bounds, outer, MAX (2, 0.18f * radius),
                               &self->palette->refused);
  }
}

/* Whether a pawn passes above the others. */
static gboolean
is_above (const QdrBoardDrawing *self, guint player)
{
  const QdrBoardMotion *motion = &self->scene->motion;

  return motion->jumps[player] || is_carried (self, player) ||
         (motion->dropped.is_there && motion->dropped.player == player);
}

void
qdr_board_layer_pawns (const QdrBoardDrawing *self)
{
  const QdrPosition *position = &self->scene->position;

  for (guint above = 0; above <= 1; above++)
    for (guint player = 0; player < position->players; player++)
      if (position->pawns[player] != QDR_NO_SQUARE && is_above (self, player) == (above == 1))
        paint_pawn (self, player);
}
