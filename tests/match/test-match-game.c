/*
 * One game between two agents.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-runner.h"

#include "qdr-notation.h"
#include "test.h"

#define MAX_PLIES 400

/* An agent that plays a script */

#define TYPE_SCRIPTED_AGENT (scripted_agent_get_type ())
G_DECLARE_FINAL_TYPE (ScriptedAgent, scripted_agent, SCRIPTED, AGENT, QdrAgent)

struct _ScriptedAgent {
  QdrAgent parent_instance;

  const char *const *moves; /* repeated without end */
  guint next;
  QdrAgentError error; /* after the moves, if not 0 */
};

G_DEFINE_FINAL_TYPE (ScriptedAgent, scripted_agent, QDR_TYPE_AGENT)

static gboolean
scripted_agent_choose (QdrAgent *agent,
                       QdrGame *game,
                       const QdrLimits *limits,
                       const gint *stop,
                       QdrAgentMove *choice,
                       GError **error)
{
  ScriptedAgent *self = SCRIPTED_AGENT (agent);

  if (self->moves[self->next] == NULL && self->error != 0) {
    g_set_error_literal (error, QDR_AGENT_ERROR, (int) self->error, "the script is over");
    return FALSE;
  }
  if (self->moves[self->next] == NULL)
    self->next = 0;

  *choice = (QdrAgentMove){ .depth = 3, .nodes = 100, .nodes_us = 10, .cpu_us = 20 };
  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (game)->board,
                                        self->moves[self->next++], &choice->move),
                    QDR_REFUSAL_REASON_NONE);
  return TRUE;
}

static void
scripted_agent_class_init (ScriptedAgentClass *klass)
{
  QDR_AGENT_CLASS (klass)->choose_move = scripted_agent_choose;
}

static void
scripted_agent_init (ScriptedAgent *self)
{
}

static QdrAgent *
scripted_agent_new (const char *const *moves, QdrAgentError error)
{
  ScriptedAgent *self = g_object_new (TYPE_SCRIPTED_AGENT, NULL);

  self->moves = moves;
  self->error = error;
  return QDR_AGENT (self);
}

/* Two players */

/* Plays a game on 5 x 5 between two scripts. */
static void
play (QdrMatchGame *played,
      gboolean repetition_is_draw,
      const char *const *first_moves,
      const char *const *second_moves,
      QdrAgentError first_error,
      guint max_plies)
{
  g_autoptr (QdrAgent) first = scripted_agent_new (first_moves, first_error);
  g_autoptr (QdrAgent) second = scripted_agent_new (second_moves, 0);
  QdrAgent *const agents[] = { first, second };
  const QdrLimits limits = { 0 };
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, repetition_is_draw);
  ck_assert (qdr_match_game_play (played, game, agents, &limits, max_plies, NULL, NULL));
}

static const char *const race[] = { "c2", "b2", "b3", "b4", "b5", NULL };
static const char *const wait[] = { "d5", "c5", NULL };
static const char *const wait_below[] = { "b1", "c1", NULL };

static const char *
last_comment (const QdrMatchGame *played)
{
  return qdr_record_get_comment (qdr_game_get_last_record (played->game));
}

TEST (whoever_reaches_its_goal_wins)
{
  g_auto (QdrMatchGame) played = { 0 };

  play (&played, FALSE, race, wait, 0, MAX_PLIES);

  ck_assert_int_eq (played.winner, 0);
  ck_assert_double_eq (qdr_match_game_get_points (&played, 0), 1.0);
  ck_assert_double_eq (qdr_match_game_get_points (&played, 1), 0.0);
  ck_assert_ptr_null (played.failures[0]);
  ck_assert_ptr_null (played.failures[1]);
}

