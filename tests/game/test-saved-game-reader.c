/*
 * Moves, comments and results: valid games, and errors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-saved-game.h"
#include "test.h"

static const BadText bad_texts[] = {
  /* Moves. */
  { HEADERS_9X9 "e3 *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "one step" },
  { HEADERS_9X9 "e2 e8 e3 e7 xx *", 3, 13, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "1. e2 2. j9 *", 3, 10, QDR_SAVED_GAME_ERROR_MOVE, "off the board" },
  { HEADERS_9X9 "e3h e3v *", 3, 5, QDR_SAVED_GAME_ERROR_MOVE, "crosses" },
  { HEADERS_9X9 "e3h f3h *", 3, 5, QDR_SAVED_GAME_ERROR_MOVE, "overlaps" },
  { HEADERS_9X9 "e2 e2 *", 3, 4, QDR_SAVED_GAME_ERROR_MOVE, "Another pawn" },
  { HEADERS_9X9 "i9h *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "off the board" },
  { HEADERS_9X9 "e2+ *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e02 *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e2* ", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e2, e8 *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "é2 *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "1 e2 *", 3, 1, QDR_SAVED_GAME_ERROR_RESULT, "“*”" },
  { HEADERS_9X9 "1.e2 1...e5 *", 3, 10, QDR_SAVED_GAME_ERROR_MOVE, "one step" },
  { HEADERS_9X9 "5 *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "... e2 *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "1.* ", 3, 3, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "(e2) *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e2 $1 *", 3, 4, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "resigns *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e2} *", 3, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e2 {é} {ü} j1 *", 3, 12, QDR_SAVED_GAME_ERROR_MOVE, "off the board" },
  { HEADERS_9X9 "e2 ; a comment\n\t e5 *", 4, 3, QDR_SAVED_GAME_ERROR_MOVE, "one step" },
  { HEADERS_9X9 "e2 {a\nlong é\ncomment} e5 *", 5, 10, QDR_SAVED_GAME_ERROR_MOVE, "one step" },
  { HEADERS_9X9 "e2\r\ne5 *", 4, 1, QDR_SAVED_GAME_ERROR_MOVE, "one step" },
  { HEADERS_9X9 "[Walls \"0 0\"]\ne3h *", 4, 1, QDR_SAVED_GAME_ERROR_MOVE, "no walls left" },

  /* After the end of the game. */
  { HEADERS_9X9 "e2 resign e3 *", 3, 11, QDR_SAVED_GAME_ERROR_MOVE, "game is over" },
  { HEADERS_9X9 "resign resign 2", 3, 8, QDR_SAVED_GAME_ERROR_MOVE, "game is over" },
  { HEADERS_5X5 "c2 c4 c3 c2 c4 c1 c5 2", 3, 19, QDR_SAVED_GAME_ERROR_MOVE, "game is over" },
  { HEADERS_9X9 "e2 e8 e1 e9 e2 e8 e1 e9 e2 *", 3, 25, QDR_SAVED_GAME_ERROR_MOVE, "“draw”" },
  { HEADERS_5X5 "[Position \"5 5 2 2 | c5 a4 | 6 6 | - | -\"]\na3 *", 4, 1,
    QDR_SAVED_GAME_ERROR_MOVE, "“1”" },

  /* Results. */
  { HEADERS_9X9, 3, 1, QDR_SAVED_GAME_ERROR_RESULT, "result before the end" },
  { HEADERS_9X9 "1. e2", 3, 6, QDR_SAVED_GAME_ERROR_RESULT, "result before the end" },
  { HEADERS_9X9 "1. e2 e8\n", 4, 1, QDR_SAVED_GAME_ERROR_RESULT, "result before the end" },
  { HEADERS_9X9 "1. e2 1.", 3, 9, QDR_SAVED_GAME_ERROR_RESULT, "result before the end" },
  { HEADERS_9X9 "e2 1", 3, 4, QDR_SAVED_GAME_ERROR_RESULT, "“*”" },
  { HEADERS_9X9 "e2 draw", 3, 4, QDR_SAVED_GAME_ERROR_RESULT, "“*”" },
  { HEADERS_9X9 "resign *", 3, 8, QDR_SAVED_GAME_ERROR_RESULT, "“2”" },
  { HEADERS_9X9 "resign 1", 3, 8, QDR_SAVED_GAME_ERROR_RESULT, "“2”" },
  { HEADERS_9X9 "resign draw", 3, 8, QDR_SAVED_GAME_ERROR_RESULT, "“2”" },
  { HEADERS_9X9 "resign 3", 3, 8, QDR_SAVED_GAME_ERROR_RESULT, "“2”" },
  { HEADERS_9X9 "e2 e8 e1 e9 e2 e8 e1 e9 *", 3, 25, QDR_SAVED_GAME_ERROR_RESULT, "“draw”" },
  { HEADERS_9X9 "e2 Draw", 3, 4, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "e2 1-0", 3, 4, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { "[Board \"5x5\"]\n[Players \"4\"]\nresign resign resign 1", 3, 22, QDR_SAVED_GAME_ERROR_RESULT,
    "“4”" },
  { HEADERS_9X9 "[Result \"1\"]\ne2 *", 3, 10, QDR_SAVED_GAME_ERROR_HEADER, "“*”" },
  { HEADERS_9X9 "[Result \"\"]\ne2 *", 3, 10, QDR_SAVED_GAME_ERROR_HEADER, "“*”" },
  { HEADERS_9X9 "[Result \"*\"]\nresign 2", 3, 10, QDR_SAVED_GAME_ERROR_HEADER, "“2”" },
  { HEADERS_9X9 "[Termination \"goal\"]\nresign 2", 3, 15, QDR_SAVED_GAME_ERROR_HEADER,
    "resignation" },
  { HEADERS_9X9 "[Termination \"resignation\"]\ntimeout 2", 3, 15, QDR_SAVED_GAME_ERROR_HEADER,
    "“time”" },
  { HEADERS_9X9 "[Termination \"time\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER,
    "Expected no header" },
  { HEADERS_9X9 "[Termination \"\"]\n*", 3, 15, QDR_SAVED_GAME_ERROR_HEADER, "Expected no header" },

  /* Text after the result. */
  { HEADERS_9X9 "* e2", 3, 3, QDR_SAVED_GAME_ERROR_SYNTAX, "another game" },
  { HEADERS_9X9 "* *", 3, 3, QDR_SAVED_GAME_ERROR_SYNTAX, "another game" },
  { HEADERS_9X9 "* {a comment} 1. e2 *", 3, 15, QDR_SAVED_GAME_ERROR_SYNTAX, "another game" },
  { HEADERS_9X9 "e2\n[Event \"next\"]", 4, 1, QDR_SAVED_GAME_ERROR_MOVE, "Expected a move" },
  { HEADERS_9X9 "*\n\n[Board \"9x9\"]\n\n*", 7, 1, QDR_SAVED_GAME_ERROR_HEADER, "Players" },
  { HEADERS_9X9 "*\n\n[Board \"9x9\"]\n[Players \"2\"]\ne3 *", 7, 1, QDR_SAVED_GAME_ERROR_MOVE,
    "one step" },
  { HEADERS_9X9 "*\n\n[", 5, 2, QDR_SAVED_GAME_ERROR_SYNTAX, "name" },
};

TEST (a_wrong_move_or_result_is_refused_at_its_place, .loops = G_N_ELEMENTS (bad_texts))
{
  assert_refused (&bad_texts[_i]);
}

TEST (a_wall_that_shuts_in_a_player_names_the_player)
{
  static const BadText bad = { HEADERS_5X5 "[Player1 \"Anna\"]\n1. b1v b4h 2. c1v c2h *", 4, 19,
                               QDR_SAVED_GAME_ERROR_MOVE, "leave Anna without" };

  assert_refused (&bad);
}

static const struct {
  const char *text;
  const char *position;
} good_texts[] = {
  { "*", "9 9 2 1 | e1 e9 | 10 10 | - | -" },
  { "1. e2 e8 2. e3h *", "9 9 2 2 | e2 e8 | 9 10 | e3h | -" },
  { "E2 E8 E3H *", "9 9 2 2 | e2 e8 | 9 10 | e3h | -" },
  { "1.e2 1...e8 2.e3h *", "9 9 2 2 | e2 e8 | 9 10 | e3h | -" },
  { "99. e2 0. e8 1.. e3h *", "9 9 2 2 | e2 e8 | 9 10 | e3h | -" },
  { "1. 2. 3. e2 *", "9 9 2 2 | e2 e9 | 10 10 | - | -" },
  { "\te2\ve8\f\r\n*\n\n", "9 9 2 1 | e2 e8 | 10 10 | - | -" },
  { "e2{a}e8;b\n* ;c", "9 9 2 1 | e2 e8 | 10 10 | - | -" },
  { "RESIGN 2", "9 9 2 2 | e1 e9 | 10 10 | - | -" },
  { "e2 TimeOut 1", "9 9 2 1 | e2 e9 | 10 10 | - | -" },
};

TEST (moves_are_read_however_they_are_numbered_and_spaced, .loops = G_N_ELEMENTS (good_texts))
{
  g_autofree char *text = g_strconcat (HEADERS_9X9, good_texts[_i].text, NULL);
  g_autoptr (QdrGame) game = read_game (text);
  g_autofree char *position = get_position_text (game);

  ck_assert_str_eq (position, good_texts[_i].position);
}

static const char *
get_move_comment (QdrGame *game, guint index)
{
  g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), index);

  return qdr_record_get_comment (record);
}

TEST (comments_belong_to_the_move_before_them)
{
  g_autoptr (QdrGame) game = read_game ("; one\n{two}[Board \"9x9\"]{three}\n[Players \"2\"]\n"
                                        "1. {four} e2 {five}; six}\n 1... e8 2. e3 {} * ; seven");

  ck_assert_str_eq (qdr_game_get_comment (game), "one two three four");
  ck_assert_str_eq (get_move_comment (game, 0), "five six)");
  ck_assert_ptr_null (get_move_comment (game, 1));
  ck_assert_str_eq (get_move_comment (game, 2), "seven");
}

TEST (games_of_a_collection_know_nothing_of_each_other)
{
  static const char text[] =
      HEADERS_9X9 "[Event \"one\"]\n\n1. e2 * {a}\n\n"
                  "[Board \"5x5\"]\n[Players \"4\"]\n\n*\n[Players \"2\"][Board \"7x7\"]*";
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);

  ck_assert_ptr_nonnull (games);
  ck_assert_uint_eq (games->len, 3);
  ck_assert_str_eq (qdr_game_get_header (games->pdata[0], "Event"), "one");
  ck_assert_ptr_null (qdr_game_get_header (games->pdata[1], "Event"));
  ck_assert_ptr_null (qdr_game_get_comment (games->pdata[1]));
  ck_assert_uint_eq (qdr_game_get_n_players (games->pdata[1]), 4);
  ck_assert_uint_eq (qdr_game_get_position (games->pdata[2])->board.width, 7);
}

static const struct {
  const char *text;
  const char *termination;
} terminations[] = {
  { "resign 2", "resignation" },
  { "timeout 2", "time" },
  { "e2 e8 e1 e9 e2 e8 e1 e9 draw", "repetition" },
};

TEST (a_termination_that_agrees_is_accepted, .loops = G_N_ELEMENTS (terminations))
{
  g_autofree char *text = g_strdup_printf (HEADERS_9X9 "[Termination \"%s\"]\n%s",
                                           terminations[_i].termination, terminations[_i].text);
  g_autoptr (QdrGame) game = read_game (text);

  ck_assert_int_ne (qdr_game_get_result (game).outcome, QDR_OUTCOME_ONGOING);
}
