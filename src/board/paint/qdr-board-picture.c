/*
 * Pictures of a board to share: an image, an SVG document, and the frames of an animation; and
 * small pictures of a position and of a pawn, for lists and panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-picture.h"

#include <math.h>

#include "qdr-board-brush.h"
#include "qdr-board-painter.h"
#include "qdr-board-svg.h"
#include "qdr-board-view-private.h"

/* Returns the scene of a board without the move pointed at, hints, drawings and motion. */
static QdrBoardScene
get_scene_at_rest (QdrBoardView *board)
{
  QdrBoardScene scene = *qdr_board_state_get_scene (qdr_board_view_get_parts (board)->state);

  qdr_board_scene_clear_overlays (&scene);
  scene.show_destinations = FALSE;
  return scene;
}

GdkTexture *
qdr_board_picture_paint (QdrBoardView *board, int size)
{
  const QdrBoardScene scene = get_scene_at_rest (board);
  const QdrBoardLayoutOptions options = { size, size, 1, scene.show_coordinates,
                                          qdr_board_view_get_rotation (board) };
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (GTK_WIDGET (board)));
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  QdrBoardGeometry geometry;
  graphene_rect_t edges;
  int rest, before;

  qdr_board_geometry_init (&geometry, &scene.position.board, &options);
  qdr_board_painter_snapshot (&scene, &geometry, &qdr_board_view_get_parts (board)->palette,
                              GTK_WIDGET (board), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  /* The board rarely fills the picture, since squares are whole pixels wide. It is in the middle of
   * the picture. */
  rest = MAX (0, size - (int) MAX (geometry.frame.size.width, geometry.frame.size.height));
  before = rest / 2;
  edges = GRAPHENE_RECT_INIT (geometry.frame.origin.x - (float) before,
                              geometry.frame.origin.y - (float) before,
                              geometry.frame.size.width + (float) rest,
                              geometry.frame.size.height + (float) rest);
  return gsk_renderer_render_texture (renderer, node, &edges);
}

char *
qdr_board_picture_write_svg (QdrBoardView *board)
{
  const QdrBoardScene scene = get_scene_at_rest (board);

  return qdr_board_svg_write (&scene, &qdr_board_view_get_parts (board)->palette,
                              qdr_board_view_get_rotation (board));
}

/* Frames of an animation */

#define MIN_FRAME_SIZE 100

struct _QdrFrameRenderer {
  GObject parent_instance;

