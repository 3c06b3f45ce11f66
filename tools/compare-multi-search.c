/*
 * Lets two ways of searching for four players play each other, and counts who wins.
 *
 * Every opening is played with each way of handing out the seats, so that neither side gains by
 * where it sits or by what the opening favours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>

#include "qdr-engine.h"
#include "qdr-movegen.h"
#include "qdr-result.h"

#define PLAYERS 4

/* A game that has gone on for so many plies counts as a draw. */
#define MAX_PLIES 500

/* Of each seat: no side must learn from the other. */
#define TABLE_MIB 4

/* Of the normal distribution: 95 % lie within so many standard deviations. */
#define Z_95 1.96

static const char *const method_names[] = {
  [QDR_MULTI_SEARCH_MAX_N] = "max-n",
  [QDR_MULTI_SEARCH_BEST_REPLY] = "best-reply",
  [QDR_MULTI_SEARCH_PARANOID] = "paranoid",
};

/* What the command line asks for. */
typedef struct {
  QdrMultiSearch methods[2];
  gint seats; /* of the first side */
  gint games;
  gint nodes; /* a move */
  gint size;
  gint random_plies; /* of the opening */
  gint seed;
} Options;

typedef struct {
  guint wins[2];
  guint draws;
} Tally;

/* A game under way. */
typedef struct {
  QdrPosition position;
  GArray *keys; /* of the positions since the last wall, the present one last */
} Game;

/* --- Openings and seats ----------------------------------------------------------------------- */

/* Lists the sets of seats, as bit sets, that the first side can have; returns how many there
 * are. */
static guint
list_seatings (const Options *options, guint seatings[1 << PLAYERS])
{
  guint count = 0;

  for (guint set = 0; set < 1 << PLAYERS; set++)
    if (__builtin_popcount (set) == options->seats)
      seatings[count++] = set;
  return count;
}

/* A position that goes on, after random moves of which half or more are pawn moves. */
static QdrPosition
make_opening (const Options *options, guint number)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) options->seed + number);
  QdrPosition position;
  gint plies = 0;

  qdr_position_init (&position, (guint) options->size, (guint) options->size, PLAYERS);
  while (plies < options->random_plies) {
    QdrPosition next = position;
    QdrMoveList moves = { .count = 0 };
    QdrUndo undo;

    if (g_rand_boolean (rand))
      qdr_position_generate_steps (&position, &moves);
    else
      qdr_position_generate (&position, &moves);
    if (moves.count == 0)
      continue;
    qdr_position_do (&next, moves.moves[g_rand_int_range (rand, 0, (gint32) moves.count)], &undo);
    if (qdr_position_result (&next).outcome != QDR_OUTCOME_ONGOING)
      break;
    position = next;
    plies++;
  }

  return position;
}

/* --- Games ------------------------------------------------------------------------------------ */

static QdrMove
choose_move (const Options *options, const Game *game, QdrEngine *engine, guint side)
{
  const QdrSearchRequest request = {
    .position = game->position,
    .past_keys = (const guint64 *) (gpointer) game->keys->data,
    .n_past_keys = game->keys->len - 1,
    .repetition_is_draw = TRUE,
    .limits = { .nodes = (guint64) options->nodes },
    .style = qdr_style_default,
    .multi_search = options->methods[side],
  };

  return qdr_engine_search (engine, &request).line[0];
}

static void
play_move (Game *game, QdrMove move)
{
  QdrUndo undo;

  qdr_position_do (&game->position, move, &undo);
  if (qdr_move_is_wall (move))
    g_array_set_size (game->keys, 0);
  g_array_append_val (game->keys, game->position.key);
}

static gboolean
is_over (const Game *game)
{
  guint occurrences = 0;

  if (qdr_position_result (&game->position).outcome != QDR_OUTCOME_ONGOING)
    return TRUE;

  for (guint i = 0; i < game->keys->len; i++)
    occurrences += g_array_index (game->keys, guint64, i) == game->position.key;
  return occurrences >= 3;
}

/* Returns the winner, or -1. */
static int
play_game (const Options *options,
           QdrEngine *const engines[PLAYERS],
           guint first_seats,
           const QdrPosition *opening)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
  Game game = { *opening, keys };

  g_array_append_val (keys, opening->key);
  for (guint player = 0; player < PLAYERS; player++)
    qdr_engine_clear (engines[player]);

  for (guint ply = 0; ply < MAX_PLIES && !is_over (&game); ply++) {
    const guint turn = game.position.turn;
    const guint side = (first_seats >> turn & 1) != 0 ? 0 : 1;

    play_move (&game, choose_move (options, &game, engines[turn], side));
  }

  return qdr_position_winner (&game.position);
}

