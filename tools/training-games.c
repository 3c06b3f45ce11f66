/*
 * Games of the engine against itself, as training data.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "training-games.h"

#include "qdr-movegen.h"
#include "qdr-path.h"

/* Longer games are draws. */
#define MAX_PLIES 250

/* A random opening that leaves a player this many steps behind has decided the game. */
#define MAX_LEAD 4

/* A position to learn from. */
typedef struct {
  QdrPosition position;
  QdrReport report;
} Sample;

typedef struct {
  QdrPosition position;
  GArray *keys;    /* keys of earlier positions */
  GArray *samples; /* of Sample */
} Game;

static void
game_do (Game *self, QdrMove move)
{
  QdrUndo undo;

  g_array_append_val (self->keys, self->position.key);
  qdr_position_do_move (&self->position, move, &undo);
}

/* Draws a random move, mostly a step forward, so that openings look like games. */
static QdrMove
draw_move (const QdrPosition *position, GRand *rand)
{
  QdrMoveList moves;
  guint n_steps = 0;

  qdr_position_generate_moves (position, &moves);
  while (n_steps < moves.count && !qdr_move_is_wall (moves.moves[n_steps]))
    n_steps++;

  if (n_steps == moves.count || g_rand_boolean (rand)) {
    const guint here = qdr_position_goal_distance (position, position->turn);

    for (guint i = 0; i < n_steps; i++) {
      QdrPosition next = *position;
      QdrUndo undo;

      qdr_position_do_move (&next, moves.moves[i], &undo);
      if (qdr_position_goal_distance (&next, position->turn) < here)
        return moves.moves[i];
    }
  }
  return moves.moves[g_rand_int_range (rand, 0, (gint32) moves.count)];
}

static gboolean
is_balanced (const QdrPosition *position)
{
  guint least = G_MAXUINT;
  guint most = 0;

  for (guint player = 0; player < position->players; player++) {
    const guint distance = qdr_position_goal_distance (position, player);

    least = MIN (least, distance);
    most = MAX (most, distance);
  }
  return qdr_position_winner (position) < 0 && most - least <= MAX_LEAD;
}

static void
play_opening (Game *self, const QdrTrainingPlan *plan, GRand *rand)
{
  const guint n_moves = (guint) g_rand_int_range (rand, 1, (gint32) plan->random_moves + 1);

  do {
    qdr_position_init (&self->position, plan->width, plan->height, plan->players);
    g_array_set_size (self->keys, 0);
    for (guint i = 0; i < n_moves && qdr_position_winner (&self->position) < 0; i++)
      game_do (self, draw_move (&self->position, rand));
  } while (!is_balanced (&self->position));
}

static QdrReport
search (QdrEngine *engine, const Game *game, guint64 nodes)
{
  const QdrSearchRequest request = {
    .position = game->position,
    .past_keys = (const guint64 *) (gconstpointer) game->keys->data,
    .n_past_keys = game->keys->len,
    .repetition_is_draw = TRUE,
    .limits = { .nodes = nodes },
    .style = qdr_style_default,
  };

  return qdr_engine_search (engine, &request);
}

static gboolean
is_drawn (const Game *self)
{
  guint count = 1;

  for (guint i = 0; i < self->keys->len; i++)
    count += g_array_index (self->keys, guint64, i) == self->position.key;
  return count >= 3 || self->keys->len >= MAX_PLIES * self->position.players / 2 ||
         qdr_position_count_moves (&self->position) == 0;
}

/* Returns the winner, or -1. */
static int
play_on (Game *self, QdrEngine *engine, const QdrTrainingPlan *plan, GRand *rand)
{
  while (qdr_position_winner (&self->position) < 0 && !is_drawn (self)) {
    const QdrReport report = search (engine, self, plan->nodes);
    const gboolean is_blunder = (guint) g_rand_int_range (rand, 0, 100) < plan->blunders;

    if (ABS (report.score) < QDR_SCORE_PROVED) {
      const Sample sample = { self->position, report };

      g_array_append_val (self->samples, sample);
    }
    game_do (self, is_blunder ? draw_move (&self->position, rand) : report.line[0]);
  }

  return qdr_position_winner (&self->position);
}

void
qdr_training_game_play (QdrEngine *engine,
                        const QdrTrainingPlan *plan,
                        guint number,
                        QdrTrainingFunc func)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed_array ((guint32[]){ plan->seed, number }, 2);
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  Game game = { .keys = keys, .samples = samples };
  int winner;

  qdr_engine_clear (engine);
  play_opening (&game, plan, rand);
  winner = play_on (&game, engine, plan, rand);
  for (guint i = 0; i < samples->len; i++) {
    const Sample *sample = &g_array_index (samples, Sample, i);

    func (&sample->position, &sample->report, winner);
  }
}
