/*
 * Moves played in a position, against a plain model: games in a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-openings.h"

#include <string.h>

#include "library-model.h"
#include "qdr-library-query.h"
#include "qdr-library-ratings.h"
#include "qdr-mirror.h"
#include "random-games.h"
#include "test.h"

#define N_GAMES 250
#define N_QUESTIONS 60

/* The number of positions of a game that are indexed. */
#define N_POSITIONS 40

static GHashTable *ratings; /* of names; values are double */

static void
set_up (void)
{
  set_up_library ();
  ratings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static void
tear_down (void)
{
  tear_down_library ();
  g_hash_table_unref (ratings);
}

static gboolean
get_some_ratings (const char *id, int *rating, gpointer user_data)
{
  *rating = 1000 + id[1];
  return id[1] % 2 == 0;
}

static void
read_ratings (void)
{
  g_autoptr (QdrLibraryQueryResult) table = NULL;

  ck_assert (qdr_library_update_ratings (library, get_some_ratings, NULL, NULL));
  table = qdr_library_query_players_rated_above (library, 0, NULL);
  ck_assert_uint_gt (table->rows->len, 10);
  for (guint i = 0; i < table->rows->len; i++) {
    GStrv row = g_ptr_array_index (table->rows, i);
    const double rating = g_ascii_strtod (row[2], NULL);

    g_hash_table_insert (ratings, g_strdup (row[0]), g_memdup2 (&rating, sizeof rating));
  }
}

static void
fill (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (17);

  for (guint i = 0; i < N_GAMES; i++) {
    ModelGame stored = { .game =
                             make_random_game (random, (guint) g_rand_int_range (random, 0, 9999)),
                         .source = i % 3 == 0 ? QDR_LIBRARY_IMPORTED : QDR_LIBRARY_PLAYED };

    ck_assert (
        qdr_library_add_game (library, stored.game, stored.source, "", &stored.id, NULL, NULL));
    g_array_append_val (model, stored);
  }
  read_ratings ();
}

/* The model */

static gboolean
plays (QdrGame *game, gboolean personality, const char *name)
{
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    if ((qdr_player_get_personality_id (player) != NULL) == personality &&
        (name == NULL || g_str_equal (qdr_player_get_name (player), name)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
counts (const ModelGame *stored, const QdrLibraryScope *scope)
{
  switch (scope->kind) {
  case QDR_LIBRARY_SCOPE_PERSON:
    return plays (stored->game, FALSE, scope->person);
  case QDR_LIBRARY_SCOPE_PERSONALITIES:
    return plays (stored->game, TRUE, NULL);
  case QDR_LIBRARY_SCOPE_IMPORTED:
    return stored->source == QDR_LIBRARY_IMPORTED;
  default:
    return TRUE;
  }
}

static QdrMove
mirror (const QdrBoard *board, QdrMove move)
{
  return qdr_move_kind (move) == QDR_MOVE_CONCESSION ? move : qdr_mirror_move (board, move);
}

/* Collects the moves of @game from @position, or from its mirror image if @mirrored. If the
 * position is symmetric, both are included. */
static void
add_moves (QdrGame *game, gboolean mirrored, const QdrPosition *position, GArray *moves)
{
  QdrPosition now = *qdr_game_get_start_position (game);

  for (guint i = 0; i < MIN (qdr_game_get_n_moves (game), N_POSITIONS); i++) {
    const QdrMove played = qdr_game_get_move (game, i, NULL);
    const QdrMove move = mirrored ? mirror (&now.board, played) : played;
    QdrUndo undo;

    if (qdr_position_equal (&now, position))
      g_array_append_val (moves, move);
    qdr_position_do_move (&now, move, &undo);
  }
}

static gboolean
is_own_image (const QdrPosition *position)
{
  const QdrBoard *board = &position->board;
  const guint edges = board->width - 1;

  for (guint i = 0; i < position->players; i++)
    if (qdr_board_column (board, position->pawns[i]) * 2 != edges)
      return FALSE;
  for (guint kind = 0; kind < 2; kind++)
    for (guint column = 0; column < edges; column++)
      for (guint row = 0; row + 1 < board->height; row++)
        if (qdr_bits_test (&position->walls[kind], qdr_board_square (board, column, row)) !=
            qdr_bits_test (&position->walls[kind],
                           qdr_board_square (board, edges - 1 - column, row)))
          return FALSE;
  return position->players == 2;
}

/* Returns whether @move was played from @position in @game. */
static gboolean
was_played (QdrGame *game, const QdrPosition *position, QdrMove move)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));

  add_moves (game, FALSE, position, moves);
  if (qdr_game_get_n_players (game) == 2)
    add_moves (game, TRUE, position, moves);
  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, QdrMove, i) == move)
      return TRUE;
  return FALSE;
}

