/*
 * Valid and invalid headers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-saved-game.h"
#include "test.h"

static const BadText bad_texts[] = {
  /* Board and Players. */
  { "[Players \"2\"]\n\n*", 3, 1, QDR_SAVED_GAME_ERROR_HEADER, "Board" },
  { "[Board \"9x9\"]\n\n*", 3, 1, QDR_SAVED_GAME_ERROR_HEADER, "Players" },
  { "[Players \"2\"]", 1, 14, QDR_SAVED_GAME_ERROR_HEADER, "Board" },
  { "[Board \"\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9x\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9x10\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"8x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"3x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9x21\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"21x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9X9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9x9x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"09x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9x9 \"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \" 9x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"-9x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"99999999999x9\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER,
    "from 5 to 19" },
  { "[Board \"é\"]\n[Players \"2\"]\n*", 1, 9, QDR_SAVED_GAME_ERROR_HEADER, "from 5 to 19" },
  { "[Board \"9x9\"]\n[Players \"\"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },
  { "[Board \"9x9\"]\n[Players \"1\"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },
  { "[Board \"9x9\"]\n[Players \"3\"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },
  { "[Board \"9x9\"]\n[Players \"5\"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },
  { "[Board \"9x9\"]\n[Players \"two\"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },
  { "[Board \"9x9\"]\n[Players \"02\"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },
  { "[Board \"9x9\"]\n[Players \"2 \"]\n*", 2, 11, QDR_SAVED_GAME_ERROR_HEADER, "2 or 4" },

  /* Duplicates. */
  { HEADERS_9X9 "[Board \"9x9\"]\n*", 3, 2, QDR_SAVED_GAME_ERROR_HEADER, "once" },
  { HEADERS_9X9 "[Event \"\"]\n[Event \"\"]\n*", 4, 2, QDR_SAVED_GAME_ERROR_HEADER, "once" },

  /* Walls. */
  { HEADERS_9X9 "[Walls \"\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10\"]\n*", 3, 11, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10 \"]\n*", 3, 12, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10 x\"]\n*", 3, 12, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"x 10\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10 100\"]\n*", 3, 12, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10 10 10\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10,10\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"-1 10\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"010 10\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10 10 x\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { HEADERS_9X9 "[Walls \"10\t10\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "each player" },
  { "[Board \"9x9\"]\n[Players \"4\"]\n[Walls \"5 5 5\"]\n*", 3, 14, QDR_SAVED_GAME_ERROR_HEADER,
    "each player" },

  /* Repetition. */
  { HEADERS_9X9 "[Repetition \"\"]\n*", 3, 14, QDR_SAVED_GAME_ERROR_HEADER, "draw" },
  { HEADERS_9X9 "[Repetition \"Draw\"]\n*", 3, 14, QDR_SAVED_GAME_ERROR_HEADER, "draw" },
  { HEADERS_9X9 "[Repetition \"on\"]\n*", 3, 14, QDR_SAVED_GAME_ERROR_HEADER, "draw" },
  { HEADERS_9X9 "[Repetition \"off \"]\n*", 3, 14, QDR_SAVED_GAME_ERROR_HEADER, "draw" },

  /* Position. */
  { HEADERS_9X9 "[Position \"\"]\n*", 3, 12, QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"9 9 2\"]\n*", 3, 17, QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"9 9 2 3 | e1 e9 | 10 10 | - | -\"]\n*", 3, 18,
    QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"9 9 2 1 | e1 e9 | 10 10 | - | - x\"]\n*", 3, 44,
    QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"9 9 2 1 | e1 e1 | 10 10 | - | -\"]\n*", 3, 25,
    QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"9 9 2 1 | e1 e9 | 10 10 | e3h,e3h | -\"]\n*", 3, 38,
    QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"é 9 2 1\"]\n*", 3, 12, QDR_SAVED_GAME_ERROR_HEADER, "" },
  { HEADERS_9X9 "[Position \"7 9 2 1 | d1 d9 | 10 10 | - | -\"]\n*", 3, 12,
    QDR_SAVED_GAME_ERROR_HEADER, "columns" },
  { HEADERS_9X9 "[Position \"9 7 2 1 | e1 e7 | 10 10 | - | -\"]\n*", 3, 14,
    QDR_SAVED_GAME_ERROR_HEADER, "rows" },
  { HEADERS_9X9 "[Position \"9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -\"]\n*", 3, 16,
    QDR_SAVED_GAME_ERROR_HEADER, "players" },
  { HEADERS_9X9 "[Position \"9 9 2 1 | e1 e9 | 10 9 | - | -\"]\n[Walls \"10 "
                "10\"]\n*",
    4, 12, QDR_SAVED_GAME_ERROR_HEADER, "header Position" },
  { HEADERS_9X9 "[Walls \"9 10\"]\n[Position \"9 9 2 1 | e1 e9 | 10 10 | - | "
                "-\"]\n*",
    3, 9, QDR_SAVED_GAME_ERROR_HEADER, "header Position" },
  { "[Board \"5x5\"]\n[Players \"2\"]\n"
    "[Position \"5 5 2 1 | c1 c5 | 6 6 | c2h | b1v,c1v\"]\n*",
    3, 22, QDR_SAVED_GAME_ERROR_HEADER, "path" },

  /* Players and seats. */
  { HEADERS_9X9 "[Player3 \"human\"]\n*", 3, 11, QDR_SAVED_GAME_ERROR_HEADER, "game for two" },
  { HEADERS_9X9 "[Player4 \"human\"]\n*", 3, 11, QDR_SAVED_GAME_ERROR_HEADER, "game for two" },
  { HEADERS_9X9 "[Seat3 \"human\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "game for two" },
  { HEADERS_9X9 "[Seat4 \"human\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "game for two" },
  { HEADERS_9X9 "[Clock3 \"1\"]\n*", 3, 10, QDR_SAVED_GAME_ERROR_HEADER, "game for two" },
  { HEADERS_9X9 "[Seat2 \"\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "human" },
  { HEADERS_9X9 "[Seat2 \"Human\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "human" },
  { HEADERS_9X9 "[Seat2 \"computer\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "human" },
  { HEADERS_9X9 "[Seat2 \"computer \"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "human" },
  { HEADERS_9X9 "[Seat2 \"computer a b\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "human" },
  { HEADERS_9X9 "[Seat2 \"robot\"]\n*", 3, 9, QDR_SAVED_GAME_ERROR_HEADER, "human" },

  /* Clocks. */
  { HEADERS_9X9 "[TimeControl \"\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"0\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"-5\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"1.5\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"360000\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"99999999999999999999\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER,
    "359999" },
  { HEADERS_9X9 "[TimeControl \"15 min\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"0900\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "359999" },
  { HEADERS_9X9 "[TimeControl \"0+5\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "900+5" },
  { HEADERS_9X9 "[TimeControl \"900+\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "900+5" },
  { HEADERS_9X9 "[TimeControl \"900+601\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "900+5" },
  { HEADERS_9X9 "[TimeControl \"900+05\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "900+5" },
  { HEADERS_9X9 "[TimeControl \"900 + 5\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "900+5" },
  { HEADERS_9X9 "[TimeControl \"+5\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "900+5" },
  { HEADERS_9X9 "[Clock1 \"1.0\"]\n*", 3, 10, QDR_SAVED_GAME_ERROR_HEADER, "TimeControl" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"x\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"1.\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"1.0000\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \".5\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"-1\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"360000\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"1,5\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"01\"]\n*", 4, 10, QDR_SAVED_GAME_ERROR_HEADER,
    "seconds" },
  { HEADERS_9X9 "[TimeControl \"9\"]\n[Clock2 \"359999.001\"]\n*", 4, 10,
    QDR_SAVED_GAME_ERROR_HEADER, "seconds" },

  /* Ply. */
  { HEADERS_9X9 "[Ply \"\"]\n*", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 0" },
  { HEADERS_9X9 "[Ply \"1\"]\n*", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 0" },
  { HEADERS_9X9 "[Ply \"-0\"]\n*", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 0" },
  { HEADERS_9X9 "[Ply \"x\"]\n*", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 0" },
  { HEADERS_9X9 "[Ply \"00\"]\n*", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 0" },
  { HEADERS_9X9 "[Ply \"99999999999\"]\n*", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 0" },
  { HEADERS_9X9 "[Ply \"3\"]\n1. e2 e8 *", 3, 7, QDR_SAVED_GAME_ERROR_HEADER, "from 0 to 2" },
};

TEST (a_wrong_header_is_refused_at_its_value, .loops = G_N_ELEMENTS (bad_texts))
{
  assert_refused (&bad_texts[_i]);
}

TEST (everything_but_board_and_players_has_a_default)
{
  g_autoptr (QdrGame) game = read_game ("[Players \"2\"][Board \"11x7\"] *");
  g_autofree char *position = get_position_text (game);

  ck_assert_str_eq (position, "11 7 2 1 | f1 f7 | 12 12 | - | -");
  ck_assert (qdr_game_get_repetition_is_draw (game));
  ck_assert_uint_eq (qdr_game_get_time_control (game), 0);
  for (guint i = 0; i < 2; i++)
    ck_assert (qdr_player_is_human (qdr_game_get_player (game, i)));
  ck_assert (!qdr_game_get_modified (game));
}

TEST (headers_may_come_in_any_order)
{
  g_autoptr (QdrGame) game = read_game ("[Result \"*\"]\n"
                                        "[Clock2 \"59.5\"]\n"
                                        "[Walls \"1 2\"]\n"
                                        "[Seat2 \"computer mason\"]\n"
                                        "[Player1 \"An\\\"na\\\\\"]\n"
                                        "[TimeControl \"60\"]\n"
                                        "[Repetition \"off\"]\n"
                                        "[Position \"5 5 2 2 | c1 c5 | 1 2 | - | -\"]\n"
                                        "[Players \"2\"]\n"
                                        "[Board \"5x5\"]\n"
                                        "*");
  QdrPlayer *first = qdr_game_get_player (game, 0);
  QdrPlayer *second = qdr_game_get_player (game, 1);

  ck_assert_uint_eq (qdr_game_get_turn (game), 1);
  ck_assert (!qdr_game_get_repetition_is_draw (game));
  ck_assert_str_eq (qdr_player_get_name (first), "An\"na\\");
  ck_assert_str_eq (qdr_player_get_personality_id (second), "mason");
  ck_assert_uint_eq (qdr_player_get_stock (first), 1);
  ck_assert_uint_eq (qdr_player_get_stock (second), 2);
  ck_assert_int_eq (qdr_player_get_remaining_time (first), 60000);
  ck_assert_int_eq (qdr_player_get_remaining_time (second), 59500);
}

TEST (a_game_is_stepped_back_with_the_moves_ahead_kept)
{
  g_autoptr (QdrGame) game = read_game (HEADERS_9X9 "[Ply \"1\"]\n1. e2 e3h 2. resign 2");

  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (game)), 3);
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
  ck_assert_uint_eq (qdr_player_get_stock (qdr_game_get_player (game, 1)), 10);
  ck_assert (qdr_player_get_in_play (qdr_game_get_player (game, 0)));
  ck_assert (qdr_game_step_forward (game) && qdr_game_step_forward (game) &&
             !qdr_game_step_forward (game));
  ck_assert_int_eq (qdr_game_get_result (game).winner, 1);
}

TEST (clocks_come_from_the_comments_and_at_last_from_the_headers)
{
  g_autoptr (QdrGame) game = read_game (HEADERS_9X9 "[TimeControl \"100\"]\n"
                                                    "[Clock1 \"70.125\"]\n"
                                                    "1. e2 {[%clk 0:01:20]} e8 {[%clk 0:01:30]} *");

  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (game, 0)), 70125);
  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (game, 1)), 90000);
  qdr_game_step_back (game);
  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (game, 0)), 80000);
  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (game, 1)), 100000);
  qdr_game_step_forward (game);
  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (game, 1)), 90000);
}

static const struct {
  const char *text;
  guint seconds;
  guint increment;
} time_controls[] = { { "900", 900, 0 },
                      { "900+5", 900, 5 },
                      { "1+600", 1, 600 },
                      { "900+0", 900, 0 },
                      { "359999", 359999, 0 } };

TEST (a_time_control_may_add_seconds_for_each_move, .loops = G_N_ELEMENTS (time_controls))
{
  g_autofree char *text =
      g_strdup_printf ("[Board \"9x9\"][Players \"2\"][TimeControl \"%s\"] e2 *",
                       time_controls[_i].text);
  g_autoptr (QdrGame) game = read_game (text);

  ck_assert_uint_eq (qdr_game_get_time_control (game), time_controls[_i].seconds);
  ck_assert_uint_eq (qdr_game_get_increment (game), time_controls[_i].increment);
  /* The increment is added for moves that are played here, not for moves of a file. */
  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (game, 0)),
                    time_controls[_i].seconds * 1000);
}
