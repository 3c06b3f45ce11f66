/*
 * fit-evaluation: plays games of the engine against itself and fits the evaluation to the results.
 *
 *   fit-evaluation play --games 10000 > games.txt
 *   fit-evaluation small games.txt > src/engine/qdr-small-board-weights.c
 *   fit-evaluation large games.txt
 *
 * See docs/engine-measurements.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "qdr-evaluation.h"
#include "qdr-notation.h"
#include "training-games.h"

#define TABLE_MIB 8
#define ROUNDS 400

/*
 * Maximum number of weights of a position on 9 x 9 with all twenty walls on the board: one
 * for the race, ten for each side, and the walls for each side.
 */
#define MAX_TERMS (1 + 2 * (10 + 20))

/* A position to learn from. */
typedef struct {
  guint8 n_plus;  /* number of weights that count for the player to move */
  guint8 n_terms; /* number of all weights; the others count against it */
  guint8 result;  /* result for the player to move: 0, 1 (a draw) or 2 */
  guint16 terms[MAX_TERMS];
} Sample;

/* The result of a fit. */
typedef struct {
  double scale;       /* logits per centi-step */
  double loss_before; /* mean logarithmic loss of the prior, over held-back samples */
  double loss_after;  /* the same for the fitted weights */
} Fit;

/* --- Logistic regression ---------------------------------------------------------------------- */

/* Difference of a weight from its prior that costs as much as a sample, in logits. */
#define PRIOR_SPREAD 0.5

/* One sample in this many is held back, in runs of BLOCK lines so that games stay together. */
#define HELD_BACK 10
#define BLOCK 1000

/* Adam's constants. */
#define STEP 0.02 /* logits */
#define MEAN_DECAY 0.9
#define SQUARE_DECAY 0.999
#define TINY 1e-8

static gboolean
is_held_back (gsize index)
{
  return index / BLOCK % HELD_BACK == 0;
}

static double
logit (const Sample *sample, const double *weights)
{
  double sum = 0;

  for (guint i = 0; i < sample->n_plus; i++)
    sum += weights[sample->terms[i]];
  for (guint i = sample->n_plus; i < sample->n_terms; i++)
    sum -= weights[sample->terms[i]];
  return sum;
}

/* Returns the mean logarithmic loss over the held-back samples. */
static double
measure_loss (const Sample *samples, gsize n_samples, const double *weights, double scale)
{
  double loss = 0;
  gsize count = 0;

  for (gsize i = 0; i < n_samples; i++)
    if (is_held_back (i)) {
      const double z = scale * logit (&samples[i], weights);

      /* log (1 + exp z) - result * z, without overflow */
      loss += fmax (z, 0) + log1p (exp (-fabs (z))) - samples[i].result / 2.0 * z;
      count++;
    }
  return count == 0 ? 0 : loss / (double) count;
}

/* Finds the scale with which the prior predicts best, by golden section search. */
static double
find_scale (const Sample *samples, gsize n_samples, const double *weights)
{
  const double ratio = (sqrt (5) - 1) / 2;
  double low = 0.0005;
  double high = 0.05;

  while (high - low > 1e-5) {
    const double left = high - ratio * (high - low);
    const double right = low + ratio * (high - low);

    if (measure_loss (samples, n_samples, weights, left) <
        measure_loss (samples, n_samples, weights, right))
      high = right;
    else
      low = left;
  }
  return (low + high) / 2;
}

/* Computes the gradient of the penalized loss at @logits. */
static void
find_gradient (const Sample *samples,
               gsize n_samples,
               const double *logits,
               const double *prior,
               double *gradient)
{
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    gradient[w] = (logits[w] - prior[w]) / (PRIOR_SPREAD * PRIOR_SPREAD);

  for (gsize i = 0; i < n_samples; i++)
    if (!is_held_back (i)) {
      const double error = 1 / (1 + exp (-logit (&samples[i], logits))) - samples[i].result / 2.0;

      for (guint t = 0; t < samples[i].n_terms; t++)
        gradient[samples[i].terms[t]] += t < samples[i].n_plus ? error : -error;
    }
}

