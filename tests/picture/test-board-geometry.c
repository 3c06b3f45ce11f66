/*
 * The geometry of the board, and the square or wall under the pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-geometry.h"
#include "qdr-notation.h"
#include "test.h"

#include <math.h>

/* Boards in windows of different sizes. */
typedef struct {
  guint columns;
  guint rows;
  QdrBoardLayoutOptions options;
} Case;

static const Case cases[] = {
  { 5, 5, { 300, 300, 1, TRUE } },       { 9, 9, { 360, 360, 1, TRUE } },
  { 9, 9, { 701, 903, 1, TRUE } },       { 9, 9, { 555, 412, 2, FALSE } },
  { 9, 13, { 640, 480, 1, TRUE } },      { 19, 5, { 640, 480, 1, FALSE } },
  { 19, 19, { 300, 300, 1, TRUE } },     { 19, 19, { 360, 360, 1, TRUE } },
  { 19, 19, { 360, 612, 2, TRUE } },     { 19, 19, { 2560, 1440, 1, TRUE } },
  { 19, 13, { 1023, 767, 3, FALSE } },   { 11, 7, { 220, 220, 1, TRUE } },
  { 9, 9, { 360, 360, 1, TRUE, 1 } },    { 9, 13, { 640, 480, 1, TRUE, 1 } },
  { 19, 5, { 640, 480, 2, TRUE, 2 } },   { 13, 9, { 701, 903, 1, TRUE, 3 } },
  { 9, 9, { 360, 360, 1, TRUE, 0, 2 } }, { 19, 19, { 360, 360, 1, TRUE, 0, 3 } },
};

/* The smallest target of a wall for the pointer on 19 x 19 on a phone, 10 x 11 square logical
 * pixels. */
#define LEAST_TARGET 110

static const QdrBits nowhere = { 0 };

static QdrBoardGeometry
geometry_of (const Case *a_case)
{
  const QdrBoard board = qdr_board_make (a_case->columns, a_case->rows);
  QdrBoardGeometry geometry;

  qdr_board_geometry_init (&geometry, &board, &a_case->options);
  return geometry;
}

static QdrMove
pick_at (const QdrBoardGeometry *geometry, float x, float y)
{
  return qdr_board_geometry_pick_move (geometry, &GRAPHENE_POINT_INIT (x, y), &nowhere,
                                       QDR_MOVE_NONE);
}

static void
assert_move (const QdrBoardGeometry *geometry, QdrMove actual, QdrMove expected)
{
  char text[2][QDR_MOVE_TEXT_SIZE];

  ck_assert_msg (actual == expected, "%s instead of %s",
                 actual == QDR_MOVE_NONE ? "nothing"
                                         : qdr_move_to_text (&geometry->board, actual, text[0]),
                 qdr_move_to_text (&geometry->board, expected, text[1]));
}

static gboolean
is_whole (float pixels)
{
  return fabsf (pixels - roundf (pixels)) < 1e-3f;
}

TEST (the_board_fits_in_the_middle_of_its_room, .loops = G_N_ELEMENTS (cases))
{
  const Case *a_case = &cases[_i];
  const QdrBoardGeometry geometry = geometry_of (a_case);
  const graphene_rect_t *frame = &geometry.frame;
  const float right = (float) a_case->options.width - frame->origin.x - frame->size.width;
  const float below = (float) a_case->options.height - frame->origin.y - frame->size.height;

  ck_assert (frame->origin.x >= 0);
  ck_assert (frame->origin.y >= 0);
  ck_assert (fabsf (right - frame->origin.x) <= 1);
  ck_assert (fabsf (below - frame->origin.y) <= 1);
}

TEST (a_turned_board_has_the_side_asked_for_at_the_bottom, .loops = 4)
{
  static const QdrDirection away[] = { QDR_NORTH, QDR_EAST, QDR_SOUTH, QDR_WEST };
  const Case a_case = { 9, 13, { 640, 640, 1, TRUE, (guint) _i } };
  const QdrBoardGeometry geometry = geometry_of (&a_case);
  const QdrSquare homes[] = {
    [QDR_SIDE_SOUTH] = qdr_board_square (&geometry.board, 4, 0),
    [QDR_SIDE_WEST] = qdr_board_square (&geometry.board, 0, 6),
    [QDR_SIDE_NORTH] = qdr_board_square (&geometry.board, 4, 12),
    [QDR_SIDE_EAST] = qdr_board_square (&geometry.board, 8, 6),
  };
  const graphene_rect_t home = qdr_board_geometry_get_square (&geometry, homes[_i]);
  const float field_bottom = geometry.field.origin.y + geometry.field.size.height;

  ck_assert (fabsf (home.origin.y + home.size.height - field_bottom) < 0.01f);
  ck_assert_int_eq (qdr_board_geometry_rotate_side (&geometry, (QdrSide) _i), QDR_SIDE_SOUTH);
  ck_assert_int_eq (qdr_board_geometry_unrotate_direction (&geometry, QDR_NORTH), away[_i]);
}