  QdrGame *game;     /* a copy of the game on the board */
  GtkWidget *widget; /* text is drawn in its font */
  QdrBoardPalette palette;
  QdrBoardGeometry geometry;
  QdrBoardScene scene; /* the scene of the current frame */
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (QdrFrameRenderer, qdr_frame_renderer, G_TYPE_OBJECT)

static void
qdr_frame_renderer_dispose (GObject *object)
{
  QdrFrameRenderer *self = QDR_FRAME_RENDERER (object);

  g_clear_object (&self->game);
  g_clear_object (&self->widget);

  G_OBJECT_CLASS (qdr_frame_renderer_parent_class)->dispose (object);
}

static void
qdr_frame_renderer_class_init (QdrFrameRendererClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_frame_renderer_dispose;
}

static void
qdr_frame_renderer_init (QdrFrameRenderer *self)
{
}

QdrFrameRenderer *
qdr_frame_renderer_new (QdrBoardView *board, int size)
{
  const QdrBoardParts *parts;
  QdrBoardLayoutOptions options;
  QdrFrameRenderer *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (qdr_board_view_get_game (board) != NULL, NULL);
  g_return_val_if_fail (size >= MIN_FRAME_SIZE, NULL);

  self = g_object_new (QDR_TYPE_FRAME_RENDERER, NULL);
  parts = qdr_board_view_get_parts (board);
  self->game = qdr_game_new_with_moves_of (qdr_board_view_get_game (board));
  self->widget = g_object_ref (GTK_WIDGET (board));
  self->palette = parts->palette;
  self->scene.show_coordinates = qdr_board_state_get_scene (parts->state)->show_coordinates;
  self->scene.show_last_move = TRUE;
  qdr_board_scene_clear_overlays (&self->scene);

  options = (QdrBoardLayoutOptions){ size, size, 1, self->scene.show_coordinates,
                                     qdr_board_view_get_rotation (board) };
  qdr_board_geometry_init (&self->geometry, &qdr_game_get_start_position (self->game)->board,
                           &options);
  self->width = (int) ceilf (self->geometry.frame.size.width);
  self->height = (int) ceilf (self->geometry.frame.size.height);
  return self;
}

guint
qdr_frame_renderer_get_n_frames (QdrFrameRenderer *self)
{
  g_return_val_if_fail (QDR_IS_FRAME_RENDERER (self), 0);

  return qdr_game_get_n_moves (self->game) + 1;
}

int
qdr_frame_renderer_get_width (QdrFrameRenderer *self)
{
  g_return_val_if_fail (QDR_IS_FRAME_RENDERER (self), 0);

  return self->width;
}

int
qdr_frame_renderer_get_height (QdrFrameRenderer *self)
{
  g_return_val_if_fail (QDR_IS_FRAME_RENDERER (self), 0);

  return self->height;
}

GBytes *
qdr_frame_renderer_paint_frame (QdrFrameRenderer *self, guint ply)
{
  g_autoptr (GskRenderNode) node = NULL;
  const graphene_rect_t *frame;
  GtkSnapshot *snapshot;
  cairo_surface_t *surface;
  cairo_t *cairo;
  gsize stride;
  guint32 *pixels;

  g_return_val_if_fail (QDR_IS_FRAME_RENDERER (self), NULL);
  g_return_val_if_fail (ply < qdr_frame_renderer_get_n_frames (self), NULL);

  qdr_game_go_to_ply (self->game, ply);
  qdr_board_scene_read_game (&self->scene, self->game);

  frame = &self->geometry.frame;
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-frame->origin.x, -frame->origin.y));
  gtk_snapshot_append_color (snapshot, &self->palette.frame, frame);
  qdr_board_painter_snapshot (&self->scene, &self->geometry, &self->palette, self->widget,
                              snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  /* In the format RGB24, rows have no padding. */
  stride = sizeof *pixels * (gsize) self->width;
  pixels = g_malloc0 (stride * (gsize) self->height);
  surface = cairo_image_surface_create_for_data ((guchar *) pixels, CAIRO_FORMAT_RGB24, self->width,
                                                 self->height, (int) stride);
  cairo = cairo_create (surface);
  gsk_render_node_draw (node, cairo);
  cairo_destroy (cairo);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_bytes_new_take (pixels, stride * (gsize) self->height);
}

/* Small pictures of positions */

struct _QdrBoardThumbnail {
  GtkWidget parent_instance;

  QdrBoardScene *scene; /* (nullable): NULL until a game is shown */
  guint rotation;
  int size; /* of the board, of which the corner is seen; 0 for a board that fits */
};

G_DEFINE_FINAL_TYPE (QdrBoardThumbnail, qdr_board_thumbnail, GTK_TYPE_WIDGET)

static void
qdr_board_thumbnail_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrBoardThumbnail *self = QDR_BOARD_THUMBNAIL (widget);
  const QdrBoardLayoutOptions options = {
    self->size > 0 ? self->size : gtk_widget_get_width (widget),
    self->size > 0 ? self->size : gtk_widget_get_height (widget),
    gtk_widget_get_scale_factor (widget),
    FALSE,
    self->rotation,
  };
  QdrBoardGeometry geometry;
  QdrBoardPalette palette;

  if (self->scene == NULL)
    return;

  qdr_board_palette_load (&palette, widget);
  qdr_board_geometry_init (&geometry, &self->scene->position.board, &options);
  qdr_board_painter_snapshot (self->scene, &geometry, &palette, widget, snapshot);
}

