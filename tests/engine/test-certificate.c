/*
 * Certificates against exhaustive search: whatever they claim must be true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-endgame.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "random-positions.h"
#include "test.h"

/* A slow oracle */

/*
 * A search of whether a player can win by pawn moves alone against all replies. A certificate
 * claims less, but this oracle needs to try fewer moves.
 */
typedef struct {
  guint player;
  GHashTable *refuted; /* key of a position -> the most plies within which there is no win */
  GHashTable *proved;  /* key of a position -> the fewest plies within which a win is known */
} Prover;

static gboolean wins_within (Prover *self, const QdrPosition *position, guint plies);

static gboolean
search_moves (Prover *self, const QdrPosition *position, guint plies)
{
  const gboolean is_own = position->turn == self->player;
  QdrMoveList moves = { .count = 0 };

  if (is_own)
    qdr_position_generate_steps (position, &moves);
  else
    qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, moves.moves[i], &undo);
    if (wins_within (self, &next, plies - 1) == is_own)
      return is_own;
  }
  return !is_own;
}

static gboolean
wins_within (Prover *self, const QdrPosition *position, guint plies)
{
  const int winner = qdr_position_winner (position);
  const guint moves = (plies + (position->turn == self->player)) / 2;
  gpointer key;
  gboolean wins;

  if (winner >= 0)
    return winner == (int) self->player;
  /* A jump saves at most one step. */
  if (qdr_position_goal_distance (position, self->player) > 2 * moves)
    return FALSE;

  key = GSIZE_TO_POINTER (position->key);
  if (GPOINTER_TO_UINT (g_hash_table_lookup (self->refuted, key)) >= plies)
    return FALSE;
  if (GPOINTER_TO_UINT (g_hash_table_lookup (self->proved, key)) - 1 <= plies)
    return TRUE;

  wins = search_moves (self, position, plies);
  if (wins)
    g_hash_table_insert (self->proved, key, GUINT_TO_POINTER (plies + 1));
  else
    g_hash_table_insert (self->refuted, key, GUINT_TO_POINTER (plies));
  return wins;
}

static gboolean
is_won_within (const QdrPosition *position, guint player, guint plies)
{
  g_autoptr (GHashTable) refuted = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) proved = g_hash_table_new (NULL, NULL);
  Prover prover = { player, refuted, proved };

  return wins_within (&prover, position, plies);
}

/* Comparison */

static guint
find_certificate (const QdrPosition *position, guint player, guint max_bumps)
{
  const guint distances[2] = { qdr_position_goal_distance (position, 0),
                               qdr_position_goal_distance (position, 1) };

  return qdr_endgame_prove_pawn_win (position, player, distances, max_bumps);
}

static void
check_claim (const QdrPosition *position, guint player, guint plies)
{
  g_autofree char *text = NULL;

  if (is_won_within (position, player, plies))
    return;
  text = qdr_position_to_text (position);
  ck_abort_msg ("%s: player %u does not win in %u", text, player + 1, plies);
}

typedef struct {
  int width;
  int height;
  guint stock;
  guint max_bumps;
  guint positions;
  guint claims; /* the least number of claims */
  guint bumped; /* the least number of claims that depend on single walls */
} SoundnessCase;

static const SoundnessCase soundness_cases[] = {
  { 5, 5, 0, 0, 20000, 10000, 0 },     { 5, 5, 1, 0, 20000, 1000, 0 },
  { 5, 5, 1, 1, 40000, 12000, 10000 }, { 5, 5, 2, 0, 20000, 1000, 0 },
  { 5, 5, 2, 1, 20000, 5000, 4000 },   { 5, 5, 2, 2, 40000, 10000, 8000 },
  { 5, 5, 3, 3, 10000, 2000, 1000 },   { 5, 7, 1, 1, 10000, 3000, 2000 },
  { 5, 7, 2, 2, 5000, 1000, 800 },     { 7, 5, 2, 2, 5000, 1000, 800 },
  { 7, 7, 1, 1, 5000, 1000, 800 },     { 7, 7, 2, 2, 1000, 200, 150 },
};

TEST_DEFAULTS (.timeout = 240)

TEST (a_certificate_never_claims_a_win_that_exhaustive_search_refutes,
      .loops = G_N_ELEMENTS (soundness_cases))
{
  const SoundnessCase *c = &soundness_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  const Setup setup = { .width = c->width, .height = c->height, .players = 2 };
  guint n_claims = 0;
  guint n_bumped = 0;

  for (guint i = 0; i < c->positions; i++) {
    const Oracle oracle = random_oracle (rand, setup);
    QdrPosition position = oracle_to_position (&oracle);

    for (guint player = 0; player < 2; player++) {
      guint plies;

      qdr_position_set_stock (&position, player, 0);
      qdr_position_set_stock (&position, 1 - player, c->stock);
      plies = find_certificate (&position, player, c->max_bumps);
      if (plies == 0)
        continue;
      n_claims++;
      n_bumped += find_certificate (&position, player, 0) == 0;
      check_claim (&position, player, plies);
    }
  }
  /* Otherwise the cases that matter have not occurred. */
  ck_assert_uint_ge (n_claims, c->claims);
  ck_assert_uint_ge (n_bumped, c->bumped);
}

/* Single cases */

typedef struct {
  const char *what;
  const char *position;
  guint max_bumps;
  guint plies; /* until south wins, 0 if there is no proof */
} CertificateCase;

static const CertificateCase certificate_cases[] = {
  { "nobody has walls", "9 9 2 1 | a6 i4 | 0 0 | - | -", 0, 5 },
  { "south is late", "9 9 2 2 | a6 i4 | 0 0 | - | -", 0, 0 },
  { "south is far enough ahead to be second", "9 9 2 2 | a7 i4 | 0 0 | - | -", 0, 4 },
  { "the pawns may meet", "9 9 2 1 | e4 e6 | 0 0 | - | -", 0, 0 },
  { "one step from the goal no wall comes in time", "9 9 2 1 | a8 i4 | 0 9 | - | -", 1, 1 },
  { "the wall that costs most", "9 9 2 1 | a7 i9 | 0 1 | - | -", 1, 7 },
  { "walls must be looked at", "9 9 2 1 | a7 i9 | 0 1 | - | -", 0, 0 },
  { "a wall would cost too much", "9 9 2 1 | a7 i3 | 0 1 | - | -", 1, 0 },
};

TEST (a_proof_says_how_long_it_takes, .loops = G_N_ELEMENTS (certificate_cases))
{
  const CertificateCase *c = &certificate_cases[_i];
  QdrPosition position;
  guint plies;

  ck_assert (qdr_position_from_text (c->position, &position, NULL, NULL));
  plies = find_certificate (&position, 0, c->max_bumps);
  ck_assert_msg (plies == c->plies, "%s: %u", c->what, plies);
}
