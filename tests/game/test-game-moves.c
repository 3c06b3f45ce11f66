/*
 * Playing, taking back and stepping: the rules of a game, its signals, and the permitted calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-notation.h"
#include "test.h"

static void
assert_position (QdrGame *game, const char *expected)
{
  g_autofree char *text = get_position_text (game);

  ck_assert_str_eq (text, expected);
}

/* Refusals */

static const struct {
  const char *moves;
  const char *refused;
  QdrRefusalReason reason;
} refusals[] = {
  { "e2", "e5", QDR_REFUSAL_REASON_TOO_FAR },
  { "e2", "e2", QDR_REFUSAL_REASON_SQUARE_TAKEN },
  { "e2", "x", QDR_REFUSAL_REASON_NOT_UNDERSTOOD },
  { "e2", "j9", QDR_REFUSAL_REASON_OFF_BOARD },
  { "e2 resign", "e3", QDR_REFUSAL_REASON_GAME_OVER },
  { "e2 resign", "resign", QDR_REFUSAL_REASON_GAME_OVER },
  { "e2 timeout", "e4h", QDR_REFUSAL_REASON_GAME_OVER },
  { "e3h", "e3v", QDR_REFUSAL_REASON_CROSSES_WALL },
};

TEST (a_refused_move_changes_nothing_and_says_why, .loops = G_N_ELEMENTS (refusals))
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  guint ply;

  play_moves (game, refusals[_i].moves);
  before = get_position_text (game);
  ply = qdr_game_get_ply (game);
  qdr_game_set_modified (game, FALSE);
  log_signals (game, log);
  ck_assert (!qdr_game_play_from_text (game, refusals[_i].refused, &error));
  ck_assert (g_error_matches (error, QDR_GAME_ERROR, (int) refusals[_i].reason));
  assert_position (game, before);
  ck_assert_uint_eq (qdr_game_get_ply (game), ply);
  ck_assert (!qdr_game_get_modified (game));
  ck_assert_str_eq (log->str, "");
  ck_assert (!qdr_game_play_from_text (game, refusals[_i].refused, NULL));
}

TEST (no_number_is_a_move_that_breaks_the_game)
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  for (guint number = 0; number <= G_MAXUINT16; number++)
    if (qdr_game_check_move (game, (QdrMove) number).reason == QDR_REFUSAL_REASON_NONE) {
      ck_assert (qdr_game_play (game, (QdrMove) number, NULL));
      ck_assert (qdr_game_step_back (game));
    }
  assert_position (game, "5 5 2 1 | c1 c5 | 6 6 | - | -");
}

/* Undo and redo */

TEST (undo_and_redo_walk_along_the_game)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  log_signals (game, log);
  ck_assert (!qdr_game_step_back (game));
  ck_assert (!qdr_game_step_forward (game));
  play_moves (game, "e2 e3h");
  ck_assert (qdr_game_step_back (game));
  assert_position (game, "9 9 2 2 | e2 e9 | 10 10 | - | -");
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, 1)), 10);
  ck_assert (qdr_game_step_forward (game));
  assert_position (game, "9 9 2 1 | e2 e9 | 10 9 | e3h | -");
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, 1)), 9);
  ck_assert (!qdr_game_step_forward (game));
  ck_assert_str_eq (log->str, "moved 0 e2; moved 1 e3h; stepped-back 1 e3h; moved 1 e3h; ");
}

TEST (playing_the_next_move_ahead_keeps_the_rest)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 e8 e3");
  qdr_game_go_to_ply (game, 0);
  play_moves (game, "e2");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (game)), 3);
  ck_assert (qdr_game_get_can_step_forward (game));
}

TEST (another_move_cuts_the_moves_ahead)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (QdrRecord) old = NULL;

  play_moves (game, "e2 e8 e3");
  old = g_list_model_get_item (G_LIST_MODEL (game), 1);
  qdr_game_go_to_ply (game, 1);
  play_moves (game, "d9");
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (game)), 2);
  ck_assert (!qdr_game_get_can_step_forward (game));
  ck_assert_str_eq (qdr_record_get_text (qdr_game_get_last_record (game)), "d9");
  ck_assert_str_eq (qdr_record_get_text (old), "e8");
}

TEST (stepping_far_tells_of_every_step)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);
  g_autofree guint *ply_notified = NULL;

  play_moves (game, "e2 e8 e3");
  log_signals (game, log);
  ply_notified = count_signal (game, "notify::ply");
  qdr_game_go_to_ply (game, 3);
  ck_assert_str_eq (log->str, "");
  qdr_game_go_to_ply (game, 1);
  qdr_game_go_to_ply (game, 3);
  ck_assert_str_eq (log->str, "stepped-back 0 e3; stepped-back 1 e8; moved 1 e8; moved 0 e3; ");
  ck_assert_uint_eq (*ply_notified, 2);
  g_clear_object (&game);
}

/* The end */

TEST (reaching_the_goal_finishes_the_game)
{
  g_autoptr (QdrGame) game = new_game (5, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  play_moves (game, "c2 c4 c3 c2 c4");
  log_signals (game, log);
  play_moves (game, "c1");
  ck_assert_str_eq (log->str, "moved 1 c1; finished; ");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_WIN);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 1);
}

