/*
 * Opening books made from games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-book.h"

#include <math.h>

#include "qdr-library-private.h"
#include "qdr-notation.h"
#include "qdr-position-index.h"

#define SIZE 9
#define PLAYERS 2

/* Number of even games that are added to the games of each move. */
#define PRIOR_GAMES 10

/* The growth of the winning chances with the score, see qdr-win-probability.c. The score counts
 * twice because the lead of one player is the deficit of the other. */
#define LOGITS_PER_CENTI_STEP (2 * 0.0027)

const QdrLibraryBookRules qdr_library_book_rules_default = {
  .n_plies = 12,
  .min_games = 10,
  .min_result = 0.45,
  .min_rating = 1200,
};

/* A position of the book. */
typedef struct {
  QdrPosition position;
  char *line; /* moves that lead to it */
  guint ply;
} Node;

/* A move and the results of its games. */
typedef struct {
  QdrMove move;
  guint n_games; /* finished games */
  guint n_rated; /* games of highly rated players */
  double result; /* average result of the highly rated players */
  int rating;    /* average rating of these players, 0 for none */
  int score;     /* score in centi-steps that makes this result likely */
} Played;

typedef struct {
  QdrLibrary *library;
  const QdrLibraryBookRules *rules;
  GHashTable *seen; /* gint64: keys of the positions added so far */
  GQueue nodes;     /* positions still to be visited, shortest lines first */
  GString *text;
} Book;

static void
free_node (gpointer data)
{
  Node *self = data;

  g_free (self->line);
  g_free (self);
}

/* Reads the moves played in @position. Returns (transfer full) (element-type Played) (nullable):
 * NULL on error. */
static GArray *
read_played (Book *self, const QdrPosition *position, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      self->library->database,
      "SELECT move, count(*), total (good), total (good * share),"
      " CAST (round (avg (CASE WHEN good THEN rating END)) AS INTEGER)"
      " FROM (SELECT move, share, rating, ifnull (rating, 0) >= ?2 AS good"
      "  FROM positions JOIN players ON players.id = player WHERE key = ?1 AND share NOT NULL)"
      " GROUP BY move ORDER BY move",
      error);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (Played));
  gboolean has_row;

  if (statement == NULL)
    return NULL;

  sqlite3_bind_int64 (statement, 1, qdr_position_index (position, QDR_MOVE_NONE).key);
  sqlite3_bind_int (statement, 2, self->rules->min_rating);
  for (;;) {
    Played played = { 0 };
    double points;
    double share;

    if (!qdr_database_step (self->library->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&moves);

    played.move =
        qdr_position_index_read_move (position, (QdrMove) sqlite3_column_int64 (statement, 0));
    if (qdr_move_kind (played.move) == QDR_MOVE_CONCESSION)
      continue;
    played.n_games = (guint) sqlite3_column_int64 (statement, 1);
    played.n_rated = (guint) sqlite3_column_int64 (statement, 2);
    played.rating = sqlite3_column_int (statement, 4);
    points = sqlite3_column_double (statement, 3);
    share = (points + PRIOR_GAMES / 2.0) / (played.n_rated + PRIOR_GAMES);
    played.result = played.n_rated > 0 ? points / played.n_rated : 0;
    played.score = (int) round (log (share / (1 - share)) / LOGITS_PER_CENTI_STEP);
    g_array_append_val (moves, played);
  }
}

static int
compare_played (gconstpointer a, gconstpointer b)
{
  const Played *one = a;
  const Played *other = b;

  if (one->score != other->score)
    return one->score > other->score ? -1 : 1;
  if (one->n_rated != other->n_rated)
    return one->n_rated > other->n_rated ? -1 : 1;
  return (one->move > other->move) - (one->move < other->move);
}

/* Adds a position unless it was already reached by a line of the same length or a shorter one.
 * Takes ownership of @line. */
static void
add_node (Book *self, const QdrPosition *position, char *line, guint ply)
{
  gint64 key = qdr_position_index (position, QDR_MOVE_NONE).key;
  Node *node = g_new (Node, 1);

  *node = (Node){ *position, line, ply };
  if (g_hash_table_add (self->seen, g_memdup2 (&key, sizeof key)))
    g_queue_push_tail (&self->nodes, node);
  else
    free_node (node);
}

static gboolean
write_node (Book *self, const Node *node, GError **error)
{
  g_autoptr (GArray) moves = read_played (self, &node->position, error);
  gboolean has_move = FALSE;

  if (moves == NULL)
    return FALSE;

  /* Writes the best move first. */
  g_array_sort (moves, compare_played);
  for (guint i = 0; i < moves->len; i++) {
    const Played *played = &g_array_index (moves, Played, i);
    char word[QDR_MOVE_TEXT_SIZE];
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    if (played->n_rated < self->rules->min_games || played->result < self->rules->min_result)
      continue;
    if (!has_move)
      g_string_append_printf (self->text, "%s%s|", node->line, node->ply > 0 ? " " : "");
    has_move = TRUE;
    g_string_append_printf (self->text, " %s %d games=%u result=%s",
                            qdr_move_to_text (&node->position.board, played->move, word),
                            played->score, played->n_rated,
                            g_ascii_formatd (number, sizeof number, "%.3f", played->result));
    if (played->rating > 0)
      g_string_append_printf (self->text, " rating=%d", played->rating);
  }
  if (has_move)
    g_string_append_c (self->text, '\n');

  /* Continues after all frequent moves, good or bad, because opponents play them. */
  for (guint i = 0; node->ply + 1 < self->rules->n_plies && i < moves->len; i++) {
    const Played *played = &g_array_index (moves, Played, i);
    QdrPosition position = node->position;
    char word[QDR_MOVE_TEXT_SIZE];
    QdrUndo undo;

    if (played->n_games < self->rules->min_games)
      continue;
    qdr_move_to_text (&position.board, played->move, word);
    qdr_position_do (&position, played->move, &undo);
    add_node (self, &position,
              node->ply > 0 ? g_strconcat (node->line, " ", word, NULL) : g_strdup (word),
              node->ply + 1);
  }
  return TRUE;
}

char *
qdr_library_make_book (QdrLibrary *self,
                       const QdrLibraryBookRules *rules,
                       GCancellable *cancellable,
                       GError **error)
{
  Book book = { .library = self, .rules = rules };
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  gboolean is_written = TRUE;
  QdrPosition start;

  g_return_val_if_fail (self != NULL && rules != NULL, NULL);
  g_return_val_if_fail (rules->n_plies >= 1 && rules->n_plies <= QDR_POSITION_INDEX_MAX, NULL);

  book.seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  book.text = g_string_new ("# Opening book for two players on 9x9, made of games: how a position "
                            "comes about, and which moves\n# were played there, ");
  g_string_append_printf (
      book.text,
      "in %u games or more by players rated %d or more, with %s of the point or "
      "more.\n\n",
      rules->min_games, rules->min_rating,
      g_ascii_formatd (number, sizeof number, "%.3f", rules->min_result));

  qdr_position_init (&start, SIZE, SIZE, PLAYERS);
  add_node (&book, &start, g_strdup (""), 0);
  while (is_written && !g_queue_is_empty (&book.nodes)) {
    Node *node = g_queue_pop_head (&book.nodes);

    is_written = !g_cancellable_set_error_if_cancelled (cancellable, error) &&
                 write_node (&book, node, error);
    free_node (node);
  }
  g_hash_table_unref (book.seen);
  g_queue_clear_full (&book.nodes, free_node);
  return g_string_free (book.text, !is_written);
}