TEST (the_board_is_as_large_as_fits, .loops = G_N_ELEMENTS (cases))
{
  const Case *a_case = &cases[_i];
  const QdrBoardGeometry geometry = geometry_of (a_case);
  const float spare = MIN ((float) a_case->options.width - geometry.frame.size.width,
                           (float) a_case->options.height - geometry.frame.size.height);

  /* Squares that are a device pixel larger, with the rim, would not fit. */
  ck_assert (spare < (float) (MAX (a_case->columns, a_case->rows) + 2) * geometry.pixel);
}

TEST (letters_grow_with_the_text_around_and_still_stand_beside_each_other)
{
  const Case usual = { 9, 9, { 560, 560, 1, TRUE } };
  const Case large = { 9, 9, { 560, 560, 1, TRUE, .text_scale = 2 } };
  const Case small_squares = { 19, 19, { 360, 360, 1, TRUE, .text_scale = 4 } };
  const Case bare = { 9, 9, { 560, 560, 1, FALSE, .text_scale = 2 } };
  const QdrBoardGeometry crowded = geometry_of (&small_squares);

  ck_assert (geometry_of (&large).rim > 1.8f * geometry_of (&usual).rim);
  ck_assert (crowded.rim <= 1.3f * crowded.pitch);
  ck_assert (geometry_of (&bare).rim < geometry_of (&usual).rim);
}

TEST (squares_lie_on_whole_device_pixels, .loops = G_N_ELEMENTS (cases))
{
  const Case *a_case = &cases[_i];
  const QdrBoardGeometry geometry = geometry_of (a_case);
  const float scale = (float) a_case->options.scale;

  for (guint row = 0; row < a_case->rows; row++)
    for (guint column = 0; column < a_case->columns; column++) {
      const graphene_rect_t square =
          qdr_board_geometry_get_square (&geometry,
                                         qdr_board_square (&geometry.board, column, row));

      ck_assert (is_whole (square.origin.x * scale));
      ck_assert (is_whole (square.origin.y * scale));
      ck_assert (is_whole (square.size.width * scale));
      ck_assert (graphene_rect_contains_rect (&geometry.field, &square));
    }
}

TEST (the_middle_of_a_square_is_that_square, .loops = G_N_ELEMENTS (cases))
{
  const Case *a_case = &cases[_i];
  const QdrBoardGeometry geometry = geometry_of (a_case);

  for (guint row = 0; row < a_case->rows; row++)
    for (guint column = 0; column < a_case->columns; column++) {
      const QdrSquare number = qdr_board_square (&geometry.board, column, row);
      const graphene_rect_t square = qdr_board_geometry_get_square (&geometry, number);
      graphene_point_t middle;

      graphene_rect_get_center (&square, &middle);
      assert_move (&geometry, pick_at (&geometry, middle.x, middle.y),
                   qdr_move_make (QDR_MOVE_STEP, number));
    }
}

/* Asserts that each arm of @wall, a quarter of its length from the end, belongs to @wall. */
static void
check_arms (const QdrBoardGeometry *geometry, QdrMove wall)
{
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (geometry, wall);

  for (int quarter = 1; quarter <= 3; quarter += 2) {
    const float part = 0.25f * (float) quarter + (quarter == 1 ? 0.05f : -0.05f);
    graphene_point_t point;

    graphene_rect_get_center (&bounds, &point);
    if (bounds.size.width > bounds.size.height)
      point.x = bounds.origin.x + part * bounds.size.width;
    else
      point.y = bounds.origin.y + part * bounds.size.height;
    assert_move (geometry, pick_at (geometry, point.x, point.y), wall);
  }
}

TEST (every_wall_is_met_on_both_arms_of_its_groove, .loops = G_N_ELEMENTS (cases))
{
  const Case *a_case = &cases[_i];
  const QdrBoardGeometry geometry = geometry_of (a_case);

  for (guint row = 0; row + 1 < a_case->rows; row++)
    for (guint column = 0; column + 1 < a_case->columns; column++) {
      const QdrSquare corner = qdr_board_square (&geometry.board, column, row);

      check_arms (&geometry, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, corner));
      check_arms (&geometry, qdr_move_make (QDR_MOVE_VERTICAL_WALL, corner));
    }
}

TEST (a_wall_lies_between_the_squares_it_is_named_after)
{
  const QdrBoardGeometry geometry = geometry_of (&cases[2]);
  const QdrSquare e3 = qdr_board_square (&geometry.board, 4, 2);
  const graphene_rect_t square = qdr_board_geometry_get_square (&geometry, e3);
  const graphene_rect_t lying =
      qdr_board_geometry_get_wall (&geometry, qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, e3));
  const graphene_rect_t standing =
      qdr_board_geometry_get_wall (&geometry, qdr_move_make (QDR_MOVE_VERTICAL_WALL, e3));

  ck_assert (lying.origin.x == square.origin.x);
  ck_assert (lying.origin.y + lying.size.height == square.origin.y);
  ck_assert (lying.size.width == 2 * geometry.square + geometry.groove);
  ck_assert (standing.origin.x == square.origin.x + geometry.square);
  ck_assert (standing.origin.y + standing.size.height == square.origin.y + geometry.square);
  ck_assert (standing.size.height == 2 * geometry.square + geometry.groove);
}

