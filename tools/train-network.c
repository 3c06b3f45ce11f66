/*
 * train-network: plays games of the engine against itself and fits its network to them.
 *
 *   train-network play --games 10000 > games.txt
 *   train-network fit games.txt > src/engine/qdr-network-weights.c
 *
 * See docs/engine.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "qdr-network-weights.h"
#include "qdr-notation.h"
#include "training-games.h"

#define TABLE_MIB 8

static int games = 1000;
static int nodes = 1200;
static int width = 9;
static int height = 9;
static int players = 2;
static int random_moves = 10;
static int blunders = 4;
static int seed = 1;
static int epochs = 8;
static int n_threads = 2;
static double result_share = 0.4;
static double step_size = 0.004;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &games, "play: number of games", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &nodes, "play: positions searched for a move", "N" },
  { "width", 0, 0, G_OPTION_ARG_INT, &width, "play: columns of the board", "N" },
  { "height", 0, 0, G_OPTION_ARG_INT, &height, "play: rows of the board", "N" },
  { "players", 0, 0, G_OPTION_ARG_INT, &players, "play: 2 or 4 players", "N" },
  { "random-moves", 0, 0, G_OPTION_ARG_INT, &random_moves, "play: random moves at most", "N" },
  { "blunders", 0, 0, G_OPTION_ARG_INT, &blunders, "play: per cent of random later moves", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "seed of the openings or of the fit", "N" },
  { "epochs", 0, 0, G_OPTION_ARG_INT, &epochs, "fit: number of times that each position is seen",
    "N" },
  { "threads", 0, 0, G_OPTION_ARG_INT, &n_threads, "fit: number of threads", "N" },
  { "result-share", 0, 0, G_OPTION_ARG_DOUBLE, &result_share,
    "fit: how much the result of the game counts, against the score of the search", "0..1" },
  { "step-size", 0, 0, G_OPTION_ARG_DOUBLE, &step_size, "fit: size of the first steps", "X" },
  { NULL },
};

/* --- Playing ---------------------------------------------------------------------------------- */

/* Writes the winner, the scores of the players and the position. */
static void
write_position (const QdrPosition *position, const QdrReport *report, int winner)
{
  g_autofree char *text = qdr_position_to_text (position);

  g_print ("%d", winner);
  for (guint player = 0; player < position->players; player++)
    g_print (" %d", report->scores[player]);
  g_print (" %s\n", text);
}

static void
play (void)
{
  const QdrTrainingPlan plan = {
    .players = (guint) players,
    .width = (guint) width,
    .height = (guint) height,
    .nodes = (guint64) nodes,
    .random_moves = (guint) random_moves,
    .blunders = (guint) blunders,
    .seed = (guint32) seed,
  };
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);

  for (int i = 0; i < games; i++)
    qdr_training_game_play (engine, &plan, (guint) i, write_position);
}

/* --- Samples ---------------------------------------------------------------------------------- */

/* The logits of a score are the score divided by this number. */
static const double centi_steps_per_logit[2] = { 180, 300 };

/* One block of lines in this many is held back, so that games stay together. */
#define HELD_BACK 20
#define BLOCK 2000

/* A position as one player sees it. */
typedef struct {
  float target; /* probability that the player wins */
  guint8 player;
  guint8 output;
  guint16 race;
  guint8 meeting;
} View;

/* A position to learn from. */
typedef struct {
  guint8 n_views;
  guint8 n_sides;
  guint8 group; /* for the report of losses */
  guint8 stocks[QDR_MAX_PLAYERS];
  guint16 n_common[QDR_MAX_PLAYERS];
  guint16 n_sided[QDR_MAX_PLAYERS];
  guint32 side[QDR_MAX_PLAYERS]; /* index of the first input of each side in the pool */
  View views[];
} Sample;

typedef struct {
  guint n_players;    /* of all positions; 0 before the first */
  GByteArray *bytes;  /* the samples one after the other */
  GArray *offsets[2]; /* of gsize, of the samples to learn from [0] and those held back [1] */
  GArray *inputs;     /* of guint16, the inputs of all sides */
} Samples;

enum {
  GROUP_SMALL,
  GROUP_ORDINARY,
  GROUP_LARGE,
  GROUP_HUGE,
  GROUP_MULTI,
  N_GROUPS,
};

static const char *const group_names[N_GROUPS] = { "small", "9 x 9", "to 13", "to 19", "four" };

