/*
 * A game as a row of pictures, one of each position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-film.h"

#include <math.h>

#include "qdr-board-painter.h"
#include "qdr-board-parts.h"

/* The least that shows anything. */
#define MIN_SIZE 100

struct _QdrBoardFilm {
  GObject parent_instance;

  QdrGame *game;   /* a copy */
  GtkWidget *font; /* has it */
  QdrBoardPalette palette;
  QdrBoardGeometry geometry;
  QdrBoardScene scene; /* what does not change from picture to picture */
  int width;
  int height;
};

G_DEFINE_FINAL_TYPE (QdrBoardFilm, qdr_board_film, G_TYPE_OBJECT)

static void
qdr_board_film_dispose (GObject *object)
{
  QdrBoardFilm *self = QDR_BOARD_FILM (object);

  g_clear_object (&self->game);
  g_clear_object (&self->font);

  G_OBJECT_CLASS (qdr_board_film_parent_class)->dispose (object);
}

static void
qdr_board_film_class_init (QdrBoardFilmClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_board_film_dispose;
}

static void
qdr_board_film_init (QdrBoardFilm *self)
{
}

QdrBoardFilm *
qdr_board_film_new (QdrBoardView *board, int size)
{
  const QdrBoardParts *parts;
  QdrBoardRoom room;
  QdrBoardFilm *self;

  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (qdr_board_view_get_game (board) != NULL, NULL);
  g_return_val_if_fail (size >= MIN_SIZE, NULL);

  self = g_object_new (QDR_TYPE_BOARD_FILM, NULL);
  parts = qdr_board_view_get_parts (board);
  self->game = qdr_game_copy_moves (qdr_board_view_get_game (board));
  self->font = g_object_ref (GTK_WIDGET (board));
  self->palette = parts->palette;
  self->scene.show_coordinates = qdr_board_state_get_scene (parts->state)->show_coordinates;
  self->scene.show_last_move = TRUE;
  qdr_board_scene_calm (&self->scene);

  room = (QdrBoardRoom){ size, size, 1, self->scene.show_coordinates,
                         qdr_board_view_get_rotation (board) };
  qdr_board_geometry_init (&self->geometry, &qdr_game_get_start (self->game)->board, &room);
  self->width = (int) ceilf (self->geometry.frame.size.width);
  self->height = (int) ceilf (self->geometry.frame.size.height);
  return self;
}

guint
qdr_board_film_get_length (QdrBoardFilm *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_FILM (self), 0);

  return qdr_game_get_n_moves (self->game) + 1;
}

int
qdr_board_film_get_width (QdrBoardFilm *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_FILM (self), 0);

  return self->width;
}

int
qdr_board_film_get_height (QdrBoardFilm *self)
{
  g_return_val_if_fail (QDR_IS_BOARD_FILM (self), 0);

  return self->height;
}

static GskRenderNode *
paint_node (QdrBoardFilm *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const graphene_rect_t *frame = &self->geometry.frame;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-frame->origin.x, -frame->origin.y));
  gtk_snapshot_append_color (snapshot, &self->palette.frame, frame);
  qdr_board_painter_snapshot (&self->scene, &self->geometry, &self->palette, self->font, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

GBytes *
qdr_board_film_paint (QdrBoardFilm *self, guint ply)
{
  g_autoptr (GskRenderNode) node = NULL;
  cairo_surface_t *surface;
  cairo_t *cairo;
  gsize stride;
  guint32 *pixels;

  g_return_val_if_fail (QDR_IS_BOARD_FILM (self), NULL);
  g_return_val_if_fail (ply < qdr_board_film_get_length (self), NULL);

  qdr_game_go_to (self->game, ply);
  qdr_board_scene_follow (&self->scene, self->game);
  node = paint_node (self);

  /* A row of RGB24 needs no padding. */
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
