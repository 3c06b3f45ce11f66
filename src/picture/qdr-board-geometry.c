/*
 * The layout of a board on the screen: rectangles of squares and walls, and the move at a point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-geometry.h"

#include <math.h>

/* The width of a groove, as a fraction of the pitch. */
#define GROOVE_PART 0.2

/* The width of a rim with coordinates: LABEL_RIM_PART times the pitch plus LABEL_RIM_REST logical
 * pixels, which keep the letters on a small board readable. LABEL_RIM_MIN and LABEL_RIM_MAX are its
 * limits in logical pixels. */
#define LABEL_RIM_PART 0.3
#define LABEL_RIM_REST 10.5
#define LABEL_RIM_MIN 15.0
#define LABEL_RIM_MAX 30.0
/* The maximum width of the rim if text is enlarged, as a fraction of the pitch, so that letters do
 * not overlap. */
#define LABEL_RIM_MOST 1.25

/* The width of a rim without coordinates, as a fraction of the pitch, and its limits, logical
 * pixels. */
#define BARE_RIM_PART 0.2
#define BARE_RIM_MIN 4.0
#define BARE_RIM_MAX 14.0

/* The distance from a groove within which a press in a square counts for the groove: a fraction of
 * the side of the square, up to a maximum in logical pixels. It is smaller in squares that the pawn
 * can go to. */
#define REACH_PART 0.28
#define REACH_MAX 14.0
#define DESTINATION_REACH_PART 0.2
#define DESTINATION_REACH_MAX 8.0

/* At a corner, the wall that is shown remains until the other groove is nearer to the pointer by
 * this factor. */
#define SHOWN_WALL_ADVANTAGE 1.4f

/* The lengths that a layout depends on, in device pixels. */
typedef struct {
  int pitch;
  int groove;
  int rim;
} Lengths;

static Lengths
get_lengths (int pitch, const QdrBoardLayoutOptions *options)
{
  double rim;

  if (options->has_coordinates) {
    rim = CLAMP (LABEL_RIM_PART * pitch + LABEL_RIM_REST * options->scale,
                 LABEL_RIM_MIN * options->scale, LABEL_RIM_MAX * options->scale);
    rim = CLAMP (rim * options->text_scale, rim, MAX (rim, LABEL_RIM_MOST * pitch));
  } else {
    rim =
        CLAMP (BARE_RIM_PART * pitch, BARE_RIM_MIN * options->scale, BARE_RIM_MAX * options->scale);
  }
  return (Lengths){ pitch, MAX (1, (int) lround (GROOVE_PART * pitch)), (int) lround (rim) };
}

/* Returns the width or height of a board with @squares columns or rows. */
static int
get_total_length (Lengths lengths, guint squares)
{
  return (int) squares * lengths.pitch - lengths.groove + 2 * lengths.rim;
}

/* Returns the largest lengths with which the board fits into the space. */
static Lengths
fit_lengths (guint across, guint down, const QdrBoardLayoutOptions *options)
{
  const int width = options->width * options->scale;
  const int height = options->height * options->scale;
  int pitch = MAX (2, MIN (width / (int) across, height / (int) down) + 1);
  Lengths lengths = get_lengths (pitch, options);

  while (pitch > 2 &&
         (get_total_length (lengths, across) > width || get_total_length (lengths, down) > height))
    lengths = get_lengths (--pitch, options);

  return lengths;
}

void
qdr_board_geometry_init (QdrBoardGeometry *self,
                         const QdrBoard *board,
                         const QdrBoardLayoutOptions *options)
{
  const float pixel = 1.0f / (float) options->scale;
  const gboolean lies = options->rotation % 2 != 0;
  /* The numbers of columns and rows on the screen. */
  const guint across = lies ? board->height : board->width;
  const guint down = lies ? board->width : board->height;
  const Lengths lengths = fit_lengths (across, down, options);
  const int width = get_total_length (lengths, across);
  const int height = get_total_length (lengths, down);

  self->board = *board;
  self->rotation = options->rotation;
  self->pixel = pixel;
  self->pitch = (float) lengths.pitch * pixel;
  self->groove = (float) lengths.groove * pixel;
  self->square = self->pitch - self->groove;
  self->rim = (float) lengths.rim * pixel;
  /* The frame begins at a whole device pixel, since half a pixel would blur every edge. */
  graphene_rect_init (&self->frame, (float) ((options->width * options->scale - width) / 2) * pixel,
                      (float) ((options->height * options->scale - height) / 2) * pixel,
                      (float) width * pixel, (float) height * pixel);
  self->field = self->frame;
  graphene_rect_inset (&self->field, self->rim, self->rim);
}

