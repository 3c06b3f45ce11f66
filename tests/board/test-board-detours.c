/*
 * Paths around a wall that is pointed at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-fixture.h"

#include "qdr-board-picture.h"
#include "qdr-movegen.h"

static void
set_up (void)
{
  set_up_board ();
  qdr_board_view_set_detours (fixture.board, QDR_DETOURS_SHOWN);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down_board)

/* Paths */

/* Returns whether one step leads from @from to @to, walls included. */
static gboolean
is_step (const QdrPosition *position, QdrSquare from, QdrSquare to)
{
  const int stride = position->board.stride;
  const int deltas[QDR_DIRECTIONS] = {
    [QDR_NORTH] = stride, [QDR_EAST] = 1, [QDR_SOUTH] = -stride, [QDR_WEST] = -1
  };

  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    if ((int) to == (int) from + deltas[direction])
      return qdr_bits_test (&position->open[direction], from);
  return FALSE;
}

/* Compares the detours around @wall with the distances before and after it. */
static void
assert_detours (QdrBoardScene *scene, QdrMove wall)
{
  QdrPosition after = scene->position;

  qdr_position_add_wall (&after, wall);
  qdr_board_scene_find_detours (scene, wall);
  ck_assert_uint_eq (scene->detours.n_players, after.players);
  for (guint player = 0; player < after.players; player++) {
    const QdrBoardShortestPath *path = &scene->detours.after[player];
    const guint distance = qdr_position_goal_distance (&after, player);
    const guint added = distance - qdr_position_goal_distance (&scene->position, player);

    ck_assert_uint_eq (qdr_board_scene_get_added_steps (scene, player), added);
    ck_assert_uint_eq (path->steps, added > 0 ? distance : 0);
    if (added == 0)
      continue;
    ck_assert_uint_eq (path->squares[0], after.pawns[player]);
    ck_assert (qdr_bits_test (qdr_position_goal (&after, player), path->squares[path->steps]));
    for (guint i = 0; i < path->steps; i++)
      ck_assert (is_step (&after, path->squares[i], path->squares[i + 1]));
  }
}

/* On boards of all sizes, after some moves by chance. */
TEST (each_player_whom_a_wall_delays_has_a_detour_and_no_other,
      .loops = (QDR_BOARD_MAX - QDR_BOARD_MIN) / 2 + 1)
{
  const guint size = QDR_BOARD_MIN + 2 * (guint) _i;
  g_autoptr (GRand) rand = g_rand_new_with_seed (size);

  for (guint players = 2; players <= QDR_MAX_PLAYERS; players += 2) {
    QdrBoardScene scene = { .show_detours = TRUE };
    QdrMoveList moves = { 0 };

    qdr_position_init (&scene.position, size, size, players);
    for (guint i = 0; i < 2 * size; i++) {
      QdrUndo undo;

      moves.count = 0;
      qdr_position_generate_moves (&scene.position, &moves);
      qdr_position_do_move (&scene.position,
                            moves.moves[g_rand_int_range (rand, 0, (int) moves.count)], &undo);
      for (guint player = 0; player < players; player++)
        if (qdr_position_goal_distance (&scene.position, player) == 0)
          qdr_position_undo_move (&scene.position, &undo);
    }
    moves.count = 0;
    qdr_position_generate_moves (&scene.position, &moves);
    for (guint i = 0; i < moves.count; i++)
      if (qdr_move_is_wall (moves.moves[i]))
        assert_detours (&scene, moves.moves[i]);
    qdr_board_scene_find_detours (&scene, QDR_MOVE_NONE);
    ck_assert_uint_eq (scene.detours.n_players, 0);
  }
}

/* Pointing */

/* Fails unless the board shows that many added steps for the two players. */
static void
assert_added (guint first, guint second)
{
  ck_assert_uint_eq (qdr_board_scene_get_added_steps (get_scene (), 0), first);
  ck_assert_uint_eq (qdr_board_scene_get_added_steps (get_scene (), 1), second);
}

