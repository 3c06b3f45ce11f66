/*
 * Answers to questions about a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-answer.h"
#include "test.h"

#define START "5 5 2 1 | c1 c5 | 5 5 | - | -"
#define FOUR "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -"

/* Anna, Ben and others. Seats are h for a person and c for a computer. */
typedef struct {
  const char *position;
  const char *seats;
  const char *moves;
  const char *asked;
  const char *answer; /* the lines of the answer */
} Case;

static const Case cases[] = {
  { START, "hh", "", "last", "Nothing has been played yet." },
  { START, "hh", "c2", "last", "Anna moves to c2. Ben to move." },
  { START, "hc", "c2", "last", "You move to c2." },
  { START, "hc", "c2 b4h", "last", "Ben places wall b4 across, north of b4 and c4. Your move." },
  { START, "hh", "resign", "last", "Ben wins: Anna resigned." },

  { START, "hc", "", "race",
    "You: 4 steps to go, 5 walls.\nBen: 4 steps to go, 5 walls.\nYour move." },
  { START, "hh", "c2", "race",
    "Anna: 3 steps to go, 5 walls.\nBen: 4 steps to go, 5 walls.\nBen to move." },
  { START, "hc", "resign", "race",
    "You: out of the game.\nBen: 4 steps to go, 5 walls.\nBen wins: you resigned." },

  { START, "hh", "", "clock", "This game has no clocks." },

  { START, "hc", "", "opponent",
    "You play against Ben (computer).\nBen is on c5, on the way to row 1." },
  { START, "ch", "", "opponent",
    "You play against Anna (computer).\nAnna is on c1, on the way to row 5." },
  { START, "hh", "c2", "opponent", "Ben plays against Anna.\nAnna is on c2, on the way to row 5." },
  { START, "cc", "", "opponent",
    "Anna (computer) plays against Ben (computer).\nBen is on c5, on the way to row 1." },
  { FOUR, "hchc", "", "opponent",
    "Anna plays against Ben (computer), North, East (computer).\n"
    "Ben is on a3, on the way to column e.\nNorth is on c5, on the way to row 1.\n"
    "East is on e3, on the way to column a." },
  { FOUR, "chcc", "resign", "opponent",
    "You play against Anna (computer), North (computer), East (computer).\n"
    "Anna: out of the game.\nNorth is on c5, on the way to row 1.\n"
    "East is on e3, on the way to column a." },

  { START, "hc", "", "where",
    "You are on c1, on the way to row 5.\nBen is on c5, on the way to row 1.\n"
    "You: 5 walls left.\nBen: 5 walls left." },
  /* By owner, horizontal ones first, row by row. Walls of the start position have no owner. */
  { "5 5 2 1 | c2 c4 | 5 1 | a2h | d3v", "hc", "b4h b1v d1h", "where",
    "You are on c2, on the way to row 5.\nBen is on c4, on the way to row 1.\n"
    "You: 3 walls left, placed d1h, b4h.\nBen: 0 walls left, placed b1v.\n"
    "On the board from the start: a2h, d3v." },
  { FOUR, "hccc", "", "where",
    "You are on c1, on the way to row 5.\nBen is on a3, on the way to column e.\n"
    "North is on c5, on the way to row 1.\nEast is on e3, on the way to column a.\n"
    "You: 3 walls left.\nBen: 3 walls left.\nNorth: 3 walls left.\nEast: 3 walls left." },
  { "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | - | -", "chcc", "c2 resign", "where",
    "Anna is on c2, on the way to row 5.\nYou: out of the game.\n"
    "North is on c5, on the way to row 1.\nEast is on e3, on the way to column a.\n"
    "Anna: 3 walls left.\nYou: 3 walls left.\nNorth: 3 walls left.\nEast: 3 walls left." },

  { START, "hh", "a3v a1h d1h c1v b3h", "walls",
    "Anna: 2 walls left, placed d1h, b3h, a3v.\nBen: 3 walls left, placed a1h, c1v." },
  { "5 5 2 1 | c1 c5 | 5 1 | a2h,c4h | d3v", "hc", "b1v", "walls",
    "You: 4 walls left, placed b1v.\nBen: 1 wall left.\n"
    "On the board from the start: a2h, c4h, d3v." },

  { START, "hc", "", "path", "You: north 4 times; 4 steps." },
  { START, "hh", "c2 b5", "path", "Anna: north 3 times; 3 steps." },
  { START, "hh", "c2", "path", "Ben: south, south, jump south; 4 steps in 3 moves." },
  { START, "ch", "b1", "theirs", "Anna: north 4 times; 4 steps." },
  { FOUR, "hccc", "c2 b3 b5 resign", "theirs",
    "Ben: east 3 times; 3 steps.\nNorth: south, jump south, south; 4 steps in 3 moves.\nEast: out "
    "of the game." },

  { START, "hc", "", "cost e3h", "That is off the board." },
  { START, "hc", "", "cost a4h", "a4h: none for Ben, none for you." },
  { START, "hc", "", "cost C4H", "c4h: +1 step for Ben, +1 step for you." },
  { "5 5 2 1 | c1 a5 | 5 5 | a4h | -", "hc", "", "cost b3v", "b3v: none for Ben, none for you." },
  { "5 5 2 1 | c1 a5 | 5 5 | - | a3v", "hc", "", "cost a2h",
    "a2h: +2 steps for Ben, none for you." },
  { "5 5 2 1 | e1 a5 | 5 5 | c4h | -", "hc", "", "cost a4h",
    "a4h: +4 steps for Ben, none for you." },
  { "5 5 2 1 | e1 a5 | 5 5 | c4h | -", "ch", "", "cost a4h",
    "a4h: none for Anna, +4 steps for you." },
  { "5 5 2 1 | e1 a5 | 5 5 | c4h | -", "hh", "e2", "cost a4h",
    "a4h: none for Anna, +4 steps for Ben." },
  /* For either player to move, and with any stock. */
  { "5 5 2 1 | c1 c5 | 0 5 | - | -", "hc", "", "cost c4h",
    "c4h: +1 step for Ben, +1 step for you.\nThere are no walls left." },
  { "5 5 2 2 | c1 c5 | 5 0 | - | -", "hc", "", "cost c4h",
    "c4h: +1 step for Ben, +1 step for you." },
  { START, "hc", "c4h", "cost d4h", "That overlaps another wall." },
  { START, "hc", "c4h", "cost c4v", "That crosses another wall." },
  { "5 5 2 1 | a1 c5 | 5 5 | - | a1v", "hc", "", "cost a2h",
    "That would leave you without a path to the goal." },
  { "5 5 2 1 | a1 c5 | 5 5 | - | a1v", "ch", "", "cost a2h",
    "That would leave Anna without a path to the goal." },
  { START, "hc", "resign", "cost c4h", "The game is over." },
  { START, "hc", "", "cost", "“cost” needs a wall, such as e3h." },
  { START, "hc", "", "cost c2", "“cost” needs a wall, such as e3h." },
  { START, "hc", "", "cost resign", "“cost” needs a wall, such as e3h." },
  { START, "hc", "", "cost of everything", "“cost” needs a wall, such as e3h." },
  { FOUR, "hccc", "", "cost c1h",
    "c1h: none for Ben, +1 step for North, none for East, +1 step for you." },
  { FOUR, "hccc", "c2 resign", "cost c1h", "c1h: +1 step for North, none for East, none for you." },

  { START, "hc", "", "moves", "You can go to b1, d1, c2.\nA wall can stand in 32 places." },
  { START, "hc", "c2", "moves", "Ben can go to c4, b5, d5.\nA wall can stand in 32 places." },
  { "5 5 2 1 | c1 c5 | 0 5 | - | -", "hc", "", "moves",
    "You can go to b1, d1, c2.\nThere are no walls left." },
  { "5 5 4 1 | a1 a2 a3 e4 | 1 3 3 3 | - | a1v", "hccc", "", "moves",
    "Your pawn cannot move.\nA wall can stand in 28 places." },
  { "5 5 4 1 | a1 a2 a3 e4 | 1 3 3 3 | - | a1v", "hhcc", "", "moves",
    "The pawn of Anna cannot move.\nA wall can stand in 28 places." },
  { START, "hc", "resign", "moves", "The game is over." },

  { START, "hc", "", "race now", "“race” takes no argument." },
  { START, "hc", "", "again and again", "“again” takes no argument." },
};

