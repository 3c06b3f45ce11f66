/*
 * The tree of an opening book in the making: positions, results of searches, and what to do next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "book-tree.h"

#include <string.h>

#include "qdr-mirror.h"
#include "qdr-notation.h"
#include "qdr-opening-book.h"

static void
node_free (gpointer data)
{
  BookNode *self = data;

  g_free (self->line);
  g_array_unref (self->moves);
  g_ptr_array_unref (self->children);
  g_free (self);
}

/* --- Growing ---------------------------------------------------------------------------------- */

static void
add_key (BookTree *self, guint64 key, BookNode *node)
{
  g_hash_table_replace (self->index, g_memdup2 (&key, sizeof key), node);
}

static BookNode *
add_node (BookTree *self, const QdrPosition *position, const char *line, guint plies)
{
  BookNode *node = g_new0 (BookNode, 1);

  node->position = *position;
  node->line = g_strdup (line);
  node->plies = plies;
  node->moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));
  node->children = g_ptr_array_new ();
  g_ptr_array_add (self->nodes, node);
  add_key (self, position->key, node);
  if (position->players == 2)
    add_key (self, qdr_mirror_position (position).key, node);

  return node;
}

/* Returns the node after @move, which may be in the tree already. */
static BookNode *
obtain_child (BookTree *self, const BookNode *node, QdrMove move)
{
  QdrPosition next = node->position;
  char text[QDR_MOVE_TEXT_SIZE];
  g_autofree char *line = NULL;
  BookNode *known;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
  known = g_hash_table_lookup (self->index, &next.key);
  if (known != NULL)
    return known;

  qdr_move_to_text (&next.board, move, text);
  line = g_strconcat (node->line, node->plies > 0 ? " " : "", text, NULL);
  return add_node (self, &next, line, node->plies + 1);
}

void
book_tree_add_move (BookTree *self, BookNode *node, QdrMove move)
{
  BookNode *child = obtain_child (self, node, move);

  if (g_ptr_array_find (node->children, child, NULL))
    return;
  g_array_append_val (node->moves, move);
  g_ptr_array_add (node->children, child);
}

void
book_tree_init (BookTree *self, const QdrPosition *start)
{
  self->nodes = g_ptr_array_new_with_free_func (node_free);
  self->index = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  add_node (self, start, "", 0);
}

void
book_tree_clear (BookTree *self)
{
  g_hash_table_unref (self->index);
  g_ptr_array_unref (self->nodes);
}

/* --- Reading and writing ---------------------------------------------------------------------- */

void
book_tree_write_moves (const BookNode *node, FILE *file)
{
  fprintf (file, "%s |", node->line);
  for (guint i = 0; i < node->moves->len; i++) {
    const QdrMove move = g_array_index (node->moves, QdrMove, i);
    char text[QDR_MOVE_TEXT_SIZE];

    fprintf (file, " %s", qdr_move_to_text (&node->position.board, move, text));
  }
  fprintf (file, "\n");
  fflush (file);
}

void
book_tree_write_score (const BookNode *node, FILE *file)
{
  char text[QDR_MOVE_TEXT_SIZE];

  fprintf (file, "%s |", node->line);
  for (guint player = 0; player < node->position.players; player++)
    fprintf (file, " %d", node->scores[player]);
  fprintf (file, " %s\n", qdr_move_to_text (&node->position.board, node->best_move, text));
  fflush (file);
}

static BookNode *
find_line (BookTree *self, const char *line)
{
  for (guint i = 0; i < self->nodes->len; i++) {
    BookNode *node = g_ptr_array_index (self->nodes, i);

    if (g_str_equal (node->line, line))
      return node;
  }
  return NULL;
}

static gboolean
read_move (const BookNode *node, const char *word, QdrMove *move)
{
  return qdr_move_from_text (&node->position.board, word, move) == QDR_REFUSAL_REASON_NONE &&
         qdr_move_kind (*move) != QDR_MOVE_CONCESSION &&
         qdr_position_is_legal_move (&node->position, *move);
}

static gboolean
read_result (BookNode *node, char **words)
{
  const guint players = node->position.players;

  if (g_strv_length (words) != players + 1 || !read_move (node, words[players], &node->best_move))
    return FALSE;
  for (guint player = 0; player < players; player++) {
    gint64 score;

    if (!g_ascii_string_to_signed (words[player], 10, -QDR_SCORE_WIN, QDR_SCORE_WIN, &score, NULL))
      return FALSE;
    node->scores[player] = (QdrScore) score;
  }
  node->is_searched = TRUE;
  return TRUE;
}

/* Reads the moves to consider in a position that an earlier line has reached, or its scores and
 * best move. */
