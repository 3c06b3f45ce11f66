/*
 * Where the opening book grows next: what its positions are worth, and how much they matter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "book-tree.h"

G_BEGIN_DECLS

/** @brief What to find out next. */
typedef enum {
  BOOK_TASK_NONE,
  BOOK_TASK_SEARCH, /**< how good the position is; then book_tree_write_score() */
  BOOK_TASK_CHOOSE, /**< which moves to consider; then book_tree_write_moves() */
} BookTask;

/** @brief Finds all values and costs anew. */
void book_plan_update (BookTree *tree);

/**
 * @brief Finds the task that matters most.
 *
 * @param max_plies  positions at least so deep are not expanded
 * @param node       (out): the position to search or expand
 */
BookTask book_plan_find_task (BookTree *tree, guint max_plies, BookNode **node);

/** @brief Whether the book has moves here: a player of the book may get here, and is to move. */
gboolean book_plan_covers (const BookNode *node);

G_END_DECLS