static QdrGame *
set_up_game (const Case *c)
{
  QdrGame *game = new_game_from_text (c->position);

  for (guint i = 0; c->seats[i] != '\0'; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i),
                         c->seats[i] == 'h' ? "human" : "computer mason");
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  play_moves (game, c->moves);
  return game;
}

static void
assert_spoken_answer (QdrGame *game,
                      const char *asked,
                      QdrSpeechDetail verbosity,
                      const char *expected)
{
  const char *argument = NULL;
  const QdrQuestionInfo *info = qdr_game_question_from_line (asked, &argument);
  g_auto (GStrv) sentences = NULL;
  g_autofree char *answer = NULL;

  ck_assert_ptr_nonnull (info);
  sentences = qdr_game_answer_typed_question (game, info, argument, verbosity);
  answer = g_strjoinv ("\n", sentences);
  ck_assert_str_eq (answer, expected);
}

static void
assert_answer (QdrGame *game, const char *asked, const char *expected)
{
  assert_spoken_answer (game, asked, QDR_SPEECH_DETAIL_FULL, expected);
}

TEST (a_question_is_answered_in_sentences, .loops = G_N_ELEMENTS (cases))
{
  g_autoptr (QdrGame) game = set_up_game (&cases[_i]);

  assert_answer (game, cases[_i].asked, cases[_i].answer);
}

