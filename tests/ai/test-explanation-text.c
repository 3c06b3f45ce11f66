/*
 * Explanations as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation-text.h"

#include "qdr-notation.h"
#include "test.h"

/* Reads up to two moves. Places that stay unused are QDR_MOVE_NONE. */
static void
read_moves (const QdrPosition *position, const char *text, QdrMove moves[2])
{
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", 2);

  moves[0] = moves[1] = QDR_MOVE_NONE;
  for (guint i = 0; words[i] != NULL; i++)
    ck_assert_int_eq (qdr_move_from_text (&position->board, words[i], &moves[i]),
                      QDR_REFUSAL_REASON_NONE);
}

static QdrGame *
new_game (const QdrPosition *position)
{
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan" };
  QdrGame *game = qdr_game_new (position, FALSE);

  for (guint i = 0; i < position->players; i++)
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
  return game;
}

static const struct {
  const char *position;
  const char *line;    /* the move, and the answer if there is one */
  const char *instead; /* (nullable) */
  int reader;
  const char *text; /* NULL if there is no explanation */
} texts[] = {
  { "9 9 2 1 | e8 e6 | 7 9 | - | -", "e9", NULL, 0, "You reach your goal." },
  { "9 9 2 1 | e8 e6 | 7 9 | - | -", "e9", NULL, 1, "Anna reaches the goal." },
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "e6", NULL, 0, "The jump gains 2 steps." },
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h", NULL, 0, "Ben’s path grows by 1 step." },
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h", NULL, 1, "Your path grows by 1 step." },
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h", NULL, QDR_NO_READER, "Ben’s path grows by 1 step." },
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h f3", NULL, 0, "Ben’s path grows by 1 step." },
  { "9 9 2 1 | e7 e3 | 7 9 | c2h | -", "e2h f3", NULL, 0,
    "Ben’s path grows by 2 steps, more than with any other wall." },
  { "9 9 2 1 | e7 e3 | 7 9 | c2h,g2h | -", "e2h e7h", NULL, 0,
    "Ben’s path grows by 3 steps, more than with any other wall." },
  { "9 9 2 1 | e7 e3 | 7 9 | c2h,g2h | -", "e2h e7h", NULL, 1,
    "Your path grows by 3 steps, more than with any other wall." },
  { "9 9 2 1 | b3 h7 | 7 9 | - | -", "g6h a3h", NULL, 0, "Ben’s path grows by 1 step." },
  { "9 9 2 1 | c1 e3 | 7 9 | a2h,c2h,g2h | -", "e2h", NULL, 0, NULL },
  { "9 9 2 1 | e4 e5 | 7 9 | c2h | -", "e2h e3", NULL, 0, "Ben’s path grows by 2 steps." },
  { "9 9 2 1 | g1 e3 | 7 9 | a2h,c2h,g2h | -", "e2h", NULL, 0,
    "Ben’s path grows by 4 steps, yours by 1." },
  { "9 9 2 1 | a6 i4 | 0 0 | - | -", "a7", NULL, 0,
    "Nobody has walls left, and only this move wins the race for you." },
  { "9 9 2 1 | a6 i4 | 0 0 | - | -", "a7", NULL, QDR_NO_READER,
    "Nobody has walls left, and only this move wins the race for Anna." },
  { "9 9 2 1 | e5 e8 | 0 0 | - | -", "d5", NULL, 0,
    "Then you win the race, because nobody has walls left." },
  { "9 9 2 1 | e5 e8 | 0 0 | - | -", "d5", NULL, 1,
    "Then Anna wins the race, because nobody has walls left." },
  { "9 9 2 1 | b6 h6 | 2 0 | - | -", "b7", NULL, 0,
    "Ben has no walls left, and you win the race without another wall." },
  { "9 9 2 1 | b6 h6 | 2 0 | - | -", "b7", NULL, 1,
    "You have no walls left, and Anna wins the race without another wall." },
  { "9 9 2 1 | b6 h6 | 2 0 | - | -", "b7", NULL, QDR_NO_READER,
    "Ben has no walls left, and Anna wins the race without another wall." },
  { "9 9 2 1 | b4 h4 | 0 2 | - | -", "b5", NULL, 0, NULL },
  { "9 9 2 1 | b4 h4 | 0 0 | - | -", "b5", NULL, 0, NULL },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "d4", "e5", 0, "e5 gives Ben a jump worth 2 steps." },
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "d4", NULL, 0, "Ben can no longer gain 2 steps by a jump." },
  { "9 9 2 1 | e3 e5 | 7 9 | - | -", "d3", NULL, 0, "e4 would give Ben a jump." },
  { "9 9 2 1 | e3 e5 | 7 9 | - | -", "d3", NULL, 1, "e4 would give you a jump." },
  { "9 9 2 1 | e2 e5 | 7 9 | - | -", "e3", NULL, 0,
    "Ben cannot step forward now without giving you a jump." },
  { "9 9 2 1 | e2 e5 | 7 9 | - | -", "e3", NULL, 1,
    "You cannot step forward now without giving Anna a jump." },
  { "9 9 2 1 | e2 e5 | 7 9 | - | -", "e3", NULL, QDR_NO_READER,
    "Ben cannot step forward now without giving Anna a jump." },
  { "9 9 2 1 | e7 e3 | 7 9 | a7h,c7h,g7h | -", "e8", "e2h", 0,
    "e2h allows e7h, which lengthens your path by 4 steps." },
  { "9 9 2 1 | e7 e3 | 7 9 | a7h,c7h,g7h | -", "e8", NULL, 0,
    "Ben can no longer lengthen your path by 4 steps with e7h." },
  { "9 9 2 1 | e7 e3 | 7 9 | a7h,c7h,g7h | -", "e7v", NULL, 0,
    "Ben can no longer lengthen your path by 4 steps with e7h." },
  { "9 9 2 1 | e7 e3 | 7 9 | a2h,c2h | -", "g2h", NULL, 0,
    "You threaten e2h, which would lengthen Ben’s path by 4 steps." },
  { "9 9 2 1 | e3 h7 | 7 9 | b4h,d4h | e4v", "f3", NULL, 0, NULL },
  { "9 9 2 1 | c7 g6 | 2 3 | "
    "a8h,b5h,c6h,c8h,d5h,e6h,e8h,f3h,f4h,g1h,g8h,h3h | b6v,e4v,h7v",
    "d7", NULL, 0, "The path through c8 looks shorter but is longer. You are 6 steps ahead." },
  { "9 9 2 1 | e7 e5 | 7 7 | - | -", "e8", NULL, 0, "You are 3 steps ahead." },
  { "9 9 2 1 | e7 e5 | 7 8 | - | -", "e8", NULL, 0, "You are 3 steps ahead." },
  { "9 9 2 1 | e7 e5 | 0 1 | - | -", "e8", NULL, 0, "You are 3 steps ahead." },
  { "9 9 2 1 | e2 e6 | 7 5 | - | -", "e3", NULL, 0, NULL },
  { "9 9 2 1 | b2 h5 | 7 4 | - | -", "b3", NULL, 0, NULL },
  { "9 9 2 1 | c5 a5 | 3 1 | a1h,b2h,b3h,c7h,d2h,d3h,e7h,f2h,f3h,g7h,h3h,h8h | c2v,c6v,f4v,f6v",
    "c6", NULL, 0, "You are 2 steps ahead, with 3 walls against 1." },
  { "9 9 2 1 | c5 a5 | 3 1 | a1h,b2h,b3h,c7h,d2h,d3h,e7h,f2h,f3h,g7h,h3h,h8h | c2v,c6v,f4v,f6v",
    "c6", NULL, 1, "Anna is 2 steps ahead, with 3 walls against 1." },
  { "9 9 2 1 | c6 a3 | 3 0 | a1h,a6h,b2h,b3h,c7h,d2h,d3h,e7h,f2h,f3h,g7h,h3h,h8h | "
    "c2v,c6v,f4v,f6v",
    "c7", NULL, 0, "Ben has no walls left, and you win the race without another wall." },
  { "9 9 2 1 | g7 g8 | 0 8 | c7h,d3h,e6h,e7h,f3h,g8h,h3h,h7h | c4v,c6v,f5v,f7v", "h8", NULL, 0,
    "The jump gains 2 steps." },
  { "9 9 2 1 | e1 e9 | 10 10 | - | -", "e2", NULL, 0,
    "No wall lengthens Ben’s path more than yours now." },
  { "5 5 2 1 | c3 a3 | 1 1 | a2h,c2h | -", "c4", NULL, 0, "You are 5 steps ahead." },
  { "9 9 2 1 | d3 e6 | 10 10 | - | -", "d4 e5", "c3", 0, "c3 brings you no nearer to the goal." },
  { "9 9 2 1 | d3 e6 | 10 10 | - | -", "d4 e5", "d2", 1, "d2 brings Anna no nearer to the goal." },
  { "9 9 2 1 | d3 e6 | 10 10 | - | -", "d4 e5", "e2h", 0, NULL },
  { "9 9 4 2 | e4 d5 e6 f5 | 5 5 5 5 | - | -", "e5h", NULL, 1,
    "Cleo’s path grows by 1 step, Anna’s by 1." },
  { "9 9 4 2 | e4 d5 e6 f5 | 5 5 5 5 | - | -", "e5h", NULL, 0,
    "Cleo’s path grows by 1 step, yours by 1." },
  { "9 9 4 1 | f8 h4 f3 b5 | 5 4 4 3 | d8h,f8h | a4v,f1v", "h3v h5", NULL, 0,
    "Otherwise Ben would reach the goal." },
  { "9 9 4 1 | f8 h4 f3 b5 | 5 4 4 3 | d8h,f8h | a4v,f1v", "h3v h5", NULL, 1,
    "Otherwise you would reach the goal." },
  { "9 9 4 1 | e6 e4 d5 e5 | 4 5 5 4 | - | c7v,h4v", "e7", NULL, 0,
    "You are 2 steps ahead of all others." },
  { "9 9 2 1 | e3 e2 | 7 9 | - | -", "d1h", NULL, 0, "Otherwise Ben would reach the goal." },
  { "9 9 2 1 | d3 e2 | 7 9 | - | -", "e1h", "d4", 0, "d4 allows Ben to reach the goal." },
  { "9 9 2 1 | d3 e2 | 7 9 | - | -", "e1h", "d4", 1, "d4 allows you to reach the goal." },
  { "9 9 2 1 | d3 e2 | 7 9 | - | -", "e1h", NULL, 1, "Otherwise you would reach the goal." },
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "d4", NULL, 1, "You can no longer gain 2 steps by a jump." },
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "d4", "e5", 1, "e5 gives you a jump worth 2 steps." },
  { "9 9 2 1 | e7 e3 | 7 9 | a7h,c7h,g7h | -", "e8", NULL, 1,
    "You can no longer lengthen Anna’s path by 4 steps with e7h." },
  { "9 9 2 1 | e7 e3 | 7 9 | a2h,c2h | -", "g2h", NULL, 1,
    "Anna threatens e2h, which would lengthen your path by 4 steps." },
  { "9 9 2 1 | d3 e6 | 10 10 | - | -", "d4", "a8v", 0, "a8v lengthens no path." },
  { "9 9 2 1 | d3 e6 | 10 10 | - | -", "d4", "d3h", 0,
    "d3h lengthens Ben’s path by 1 step and yours by 1." },
  { "9 9 2 1 | d3 e6 | 10 10 | - | -", "d4", "d3h", QDR_NO_READER,
    "d3h lengthens Ben’s path by 1 step and Anna’s by 1." },
  { "9 9 2 1 | e4 e6 | 10 10 | - | -", "d5h", "e5h", 0, NULL },
  { "9 9 2 1 | e3 e6 | 10 10 | - | -", "e4", "e5h", 0,
    "Ben cannot step forward now without giving you a jump. e5h lengthens Ben’s path by 1 step and "
    "yours by 1." },
  { "9 9 2 1 | e3 e6 | 10 10 | - | -", "e4", "e5h", 1,
    "You cannot step forward now without giving Anna a jump. e5h lengthens your path by 1 step and "
    "Anna’s by 1." },
  { "9 9 2 1 | e3 e6 | 10 10 | - | -", "e4", "e5h", QDR_NO_READER,
    "Ben cannot step forward now without giving Anna a jump. e5h lengthens Ben’s path by 1 step "
    "and Anna’s by 1." },
  { "9 9 2 1 | e7 e3 | 7 9 | c2h | -", "e2h", "d7", 0,
    "Ben’s path grows by 2 steps, more than with any other wall. d7 brings you no nearer to the "
    "goal." },
  { "9 9 2 1 | b2 h5 | 7 4 | - | -", "b3", NULL, 1, NULL },
  { "9 9 2 1 | e7 e5 | 7 8 | - | -", "e8", NULL, 1, "Anna is 3 steps ahead." },
  { "9 9 4 1 | f7 e4 f3 b5 | 5 4 4 3 | - | -", "f2h", NULL, 0, "Cleo’s path grows by 1 step." },
  { "9 9 4 1 | f6 e4 f3 g5 | 5 4 4 3 | - | -", "f2h", NULL, 0,
    "Cleo’s path grows by 1 step. Cleo had the shortest path." },
  { "9 9 4 1 | f6 e4 f3 g5 | 5 4 4 3 | - | -", "f2h", NULL, 2,
    "Your path grows by 1 step. You had the shortest path." },
};

TEST (an_explanation_is_put_into_words, .loops = G_N_ELEMENTS (texts))
{
  QdrPosition position;
  QdrMove line[2], instead[2];
  QdrExplanation explanation;
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *text = NULL;

  ck_assert (qdr_position_from_text (texts[_i].position, &position, NULL, NULL));
  game = new_game (&position);
  read_moves (&position, texts[_i].line, line);
  read_moves (&position, texts[_i].instead, instead);
  explanation = qdr_explain_move (&position, line, 2, instead[0]);
  text = qdr_explanation_to_text (&explanation, game, texts[_i].reader);
  ck_assert_pstr_eq (text, texts[_i].text);
}
