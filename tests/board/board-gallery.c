/*
 * Renders boards of many kinds to pictures for people to look at: board-gallery STYLE-DIRECTORY
 * DIRECTORY.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "qdr-board-scene.h"
#include "qdr-board-view-private.h"
#include "qdr-notation.h"
#include "qdr-stock-view.h"

/* A picture of a game. */
typedef struct {
  const char *name;
  guint width;
  guint height;
  guint players;
  const char *moves;
  const char *pointed; /* (nullable): a move under the pointer */
  guint size;          /* of the window, logical pixels */
  const char *hint;    /* (nullable): a suggested move */
  const char *line;    /* (nullable): moves to come */
  const char *mistake; /* (nullable): a mistake */
  const char *change;  /* (nullable): a move whose change of the paths is shown */
  const char *wall;    /* (nullable): a wall with a number of steps beside it */
  gboolean stands;     /* the wall under the pointer waits for confirmation */
  guint rotation;      /* of the board */
  gboolean paths;      /* shows the shortest paths */
  double progress;     /* of the animation of the last move; 0 for none */
} Picture;

static const Picture pictures[] = {
  { "5x5-start", 5, 5, 2, "", NULL, 300 },
  { "9x9-start", 9, 9, 2, "", "e2", 560 },
  { "9x9-middle", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h d4 d3h b8v f6 g2h", "f6v",
    560 },
  { "9x9-hint", 9, 9, 2, "e2 e8 e3 e7", "e4", 400, .hint = "c6v" },
  { "9x9-illegal", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h d4", "d6v", 700 },
  { "9x9-hint-step", 9, 9, 2, "e2 e8 e3 e7", NULL, 400, .hint = "e4" },
  { "9x9-line", 9, 9, 2, "e2 e8 e3 e7 e4 e6", NULL, 560, .line = "e5h d6 d4h e4v d5 c6 c3h" },
  { "9x9-mistake-step", 9, 9, 2, "e2 e8 e3 e7 e4 e6", NULL, 560, .line = "e5h d6 d4h",
    .mistake = "e5" },
  { "9x9-mistake-wall", 9, 9, 2, "e2 e8 e3 e7 e4 e6", NULL, 560, .line = "e5h d6",
    .mistake = "e5v" },
  { "9x9-change-wall", 9, 9, 2, "e2 e8 e3 e7 e4 e6 c6h", NULL, 560, .hint = "e3h",
    .change = "e3h" },
  { "9x9-change-step", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h", NULL, 560, .hint = "d4",
    .change = "d4", .wall = "c4h" },
  { "9x9-change-mistake", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v", NULL, 560,
    .line = "g6h d6 d4h e4v", .mistake = "e5", .change = "g6h" },
  { "9x9-change-phone", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v", NULL, 340, .hint = "g6h",
    .change = "g6h", .wall = "c3h" },
  { "9x9-change-four", 9, 9, 4, "e2 b5 e8 h5 e3 c5 e7h d3v e4 c4h", NULL, 560, .hint = "e5h",
    .change = "e5h" },
  { "9x9-paths", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h", NULL, 560, .paths = TRUE },
  { "9x9-paths-four", 9, 9, 4, "e2 b5 e8 h5 e3 c5 e7h d3v e4 c4h", NULL, 560, .paths = TRUE },
  { "9x9-shut-in", 9, 9, 2, "a1h h8h c1h b7h e1h d7h", "g1h", 560 },
  { "9x9-shut-in-pocket", 9, 9, 2, "d1v e8 e1v h2h", "d2h", 560 },
  { "9x13-turned", 9, 13, 4, "e2 b7 e12 h7 e3h c8v g10h c3v", "c3h", 560, .rotation = 1 },
  { "9x9-turned-half", 9, 9, 2, "e2 e8 e3h", "c3h", 560, .rotation = 2 },
  { "9x9-jump", 9, 9, 2, "e2 e8 e3 e7 e4 e6 e5 a3h e7", NULL, 560, .progress = 0.5 },
  { "9x9-wall-slides", 9, 9, 2, "e2 e8 e3 e7 d4v", NULL, 560, .progress = 0.5 },
  { "9x9-won", 9, 9, 2, "e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 e9", NULL, 560 },
  { "9x9-phone", 9, 9, 2, "e2 e8 e3 e7 e4 e6 d6h e5h c6v f4v", "c3v", 360 },
  { "9x9-confirm", 9, 9, 2, "e2 e8 e3 e7", "c3v", 560, .stands = TRUE },
  { "9x9-confirm-phone", 9, 9, 2, "e2 e8 e3 e7", "h8v", 340, .stands = TRUE },
  { "9x9-illegal-phone", 9, 9, 2, "e2 e8 e3 e7 d1h a8v", "a7v", 340 },
  { "9x13", 9, 13, 2, "e2 e12 e3h g3h", "c8h", 560 },
  { "13x9", 13, 9, 2, "g2 g8 e3h d5v", NULL, 560 },
  { "9x9-four", 9, 9, 4, "e2 b5 e8 h5 e3 c5 e7h d3v e4 c4h", "g4h", 560 },
  { "19x19-phone", 19, 19, 2, "j2 j18 j3 j17 e3h k5v d12h m8v j4 c3v", "h7h", 360 },
  { "19x19-small", 19, 19, 2, "j2 j18 j3 j17 e3h k5v d12h m8v j4", "d12v", 300 },
  { "19x19-four", 19, 19, 4, "j2 b10 j18 r10 j3 c10 e3h k5v d12h m8v", "h7h", 1000 },
  { "5x5-large", 5, 5, 4, "c2 b3v d4h", NULL, 1000 },
};

static QdrGame *
create_game (const Picture *picture)
{
  g_auto (GStrv) moves = g_strsplit (picture->moves, " ", -1);
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, picture->width, picture->height, picture->players);
  game = qdr_game_new (&start, TRUE);
  for (char **move = moves; *move != NULL; move++) {
    g_autoptr (GError) error = NULL;

    if (**move != '\0' && !qdr_game_play_from_text (game, *move, &error))
      g_warning ("%s, %s: %s", picture->name, *move, error->message);
  }

  return game;
}

/* Runs the main loop until the window has its full size. */
static void
settle (GtkWidget *widget)
{
  const gint64 end = g_get_monotonic_time () + G_TIME_SPAN_SECOND / 4;

  while (g_get_monotonic_time () < end || gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, FALSE);
}

static void
save (GtkWidget *widget, const char *directory, const char *name, gboolean dark)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autofree char *file =
      g_strdup_printf ("%s/%s-%s.png", directory, name, dark ? "dark" : "light");
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)),
                                         node, NULL);
  gdk_texture_save_to_png (texture, file);
}

