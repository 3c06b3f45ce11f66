/*
 * Plays the motion from one position on a board to the next.
 *
 * Only the parts of the board view include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-scene.h"

G_BEGIN_DECLS

/** @brief A motion, its clock, and whether there are motions at all. */
typedef struct _QdrBoardAnimation QdrBoardAnimation;

/**
 * @brief Creates an animation at rest.
 *
 * @param board   (transfer none): the widget that is drawn anew; it outlives the animation
 * @param motion  (transfer none): what is moved; it outlives the animation
 * @return (transfer full): to be freed with qdr_board_animation_free()
 */
QdrBoardAnimation *qdr_board_animation_new (GtkWidget *board, QdrBoardMotion *motion);

/**
 * @brief Frees an animation, which stops.
 *
 * @param self  (transfer full) (nullable): an animation
 */
void qdr_board_animation_free (QdrBoardAnimation *self);

/**
 * @brief Returns whether moves glide.
 *
 * @param self  an animation
 * @return TRUE at first
 */
gboolean qdr_board_animation_get_enabled (const QdrBoardAnimation *self);

/**
 * @brief Sets whether moves glide, where the desktop allows animations.
 *
 * @param self     an animation
 * @param enabled  whether they do; a motion under way goes on
 */
void qdr_board_animation_set_enabled (QdrBoardAnimation *self, gboolean enabled);

/**
 * @brief Plays what moves from one scene to another, if motions are enabled.
 *
 * @param self    an animation; a motion under way ends
 * @param before  what was shown
 * @param after   what is shown now
 */
void qdr_board_animation_start (QdrBoardAnimation *self,
                                const QdrBoardScene *before,
                                const QdrBoardScene *after);

/**
 * @brief Lets a pawn glide home from where it was let go, if motions are enabled.
 *
 * @param self     an animation; a motion under way ends
 * @param carried  the pawn, which is there
 */
void qdr_board_animation_drop (QdrBoardAnimation *self, const QdrBoardCarried *carried);

/**
 * @brief Ends a motion that is under way at once, for a player who goes on.
 *
 * @param self  an animation
 */
void qdr_board_animation_skip (QdrBoardAnimation *self);

/**
 * @brief Forgets a motion that is under way: what it showed is gone.
 *
 * @param self  an animation
 */
void qdr_board_animation_stop (QdrBoardAnimation *self);

G_END_DECLS
