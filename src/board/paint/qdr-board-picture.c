/*
 * Pictures of a board to share: an image, an SVG document, and the frames of an animation; and
 * small pictures of a position and of a pawn, for lists and panels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-picture.h"

#include <math.h>

#include "qdr-board-geometry.h"
#include "qdr-board-painter.h"
#include "qdr-board-pieces.h"
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

/* The width and height of the document in user units, which programs scale. */
#define SVG_SIZE 640

/* The height of letters and numbers, as a fraction of the width of the rim without its margin. */
#define SVG_LABEL_SIZE 0.72f

typedef struct {
  const QdrBoardScene *scene;
  const QdrBoardPalette *palette;
  QdrBoardGeometry geometry;
  GString *text;
} SvgDrawing;

/* Formats a number in the same way in every locale. */
static const char *
format_number (double value, char buffer[G_ASCII_DTOSTR_BUF_SIZE])
{
  return g_ascii_formatd (buffer, G_ASCII_DTOSTR_BUF_SIZE, "%.2f", value);
}

static void
add_attribute (SvgDrawing *self, const char *name, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (self->text, " %s=\"%s\"", name, format_number (value, buffer));
}

static void
add_fill (SvgDrawing *self, const GdkRGBA *colour)
{
  g_string_append_printf (self->text, " fill=\"#%02x%02x%02x\"", (guint) (colour->red * 255 + 0.5f),
                          (guint) (colour->green * 255 + 0.5f),
                          (guint) (colour->blue * 255 + 0.5f));
}

static void
add_rect (SvgDrawing *self, const graphene_rect_t *rect, double radius, const GdkRGBA *colour)
{
  g_string_append (self->text, "<rect");
  add_attribute (self, "x", (double) rect->origin.x);
  add_attribute (self, "y", (double) rect->origin.y);
  add_attribute (self, "width", (double) rect->size.width);
  add_attribute (self, "height", (double) rect->size.height);
  add_attribute (self, "rx", radius);
  add_fill (self, colour);
  g_string_append (self->text, "/>\n");
}

static void
add_circle (SvgDrawing *self, const graphene_point_t *centre, double radius, const GdkRGBA *colour)
{
  g_string_append (self->text, "<circle");
  add_attribute (self, "cx", (double) centre->x);
  add_attribute (self, "cy", (double) centre->y);
  add_attribute (self, "r", radius);
  add_fill (self, colour);
  g_string_append (self->text, "/>\n");
}

static void
add_bar (SvgDrawing *self,
         const graphene_point_t *centre,
         double width,
         double height,
         int degrees,
         const GdkRGBA *colour)
{
  char x[G_ASCII_DTOSTR_BUF_SIZE];
  char y[G_ASCII_DTOSTR_BUF_SIZE];
  const graphene_rect_t bar =
      GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2, (float) width, (float) height);

  g_string_append_printf (self->text, "<g transform=\"translate(%s %s) rotate(%d)\">",
                          format_number ((double) centre->x, x),
                          format_number ((double) centre->y, y), degrees);
  add_rect (self, &bar, 0, colour);
  g_string_append (self->text, "</g>\n");
}

/* Adds a letter or number at the lower or left edge of the picture, even if the board is
 * rotated. */
static void
add_coordinate (SvgDrawing *self, QdrSquare square, const char *letters, gboolean below)
{
  const graphene_rect_t *frame = &self->geometry.frame;
  const float label_space = self->geometry.rim - qdr_board_ground_get_margin (&self->geometry);
  graphene_point_t place = qdr_board_geometry_get_square_centre (&self->geometry, square);

  if (below)
    place.y = frame->origin.y + frame->size.height - label_space / 2;
  else
    place.x = frame->origin.x + label_space / 2;

  g_string_append (self->text, "<text");
  add_attribute (self, "x", (double) place.x);
  add_attribute (self, "y", (double) place.y);
  add_attribute (self, "font-size", (double) (SVG_LABEL_SIZE * label_space));
  add_fill (self, &self->palette->coordinates);
  g_string_append_printf (self->text,
                          " font-family=\"sans-serif\" text-anchor=\"middle\""
                          " dominant-baseline=\"central\">%s</text>\n",
                          letters);
}

