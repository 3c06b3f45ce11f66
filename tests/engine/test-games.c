/*
 * Thousands of fast games on every board: only legal moves, and an end.
 *
 * Each game is also played on the oracle of the rules, which shares no code with the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-legality.h"
#include "qdr-notation.h"
#include "random-positions.h"
#include "test.h"

/* Full strength, and players with each taste and weakness. */
static const QdrStyle styles[] = {
  { 0 },
  { .variety = 20 },
  { .own_path = 10, .other_path = -30, .wall = -35, .noise = 120, .blind_spot = 88 },
  { .own_path = 60, .wall = 40, .noise = 30 },
  { .other_path = 60, .wall = -110, .early_wall = 300 },
  { .wall = 200, .early_wall = -400, .blind_spot = 40 },
  { .gamble = 200, .variety = 10 },
  { .mimic = 300 },
};

/* The number of walls at the start. */
typedef enum {
  STOCK_USUAL,
  STOCK_NONE,
  STOCK_ONE,
  STOCK_UNEVEN,
  N_STOCKS,
} Stock;

/* A game on the board of the program and on that of the oracle. */
typedef struct {
  GRand *rand;
  QdrPosition position;
  Oracle oracle;
  GArray *keys; /* of all positions so far, guint64 */
  QdrLastMove last_moves[QDR_MAX_PLAYERS];
  gboolean repetition_is_draw;
  QdrStyle styles[QDR_MAX_PLAYERS];
} Game;

static void
deal_stocks (Game *self, Stock stock)
{
  for (guint player = 0; player < self->position.players; player++)
    if (stock == STOCK_NONE || stock == STOCK_ONE)
      qdr_position_set_stock (&self->position, player, stock == STOCK_ONE);
    else if (stock == STOCK_UNEVEN)
      qdr_position_set_stock (&self->position, player,
                              (guint) g_rand_int_range (self->rand, 0, 15));
}

static void
game_begin (Game *self, GRand *rand, Setup setup, Stock stock, guint32 seed)
{
  *self = (Game){
    .rand = rand,
    .keys = g_array_new (FALSE, FALSE, sizeof (guint64)),
    .repetition_is_draw = seed % 3 != 0,
  };
  qdr_position_init (&self->position, (guint) setup.width, (guint) setup.height,
                     (guint) setup.players);
  deal_stocks (self, stock);
  self->oracle = oracle_read (&self->position);
  for (guint player = 0; player < self->position.players; player++) {
    const int style = g_rand_int_range (rand, 0, G_N_ELEMENTS (styles));

    self->styles[player] = qdr_style_for_game (&styles[style], seed);
    self->last_moves[player].move = QDR_MOVE_NONE;
  }
}

static void
game_clear (Game *self)
{
  g_array_unref (self->keys);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Game, game_clear)

static guint
player_opposite (const Game *self)
{
  const guint players = self->position.players;

  return (self->position.turn + players / 2) % players;
}

static gboolean
is_repeated (const Game *self)
{
  guint count = 1;

  for (guint i = 0; i < self->keys->len; i++)
    count += g_array_index (self->keys, guint64, i) == self->position.key;
  return self->repetition_is_draw && count >= 3;
}

/* Returns the result of the game, on which both boards must agree. */
static QdrResult
game_result (const Game *self)
{
  const QdrResult result = qdr_position_result (&self->position);
  const QdrResult expected = oracle_result (&self->oracle);

  ck_assert_int_eq (result.outcome, expected.outcome);
  ck_assert_int_eq (result.winner, expected.winner);
  if (result.outcome == QDR_OUTCOME_ONGOING && is_repeated (self))
    return (QdrResult){ QDR_OUTCOME_REPETITION, 0 };
  return result;
}