TEST (a_mouse_that_points_at_a_wall_shows_the_detours_until_it_moves_away)
{
  play ("e2 e8 e3 e7 e4 e6 d6h a1h");
  point_at ("e4h");
  assert_added (1, 1);
  point_at ("e5");
  assert_added (0, 0);
  point_at ("f6h");
  assert_added (1, 0);
  point_at ("a7h");
  assert_added (0, 0);
  point_at ("f6h");
  qdr_board_pointer_leave (board_get_pointer (fixture.board));
  assert_added (0, 0);
  ck_assert_uint_eq (get_scene ()->detours.n_players, 0);
}

TEST (a_wall_that_is_refused_has_no_detours)
{
  play ("e4h");
  point_at ("e4v");
  ck_assert_ptr_nonnull (qdr_board_view_get_notice (fixture.board));
  ck_assert_uint_eq (get_scene ()->detours.n_players, 0);
}

TEST (a_tap_shows_the_detours_until_the_wall_is_placed)
{
  tap ("e4h");
  ck_assert (board_offers_wall ());
  assert_added (1, 1);
  tap ("e4h");
  assert_last_move ("e4h");
  assert_added (0, 0);
}

TEST (a_dragged_wall_has_its_detours, .loops = 2)
{
  const graphene_point_t far = point_of ("e4h");
  const gboolean finger = _i == 1;

  press ("a1h");
  assert_added (0, 0);
  qdr_board_pointer_drag (board_get_pointer (fixture.board), &far, 100);
  assert_added (1, 1);
  qdr_board_pointer_cancel (board_get_pointer (fixture.board));
  assert_added (0, 0);

  ck_assert (qdr_board_view_begin_stock_drag (fixture.board, 0, finger));
  qdr_board_view_move_stock_drag (fixture.board, &far);
  assert_added (1, 1);
  qdr_board_view_move_stock_drag (fixture.board, &GRAPHENE_POINT_INIT (-30, 300));
  assert_added (0, 0);
}

TEST (a_wall_under_the_keyboard_focus_has_its_detours)
{
  focus ("e4");
  press_key (GDK_KEY_h, 0);
  assert_added (1, 1);
  press_key (GDK_KEY_r, 0);
  assert_added (0, 0);
  press_key (GDK_KEY_r, 0);
  assert_added (1, 1);
  press_key (GDK_KEY_Escape, 0);
  assert_added (0, 0);
}

TEST (a_wall_that_is_scanned_has_its_detours)
{
  QdrBoardSwitchInput *switches = board_get_switch (fixture.board);

  qdr_board_view_set_scanning (fixture.board, QDR_SCANNING_STEPPED, 1000);
  while (!board_scan_leads_to (fixture.board, move_of ("e4h")))
    qdr_board_switch_input_advance (switches);
  qdr_board_switch_input_take_choice (switches);
  while (!board_scan_leads_to (fixture.board, move_of ("e4h")))
    qdr_board_switch_input_advance (switches);
  qdr_board_switch_input_take_choice (switches);
  while (!board_scan_leads_to (fixture.board, move_of ("e4h")))
    qdr_board_switch_input_advance (switches);
  assert_added (1, 1);
}

TEST (four_players_have_their_detours)
{
  g_autoptr (QdrGame) game = create_game (9, 9, 4);

  show_game (game);
  gtk_widget_size_allocate (GTK_WIDGET (fixture.board), &(GtkAllocation){ 0, 0, 600, 600 }, -1);
  point_at ("e2h");
  for (guint player = 0; player < 4; player++)
    ck_assert_uint_eq (qdr_board_scene_get_added_steps (get_scene (), player), player % 2 == 0);
}

/* Shortest paths */