TEST (clocks_are_told_in_minutes_and_seconds)
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  qdr_game_set_time_control (game, 65);
  assert_answer (game, "clock", "You: 1:05.\nNorth: 1:05.");
  qdr_game_set_time_control (game, 3600);
  assert_answer (game, "clock", "You: 1:00:00.\nNorth: 1:00:00.");
  qdr_player_set_seat (qdr_game_get_player (game, 1), "human");
  qdr_game_set_time_control (game, 9);
  assert_answer (game, "clock", "Anna: 0:09.\nNorth: 0:09.");
}

TEST (a_position_that_was_stepped_back_to_is_asked_about)
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  play_moves (game, "c2 b4h c3");
  qdr_game_go_to_ply (game, 1);
  assert_answer (game, "last", "After move 1 of 2 (you).\nYou move to c2.");
  assert_answer (game, "walls", "You: 6 walls left.\nNorth: 6 walls left.");
  assert_answer (game, "path", "You: north 3 times; 3 steps.");
  qdr_game_go_to_ply (game, 0);
  assert_answer (game, "last", "Before the first move.\nNothing has been played yet.");
  qdr_game_go_to_ply (game, 3);
  assert_answer (game, "last", "You move to c3.");
}

TEST (the_last_move_is_told_as_moves_are)
{
  g_autoptr (QdrGame) game = set_up_game (&(Case){ START, "hc", "c2 b4h", NULL, NULL });

  assert_spoken_answer (game, "last", QDR_SPEECH_DETAIL_TERSE, "Ben: wall b4 across.");
  assert_spoken_answer (game, "last", QDR_SPEECH_DETAIL_SPELLED,
                        "Ben places wall b4 across, bravo 4. Your move.");
}

TEST (a_start_says_against_whom_and_where_to)
{
  g_autoptr (QdrGame) alone = set_up_game (&(Case){ START, "ch", "", NULL, NULL });
  g_autoptr (QdrGame) two = set_up_game (&(Case){ START, "hh", "", NULL, NULL });
  g_auto (GStrv) to_you = qdr_game_describe_start (alone);
  g_auto (GStrv) to_both = qdr_game_describe_start (two);
  g_autofree char *text_to_you = g_strjoinv (" ", to_you);
  g_autofree char *text_to_both = g_strjoinv (" ", to_both);

  ck_assert_str_eq (text_to_you, "You play against Anna (computer). Anna is on c1, on the way to "
                                 "row 5. You are on c5, on the way to row 1.");
  ck_assert_str_eq (text_to_both, "Anna plays against Ben. Anna is on c1, on the way to row 5. "
                                  "Ben is on c5, on the way to row 1.");
}

TEST (the_only_person_asks_or_else_who_is_to_move)
{
  g_autoptr (QdrGame) game = new_game (5, 4);

  play_moves (game, "c2");
  ck_assert_uint_eq (qdr_game_get_asking_player (game), 1);
  for (guint i = 0; i < 3; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), "computer mason");
  ck_assert_uint_eq (qdr_game_get_asking_player (game), 3);
  qdr_player_set_seat (qdr_game_get_player (game, 3), "computer mason");
  ck_assert_uint_eq (qdr_game_get_asking_player (game), 1);
}