static void
assert_is_legal (const Game *self, QdrMove move)
{
  const OracleMove oracle_move = oracle_read_move (&self->position.board, move);
  g_autofree char *text = NULL;

  if (qdr_position_is_legal_move (&self->position, move) &&
      oracle_reasons (&self->oracle, oracle_move) == 1 << QDR_REFUSAL_REASON_NONE)
    return;
  text = qdr_position_to_text (&self->position);
  ck_abort_msg ("%s: illegal move %u", text, move);
}

static void
game_play (Game *self, QdrMove move)
{
  const guint mover = self->position.turn;
  QdrUndo undo;

  assert_is_legal (self, move);
  g_array_append_val (self->keys, self->position.key);
  self->last_moves[mover] = (QdrLastMove){ move, self->position.pawns[mover] };
  oracle_play (&self->oracle, oracle_read_move (&self->position.board, move));
  qdr_position_do_move (&self->position, move, &undo);
}

static void
assert_line_is_legal (const Game *self, const QdrReport *report)
{
  QdrPosition position = self->position;

  for (guint i = 0; i < report->line_length; i++) {
    QdrUndo undo;

    ck_assert (qdr_position_is_legal_move (&position, report->line[i]));
    qdr_position_do_move (&position, report->line[i], &undo);
  }
}

/* Returns the move of the engine after a short search. */
static QdrMove
choose (const Game *self, QdrEngine *engine)
{
  QdrSearchRequest request = request_for (&self->position);
  QdrReport report;

  request.style = self->styles[self->position.turn];
  request.repetition_is_draw = self->repetition_is_draw;
  request.past_keys = (const guint64 *) (gpointer) self->keys->data;
  request.n_past_keys = self->keys->len;
  request.last_move = self->last_moves[player_opposite (self)];
  if (g_rand_boolean (self->rand))
    request.limits.depth = 1;
  else
    request.limits.nodes = (guint64) g_rand_int_range (self->rand, 1, 100);
  report = qdr_engine_search (engine, &request);

  ck_assert_uint_ge (report.line_length, 1);
  ck_assert_int_le (ABS (report.score), QDR_SCORE_WIN);
  assert_line_is_legal (self, &report);
  return report.line[0];
}

/* Returns a number of plies for all walls, and for each pawn to cross the board several times. */
static guint
most_plies (const QdrPosition *start)
{
  guint plies = 0;

  for (guint player = 0; player < start->players; player++)
    plies += start->stocks[player] + 4u * (guint) (start->board.width + start->board.height);
  return plies;
}

/* Plays until the game is over or too long. Returns whether it is over. */
static gboolean
play_out (Game *self, QdrEngine *engine)
{
  const guint limit = most_plies (&self->position);

  while (self->keys->len < limit && game_result (self).outcome == QDR_OUTCOME_ONGOING) {
    const gboolean gives_up =
        self->position.players == 4 && g_rand_int_range (self->rand, 0, 80) == 0;

    game_play (self, gives_up ? QDR_MOVE_RESIGN : choose (self, engine));
  }
  return game_result (self).outcome != QDR_OUTCOME_ONGOING;
}

#define GAMES_EACH 4 /* for each board, number of players and stock */
#define MAX_ENDLESS 2

TEST_DEFAULTS (.timeout = 240)

TEST (only_legal_moves_are_played_and_the_games_end, .loops = N_LOOPS)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  guint32 seed = (guint32) _i;
  guint n_endless = 0;

  for (int i = 0; i < N_HEIGHTS; i++)
    for (Stock stock = 0; stock < N_STOCKS; stock++)
      for (guint n = 0; n < GAMES_EACH; n++) {
        g_auto (Game) game = { 0 };

        game_begin (&game, rand, setup_in_loop (_i, i), stock, seed++);
        if (play_out (&game, engine))
          continue;
        /* If repetition is not a draw, two players may repeat moves without end, which is
         * rare. */
        ck_assert (!game.repetition_is_draw);
        n_endless++;
      }
  ck_assert_uint_le (n_endless, MAX_ENDLESS);
}
