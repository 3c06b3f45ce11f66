/*
 * Max-n against its slow oracle, and dangers of a game of four.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "max-n.h"
#include "minimax.h"
#include "qdr-evaluation.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-search.h"
#include "search-rig.h"
#include "test.h"

typedef struct {
  guint width;
  guint height;
  guint stock;
  guint n_resigned;
  int depth;
  guint positions;
} OracleCase;

static const OracleCase oracle_cases[] = {
  { 5, 5, 2, 0, 2, 12 }, { 5, 5, 1, 0, 3, 6 },  { 5, 5, 0, 0, 7, 8 }, { 7, 5, 0, 1, 6, 12 },
  { 5, 5, 1, 2, 3, 12 }, { 5, 5, 0, 2, 9, 12 }, { 5, 5, 0, 0, 9, 4 }, { 5, 5, 1, 1, 3, 6 },
};

/* Noise gives each position another score, so that searches often fail outside their windows. */
static const QdrStyle rough = { .own_path = -20,
                                .other_path = 30,
                                .wall = 20,
                                .noise = 400,
                                .seed = 11 };

/* Returns a random position in which some players have resigned. */
static QdrPosition
make_position (GRand *rand, guint width, guint height, guint stock, guint n_resigned)
{
  QdrPosition position =
      random_position (rand, width, height, 4, stock, (guint) g_rand_int_range (rand, 0, 16));

  for (guint i = 0; i < n_resigned; i++) {
    QdrUndo undo;

    qdr_position_do_move (&position, QDR_MOVE_RESIGN, &undo);
  }
  return position;
}

/* Completes a search of one depth and returns the score. */
static QdrScore
search_depth (SearchRig *rig, const QdrPosition *position, const QdrStyle *style, int depth)
{
  QdrSearchRequest request = request_for (position);

  request.style = *style;
  request.full_width = TRUE;
  search_rig_begin (rig, &request);
  ck_assert (search_rig_search (rig, depth));
  return rig->root.score;
}

TEST (the_full_width_search_finds_the_score_of_its_oracle,
      .loops = G_N_ELEMENTS (oracle_cases),
      .timeout = 120)
{
  const OracleCase *c = &oracle_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (SearchRig) rig = search_rig_new ();
  const QdrStyle *styles[] = { &qdr_style_default, &rough };

  for (guint i = 0; i < c->positions; i++) {
    const QdrPosition position = make_position (rand, c->width, c->height, c->stock, c->n_resigned);

    /* Proofs in the table would be deeper than this search. */
    search_rig_clear (rig);
    for (guint s = 0; s < G_N_ELEMENTS (styles); s++)
      for (int depth = 1; depth <= c->depth; depth++)
        ck_assert_int_eq (search_depth (rig, &position, styles[s], depth),
                          max_n (&position, styles[s], depth));
  }
}

TEST (a_search_limited_by_nodes_repeats_itself_exactly, .timeout = 120)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);
  QdrSearchRequest request;
  QdrReport first, again;
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 4);
  request = request_for (&position);
  request.limits.nodes = 5000;
  first = qdr_engine_search (engine, &request);
  qdr_engine_clear (engine);
  again = qdr_engine_search (engine, &request);

  ck_assert_uint_eq (first.nodes, request.limits.nodes);
  ck_assert_uint_eq (again.nodes, first.nodes);
  ck_assert_uint_eq (again.depth, first.depth);
  ck_assert_int_eq (again.score, first.score);
  ck_assert_uint_eq (again.line_length, first.line_length);
  for (guint i = 0; i < first.line_length; i++)
    ck_assert_uint_eq (again.line[i], first.line[i]);
}

/* The second player uses the table of the first. */
TEST (what_one_player_thinks_a_position_worth_is_not_taken_over_by_the_other, .timeout = 120)
{
  static const QdrStyle one_sided = {
    .own_path = -20, .other_path = 30, .wall = -45, .noise = 40, .seed = 5
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);
  QdrPosition position = random_position (rand, 7, 7, 4, 0, 2);

  for (int depth = 6; depth >= 4; depth--) {
    QdrSearchRequest request = request_for (&position);
    QdrReport report;
    QdrUndo undo;

    request.style = one_sided;
    request.full_width = TRUE;
    request.limits.depth = (guint) depth;
    report = qdr_engine_search (engine, &request);
    ck_assert_int_eq (report.score, max_n (&position, &one_sided, depth));
    qdr_position_do_move (&position, report.line[0], &undo);
  }
}

/* South has lost unless it places a wall. Any wall leaves west without a legal move. */
TEST (a_stalemate_is_a_draw, .timeout = 120)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  QdrSearchRequest request;
  QdrPosition position;
  QdrReport report;

  ck_assert (
      qdr_position_from_text ("5 5 4 1 | b1 a1 e2 c1 | 1 0 0 0 | a1h | -", &position, NULL, NULL));
  request = request_for (&position);
  request.full_width = TRUE;
  request.limits.depth = 4;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.score, 0);
  ck_assert (qdr_move_is_wall (report.line[0]));
}

