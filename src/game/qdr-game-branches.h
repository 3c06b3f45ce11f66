/*
 * The tree of variations of a game: those that leave the line that is shown, and those that leave
 * them in turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Where a variation leaves another line. Several of them are the way to a variation: the
 *        first leaves the line that is shown, the second leaves the variation that the first leads
 *        to, and so on.
 *
 * Ways are good until the variations of the game change.
 */
typedef struct {
  guint ply;       /**< moves before it, from the start of the game */
  guint variation; /**< which of those that leave the same line there, from 0 */
} QdrBranch;

/**
 * @brief Whether there is such a variation.
 *
 * @param path   the way to it
 * @param depth  how long that is, at least 1
 */
gboolean qdr_game_has_branch (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns how many variations leave a variation, behind any of its moves.
 *
 * @param path   the way to it
 * @param depth  how long that is, at least 1
 */
guint qdr_game_get_n_branches (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns the next part of the way, to one of the variations that leave a variation.
 *
 * @param path   the way to the latter
 * @param depth  how long that is, at least 1
 * @param index  0..qdr_game_get_n_branches() - 1, in the order of the moves that they leave
 */
QdrBranch qdr_game_get_branch (QdrGame *self, const QdrBranch *path, guint depth, guint index);

/**
 * @brief Returns how many moves a variation has, at least one.
 *
 * @param path   the way to it
 * @param depth  how long that is, at least 1
 */
guint qdr_game_get_branch_length (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns a move of a variation.
 *
 * @param path    the way to it
 * @param depth   how long that is, at least 1
 * @param index   0..qdr_game_get_branch_length() - 1
 * @param player  (out) (optional): who plays it, 0..3
 * @param number  (out) (optional): the number of the move, as in qdr_game_get_move_number()
 */
QdrMove qdr_game_get_branch_move (QdrGame *self,
                                  const QdrBranch *path,
                                  guint depth,
                                  guint index,
                                  guint *player,
                                  guint *number);

/**
 * @brief Returns the move that a variation is an alternative to, on the line that it leaves.
 *
 * @param path   the way to it
 * @param depth  how long that is, at least 1
 */
QdrMove qdr_game_get_branch_origin (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Shows a variation, with those on the way to it: each takes the place of the moves that it
 *        is an alternative to. Steps to the position after its first move.
 *
 * @param path   the way to it
 * @param depth  how long that is, at least 1
 */
void qdr_game_choose_branch (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Removes a variation with all that leave it.
 *
 * @param path   the way to it
 * @param depth  how long that is, at least 1
 */
void qdr_game_remove_branch (QdrGame *self, const QdrBranch *path, guint depth);

G_END_DECLS