TEST (what_the_moves_took_is_added_up_for_each_side)
{
  g_auto (QdrMatchGame) played = { 0 };
  QdrPlayerTotals both = { 0 };

  play (&played, FALSE, race, wait, 0, MAX_PLIES);
  ck_assert_uint_eq (played.totals[0].moves, 5);
  ck_assert_uint_eq (played.totals[1].moves, 4);
  ck_assert_uint_eq (played.totals[1].searches, 4);
  ck_assert_uint_eq (played.totals[1].depths, 12);

  qdr_player_totals_add_totals (&both, &played.totals[0]);
  qdr_player_totals_add_totals (&both, &played.totals[1]);
  ck_assert_uint_eq (both.moves, 9);
  ck_assert_uint_eq (both.depths, 27);
  ck_assert_uint_eq (both.nodes, 900);
  ck_assert_uint_eq (both.nodes_us, 90);
  ck_assert_uint_eq (both.cpu_us, 180);
}

TEST (the_third_repetition_is_a_draw)
{
  g_auto (QdrMatchGame) played = { 0 };

  play (&played, TRUE, wait_below, wait, 0, MAX_PLIES);

  ck_assert_int_eq (played.winner, QDR_DRAW);
  ck_assert_double_eq (qdr_match_game_get_points (&played, 0), 0.5);
  ck_assert_double_eq (qdr_match_game_get_points (&played, 1), 0.5);
  ck_assert_int_eq (qdr_game_get_result (played.game).outcome, QDR_OUTCOME_REPETITION);
}

TEST (a_game_that_lasts_too_long_is_a_draw_and_says_so)
{
  g_auto (QdrMatchGame) played = { 0 };

  play (&played, FALSE, wait_below, wait, 0, 50);

  ck_assert_int_eq (played.winner, QDR_DRAW);
  ck_assert_uint_eq (qdr_game_get_ply (played.game), 50);
  ck_assert_str_eq (last_comment (&played), "Too many moves: counted as a draw");
}

static const char *const illegal[] = { "c2", "c4", NULL };

TEST (an_illegal_move_loses_and_is_named)
{
  g_auto (QdrMatchGame) played = { 0 };

  play (&played, FALSE, illegal, wait, 0, MAX_PLIES);

  ck_assert_int_eq (played.winner, 1);
  ck_assert_uint_eq (qdr_game_get_ply (played.game), 3);
  ck_assert_msg (g_str_has_prefix (played.failures[0], "c4: "), "%s", played.failures[0]);
  ck_assert_str_eq (last_comment (&played), played.failures[0]);
  ck_assert_uint_eq (played.totals[0].forfeits, 1);
  ck_assert_uint_eq (played.totals[1].forfeits, 0);
  ck_assert_uint_eq (played.totals[0].moves, 1);
}

static const QdrAgentError faults[] = {
  QDR_AGENT_ERROR_DIED,
  QDR_AGENT_ERROR_NONSENSE,
  QDR_AGENT_ERROR_LATE,
};

TEST (an_agent_that_fails_loses_the_game, .loops = G_N_ELEMENTS (faults))
{
  static const char *const moves[] = { "c2", NULL };
  g_auto (QdrMatchGame) played = { 0 };
  QdrRecord *last;

  play (&played, FALSE, moves, wait, faults[_i], MAX_PLIES);
  last = qdr_game_get_last_record (played.game);

  ck_assert_int_eq (played.winner, 1);
  ck_assert_str_eq (played.failures[0], "the script is over");
  ck_assert_str_eq (qdr_record_get_text (last),
                    faults[_i] == QDR_AGENT_ERROR_LATE ? "timeout" : "resign");
}

TEST (an_agent_that_was_stopped_ends_the_game_without_a_winner)
{
  static const char *const moves[] = { "c2", NULL };
  g_autoptr (QdrAgent) first = scripted_agent_new (moves, QDR_AGENT_ERROR_STOPPED);
  g_autoptr (QdrAgent) second = scripted_agent_new (wait, 0);
  QdrAgent *const agents[] = { first, second };
  const QdrLimits limits = { 0 };
  g_auto (QdrMatchGame) played = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, TRUE);
  ck_assert (!qdr_match_game_play (&played, game, agents, &limits, MAX_PLIES, NULL, &error));
  ck_assert (g_error_matches (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED));
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
}

/* Four players */

