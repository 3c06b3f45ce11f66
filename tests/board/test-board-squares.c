/*
 * Accessible squares and slots: names and actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include <math.h>

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (the_actions_of_a_square_move_and_place_walls)
{
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (square_at ("e2")), "square.activate", NULL));
  assert_last_move ("e2");
  gtk_widget_activate_action (GTK_WIDGET (square_at ("c3")), "square.horizontal-wall", NULL);
  assert_last_move ("c3h");
  gtk_widget_activate_action (GTK_WIDGET (square_at ("c6")), "square.vertical-wall", NULL);
  assert_last_move ("c6v");
}

TEST (a_wall_at_a_square_without_a_corner_is_refused)
{
  gtk_widget_activate_action (GTK_WIDGET (square_at ("i4")), "square.horizontal-wall", NULL);
  gtk_widget_activate_action (GTK_WIDGET (square_at ("a9")), "square.vertical-wall", NULL);
  assert_ply (0);
  ck_assert_str_eq (fixture.refused, "That is off the board.");
}

TEST (squares_say_what_is_on_them_and_keep_up_with_the_game)
{
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Anna");
  board_assert_label (square_at ("e1"), "e1, Anna’s pawn, can move north, east, west");
  board_assert_label (square_at ("e2"), "e2, you can move here");
  play ("e2 e3h");
  board_assert_label (square_at ("e1"), "e1, you can move here");
  board_assert_label (square_at ("f3"), "f3, wall above");
  board_assert_label (square_at ("e4"), "e4, wall below");
  qdr_game_step_back (fixture.game);
  board_assert_label (square_at ("f3"), "f3");
}

TEST (places_for_walls_have_names_and_keep_up_with_the_game)
{
  const char *free = "e3h, wall above e3 and f3, free";

  ck_assert_uint_eq (board_count_children (fixture.board, QDR_TYPE_SLOT_VIEW), 2 * 8 * 8);
  board_assert_label (slot_at ("e3h"), free);
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Anna");
  play ("e3h");
  board_assert_label (slot_at ("e3h"), "e3h, wall above e3 and f3, placed by Anna");
  board_assert_label (slot_at ("e3v"), "e3v, wall to the right of e3 and e4, no room: crosses e3h");
  qdr_player_set_name (qdr_game_get_player (fixture.game, 0), "Zoe");
  board_assert_label (slot_at ("e3h"), "e3h, wall above e3 and f3, placed by Zoe");
  qdr_game_step_back (fixture.game);
  board_assert_label (slot_at ("e3h"), free);
}

TEST (the_action_of_a_place_for_a_wall_places_it_or_says_why_not)
{
  ck_assert (gtk_widget_activate_action (GTK_WIDGET (slot_at ("h8v")), "slot.place", NULL));
  assert_last_move ("h8v");
  gtk_widget_activate_action (GTK_WIDGET (slot_at ("h8h")), "slot.place", NULL);
  assert_ply (1);
  ck_assert_str_eq (fixture.refused, "That crosses another wall.");
}

/* Counts the places for walls that have the state "free". */
static guint
count_free_slots (void)
{
  const QdrSlotState free = { QDR_REFUSAL_REASON_NONE, 0, QDR_MOVE_NONE };
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (QDR_IS_SLOT_VIEW (child) && qdr_slot_view_describes_state (QDR_SLOT_VIEW (child), free))
      count++;
  return count;
}

TEST (a_move_says_something_new_of_few_places_only)
{
  ck_assert_uint_eq (count_free_slots (), 128);
  play ("e3h");
  ck_assert_uint_eq (count_free_slots (), 124);
}

TEST (places_for_walls_lie_in_their_grooves_and_let_the_mouse_through)
{
  const graphene_point_t point = point_of ("e3h");
  graphene_rect_t bounds;
  graphene_rect_t groove = qdr_board_geometry_get_wall (get_geometry (), move_of ("e3h"));

  ck_assert (gtk_widget_compute_bounds (GTK_WIDGET (slot_at ("e3h")), GTK_WIDGET (fixture.board),
                                        &bounds));
  ck_assert (fabsf (bounds.origin.x - groove.origin.x) < 1 &&
             fabsf (bounds.origin.y - groove.origin.y) < 1);
  ck_assert (!QDR_IS_SLOT_VIEW (gtk_widget_pick (GTK_WIDGET (fixture.board), (double) point.x,
                                                 (double) point.y, GTK_PICK_DEFAULT)));
}
