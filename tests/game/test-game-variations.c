/*
 * Variations of a game: moves ahead, choosing, removing, and signals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "qdr-saved-game-private.h"
#include "qdr-saved-game.h"
#include "test.h"
#include "variations.h"

static void
branch (QdrGame *game, const char *text)
{
  g_autoptr (GError) error = NULL;
  QdrMove move;

  ck_assert_int_eq (qdr_move_from_text (&qdr_game_get_position (game)->board, text, &move),
                    QDR_REFUSAL_REASON_NONE);
  if (!qdr_game_play_keeping_moves (game, move, &error))
    ck_abort_msg ("%s: %s", text, error->message);
}

/* Returns a game of "e2 e8 e3 e7" at @ply, with @text played beside the next moves. */
static QdrGame *
new_branched_game (guint ply, const char *text)
{
  QdrGame *game = new_game (9, 2);

  play_moves (game, "e2 e8 e3 e7");
  qdr_game_go_to_ply (game, ply);
  branch (game, text);
  return game;
}

/* Asserts the moves and then the variations, as in saved games. */
static void
assert_variations (QdrGame *game, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    char move[QDR_MOVE_TEXT_SIZE];

    qdr_move_to_text (&game->start.board, qdr_game_get_move (game, i, NULL), move);
    g_string_append_printf (text, "%s%s", i == 0 ? "" : " ", move);
  }
  for (guint i = 0; i < game->history.variations.length; i++) {
    g_autofree char *variation =
        qdr_variation_to_text (game->history.variations.items[i], &game->start.board);

    g_string_append_printf (text, "; %s", variation);
  }
  ck_assert_str_eq (text->str, expected);
}

TEST_DEFAULTS (.timeout = 60)

/* Branching */

TEST (another_move_keeps_the_moves_ahead_as_a_variation)
{
  g_autoptr (QdrGame) game = new_branched_game (1, "d9");

  assert_variations (game, "e2 d9; 1 e8 e3 e7");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!qdr_game_get_can_step_forward (game));
  ck_assert (has_variations (game));
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 0);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 1), 1);
  ck_assert_uint_eq (qdr_game_get_variation_length (game, 1, 0), 3);
}

TEST (a_variation_tells_its_moves_and_players)
{
  g_autoptr (QdrGame) game = new_branched_game (1, "d9");
  char text[QDR_MOVE_TEXT_SIZE];
  guint player;
  const QdrMove move = qdr_game_get_variation_move (game, 1, 0, 1, &player);

  ck_assert_str_eq (qdr_move_to_text (&game->start.board, move, text), "e3");
  ck_assert_uint_eq (player, 0);
}

TEST (at_the_end_and_along_the_moves_written_there_is_nothing_to_keep)
{
  g_autoptr (QdrGame) game = new_branched_game (4, "e4");

  assert_variations (game, "e2 e8 e3 e7 e4");
  ck_assert (!has_variations (game));
  qdr_game_go_to_ply (game, 2);
  branch (game, "e3");
  assert_variations (game, "e2 e8 e3 e7 e4");
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
}

TEST (a_refused_move_branches_nothing)
{
  g_autoptr (QdrGame) game = new_branched_game (1, "d9");
  g_autoptr (GError) error = NULL;

  qdr_game_go_to_ply (game, 1);
  ck_assert (!qdr_game_play_keeping_moves (game, QDR_MOVE_NONE, &error));
  ck_assert (g_error_matches (error, QDR_GAME_ERROR, QDR_REFUSAL_REASON_NOT_UNDERSTOOD));
  assert_variations (game, "e2 d9; 1 e8 e3 e7");
}

TEST (variations_stand_by_ply_and_then_by_age)
{
  g_autoptr (QdrGame) game = new_branched_game (3, "d8");

  qdr_game_go_to_ply (game, 0);
  branch (game, "d1");
  qdr_game_go_to_ply (game, 0);
  branch (game, "f1");
  assert_variations (game, "f1; 0 e2 e8 e3 d8 (e7); 0 d1");
}

/* Playing on */

