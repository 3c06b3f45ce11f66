/*
 * make-opening-book: makes the opening book by long searches.
 *
 *   make-opening-book --work book.work --minutes 60 > data/opening-book.txt
 *
 * Every result is added to the work file at once, and the next run continues from there. See
 * docs/engine.md.
 *
 * The book grows where it matters most (T. Lincke, "Strategies for the automatic construction of
 * opening books", 2000): the next position is the one that a player of the book reaches soonest and
 * with the smallest mistakes of the opponent. All its moves are searched briefly, the best of them
 * longer. The scores are backed up, and may show that another move is better than it seemed. Other
 * moves are tried only if these disappoint.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "book-tree.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-opening-book.h"

#define TABLE_MIB 64

/* Maximum number of moves considered in a position: the best, and those that look good after a
 * short search ... */
#define MAX_MOVES 8
/* ... which takes this fraction of the nodes of a long one for each move. */
#define SHORT_PART 100

static int nodes = 5000000;
static int max_tasks = G_MAXINT;
static int minutes = G_MAXINT / 60;
static int max_plies = 12;
static int width = 9;
static int height = 9;
static int players = 2;
static char *work_name;

static const GOptionEntry entries[] = {
  { "work", 0, 0, G_OPTION_ARG_FILENAME, &work_name, "where all that is found is kept", "FILE" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &nodes, "nodes of a long search (5000000)", "N" },
  { "plies", 0, 0, G_OPTION_ARG_INT, &max_plies, "length of the longest line (12)", "N" },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "columns of the board (9)", "N" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "rows of the board (9)", "N" },
  { "players", 0, 0, G_OPTION_ARG_INT, &players, "2 or 4 players (2)", "N" },
  { "searches", 0, 0, G_OPTION_ARG_INT, &max_tasks, "stop after so many searches", "N" },
  { "minutes", 0, 0, G_OPTION_ARG_INT, &minutes, "stop after so many minutes", "N" },
  { NULL },
};

/* --- Searching -------------------------------------------------------------------------------- */

static QdrReport
search (QdrEngine *engine, const QdrPosition *position, int limit)
{
  const QdrSearchRequest request = {
    .position = *position,
    .repetition_is_draw = TRUE,
    .limits = { .nodes = (guint64) MAX (limit, 1) },
    .style = qdr_style_default,
  };

  return qdr_engine_search (engine, &request);
}

typedef struct {
  QdrMove move;
  QdrScore score;
} ScoredMove;

/* Sorts the best move first. */
static int
compare_moves (gconstpointer a, gconstpointer b)
{
  const ScoredMove *left = a;
  const ScoredMove *right = b;

  return left->score != right->score ? right->score - left->score : left->move - right->move;
}

/* Searches each move briefly and sorts them by score. Returns their number. */
static guint
search_moves (const QdrPosition *position, QdrEngine *engine, ScoredMove moves[])
{
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  for (guint i = 0; i < list.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, list.moves[i], &undo);
    moves[i].move = list.moves[i];
    moves[i].score = qdr_position_winner (&next) >= 0
                         ? QDR_SCORE_WIN - 1
                         : search (engine, &next, nodes / SHORT_PART).scores[position->turn];
  }
  qsort (moves, list.count, sizeof moves[0], compare_moves);
  return list.count;
}

/* Returns FALSE if there is nothing left to do. */
static gboolean
do_task (BookTree *tree, QdrEngine *engine, FILE *work)
{
  BookNode *node = NULL;
  const BookTask task = book_plan_find_task (tree, (guint) max_plies, &node);

  /* Clear the engine, so that no score depends on earlier searches. */
  qdr_engine_clear (engine);
  if (task == BOOK_TASK_SEARCH) {
    const QdrReport report = search (engine, &node->position, nodes);

    memcpy (node->scores, report.scores, sizeof node->scores);
    node->best_move = report.line[0];
    node->is_searched = TRUE;
    book_tree_write_score (node, work);
  } else if (task == BOOK_TASK_CHOOSE) {
    ScoredMove moves[QDR_MAX_MOVES];
    const guint n_moves = search_moves (&node->position, engine, moves);

    book_tree_add_move (tree, node, node->best_move);
    for (guint i = 0; i < n_moves && node->moves->len < MAX_MOVES; i++)
      book_tree_add_move (tree, node, moves[i].move);
    book_tree_write_moves (node, work);
  }
  book_plan_update (tree);

  return task != BOOK_TASK_NONE;
}

static void
grow (BookTree *tree, FILE *work)
{
  const gint64 end = g_get_monotonic_time () + (gint64) minutes * 60 * G_USEC_PER_SEC;
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);

  book_plan_update (tree);
  for (int i = 0; i < max_tasks && g_get_monotonic_time () < end; i++)
    if (!do_task (tree, engine, work))
      break;
}

