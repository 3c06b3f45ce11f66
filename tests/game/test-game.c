/*
 * A game as an object: properties, list of moves, comments, headers, lifetime.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "test.h"

static guint
get_n_items (QdrGame *game)
{
  return g_list_model_get_n_items (G_LIST_MODEL (game));
}

TEST (a_new_game_stands_at_its_start)
{
  g_autoptr (QdrGame) game = new_game (9, 4);
  g_autofree char *position = get_position_text (game);

  ck_assert_str_eq (position, "9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -");
  ck_assert (qdr_position_equal (qdr_game_get_start_position (game), qdr_game_get_position (game)));
  ck_assert_uint_eq (qdr_game_get_n_players (game), 4);
  ck_assert_uint_eq (qdr_game_get_turn (game), 0);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  ck_assert (qdr_game_get_repetition_is_draw (game));
  ck_assert (!qdr_game_get_can_step_back (game));
  ck_assert (!qdr_game_get_can_step_forward (game));
  ck_assert (!qdr_game_get_modified (game));
  ck_assert_ptr_null (qdr_game_get_last_record (game));
  ck_assert_ptr_null (qdr_game_get_comment (game));
  ck_assert_uint_eq (qdr_game_get_time_control (game), 0);
  ck_assert (!qdr_game_get_clocks_enabled (game));
  ck_assert_uint_eq (get_n_items (game), 0);
  for (guint i = 0; i < 4; i++) {
    ck_assert_uint_eq (qdr_player_get_number (qdr_game_get_player (game, i)), i);
    ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, i)), 5);
  }
}

TEST (a_game_may_start_finished)
{
  g_autoptr (QdrGame) won = new_game_from_text ("5 5 2 2 | c5 a4 | 6 6 | - | -");
  g_autoptr (QdrGame) stale = new_game_from_text ("5 5 4 1 | a1 a2 a3 c3 | 0 0 0 0 | - | a1v");

  ck_assert_int_eq (qdr_game_get_result (won).outcome, QDR_OUTCOME_WIN);
  ck_assert_int_eq (qdr_game_get_result (won).winner, 0);
  ck_assert_int_eq (qdr_game_get_result (stale).outcome, QDR_OUTCOME_STALEMATE);
}

/* If the rules get a new option, add it here. */
TEST (a_game_like_another_has_its_options)
{
  g_autoptr (QdrGame) as = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 7, 7, 2);
  as = qdr_game_new (&start, FALSE);
  qdr_game_set_time_control (as, 300);
  qdr_game_set_increment (as, 5);
  qdr_position_init (&start, 9, 9, 4);
  game = qdr_game_new_with_rules_of (&start, as);
  ck_assert (qdr_position_equal (qdr_game_get_position (game), &start));
  ck_assert (!qdr_game_get_repetition_is_draw (game));
  ck_assert_uint_eq (qdr_game_get_time_control (game), 300);
  ck_assert_uint_eq (qdr_game_get_increment (game), 5);
  ck_assert (!qdr_game_get_modified (game));
}

TEST (a_copy_of_the_moves_goes_on_by_the_same_rules)
{
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) copy = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, FALSE);
  qdr_game_set_time_control (game, 300);
  play_moves (game, "e2 e8 e3h resign");
  qdr_game_go_to_ply (game, 1);
  copy = qdr_game_new_with_moves_of (game);
  ck_assert_uint_eq (qdr_game_get_n_moves (copy), 4);
  ck_assert_uint_eq (qdr_game_get_ply (copy), 4);
  ck_assert_int_eq (qdr_game_get_result (copy).outcome, QDR_OUTCOME_WIN);
  ck_assert (!qdr_game_get_repetition_is_draw (copy));
  ck_assert_uint_eq (qdr_game_get_time_control (copy), 0);
}

