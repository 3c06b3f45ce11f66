/*
 * fit-evaluation: plays games of the engine against itself, and fits the evaluation to their
 * results.
 *
 *   fit-evaluation play --games 10000 > games.txt
 *   fit-evaluation small games.txt > src/engine/qdr-small-board-weights.c
 *   fit-evaluation large games.txt
 *
 * docs/engine-measurements.md tells more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "logistic-fit.h"
#include "qdr-notation.h"
#include "training-games.h"

#define TABLE_MIB 8
#define ROUNDS 400

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

/* The result for the player to move (1, 0 or 0.5) and the position. */
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
append_term (QdrSample *sample, guint term)
{
  g_assert (sample->n_terms < QDR_SAMPLE_MAX_TERMS);
  sample->terms[sample->n_terms++] = (guint16) term;
}

/* Adds what speaks for one side. */
static void
append_side (QdrSample *sample,
             const QdrPosition *position,
             const QdrShortestPaths *paths,
             const QdrEvaluationTerms *terms,
             guint side)
{
  const guint player = side == 0 ? position->turn : !position->turn;
  QdrSideTerms evaluation;

  for (guint i = 0; i < QDR_SIDE_TERMS; i++)
    append_term (sample, terms->side[side][i]);
  qdr_side_evaluation_find_terms (position, player, paths->of[player], &evaluation);
  for (guint i = 0; i < evaluation.count; i++)
    append_term (sample, evaluation.first[i] + terms->threat[side]);
}

static QdrSample
make_sample (const QdrPosition *position, float result)
{
  QdrSample sample = { .result = (guint8) (2 * result) };
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

typedef QdrSample (*MakeSampleFunc) (const QdrPosition *position, float result);

/* Reads lines "RESULT POSITION", and adds the positions on boards of the one kind or the other:
 * evaluated by the rule of thumb, or by weights. */
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
    if (qdr_evaluation_is_by_rule (&position.board) == by_rule) {
      const QdrSample sample = make (&position, result);

      g_array_append_val (samples, sample);
    }
  }
}

static GArray *
read_samples (char **paths, gboolean by_rule, MakeSampleFunc make)
{
  GArray *samples = g_array_new (FALSE, FALSE, sizeof (QdrSample));

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

/* What a step of the lead is worth, a wall in hand, the move, and not being behind an opponent
 * without walls. */
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
append_terms (QdrSample *sample, guint term, int count)
{
  for (int i = 0; i < count; i++)
    append_term (sample, term);
}

/* A sample whose weights are those of the rule of thumb. */
static QdrSample
make_thumb_sample (const QdrPosition *position, float result)
{
  const guint turn = position->turn;
  const int half = QDR_LEADS / 2;
  const int walls = (int) position->stocks[turn] - (int) position->stocks[!turn];
  QdrSample sample = { .result = (guint8) (2 * result) };
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
  const QdrFit result = qdr_logistic_fit ((const QdrSample *) (gconstpointer) samples->data,
                                          samples->len, weights, (guint) rounds);

  g_printerr ("%u positions, %.5f logits for a centi-step, loss %.5f before, %.5f after\n",
              samples->len, result.scale, result.loss_before, result.loss_after);
}

/* Every weight by itself, drawn towards the rule of thumb. */
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

/* The rule of thumb alone. A step stays a hundred. */
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