/* Plays a game on 5 x 5 of four scripts, some of which end in an error. */
static void
play_four (QdrMatchGame *played, const char *const *const *scripts, const QdrAgentError *errors)
{
  QdrAgent *agents[4];
  const QdrLimits limits = { 0 };
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  for (guint turn = 0; turn < 4; turn++)
    agents[turn] = scripted_agent_new (scripts[turn], errors[turn]);
  qdr_position_init (&start, 5, 5, 4);
  game = qdr_game_new (&start, FALSE);
  ck_assert (qdr_match_game_play (played, game, agents, &limits, 60, NULL, NULL));
  for (guint turn = 0; turn < 4; turn++)
    g_object_unref (agents[turn]);
}

static const char *const north_race[] = { "c2", "d2", "d3", "d4", "d5", NULL };
static const char *const west_wait[] = { "a2", "a3", NULL };
static const char *const north_wait[] = { "b5", "c5", NULL };
static const char *const east_wait[] = { "e2", "e3", NULL };
static const char *const nothing[] = { NULL };
static const char *const too_far[] = { "a2", "e1", NULL };

TEST (of_four_the_first_at_its_goal_wins_a_whole_point)
{
  static const char *const *const scripts[] = { north_race, west_wait, north_wait, east_wait };
  static const QdrAgentError errors[4] = { 0 };
  g_auto (QdrMatchGame) played = { 0 };

  play_four (&played, scripts, errors);
  ck_assert_int_eq (played.winner, 0);
  ck_assert_double_eq (qdr_match_game_get_points (&played, 0), 1.0);
  for (guint turn = 1; turn < 4; turn++)
    ck_assert_double_eq (qdr_match_game_get_points (&played, turn), 0.0);
}

TEST (a_draw_of_four_is_a_quarter_for_each)
{
  static const char *const south_wait[] = { "b1", "c1", NULL };
  static const char *const *const scripts[] = { south_wait, west_wait, north_wait, east_wait };
  static const QdrAgentError errors[4] = { 0 };
  g_auto (QdrMatchGame) played = { 0 };

  play_four (&played, scripts, errors);
  ck_assert_int_eq (played.winner, QDR_DRAW);
  for (guint turn = 0; turn < 4; turn++)
    ck_assert_double_eq (qdr_match_game_get_points (&played, turn), 0.25);
}

TEST (of_four_whoever_fails_is_out_and_the_others_go_on, .loops = G_N_ELEMENTS (faults))
{
  static const char *const *const scripts[] = { north_race, too_far, nothing, east_wait };
  const QdrAgentError errors[4] = { 0, 0, faults[_i], 0 };
  g_auto (QdrMatchGame) played = { 0 };
  guint n_turns[4] = { 0 };

  play_four (&played, scripts, errors);
  ck_assert_int_eq (played.winner, 0);
  ck_assert_ptr_null (played.failures[0]);
  ck_assert_msg (g_str_has_prefix (played.failures[1], "e1: "), "%s", played.failures[1]);
  ck_assert_str_eq (played.failures[2], "the script is over");
  ck_assert_ptr_null (played.failures[3]);
  ck_assert_uint_eq (played.totals[1].forfeits, 1);
  ck_assert_uint_eq (played.totals[2].forfeits, 1);
  for (guint i = 0; i < qdr_game_get_n_moves (played.game); i++) {
    guint player;

    qdr_game_get_move (played.game, i, &player);
    n_turns[player]++;
  }
  /* West is out after one move, and north at once. The others play on. */
  ck_assert_uint_eq (n_turns[0], 5);
  ck_assert_uint_eq (n_turns[1], 2);
  ck_assert_uint_eq (n_turns[2], 1);
  ck_assert_uint_eq (n_turns[3], 4);
}

TEST (of_four_the_last_one_left_wins)
{
  static const char *const *const scripts[] = { nothing, nothing, nothing, east_wait };
  static const QdrAgentError errors[] = { QDR_AGENT_ERROR_DIED, QDR_AGENT_ERROR_LATE,
                                          QDR_AGENT_ERROR_DIED, 0 };
  g_auto (QdrMatchGame) played = { 0 };

  play_four (&played, scripts, errors);
  ck_assert_int_eq (played.winner, 3);
  ck_assert_uint_eq (qdr_game_get_ply (played.game), 3);
}
