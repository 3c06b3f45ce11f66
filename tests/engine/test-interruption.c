/*
 * Searches interrupted at one node after another, and the next search with the same table: a
 * score or move stored after the stop would show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "max-n.h"
#include "minimax.h"
#include "qdr-legality.h"
#include "qdr-notation.h"
#include "qdr-search.h"
#include "search-rig.h"
#include "test.h"

typedef struct {
  const char *name;
  guint players;
  QdrScore (*oracle) (const QdrPosition *position, const QdrStyle *style, int depth);
} Method;

static const Method two_players = { "two players", 2, minimax };
static const Method four_players = { "four players", 4, max_n };

/* Asserts that @line has at least one move, and that all its moves are legal. */
static void
assert_is_line (const QdrPosition *position, const QdrMove *line, guint length)
{
  QdrPosition next = *position;

  ck_assert_uint_ge (length, 1);
  for (guint i = 0; i < length; i++) {
    QdrUndo undo;

    ck_assert (qdr_position_is_legal_move (&next, line[i]));
    qdr_position_do_move (&next, line[i], &undo);
  }
}

/* A stop after each node of one depth */

/* Noise gives each position another score, so that searches often fail outside their windows. */
static const QdrStyle rough = { .own_path = -20,
                                .other_path = 30,
                                .wall = 20,
                                .noise = 400,
                                .seed = 11 };

typedef struct {
  const Method *method;
  guint stock;
  guint n_resigned;
  int depth;
  QdrStopReason reason;
} ExactCase;

static const ExactCase exact_cases[] = {
  { &two_players, 1, 0, 3, QDR_STOP_NODES },  { &two_players, 2, 0, 2, QDR_STOP_FLAG },
  { &two_players, 0, 0, 8, QDR_STOP_FLAG },   { &four_players, 1, 0, 2, QDR_STOP_NODES },
  { &four_players, 0, 0, 5, QDR_STOP_NODES }, { &four_players, 1, 1, 2, QDR_STOP_FLAG },
  { &four_players, 0, 2, 7, QDR_STOP_FLAG },
};

/* Returns a random position in which some players may have resigned. */
static QdrPosition
make_position (GRand *rand, const ExactCase *c)
{
  QdrPosition position = random_position (rand, 5, 5, c->method->players, c->stock,
                                          (guint) g_rand_int_range (rand, 0, 8));

  for (guint i = 0; i < c->n_resigned; i++) {
    QdrUndo undo;

    qdr_position_do_move (&position, QDR_MOVE_RESIGN, &undo);
  }
  return position;
}

/* Searches until @nodes nodes are visited, or to the end if it is 0. Returns whether the depth
 * was completed. */
static gboolean
search_exactly (SearchRig *rig, const ExactCase *c, const QdrPosition *position, guint64 nodes)
{
  const gint stop = 1;
  QdrSearchRequest request = request_for (position);

  request.style = rough;
  request.full_width = TRUE;
  if (c->reason == QDR_STOP_NODES)
    request.limits.nodes = nodes;
  else if (nodes != 0)
    request.stop = &stop;
  search_rig_begin (rig, &request);
  /* The stop flag is set already, but is checked only after @nodes nodes. */
  if (request.stop != NULL)
    rig->context.timer.next_check = nodes;
  return search_rig_search (rig, c->depth);
}

TEST_DEFAULTS (.timeout = 120)

TEST (the_next_search_finds_the_score_of_the_oracle, .loops = G_N_ELEMENTS (exact_cases))
{
  const ExactCase *c = &exact_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (SearchRig) rig = search_rig_new ();
  const QdrPosition position = make_position (rand, c);
  const QdrScore truth = c->method->oracle (&position, &rough, c->depth);
  gboolean is_completed = FALSE;

  for (guint64 nodes = 1; !is_completed; nodes++) {
    const QdrStackEntry *root = &rig->context.stack[0];

    search_rig_clear (rig);
    is_completed = search_exactly (rig, c, &position, nodes);
    ck_assert_uint_le (rig->context.timer.nodes, nodes);
    ck_assert (is_completed || rig->context.timer.reason == c->reason);
    ck_assert (qdr_position_equal (&rig->context.position, &position));
    assert_is_line (&position, root->line, root->line_length);

    ck_assert (search_exactly (rig, c, &position, 0));
    ck_assert_int_eq (rig->root.score, truth);
    assert_is_line (&position, root->line, root->line_length);
  }
  ck_assert (is_completed);
}

/* As in a game */

/* In larger trees a search is stopped after each node up to this one, and then after one in
 * twenty. */
#define EVERY_NODE 200

static guint64
next_limit (guint64 nodes)
{
  return nodes < EVERY_NODE ? nodes + 1 : nodes + nodes / 20;
}

/* A position in which one side is far ahead, so that a score with the other sign is wrong. */
typedef struct {
  const Method *method;
  const char *position;
  guint depth;
  int sign; /* of all scores */
} GameCase;

#define BEHIND "9 9 2 1 | e2 c4 | 3 5 | - | -"
#define AHEAD "9 9 2 2 | e2 c4 | 3 5 | - | -"
#define BEHIND_OF_FOUR "7 7 4 1 | d1 d5 d3 b4 | 1 2 2 2 | - | -"
#define AHEAD_OF_FOUR "7 7 4 1 | d5 b6 f6 f2 | 3 1 1 1 | - | -"

