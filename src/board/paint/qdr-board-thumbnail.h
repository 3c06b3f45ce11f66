/*
 * Small pictures of a position and of a pawn, which take no input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_THUMBNAIL (qdr_board_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardThumbnail, qdr_board_thumbnail, QDR, BOARD_THUMBNAIL, GtkWidget)

/* A picture of a position, in the size given by "width-request" and "height-request". */

/**
 * @brief Shows the current position of @p game; later moves do not change the picture.
 *
 * @param game      read at once, not referenced
 * @param rotation  quarter turns anticlockwise, 0..3
 */
void qdr_board_thumbnail_show_game (QdrBoardThumbnail *self, QdrGame *game, guint rotation);

/* A player's pawn, as an icon beside the player's name */

#define QDR_TYPE_PAWN_ICON (qdr_pawn_icon_get_type ())
G_DECLARE_FINAL_TYPE (QdrPawnIcon, qdr_pawn_icon, QDR, PAWN_ICON, GtkWidget)

/** @brief Shows the pawn of @p player, 0..3. */
void qdr_pawn_icon_set_player (QdrPawnIcon *self, guint player);

G_END_DECLS
