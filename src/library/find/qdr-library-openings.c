/*
 * Openings of the games in the library: an explorer of the moves played in a position, and opening
 * books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-openings.h"

#include <math.h>

#include "qdr-legality.h"
#include "qdr-library-private.h"
#include "qdr-notation.h"
#include "qdr-position-index.h"

/* The ids of all games, sorted by date. They are kept in memory, because looking up each game in
 * SQLite takes several times as long. */
typedef struct {
  GArray *ids;      /* gint64 elements, oldest game first */
  GHashTable *ages; /* id in @ids → index in @ids + 1 */
  GArray *in_scope; /* gboolean for each id: whether the game counts; NULL if all games count */
} Games;

/* A move and the sums over the games in which it was played. */
typedef struct {
  QdrLibraryMove move;
  double ratings; /* sum of the ratings of the players who moved */
  guint n_ratings;
  guint ages[QDR_LIBRARY_MAX_LAST_GAMES]; /* for each recent game, its rank by date from
                                             find_age() */
} Sum;

static void
clear_games (Games *self)
{
  g_clear_pointer (&self->ages, g_hash_table_unref);
  g_clear_pointer (&self->ids, g_array_unref);
  g_clear_pointer (&self->in_scope, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Games, clear_games)

/* Returns the rank of a game by date: 1 for the oldest game, or 0 for an unknown game. */
static guint
find_age (const Games *self, gint64 id)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->ages, &id));
}

static gboolean
read_games (QdrLibrary *library, const QdrLibraryScope *scope, Games *self, GError **error)
{
  static const char *const scope_sql[QDR_LIBRARY_N_SCOPES] = {
    [QDR_LIBRARY_SCOPE_PERSON] =
        "SELECT game FROM seats"
        " WHERE player IN (SELECT id FROM players WHERE kind = 0 AND identity = ?1)",
    [QDR_LIBRARY_SCOPE_PERSONALITIES] =
        "SELECT game FROM seats WHERE player IN (SELECT id FROM players WHERE kind = 1)",
    [QDR_LIBRARY_SCOPE_IMPORTED] = "SELECT id FROM games WHERE source = ?2",
  };
  g_autoptr (GArray) ids = NULL;
  sqlite3_stmt *statement;

  /* Reads the ids in the order of the index games_by_date, so that SQLite need not sort. */
  statement =
      qdr_database_prepare_statement (library->database,
                                      "SELECT id FROM games ORDER BY date, time, id", error);
  self->ids = qdr_database_read_integers (library->database, statement, error);
  if (self->ids == NULL)
    return FALSE;

  self->ages = g_hash_table_new (g_int64_hash, g_int64_equal);
  for (guint i = 0; i < self->ids->len; i++)
    g_hash_table_insert (self->ages, &g_array_index (self->ids, gint64, i),
                         GUINT_TO_POINTER (i + 1));
  if (scope->kind == QDR_LIBRARY_SCOPE_ALL)
    return TRUE;

  statement = qdr_database_prepare_statement (library->database, scope_sql[scope->kind], error);
  if (statement == NULL)
    return FALSE;

  /* Binds values for all scopes; SQLite ignores those for parameters that the statement does not
   * have. */
  sqlite3_bind_text (statement, 1, scope->person, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 2, QDR_LIBRARY_IMPORTED);
  ids = qdr_database_read_integers (library->database, statement, error);
  if (ids == NULL)
    return FALSE;

  self->in_scope = g_array_sized_new (FALSE, TRUE, sizeof (gboolean), self->ids->len);
  g_array_set_size (self->in_scope, self->ids->len);
  for (guint i = 0; i < ids->len; i++) {
    const guint age = find_age (self, g_array_index (ids, gint64, i));

    if (age > 0)
      g_array_index (self->in_scope, gboolean, age - 1) = TRUE;
  }
  return TRUE;
}

/* Adds a game to the sums of a move. @row has the share and the rating of the player who moved. */
static void
add_game (Sum *sum, sqlite3_stmt *row, gint64 game, guint age)
{
  QdrLibraryMove *move = &sum->move;
  guint i;

  move->n_games++;
  if (sqlite3_column_type (row, 2) != SQLITE_NULL) {
    const double share = sqlite3_column_double (row, 2);

    move->points += share;
    if (share >= 1)
      move->n_wins++;
    else if (share > 0)
      move->n_draws++;
    else
      move->n_losses++;
  }
  if (sqlite3_column_type (row, 3) != SQLITE_NULL) {
    sum->ratings += sqlite3_column_double (row, 3);
    sum->n_ratings++;
  }

  /* Inserts the game into the list of recent games, unless this list is full of newer games. */
  i = move->n_last_games;
  if (i < QDR_LIBRARY_MAX_LAST_GAMES)
    move->n_last_games++;
  else if (sum->ages[--i] > age)
    return;
  for (; i > 0 && sum->ages[i - 1] < age; i--) {
    sum->ages[i] = sum->ages[i - 1];
    move->last_games[i] = move->last_games[i - 1];
  }
  sum->ages[i] = age;
  move->last_games[i] = game;
}

static int
compare_moves (gconstpointer a, gconstpointer b)
{
  const QdrLibraryMove *one = a;
  const QdrLibraryMove *other = b;

  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;
  return (one->move > other->move) - (one->move < other->move);
}