TEST (undo_goes_on_with_a_finished_game_and_redo_ends_it_again)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  play_moves (game, "e2 resign");
  log_signals (game, log);
  qdr_game_step_back (game);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  qdr_game_step_forward (game);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 0);
  ck_assert_str_eq (log->str, "stepped-back 1 resign; moved 1 resign; finished; ");
}

TEST (a_loser_of_two_is_not_out_of_a_game_that_is_over)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 timeout");
  ck_assert (qdr_player_get_in_play (qdr_game_get_player (game, 1)));
  qdr_game_step_back (game);
  play_moves (game, "resign");
  ck_assert_int_eq (qdr_game_get_result (game).winner, 0);
  ck_assert (qdr_player_get_in_play (qdr_game_get_player (game, 1)));
}

TEST (a_player_of_four_is_eliminated_and_the_last_one_wins)
{
  g_autoptr (QdrGame) game = new_game (9, 4);
  g_autoptr (GString) log = g_string_new (NULL);

  log_signals (game, log);
  play_moves (game, "e3h resign");
  assert_position (game, "9 9 4 3 | e1 - e9 i5 | 4 5 5 5 | e3h | -");
  ck_assert (!qdr_player_get_in_play (qdr_game_get_player (game, 1)));
  play_moves (game, "e8 h5 timeout");
  ck_assert_uint_eq (qdr_game_get_turn (game), 2);
  play_moves (game, "resign");
  ck_assert_int_eq (qdr_game_get_result (game).winner, 3);
  ck_assert (g_str_has_suffix (log->str, "moved 0 timeout; moved 2 resign; finished; "));
  qdr_game_go_to_ply (game, 0);
  assert_position (game, "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  for (guint i = 0; i < 4; i++)
    ck_assert (qdr_player_get_in_play (qdr_game_get_player (game, i)));
}

TEST (a_player_who_cannot_move_makes_a_draw)
{
  g_autoptr (QdrGame) game = new_game_from_text ("5 5 4 4 | a1 a2 a3 c3 | 0 0 0 0 | - | a1v");
  g_autoptr (GString) log = g_string_new (NULL);

  log_signals (game, log);
  play_moves (game, "c2");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_STALEMATE);
  ck_assert_str_eq (log->str, "moved 3 c2; finished; ");
}

/* Repetition */

#define THERE_AND_BACK "e2 e8 e1 e9"

TEST (the_third_occurrence_of_a_position_is_a_draw)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GError) error = NULL;

  play_moves (game, THERE_AND_BACK " e2 e8 e1");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  play_moves (game, "e9");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_REPETITION);
  ck_assert (!qdr_game_play_from_text (game, "e2", &error));
  ck_assert (g_error_matches (error, QDR_GAME_ERROR, QDR_REFUSAL_REASON_GAME_OVER));
}

TEST (repetition_does_not_count_when_it_is_switched_off)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, FALSE);
  play_moves (game, THERE_AND_BACK " " THERE_AND_BACK " " THERE_AND_BACK);
  ck_assert (!qdr_game_get_repetition_is_draw (game));
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
}

TEST (what_was_taken_back_does_not_count_as_repetition)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, THERE_AND_BACK);
  for (guint i = 0; i < 5; i++) {
    qdr_game_go_to_ply (game, 0);
    qdr_game_go_to_ply (game, 4);
  }
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  play_moves (game, THERE_AND_BACK);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_REPETITION);
  qdr_game_step_back (game);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  qdr_game_step_forward (game);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_REPETITION);
}

TEST (a_wall_makes_the_count_begin_anew)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, THERE_AND_BACK " a1h a8h");
  play_moves (game, THERE_AND_BACK);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  play_moves (game, THERE_AND_BACK);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_REPETITION);
}

TEST (past_keys_are_those_since_the_last_wall)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autofree guint64 *none = NULL;
  g_autofree guint64 *keys = NULL;
  guint n_keys;
  guint64 first;

  none = qdr_game_get_past_position_keys (game, &n_keys);
  ck_assert_uint_eq (n_keys, 0);
  play_moves (game, "e2 e8 a1h");
  first = qdr_game_get_position (game)->key;
  play_moves (game, "e9 e1 e8");
  keys = qdr_game_get_past_position_keys (game, &n_keys);
  ck_assert_uint_eq (n_keys, 3);
  ck_assert (keys[0] == first);
  qdr_game_step_back (game);
  ck_assert (keys[2] == qdr_game_get_position (game)->key);
}

/* Handlers that change the game */

static void
answer_cb (QdrGame *game, guint player, guint move, gpointer user_data)
{
  if (player == 0)
    play_moves (game, "e8");
}

TEST (a_listener_may_answer_and_all_hear_both_moves_in_order)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) last = g_string_new (NULL);

  log_signals (game, first);
  g_signal_connect (game, "moved", G_CALLBACK (answer_cb), NULL);
  log_signals (game, last);
  play_moves (game, "e2");
  ck_assert_str_eq (first->str, "moved 0 e2; moved 1 e8; ");
  ck_assert_str_eq (last->str, "moved 0 e2; moved 1 e8; ");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