static Tally
play_games (const Options *options)
{
  QdrEngine *engines[PLAYERS];
  guint seatings[1 << PLAYERS];
  const guint n_seatings = list_seatings (options, seatings);
  Tally tally = { 0 };

  for (guint player = 0; player < PLAYERS; player++)
    engines[player] = qdr_engine_new (TABLE_MIB);

  for (guint number = 0; number < (guint) options->games; number++) {
    const guint first_seats = seatings[number % n_seatings];
    const QdrPosition opening = make_opening (options, number / n_seatings);
    const int winner = play_game (options, engines, first_seats, &opening);

    if (winner < 0)
      tally.draws++;
    else
      tally.wins[(first_seats >> winner & 1) != 0 ? 0 : 1]++;
  }

  for (guint player = 0; player < PLAYERS; player++)
    qdr_engine_free (engines[player]);
  return tally;
}

/* --- Report ----------------------------------------------------------------------------------- */

/* The share of decided games that the first side has won, and where it may lie: the score interval
 * of Wilson (1927). */
static void
print_tally (const Options *options, const Tally *tally)
{
  const double games = MAX (tally->wins[0] + tally->wins[1], 1);
  const double share = tally->wins[0] / games;
  const double weight = 1 + Z_95 * Z_95 / games;
  const double centre = (share + Z_95 * Z_95 / (2 * games)) / weight;
  const double margin =
      Z_95 * sqrt (share * (1 - share) / games + Z_95 * Z_95 / (4 * games * games)) / weight;

  g_print ("%s in %d of %d seats against %s: +%u -%u =%u\n", method_names[options->methods[0]],
           options->seats, PLAYERS, method_names[options->methods[1]], tally->wins[0],
           tally->wins[1], tally->draws);
  g_print ("wins %.1f %% (95 %%: %.1f to %.1f), equals would win %.0f %%\n", 100 * share,
           100 * (centre - margin), 100 * (centre + margin), 100.0 * options->seats / PLAYERS);
}

/* --- Command line ----------------------------------------------------------------------------- */

static gboolean
parse_method (const char *name, QdrMultiSearch *method, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (method_names); i++)
    if (g_str_equal (method_names[i], name)) {
      *method = (QdrMultiSearch) i;
      return TRUE;
    }

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "No method is called '%s'", name);
  return FALSE;
}

/* Takes METHOD METHOD from @arguments. */
static gboolean
parse_methods (char **arguments, Options *options, GError **error)
{
  if (g_strv_length (arguments) != 2) {
    g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, "Give two methods");
    return FALSE;
  }
  return parse_method (arguments[0], &options->methods[0], error) &&
         parse_method (arguments[1], &options->methods[1], error);
}

static gboolean
check_numbers (const Options *options, GError **error)
{
  if (options->seats >= 1 && options->seats < PLAYERS && options->games >= 0 &&
      options->nodes >= 1 && options->random_plies >= 0 && options->size >= 0 &&
      qdr_board_size_is_valid ((guint) options->size))
    return TRUE;

  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "A number is out of range");
  return FALSE;
}

static gboolean
parse_options (char **arguments, Options *options, GError **error)
{
  const GOptionEntry entries[] = {
    { "seats", 0, 0, G_OPTION_ARG_INT, &options->seats, "Seats of the first method, 1 to 3", "N" },
    { "games", 0, 0, G_OPTION_ARG_INT, &options->games, "How many games", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT, &options->nodes, "Nodes a move", "N" },
    { "size", 0, 0, G_OPTION_ARG_INT, &options->size, "Columns and rows of the board", "N" },
    { "random-plies", 0, 0, G_OPTION_ARG_INT, &options->random_plies, "Random moves of an opening",
      "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &options->seed, "Which openings", "N" },
    { 0 },
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("METHOD METHOD");

  g_option_context_set_summary (context,
                                "Lets two methods of searching for four players play each other.\n"
                                "Methods: max-n, best-reply, paranoid.");
  g_option_context_add_main_entries (context, entries, NULL);

  return g_option_context_parse_strv (context, &arguments, error) &&
         parse_methods (arguments + 1, options, error) && check_numbers (options, error);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) arguments = g_strdupv (argv);
  g_autoptr (GError) error = NULL;
  Options options = {
    .seats = 2, .games = 24, .nodes = 8000, .size = 9, .random_plies = 8, .seed = 1
  };
  Tally tally;

  if (!parse_options (arguments, &options, &error)) {
    g_printerr ("%s\n", error->message);
    return EXIT_FAILURE;
  }

  tally = play_games (&options);
  print_tally (&options, &tally);
  return EXIT_SUCCESS;
}