QdrSide
qdr_board_geometry_rotate_side (const QdrBoardGeometry *self, QdrSide side)
{
  return (QdrSide) ((side + 4 - self->rotation) % 4);
}

QdrDirection
qdr_board_geometry_unrotate_direction (const QdrBoardGeometry *self, QdrDirection direction)
{
  return (QdrDirection) ((direction + self->rotation) % QDR_DIRECTIONS);
}

graphene_point_t
qdr_board_geometry_rotate_offset (const QdrBoardGeometry *self, float east, float south)
{
  switch (self->rotation) {
  case 0:
    return GRAPHENE_POINT_INIT (east, south);
  case 1:
    return GRAPHENE_POINT_INIT (south, -east);
  case 2:
    return GRAPHENE_POINT_INIT (-east, -south);
  case 3:
    return GRAPHENE_POINT_INIT (-south, east);
  default:
    g_assert_not_reached ();
  }
}

static graphene_point_t
get_field_centre (const QdrBoardGeometry *self)
{
  graphene_point_t centre;

  graphene_rect_get_center (&self->field, &centre);
  return centre;
}

/* Returns the centre of the unrotated field, relative to the upper left corner of that field. */
static graphene_point_t
get_unrotated_centre (const QdrBoardGeometry *self)
{
  const float width = self->field.size.width / 2;
  const float height = self->field.size.height / 2;
  const gboolean lies = self->rotation % 2 != 0;

  return GRAPHENE_POINT_INIT (lies ? height : width, lies ? width : height);
}

static graphene_point_t
to_screen (const QdrBoardGeometry *self, float x, float y)
{
  const graphene_point_t unrotated = get_unrotated_centre (self);
  const graphene_point_t centre = get_field_centre (self);
  const graphene_point_t way =
      qdr_board_geometry_rotate_offset (self, x - unrotated.x, y - unrotated.y);

  return GRAPHENE_POINT_INIT (centre.x + way.x, centre.y + way.y);
}

static graphene_rect_t
rect_to_screen (const QdrBoardGeometry *self, float x, float y, float width, float height)
{
  const graphene_point_t start = to_screen (self, x, y);
  const graphene_point_t end = to_screen (self, x + width, y + height);

  return GRAPHENE_RECT_INIT (MIN (start.x, end.x), MIN (start.y, end.y), fabsf (end.x - start.x),
                             fabsf (end.y - start.y));
}

static graphene_point_t
from_screen (const QdrBoardGeometry *self, const graphene_point_t *point)
{
  const QdrBoardGeometry back = { .rotation = (4 - self->rotation) % 4 };
  const graphene_point_t unrotated = get_unrotated_centre (self);
  const graphene_point_t centre = get_field_centre (self);
  const graphene_point_t way =
      qdr_board_geometry_rotate_offset (&back, point->x - centre.x, point->y - centre.y);

  return GRAPHENE_POINT_INIT (unrotated.x + way.x, unrotated.y + way.y);
}

static float
get_column_left (const QdrBoardGeometry *self, guint column)
{
  return (float) column * self->pitch;
}

static float
get_row_top (const QdrBoardGeometry *self, guint row)
{
  return (float) (self->board.height - 1 - row) * self->pitch;
}

graphene_rect_t
qdr_board_geometry_get_square (const QdrBoardGeometry *self, QdrSquare square)
{
  return rect_to_screen (self, get_column_left (self, qdr_board_column (&self->board, square)),
                         get_row_top (self, qdr_board_row (&self->board, square)), self->square,
                         self->square);
}

graphene_point_t
qdr_board_geometry_get_square_centre (const QdrBoardGeometry *self, QdrSquare square)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_square (self, square);
  graphene_point_t centre;

  graphene_rect_get_center (&bounds, &centre);
  return centre;
}

graphene_rect_t
qdr_board_geometry_get_wall (const QdrBoardGeometry *self, QdrMove wall)
{
  const QdrSquare square = qdr_move_square (wall);
  const float left = get_column_left (self, qdr_board_column (&self->board, square));
  const float top = get_row_top (self, qdr_board_row (&self->board, square));
  const float length = 2 * self->square + self->groove;

  g_assert (qdr_move_is_wall (wall));

  if (qdr_move_kind (wall) == QDR_MOVE_HORIZONTAL_WALL)
    return rect_to_screen (self, left, top - self->groove, length, self->groove);
  else
    return rect_to_screen (self, left + self->square, top - self->pitch, self->groove, length);
}