static void
add_ground (SvgDrawing *self)
{
  const QdrBoardScene *scene = self->scene;
  const QdrBoardGeometry *geometry = &self->geometry;
  const QdrBoard *board = &geometry->board;
  const guint players = scene->position.players;
  const float margin = qdr_board_ground_get_margin (geometry);
  const double corner = (double) (QDR_BOARD_PIECES_CORNER_RADIUS * geometry->square);
  graphene_rect_t ground;

  add_rect (self, &geometry->frame, (double) geometry->rim / 2, &self->palette->frame);
  graphene_rect_inset_r (&geometry->field, -margin, -margin, &ground);
  add_rect (self, &ground, corner + (double) margin, &self->palette->groove);

  for (guint player = 0; player < players; player++) {
    const graphene_rect_t goal = qdr_board_ground_get_goal (geometry, players, player);

    if (qdr_position_is_player_in_play (&scene->position, player))
      add_rect (self, &goal, (double) MIN (goal.size.width, goal.size.height) / 2,
                &self->palette->players[player]);
  }

  if (scene->show_coordinates) {
    const gboolean upright = geometry->rotation % 2 == 0;

    for (guint column = 0; column < board->width; column++) {
      const char letters[] = { (char) ('a' + column), '\0' };

      add_coordinate (self, qdr_board_square (board, column, 0), letters, upright);
    }
    for (guint row = 0; row < board->height; row++) {
      g_autofree char *letters = g_strdup_printf ("%u", row + 1);

      add_coordinate (self, qdr_board_square (board, 0, row), letters, !upright);
    }
  }

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      const QdrSquare square = qdr_board_square (board, column, row);
      const graphene_rect_t bounds = qdr_board_geometry_get_square (geometry, square);
      GdkRGBA colour = qdr_board_ground_get_square_colour (scene, self->palette, square);

      if (qdr_board_ground_marks_square (scene, square))
        colour = qdr_board_pieces_mix_colours (&colour, &self->palette->mark,
                                               QDR_BOARD_GROUND_MARK_TINT);
      add_rect (self, &bounds, corner, &colour);
    }
}

static void
add_pieces (SvgDrawing *self)
{
  const QdrPosition *position = &self->scene->position;
  const QdrBoard *board = &self->geometry.board;
  const GdkRGBA *symbol = &self->palette->symbol;
  const double radius = (double) (QDR_BOARD_PIECES_PAWN_RADIUS * self->geometry.square);

  /* The mark of the last wall is larger than the wall and is drawn below it, so that a ring remains
   * visible. */
  if (qdr_board_ground_marks_wall (self->scene)) {
    const float width = qdr_board_ground_get_ring_width (&self->geometry);
    graphene_rect_t bounds = qdr_board_geometry_get_wall (&self->geometry, self->scene->last_move);

    graphene_rect_inset (&bounds, -width, -width);
    add_rect (self, &bounds, (double) qdr_board_pieces_get_wall_radius (&bounds),
              &self->palette->mark);
  }

  for (guint direction = 0; direction < 2; direction++)
    for (QdrSquare square = 0; square < board->stride * board->height; square++) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + direction, square);
      const guint owner = self->scene->owners[direction][square];
      graphene_rect_t dashes[QDR_MAX_PLAYERS - 1];
      graphene_rect_t bounds;
      guint n_dashes;

      if (!qdr_bits_test (&position->walls[direction], square))
        continue;
      bounds = qdr_board_geometry_get_wall (&self->geometry, wall);
      add_rect (self, &bounds, (double) qdr_board_pieces_get_wall_radius (&bounds),
                qdr_board_palette_get_wall_colour (self->palette, owner));
      n_dashes =
          qdr_board_pieces_get_wall_dashes (self->palette->matter, &bounds, 1, owner, dashes);
      for (guint i = 0; i < n_dashes; i++)
        add_rect (self, &dashes[i], 0, symbol);
    }

  for (guint player = 0; player < position->players; player++) {
    graphene_point_t centre;

    if (position->pawns[player] == QDR_NO_SQUARE)
      continue;
    centre = qdr_board_geometry_get_square_centre (&self->geometry, position->pawns[player]);
    add_circle (self, &centre, radius, &self->palette->players[player]);
    switch (player) {
    case 0:
      add_circle (self, &centre, 0.46 * radius, symbol);
      break;
    case 2:
      add_bar (self, &centre, 1.1 * radius, 0.38 * radius, 0, symbol);
      add_bar (self, &centre, 0.38 * radius, 1.1 * radius, 0, symbol);
      break;
    default:
      add_bar (self, &centre, 0.84 * radius, 0.84 * radius, player == 3 ? 45 : 0, symbol);
    }
  }
}

char *
qdr_board_svg_write (const QdrBoardScene *scene, const QdrBoardPalette *palette, guint rotation)
{
  const QdrBoardLayoutOptions options = { SVG_SIZE, SVG_SIZE, 1, scene->show_coordinates,
                                          rotation };
  SvgDrawing self = { .scene = scene, .palette = palette, .text = g_string_new (NULL) };
  const graphene_rect_t *frame = &self.geometry.frame;
  char buffers[4][G_ASCII_DTOSTR_BUF_SIZE];

  qdr_board_geometry_init (&self.geometry, &scene->position.board, &options);
  g_string_append_printf (self.text,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%s %s %s %s\">\n",
                          format_number ((double) frame->origin.x, buffers[0]),
                          format_number ((double) frame->origin.y, buffers[1]),
                          format_number ((double) frame->size.width, buffers[2]),
                          format_number ((double) frame->size.height, buffers[3]));
  add_ground (&self);
  add_pieces (&self);
  g_string_append (self.text, "</svg>\n");
  return g_string_free (self.text, FALSE);
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
  qdr_board_pieces_draw_pawn (&brush, &pawn);
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
