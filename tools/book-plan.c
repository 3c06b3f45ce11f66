/*
 * Where the opening book grows next: what its positions are worth, and how much they matter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "book-plan.h"

#include "qdr-opening-book.h"

/* Each ply costs as much as a move that loses so many centi-steps. */
#define COST_OF_PLY 20

/* So many moves of a position are searched, ... */
#define FIRST_MOVES 3
/* ... and others only while those turn out so many centi-steps worse than the position seemed. */
#define DISAPPOINTMENT 60

/* The cost of a position that a player of the book never gets into. */
#define UNREACHED G_MAXUINT

static BookNode *
child_at (const BookNode *node, guint index)
{
  return g_ptr_array_index (node->children, index);
}

/* --- Values and costs ------------------------------------------------------------------------- */

/* Whether more is known of the position than what a search of it says. */
static gboolean
is_expanded (const BookNode *node)
{
  guint n_searched = 0;

  for (guint i = 0; i < node->children->len; i++)
    n_searched += child_at (node, i)->is_searched;
  return node->moves->len > 0 && n_searched >= MIN (node->moves->len, FIRST_MOVES);
}

/* What the mover gets when both play the best moves known. */
static QdrScore
find_value (BookNode *node)
{
  if (node->is_valued)
    return node->value;
  /* Steps back and forth have led here again: then only the search counts. */
  if (!is_expanded (node) || node->is_on_path)
    return node->score;

  node->is_on_path = TRUE;
  node->value = -QDR_SCORE_WIN;
  for (guint i = 0; i < node->children->len; i++)
    if (child_at (node, i)->is_searched)
      node->value = MAX (node->value, -find_value (child_at (node, i)));
  node->is_on_path = FALSE;
  node->is_valued = TRUE;
  return node->value;
}

/* Spreads the cost of getting to @node if @player plays by the book. */
static void
spread_cost (BookNode *node, guint player, guint cost)
{
  const gboolean is_own = node->position.turn == player;

  if (cost >= node->cost[player])
    return;

  node->cost[player] = cost;
  for (guint i = 0; is_expanded (node) && i < node->children->len; i++) {
    BookNode *child = child_at (node, i);
    /* How many centi-steps the move is worse than the best. */
    const guint loss = (guint) MAX (node->value + child->value, 0);

    if (child->is_searched && (!is_own || loss <= QDR_OPENING_BOOK_MARGIN))
      spread_cost (child, player, cost + COST_OF_PLY + (is_own ? 0 : loss));
  }
}

void
book_plan_update (BookTree *tree)
{
  for (guint i = 0; i < tree->nodes->len; i++) {
    BookNode *node = g_ptr_array_index (tree->nodes, i);

    node->is_valued = FALSE;
    node->value = node->score;
    node->cost[0] = node->cost[1] = UNREACHED;
  }
  for (guint i = 0; i < tree->nodes->len; i++)
    find_value (g_ptr_array_index (tree->nodes, i));
  for (guint player = 0; player < 2; player++)
    spread_cost (g_ptr_array_index (tree->nodes, 0), player, 0);
}

/* --- What to do next -------------------------------------------------------------------------- */

/* What is still to be found out about @node. @about is set to it or to a child. */
static BookTask
task_of_node (BookNode *node, guint max_plies, BookNode **about)
{
  const gboolean is_decided = ABS (node->score) >= QDR_SCORE_PROVED;

  *about = node;
  if (!node->is_searched)
    return BOOK_TASK_SEARCH;
  if (node->plies >= max_plies || is_decided)
    return BOOK_TASK_NONE;
  if (node->moves->len == 0)
    return BOOK_TASK_CHOOSE;
  if (is_expanded (node) && node->value >= node->score - DISAPPOINTMENT)
    return BOOK_TASK_NONE;
  for (guint i = 0; i < node->children->len; i++)
    if (!child_at (node, i)->is_searched) {
      *about = child_at (node, i);
      return BOOK_TASK_SEARCH;
    }
  return BOOK_TASK_NONE;
}

BookTask
book_plan_find_task (BookTree *tree, guint max_plies, BookNode **node)
{
  BookTask found = BOOK_TASK_NONE;
  guint lowest = UNREACHED;

  for (guint i = 0; i < tree->nodes->len; i++) {
    BookNode *candidate = g_ptr_array_index (tree->nodes, i);
    const guint cost = MIN (candidate->cost[0], candidate->cost[1]);
    BookNode *about;
    BookTask task;

    if (cost >= lowest)
      continue;
    task = task_of_node (candidate, max_plies, &about);
    if (task == BOOK_TASK_NONE)
      continue;
    lowest = cost;
    found = task;
    *node = about;
  }
  return found;
}

gboolean
book_plan_covers (const BookNode *node)
{
  return is_expanded (node) && node->cost[node->position.turn] != UNREACHED;
}