/* Caution */

static QdrPosition
position_of (const char *text)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  return position;
}

/* An opponent is about to win, and only the player to move can prevent it. */
static const char *const last_chances[] = {
  /* North moves next, as west has no walls. */
  "9 9 4 1 | e3 h5 c7 f8 | 2 2 2 2 | - | -",
  /* East moves next, and only the player to move has walls. */
  "9 9 4 1 | e3 c5 e2 f8 | 2 0 2 2 | - | -",
  /* East does, and nobody else has a wall. */
  "9 9 4 1 | e3 c5 e6 b5 | 2 0 0 0 | - | -",
  /* West moves next, and the player to move is itself two steps from its goal. */
  "9 9 4 1 | e7 h5 c7 f8 | 1 2 2 2 | - | -",
};

TEST (the_last_who_can_stop_a_win_stops_it, .loops = G_N_ELEMENTS (last_chances))
{
  const QdrPosition position = position_of (last_chances[_i]);
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);

  QdrSearchRequest request = request_for (&position);
  QdrPosition next = position;
  QdrUndo undo;

  request.limits.nodes = 20000;
  qdr_position_do_move (&next, qdr_engine_search (engine, &request).line[0], &undo);
  for (guint player = 1; player < 4; player++)
    ck_assert_uint_gt (qdr_position_goal_distance (&next, player), 1);
}

/* North is about to win. West moves before it, would lose too, and has walls. */
TEST (a_wall_that_the_next_player_must_place_is_left_to_it)
{
  const QdrPosition position = position_of ("9 9 4 1 | e3 c5 e2 f8 | 2 2 2 2 | - | -");
  g_autoptr (QdrEngine) engine = qdr_engine_new (4);
  QdrSearchRequest request = request_for (&position);

  request.limits.nodes = 20000;
  ck_assert (!qdr_move_is_wall (qdr_engine_search (engine, &request).line[0]));
}

TEST (a_win_that_counts_on_the_others_is_not_called_proved)
{
  /* South is ahead, but three more walls could delay it. */
  const QdrPosition position = position_of ("9 9 4 1 | e7 a4 h9 i4 | 3 1 1 1 | - | -");
  const QdrScore win = QDR_SCORE_WIN - 5;

  ck_assert_int_lt (qdr_max_n_limit_score (&position, win), QDR_SCORE_PROVED);
  ck_assert_int_gt (qdr_max_n_limit_score (&position, -win), -QDR_SCORE_PROVED);
  ck_assert_int_eq (qdr_max_n_limit_score (&position, QDR_SCORE_WIN - 1), QDR_SCORE_WIN - 1);
  ck_assert_int_eq (qdr_max_n_limit_score (&position, 120), 120);
}

TEST (between_the_last_two_players_a_win_is_proved)
{
  const QdrPosition position = position_of ("9 9 4 1 | e5 - a3 - | 0 0 0 0 | - | -");
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  QdrSearchRequest request = request_for (&position);

  request.limits.depth = 8;
  ck_assert_int_eq (ABS (qdr_engine_search (engine, &request).score), QDR_SCORE_WIN - 4);
}

/* Scores of the other players */

/* Max-n takes its line for the best play of all, so the scores are those at the end of the
 * line. */
TEST (max_n_tells_what_each_player_gets_by_the_line, .loops = 3)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);

  for (guint i = 0; i < 10; i++) {
    QdrPosition position = random_position (rand, 5, 5, 4, 3, 2 * i);
    QdrSearchRequest request = request_for (&position);
    QdrShortestPaths paths;
    QdrSides sides;
    QdrReport report;

    request.full_width = TRUE;
    request.limits.depth = 2;
    report = qdr_engine_search (engine, &request);
    ck_assert_int_eq (report.scores[position.turn], report.score);
    for (guint m = 0; m < report.line_length; m++) {
      QdrUndo undo;

      qdr_position_do_move (&position, report.line[m], &undo);
    }
    if (report.line_length != 2 || qdr_position_winner (&position) >= 0)
      continue;
    qdr_shortest_paths_find (&paths, &position);
    qdr_sides_find (&sides, NULL, &position, &paths);
    for (guint player = 0; player < 4; player++)
      ck_assert_int_eq (report.scores[player],
                        qdr_evaluate_multiplayer_position (&position, &paths, &sides,
                                                           &qdr_style_default, player));
  }
}

TEST (who_is_out_gets_nothing_and_the_last_opponent_what_the_mover_loses)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  QdrSearchRequest request;
  QdrPosition position;
  QdrReport report;

  ck_assert (
      qdr_position_from_text ("9 9 4 1 | e7 - e8 - | 1 0 1 0 | - | -", &position, NULL, NULL));
  request = request_for (&position);
  request.limits.depth = 2;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.scores[0], QDR_SCORE_WIN - 1);
  ck_assert_int_eq (report.scores[2], 1 - QDR_SCORE_WIN);
  ck_assert_int_eq (report.scores[1], 0);
  ck_assert_int_eq (report.scores[3], 0);
}