TEST (every_property_is_notified_once_for_a_move)
{
  static const char *const names[] = { "turn", "ply", "can-step-back", "modified" };
  g_autoptr (QdrGame) game = new_game (9, 2);
  guint *notified[G_N_ELEMENTS (names)];
  g_autofree guint *outcome_notified = count_signal (game, "notify::outcome");
  g_autofree guint *step_forward_notified = count_signal (game, "notify::can-step-forward");
  g_autofree guint *stock_notified = count_signal (qdr_game_get_player (game, 0), "notify::stock");

  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);

    notified[i] = count_signal (game, signal);
  }
  play_moves (game, "e3h");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    ck_assert_msg (*notified[i] == 1, "%s", names[i]);
  ck_assert_uint_eq (*outcome_notified, 0);
  ck_assert_uint_eq (*step_forward_notified, 0);
  ck_assert_uint_eq (*stock_notified, 1);

  qdr_game_step_back (game);
  ck_assert_uint_eq (*step_forward_notified, 1);
  ck_assert_uint_eq (*stock_notified, 2);
  play_moves (game, "resign");
  ck_assert_uint_eq (*outcome_notified, 1);
  ck_assert_uint_eq (*step_forward_notified, 2);
  g_clear_object (&game);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_free (notified[i]);
}

TEST (properties_can_be_read_by_name)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  gboolean can_step_back, can_step_forward, modified;
  guint turn, ply;
  int outcome;

  play_moves (game, "e2 e8 e3");
  qdr_game_step_back (game);
  g_object_get (game, "turn", &turn, "ply", &ply, "outcome", &outcome, "can-step-back",
                &can_step_back, "can-step-forward", &can_step_forward, "modified", &modified, NULL);
  ck_assert_uint_eq (turn, 0);
  ck_assert_uint_eq (ply, 2);
  ck_assert_int_eq (outcome, QDR_OUTCOME_ONGOING);
  ck_assert (can_step_back && can_step_forward && modified);
  g_object_set (game, "modified", FALSE, NULL);
  ck_assert (!qdr_game_get_modified (game));
}

TEST (the_list_has_all_moves_written)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (QdrRecord) last = NULL;
  g_autoptr (QdrRecord) again = NULL;

  play_moves (game, "e2 e8 e3h");
  ck_assert_uint_eq (get_n_items (game), 3);
  ck_assert (g_list_model_get_item_type (G_LIST_MODEL (game)) == QDR_TYPE_RECORD);
  qdr_game_go_to_ply (game, 1);
  ck_assert_uint_eq (get_n_items (game), 3);
  last = g_list_model_get_item (G_LIST_MODEL (game), 2);
  again = g_list_model_get_item (G_LIST_MODEL (game), 2);
  ck_assert_ptr_eq (last, again);
  ck_assert_str_eq (qdr_record_get_text (last), "e3h");
  ck_assert_uint_eq (qdr_record_get_player (last), 0);
  ck_assert_uint_eq (qdr_record_get_round (last), 2);
  ck_assert_ptr_null (g_list_model_get_item (G_LIST_MODEL (game), 3));
  ck_assert_str_eq (qdr_record_get_text (qdr_game_get_last_record (game)), "e2");
}

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added, GString *log)
{
  g_string_append_printf (log, "%u -%u +%u = %u; ", position, removed, added,
                          g_list_model_get_n_items (model));
}

TEST (the_list_tells_what_is_cut_and_added)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = g_string_new (NULL);

  g_signal_connect (game, "items-changed", G_CALLBACK (items_changed_cb), log);
  play_moves (game, "e2 e8 e3 e7");
  qdr_game_go_to_ply (game, 1);
  play_moves (game, "e8 e4h");
  ck_assert_str_eq (log->str, "0 -0 +1 = 1; 1 -0 +1 = 2; 2 -0 +1 = 3; 3 -0 +1 = 4; 2 -2 +1 = 3; ");
}

TEST (looking_back_does_not_make_the_game_modified)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 e8 e3");
  qdr_game_set_modified (game, FALSE);
  qdr_game_go_to_ply (game, 0);
  play_moves (game, "e2");
  ck_assert (!qdr_game_get_modified (game));
  play_moves (game, "d9");
  ck_assert (qdr_game_get_modified (game));
}

TEST (a_comment_makes_the_game_modified)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (QdrRecord) record = NULL;

  play_moves (game, "e2");
  record = g_list_model_get_item (G_LIST_MODEL (game), 0);
  qdr_game_set_modified (game, FALSE);
  qdr_record_set_comment (record, "good");
  ck_assert (qdr_game_get_modified (game));

  qdr_game_set_modified (game, FALSE);
  qdr_game_set_comment (game, " a\n}game ");
  ck_assert_str_eq (qdr_game_get_comment (game), "a )game");
  ck_assert (qdr_game_get_modified (game));
  qdr_game_set_modified (game, FALSE);
  qdr_game_set_comment (game, "a )game");
  ck_assert (!qdr_game_get_modified (game));
  qdr_game_set_comment (game, NULL);
  ck_assert_ptr_null (qdr_game_get_comment (game));
}

