/*
 * The change of the shortest paths by a move, in the model and on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"
#include "qdr-board-picture.h"

static QdrBoardPathComparison
change_of (const char *move)
{
  return qdr_board_compare_paths (qdr_game_get_position (fixture.game), move_of (move));
}

static void
assert_path (const QdrBoardShortestPath *path, const char *squares)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);

  ck_assert_uint_eq (path->steps + 1, g_strv_length (names));
  for (guint i = 0; i <= path->steps; i++)
    ck_assert_uint_eq (path->squares[i], qdr_move_square (move_of (names[i])));
}

TEST_DEFAULTS (BOARD_FIXTURE)

TEST (a_wall_has_paths_before_and_after_it)
{
  QdrBoardPathComparison change;

  play ("e2 e8 e3 e7 e4 e6 c6h e7 d4 e6 e4 e5");
  change = change_of ("e3h");
  ck_assert_uint_eq (change.n_players, 2);
  ck_assert_uint_eq (change.before[0].steps, 0);
  assert_path (&change.after[0], "e4 e5 e6 e7 e8 e9");
  assert_path (&change.before[1], "e5 e4 e3 e2 e1");
  ck_assert_uint_eq (change.after[1].steps, 5);
  ck_assert_uint_eq (change.after[1].squares[0], qdr_move_square (move_of ("e5")));
  ck_assert_uint_eq (change.wall, QDR_MOVE_NONE);
}

TEST (a_step_leads_along_the_path_that_there_was)
{
  QdrBoardPathComparison change;

  play ("e2 e8 e3 e7 e4 e6 d7h a3h");
  change = change_of ("f4");
  ck_assert_uint_eq (change.before[0].steps, 0);
  ck_assert_uint_eq (change.before[1].steps, 0);
  assert_path (&change.after[0], "f4 f5 f6 f7 f8 f9");
  assert_path (&change_of ("e5").after[0], "e5 e6 e7 f7 f8 f9");
}

TEST (paths_know_whether_they_share_squares)
{
  ck_assert (!change_of ("e2").after[0].is_alone);
  ck_assert (change_of ("d1").after[0].is_alone);
  ck_assert (change_of ("d1").after[1].is_alone);
}

TEST (a_change_is_shown_until_the_position_changes)
{
  const QdrBoardPathComparison change = change_of ("e2");
  const QdrBoardScene *scene = get_scene ();

  qdr_board_view_set_path_comparison (fixture.board, &change);
  ck_assert_uint_eq (scene->path_comparison.n_players, 2);
  qdr_board_view_set_path_comparison (fixture.board, NULL);
  ck_assert_uint_eq (scene->path_comparison.n_players, 0);
  qdr_board_view_set_path_comparison (fixture.board, &change);
  play ("e2");
  ck_assert_uint_eq (scene->path_comparison.n_players, 0);
  /* The move that led here. */
  qdr_board_view_set_path_comparison (fixture.board, &change);
  ck_assert_uint_eq (scene->path_comparison.n_players, 2);
}

/* Counts the shapes in a picture. */
static guint
count_shapes (GskRenderNode *node)
{
  guint count = 0;

  switch (gsk_render_node_get_node_type (node)) {
  case GSK_COLOR_NODE:
    return 1;
  case GSK_ROUNDED_CLIP_NODE:
    return count_shapes (gsk_rounded_clip_node_get_child (node));
  case GSK_TRANSFORM_NODE:
    return count_shapes (gsk_transform_node_get_child (node));
  case GSK_OPACITY_NODE:
    return count_shapes (gsk_opacity_node_get_child (node));
  case GSK_CONTAINER_NODE:
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      count += count_shapes (gsk_container_node_get_child (node, i));
    return count;
  default:
    return 0;
  }
}