static void
descend (const Sample *samples, gsize n_samples, double *logits, guint rounds)
{
  static double prior[QDR_WEIGHTS];
  static double gradient[QDR_WEIGHTS];
  static double mean[QDR_WEIGHTS];
  static double square[QDR_WEIGHTS];

  for (guint w = 0; w < QDR_WEIGHTS; w++)
    prior[w] = logits[w];

  for (guint round = 1; round <= rounds; round++) {
    const double step = STEP * (1 - (double) round / (rounds + 1));

    find_gradient (samples, n_samples, logits, prior, gradient);
    for (guint w = 0; w < QDR_WEIGHTS; w++) {
      mean[w] = MEAN_DECAY * mean[w] + (1 - MEAN_DECAY) * gradient[w];
      square[w] = SQUARE_DECAY * square[w] + (1 - SQUARE_DECAY) * gradient[w] * gradient[w];
      logits[w] -= step * (mean[w] / (1 - pow (MEAN_DECAY, round))) /
                   (sqrt (square[w] / (1 - pow (SQUARE_DECAY, round))) + TINY);
    }
  }
}

/*
 * Finds the weights that predict the results best.
 *
 * The loss is that of logistic regression: the sum of the weights times the scale is the logarithm
 * of the odds. A quadratic penalty pulls each weight towards its prior, so that weights of rare
 * positions keep sensible values. The method is gradient descent with the step sizes of Adam
 * (Kingma and Ba, 2015) over all samples at once, which is deterministic.
 *
 * @samples: every tenth is held back to measure the loss
 * @weights: (inout): priors in, fitted weights out, in centi-steps
 * @rounds: number of steps
 */
static Fit
fit_logistic (const Sample *samples, gsize n_samples, double weights[QDR_WEIGHTS], guint rounds)
{
  Fit fit = { .scale = find_scale (samples, n_samples, weights) };

  fit.loss_before = measure_loss (samples, n_samples, weights, fit.scale);
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    weights[w] *= fit.scale;
  descend (samples, n_samples, weights, rounds);
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    weights[w] /= fit.scale;
  fit.loss_after = measure_loss (samples, n_samples, weights, fit.scale);

  return fit;
}

/* --- Playing ---------------------------------------------------------------------------------- */

static int games = 1000;
static int first = 0;
static int nodes = 5000;
static int size = 9;
static int random_moves = 8;
static int seed = 1;
static int rounds = ROUNDS;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &games, "play: how many games", "N" },
  { "first", 0, 0, G_OPTION_ARG_INT, &first, "play: number of the first game", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &nodes, "play: positions searched for a move", "N" },
  { "size", 0, 0, G_OPTION_ARG_INT, &size, "play: columns and rows of the board", "N" },
  { "random-moves", 0, 0, G_OPTION_ARG_INT, &random_moves, "play: random moves at most", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "play: seed of the openings", "N" },
  { "rounds", 0, 0, G_OPTION_ARG_INT, &rounds, "small, large: steps of descent", "N" },
  { NULL },
};

/* Writes the result for the player to move (1, 0 or 0.5) and the position. */
static void
write_position (const QdrPosition *position, const QdrReport *report G_GNUC_UNUSED, int winner)
{
  g_autofree char *text = qdr_position_to_text (position);
  const char *result = winner == position->turn ? "1" : "0";

  g_print ("%s %s\n", winner < 0 ? "0.5" : result, text);
}

static void
play (void)
{
  const QdrTrainingPlan plan = {
    .players = 2,
    .width = (guint) size,
    .height = (guint) size,
    .nodes = (guint64) nodes,
    .random_moves = (guint) random_moves,
    .seed = (guint32) seed,
  };
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);

  for (int i = 0; i < games; i++)
    qdr_training_game_play (engine, &plan, (guint) (first + i), write_position);
}

