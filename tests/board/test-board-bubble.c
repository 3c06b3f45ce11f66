/*
 * The place of the bubble for a wall on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-hands.h"
#include "test.h"

static const graphene_rect_t room = GRAPHENE_RECT_INIT (10, 10, 300, 300);

/* A wall, an area to avoid beside it (or empty), and the upper left corner of a bubble of 100
 * x 40. */
static const struct {
  graphene_rect_t wall;
  graphene_rect_t avoid;
  graphene_point_t place;
} cases[] = {
  { GRAPHENE_RECT_INIT (100, 150, 60, 10), GRAPHENE_RECT_INIT (0, 0, 0, 0),
    GRAPHENE_POINT_INIT (80, 100) },
  { GRAPHENE_RECT_INIT (10, 150, 60, 10), GRAPHENE_RECT_INIT (0, 0, 0, 0),
    GRAPHENE_POINT_INIT (10, 100) },
  { GRAPHENE_RECT_INIT (250, 150, 60, 10), GRAPHENE_RECT_INIT (0, 0, 0, 0),
    GRAPHENE_POINT_INIT (210, 100) },
  { GRAPHENE_RECT_INIT (100, 50, 60, 10), GRAPHENE_RECT_INIT (0, 0, 0, 0),
    GRAPHENE_POINT_INIT (80, 70) },
  { GRAPHENE_RECT_INIT (100, 150, 60, 10), GRAPHENE_RECT_INIT (90, 110, 30, 30),
    GRAPHENE_POINT_INIT (80, 170) },
  { GRAPHENE_RECT_INIT (100, 40, 10, 240), GRAPHENE_RECT_INIT (0, 0, 0, 0),
    GRAPHENE_POINT_INIT (120, 140) },
  { GRAPHENE_RECT_INIT (250, 40, 10, 240), GRAPHENE_RECT_INIT (0, 0, 0, 0),
    GRAPHENE_POINT_INIT (140, 140) },
};

TEST (the_words_stand_in_the_room_beside_the_wall_and_not_on_it, .loops = G_N_ELEMENTS (cases))
{
  const graphene_rect_t *avoid = cases[_i].avoid.size.width > 0 ? &cases[_i].avoid : NULL;
  const graphene_rect_t place =
      qdr_board_bubble_find_place (&room, &cases[_i].wall, avoid, 100, 40);

  ck_assert_int_eq ((int) place.origin.x, (int) cases[_i].place.x);
  ck_assert_int_eq ((int) place.origin.y, (int) cases[_i].place.y);
  ck_assert (graphene_rect_contains_rect (&room, &place));
  ck_assert (!graphene_rect_intersection (&place, &cases[_i].wall, NULL));
}

TEST (what_should_be_seen_is_covered_rather_than_the_wall)
{
  const graphene_rect_t wall = GRAPHENE_RECT_INIT (100, 150, 60, 10);
  const graphene_rect_t place = qdr_board_bubble_find_place (&room, &wall, &room, 100, 40);

  ck_assert (!graphene_rect_intersection (&place, &wall, NULL));
}

TEST (without_words_there_is_no_text)
{
  GtkWidget *bubble;

  gtk_init ();
  bubble = g_object_ref_sink (qdr_board_bubble_new ());
  ck_assert_ptr_null (board_read_bubble (bubble));
  qdr_board_bubble_set_text (QDR_BOARD_BUBBLE (bubble), "That crosses another wall.");
  ck_assert_str_eq (board_read_bubble (bubble), "That crosses another wall.");
  qdr_board_bubble_set_text (QDR_BOARD_BUBBLE (bubble), NULL);
  ck_assert_ptr_null (board_read_bubble (bubble));
  g_object_unref (bubble);
}