static guint
draw_and_count_shapes (void)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint count;

  GTK_WIDGET_GET_CLASS (fixture.board)->snapshot (GTK_WIDGET (fixture.board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  count = count_shapes (node);
  gsk_render_node_unref (node);
  return count;
}

/* Counts the grounds of numbers in a picture that are discs, or else angular. */
static guint
count_badges (GskRenderNode *node, gboolean discs)
{
  guint count = 0;

  if (gsk_render_node_get_node_type (node) == GSK_ROUNDED_CLIP_NODE) {
    const GskRoundedRect *clip = gsk_rounded_clip_node_get_clip (node);
    const graphene_size_t size = clip->bounds.size;

    return ABS (size.width - size.height) < 0.01f && size.width >= 14 &&
           discs == (clip->corner[0].width > size.width / 2 - 1);
  }
  if (gsk_render_node_get_node_type (node) == GSK_TRANSFORM_NODE)
    return count_badges (gsk_transform_node_get_child (node), discs);
  if (gsk_render_node_get_node_type (node) == GSK_OPACITY_NODE)
    return count_badges (gsk_opacity_node_get_child (node), discs);
  if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      count += count_badges (gsk_container_node_get_child (node, i), discs);
  return count;
}

static guint
draw_and_count_badges (gboolean discs)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  guint count;

  GTK_WIDGET_GET_CLASS (fixture.board)->snapshot (GTK_WIDGET (fixture.board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  count = count_badges (node, discs);
  gsk_render_node_unref (node);
  return count;
}

TEST (numbers_of_steps_are_angular_and_those_of_moves_are_discs)
{
  const QdrMove moves[] = { move_of ("e2"), move_of ("e8") };
  const QdrBoardPathComparison change = change_of ("e2");
  const guint n_others = draw_and_count_badges (FALSE);
  guint n_discs;

  qdr_board_view_set_path_comparison (fixture.board, &change);
  /* Without the dots of legal moves. */
  n_discs = draw_and_count_badges (TRUE);
  ck_assert_uint_eq (draw_and_count_badges (FALSE), n_others + change.n_players);
  ck_assert_uint_eq (n_discs, 0);
  qdr_board_view_set_expected_moves (fixture.board, moves, G_N_ELEMENTS (moves));
  ck_assert_uint_eq (draw_and_count_badges (FALSE), n_others + change.n_players);
  ck_assert_uint_eq (draw_and_count_badges (TRUE), n_discs + G_N_ELEMENTS (moves));
}

/* A bar for each step, three dashes for each step that is no longer on a path, all with
 * outlines, and two numbers. */
TEST (paths_are_lines_and_what_is_given_up_is_dashes)
{
  QdrBoardPathComparison change;
  guint bare;

  play ("e2 e8 e3 e7 e4 e6");
  change = change_of ("e3h");
  bare = draw_and_count_shapes ();
  qdr_board_view_set_path_comparison (fixture.board, &change);
  /* The dots of the four legal moves, each with an edge, would show through the paths, and are left
   * out. */
  ck_assert_uint_eq (draw_and_count_shapes (), bare - 2 * 4 + 2 * (5 + 6) + 2 * 3 * 5 + 2);
}

TEST (a_change_takes_the_place_of_the_shortest_paths)
{
  const QdrBoardPathComparison change = change_of ("e2");
  guint alone;

  g_object_set (fixture.board, "show-legal-moves", FALSE, NULL);
  qdr_board_view_set_path_comparison (fixture.board, &change);
  alone = draw_and_count_shapes ();
  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert_uint_eq (draw_and_count_shapes (), alone);
}

TEST (a_picture_of_the_board_has_no_change)
{
  const QdrBoardPathComparison change = change_of ("e2");
  g_autoptr (GdkTexture) bare = qdr_board_picture_paint (fixture.board, 300);
  g_autoptr (GBytes) bare_bytes = gdk_texture_save_to_png_bytes (bare);
  g_autoptr (GdkTexture) busy = NULL;
  g_autoptr (GBytes) busy_bytes = NULL;

  qdr_board_view_set_path_comparison (fixture.board, &change);
  busy = qdr_board_picture_paint (fixture.board, 300);
  busy_bytes = gdk_texture_save_to_png_bytes (busy);
  ck_assert (g_bytes_equal (bare_bytes, busy_bytes));
}
