/*
 * fit-evaluation: plays games of the engine against itself, and fits the evaluation to their results.
 *
 *   fit-evaluation play --games 10000 > games.txt
 *   fit-evaluation small games.txt > src/engine/qdr-small-board-weights.c
 *   fit-evaluation large games.txt > src/engine/qdr-large-board-weights.c
 *
 * docs/engine.md tells more.
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

static void
play (void)
{
  const QdrTrainingPlan plan = {
    .width = (guint) size,
    .height = (guint) size,
    .nodes = (guint64) nodes,
    .random_moves = (guint) random_moves,
    .seed = (guint32) seed,
  };
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);

  for (int i = 0; i < games; i++)
    qdr_training_game_play (engine, &plan, (guint) (first + i), stdout);
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
             const QdrRoutes *routes,
             const QdrEvaluationTerms *terms,
             guint side)
{
  const guint player = side == 0 ? position->turn : !position->turn;
  QdrOutlookTerms outlook;

  for (guint i = 0; i < QDR_SIDE_TERMS; i++)
    append_term (sample, terms->side[side][i]);
  qdr_outlook_find_terms (position, player, routes->of[player], &outlook);
  for (guint i = 0; i < outlook.count; i++)
    append_term (sample, outlook.first[i] + terms->threat[side]);
}

/* Reads a line "RESULT POSITION". */
static float
read_line (const char *line, QdrPosition *position)
{
  char *text;
  const double result = g_ascii_strtod (line, &text);

  if (*text != ' ' || !qdr_position_from_text (text + 1, position, NULL, NULL))
    g_error ("not a line of \"play\": %s", line);
  return (float) result;
}

static QdrSample
make_sample (const QdrPosition *position, float result)
{
  QdrSample sample = { .result = (guint8) (2 * result) };
  QdrEvaluationTerms terms;
  QdrRoutes routes;

  qdr_routes_find (&routes, position);
  terms = qdr_evaluation_find_terms (position, &routes);
  append_term (&sample, terms.race);
  append_side (&sample, position, &routes, &terms, 0);
  sample.n_plus = sample.n_terms;
  append_side (&sample, position, &routes, &terms, 1);

  return sample;
}

/* Reads the positions on boards of the one kind or the other. */
static void
read_samples (const char *path, gboolean is_large, GArray *samples)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  char *rest;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);

  rest = text;
  for (char *line; (line = strsep (&rest, "\n")) != NULL && *line != '\0';) {
    QdrPosition position;
    const float result = read_line (line, &position);

    if (qdr_weights_are_large (&position.board) == is_large) {
      const QdrSample sample = make_sample (&position, result);

      g_array_append_val (samples, sample);
    }
  }
}

static void
write_weights (const double *weights, const char *kind)
{
  g_print ("/*\n"
           " * The weights of the evaluation for %s boards, written by tools/fit-evaluation.\n"
           " *\n"
           " * SPDX-License-Identifier: GPL-3.0-or-later\n"
           " */\n\n"
           "/* clang-format off */\n\n"
           "#include \"qdr-evaluation-weights.h\"\n\n"
           "const gint16 qdr_%s_board_weights[QDR_WEIGHTS] = {",
           kind, kind);
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    g_print ("%s%d,", w % 16 == 0 ? "\n  " : " ", (int) lround (weights[w]));
  g_print ("\n};\n");
}

/* What a weight is by a plain rule of thumb: 100 for a step, 60 for a wall, 50 for the move, and much
 * for being ahead of an opponent without walls. */
static double
guess_weight (guint weight)
{
  const int lead = (int) (weight % QDR_LEADS) - QDR_LEADS / 2;
  const guint own_class = weight / QDR_LEADS / QDR_STOCK_CLASSES;
  const guint other_class = weight / QDR_LEADS % QDR_STOCK_CLASSES;

  if (weight >= QDR_WEIGHT_MEETING)
    return 0;
  if (weight >= QDR_WEIGHT_STOCK)
    return 60 * (int) (weight - QDR_WEIGHT_STOCK);
  return 100 * lead + 50 + (other_class == 0 && lead >= 0 ? 500 : 0) -
         (own_class == 0 && lead < 0 ? 500 : 0);
}

static void
fit (const char *kind, char **paths)
{
  const gboolean is_large = strcmp (kind, "large") == 0;
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (QdrSample));
  double weights[QDR_WEIGHTS];
  QdrFit result;

  for (guint i = 0; paths[i] != NULL; i++)
    read_samples (paths[i], is_large, samples);
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    weights[w] = guess_weight (w);

  result = qdr_logistic_fit ((const QdrSample *) (gconstpointer) samples->data, samples->len,
                             weights, (guint) rounds);
  g_printerr ("%u positions, %.5f logits for a centi-step, loss %.5f before, %.5f after\n",
              samples->len, result.scale, result.loss_before, result.loss_after);
  write_weights (weights, kind);
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
  } else if (argc > 2 && (strcmp (argv[1], "small") == 0 || strcmp (argv[1], "large") == 0)) {
    fit (argv[1], argv + 2);
  } else {
    g_printerr ("%s", g_option_context_get_help (context, TRUE, NULL));
    return 2;
  }

  return 0;
}
