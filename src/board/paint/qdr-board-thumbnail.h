/*
 * A small picture of the position in a game, without input.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_THUMBNAIL (qdr_board_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardThumbnail, qdr_board_thumbnail, QDR, BOARD_THUMBNAIL, GtkWidget)

/* Its size is its "width-request" and "height-request". */

/**
 * @brief Shows the current position of @p game, but not later ones.
 *
 * @param game      not referenced
 * @param rotation  quarter turns anticlockwise, 0..3
 */
void qdr_board_thumbnail_show (QdrBoardThumbnail *self, QdrGame *game, guint rotation);

G_END_DECLS
