/*
 * Small pictures of a position and of a pawn, which take no input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-thumbnail.h"

#include "qdr-board-painter.h"
#include "qdr-board-pieces.h"

struct _QdrBoardThumbnail {
  GtkWidget parent_instance;

  QdrBoardScene *scene; /* (nullable): NULL until a game is shown */
  guint rotation;
};

G_DEFINE_FINAL_TYPE (QdrBoardThumbnail, qdr_board_thumbnail, GTK_TYPE_WIDGET)

static void
qdr_board_thumbnail_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrBoardThumbnail *self = QDR_BOARD_THUMBNAIL (widget);
  const QdrBoardLayoutOptions options = { gtk_widget_get_width (widget),
                                          gtk_widget_get_height (widget),
                                          gtk_widget_get_scale_factor (widget), FALSE,
                                          self->rotation };
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
  /* Hidden from assistive tools, since the text beside the picture describes the game. */
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

/* A player's pawn, as an icon beside the player's name */

#define SIZE 28

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
  *minimum = SIZE;
  *natural = SIZE;
}

static void
qdr_pawn_icon_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  QdrPawnIcon *self = QDR_PAWN_ICON (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_point_t centre = GRAPHENE_POINT_INIT (width / 2, height / 2);
  QdrBoardPalette palette;

  qdr_board_palette_load (&palette, widget);
  qdr_board_pieces_snapshot_pawn (snapshot, &palette, &centre, MIN (width, height) / 2 - 1,
                                  self->player);
}

static void
qdr_pawn_icon_class_init (QdrPawnIconClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = qdr_pawn_icon_measure;
  widget_class->snapshot = qdr_pawn_icon_snapshot;

  gtk_widget_class_set_css_name (widget_class, "pawn-icon");
  /* Hidden from assistive tools, since they read the name beside the icon. */
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