TEST (a_move_that_begins_a_variation_chooses_it)
{
  g_autoptr (QdrGame) game = new_branched_game (1, "d9");

  qdr_game_go_to_ply (game, 1);
  play_moves (game, "e8");
  assert_variations (game, "e2 e8 e3 e7; 1 d9");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  qdr_game_go_to_ply (game, 1);
  branch (game, "d9");
  assert_variations (game, "e2 d9; 1 e8 e3 e7");
}

TEST (playing_instead_of_branching_cuts_off_the_moves_ahead_and_their_variations)
{
  g_autoptr (QdrGame) game = new_branched_game (2, "d2");

  assert_variations (game, "e2 e8 d2; 2 e3 e7");
  qdr_game_go_to_ply (game, 2);
  play_moves (game, "f2");
  assert_variations (game, "e2 e8 f2; 2 e3 e7");
  qdr_game_go_to_ply (game, 0);
  play_moves (game, "d1");
  assert_variations (game, "d1");
}

/* Choosing */

TEST (choosing_exchanges_the_tails_with_what_hangs_on_them)
{
  g_autoptr (QdrGame) game = new_branched_game (3, "d8");

  qdr_game_go_to_ply (game, 1);
  branch (game, "d9");
  play_moves (game, "e3");
  qdr_game_go_to_ply (game, 2);
  branch (game, "d2");
  assert_variations (game, "e2 d9 d2; 1 e8 e3 d8 (e7); 2 e3");
  qdr_game_promote_variation (game, 1, 0);
  assert_variations (game, "e2 e8 e3 d8; 1 d9 d2 (e3); 3 e7");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  qdr_game_promote_variation (game, 1, 0);
  assert_variations (game, "e2 d9 d2; 1 e8 e3 d8 (e7); 2 e3");
}

TEST (the_line_that_was_shown_takes_the_place_of_the_one_chosen)
{
  g_autoptr (QdrGame) game = new_branched_game (0, "d1");

  qdr_game_go_to_ply (game, 0);
  branch (game, "f1");
  assert_variations (game, "f1; 0 e2 e8 e3 e7; 0 d1");
  qdr_game_promote_variation (game, 0, 0);
  assert_variations (game, "e2 e8 e3 e7; 0 f1; 0 d1");
}

TEST (the_position_after_choosing_is_that_of_the_moves_shown)
{
  g_autoptr (QdrGame) game = new_branched_game (2, "c3h");
  g_autoptr (QdrGame) replayed = new_game (9, 2);

  qdr_game_go_to_ply (game, 2);
  branch (game, "c3v");
  play_moves (game, "e7 e3");
  qdr_game_promote_variation (game, 2, 1);
  play_moves (game, "e7");
  play_moves (replayed, "e2 e8 c3h e7");
  ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_position (replayed)));
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, 0)), 9);
  qdr_game_go_to_ply (game, 0);
  ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_start_position (game)));
}

TEST (every_line_has_a_result_of_its_own)
{
  g_autoptr (QdrGame) game = new_branched_game (3, "resign");

  ck_assert_int_eq (qdr_game_get_final_result (game).outcome, QDR_OUTCOME_WIN);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 0);
  qdr_game_promote_variation (game, 3, 0);
  ck_assert_int_eq (qdr_game_get_final_result (game).outcome, QDR_OUTCOME_ONGOING);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  qdr_game_promote_variation (game, 3, 0);
  ck_assert_int_eq (qdr_game_get_final_result (game).outcome, QDR_OUTCOME_WIN);
}

TEST (the_line_that_has_ended_is_the_main_one_again)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 e8 e3 resign");
  qdr_game_go_to_ply (game, 2);
  branch (game, "e3h");
  branch (game, "d8");
  qdr_game_go_to_ply (game, 1);
  branch (game, "a1h");
  ck_assert (qdr_game_is_analysis (game));
  qdr_game_promote_ended_line (game);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 4);
  qdr_game_go_to_ply (game, 4);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_WIN);
  ck_assert (!qdr_game_is_analysis (game));

  qdr_game_go_to_ply (game, 1);
  qdr_game_promote_ended_line (game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
}

/* One of them is a variation of a variation. */
TEST (of_two_lines_that_have_ended_one_is_chosen)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  play_moves (game, "e2 e8 e3 resign");
  qdr_game_go_to_ply (game, 2);
  branch (game, "e3h");
  qdr_game_go_to_ply (game, 0);
  branch (game, "d1");
  branch (game, "e8");
  branch (game, "resign");
  qdr_game_go_to_ply (game, 2);
  branch (game, "a1h");
  qdr_game_go_to_ply (game, 0);
  branch (game, "f1");
  qdr_game_promote_ended_line (game);
  qdr_game_go_to_ply (game, qdr_game_get_n_moves (game));
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_WIN);
}

