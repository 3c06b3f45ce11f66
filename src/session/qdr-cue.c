/*
 * What a place on the board sounds like.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cue.h"

#include <math.h>

#include "qdr-path.h"

/* Middle C, and how far the notes go above it. */
#define LOWEST_HERTZ 261.63
#define OCTAVES 2.0

/* So many steps from the goal its note is half as high as it could be. */
#define HALF_WAY 8.0

/* What is in one ear alone is lost on somebody who hears with the other. */
#define WIDEST_PAN 0.9

#define CLOCK_SECONDS 10

/* A place on the screen, each number from 0 to 1. */
typedef struct {
  double across; /* from the left */
  double up;     /* from the bottom */
} Point;

/* A wall lies between squares: its middle is at the upper right corner of its own. */
static Point
locate (const QdrBoard *board, QdrMove place)
{
  const double offset = qdr_move_is_wall (place) ? 0.5 : 0.0;
  const QdrSquare square = qdr_move_square (place);

  return (Point){ (qdr_board_column (board, square) + offset) / (board->width - 1),
                  (qdr_board_row (board, square) + offset) / (board->height - 1) };
}

static Point
rotate (Point point, guint rotation)
{
  switch (rotation) {
  case 1:
    return (Point){ 1 - point.up, point.across };
  case 2:
    return (Point){ 1 - point.across, 1 - point.up };
  case 3:
    return (Point){ point.up, 1 - point.across };
  default:
    return point;
  }
}

/* @height is from 0 to 1. Equal steps are equal intervals. */
static double
find_pitch (double height)
{
  return LOWEST_HERTZ * exp2 (OCTAVES * height);
}

QdrCue
qdr_cue_of_place (QdrTimbre timbre, const QdrBoard *board, QdrMove place, guint rotation)
{
  Point point;

  g_return_val_if_fail (board != NULL && rotation < QDR_DIRECTIONS, (QdrCue){ 0 });

  point = rotate (locate (board, place), rotation);
  return (QdrCue){
    .timbre = timbre,
    .pan = WIDEST_PAN * (2 * point.across - 1),
    .hertz = find_pitch (point.up),
  };
}

void
qdr_cue_add_goal (QdrCue *self, guint steps)
{
  g_return_if_fail (self != NULL);

  self->goal_hertz =
      find_pitch (steps == QDR_UNREACHABLE ? 0.0 : HALF_WAY / (HALF_WAY + (double) steps));
}

QdrCue
qdr_cue_of_clock (guint seconds)
{
  g_return_val_if_fail (seconds > 0 && seconds <= CLOCK_SECONDS, (QdrCue){ 0 });

  return (QdrCue){
    .timbre = QDR_TIMBRE_CLOCK,
    .hertz = find_pitch ((double) (CLOCK_SECONDS - seconds) / CLOCK_SECONDS),
  };
}

gboolean
qdr_cue_equal (const QdrCue *self, const QdrCue *other)
{
  return self->timbre == other->timbre && fabs (self->pan - other->pan) < 1e-6 &&
         fabs (self->hertz - other->hertz) < 1e-6 &&
         fabs (self->goal_hertz - other->goal_hertz) < 1e-6;
}
