/*
 * Moves in spoken form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "test.h"

typedef struct {
  const char *move;
  QdrSpeechDetail verbosity;
  const char *words;
} MoveCase;

static const MoveCase move_cases[] = {
  { "e3", QDR_SPEECH_DETAIL_TERSE, "e3" },
  { "e3", QDR_SPEECH_DETAIL_FULL, "e3" },
  { "e3", QDR_SPEECH_DETAIL_SPELLED, "e3, echo 3" },
  { "s19", QDR_SPEECH_DETAIL_SPELLED, "s19, sierra 19" },
  { "c8h", QDR_SPEECH_DETAIL_TERSE, "wall c8 across" },
  { "c8v", QDR_SPEECH_DETAIL_TERSE, "wall c8 upright" },
  { "c8h", QDR_SPEECH_DETAIL_FULL, "wall c8 across, north of c8 and d8" },
  { "c8v", QDR_SPEECH_DETAIL_FULL, "wall c8 upright, east of c8 and c9" },
  { "c8h", QDR_SPEECH_DETAIL_SPELLED, "wall c8 across, charlie 8" },
};

TEST (a_move_is_said_tersely_in_full_or_spelled, .loops = G_N_ELEMENTS (move_cases))
{
  const MoveCase *a_case = &move_cases[_i];
  QdrPosition position;
  QdrMove move;
  g_autofree char *words = NULL;

  qdr_position_init (&position, 19, 19, 2);
  ck_assert (qdr_move_from_text (&position.board, a_case->move, &move) == QDR_REFUSAL_REASON_NONE);
  words = qdr_move_describe_for_speech (&position.board, move, a_case->verbosity);
  ck_assert_str_eq (words, a_case->words);
}

typedef struct {
  const char *seats; /* of two or four players */
  const char *moves;
  QdrSpeechDetail verbosity;
  const char *words; /* NULL if nothing is spoken */
} GameCase;

static const GameCase game_cases[] = {
  { "human,computer mason", "", QDR_SPEECH_DETAIL_FULL, NULL },
  { "human,computer mason", "e2", QDR_SPEECH_DETAIL_FULL, "You move to e2." },
  { "human,computer mason", "e2", QDR_SPEECH_DETAIL_TERSE, "e2." },
  { "human,computer mason", "e3v", QDR_SPEECH_DETAIL_FULL,
    "You place wall e3 upright, east of e3 and e4." },
  { "human,computer mason", "e2 e8", QDR_SPEECH_DETAIL_FULL, "Two moves to e8. Your move." },
  { "human,computer mason", "e2 e8", QDR_SPEECH_DETAIL_TERSE, "Two: e8." },
  { "human,computer mason", "e2 e8", QDR_SPEECH_DETAIL_SPELLED,
    "Two moves to e8, echo 8. Your move." },
  { "human,computer mason", "e2 d3h", QDR_SPEECH_DETAIL_FULL,
    "Two places wall d3 across, north of d3 and e3. Your move." },
  { "human,computer mason", "resign", QDR_SPEECH_DETAIL_FULL, "Two wins: you resigned." },
  { "human,computer mason", "e2 timeout", QDR_SPEECH_DETAIL_TERSE,
    "You win: Two ran out of time." },
  { "human,computer mason", "e2 e8 e3 e7 e4 e6 e5 e4", QDR_SPEECH_DETAIL_FULL,
    "Two jumps to e4. Your move." },
  { "human,computer mason", "e2 e8 e3 e7 e4 e6 e5 e4", QDR_SPEECH_DETAIL_TERSE,
    "Two: jump to e4." },
  { "human,computer mason", "e2 e8 e3 e7 e4 e6 e5 e4", QDR_SPEECH_DETAIL_SPELLED,
    "Two jumps to e4, echo 4. Your move." },
  { "human,computer mason", "e2 e8 e3 e7 e4 e6 e5 f6 e6", QDR_SPEECH_DETAIL_FULL,
    "You move to e6." },
  { "human,computer mason", "e2 e8 e3 e7 e4 e6 e6h a1h e5 a3h d6", QDR_SPEECH_DETAIL_FULL,
    "You jump to d6." },
  { "human,human", "e2", QDR_SPEECH_DETAIL_FULL, "One moves to e2. Two to move." },
  { "computer mason,computer mason", "e2", QDR_SPEECH_DETAIL_FULL, "One moves to e2." },
  { "human,computer mason,computer mason,computer mason", "e2 b5 e8", QDR_SPEECH_DETAIL_TERSE,
    "Three: e8." },
  { "human,computer mason,computer mason,computer mason", "e2 b5 e8 h5", QDR_SPEECH_DETAIL_TERSE,
    "Four: h5. Your move." },
  { "human,computer mason,computer mason,computer mason", "e2 resign", QDR_SPEECH_DETAIL_FULL,
    "Two resigns." },
};

/* Returns a game of players One to Four. */
static QdrGame *
make_game (const GameCase *a_case)
{
  static const char *const names[] = { "One", "Two", "Three", "Four" };
  g_auto (GStrv) seats = g_strsplit (a_case->seats, ",", -1);
  g_auto (GStrv) moves = g_strsplit (a_case->moves, " ", -1);
  QdrGame *game;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, g_strv_length (seats));
  game = qdr_game_new (&start, TRUE);
  for (guint i = 0; seats[i] != NULL; i++) {
    qdr_player_set_seat (qdr_game_get_player (game, i), seats[i]);
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
  }
  for (guint i = 0; moves[i] != NULL; i++)
    ck_assert (qdr_game_play_from_text (game, moves[i], NULL));
  return game;
}

TEST (the_last_move_is_told_with_what_a_person_must_know, .loops = G_N_ELEMENTS (game_cases))
{
  g_autoptr (QdrGame) game = make_game (&game_cases[_i]);
  g_autofree char *words = qdr_game_describe_last_move_for_speech (game, game_cases[_i].verbosity);

  ck_assert_msg (g_strcmp0 (words, game_cases[_i].words) == 0, "%s", words);
}

static const GameCase undo_cases[] = {
  { "human,human", "", QDR_SPEECH_DETAIL_FULL, NULL },
  { "human,human", "e2 c8h", QDR_SPEECH_DETAIL_FULL, "Taken back: wall c8 across." },
  { "human,computer mason", "e2 e8", QDR_SPEECH_DETAIL_FULL, "Taken back: e2, e8." },
  { "computer mason,human", "e2", QDR_SPEECH_DETAIL_FULL, NULL },
  { "human,human,human,human", "e2 resign", QDR_SPEECH_DETAIL_FULL, "Taken back: resigns." },
  /* The moves of a game that is over are kept. */
  { "human,human", "e2 resign", QDR_SPEECH_DETAIL_FULL, NULL },
};

TEST (an_undo_tells_what_it_takes_back, .loops = G_N_ELEMENTS (undo_cases))
{
  g_autoptr (QdrGame) game = make_game (&undo_cases[_i]);
  g_autofree char *words = qdr_game_describe_undo (game);

  ck_assert_msg (g_strcmp0 (words, undo_cases[_i].words) == 0, "%s", words);
}