TEST (repetition_counts_the_moves_shown_and_no_others)
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  play_moves (game, "c2 c4 c1 c5 c2 c4 c1");
  qdr_game_go_to_ply (game, 3);
  branch (game, "b4");
  play_moves (game, "c2 c4 c1 b4 c2");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  qdr_game_promote_variation (game, 3, 0);
  qdr_game_go_to_ply (game, 7);
  play_moves (game, "c5");
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_REPETITION);
}

TEST (comments_and_records_go_with_their_moves)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (QdrRecord) record = NULL;
  g_autoptr (QdrRecord) again = NULL;

  play_moves (game, "e2 e8");
  record = g_list_model_get_item (G_LIST_MODEL (game), 1);
  qdr_record_set_comment (record, "good");
  qdr_game_go_to_ply (game, 1);
  branch (game, "d9");
  assert_variations (game, "e2 d9; 1 e8 {good}");
  qdr_game_set_modified (game, FALSE);
  qdr_record_set_comment (record, "bad");
  ck_assert (qdr_game_get_modified (game));
  qdr_game_promote_variation (game, 1, 0);
  again = g_list_model_get_item (G_LIST_MODEL (game), 1);
  ck_assert_ptr_eq (again, record);
  ck_assert_str_eq (qdr_record_get_comment (again), "bad");
}

TEST (clocks_go_with_the_line)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  QdrPlayer *second = qdr_game_get_player (game, 1);

  qdr_game_set_time_control (game, 900);
  play_moves (game, "e2");
  qdr_game_set_remaining_time (game, 1, 800000);
  play_moves (game, "e8");
  qdr_game_go_to_ply (game, 1);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 900000);
  qdr_game_set_remaining_time (game, 1, 850000);
  branch (game, "d9");
  qdr_game_promote_variation (game, 1, 0);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 800000);
  qdr_game_promote_variation (game, 1, 0);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 850000);
}

/* Removing */

TEST (a_variation_is_removed_with_those_that_leave_it)
{
  g_autoptr (QdrGame) game = new_branched_game (3, "d8");

  qdr_game_go_to_ply (game, 1);
  branch (game, "d9");
  qdr_game_go_to_ply (game, 0);
  branch (game, "d1");
  assert_variations (game, "d1; 0 e2 d9 (e8 e3 d8 (e7))");
  qdr_game_set_modified (game, FALSE);
  qdr_game_remove_variation (game, 0, 0);
  assert_variations (game, "d1");
  ck_assert (qdr_game_get_modified (game));
  ck_assert (!has_variations (game));
}

/* Signals */

static void
log_variations_cb (QdrGame *game, guint ply, GString *log)
{
  g_string_append_printf (log, "variations %u; ", ply);
}

static void
log_settled_cb (QdrGame *game, GString *log)
{
  g_string_append (log, "settled; ");
}

static void
log_items_cb (QdrGame *game, guint position, guint removed, guint added, GString *log)
{
  g_string_append_printf (log, "items %u -%u +%u; ", position, removed, added);
}

static GString *
log_all (QdrGame *game)
{
  GString *log = g_string_new (NULL);

  g_signal_connect (game, "items-changed", G_CALLBACK (log_items_cb), log);
  log_signals (game, log);
  g_signal_connect (game, "variations-changed", G_CALLBACK (log_variations_cb), log);
  g_signal_connect (game, "settled", G_CALLBACK (log_settled_cb), log);
  return log;
}

TEST (branching_is_told_in_order)
{
  g_autoptr (QdrGame) game = new_game (9, 2);
  g_autoptr (GString) log = NULL;

  play_moves (game, "e2 e8 e3 e7");
  qdr_game_go_to_ply (game, 1);
  log = log_all (game);
  branch (game, "d9");
  ck_assert_str_eq (log->str, "items 1 -3 +1; moved 1 d9; variations 1; settled; ");
}