static guint8
find_group (const QdrPosition *position)
{
  const guint size = MAX (position->board.width, position->board.height);

  if (position->players > 2)
    return GROUP_MULTI;
  return size < 9     ? GROUP_SMALL
         : size == 9  ? GROUP_ORDINARY
         : size <= 13 ? GROUP_LARGE
                      : GROUP_HUGE;
}

static void
add_view (Samples *self,
          const QdrPosition *position,
          const QdrShortestPaths *paths,
          const int *scores,
          int winner,
          guint player,
          guint place)
{
  const QdrRaceInputs inputs = qdr_race_inputs_find (position, paths, player);
  const double scale = centi_steps_per_logit[position->players > 2];
  const double others = log (__builtin_popcount (position->in_play) - 1);
  const double result =
      winner < 0 ? 1.0 / __builtin_popcount (position->in_play) : winner == (int) player;
  const View view = {
    .target = (float) (result_share * result +
                       (1 - result_share) / (1 + exp (others - scores[player] / scale))),
    .player = (guint8) place,
    .output = (guint8) inputs.output,
    .race = (guint16) inputs.race,
    .meeting = (guint8) inputs.meeting,
  };

  g_byte_array_append (self->bytes, (const guint8 *) &view, sizeof view);
}

static void
add_side (Samples *self,
          Sample *sample,
          const QdrPosition *position,
          const QdrPlayerPaths *paths,
          guint player)
{
  const guint place = sample->n_sides++;
  QdrSideInputs inputs;

  qdr_side_inputs_find (position, player, paths, &inputs);
  sample->stocks[place] = (guint8) MIN (position->stocks[player], QDR_STOCKS - 1);
  sample->n_common[place] = (guint16) inputs.n_common;
  sample->n_sided[place] = (guint16) inputs.n_sided;
  sample->side[place] = self->inputs->len;
  g_array_append_vals (self->inputs, inputs.common, inputs.n_common);
  for (guint image = 0; image < 2; image++)
    g_array_append_vals (self->inputs, inputs.sided[image], inputs.n_sided);
}

static void
add_sample (Samples *self,
            const QdrPosition *position,
            const int *scores,
            int winner,
            gboolean is_held_back)
{
  const gsize offset = self->bytes->len;
  Sample sample = { .group = find_group (position) };
  guint places[QDR_MAX_PLAYERS];
  QdrShortestPaths paths;

  qdr_shortest_paths_find (&paths, position);
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player)) {
      places[player] = sample.n_sides;
      add_side (self, &sample, position, paths.of[player], player);
    }
  sample.n_views = position->players == 2 ? 1 : sample.n_sides;
  g_byte_array_append (self->bytes, (const guint8 *) &sample, sizeof sample);
  for (guint player = 0; player < position->players; player++)
    if (qdr_position_is_player_in_play (position, player) &&
        (position->players > 2 || player == position->turn))
      add_view (self, position, &paths, scores, winner, player, places[player]);
  g_array_append_val (self->offsets[is_held_back], offset);
}

/* Reads a line of "play". */
static gboolean
read_line (char *line, QdrPosition *position, int *scores, int *winner)
{
  int numbers[1 + QDR_MAX_PLAYERS];
  guint n_numbers = 0;
  char *bar = strchr (line, '|');

  /* The position begins with three numbers before the bar and the player to move. */
  for (char *end; bar != NULL && n_numbers < G_N_ELEMENTS (numbers); line = end) {
    numbers[n_numbers] = (int) strtol (line, &end, 10);
    if (end == line)
      return FALSE;
    n_numbers++;
    if (n_numbers >= 3 && qdr_position_from_text (end + 1, position, NULL, NULL) &&
        position->players + 1u == n_numbers) {
      *winner = numbers[0];
      for (guint player = 0; player < position->players; player++)
        scores[player] = numbers[1 + player];
      return TRUE;
    }
  }
  return FALSE;
}

static void
read_file (Samples *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize number = 0;
  char *rest;

  if (!g_file_get_contents (path, &text, NULL, &error)) {
    g_printerr ("%s\n", error->message);
    exit (2);
  }

  rest = text;
  for (char *line; (line = strsep (&rest, "\n")) != NULL && *line != '\0'; number++) {
    int scores[QDR_MAX_PLAYERS];
    QdrPosition position;
    int winner;

    if (!read_line (line, &position, scores, &winner)) {
      g_printerr ("%s is no file of \"play\": %s\n", path, line);
      exit (2);
    }
    if (self->n_players != 0 && position.players != self->n_players) {
      g_printerr ("%s: a network is for two players or for four.\n", path);
      exit (2);
    }
    self->n_players = position.players;
    add_sample (self, &position, scores, winner, number / BLOCK % HELD_BACK == HELD_BACK - 1);
  }
}

