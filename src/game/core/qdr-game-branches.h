/*
 * The tree of variations of a game, in which variations have variations of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief The place of a variation among the variations of a given line. An array of branches is the
 *        path to a variation in the tree.
 *
 * The first branch of a path leads to a variation of the main line, the second to a variation of
 * that variation, and so on. A path has at least one branch, and is valid until the variations of
 * the game change.
 */
typedef struct {
  guint ply;       /**< number of moves from the start of the game to the variation */
  guint variation; /**< index of the variation, from 0, among those of its parent at this ply */
} QdrBranch;

/** @brief Returns whether a variation exists at @p path, which has @p depth branches. */
gboolean qdr_game_has_variation_at_path (QdrGame *self, const QdrBranch *path, guint depth);

/** @brief Returns the number of variations of the variation at @p path. */
guint qdr_game_get_n_variations_at_path (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns a branch that leads from the variation at @p path to one of its own variations.
 *
 * @param index  0..qdr_game_get_n_variations_at_path() - 1; these variations are sorted by ply
 */
QdrBranch qdr_game_get_branch (QdrGame *self, const QdrBranch *path, guint depth, guint index);

/** @brief Returns the number of moves of the variation at @p path, at least one. */
guint qdr_game_get_variation_length_at_path (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Returns a move of the variation at @p path.
 *
 * @param index   0..qdr_game_get_variation_length_at_path() - 1
 * @param player  (out) (optional): the player who makes the move, 0..3
 * @param number  (out) (optional): the move number, as in qdr_game_get_move_number()
 */
QdrMove qdr_game_get_variation_move_at_path (QdrGame *self,
                                             const QdrBranch *path,
                                             guint depth,
                                             guint index,
                                             guint *player,
                                             guint *number);

/**
 * @brief Returns the move of the parent line to which the variation at @p path is an alternative.
 */
QdrMove qdr_game_get_parent_move_at_path (QdrGame *self, const QdrBranch *path, guint depth);

/**
 * @brief Makes the variation at @p path the main line and steps to the position after its first
 *        move.
 *
 * Each variation on the path changes places with the moves to which it is an alternative.
 */
void qdr_game_promote_variation_at_path (QdrGame *self, const QdrBranch *path, guint depth);

/** @brief Removes the variation at @p path and the variations of that variation. */
void qdr_game_remove_variation_at_path (QdrGame *self, const QdrBranch *path, guint depth);

G_END_DECLS
