/*
 * The tree of an opening book in the making: positions, results of searches, and what to do next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include "qdr-engine.h"

G_BEGIN_DECLS

typedef struct BookNode BookNode;

/** @brief A position of the book and, with two players, its mirror image. */
struct BookNode {
  QdrPosition position;
  char *line; /**< moves that lead to it, "e2 e8" */
  guint plies;
  gboolean is_searched;
  QdrScore scores[QDR_MAX_PLAYERS]; /**< result of the search for each player */
  QdrMove best_move;                /**< best move of the search */
  GArray *moves;       /**< QdrMove: moves to consider, most likely first; empty at a leaf */
  GPtrArray *children; /**< (element-type BookNode): the position after each move */
  QdrScore values[QDR_MAX_PLAYERS]; /**< scores backed up from later positions; set by
                                         book_plan_update() */
  guint cost[QDR_MAX_PLAYERS]; /**< plies and losses of the opponents on the way here if this player
                                    plays by the book; set by book_plan_update() */
  gboolean is_valued;          /**< whether its value is known during an update */
  gboolean is_on_path;         /**< whether its value is being computed during an update */
};

/** @brief All positions of the book, beginning with the start. */
typedef struct {
  GPtrArray *nodes;  /**< (element-type BookNode): in order of discovery */
  GHashTable *index; /**< key of a position or its image → node */
} BookTree;

/** @brief Initialises a tree with the start position. */
void book_tree_init (BookTree *self, const QdrPosition *start);

/** @brief Frees the contents of a tree. */
void book_tree_clear (BookTree *self);

/**
 * @brief Reads lines written by book_tree_write_moves() and book_tree_write_score().
 *
 * @return 0, or the number of the first invalid line
 */
guint book_tree_read (BookTree *self, const char *text);

/** @brief Writes a line with the moves to consider in a position. */
void book_tree_write_moves (const BookNode *node, FILE *file);

/** @brief Writes a line with the scores of a position and its best move. */
void book_tree_write_score (const BookNode *node, FILE *file);

/** @brief Adds a move to consider, unless its mirror image leads to the same position. */
void book_tree_add_move (BookTree *self, BookNode *node, QdrMove move);

/** @brief Kinds of tasks. */
typedef enum {
  BOOK_TASK_NONE,
  BOOK_TASK_SEARCH, /**< search the position, then book_tree_write_score() */
  BOOK_TASK_CHOOSE, /**< choose moves to consider, then book_tree_write_moves() */
} BookTask;

/** @brief Computes all values and costs again. */
void book_plan_update (BookTree *tree);

/**
 * @brief Finds the most important task.
 *
 * @param max_plies  positions at this depth or deeper are not expanded
 * @param node       (out): the position to search or expand
 */
BookTask book_plan_find_task (BookTree *tree, guint max_plies, BookNode **node);

/**
 * @brief Returns whether the book has moves for a position: a player of the book can reach it and
 *        is to move.
 */
gboolean book_plan_covers (const BookNode *node);

G_END_DECLS
