/*
 * The search against plain minimax: with all moves searched to the full depth both agree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-search.h"
#include "search-rig.h"
#include "test.h"

typedef struct {
  guint width;
  guint height;
  guint stock;
  int depth;
  guint positions;
} OracleCase;

/* With few walls searches can be deep, and only deep ones reach a position by several paths. */
static const OracleCase oracle_cases[] = {
  { 5, 5, 3, 2, 20 }, { 5, 5, 2, 3, 4 },  { 5, 7, 2, 2, 8 },
  { 5, 5, 0, 9, 12 }, { 7, 5, 0, 8, 12 }, { 5, 5, 1, 4, 12 },
};

/* A style that evaluates both sides differently, which must apply to the player to move only. */
static const QdrStyle one_sided = {
  .own_path = -20,
  .other_path = 30,
  .wall = -45,
  .noise = 40,
  .seed = 5,
};

/* Noise gives each position another score, so that searches often fail outside their windows. */
static const QdrStyle rough = { .noise = 400, .seed = 11 };

/* Returns a request to search all moves to the full depth. */
static QdrSearchRequest
full_width_request (const QdrPosition *position, const QdrStyle *style)
{
  QdrSearchRequest request = request_for (position);

  request.style = *style;
  request.full_width = TRUE;
  return request;
}

static QdrReport
search (QdrEngine *engine, const QdrPosition *position, const QdrStyle *style, int depth)
{
  QdrSearchRequest request = full_width_request (position, style);

  request.limits.depth = (guint) depth;
  return qdr_engine_search (engine, &request);
}

/* Returns false if there is only one legal move, as the engine does not search then. */
static gboolean
has_choice (const QdrPosition *position)
{
  return qdr_position_count_moves (position) > 1;
}

TEST_DEFAULTS (.timeout = 120)

TEST (the_full_width_search_finds_the_score_of_minimax, .loops = G_N_ELEMENTS (oracle_cases))
{
  const OracleCase *c = &oracle_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);
  const QdrStyle *styles[] = { &qdr_style_default, &one_sided };

  for (guint i = 0; i < c->positions; i++) {
    const QdrPosition position = random_position (rand, c->width, c->height, 2, c->stock,
                                                  (guint) g_rand_int_range (rand, 0, 16));

    if (!has_choice (&position))
      continue;
    /* Proofs in the table would be deeper than this search. */
    qdr_engine_clear (engine);
    for (guint s = 0; s < G_N_ELEMENTS (styles); s++)
      for (int depth = 1; depth <= c->depth; depth++)
        ck_assert_int_eq (search (engine, &position, styles[s], depth).score,
                          minimax (&position, styles[s], depth));
  }
}

TEST (the_move_found_is_worth_the_score)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);

  for (guint i = 0; i < 20; i++) {
    QdrPosition position =
        random_position (rand, 5, 5, 2, 2, (guint) g_rand_int_range (rand, 0, 12));
    QdrReport report;
    QdrUndo undo;

    if (!has_choice (&position))
      continue;
    qdr_engine_clear (engine);
    report = search (engine, &position, &qdr_style_default, 3);
    qdr_position_do_move (&position, report.line[0], &undo);
    /* A proved score counts plies from its root, which differs for the child. */
    if (ABS (report.score) < QDR_SCORE_PROVED)
      ck_assert_int_eq (-minimax (&position, &qdr_style_default, 2), report.score);
    else
      ck_assert_int_ge (ABS (minimax (&position, &qdr_style_default, 2)), QDR_SCORE_PROVED);
  }
}

/* Asserts that the result fits the true score with any window, and that the table entry that
 * it leaves does so in the next search. */
static void
check_window (SearchRig *rig,
              const QdrPosition *position,
              int depth,
              QdrScore alpha,
              QdrScore beta,
              QdrScore truth)
{
  const QdrSearchRequest request = full_width_request (position, &rough);
  QdrScore score;

  search_rig_begin (rig, &request);
  score = qdr_search (&rig->context, alpha, beta, depth, 0);

  if (score >= beta)
    ck_assert_int_ge (truth, score);
  else if (score <= alpha)
    ck_assert_int_le (truth, score);
  else
    ck_assert_int_eq (truth, score);
}

#define WINDOWS 40

TEST (every_window_is_answered_in_keeping_with_minimax, .loops = G_N_ELEMENTS (oracle_cases))
{
  const OracleCase *c = &oracle_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 20);
  g_autoptr (SearchRig) rig = search_rig_new ();

  for (guint i = 0; i < c->positions; i++) {
    const QdrPosition position = random_position (rand, c->width, c->height, 2, c->stock,
                                                  (guint) g_rand_int_range (rand, 0, 8));
    const QdrScore truth = minimax (&position, &rough, c->depth);

    search_rig_clear (rig);
    for (guint w = 0; w < WINDOWS; w++) {
      const QdrScore near = truth + g_rand_int_range (rand, -400, 400);
      const QdrScore alpha = CLAMP (near, -QDR_SCORE_WIN, QDR_SCORE_WIN - 1);
      const QdrScore width = w % 2 == 0 ? 1 : g_rand_int_range (rand, 1, 400);

      check_window (rig, &position, c->depth, alpha, MIN (alpha + width, QDR_SCORE_WIN), truth);
    }
  }
}

