/*
 * match-of-four: lets two personalities play at a board for four, each in two of the seats.
 *
 *   match-of-four mason regular --games 200
 *
 * A game is played twice, with seats swapped, which makes a pair. What each seat of a personality
 * errs in differs, and so do games; they begin at the usual start. docs/personalities.md tells what
 * came out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "qdr-contestant.h"
#include "qdr-elo.h"

#define PLAYERS 4
#define MAX_PLIES 800
#define TABLE_MIB 4
#define TIMEOUT_MS 60000

static int games = 100;
static int size = 9;
static int nodes = 0;
static double cpu = 0;
static int seed = 1;

static const GOptionEntry entries[] = {
  { "games", 0, 0, G_OPTION_ARG_INT, &games, "how many games; 2k - 1 and 2k are a pair", "N" },
  { "size", 0, 0, G_OPTION_ARG_INT, &size, "columns and rows of the board", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &nodes, "positions searched for a move at most", "N" },
  { "cpu", 0, 0, G_OPTION_ARG_DOUBLE, &cpu, "CPU time of a move at most", "SECONDS" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "of the errors of those who err", "N" },
  { NULL },
};

/* Seats of the first personality in the first game of a pair, a bit for each; the second has the
 * others. */
static const guint seatings[] = { 1 | 1 << 1, 1 | 1 << 2, 1 | 1 << 3 };

/* An agent for each seat, of either personality. */
typedef struct {
  QdrAgent *of_first[PLAYERS];
  QdrAgent *of_second[PLAYERS];
} Agents;

static void
fail (const char *reason)
{
  g_printerr ("match-of-four: %s\n", reason);
  exit (1);
}

static QdrAgent *
make_agent (QdrContestant *contestant)
{
  return qdr_contestant_make_agent (contestant, TABLE_MIB, TIMEOUT_MS);
}

/* Returns the half points of the first personality, which has the seats of @seating. */
static guint
play_game (const Agents *agents, guint seating, guint32 game_seed)
{
  const QdrLimits limits = { .nodes = (guint64) nodes, .cpu_ms = (guint) (cpu * 1000) };
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (GError) error = NULL;
  QdrAgent *at_seat[PLAYERS];
  QdrPosition start;
  QdrResult result;

  qdr_position_init (&start, (guint) size, (guint) size, PLAYERS);
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; i < PLAYERS; i++) {
    at_seat[i] = (seating >> i & 1) != 0 ? agents->of_first[i] : agents->of_second[i];
    if (!qdr_agent_begin_game (at_seat[i], game_seed * PLAYERS + i, NULL, &error))
      fail (error->message);
  }

  while (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING &&
         qdr_game_get_ply (game) < MAX_PLIES) {
    QdrChoice choice;

    if (!qdr_agent_choose (at_seat[qdr_game_get_turn (game)], game, &limits, NULL, &choice,
                           &error) ||
        !qdr_game_play (game, choice.move, &error))
      fail (error->message);
  }

  result = qdr_game_get_result (game);
  if (result.outcome != QDR_OUTCOME_WIN)
    return 1;
  return (seating >> result.winner & 1) != 0 ? 2 : 0;
}

static void
play_pairs (const Agents *agents, QdrTally *tally)
{
  for (guint pair = 0; pair < (guint) games / 2; pair++) {
    const guint seating = seatings[pair % G_N_ELEMENTS (seatings)];
    const guint32 pair_seed = (guint32) seed * 1000003 + pair;
    const guint first = play_game (agents, seating, pair_seed);
    const guint second = play_game (agents, ~seating, pair_seed);

    qdr_tally_add_game (tally, first);
    qdr_tally_add_game (tally, second);
    qdr_tally_add_pair (tally, first + second);
  }
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("PERSONALITY PERSONALITY");
  g_autoptr (QdrPersonalityList) personalities = NULL;
  g_autoptr (QdrContestant) first = NULL;
  g_autoptr (QdrContestant) second = NULL;
  g_autoptr (GError) error = NULL;
  QdrTally tally = { 0 };
  QdrEloEstimate estimate;
  Agents agents;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    fail (error->message);
  if (argc != 3)
    fail ("two personalities are needed");

  personalities = qdr_personality_list_new ();
  first = qdr_contestant_new (argv[1], personalities, &error);
  second = first != NULL ? qdr_contestant_new (argv[2], personalities, &error) : NULL;
  if (second == NULL)
    fail (error->message);
  for (guint i = 0; i < PLAYERS; i++) {
    agents.of_first[i] = make_agent (first);
    agents.of_second[i] = make_agent (second);
  }

  play_pairs (&agents, &tally);
  estimate = qdr_tally_estimate (&tally);
  g_print ("+%u -%u =%u score %.4f elo %.1f [%.1f, %.1f]\n", tally.wins, tally.losses, tally.draws,
           qdr_tally_get_score (&tally), estimate.elo, estimate.low, estimate.high);

  for (guint i = 0; i < PLAYERS; i++) {
    g_object_unref (agents.of_first[i]);
    g_object_unref (agents.of_second[i]);
  }
  return 0;
}
