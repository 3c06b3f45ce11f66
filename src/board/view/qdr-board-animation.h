/*
 * Animation of a board from one position to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-scene.h"

G_BEGIN_DECLS

/** @brief An animation of the pieces of a board. */
typedef struct _QdrBoardAnimation QdrBoardAnimation;

/**
 * @brief Creates an animation at rest. Both parameters must outlive it.
 *
 * @param board   the widget to redraw in each frame
 * @param motion  receives the progress of the animation
 * @return (transfer full): to be freed with qdr_board_animation_free()
 */
QdrBoardAnimation *qdr_board_animation_new (GtkWidget *board, QdrBoardMotion *motion);

/** @brief Frees an animation. */
void qdr_board_animation_free (QdrBoardAnimation *self);

/** @brief Returns whether moves glide; TRUE by default. */
gboolean qdr_board_animation_get_enabled (const QdrBoardAnimation *self);

/** @brief Sets whether later moves glide, if the desktop allows animations. */
void qdr_board_animation_set_enabled (QdrBoardAnimation *self, gboolean enabled);

/** @brief Ends the current motion. If the animation is enabled, starts the motion from one scene to
 *         another. */
void qdr_board_animation_start (QdrBoardAnimation *self,
                                const QdrBoardScene *before,
                                const QdrBoardScene *after);

/** @brief Ends the current motion. If the animation is enabled, makes a dropped pawn glide to its
 *         square. */
void qdr_board_animation_drop_pawn (QdrBoardAnimation *self, const QdrBoardCarriedPawn *carried);

/** @brief Completes the current motion immediately; called when a person begins a move. */
void qdr_board_animation_skip (QdrBoardAnimation *self);

/** @brief Ends the current motion without completing it; called when another scene is shown. */
void qdr_board_animation_stop (QdrBoardAnimation *self);

G_END_DECLS