static void
take_back_cb (QdrGame *game, guint player, guint move, gpointer user_data)
{
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
    qdr_game_step_back (game);
}

TEST (a_game_whose_last_move_a_listener_takes_back_is_not_finished)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (game, "moved", G_CALLBACK (take_back_cb), NULL);
  log_signals (game, log);
  play_moves (game, "e2 resign");
  ck_assert_str_eq (log->str, "moved 0 e2; moved 1 resign; stepped-back 1 resign; ");
}

static void
play_from_notify_cb (QdrGame *game, GParamSpec *pspec, gpointer user_data)
{
  if (qdr_game_get_turn (game) == 1)
    play_moves (game, "e8");
}

TEST (a_listener_to_a_property_may_play_too)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  log_signals (game, log);
  g_signal_connect (game, "notify::turn", G_CALLBACK (play_from_notify_cb), NULL);
  play_moves (game, "e2");
  ck_assert_str_eq (log->str, "moved 0 e2; moved 1 e8; ");
}

static void
check_whole_cb (QdrGame *game, GParamSpec *pspec, guint *n_calls)
{
  const QdrPosition *position = qdr_game_get_position (game);

  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_uint_eq (qdr_game_get_turn (game), 1);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (game)), 1);
  ck_assert (qdr_game_get_can_step_back (game));
  for (guint i = 0; i < 2; i++)
    ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, i)), position->stocks[i]);
  (*n_calls)++;
}

static void
check_whole_of_player_cb (QdrPlayer *player, GParamSpec *pspec, gpointer user_data)
{
  guint n_calls = 0;

  check_whole_cb (user_data, NULL, &n_calls);
}

TEST (no_listener_sees_half_a_move)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  guint n_calls = 0;

  g_signal_connect (game, "notify", G_CALLBACK (check_whole_cb), &n_calls);
  g_signal_connect (qdr_game_get_player (game, 0), "notify", G_CALLBACK (check_whole_of_player_cb),
                    game);
  play_moves (game, "e3h");
  ck_assert_uint_eq (n_calls, 4);
}

static void
drop_cb (QdrGame *game, guint player, guint move, QdrGame **owned)
{
  g_clear_object (owned);
}

TEST (a_listener_may_drop_the_game)
{
  QdrGame *game = new_game (9, 2);
  QdrGame *weak = game;

  g_object_add_weak_pointer (G_OBJECT (weak), (gpointer *) &weak);
  g_signal_connect (game, "moved", G_CALLBACK (drop_cb), &game);
  ck_assert (qdr_game_play_from_text (game, "e2", NULL));
  ck_assert_ptr_null (weak);
}

static void
late_cb (QdrGame *game, GString *log)
{
  g_string_append (log, "late; ");
}

static void
announced_cb (QdrGame *game, GString *log)
{
  ck_assert (qdr_game_has_emitted_all_signals (game));
  g_string_append (log, "told; ");
}

static void
not_announced_cb (QdrGame *game, GString *log)
{
  ck_assert (!qdr_game_has_emitted_all_signals (game));
}

TEST (a_change_is_told_when_all_have_heard_that_it_is_settled)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (game, "announced", G_CALLBACK (announced_cb), log);
  g_signal_connect (game, "settled", G_CALLBACK (not_announced_cb), log);
  log_all_signals (game, log);
  g_signal_connect (game, "settled", G_CALLBACK (late_cb), log);
  play_moves (game, "e2");
  ck_assert_str_eq (log->str, "moved 0 e2; played 0 e2; settled; late; told; ");
}

TEST (a_change_is_settled_once_after_all_its_signals)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  play_moves (game, "e2 resign");
  log_all_signals (game, log);
  qdr_game_go_to_ply (game, 0);
  qdr_game_go_to_ply (game, 2);
  ck_assert_str_eq (log->str, "stepped-back 1 resign; stepped-back 0 e2; settled; "
                              "moved 0 e2; moved 1 resign; finished; settled; ");
}

TEST (only_a_new_move_is_played)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  play_moves (game, "e2 e8");
  qdr_game_go_to_ply (game, 0);
  log_all_signals (game, log);
  play_moves (game, "e2 d9");
  ck_assert_str_eq (log->str, "moved 0 e2; settled; moved 1 d9; played 1 d9; settled; ");
}

TEST (moves_can_be_read_without_records)
{
  g_autoptr (QdrGame) game = new_game (9, 4);
  char text[QDR_MOVE_TEXT_SIZE];
  guint player;

  play_moves (game, "e2 resign e3h");
  qdr_game_go_to_ply (game, 1);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 3);
  qdr_move_to_text (&qdr_game_get_position (game)->board, qdr_game_get_move (game, 2, &player),
                    text);
  ck_assert_str_eq (text, "e3h");
  ck_assert_uint_eq (player, 2);
  ck_assert_uint_eq (qdr_game_get_move (game, 1, NULL), QDR_MOVE_RESIGN);
}