static const GameCase game_cases[] = {
  { &two_players, BEHIND, 6, -1 },
  { &two_players, AHEAD, 6, 1 },
  { &four_players, BEHIND_OF_FOUR, 3, -1 },
  { &four_players, AHEAD_OF_FOUR, 3, 1 },
};

/* The least absolute score of such a position. */
#define LEAST_SCORE 150

static QdrSearchRequest
game_request (const GameCase *c, const QdrPosition *position)
{
  QdrSearchRequest request = request_for (position);

  request.limits.depth = c->depth;
  request.repetition_is_draw = TRUE;
  return request;
}

static void
assert_is_sane (const GameCase *c, const QdrPosition *position, const QdrReport *report)
{
  assert_is_line (position, report->line, report->line_length);
  ck_assert_int_le (ABS (report->score), QDR_SCORE_WIN);
  ck_assert_msg (report->score * c->sign >= LEAST_SCORE, "%s, %s: %d after %u plies",
                 c->method->name, c->position, report->score, report->depth);
}

/* Searches again with the same engine after an interrupted search. */
static void
search_again (QdrEngine *engine, const GameCase *c, const QdrPosition *position)
{
  const QdrSearchRequest request = game_request (c, position);
  const QdrReport report = qdr_engine_search (engine, &request);

  ck_assert_uint_eq (report.depth, c->depth);
  assert_is_sane (c, position, &report);
}

TEST (an_engine_out_of_nodes_is_none_the_worse_for_it, .loops = G_N_ELEMENTS (game_cases))
{
  const GameCase *c = &game_cases[_i];
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  QdrStopReason reason = QDR_STOP_NODES;
  QdrPosition position;

  ck_assert (qdr_position_from_text (c->position, &position, NULL, NULL));
  for (guint64 nodes = 1; reason == QDR_STOP_NODES; nodes = next_limit (nodes)) {
    QdrSearchRequest request = game_request (c, &position);
    QdrReport report;

    request.limits.nodes = nodes;
    qdr_engine_clear (engine);
    report = qdr_engine_search (engine, &request);
    reason = report.stop_reason;
    ck_assert (reason == QDR_STOP_DEPTH || report.nodes == nodes);
    assert_is_sane (c, &position, &report);
    search_again (engine, c, &position);
  }
  ck_assert_int_eq (reason, QDR_STOP_DEPTH);
}

/* Searches with a null window whether the side that is ahead is behind, using the table of an
 * interrupted search. */
static void
probe_with_null_window (SearchRig *rig, const GameCase *c, const QdrPosition *position)
{
  const QdrSearchRequest request = game_request (c, position);
  const QdrScore alpha = c->sign > 0 ? LEAST_SCORE - 1 : -LEAST_SCORE;
  QdrScore score;

  search_rig_begin (rig, &request);
  if (position->players == 2)
    score = qdr_search (&rig->context, alpha, alpha + 1, (int) c->depth, 0);
  else
    score = qdr_max_n_search (&rig->context, (int) c->depth, 0);
  ck_assert_int_ge (score * c->sign, LEAST_SCORE);
}

/* A search with a null window trusts bounds of the table that one with an open window checks. */
TEST (no_false_bound_stays_in_the_table, .loops = G_N_ELEMENTS (game_cases))
{
  const GameCase *c = &game_cases[_i];
  g_autoptr (SearchRig) rig = search_rig_new ();
  gboolean is_completed = FALSE;
  QdrPosition position;

  ck_assert (qdr_position_from_text (c->position, &position, NULL, NULL));
  for (guint64 nodes = 1; !is_completed; nodes = next_limit (nodes)) {
    QdrSearchRequest request = game_request (c, &position);

    request.limits.nodes = nodes;
    search_rig_clear (rig);
    search_rig_begin (rig, &request);
    is_completed = search_rig_search (rig, (int) c->depth);
    probe_with_null_window (rig, c, &position);
  }
}

/* A stop flag that is set after a number of plies. */
typedef struct {
  gint is_up;
  guint depth;
} Flag;

static void
raise_flag_cb (const QdrReport *report, gpointer data)
{
  Flag *flag = data;

  if (report->depth == flag->depth)
    g_atomic_int_set (&flag->is_up, 1);
}

/* The flag is checked with a delay, so the search ends somewhere in the next depths. */
TEST (an_engine_that_is_told_to_stop_is_none_the_worse_for_it, .loops = G_N_ELEMENTS (game_cases))
{
  const GameCase *c = &game_cases[_i];
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  QdrPosition position;

  ck_assert (qdr_position_from_text (c->position, &position, NULL, NULL));
  for (guint depth = 1; depth < c->depth; depth++) {
    Flag flag = { .depth = depth };
    QdrSearchRequest request = game_request (c, &position);
    QdrReport report;

    request.stop = &flag.is_up;
    request.report = raise_flag_cb;
    request.report_data = &flag;
    qdr_engine_clear (engine);
    report = qdr_engine_search (engine, &request);
    ck_assert_int_eq (report.stop_reason, QDR_STOP_FLAG);
    ck_assert_uint_ge (report.depth, depth);
    assert_is_sane (c, &position, &report);
    search_again (engine, c, &position);
  }
}