/* --- The network ------------------------------------------------------------------------------ */

/* The parameters, their gradients and so on. */
typedef float Units __attribute__ ((vector_size (QDR_UNITS * sizeof (float)), aligned (16)));

typedef struct {
  Units side[QDR_SIDE_INPUTS];
  Units own[QDR_UNITS];
  Units other[QDR_UNITS];
  Units stocks[2][QDR_STOCKS];
  Units meeting[QDR_MEETINGS];
  Units output[QDR_OUTPUTS];
  float race[(QDR_RACES + QDR_UNITS - 1) / QDR_UNITS * QDR_UNITS];
} Network;

#define N_VECTORS (sizeof (Network) / sizeof (Units))

typedef gint32 Mask __attribute__ ((vector_size (sizeof (Units)), aligned (16)));

/* Returns @back without the units that are at a limit. */
static inline Units
keep_unlimited (Units back, const Units *units)
{
  return (Units) ((Mask) back & (*units > 0) & (*units < 1));
}

/* Returns the units limited to 0..1. */
static inline Units
limit (const Units *units)
{
  const Mask is_high = *units >= 1;
  const Units one = (Units){ 0 } + 1;

  return (Units) (((Mask) *units & ~is_high & (*units > 0)) | ((Mask) one & is_high));
}

static inline float
add_up (const Units *units)
{
  float sum = 0;

  for (guint i = 0; i < QDR_UNITS; i++)
    sum += (*units)[i];
  return sum;
}

/* The inputs of a side that are 1. */
typedef struct {
  const guint16 *common;
  const guint16 *sided[2]; /* as it is, and in the mirror image */
  guint n_common;
  guint n_sided;
} Inputs;

typedef struct {
  Units units[2]; /* of the first layer, before the limits, and of the mirror image */
  Units sum;      /* of both, after the limits */
  Units own;      /* contribution to the player's own score */
  Units other;    /* contribution to the scores of the others */
} Side;

/* The slopes of the loss over the contributions of a side. */
typedef struct {
  Units own;
  Units other;
} SideSlope;

static void
find_side (const Network *network, const Inputs *inputs, Side *side)
{
  Units common = { 0 };

  for (guint i = 0; i < inputs->n_common; i++)
    common += network->side[inputs->common[i]];
  for (guint image = 0; image < 2; image++) {
    side->units[image] = common;
    for (guint i = 0; i < inputs->n_sided; i++)
      side->units[image] += network->side[inputs->sided[image][i]];
  }
  side->sum = limit (&side->units[0]) + limit (&side->units[1]);
  side->own = side->other = (Units){ 0 };
  for (guint i = 0; i < QDR_UNITS; i++) {
    side->own += side->sum[i] * network->own[i];
    side->other += side->sum[i] * network->other[i];
  }
}

/* What the network makes of a view. */
typedef struct {
  Units units; /* of the second layer, before the limits */
  Units limited;
  double p; /* probability that the player wins */
} Prediction;

static Prediction
predict (const Network *network, const Sample *sample, const Side *sides, const View *view)
{
  Prediction prediction = { .units = network->meeting[view->meeting] };
  Units product;
  double logit;

  for (guint i = 0; i < sample->n_sides; i++) {
    const gboolean is_other = i != view->player;

    prediction.units += network->stocks[is_other][sample->stocks[i]];
    prediction.units += is_other ? sides[i].other : sides[i].own;
  }
  prediction.limited = limit (&prediction.units);
  product = prediction.limited * network->output[view->output];
  logit = (double) (add_up (&product) + network->race[view->race]) - log (sample->n_sides - 1);
  prediction.p = CLAMP (1 / (1 + exp (-logit)), 1e-6, 1 - 1e-6);
  return prediction;
}

/* Adds to @slope the slopes of a view, and to those of the sides what flows back to them. */
static void
learn_view (const Network *network,
            const Sample *sample,
            const View *view,
            const Prediction *prediction,
            Network *slope,
            SideSlope *sides)
{
  const float error = (float) prediction->p - view->target;
  const Units back = keep_unlimited (error * network->output[view->output], &prediction->units);

  slope->race[view->race] += error;
  slope->output[view->output] += error * prediction->limited;
  slope->meeting[view->meeting] += back;
  for (guint i = 0; i < sample->n_sides; i++) {
    const gboolean is_other = i != view->player;

    slope->stocks[is_other][sample->stocks[i]] += back;
    if (is_other)
      sides[i].other += back;
    else
      sides[i].own += back;
  }
}