static void
append_term (Sample *sample, guint term)
{
  g_assert (sample->n_terms < MAX_TERMS);
  sample->terms[sample->n_terms++] = (guint16) term;
}

/* Adds the terms of one side. */
static void
append_side (Sample *sample,
             const QdrPosition *position,
             const QdrShortestPaths *paths,
             const QdrEvaluationTerms *terms,
             guint side)
{
  const guint player = side == 0 ? position->turn : !position->turn;
  QdrSideTerms evaluation;

  for (guint i = 0; i < QDR_WEIGHTS_PER_SIDE; i++)
    append_term (sample, terms->side[side][i]);
  qdr_side_evaluation_find_terms (position, player, paths->of[player], &evaluation);
  for (guint i = 0; i < evaluation.count; i++)
    append_term (sample, evaluation.first[i] + terms->threat[side]);
}

static Sample
make_sample (const QdrPosition *position, float result)
{
  Sample sample = { .result = (guint8) (2 * result) };
  QdrEvaluationTerms terms;
  QdrShortestPaths paths;

  qdr_shortest_paths_find (&paths, position);
  terms = qdr_evaluation_find_terms (position, &paths);
  append_term (&sample, terms.race);
  append_side (&sample, position, &paths, &terms, 0);
  sample.n_plus = sample.n_terms;
  append_side (&sample, position, &paths, &terms, 1);

  return sample;
}

typedef Sample (*MakeSampleFunc) (const QdrPosition *position, float result);

/* Reads lines "RESULT POSITION" and adds the positions on boards that are evaluated either by the
 * rule of thumb or by weights. */
static void
read_file (const char *path, gboolean by_rule, MakeSampleFunc make, GArray *samples)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  char *rest;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);

  rest = text;
  for (char *line; (line = strsep (&rest, "\n")) != NULL && *line != '\0';) {
    QdrPosition position;
    char *position_text;
    const float result = (float) g_ascii_strtod (line, &position_text);

    if (*position_text != ' ' || !qdr_position_from_text (position_text + 1, &position, NULL, NULL))
      g_error ("not a line of \"play\": %s", line);
    if (qdr_evaluation_has_no_weights (&position.board) == by_rule) {
      const Sample sample = make (&position, result);

      g_array_append_val (samples, sample);
    }
  }
}

static GArray *
read_samples (char **paths, gboolean by_rule, MakeSampleFunc make)
{
  GArray *samples = g_array_new (FALSE, FALSE, sizeof (Sample));

  for (guint i = 0; paths[i] != NULL; i++)
    read_file (paths[i], by_rule, make, samples);
  return samples;
}

static void
write_weights (const double *weights)
{
  g_print ("/*\n"
           " * The weights of the evaluation for small boards, written by tools/fit-evaluation.\n"
           " *\n"
           " * SPDX-License-Identifier: GPL-3.0-or-later\n"
           " */\n\n"
           "/* clang-format off */\n\n"
           "#include \"qdr-evaluation-weights.h\"\n\n"
           "const gint16 qdr_small_board_weights[QDR_WEIGHTS] = {");
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    g_print ("%s%d,", w % 16 == 0 ? "\n  " : " ", (int) lround (weights[w]));
  g_print ("\n};\n");
}

/* --- The rule of thumb ------------------------------------------------------------------------ */

/* The terms of the rule of thumb: a step of the lead, a wall in hand, the move, and not being
 * behind an opponent without walls. */
enum {
  THUMB_STEP,
  THUMB_WALL,
  THUMB_MOVE,
  THUMB_FREE_RACE,
  THUMB_RULES,
};

static const double thumb[THUMB_RULES] = { 100, 60, 50, 500 };