TEST (choosing_is_told_in_order)
{
  g_autoptr (QdrGame) game = new_branched_game (1, "d9");
  g_autoptr (GString) log = log_all (game);

  qdr_game_promote_variation (game, 1, 0);
  ck_assert_str_eq (log->str,
                    "items 1 -1 +3; stepped-back 1 d9; moved 1 e8; variations 1; settled; ");
  g_string_truncate (log, 0);
  qdr_game_go_to_ply (game, 0);
  g_string_truncate (log, 0);
  qdr_game_promote_variation (game, 1, 0);
  ck_assert_str_eq (log->str, "items 1 -3 +1; moved 0 e2; moved 1 d9; variations 1; settled; ");
}

TEST (variations_lost_by_playing_and_removed_ones_are_told_of)
{
  g_autoptr (QdrGame) game = new_branched_game (1, "d9");
  g_autoptr (GString) log = NULL;

  qdr_game_go_to_ply (game, 0);
  log = log_all (game);
  play_moves (game, "d1");
  ck_assert_str_eq (log->str, "items 0 -2 +1; moved 0 d1; variations 0; settled; ");
  qdr_game_go_to_ply (game, 0);
  branch (game, "f1");
  g_string_truncate (log, 0);
  qdr_game_remove_variation (game, 0, 0);
  ck_assert_str_eq (log->str, "variations 0; ");
}

/* Any game */

static QdrMove
random_move (GRand *rand, QdrGame *game)
{
  for (;;) {
    const QdrMove move = (QdrMove) g_rand_int_range (rand, 0, QDR_MOVE_MAX + 1);

    if (move != QDR_MOVE_RESIGN && move != QDR_MOVE_TIMEOUT &&
        qdr_game_check_move (game, move).reason == QDR_REFUSAL_REASON_NONE)
      return move;
  }
}

static void
choose_one (GRand *rand, QdrGame *game)
{
  const QdrVariations *variations = &game->history.variations;

  if (variations->length > 0) {
    const guint i = (guint) g_rand_int_range (rand, 0, (int) variations->length);
    const guint ply = variations->items[i]->ply;

    qdr_game_promote_variation (game, ply,
                                i - qdr_variations_find_first_from_ply (variations, ply));
  }
}

/* Asserts that the main line is legal, and that the result is that of its moves. */
static void
assert_sound (QdrGame *game)
{
  g_autoptr (QdrGame) replayed = qdr_game_new (&game->start, TRUE);
  const guint ply = qdr_game_get_ply (game);

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++)
    ck_assert (qdr_game_play (replayed, qdr_game_get_move (game, i, NULL), NULL));
  ck_assert_int_eq (qdr_game_get_final_result (game).outcome,
                    qdr_game_get_result (replayed).outcome);
  qdr_game_go_to_ply (replayed, ply);
  ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_position (replayed)));
}

TEST (any_steps_and_choices_leave_a_sound_game_that_can_be_saved, .loops = 40)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrGame) game = new_game (5, _i % 2 == 0 ? 2 : 4);

  for (guint i = 0; i < 150; i++) {
    const int what = g_rand_int_range (rand, 0, 10);

    if (what == 0)
      choose_one (rand, game);
    else if (what < 3 || qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
      qdr_game_go_to_ply (game, (guint) g_rand_int_range (rand, 0,
                                                          (int) qdr_game_get_n_moves (game) + 1));
    else
      ck_assert (qdr_game_play_keeping_moves (game, random_move (rand, game), NULL));
  }
  assert_sound (game);
  {
    g_autofree char *once = qdr_saved_game_to_text (game);
    g_autoptr (QdrGame) again = read_game (once);
    g_autofree char *twice = qdr_saved_game_to_text (again);

    ck_assert_str_eq (twice, once);
    ck_assert_uint_eq (again->history.variations.length, game->history.variations.length);
    while (game->history.variations.length > 0 && again->history.variations.length > 0) {
      const guint ply = game->history.variations.items[0]->ply;

      qdr_game_promote_variation (game, ply, 0);
      qdr_game_promote_variation (again, ply, 0);
      assert_sound (again);
      qdr_game_remove_variation (game, ply, 0);
      qdr_game_remove_variation (again, ply, 0);
    }
    ck_assert (qdr_position_equal (qdr_game_get_position (game), qdr_game_get_position (again)));
  }
}