GArray *
qdr_library_find_moves (QdrLibrary *self,
                        const QdrPosition *position,
                        const QdrLibraryScope *scope,
                        GError **error)
{
  g_autoptr (GArray) sums = g_array_new (FALSE, FALSE, sizeof (Sum));
  g_auto (Games) games = { 0 };
  sqlite3_stmt *row;
  gint64 last_game = 0;
  GArray *moves;

  g_return_val_if_fail (self != NULL && position != NULL && scope != NULL, NULL);

  if (!read_games (self, scope, &games, error))
    return NULL;

  row = qdr_database_prepare_statement (
      self->database,
      "SELECT move, game, share, rating FROM positions JOIN players ON players.id = player"
      " WHERE key = ?1 AND move <> ?2 ORDER BY move, player, game",
      error);
  if (row == NULL)
    return NULL;

  /* Adds up the rows. A game in which the same move was played several times in this position has
   * several rows. They follow each other, and only the first one counts. */
  sqlite3_bind_int64 (row, 1, qdr_indexed_position_make (position, QDR_MOVE_NONE).key);
  sqlite3_bind_int (row, 2, QDR_MOVE_NONE);
  for (;;) {
    gboolean has_row;
    QdrMove move;
    gint64 game;
    guint age;

    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return NULL;
    if (!has_row)
      break;
    move = (QdrMove) sqlite3_column_int64 (row, 0);
    game = sqlite3_column_int64 (row, 1);
    if (sums->len == 0 || g_array_index (sums, Sum, sums->len - 1).move.move != move) {
      g_array_append_vals (sums, &(Sum){ .move.move = move }, 1);
      last_game = 0;
    }
    if (game == last_game)
      continue;
    last_game = game;
    age = find_age (&games, game);
    if (age > 0 && (games.in_scope == NULL || g_array_index (games.in_scope, gboolean, age - 1)))
      add_game (&g_array_index (sums, Sum, sums->len - 1), row, game, age);
  }

  moves = g_array_new (FALSE, FALSE, sizeof (QdrLibraryMove));
  for (guint i = 0; i < sums->len; i++) {
    const Sum *sum = &g_array_index (sums, Sum, i);
    QdrLibraryMove move = sum->move;

    move.move = qdr_position_index_restore_move (position, move.move);
    if (move.n_games == 0 || move.move == QDR_MOVE_NONE ||
        !qdr_position_is_legal_move (position, move.move))
      continue;
    move.is_rated = sum->n_ratings > 0;
    move.rating = move.is_rated ? sum->ratings / sum->n_ratings : 0;
    g_array_append_val (moves, move);
  }
  g_array_sort (moves, compare_moves);
  return moves;
}

#define BOOK_SIZE 9
#define BOOK_PLAYERS 2

/* Number of imaginary draws that are added to the games of each move. They keep rare moves from
 * being overrated. */
#define PRIOR_GAMES 10

/* The growth of the log-odds of winning when the score of a move grows by one centi-step. The
 * number 0.0028 is the scale in qdr-win-probability.c. It counts twice, because the score of the
 * other player falls by the same amount. */
#define LOGITS_PER_CENTI_STEP (2 * 0.0028)

const QdrLibraryBookRules qdr_library_book_rules_default = {
  .n_plies = 12,
  .min_games = 10,
  .min_result = 0.45,
  .min_rating = 1200,
};

typedef struct {
  QdrPosition position;
  char *line; /* moves that lead to the position */
  guint ply;
} Node;

/* A move and the results of the games in which it was played. */
typedef struct {
  QdrMove move;
  guint n_games; /* finished games */
  guint n_rated; /* finished games in which the rating of the player who moved was high enough */
  double result; /* average result of the player who moved in the n_rated games */
  int rating;    /* average rating of the player who moved in the n_rated games, 0 for none */
  int score;     /* score in centi-steps that makes the result likely, see PRIOR_GAMES */
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
  sqlite3_stmt *statement = qdr_database_prepare_statement (
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

  sqlite3_bind_int64 (statement, 1, qdr_indexed_position_make (position, QDR_MOVE_NONE).key);
  sqlite3_bind_int (statement, 2, self->rules->min_rating);
  for (;;) {
    Played played = { 0 };
    double points;
    double share;

    if (!qdr_database_step_to_next_row (self->library->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&moves);

    played.move =
        qdr_position_index_restore_move (position, (QdrMove) sqlite3_column_int64 (statement, 0));
    if (qdr_move_kind (played.move) == QDR_MOVE_CONCESSION ||
        !qdr_position_is_legal_move (position, played.move))
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
  gint64 key = qdr_indexed_position_make (position, QDR_MOVE_NONE).key;
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
    qdr_position_do_move (&position, played->move, &undo);
    add_node (self, &position,
              node->ply > 0 ? g_strconcat (node->line, " ", word, NULL) : g_strdup (word),
              node->ply + 1);
  }
  return TRUE;
}

char *
qdr_library_make_opening_book_text (QdrLibrary *self,
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

  qdr_position_init (&start, BOOK_SIZE, BOOK_SIZE, BOOK_PLAYERS);
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