/* Searches with at most @nodes nodes, or without a limit if it is 0. Returns whether the depth
 * was completed. */
static gboolean
search_depth (SearchRig *rig, const QdrPosition *position, int depth, guint64 nodes)
{
  QdrSearchRequest request = full_width_request (position, &rough);

  request.limits.nodes = nodes;
  search_rig_begin (rig, &request);
  return search_rig_search (rig, depth);
}

/* Returns the exact score after @move. */
static QdrScore
score_of_move (const QdrPosition *position, QdrMove move, int depth)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
  return minimax_for (&next, &rough, position->turn, depth - 1, 1);
}

/* Interrupts a search at each node in turn, and searches again with the same table. A score or
 * move from after the stop would be found. */
static void
check_interrupted_search (const QdrPosition *position, int depth)
{
  g_autoptr (SearchRig) rig = search_rig_new ();
  const QdrScore truth = minimax (position, &rough, depth);
  gboolean is_completed = FALSE;

  for (guint64 nodes = 1; !is_completed; nodes++) {
    QdrScore before;
    QdrMove move;

    search_rig_clear (rig);
    is_completed = search_depth (rig, position, depth, nodes);
    ck_assert_uint_le (rig->context.timer.nodes, nodes);
    ck_assert (qdr_position_equal (&rig->context.position, position));

    /* The best move so far has the reported score, if there is one at this depth. */
    move = rig->context.stack[0].line[0];
    before = qdr_search_context_evaluate (&rig->context, 0);
    ck_assert (qdr_position_is_legal_move (position, move));
    if (rig->root.score != before)
      ck_assert_int_ge (score_of_move (position, move, depth), rig->root.score);

    for (QdrScore alpha = truth - 1; alpha <= truth; alpha++)
      check_window (rig, position, depth, alpha, alpha + 1, truth);
    ck_assert (search_depth (rig, position, depth, 0));
    ck_assert_int_eq (rig->root.score, truth);
  }
}

typedef struct {
  guint stock;
  int depth;
  guint plies;
} InterruptionCase;

static const InterruptionCase interruption_cases[] = {
  { 1, 3, 2 }, { 1, 3, 5 }, { 2, 3, 4 }, { 2, 3, 7 }, { 0, 9, 2 }, { 0, 9, 3 },
};

TEST (a_search_interrupted_anywhere_leaves_no_false_score_behind,
      .loops = G_N_ELEMENTS (interruption_cases))
{
  const InterruptionCase *c = &interruption_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  const QdrPosition position = random_position (rand, 5, 5, 2, c->stock, c->plies);

  check_interrupted_search (&position, c->depth);
}

/* The second player uses the table of the first. */
TEST (what_one_player_thinks_a_position_worth_is_not_taken_over_by_the_other)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);
  QdrPosition position = random_position (rand, 7, 7, 2, 0, 2);

  for (int depth = 6; depth >= 4; depth--) {
    const QdrReport report = search (engine, &position, &one_sided, depth);
    QdrUndo undo;

    ck_assert_int_eq (report.score, minimax (&position, &one_sided, depth));
    qdr_position_do_move (&position, report.line[0], &undo);
  }
}

/* Reductions and pruning change evaluations, but not proofs. */
TEST (a_proof_of_the_reduced_search_is_one_of_the_full_search, .loops = 2)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i + 50);
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);
  guint n_proofs = 0;

  for (guint i = 0; i < 150; i++) {
    const QdrPosition position =
        random_position (rand, 5, 5, 2, 2, 2 * (guint) g_rand_int_range (rand, 3, 8));
    QdrSearchRequest request = request_for (&position);
    QdrReport reduced;
    QdrScore full;
    guint moves;

    if (!has_choice (&position))
      continue;
    qdr_engine_clear (engine);
    request.limits = (QdrLimits){ .depth = 4 };
    reduced = qdr_engine_search (engine, &request);
    /* The full search ends at this depth, and proofs without a search have tests of their own. */
    if (qdr_score_get_proved_outcome (reduced.score, 2, &moves) == 0 ||
        QDR_SCORE_WIN - ABS (reduced.score) > 5)
      continue;
    n_proofs++;
    qdr_engine_clear (engine);
    full = search (engine, &position, &qdr_style_default, 4).score;
    ck_assert_int_eq (reduced.score > 0, full > 0);
    ck_assert_int_ge (ABS (full), QDR_SCORE_PROVED);
  }
  ck_assert_uint_gt (n_proofs, 10);
}