/* --- The work file ---------------------------------------------------------------------------- */

/* (transfer full) (nullable): the contents of the work file, without a truncated last line */
static char *
load_work (GError **error)
{
  /* Scores of searches of different lengths must not be mixed. */
  g_autofree char *header =
      g_strdup_printf ("# %d players on %dx%d, %d nodes a search\n", players, width, height, nodes);
  g_autofree char *text = NULL;
  char *last_end;

  if (!g_file_test (work_name, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&header);
  if (!g_file_get_contents (work_name, &text, NULL, error))
    return NULL;
  if (!g_str_has_prefix (text, header)) {
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s does not begin with “%s”", work_name,
                 g_strchomp (header));
    return NULL;
  }

  last_end = strrchr (text, '\n');
  last_end[1] = '\0';
  return g_steal_pointer (&text);
}

/* Reads the work file and opens it for appending. */
static FILE *
resume (BookTree *tree, GError **error)
{
  g_autofree char *text = load_work (error);
  guint bad_line;
  FILE *file;

  if (text == NULL)
    return NULL;
  bad_line = book_tree_read (tree, text);
  if (bad_line != 0) {
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, "%s:%u: not understood", work_name,
                 bad_line);
    return NULL;
  }
  if (!g_file_set_contents (work_name, text, -1, error))
    return NULL;

  file = g_fopen (work_name, "a");
  if (file == NULL)
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", work_name,
                 g_strerror (errno));
  return file;
}

/* --- The book --------------------------------------------------------------------------------- */

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  const BookNode *const *left = a;
  const BookNode *const *right = b;

  return strcmp ((*left)->line, (*right)->line);
}

/* Lists the searched moves of a position, best first. Returns their number. */
static guint
list_moves (const BookNode *node, ScoredMove moves[])
{
  guint count = 0;

  for (guint i = 0; i < node->moves->len; i++) {
    const BookNode *child = g_ptr_array_index (node->children, i);

    if (child->is_searched)
      moves[count++] = (ScoredMove){ g_array_index (node->moves, QdrMove, i),
                                     child->values[node->position.turn] };
  }
  qsort (moves, count, sizeof moves[0], compare_moves);
  return count;
}

/* Prints the good moves of a position. */
static void
print_position (const BookNode *node)
{
  ScoredMove moves[QDR_MAX_MOVES];
  const guint n_moves = list_moves (node, moves);

  if (width != 9 || height != 9 || players != 2)
    g_print ("%dx%d%s ", width, height, players == 2 ? "" : "/4");
  g_print ("%s%s|", node->line, node->plies > 0 ? " " : "");
  for (guint i = 0; i < n_moves && moves[i].score >= moves[0].score - QDR_OPENING_BOOK_MARGIN;
       i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_print (" %s %d", qdr_move_to_text (&node->position.board, moves[i].move, text),
             moves[i].score);
  }
  g_print ("\n");
}

static void
print_book (const BookTree *tree)
{
  g_autoptr (GPtrArray) nodes_of_book = g_ptr_array_new ();

  for (guint i = 0; i < tree->nodes->len; i++)
    if (book_plan_covers (g_ptr_array_index (tree->nodes, i)))
      g_ptr_array_add (nodes_of_book, g_ptr_array_index (tree->nodes, i));
  g_ptr_array_sort (nodes_of_book, compare_lines);

  g_print (
      "# Opening book for %s players on %dx%d: how a position comes about, and which moves are\n"
      "# good there, each with its score. Made by tools/make-opening-book.c with %d nodes\n"
      "# a search; see docs/engine.md.\n\n",
      players == 2 ? "two" : "four", width, height, nodes);
  for (guint i = 0; i < nodes_of_book->len; i++)
    print_position (g_ptr_array_index (nodes_of_book, i));
}

static gboolean
make_book (GError **error)
{
  QdrPosition start;
  BookTree tree;
  FILE *work;

  qdr_position_init (&start, (guint) width, (guint) height, (guint) players);
  book_tree_init (&tree, &start);
  work = resume (&tree, error);
  if (work != NULL) {
    grow (&tree, work);
    print_book (&tree);
    fclose (work);
  }
  book_tree_clear (&tree);
  return work != NULL;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (g_option_context_parse (context, &argc, &argv, &error)) {
    if (work_name == NULL || nodes <= 0 || max_plies <= 0 || max_tasks < 0 || minutes < 0)
      g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           "--work is needed, and no number may be negative");
    else if (width < 0 || height < 0 || !qdr_board_size_is_valid ((guint) width) ||
             !qdr_board_size_is_valid ((guint) height) || (players != 2 && players != 4))
      g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                           "A board has odd sides from 5 to 19, and two or four players");
    else if (make_book (&error))
      return EXIT_SUCCESS;
  }

  g_printerr ("%s\n", error->message);
  return EXIT_FAILURE;
}
