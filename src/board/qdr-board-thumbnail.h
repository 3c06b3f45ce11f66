/*
 * A small picture of the board of a game, to be looked at only.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_THUMBNAIL (qdr_board_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardThumbnail, qdr_board_thumbnail, QDR, BOARD_THUMBNAIL, GtkWidget)

/* As large as its "width-request" and "height-request". */

/**
 * @brief Shows the present position of @p game. It does not follow the game.
 *
 * @param game      read, and not kept
 * @param rotation  quarter turns against the clock, 0..3, as the board's
 */
void qdr_board_thumbnail_show (QdrBoardThumbnail *self, QdrGame *game, guint rotation);

G_END_DECLS
