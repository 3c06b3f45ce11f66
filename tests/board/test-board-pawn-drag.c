/*
 * Dragging a pawn: it follows the pointer, and glides back from an illegal square.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

static void
move_hand (const graphene_point_t *to)
{
  qdr_board_pointer_drag (board_get_pointer (fixture.board), to, 50);
}

/* Picks up the pawn on @from and holds it over @to. */
static void
hold (const char *from, const char *to)
{
  const graphene_point_t point = point_of (to);

  press (from);
  move_hand (&point);
}

static void
drop (void)
{
  qdr_board_pointer_release (board_get_pointer (fixture.board));
}

static gboolean
is_at_rest (gpointer data)
{
  return !get_scene ()->motion.is_running;
}

static void
assert_glides (const char *from)
{
  const QdrBoardMotion *motion = &get_scene ()->motion;
  const graphene_point_t start = point_of (from);

  ck_assert (!get_scene ()->carried.is_carried);
  ck_assert (motion->is_running && motion->dropped.is_carried);
  ck_assert_uint_eq (motion->dropped.player, 0);
  ck_assert (graphene_point_near (&GRAPHENE_POINT_INIT (motion->dropped.x, motion->dropped.y),
                                  &start, 0.5f));
  ck_assert_uint_eq (motion->from[0], QDR_NO_SQUARE);
  fixture_wait (is_at_rest, NULL);
  ck_assert (!motion->dropped.is_carried);
}

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_pawn_that_is_dragged_follows_the_pointer, .loops = QDR_DIRECTIONS)
{
  const graphene_point_t between = GRAPHENE_POINT_INIT (123, 45);

  qdr_board_view_set_rotation (fixture.board, (guint) _i);
  press ("e1");
  ck_assert (!get_scene ()->carried.is_carried);
  move_hand (&between);
  ck_assert (get_scene ()->carried.is_carried);
  ck_assert_uint_eq (get_scene ()->carried.player, 0);
  ck_assert (
      graphene_point_near (&GRAPHENE_POINT_INIT (get_scene ()->carried.x, get_scene ()->carried.y),
                           &between, 0.1f));
  /* The game has not changed. */
  assert_ply (0);
}

TEST (it_goes_on_from_where_it_was_let_go)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  hold ("e1", "e2");
  drop ();
  assert_last_move ("e2");
  assert_glides ("e2");
}

TEST (a_pawn_whose_move_is_refused_glides_home)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  hold ("e1", "c6");
  drop ();
  assert_ply (0);
  ck_assert_ptr_nonnull (fixture.refused);
  assert_glides ("c6");
}

/* As while the window asks about a variation. */
TEST (a_pawn_whose_move_is_not_played_at_once_glides_home)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  fixture.plays = FALSE;
  hold ("e1", "e2");
  drop ();
  ck_assert_uint_eq (fixture.proposed, move_of ("e2"));
  assert_ply (0);
  assert_glides ("e2");
}

TEST (a_pawn_that_is_put_back_says_nothing)
{
  fixture.proposed = QDR_MOVE_NONE;
  hold ("e1", "e2");
  hold ("e1", "e1");
  drop ();
  ck_assert (!get_scene ()->carried.is_carried);
  ck_assert_uint_eq (fixture.proposed, QDR_MOVE_NONE);
  ck_assert_ptr_null (fixture.refused);
}

TEST (beside_the_board_it_glides_home_and_nothing_is_asked_for)
{
  const graphene_point_t beside = GRAPHENE_POINT_INIT (-30, -30);

  qdr_board_view_set_animate (fixture.board, TRUE);
  press ("e1");
  move_hand (&beside);
  drop ();
  assert_ply (0);
  ck_assert_ptr_null (fixture.refused);
  ck_assert (get_scene ()->motion.dropped.is_carried);
}

TEST (escape_lets_it_glide_home)
{
  qdr_board_view_set_animate (fixture.board, TRUE);
  focus ("e1");
  hold ("e1", "e2");
  ck_assert (press_key (GDK_KEY_Escape, 0));
  assert_glides ("e2");
  drop ();
  assert_ply (0);
}

TEST (without_motion_it_is_home_at_once)
{
  hold ("e1", "c6");
  drop ();
  ck_assert (!get_scene ()->carried.is_carried);
  ck_assert (!get_scene ()->motion.is_running);
}

TEST (only_the_pawn_to_move_is_taken_up)
{
  hold ("e9", "e8");
  ck_assert (!get_scene ()->carried.is_carried);
  drop ();
  hold ("d4", "e2");
  ck_assert (!get_scene ()->carried.is_carried);
  drop ();
  /* A drag to a possible square is still a move. */
  assert_last_move ("e2");
}

TEST (a_game_that_goes_on_elsewhere_takes_the_pawn_out_of_the_hand)
{
  hold ("e1", "e2");
  play ("d1");
  ck_assert (!get_scene ()->carried.is_carried);
  drop ();
  assert_ply (1);
}
