/*
 * fit-win-probabilities: plays games of the engine against itself and finds the win probability of
 * a score.
 *
 *   fit-win-probabilities play --games 300 > scores.txt
 *   fit-win-probabilities fit scores.txt
 *
 * See docs/engine-measurements.md.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "training-games.h"

#define TABLE_MIB 8

/* Number of groups of win probabilities, which are compared with the results of games. */
#define GROUPS 10

static int games = 300;
static int first = 0;
static int nodes = 20000;
static int players = 2;
static int size = 9;
static int random_moves = 8;
static int seed = 1;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &games, "play: how many games", "N" },
  { "first", 0, 0, G_OPTION_ARG_INT, &first, "play: number of the first game", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &nodes, "play: positions searched for a move", "N" },
  { "players", 0, 0, G_OPTION_ARG_INT, &players, "play: 2 or 4", "N" },
  { "size", 0, 0, G_OPTION_ARG_INT, &size, "play: columns and rows of the board", "N" },
  { "random-moves", 0, 0, G_OPTION_ARG_INT, &random_moves, "play: random moves at most", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "play: seed of the openings", "N" },
  { NULL },
};

/* --- Playing ---------------------------------------------------------------------------------- */

/* Writes the winner, the player to move, and the score of each player. */
static void
write_scores (const QdrPosition *position, const QdrReport *report, int winner)
{
  g_print ("%d %d", winner, position->turn);
  for (guint player = 0; player < position->players; player++)
    g_print (" %d", report->scores[player]);
  g_print ("\n");
}

static void
play (void)
{
  const QdrTrainingPlan plan = {
    .players = (guint) players,
    .width = (guint) size,
    .height = (guint) size,
    .nodes = (guint64) nodes,
    .random_moves = (guint) random_moves,
    .seed = (guint32) seed,
  };
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);

  for (int i = 0; i < games; i++)
    qdr_training_game_play (engine, &plan, (guint) (first + i), write_scores);
}

/* --- Fitting ---------------------------------------------------------------------------------- */

typedef struct {
  int winner; /* or -1 */
  guint turn;
  guint players;
  int scores[QDR_MAX_PLAYERS];
} Sample;

static Sample
read_line (const char *line)
{
  Sample sample = { 0 };
  char *rest;

  sample.winner = (int) strtol (line, &rest, 10);
  sample.turn = (guint) strtol (rest, &rest, 10);
  while (*rest == ' ' && sample.players < QDR_MAX_PLAYERS)
    sample.scores[sample.players++] = (int) strtol (rest, &rest, 10);
  if (*rest != '\0' || sample.players < 2 || sample.turn >= sample.players)
    g_error ("not a line of \"play\": %s", line);
  return sample;
}

static GArray *
read_samples (char **paths)
{
  GArray *samples = g_array_new (FALSE, FALSE, sizeof (Sample));

  for (; *paths != NULL; paths++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *text = NULL;
    char *rest;

    if (!g_file_get_contents (*paths, &text, NULL, &error))
      g_error ("%s", error->message);
    rest = text;
    for (char *line; (line = strsep (&rest, "\n")) != NULL && *line != '\0';) {
      const Sample sample = read_line (line);

      g_array_append_val (samples, sample);
    }
  }
  return samples;
}

/* Computes win probabilities, which are proportional to e to the power of the scores times @scale.
 * For two players, whose scores add up to zero, that is the logistic curve. */
static void
find_probabilities (const Sample *sample, double scale, double probabilities[QDR_MAX_PLAYERS])
{
  int best = sample->scores[0];
  double sum = 0;

  for (guint i = 1; i < sample->players; i++)
    best = MAX (best, sample->scores[i]);
  for (guint i = 0; i < sample->players; i++)
    sum += probabilities[i] = exp (scale * (sample->scores[i] - best));
  for (guint i = 0; i < sample->players; i++)
    probabilities[i] /= sum;
}

/* Returns the result for @player. A draw is shared. */
static double
result_for (const Sample *sample, guint player)
{
  if (sample->winner < 0)
    return 1.0 / sample->players;
  return sample->winner == (int) player;
}

/* Returns the mean logarithmic loss. */
static double
measure_loss (GArray *samples, double scale)
{
  double loss = 0;

  for (guint i = 0; i < samples->len; i++) {
    const Sample *sample = &g_array_index (samples, Sample, i);
    double probabilities[QDR_MAX_PLAYERS];

    find_probabilities (sample, scale, probabilities);
    for (guint player = 0; player < sample->players; player++)
      loss -= result_for (sample, player) * log (fmax (probabilities[player], 1e-12));
  }
  return loss / samples->len;
}

/* Finds the scale that predicts best by golden section search; the loss has a single minimum. */
static double
find_scale (GArray *samples)
{
  const double ratio = (sqrt (5) - 1) / 2;
  double low = 0;
  double high = 0.05;

  while (high - low > 1e-6) {
    const double left = high - ratio * (high - low);
    const double right = low + ratio * (high - low);

    if (measure_loss (samples, left) < measure_loss (samples, right))
      high = right;
    else
      low = left;
  }
  return (low + high) / 2;
}

/* Prints win probabilities of the player to move and the results of its games. */
static void
print_groups (GArray *samples, double scale)
{
  double predicted[GROUPS] = { 0 };
  double results[GROUPS] = { 0 };
  guint counts[GROUPS] = { 0 };

  for (guint i = 0; i < samples->len; i++) {
    const Sample *sample = &g_array_index (samples, Sample, i);
    double probabilities[QDR_MAX_PLAYERS];
    guint group;

    find_probabilities (sample, scale, probabilities);
    group = MIN ((guint) (probabilities[sample->turn] * GROUPS), GROUPS - 1);
    predicted[group] += probabilities[sample->turn];
    results[group] += result_for (sample, sample->turn);
    counts[group]++;
  }
  for (guint i = 0; i < GROUPS; i++)
    if (counts[i] > 0)
      g_print ("%7u positions: predicted %.3f, result %.3f\n", counts[i], predicted[i] / counts[i],
               results[i] / counts[i]);
}

static void
fit (char **paths)
{
  g_autoptr (GArray) samples = read_samples (paths);
  double scale;

  if (samples->len == 0)
    g_error ("no positions");
  scale = find_scale (samples);
  g_print ("%u positions, %.5f logits for a centi-step, loss %.4f, without scores %.4f\n",
           samples->len, scale, measure_loss (samples, scale), measure_loss (samples, 0));
  print_groups (samples, scale);
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