TEST (every_wall_has_a_target_of_some_size_on_19_by_19_at_phone_width)
{
  const Case a_case = { 19, 19, { 360, 360, 1, TRUE } };
  const QdrBoardGeometry geometry = geometry_of (&a_case);
  g_autofree guint *pixels = g_new0 (guint, 1 << 11);

  for (int y = 0; y < a_case.options.height; y++)
    for (int x = 0; x < a_case.options.width; x++) {
      const QdrMove move = pick_at (&geometry, (float) x + 0.5f, (float) y + 0.5f);

      if (move != QDR_MOVE_NONE)
        pixels[move]++;
    }

  for (guint row = 0; row < 18; row++)
    for (guint column = 0; column < 18; column++) {
      const QdrSquare corner = qdr_board_square (&geometry.board, column, row);

      ck_assert_uint_ge (pixels[qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, corner)], LEAST_TARGET);
      ck_assert_uint_ge (pixels[qdr_move_make (QDR_MOVE_VERTICAL_WALL, corner)], LEAST_TARGET);
    }
}

TEST (a_square_to_move_to_keeps_more_of_itself)
{
  const QdrBoardGeometry geometry = geometry_of (&cases[7]);
  const QdrSquare square = qdr_board_square (&geometry.board, 9, 1);
  const graphene_rect_t bounds = qdr_board_geometry_get_square (&geometry, square);
  const graphene_point_t near_edge =
      GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2,
                           bounds.origin.y + 0.24f * bounds.size.height);
  QdrBits destinations = { 0 };

  ck_assert (qdr_move_is_wall (pick_at (&geometry, near_edge.x, near_edge.y)));
  qdr_bits_set (&destinations, square);
  assert_move (&geometry,
               qdr_board_geometry_pick_move (&geometry, &near_edge, &destinations, QDR_MOVE_NONE),
               qdr_move_make (QDR_MOVE_STEP, square));
}

TEST (a_wall_that_is_shown_does_not_flicker_near_the_crossing)
{
  const QdrBoardGeometry geometry = geometry_of (&cases[2]);
  const QdrSquare corner = qdr_board_square (&geometry.board, 4, 2);
  const QdrMove lying = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL, corner);
  const QdrMove standing = qdr_move_make (QDR_MOVE_VERTICAL_WALL, corner);
  const graphene_rect_t bounds = qdr_board_geometry_get_wall (&geometry, lying);
  graphene_point_t point;

  graphene_rect_get_center (&bounds, &point);
  point.x += 10;
  point.y += 9;
  assert_move (&geometry, qdr_board_geometry_pick_wall (&geometry, &point, QDR_MOVE_NONE), lying);
  assert_move (&geometry, qdr_board_geometry_pick_wall (&geometry, &point, standing), standing);
  point.x += 10;
  assert_move (&geometry, qdr_board_geometry_pick_wall (&geometry, &point, standing), lying);
}

TEST (beside_the_board_there_is_nothing, .loops = G_N_ELEMENTS (cases))
{
  const QdrBoardGeometry geometry = geometry_of (&cases[_i]);
  const graphene_rect_t *frame = &geometry.frame;
  const graphene_point_t outside = GRAPHENE_POINT_INIT (frame->origin.x + frame->size.width + 1,
                                                        frame->origin.y + frame->size.height / 2);
  const graphene_point_t on_rim =
      GRAPHENE_POINT_INIT (frame->origin.x + 1, frame->origin.y + frame->size.height / 2);

  ck_assert_uint_eq (qdr_board_geometry_pick_wall (&geometry, &outside, QDR_MOVE_NONE),
                     QDR_MOVE_NONE);
  ck_assert_uint_eq (qdr_board_geometry_pick_step (&geometry, &on_rim), QDR_MOVE_NONE);
  ck_assert_uint_eq (pick_at (&geometry, on_rim.x, on_rim.y), QDR_MOVE_NONE);
}

TEST (a_wall_dragged_over_the_rim_stays_on_the_board, .loops = G_N_ELEMENTS (cases))
{
  const QdrBoardGeometry geometry = geometry_of (&cases[_i]);
  const graphene_rect_t *frame = &geometry.frame;

  for (float part = 0; part < 1; part += 0.01f) {
    const graphene_point_t point =
        GRAPHENE_POINT_INIT (frame->origin.x + 1, frame->origin.y + part * frame->size.height);
    const QdrMove wall = qdr_board_geometry_pick_wall (&geometry, &point, QDR_MOVE_NONE);
    graphene_rect_t bounds;

    ck_assert (qdr_move_is_wall (wall));
    ck_assert (qdr_bits_test (&geometry.board.corners, qdr_move_square (wall)));
    bounds = qdr_board_geometry_get_wall (&geometry, wall);
    ck_assert (bounds.origin.x < geometry.field.origin.x + geometry.pitch);
  }
}