/* Adds the slopes of a side. */
static void
learn_side (const Network *network,
            const Inputs *inputs,
            const Side *side,
            const SideSlope *side_slope,
            Network *slope)
{
  Units back = { 0 };
  Units units[2];

  for (guint i = 0; i < QDR_UNITS; i++) {
    const Units product = network->own[i] * side_slope->own + network->other[i] * side_slope->other;

    slope->own[i] += side->sum[i] * side_slope->own;
    slope->other[i] += side->sum[i] * side_slope->other;
    back[i] = add_up (&product);
  }
  for (guint image = 0; image < 2; image++)
    units[image] = keep_unlimited (back, &side->units[image]);
  for (guint i = 0; i < inputs->n_common; i++)
    slope->side[inputs->common[i]] += units[0] + units[1];
  for (guint i = 0; i < inputs->n_sided; i++)
    for (guint image = 0; image < 2; image++)
      slope->side[inputs->sided[image][i]] += units[image];
}

/* Returns how far two probabilities diverge (Kullback and Leibler). */
static double
find_divergence (double target, double p)
{
  const double t = CLAMP (target, 1e-6, 1 - 1e-6);

  return t * log (t / p) + (1 - t) * log ((1 - t) / (1 - p));
}

/* Returns the mean divergence of the network from the targets of a sample. If @slope is not NULL,
 * adds the slopes of the loss to it. */
static double
see_sample (const Network *network, const Samples *samples, gsize offset, Network *slope)
{
  const Sample *sample = (const Sample *) (gconstpointer) (samples->bytes->data + offset);
  SideSlope side_slopes[QDR_MAX_PLAYERS] = { 0 };
  Inputs inputs[QDR_MAX_PLAYERS];
  Side sides[QDR_MAX_PLAYERS];
  double loss = 0;

  for (guint i = 0; i < sample->n_sides; i++) {
    const guint16 *list = &g_array_index (samples->inputs, guint16, sample->side[i]);
    const guint16 *sided = list + sample->n_common[i];

    inputs[i] = (Inputs){
      .common = list,
      .sided = { sided, sided + sample->n_sided[i] },
      .n_common = sample->n_common[i],
      .n_sided = sample->n_sided[i],
    };
    find_side (network, &inputs[i], &sides[i]);
  }

  for (guint i = 0; i < sample->n_views; i++) {
    const View *view = &sample->views[i];
    const Prediction prediction = predict (network, sample, sides, view);

    loss += find_divergence (view->target, prediction.p);
    if (slope != NULL)
      learn_view (network, sample, view, &prediction, slope, side_slopes);
  }

  if (slope != NULL)
    for (guint i = 0; i < sample->n_sides; i++)
      learn_side (network, &inputs[i], &sides[i], &side_slopes[i], slope);
  return loss / sample->n_views;
}

/* --- Fitting ---------------------------------------------------------------------------------- */

#define BATCH 2048
#define SLICES 4

/* Adam's constants. */
#define MEAN_DECAY 0.9f
#define SQUARE_DECAY 0.999f
#define TINY 1e-8f

typedef struct {
  const Samples *samples;
  const Network *network;
  const gsize *offsets;
  gsize first;        /* the batch: from this offset */
  gsize last;         /* up to the one before this */
  Network *gradients; /* for each slice */
  GMutex mutex;
  GCond cond;
  guint n_done; /* number of slices that are done */
} Batch;

static void
learn_slice (gpointer data, gpointer user_data)
{
  const guint slice = GPOINTER_TO_UINT (data) - 1;
  Batch *batch = user_data;

  memset (&batch->gradients[slice], 0, sizeof (Network));
  for (gsize i = batch->first + slice; i < batch->last; i += SLICES)
    see_sample (batch->network, batch->samples, batch->offsets[i], &batch->gradients[slice]);

  g_mutex_lock (&batch->mutex);
  batch->n_done++;
  g_cond_signal (&batch->cond);
  g_mutex_unlock (&batch->mutex);
}

