/*
 * Arrows and marks that a player draws with the secondary button.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"
#include "qdr-board-picture.h"
#include "waiting.h"

static const QdrBoardSketch *
get_sketch (void)
{
  return &get_scene ()->sketch;
}

static QdrBoardPencil *
get_pencil (void)
{
  return board_get_pencil (fixture.board);
}

static void
draw (const char *from, const char *to)
{
  const graphene_point_t start = point_of (from);
  const graphene_point_t end = point_of (to);

  ck_assert (qdr_board_pencil_begin_stroke (get_pencil (), &start));
  qdr_board_pencil_continue_stroke (get_pencil (), &end);
  qdr_board_pencil_end_stroke (get_pencil ());
}

static void
assert_stroke (guint index, const char *from, const char *to)
{
  const QdrBoardStroke stroke = get_sketch ()->strokes[index];

  ck_assert_uint_lt (index, get_sketch ()->n_strokes);
  ck_assert_uint_eq (stroke.from, qdr_move_square (move_of (from)));
  ck_assert_uint_eq (stroke.to, qdr_move_square (move_of (to)));
}

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_drag_draws_an_arrow_and_a_click_a_mark_however_the_board_is_turned, .loops = QDR_DIRECTIONS)
{
  qdr_board_view_set_rotation (fixture.board, (guint) _i);
  draw ("e2", "c4");
  draw ("g7", "g7");
  ck_assert_uint_eq (get_sketch ()->n_strokes, 2);
  assert_stroke (0, "e2", "c4");
  assert_stroke (1, "g7", "g7");
  assert_ply (0);
}

TEST (what_is_being_drawn_is_seen)
{
  const graphene_point_t start = point_of ("a1");
  const graphene_point_t end = point_of ("b3");
  const graphene_point_t beside = GRAPHENE_POINT_INIT (-30, -30);

  qdr_board_pencil_begin_stroke (get_pencil (), &start);
  qdr_board_pencil_continue_stroke (get_pencil (), &end);
  ck_assert (get_sketch ()->is_drawing);
  ck_assert_uint_eq (get_sketch ()->drawing.to, qdr_move_square (move_of ("b3")));
  ck_assert_uint_eq (get_sketch ()->n_strokes, 0);
  qdr_board_pencil_continue_stroke (get_pencil (), &beside);
  ck_assert (!get_sketch ()->is_drawing);
  qdr_board_pencil_end_stroke (get_pencil ());
  ck_assert_uint_eq (get_sketch ()->n_strokes, 0);
  ck_assert (!qdr_board_pencil_begin_stroke (get_pencil (), &beside));
  ck_assert (!qdr_board_pencil_is_drawing (get_pencil ()));
}

TEST (the_same_again_takes_it_away)
{
  draw ("e2", "c4");
  draw ("c4", "c4");
  draw ("c4", "e2");
  draw ("e2", "c4");
  ck_assert_uint_eq (get_sketch ()->n_strokes, 2);
  assert_stroke (0, "c4", "c4");
  assert_stroke (1, "c4", "e2");
  draw ("c4", "c4");
  ck_assert_uint_eq (get_sketch ()->n_strokes, 1);
}

TEST (of_very_many_the_oldest_goes)
{
  for (guint i = 0; i <= QDR_BOARD_MAX_STROKES; i++) {
    const char to[] = { (char) ('a' + i % 9), (char) ('1' + i / 9), '\0' };

    draw ("i9", to);
  }
  ck_assert_uint_eq (get_sketch ()->n_strokes, QDR_BOARD_MAX_STROKES);
  assert_stroke (0, "i9", "b1");
}

TEST (it_goes_with_the_next_move_and_with_another_position)
{
  draw ("e2", "c4");
  play ("e2");
  ck_assert_uint_eq (get_sketch ()->n_strokes, 0);
  draw ("e2", "c4");
  qdr_game_step_back (fixture.game);
  ck_assert_uint_eq (get_sketch ()->n_strokes, 0);
}

TEST (it_stays_while_nothing_moves)
{
  draw ("e2", "c4");
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Zoe");
  qdr_board_view_set_locked (fixture.board, TRUE);
  point_at ("e3v");
  click ("e5");
  ck_assert_uint_eq (get_sketch ()->n_strokes, 1);
}

TEST (it_goes_with_the_game)
{
  g_autoptr (QdrGame) game = create_game (9, 9, 2);

  draw ("e2", "c4");
  show_game (game);
  ck_assert_uint_eq (get_sketch ()->n_strokes, 0);
}

TEST (escape_takes_all_of_it_away_and_then_means_what_it_did)
{
  focus ("e1");
  ck_assert (!press_key (GDK_KEY_Escape, 0));
  draw ("e2", "c4");
  draw ("e5", "e5");
  ck_assert (press_key (GDK_KEY_Escape, 0));
  ck_assert_uint_eq (get_sketch ()->n_strokes, 0);
  ck_assert (!press_key (GDK_KEY_Escape, 0));
}

TEST (a_board_that_waits_can_be_drawn_on)
{
  qdr_board_view_set_locked (fixture.board, TRUE);
  draw ("e2", "c4");
  ck_assert_uint_eq (get_sketch ()->n_strokes, 1);
}

TEST (a_picture_is_without_it)
{
  g_autoptr (GdkTexture) bare = qdr_board_picture_paint (fixture.board, 200);
  g_autoptr (GBytes) before = gdk_texture_save_to_png_bytes (bare);
  g_autoptr (GdkTexture) picture = NULL;
  g_autoptr (GBytes) after = NULL;

  draw ("e2", "c4");
  picture = qdr_board_picture_paint (fixture.board, 200);
  after = gdk_texture_save_to_png_bytes (picture);
  ck_assert (g_bytes_equal (before, after));
}

TEST (what_is_drawn_is_announced)
{
  focus ("e1");
  draw ("e2", "c4");
  assert_announced ("Arrow from e2 to c4");
  draw ("e5", "e5");
  assert_announced ("Mark on e5");
  press_key (GDK_KEY_Escape, 0);
  assert_announced ("Arrows and marks removed.");
}
