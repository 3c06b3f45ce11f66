/*
 * What people write about a move: shown and written beside the list of moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_COMMENT_VIEW (qdr_comment_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrCommentView, qdr_comment_view, QDR, COMMENT_VIEW, GtkWidget)

/*
 * Signals:
 *   "left"  ()   Escape was pressed
 */

/**
 * @brief Shows the comment of the last move played in @p game, or of its start, and changes it
 *        while somebody types.
 *
 * @param game  (nullable)
 */
void qdr_comment_view_set_game (QdrCommentView *self, QdrGame *game);

G_END_DECLS
