/*
 * What moves on a board when one position gives way to another.
 *
 * This and qdr-board-scene are one thing in two files: a motion is a part of a scene, and is found
 * by comparing two scenes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-scene.h"

G_BEGIN_DECLS

/**
 * @brief Reads what changes from @p before to @p after, however many moves lie between them: pawns
 *        that glide, walls that come and walls that go.
 *
 * @param before  what was shown
 * @param after   what is shown next
 * @return whether anything moves; nothing does between boards of different sizes or players
 */
gboolean qdr_board_motion_between (QdrBoardMotion *self,
                                   const QdrBoardScene *before,
                                   const QdrBoardScene *after);

/**
 * @brief Lets a pawn glide to its square from where it was let go, and not from the square before.
 *
 * @param carried  the pawn, which is there
 */
void qdr_board_motion_drop (QdrBoardMotion *self, const QdrBoardCarried *carried);

/** @brief Nothing moves. */
void qdr_board_motion_clear (QdrBoardMotion *self);

/**
 * @brief How high the pawn of @p player is above the board, 0..1; only a pawn that jumps leaves it.
 *
 * @param player  0..3
 */
double qdr_board_motion_get_height (const QdrBoardMotion *self, guint player);

G_END_DECLS
