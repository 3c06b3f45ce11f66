/*
 * The tree of variations of a game: variations of the main line, and of other variations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief One step on the path to a variation.
 *
 * The first step names a variation of the main line, the second one a variation of that variation,
 * and so on; a path has at least one. Paths are valid until the variations of the game change.
 */
typedef struct {
  guint ply;       /**< moves before the variation, from the start of the game */
  guint variation; /**< its index, from 0, among the variations of the same line there */
} QdrBranch;

/** @brief Returns whether the variation at the end of @p path, @p depth steps long, exists. */
gboolean qdr_game_has_branch (QdrGame *self, const QdrBranch *path, guint depth);

/** @brief Returns the number of variations that branch off the variation at @p path. */
guint qdr_game_get_n_branches (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns the next step from the variation at @p path to one of its own variations.
 *
 * @param index  0..qdr_game_get_n_branches() - 1, sorted by ply
 */
QdrBranch qdr_game_get_branch (QdrGame *self, const QdrBranch *path, guint depth, guint index);

/** @brief Returns the number of moves of the variation at @p path, at least one. */
guint qdr_game_get_branch_length (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns a move of the variation at @p path.
 *
 * @param index   0..qdr_game_get_branch_length() - 1
 * @param player  (out) (optional): who plays it, 0..3
 * @param number  (out) (optional): the move number, as from qdr_game_get_move_number()
 */
QdrMove qdr_game_get_branch_move (QdrGame *self,
                                  const QdrBranch *path,
                                  guint depth,
                                  guint index,
                                  guint *player,
                                  guint *number);

/** @brief Returns the move of the parent line that the variation at @p path replaces. */
QdrMove qdr_game_get_branch_origin (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Makes the variation at @p path the main line. Each variation on the path changes places
 *        with the moves that it replaces. Steps to the position after the first move of the last.
 */
void qdr_game_choose_branch (QdrGame *self, const QdrBranch *path, guint depth);

/** @brief Removes the variation at @p path with its own variations. */
void qdr_game_remove_branch (QdrGame *self, const QdrBranch *path, guint depth);

G_END_DECLS