TEST (shortest_paths_lead_around_the_wall_pointed_at)
{
  const QdrBoardScene *scene = get_scene ();

  qdr_board_view_set_detours (fixture.board, QDR_DETOURS_IN_PATHS);
  point_at ("e4h");
  ck_assert_uint_eq (scene->detours.n_players, 0);
  qdr_board_view_set_show_shortest_paths (fixture.board, TRUE);
  ck_assert_uint_eq (scene->detours.after[0].steps, 9);
  assert_added (0, 0);
  point_at ("a7h");
  ck_assert_uint_eq (scene->detours.after[0].steps, 8);
  qdr_board_view_set_detours (fixture.board, QDR_DETOURS_NONE);
  ck_assert_uint_eq (scene->detours.n_players, 0);
  qdr_board_view_set_detours (fixture.board, QDR_DETOURS_SHOWN);
  point_at ("e4h");
  assert_added (1, 1);
}

/* Pictures and speech */

TEST (a_picture_of_the_board_has_no_detours)
{
  g_autoptr (GdkTexture) bare = qdr_board_picture_paint (fixture.board, 300);
  g_autoptr (GBytes) bare_bytes = gdk_texture_save_to_png_bytes (bare);
  g_autoptr (GdkTexture) busy = NULL;
  g_autoptr (GBytes) busy_bytes = NULL;

  point_at ("e4h");
  busy = qdr_board_picture_paint (fixture.board, 300);
  busy_bytes = gdk_texture_save_to_png_bytes (busy);
  ck_assert (g_bytes_equal (bare_bytes, busy_bytes));
}

TEST (a_wall_under_the_keyboard_focus_is_announced_with_its_cost)
{
  focus ("e4");
  press_key (GDK_KEY_h, 0);
  assert_announced ("+1 step for North, +1 step for South.");
}

TEST (only_the_cost_of_the_wall_with_the_focus_is_announced)
{
  play ("e2 e8 e3 e7 e4 e6 d6h a1h");
  focus ("e4");
  press_key (GDK_KEY_h, 0);
  press_key (GDK_KEY_Up, 0);
  press_key (GDK_KEY_Up, 0);
  press_key (GDK_KEY_Right, 0);
  assert_announced ("+1 step for South.");
}

/* Returns (transfer full) the board as it is drawn. */
static cairo_surface_t *
draw (void)
{
  GtkWidget *widget = GTK_WIDGET (fixture.board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, gtk_widget_get_width (widget),
                                  gtk_widget_get_height (widget));
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row =
      cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[x];
}

/* Players are told apart by the heads of their pawns. */
TEST (the_cost_of_a_wall_covers_no_head_of_a_pawn, .loops = 2)
{
  const char *pawns[] = { _i == 0 ? "e1" : "i1", "e9" };
  const float square = get_geometry ()->square;
  cairo_surface_t *before, *after;

  if (_i == 1)
    play ("f1 d9 g1 e9 h1 d9 i1 e9");
  before = draw ();
  point_at (_i == 0 ? "e4h" : "h1h");
  ck_assert_uint_gt (qdr_board_scene_get_added_steps (get_scene (), 0), 0);
  after = draw ();
  for (guint i = 0; i < G_N_ELEMENTS (pawns); i++) {
    const graphene_point_t centre = point_of (pawns[i]);

    for (int x = (int) (-0.15f * square); x <= (int) (0.15f * square); x++)
      for (int y = (int) (-0.3f * square); y < 0; y++)
        ck_assert_uint_eq (get_pixel (before, (int) centre.x + x, (int) centre.y + y),
                           get_pixel (after, (int) centre.x + x, (int) centre.y + y));
  }
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}

/* Its preview goes in the frame in which it begins to drop. */
TEST (a_wall_that_is_placed_is_opaque_from_the_first_frame)
{
  const float square = get_geometry ()->square;
  graphene_point_t centre;
  cairo_surface_t *before, *after;
  guint n_changed = 0;

  before = draw ();
  qdr_board_view_set_animate (fixture.board, TRUE);
  play ("d6h");
  ck_assert_double_eq (get_scene ()->motion.progress, 0);
  centre = point_of ("d6h");
  after = draw ();
  for (int y = (int) (-0.6f * square); y < 0; y++)
    n_changed += get_pixel (before, (int) centre.x, (int) centre.y + y) !=
                 get_pixel (after, (int) centre.x, (int) centre.y + y);
  ck_assert_uint_ge (n_changed, (guint) (0.15f * square));
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
}