static double
apply_rules (const double *rules, guint weight)
{
  const int lead = (int) (weight % QDR_LEADS) - QDR_LEADS / 2;
  const guint own_class = weight / QDR_LEADS / QDR_STOCK_CLASSES;
  const guint other_class = weight / QDR_LEADS % QDR_STOCK_CLASSES;

  if (weight >= QDR_WEIGHT_MEETING)
    return 0;
  if (weight >= QDR_WEIGHT_STOCK)
    return rules[THUMB_WALL] * (int) (weight - QDR_WEIGHT_STOCK);
  return rules[THUMB_STEP] * lead + rules[THUMB_MOVE] +
         (other_class == 0 && lead >= 0 ? rules[THUMB_FREE_RACE] : 0) -
         (own_class == 0 && lead < 0 ? rules[THUMB_FREE_RACE] : 0);
}

static void
append_terms (Sample *sample, guint term, int count)
{
  for (int i = 0; i < count; i++)
    append_term (sample, term);
}

/* Makes a sample whose weights are those of the rule of thumb. */
static Sample
make_thumb_sample (const QdrPosition *position, float result)
{
  const guint turn = position->turn;
  const int half = QDR_LEADS / 2;
  const int walls = (int) position->stocks[turn] - (int) position->stocks[!turn];
  Sample sample = { .result = (guint8) (2 * result) };
  QdrShortestPaths paths;
  int lead;

  qdr_shortest_paths_find (&paths, position);
  lead = (int) qdr_shortest_paths_distance (&paths, !turn) -
         (int) qdr_shortest_paths_distance (&paths, turn);
  lead = CLAMP (lead, -half, half);

  append_terms (&sample, THUMB_STEP, lead);
  append_terms (&sample, THUMB_WALL, walls);
  append_terms (&sample, THUMB_MOVE, 1);
  append_terms (&sample, THUMB_FREE_RACE, position->stocks[!turn] == 0 && lead >= 0);
  sample.n_plus = sample.n_terms;
  append_terms (&sample, THUMB_STEP, -lead);
  append_terms (&sample, THUMB_WALL, -walls);
  append_terms (&sample, THUMB_FREE_RACE, position->stocks[turn] == 0 && lead < 0);

  return sample;
}

/* --- Fitting ---------------------------------------------------------------------------------- */

static void
fit_samples (GArray *samples, double *weights)
{
  const Fit result = fit_logistic ((const Sample *) (gconstpointer) samples->data, samples->len,
                                   weights, (guint) rounds);

  g_printerr ("%u positions, %.5f logits for a centi-step, loss %.5f before, %.5f after\n",
              samples->len, result.scale, result.loss_before, result.loss_after);
}

/* Fits every weight, with the rule of thumb as the prior. */
static void
fit_weights (char **paths)
{
  g_autoptr (GArray) samples = read_samples (paths, FALSE, make_sample);
  double weights[QDR_WEIGHTS];

  for (guint w = 0; w < QDR_WEIGHTS; w++)
    weights[w] = apply_rules (thumb, w);
  fit_samples (samples, weights);
  write_weights (weights);
}

/* Fits the rule of thumb alone. A step stays a hundred. */
static void
fit_rules (char **paths)
{
  g_autoptr (GArray) samples = read_samples (paths, TRUE, make_thumb_sample);
  double weights[QDR_WEIGHTS] = { 0 };
  double unit;

  for (guint i = 0; i < THUMB_RULES; i++)
    weights[i] = thumb[i];
  fit_samples (samples, weights);

  unit = thumb[THUMB_STEP] / weights[THUMB_STEP];
  g_print ("step %.0f, wall %.0f, move %.0f, free race %.0f\n", thumb[THUMB_STEP],
           weights[THUMB_WALL] * unit, weights[THUMB_MOVE] * unit, weights[THUMB_FREE_RACE] * unit);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("play|small|large [FILE…]");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error)) {
    g_printerr ("%s\n", error->message);
    return 2;
  }

  if (argc == 2 && strcmp (argv[1], "play") == 0) {
    play ();
  } else if (argc > 2 && strcmp (argv[1], "small") == 0) {
    fit_weights (argv + 2);
  } else if (argc > 2 && strcmp (argv[1], "large") == 0) {
    fit_rules (argv + 2);
  } else {
    g_printerr ("%s", g_option_context_get_help (context, TRUE, NULL));
    return 2;
  }

  return 0;
}
