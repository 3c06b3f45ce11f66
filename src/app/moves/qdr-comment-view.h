/*
 * What people write about a move or a game.
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
 * Property (write-only, at construction):
 *   "whole-game"  boolean, FALSE: the comment is that of the game, and not of the last move
 *
 * Signals:
 *   "left"  ()   Escape was pressed
 */

/**
 * @brief Shows a comment of @p game, and changes it while somebody types.
 *
 * Before the first move there is no comment of a move, and the view of it is invisible.
 *
 * @param game  (nullable)
 */
void qdr_comment_view_set_game (QdrCommentView *self, QdrGame *game);

G_END_DECLS
