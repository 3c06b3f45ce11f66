/*
 * A game that is being played elsewhere, to look at: its players above its board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-live-game.h"

#include "qdr-board-view.h"
#include "qdr-pawn-icon.h"
#include "qdr-stock-view.h"

/* Of the board, logical pixels. */
#define MAX_SIDE 560

struct _QdrLiveGame {
  GtkBox parent_instance;

  GtkWidget *players;
  QdrBoardView *board;
};

G_DEFINE_FINAL_TYPE (QdrLiveGame, qdr_live_game, GTK_TYPE_BOX)

/* Its pawn, its name and the walls that it has left. */
static GtkWidget *
make_player (QdrPlayer *player)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *pawn_icon = g_object_new (QDR_TYPE_PAWN_ICON, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", qdr_player_get_name (player), "wrap",
                                  TRUE, "xalign", 0.0, "hexpand", TRUE, NULL);

  qdr_pawn_icon_set_number (QDR_PAWN_ICON (pawn_icon), qdr_player_get_number (player));
  gtk_widget_add_css_class (name, "heading");
  gtk_box_append (GTK_BOX (row), pawn_icon);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), g_object_new (QDR_TYPE_STOCK_VIEW, "player", player, NULL));
  return row;
}

void
qdr_live_game_show (QdrLiveGame *self, QdrGame *game)
{
  GtkWidget *player;

  g_return_if_fail (QDR_IS_LIVE_GAME (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (game == qdr_board_view_get_game (self->board))
    return;
  while ((player = gtk_widget_get_first_child (self->players)) != NULL)
    gtk_box_remove (GTK_BOX (self->players), player);
  for (guint turn = 0; game != NULL && turn < qdr_game_get_n_players (game); turn++)
    gtk_box_append (GTK_BOX (self->players), make_player (qdr_game_get_player (game, turn)));
  qdr_board_view_set_game (self->board, game);
  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL);
}

/* --- The board, as high as wide --------------------------------------------------------------- */

static GtkSizeRequestMode
get_request_mode (GtkWidget *frame)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_frame (GtkWidget *frame,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  GtkWidget *board = gtk_widget_get_first_child (frame);

  gtk_widget_measure (board, orientation, -1, minimum, NULL, NULL, NULL);
  *natural = MAX_SIDE;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, *minimum, MAX_SIDE);
}

static void
allocate_frame (GtkWidget *frame, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (frame), width, height, baseline, NULL);
}

/* --- The widget ------------------------------------------------------------------------------- */

static void
qdr_live_game_class_init (QdrLiveGameClass *klass)
{
}

static void
qdr_live_game_init (QdrLiveGame *self)
{
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (self, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, "visible", FALSE,
                NULL);
  self->players = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->board = g_object_new (QDR_TYPE_BOARD_VIEW, NULL);
  qdr_board_view_set_locked (self->board, TRUE);
  qdr_board_view_set_silent (self->board, TRUE);
  gtk_widget_set_layout_manager (frame, gtk_custom_layout_new (get_request_mode, measure_frame,
                                                               allocate_frame));
  gtk_box_append (GTK_BOX (frame), GTK_WIDGET (self->board));
  gtk_box_append (GTK_BOX (self), self->players);
  gtk_box_append (GTK_BOX (self), frame);
}