static int
compare_ages (gconstpointer a, gconstpointer b)
{
  const ModelGame *one = a;
  const ModelGame *other = b;
  const int order =
      strcmp (qdr_game_get_header (other->game, "Date"), qdr_game_get_header (one->game, "Date"));

  return order != 0 ? order : (other->id > one->id) - (other->id < one->id);
}

/* Adds a game to the statistics of a move. The newest game comes first. */
static void
add_game (const ModelGame *stored, guint player, QdrLibraryMove *move, guint *n_ratings)
{
  const QdrResult result = qdr_game_get_final_result (stored->game);
  const double *rating =
      g_hash_table_lookup (ratings,
                           qdr_player_get_name (qdr_game_get_player (stored->game, player)));

  move->n_games++;
  if (result.outcome == QDR_OUTCOME_WIN && result.winner == player)
    move->n_wins++;
  else if (result.outcome == QDR_OUTCOME_WIN)
    move->n_losses++;
  else if (result.outcome != QDR_OUTCOME_ONGOING)
    move->n_draws++;
  if (rating != NULL) {
    move->rating += *rating;
    ++*n_ratings;
  }
  if (move->n_last_games < QDR_LIBRARY_MAX_LAST_GAMES)
    move->last_games[move->n_last_games++] = stored->id;
}

static QdrLibraryMove
count (const QdrPosition *position, QdrMove move, const QdrLibraryScope *scope)
{
  QdrLibraryMove self = { .move = move };
  guint n_ratings = 0;

  for (guint i = 0; i < model->len; i++) {
    const ModelGame *stored = &g_array_index (model, ModelGame, i);

    if (counts (stored, scope) && was_played (stored->game, position, move))
      add_game (stored, position->turn, &self, &n_ratings);
  }
  self.points = self.n_wins + self.n_draws / (double) position->players;
  self.is_rated = n_ratings > 0;
  if (self.is_rated)
    self.rating /= n_ratings;
  return self;
}

static void
assert_same (const QdrLibraryMove *found, const QdrLibraryMove *expected)
{
  ck_assert_uint_eq (found->n_games, expected->n_games);
  ck_assert_uint_eq (found->n_wins, expected->n_wins);
  ck_assert_uint_eq (found->n_draws, expected->n_draws);
  ck_assert_uint_eq (found->n_losses, expected->n_losses);
  ck_assert_double_eq_tol (found->points, expected->points, 1e-6);
  ck_assert_int_eq (found->is_rated, expected->is_rated);
  /* The ratings of the model are rounded. */
  ck_assert_double_eq_tol (found->rating, expected->rating, 0.6);
  ck_assert_uint_eq (found->n_last_games, expected->n_last_games);
  for (guint i = 0; i < found->n_last_games; i++)
    ck_assert_int_eq (found->last_games[i], expected->last_games[i]);
}

/* Counts the games of @scope with a move from @position. */
static guint
count_games (const QdrPosition *position, const QdrLibraryScope *scope)
{
  guint n = 0;

  for (guint i = 0; i < model->len; i++) {
    const ModelGame *stored = &g_array_index (model, ModelGame, i);
    g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));

    add_moves (stored->game, FALSE, position, moves);
    if (qdr_game_get_n_players (stored->game) == 2 && moves->len == 0)
      add_moves (stored->game, TRUE, position, moves);
    n += counts (stored, scope) && moves->len > 0;
  }
  return n;
}

