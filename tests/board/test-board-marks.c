/*
 * Marks on a board: lines, mistakes, hints and shortest paths.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"
#include "qdr-board-picture.h"

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_wall_that_shuts_somebody_in_marks_the_squares_behind_it)
{
  const QdrBits *shut_in = &get_scene ()->shut_in;

  play ("d1v e8 e1v h2h");
  point_at ("d2h");
  ck_assert_uint_eq (qdr_bits_count (*shut_in, QDR_BITS_WORDS), 2);
  ck_assert (qdr_bits_test (shut_in, qdr_move_square (move_of ("e1"))));
  ck_assert (qdr_bits_test (shut_in, qdr_move_square (move_of ("e2"))));
  ck_assert_uint_eq (get_scene ()->shut_in_player, 0);
  point_at ("d3h");
  ck_assert_uint_eq (get_scene ()->shut_in_player, QDR_NOBODY);
  ck_assert (!qdr_bits_any (*shut_in, QDR_BITS_WORDS));
}

TEST (a_line_is_shown_up_to_what_is_not_legal_and_goes_with_the_position)
{
  const QdrMove moves[] = { move_of ("e2"), move_of ("e3h"), move_of ("e3h"), move_of ("e8") };
  const QdrBoardExpectedMoves *line = &get_scene ()->expected_moves;

  qdr_board_view_set_expected_moves (fixture.board, moves, G_N_ELEMENTS (moves));
  ck_assert_uint_eq (line->n_moves, 2);
  ck_assert_uint_eq (line->moves[0].from, qdr_move_square (move_of ("e1")));
  ck_assert_uint_eq (line->moves[1].player, 1);
  play ("e2");
  ck_assert_uint_eq (line->n_moves, 0);
}

static GBytes *
paint_picture (void)
{
  g_autoptr (GdkTexture) picture = qdr_board_picture_paint (fixture.board, 300);

  return gdk_texture_save_to_png_bytes (picture);
}

TEST (a_picture_has_the_position_alone)
{
  g_autoptr (GBytes) bare = paint_picture ();
  g_autoptr (GBytes) busy = NULL;

  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  qdr_board_view_set_hint (fixture.board, move_of ("e2"));
  qdr_board_view_set_expected_moves (fixture.board, (QdrMove[]){ move_of ("e2") }, 1);
  qdr_board_view_set_mistake (fixture.board, move_of ("e1h"), "?");
  point_at ("c3v");
  qdr_board_view_set_scanning (fixture.board, QDR_SCANNING_STEPPED, 1);
  ck_assert_uint_eq (get_scene ()->expected_moves.n_moves, 1);

  busy = paint_picture ();
  ck_assert (g_bytes_equal (bare, busy));
}

TEST (a_mistake_is_shown_until_the_position_changes)
{
  const QdrBoardScene *scene = get_scene ();

  ck_assert_uint_eq (scene->mistake, QDR_MOVE_NONE);
  qdr_board_view_set_mistake (fixture.board, move_of ("e3h"), "??");
  ck_assert_uint_eq (scene->mistake, move_of ("e3h"));
  ck_assert_str_eq (scene->mistake_sign, "??");
  play ("e2");
  ck_assert_uint_eq (scene->mistake, QDR_MOVE_NONE);
}

/* Counts the outlines in a picture. */
static guint
count_outlines (GskRenderNode *node)
{
  guint count = 0;

  switch (gsk_render_node_get_node_type (node)) {
  case GSK_BORDER_NODE:
    return 1;
  case GSK_TRANSFORM_NODE:
    return count_outlines (gsk_transform_node_get_child (node));
  case GSK_OPACITY_NODE:
    return count_outlines (gsk_opacity_node_get_child (node));
  case GSK_CONTAINER_NODE:
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      count += count_outlines (gsk_container_node_get_child (node, i));
    return count;
  default:
    return 0;
  }
}

static guint
draw_and_count_outlines (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint count;

  GTK_WIDGET_GET_CLASS (fixture.board)->snapshot (GTK_WIDGET (fixture.board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  count = count_outlines (node);
  gsk_render_node_unref (node);
  return count;
}

/* Two moves lead aside, and one straight on. */
TEST (possible_moves_are_circles_among_the_dots_of_paths)
{
  const guint without = draw_and_count_outlines ();

  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert_uint_eq (draw_and_count_outlines (), without + 3);
  g_object_set (fixture.board, "show-legal-moves", FALSE, NULL);
  ck_assert_uint_eq (draw_and_count_outlines (), without);
}

TEST (moves_of_a_line_are_numbered_where_there_are_several)
{
  const QdrMove moves[] = { move_of ("e2"), move_of ("e8") };
  const guint without = draw_and_count_outlines ();

  qdr_board_view_set_expected_moves (fixture.board, moves, 1);
  ck_assert_uint_eq (draw_and_count_outlines (), without);
  qdr_board_view_set_expected_moves (fixture.board, moves, 2);
  ck_assert_uint_eq (draw_and_count_outlines (), without + 2);
}

/* A player who tries a wall still points at it when its number is shown. */
TEST (the_number_of_a_wall_that_is_pointed_at_is_not_covered)
{
  const QdrMove moves[] = { move_of ("c3v"), move_of ("e8") };
  guint without;

  qdr_board_view_set_expected_moves (fixture.board, moves, 2);
  without = draw_and_count_outlines ();
  point_at ("c3v");
  ck_assert_uint_eq (get_scene ()->pointed, move_of ("c3v"));
  ck_assert_uint_eq (draw_and_count_outlines (), without);
  point_at ("c5v");
  ck_assert_uint_eq (draw_and_count_outlines (), without + 1);
}

TEST (a_path_knows_whether_another_one_has_squares_of_it)
{
  const QdrBoardShortestPath *paths = get_scene ()->shortest_paths;

  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert (!paths[0].is_alone);
  ck_assert (!paths[1].is_alone);
  play ("d1");
  ck_assert (paths[0].is_alone);
  ck_assert (paths[1].is_alone);
}

TEST (shortest_paths_follow_the_position_as_long_as_they_are_wanted)
{
  const QdrBoardShortestPath *paths = get_scene ()->shortest_paths;

  play ("e2");
  ck_assert_uint_eq (paths[0].steps, 0);
  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert_uint_eq (paths[0].steps, 7);
  ck_assert_uint_eq (paths[1].steps, 8);
  play ("e8");
  ck_assert_uint_eq (paths[1].steps, 7);
  ck_assert_uint_eq (paths[1].squares[0], qdr_move_square (move_of ("e8")));
  qdr_board_view_set_show_shortest_paths (fixture.board, FALSE);
  ck_assert_uint_eq (paths[0].steps, 0);
}

TEST (a_hint_is_dropped_when_the_position_changes)
{
  qdr_board_view_set_hint (fixture.board, move_of ("e3v"));
  ck_assert_uint_eq (qdr_board_view_get_hint (fixture.board), move_of ("e3v"));
  play ("e2");
  ck_assert_uint_eq (qdr_board_view_get_hint (fixture.board), QDR_MOVE_NONE);
}