/* Returns the index of the interval that contains @offset or is nearest to it, among @count
 * intervals of length @pitch. */
static guint
find_interval (float offset, float pitch, guint count)
{
  return (guint) CLAMP (floorf (offset / pitch), 0, (float) (count - 1));
}

QdrMove
qdr_board_geometry_pick_step (const QdrBoardGeometry *self, const graphene_point_t *point)
{
  const graphene_point_t place = from_screen (self, point);
  guint column, row_from_top;

  if (!graphene_rect_contains_point (&self->field, point))
    return QDR_MOVE_NONE;

  column = find_interval (place.x + self->groove / 2, self->pitch, self->board.width);
  row_from_top = find_interval (place.y + self->groove / 2, self->pitch, self->board.height);
  return qdr_move_make (QDR_MOVE_STEP, qdr_board_square (&self->board, column,
                                                         self->board.height - 1 - row_from_top));
}

/* The corner nearest to a point, and its distance from the point along each axis of the board. */
typedef struct {
  QdrSquare square;
  float dx;
  float dy;
} NearestCorner;

static NearestCorner
find_nearest_corner (const QdrBoardGeometry *self, const graphene_point_t *point)
{
  /* The first corner is in the middle of the groove after the first square. */
  const float first = self->square + self->groove / 2;
  const graphene_point_t place = from_screen (self, point);
  const float x = place.x - first;
  const float y = place.y - first;
  const guint column = find_interval (x + self->pitch / 2, self->pitch, self->board.width - 1);
  const guint row_from_top =
      find_interval (y + self->pitch / 2, self->pitch, self->board.height - 1);

  return (NearestCorner){
    .square = qdr_board_square (&self->board, column, self->board.height - 2 - row_from_top),
    .dx = fabsf (x - (float) column * self->pitch),
    .dy = fabsf (y - (float) row_from_top * self->pitch),
  };
}

/* Returns the wall at @corner whose groove is nearer to the point, but prefers @shown unless the
 * other groove is clearly nearer. */
static QdrMove
choose_wall (NearestCorner corner, QdrMove shown)
{
  const QdrMove horizontal = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, corner.square);
  const QdrMove vertical = qdr_move_make (QDR_MOVE_VERTICAL_WALL, corner.square);
  float to_horizontal = corner.dy;
  float to_vertical = corner.dx;

  if (shown == horizontal)
    to_vertical *= SHOWN_WALL_ADVANTAGE;
  else if (shown == vertical)
    to_horizontal *= SHOWN_WALL_ADVANTAGE;

  return to_horizontal <= to_vertical ? horizontal : vertical;
}

QdrMove
qdr_board_geometry_pick_wall (const QdrBoardGeometry *self,
                              const graphene_point_t *point,
                              QdrMove shown)
{
  if (!graphene_rect_contains_point (&self->frame, point))
    return QDR_MOVE_NONE;

  return choose_wall (find_nearest_corner (self, point), shown);
}

QdrMove
qdr_board_geometry_pick_move (const QdrBoardGeometry *self,
                              const graphene_point_t *point,
                              const QdrBits *destinations,
                              QdrMove shown)
{
  const QdrMove step = qdr_board_geometry_pick_step (self, point);
  NearestCorner corner;
  float reach;
  float band;

  if (step == QDR_MOVE_NONE)
    return QDR_MOVE_NONE;

  corner = find_nearest_corner (self, point);
  if (qdr_bits_test (destinations, qdr_move_square (step)))
    reach = MIN ((float) DESTINATION_REACH_PART * self->square, (float) DESTINATION_REACH_MAX);
  else
    reach = MIN ((float) REACH_PART * self->square, (float) REACH_MAX);
  band = self->groove / 2 + reach;
  if (corner.dx > band && corner.dy > band)
    return step;

  return choose_wall (corner, shown);
}

QdrMove
qdr_move_rotate_wall (QdrMove wall)
{
  const QdrMoveKind kind = qdr_move_kind (wall) == QDR_MOVE_HORIZONTAL_WALL
                               ? QDR_MOVE_VERTICAL_WALL
                               : QDR_MOVE_HORIZONTAL_WALL;

  return qdr_move_make (kind, qdr_move_square (wall));
}