static gboolean
read_line (BookTree *self, const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, "|", 2);
  g_auto (GStrv) words = NULL;
  BookNode *node;

  if (g_strv_length (halves) != 2)
    return FALSE;
  node = find_line (self, g_strstrip (halves[0]));
  if (node == NULL)
    return FALSE;

  words = g_strsplit (g_strstrip (halves[1]), " ", -1);
  if (words[0] != NULL && g_ascii_isalpha (words[0][0])) {
    for (guint i = 0; words[i] != NULL; i++) {
      QdrMove move;

      if (!read_move (node, words[i], &move))
        return FALSE;
      book_tree_add_move (self, node, move);
    }
    return TRUE;
  }

  return read_result (node, words);
}

guint
book_tree_read (BookTree *self, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#' && !read_line (self, lines[i]))
      return i + 1;
  return 0;
}

/* A ply costs as much as a move that loses this many centi-steps. */
#define COST_OF_PLY 20

/* Number of moves of a position that are always searched ... */
#define FIRST_MOVES 3
/* ... and others only while the position is this many centi-steps worse than it seemed. */
#define DISAPPOINTMENT 60

/* The cost of a position that a player of the book cannot reach. */
#define UNREACHED G_MAXUINT

static BookNode *
child_at (const BookNode *node, guint index)
{
  return g_ptr_array_index (node->children, index);
}

/* --- Values and costs ------------------------------------------------------------------------- */

/* Returns whether the value of a position is more than its search result. */
static gboolean
is_expanded (const BookNode *node)
{
  guint n_searched = 0;

  for (guint i = 0; i < node->children->len; i++)
    n_searched += child_at (node, i)->is_searched;
  return node->moves->len > 0 && n_searched >= MIN (node->moves->len, FIRST_MOVES);
}

/* Computes the scores if all play the best known moves. */
static const QdrScore *
find_values (BookNode *node)
{
  const guint turn = node->position.turn;
  const QdrScore *best = NULL;

  if (node->is_valued)
    return node->values;
  /* If steps back and forth have led here again, only the search counts. */
  if (!is_expanded (node) || node->is_on_path)
    return node->scores;

  node->is_on_path = TRUE;
  for (guint i = 0; i < node->children->len; i++)
    if (child_at (node, i)->is_searched) {
      const QdrScore *values = find_values (child_at (node, i));

      if (best == NULL || values[turn] > best[turn])
        best = values;
    }
  memcpy (node->values, best, sizeof node->values);
  node->is_on_path = FALSE;
  node->is_valued = TRUE;
  return node->values;
}

/* Spreads the cost of reaching @node if @player plays by the book. */
static void
spread_cost (BookNode *node, guint player, guint cost)
{
  const guint turn = node->position.turn;
  const gboolean is_own = turn == player;

  if (cost >= node->cost[player])
    return;

  node->cost[player] = cost;
  for (guint i = 0; is_expanded (node) && i < node->children->len; i++) {
    BookNode *child = child_at (node, i);
    /* Loss of the move compared with the best one. */
    const guint loss = (guint) MAX (node->values[turn] - child->values[turn], 0);

    if (child->is_searched && (!is_own || loss <= QDR_OPENING_BOOK_MARGIN))
      spread_cost (child, player, cost + COST_OF_PLY + (is_own ? 0 : loss));
  }
}

void
book_plan_update (BookTree *tree)
{
  BookNode *start = g_ptr_array_index (tree->nodes, 0);

  for (guint i = 0; i < tree->nodes->len; i++) {
    BookNode *node = g_ptr_array_index (tree->nodes, i);

    node->is_valued = FALSE;
    memcpy (node->values, node->scores, sizeof node->values);
    for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
      node->cost[player] = UNREACHED;
  }
  for (guint i = 0; i < tree->nodes->len; i++)
    find_values (g_ptr_array_index (tree->nodes, i));
  for (guint player = 0; player < start->position.players; player++)
    spread_cost (start, player, 0);
}

/* --- What to do next -------------------------------------------------------------------------- */

/* Finds the next task for @node. @about is set to it or to a child. */
static BookTask
task_of_node (BookNode *node, guint max_plies, BookNode **about)
{
  const guint turn = node->position.turn;
  const gboolean is_decided = ABS (node->scores[turn]) >= QDR_SCORE_PROVED;

  *about = node;
  if (!node->is_searched)
    return BOOK_TASK_SEARCH;
  if (node->plies >= max_plies || is_decided)
    return BOOK_TASK_NONE;
  if (node->moves->len == 0)
    return BOOK_TASK_CHOOSE;
  if (is_expanded (node) && node->values[turn] >= node->scores[turn] - DISAPPOINTMENT)
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
    guint cost = UNREACHED;
    BookNode *about;
    BookTask task;

    for (guint player = 0; player < candidate->position.players; player++)
      cost = MIN (cost, candidate->cost[player]);
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