TEST (evaluations_are_told_of_all_moves_written)
{
  g_autoptr (QdrGame) game =
      read_game ("[Board \"9x9\"]\n[Players \"2\"]\n\ne2 {[%eval 0.25]} e8 e3 {good} *");
  g_autoptr (QdrRecord) third = g_list_model_get_item (G_LIST_MODEL (game), 2);
  double value = 0;

  qdr_game_go_to_ply (game, 0);
  ck_assert (qdr_game_get_evaluation (game, 0, &value));
  ck_assert_double_eq (value, 0.25);
  ck_assert (!qdr_game_get_evaluation (game, 1, &value));
  ck_assert (!qdr_game_get_evaluation (game, 2, &value));
  qdr_record_set_evaluation (third, -2);
  ck_assert (qdr_game_get_evaluation (game, 2, &value));
  ck_assert_double_eq (value, -2);
}

TEST (the_text_of_the_comment_before_the_first_move_can_be_edited)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  qdr_game_set_comment (game, "[%x y] odd");
  qdr_game_set_modified (game, FALSE);
  ck_assert (qdr_game_set_comment_text (game, "odd", NULL));
  ck_assert (!qdr_game_get_modified (game));
  ck_assert (qdr_game_set_comment_text (game, "even", NULL));
  ck_assert (qdr_game_get_modified (game));
  ck_assert_str_eq (qdr_game_get_comment (game), "[%x y] even");
  text = qdr_game_get_comment_text (game);
  ck_assert_str_eq (text, "even");
  ck_assert (!qdr_game_set_comment_text (game, "[%x y]", &error));
  ck_assert (g_error_matches (error, QDR_COMMENT_ERROR, QDR_COMMENT_ERROR_ANNOTATION));
}

TEST (names_seats_and_headers_make_the_game_modified)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  ck_assert (qdr_game_get_modified (game));
  qdr_game_set_modified (game, FALSE);
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  ck_assert (qdr_game_get_modified (game));
  qdr_game_set_modified (game, FALSE);
  qdr_game_set_header (game, "Event", "Club");
  ck_assert (qdr_game_get_modified (game));
  qdr_game_set_modified (game, FALSE);
  qdr_game_set_header (game, "Event", "Club");
  ck_assert (!qdr_game_get_modified (game));
  ck_assert_str_eq (qdr_game_get_header (game, "Event"), "Club");
  ck_assert_ptr_null (qdr_game_get_header (game, "Site"));
}

TEST (a_header_of_the_game_itself_cannot_be_set)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*QDR_N_TAGS*");
  qdr_game_set_header (game, "Board", "5x5");
  g_test_assert_expected_messages ();
  ck_assert_ptr_null (qdr_game_get_header (game, "Board"));
}

TEST (a_refusal_names_the_player)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  const QdrRefusal refusal = { .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 1 };
  g_autofree char *sentence = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 1), "Mason");
  sentence = qdr_game_describe_refusal (game, refusal);
  ck_assert_ptr_nonnull (strstr (sentence, "Mason"));
}

TEST (nothing_keeps_a_game_alive)
{
  QdrGame *game = new_game (9, 2);
  g_autoptr (QdrPlayer) player = g_object_ref (qdr_game_get_player (game, 0));
  g_autoptr (QdrRecord) record = NULL;
  QdrGame *weak = game;

  g_object_add_weak_pointer (G_OBJECT (weak), (gpointer *) &weak);
  qdr_game_set_time_control (game, 900);
  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, "e2 e8");
  record = g_list_model_get_item (G_LIST_MODEL (game), 0);
  g_object_unref (game);
  ck_assert_ptr_null (weak);

  qdr_player_set_name (player, "Anna");
  qdr_record_set_comment (record, "still here");
  ck_assert_str_eq (qdr_record_get_text (record), "e2");
}