static guint
assert_moves (const QdrPosition *position, const QdrLibraryScope *scope)
{
  g_autoptr (GArray) moves = qdr_library_find_moves (library, position, scope, NULL);
  guint n_games = 0;

  ck_assert_ptr_nonnull (moves);
  for (guint i = 0; i < moves->len; i++) {
    const QdrLibraryMove *found = &g_array_index (moves, QdrLibraryMove, i);
    const QdrLibraryMove expected = count (position, found->move, scope);

    ck_assert (!is_own_image (position) || found->move <= mirror (&position->board, found->move));
    ck_assert (i == 0 || found->n_games <= g_array_index (moves, QdrLibraryMove, i - 1).n_games);
    assert_same (found, &expected);
    n_games += found->n_games;
  }
  /* A game counts once for each different move, and no game is missing. */
  ck_assert_uint_ge (n_games, count_games (position, scope));
  return moves->len;
}

/* Returns an early position of some game, sometimes mirrored. */
static QdrPosition
choose_position (GRand *random)
{
  QdrGame *game =
      g_array_index (model, ModelGame, g_rand_int_range (random, 0, (gint32) model->len)).game;
  const guint n = (guint) g_rand_int_range (random, 0, 8);
  const gboolean mirrored = g_rand_boolean (random) && qdr_game_get_n_players (game) == 2;
  QdrPosition position = *qdr_game_get_start_position (game);

  for (guint i = 0; i < MIN (n, qdr_game_get_n_moves (game)); i++) {
    const QdrMove move = qdr_game_get_move (game, i, NULL);
    QdrUndo undo;

    qdr_position_do_move (&position, mirrored ? mirror (&position.board, move) : move, &undo);
  }
  return position;
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (moves_are_those_of_the_model)
{
  static const QdrLibraryScope scopes[] = {
    { QDR_LIBRARY_SCOPE_ALL, NULL },        { QDR_LIBRARY_SCOPE_PERSON, "Player 3 “D”" },
    { QDR_LIBRARY_SCOPE_PERSON, "nobody" }, { QDR_LIBRARY_SCOPE_PERSONALITIES, NULL },
    { QDR_LIBRARY_SCOPE_IMPORTED, NULL },
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (23);
  guint n_found = 0;

  fill ();
  g_array_sort (model, compare_ages);
  for (guint i = 0; i < N_QUESTIONS; i++) {
    const QdrPosition position = choose_position (random);

    n_found += assert_moves (&position, &scopes[i % G_N_ELEMENTS (scopes)]);
  }
  ck_assert_uint_gt (n_found, N_QUESTIONS);
}

TEST (an_empty_library_has_no_moves)
{
  const QdrLibraryScope all = { QDR_LIBRARY_SCOPE_ALL, NULL };
  QdrPosition start;
  g_autoptr (GArray) moves = NULL;

  qdr_position_init (&start, 9, 9, 2);
  moves = qdr_library_find_moves (library, &start, &all, NULL);
  ck_assert_uint_eq (moves->len, 0);
}

/* Anna moves to and fro, and returns to her first square. */
TEST (a_game_counts_once_for_a_move_that_is_repeated)
{
  const QdrLibraryScope anna = { QDR_LIBRARY_SCOPE_PERSON, "Anna" };
  const char *const moves[] = { "c2", "c4", "c1", "c5", "c2", "c4" };
  g_autoptr (GArray) found = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;
  gint64 id;

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    ck_assert (qdr_game_play_from_text (game, moves[i], NULL));
  ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", &id, NULL, NULL));

  found = qdr_library_find_moves (library, &start, &anna, NULL);
  ck_assert_uint_eq (found->len, 1);
  ck_assert_uint_eq (g_array_index (found, QdrLibraryMove, 0).n_games, 1);
  ck_assert_uint_eq (g_array_index (found, QdrLibraryMove, 0).n_wins, 0);
  ck_assert_uint_eq (g_array_index (found, QdrLibraryMove, 0).n_last_games, 1);
  ck_assert_int_eq (g_array_index (found, QdrLibraryMove, 0).last_games[0], id);
}