static QdrMove
read_move (QdrGame *game, const char *text)
{
  QdrMove move = QDR_MOVE_NONE;

  if (text != NULL)
    qdr_move_from_text (&qdr_game_get_position (game)->board, text, &move);
  return move;
}

static void
show_line (QdrBoardView *board, const char *line)
{
  g_auto (GStrv) texts = g_strsplit (line != NULL ? line : "", " ", -1);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));

  for (char **text = texts; *text != NULL; text++) {
    const QdrMove move = read_move (qdr_board_view_get_game (board), *text);

    g_array_append_val (moves, move);
  }
  qdr_board_view_set_expected_moves (board, (const QdrMove *) (gpointer) moves->data, moves->len);
}

static void
show_change (QdrBoardView *board, QdrGame *game, const Picture *picture)
{
  const QdrMove move = read_move (game, picture->change);
  QdrBoardPathComparison change;

  if (move == QDR_MOVE_NONE || !qdr_position_is_legal_move (qdr_game_get_position (game), move))
    return;

  change = qdr_board_compare_paths (qdr_game_get_position (game), move);
  change.wall = read_move (game, picture->wall);
  change.wall_player = (guint8) (1 - qdr_game_get_turn (game) % 2);
  qdr_board_view_set_path_comparison (board, &change);
}

/* Shows the last move of the game during its animation. */
static void
stop_on_the_way (QdrBoardView *board, double progress)
{
  QdrBoardState *state = qdr_board_view_get_parts (board)->state;
  QdrGame *game = qdr_board_view_get_game (board);
  QdrBoardScene before;

  qdr_game_step_back (game);
  before = *qdr_board_state_get_scene (state);
  qdr_game_step_forward (game);
  qdr_board_motion_find_moving_pieces (qdr_board_state_get_motion (state), &before,
                                       qdr_board_state_get_scene (state));
  qdr_board_state_get_motion (state)->progress = progress;
}

static GtkWidget *
create_content (const Picture *picture, QdrGame *game)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *stock = g_object_new (QDR_TYPE_STOCK_VIEW, NULL);
  QdrBoardView *board = QDR_BOARD_VIEW (qdr_board_view_new ());

  qdr_board_view_set_animate (board, FALSE);
  qdr_board_view_set_rotation (board, picture->rotation);
  qdr_board_view_set_game (board, game);
  qdr_board_view_set_hint (board, read_move (game, picture->hint));
  qdr_board_state_point_at (qdr_board_view_get_parts (board)->state,
                            read_move (game, picture->pointed), QDR_BOARD_DEVICE_KEYBOARD);
  if (picture->stands)
    qdr_board_state_request_confirmation (qdr_board_view_get_parts (board)->state);
  show_line (board, picture->line);
  qdr_board_view_set_mistake (board, read_move (game, picture->mistake), "??");
  show_change (board, game, picture);
  qdr_board_view_set_show_shortest_paths (board, picture->paths);
  if (picture->progress > 0)
    stop_on_the_way (board, picture->progress);
  gtk_widget_set_vexpand (GTK_WIDGET (board), TRUE);
  qdr_stock_view_set_player (QDR_STOCK_VIEW (stock), qdr_game_get_player (game, 1));

  gtk_box_append (GTK_BOX (content), stock);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (board));
  return content;
}

static void
render (const Picture *picture, const char *directory, gboolean dark)
{
  g_autoptr (QdrGame) game = create_game (picture);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), (int) picture->size, (int) picture->size + 22);
  gtk_window_set_child (GTK_WINDOW (window), create_content (picture, game));
  gtk_window_present (GTK_WINDOW (window));
  settle (window);
  save (window, directory, picture->name, dark);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
load_style (const char *directory, const char *name)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  g_autofree char *path = g_build_filename (directory, name, NULL);

  gtk_css_provider_load_from_path (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char *argv[])
{
  if (argc != 3) {
    g_printerr ("usage: %s STYLE-DIRECTORY DIRECTORY\n", argv[0]);
    return 2;
  }

  adw_init ();
  load_style (argv[1], "board.css");
  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    render (&pictures[i], argv[2], FALSE);

  load_style (argv[1], "board-dark.css");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_DARK);
  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    render (&pictures[i], argv[2], TRUE);

  return 0;
}