/* Each slice has gradients of its own, so that the result does not depend on the threads. */
static void
learn_batch (GThreadPool *pool, Batch *batch)
{
  batch->n_done = 0;
  for (guint slice = 0; slice < SLICES; slice++)
    g_thread_pool_push (pool, GUINT_TO_POINTER (slice + 1), NULL);

  g_mutex_lock (&batch->mutex);
  while (batch->n_done < SLICES)
    g_cond_wait (&batch->cond, &batch->mutex);
  g_mutex_unlock (&batch->mutex);
}

/* Weights are limited so that they fit into the integers of the engine. */
static float
find_most (gsize vector)
{
  const gsize offset = vector * sizeof (Units);

  if (offset < offsetof (Network, own))
    return 1;
  if (offset < offsetof (Network, stocks))
    return 127.0f / QDR_JOINT_ONE;
  return offset < offsetof (Network, output) ? 2 : 8;
}

static void
step (Network *network,
      Network *mean,
      Network *square,
      const Network *gradients,
      gsize count,
      float size,
      guint64 number)
{
  float *x = (float *) network, *m = (float *) mean, *q = (float *) square;
  const float mean_scale = 1 / (1 - powf (MEAN_DECAY, (float) number));
  const float square_scale = 1 / (1 - powf (SQUARE_DECAY, (float) number));

  for (gsize v = 0; v < N_VECTORS; v++) {
    const float most = find_most (v);

    for (gsize i = v * QDR_UNITS; i < (v + 1) * QDR_UNITS; i++) {
      float g = 0;

      for (guint slice = 0; slice < SLICES; slice++)
        g += ((const float *) &gradients[slice])[i];
      g /= (float) count;
      m[i] = MEAN_DECAY * m[i] + (1 - MEAN_DECAY) * g;
      q[i] = SQUARE_DECAY * q[i] + (1 - SQUARE_DECAY) * g * g;
      x[i] -= size * m[i] * mean_scale / (sqrtf (q[i] * square_scale) + TINY);
      x[i] = CLAMP (x[i], -most, most);
    }
  }
}

static void
init_network (Network *self, GRand *rand)
{
  float *x = (float *) self;

  for (gsize i = 0; i < sizeof *self / sizeof *x; i++)
    x[i] = (float) g_rand_double_range (rand, -0.08, 0.08);
  for (guint i = 0; i < QDR_LENGTHS; i++)
    self->side[QDR_INPUT_LENGTH + i] += 0.3f;
  for (guint i = 0; i < QDR_MEETINGS; i++)
    self->meeting[i] += 0.4f;
  for (guint i = 0; i < QDR_UNITS; i++) {
    self->own[i] *= 2;
    self->other[i] *= 2;
  }
  for (guint i = 0; i < QDR_OUTPUTS; i++)
    for (guint j = 0; j < QDR_UNITS; j++)
      self->output[i][j] = j % 2 == 0 ? 0.3f : -0.3f;
  memset (self->race, 0, sizeof self->race);
}

static void
report_losses (const Network *network, const Samples *samples, int epoch)
{
  const GArray *offsets = samples->offsets[1];
  double losses[N_GROUPS] = { 0 };
  guint counts[N_GROUPS] = { 0 };

  for (guint i = 0; i < offsets->len; i++) {
    const gsize offset = g_array_index (offsets, gsize, i);
    const Sample *sample = (const Sample *) (gconstpointer) (samples->bytes->data + offset);

    losses[sample->group] += see_sample (network, samples, offset, NULL);
    counts[sample->group]++;
  }
  g_printerr ("epoch %d:", epoch);
  for (guint i = 0; i < N_GROUPS; i++)
    g_printerr ("  %s %.5f (%u)", group_names[i], counts[i] > 0 ? losses[i] / counts[i] : 0,
                counts[i]);
  g_printerr ("\n");
}

static void
shuffle (gsize *items, gsize count, GRand *rand)
{
  for (gsize i = count; i > 1; i--) {
    const gsize j = (gsize) g_rand_int_range (rand, 0, (gint32) i);
    const gsize item = items[i - 1];

    items[i - 1] = items[j];
    items[j] = item;
  }
}

