/*
 * Where the opening book is to grow: what its positions are worth, and how much they matter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "book-tree.h"

G_BEGIN_DECLS

/** @brief What is to be found out next. */
typedef enum {
  BOOK_TASK_NONE,
  BOOK_TASK_SEARCH, /**< how good the position is; then book_tree_write_score() */
  BOOK_TASK_CHOOSE, /**< which moves to consider; then book_tree_write_moves() */
} BookTask;

/** @brief Finds all values and costs anew. */
void book_plan_update (BookTree *tree);

/**
 * @brief Finds what matters soonest.
 *
 * @param max_plies  positions at least so deep need not be looked into
 * @param node       (out): the position that it is about
 */
BookTask book_plan_find_task (BookTree *tree, guint max_plies, BookNode **node);

/** @brief Whether the book tells what to play here: a player of it may get here, and be to move. */
gboolean book_plan_covers (const BookNode *node);

G_END_DECLS
