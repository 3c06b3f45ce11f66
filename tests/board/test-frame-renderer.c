/*
 * A game as a series of pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "qdr-board-picture.h"

#define SIZE 300

static GBytes *
paint (QdrFrameRenderer *film, guint ply)
{
  GBytes *pixels = qdr_frame_renderer_paint_frame (film, ply);

  ck_assert_uint_eq (g_bytes_get_size (pixels), sizeof (guint32) *
                                                    (gsize) qdr_frame_renderer_get_width (film) *
                                                    (gsize) qdr_frame_renderer_get_height (film));
  return pixels;
}

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (there_is_a_picture_of_each_position_and_no_two_are_alike)
{
  g_autoptr (QdrFrameRenderer) film = NULL;
  g_autoptr (GBytes) last = NULL;

  play ("e2 e8 e3h resign");
  qdr_game_step_back (fixture.game);
  film = qdr_frame_renderer_new (fixture.board, SIZE);
  ck_assert_uint_eq (qdr_frame_renderer_get_n_frames (film), 5);
  for (guint ply = 0; ply < qdr_frame_renderer_get_n_frames (film); ply++) {
    g_autoptr (GBytes) pixels = paint (film, ply);

    ck_assert (last == NULL || !g_bytes_equal (pixels, last));
    g_clear_pointer (&last, g_bytes_unref);
    last = g_bytes_ref (pixels);
  }
}

TEST (what_happens_on_the_board_meanwhile_changes_nothing)
{
  g_autoptr (QdrFrameRenderer) film = NULL;
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) after = NULL;

  play ("e2 e8");
  film = qdr_frame_renderer_new (fixture.board, SIZE);
  before = paint (film, 2);
  point_at ("e3h");
  play ("e3 a1h");
  after = paint (film, 2);
  ck_assert (g_bytes_equal (before, after));
  ck_assert_uint_eq (qdr_frame_renderer_get_n_frames (film), 3);
}

TEST (a_board_that_is_no_square_fills_the_picture_and_one_that_is_turned_is_turned)
{
  g_autoptr (QdrGame) game = create_game (13, 7, 2);
  g_autoptr (QdrFrameRenderer) film = NULL;
  g_autoptr (QdrFrameRenderer) turned = NULL;

  show_game (game);
  film = qdr_frame_renderer_new (fixture.board, SIZE);
  ck_assert_int_le (qdr_frame_renderer_get_width (film), SIZE);
  ck_assert_int_gt (qdr_frame_renderer_get_width (film), qdr_frame_renderer_get_height (film));
  qdr_board_view_set_rotation (fixture.board, 1);
  turned = qdr_frame_renderer_new (fixture.board, SIZE);
  ck_assert_int_lt (qdr_frame_renderer_get_width (turned), qdr_frame_renderer_get_height (turned));
}

TEST (the_edge_has_the_colour_of_the_board)
{
  g_autoptr (QdrFrameRenderer) film = qdr_frame_renderer_new (fixture.board, SIZE);
  g_autoptr (GBytes) pixels = paint (film, 0);
  const guint32 *first = g_bytes_get_data (pixels, NULL);
  const gsize last = g_bytes_get_size (pixels) / sizeof (guint32) - 1;

  ck_assert_uint_ne (first[0], 0);
  ck_assert_uint_eq (first[0], first[last]);
}