static void
descend (Network *network, const Samples *samples, GRand *rand)
{
  g_autofree Network *mean = g_new0 (Network, 1);
  g_autofree Network *square = g_new0 (Network, 1);
  g_autofree Network *gradients = g_new (Network, SLICES);
  gsize *offsets = (gsize *) (gpointer) samples->offsets[0]->data;
  const gsize count = samples->offsets[0]->len;
  const guint64 n_batches = (guint64) epochs * ((count + BATCH - 1) / BATCH);
  Batch batch = {
    .samples = samples, .network = network, .offsets = offsets, .gradients = gradients
  };
  GThreadPool *pool = g_thread_pool_new (learn_slice, &batch, n_threads, TRUE, NULL);
  guint64 number = 0;

  g_mutex_init (&batch.mutex);
  g_cond_init (&batch.cond);
  for (int epoch = 1; epoch <= epochs; epoch++) {
    shuffle (offsets, count, rand);
    for (batch.first = 0; batch.first < count; batch.first = batch.last) {
      const float size = (float) (step_size * (1 - 0.98 * (double) number / (double) n_batches));

      batch.last = MIN (batch.first + BATCH, count);
      learn_batch (pool, &batch);
      step (network, mean, square, gradients, batch.last - batch.first, size, ++number);
    }
    report_losses (network, samples, epoch);
  }
  g_thread_pool_free (pool, FALSE, TRUE);
  g_mutex_clear (&batch.mutex);
  g_cond_clear (&batch.cond);
}

/* --- Writing ---------------------------------------------------------------------------------- */

/* Numbers in a line. */
#define COLUMNS 16

static void
write_numbers (const float *numbers, guint count, double one)
{
  for (guint i = 0; i < count; i++)
    g_print ("%s%ld,", i % COLUMNS == 0 ? "\n  " : "", lround ((double) numbers[i] * one));
}

static void
write_all (const char *name, const Units *units, guint count, double one)
{
  g_print (" .%s = {", name);
  for (guint i = 0; i < count; i++) {
    g_print (" {");
    write_numbers ((const float *) &units[i], QDR_UNITS, one);
    g_print ("\n },");
  }
  g_print (" },\n");
}

static void
write_network (const Network *self, guint n_players)
{
  const double scale = centi_steps_per_logit[n_players > 2];

  g_print ("/*\n"
           " * The weights of the network for %s players, written by tools/train-network.\n"
           " *\n"
           " * SPDX-License-Identifier: GPL-3.0-or-later\n"
           " */\n\n"
           "/* clang-format off */\n\n"
           "#include \"qdr-network-weights.h\"\n\n"
           "const QdrNetworkWeights qdr_network_weights%s = {\n",
           n_players > 2 ? "more than two" : "two", n_players > 2 ? "_of_four" : "");
  write_all ("side", self->side, QDR_SIDE_INPUTS, QDR_UNIT_ONE);
  write_all ("own", self->own, QDR_UNITS, QDR_JOINT_ONE);
  write_all ("other", self->other, QDR_UNITS, QDR_JOINT_ONE);
  write_all ("stocks[0]", self->stocks[0], QDR_STOCKS, QDR_UNIT_ONE);
  write_all ("stocks[1]", self->stocks[1], QDR_STOCKS, QDR_UNIT_ONE);
  write_all ("meeting", self->meeting, QDR_MEETINGS, QDR_UNIT_ONE);
  write_all ("output", self->output, QDR_OUTPUTS, QDR_OUTPUT_ONE * scale);
  g_print (" .race = {");
  write_numbers (self->race, QDR_RACES, scale);
  g_print ("\n },\n};\n");
}

static void
fit (char **paths)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
  g_autofree Network *network = g_new (Network, 1);
  Samples samples = {
    .bytes = g_byte_array_new (),
    .offsets = { g_array_new (FALSE, FALSE, sizeof (gsize)),
                 g_array_new (FALSE, FALSE, sizeof (gsize)) },
    .inputs = g_array_new (FALSE, FALSE, sizeof (guint16)),
  };

  for (guint i = 0; paths[i] != NULL; i++)
    read_file (&samples, paths[i]);
  if (samples.n_players == 0) {
    g_printerr ("There are no positions.\n");
    exit (2);
  }
  g_printerr ("%u positions, %u held back\n", samples.offsets[0]->len, samples.offsets[1]->len);
  init_network (network, rand);
  descend (network, &samples, rand);
  write_network (network, samples.n_players);
  g_byte_array_unref (samples.bytes);
  g_array_unref (samples.offsets[0]);
  g_array_unref (samples.offsets[1]);
  g_array_unref (samples.inputs);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("play|fit [FILE…]");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 2;
  }

  if (argc == 2 && strcmp (argv[1], "play") == 0) {
    play ();
  } else if (argc > 2 && strcmp (argv[1], "fit") == 0) {
    fit (argv + 2);
  } else {
    g_printerr ("%s", g_option_context_get_help (context, TRUE, NULL));
    return 2;
  }
  return 0;
}
