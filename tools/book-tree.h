/*
 * The opening book in the making: positions, and what searches say about them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include "qdr-engine.h"

G_BEGIN_DECLS

typedef struct BookNode BookNode;

/** @brief A position of the book, which stands for its mirror image too. */
struct BookNode {
  QdrPosition position;
  char *line; /**< moves that lead here, "e2 e8" */
  guint plies;
  gboolean is_searched;
  QdrScore score;      /**< by the search, from the mover's side */
  QdrMove best_move;   /**< by the search */
  GArray *moves;       /**< QdrMove: those to consider, likeliest first; none at a leaf */
  GPtrArray *children; /**< (element-type BookNode): the position after each, searched or not */
  QdrScore value; /**< by all that is known of the positions after it; set by book_plan_update() */
  guint cost[2]; /**< plies and losses of the opponent up to here, if this player plays by the book;
                      set by book_plan_update() */
  gboolean is_valued;  /**< while values are being found: it has one */
  gboolean is_on_path; /**< while values are being found: it is waiting for one */
};

/** @brief All positions of the book, the start first. */
typedef struct {
  GPtrArray *nodes;  /**< (element-type BookNode): in the order in which they were met */
  GHashTable *index; /**< key, of a position or its image, to node */
} BookTree;

/** @brief Makes a tree of the start alone. */
void book_tree_init (BookTree *self);

/** @brief Frees what a tree holds. */
void book_tree_clear (BookTree *self);

/**
 * @brief Reads what book_tree_write_moves() and book_tree_write_score() have written.
 *
 * @return 0, or the number of the first line that makes no sense
 */
guint book_tree_read (BookTree *self, const char *text);

/** @brief Writes a line with the moves to consider in a position. */
void book_tree_write_moves (const BookNode *node, FILE *file);

/** @brief Writes a line with the score of a position and its best move. */
void book_tree_write_score (const BookNode *node, FILE *file);

/** @brief Considers one more move, unless its mirror image leads to the same. */
void book_tree_add_move (BookTree *self, BookNode *node, QdrMove move);

G_END_DECLS