static void
qdr_board_thumbnail_finalize (GObject *object)
{
  g_clear_pointer (&QDR_BOARD_THUMBNAIL (object)->scene, g_free);

  G_OBJECT_CLASS (qdr_board_thumbnail_parent_class)->finalize (object);
}

static void
qdr_board_thumbnail_class_init (QdrBoardThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_board_thumbnail_finalize;
  widget_class->snapshot = qdr_board_thumbnail_snapshot;

  gtk_widget_class_set_css_name (widget_class, "boardthumbnail");
  /* The picture is hidden from assistive tools, since the text beside it describes the game. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
qdr_board_thumbnail_init (QdrBoardThumbnail *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
qdr_board_thumbnail_show_game (QdrBoardThumbnail *self, QdrGame *game, guint rotation)
{
  g_return_if_fail (QDR_IS_BOARD_THUMBNAIL (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (rotation < QDR_DIRECTIONS);

  if (self->scene == NULL)
    self->scene = g_new0 (QdrBoardScene, 1);
  qdr_board_scene_read_game (self->scene, game);
  qdr_board_scene_clear_overlays (self->scene);
  self->scene->show_last_move = TRUE;
  self->rotation = rotation;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Swatches: pictures of the styles */

#define SWATCH_SIZE 78
#define SWATCH_BOARD_SIZE 129
#define SWATCH_SQUARES 5
#define SWATCH_MOVES "c2 b5 b2 b4 b3 b4v c3h"

GtkWidget *
qdr_board_swatch_new (const char *style)
{
  QdrBoardThumbnail *self =
      g_object_new (QDR_TYPE_BOARD_THUMBNAIL, "width-request", SWATCH_SIZE, "height-request",
                    SWATCH_SIZE, "halign", GTK_ALIGN_CENTER, "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  g_auto (GStrv) moves = g_strsplit (SWATCH_MOVES, " ", -1);
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  g_return_val_if_fail (style != NULL, NULL);

  qdr_position_init (&start, SWATCH_SQUARES, SWATCH_SQUARES, 2);
  game = qdr_game_new (&start, FALSE);
  for (char **move = moves; *move != NULL; move++)
    if (!qdr_game_play_from_text (game, *move, NULL))
      g_assert_not_reached ();
  qdr_board_thumbnail_show_game (self, game, 0);
  self->scene->show_last_move = FALSE;
  self->size = SWATCH_BOARD_SIZE;
  qdr_board_style_apply (GTK_WIDGET (self), style);
  return GTK_WIDGET (self);
}

/* A player's pawn, as an icon beside the player's name */

#define ICON_SIZE 28

struct _QdrPawnIcon {
  GtkWidget parent_instance;

  guint player;
};

G_DEFINE_FINAL_TYPE (QdrPawnIcon, qdr_pawn_icon, GTK_TYPE_WIDGET)

static void
qdr_pawn_icon_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = ICON_SIZE;
  *natural = ICON_SIZE;
}

static void
qdr_pawn_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrPawnIcon *self = QDR_PAWN_ICON (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  const QdrBoardPawn pawn = {
    .centre = GRAPHENE_POINT_INIT (width / 2, height / 2),
    .radius = MIN (width, height) / 2 - 1,
    .player = self->player,
  };
  QdrBoardPalette palette;
  QdrBoardBrush brush;

  qdr_board_palette_load (&palette, widget);
  brush = qdr_board_brush_for_widget (widget, snapshot, &palette);
  qdr_board_brush_draw_pawn (&brush, &pawn);
}

static void
qdr_pawn_icon_class_init (QdrPawnIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = qdr_pawn_icon_measure;
  widget_class->snapshot = qdr_pawn_icon_snapshot;

  gtk_widget_class_set_css_name (widget_class, "pawn-icon");
  /* The icon is hidden from assistive tools, since they read the name beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
qdr_pawn_icon_init (QdrPawnIcon *self)
{
}

void
qdr_pawn_icon_set_player (QdrPawnIcon *self, guint player)
{
  g_return_if_fail (QDR_IS_PAWN_ICON (self));
  g_return_if_fail (player < QDR_MAX_PLAYERS);

  self->player = player;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
