/*
 * Positions in which earlier engines went wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-engine.h"
#include "qdr-notation.h"
#include "test.h"

#define NODES 100000

/* A position on 9x9, and a move that loses much of its score or the game. */
typedef struct {
  const char *moves; /* from the start */
  const char *bad;
} Hard;

static const Hard positions[] = {
  /* The other player keeps its walls. */
  { "f7v c1v c7v c4h d6v e8 e2 e7 e6h f7 e3 f8 e4 f9 e5 g9 f3h g8 h3h g7 e4h d8v g6h c8h", "e3v" },
  /* A wall just before the race is lost. */
  { "b3v e8 e2 b4h d7v f7h e3 e7 e4 e6 e3h e6h g3h c6h c3h h7h h1h g6h e5 a6h a3h e8h f6 h5v f5 f6 "
    "g5 f5",
    "f4v" },
  /* A step wins. */
  { "e2 e8 e3 e7 e4 e6 d3h d6h f3h d6 b3h f6h e5 b6h h3h c6 a1h h6h d5 b4v c1h c5h e1h e5h e5 a5v "
    "f5 b6 g5 g5h h5 b5 i5 b4 i6",
    "a8h" },
  /* Two walls together close a way. */
  { "c2h e8 e2 e7 h5h d7 e3 a5v e4 d6 e5 d6h c4h f6h e4h c5v a4h d5 e6 e5 f4v", "f5" },
  { "c8v c1h e2 e8 e3 e7 e4 e6 f3h e6h d3h d6 a1h d5 e5 g6h c2v c7h f4v d6v h4h h5h c5 e5 d4v",
    "f5" },
};

static QdrPosition
play_moves (const char *moves)
{
  g_auto (GStrv) words = g_strsplit (moves, " ", -1);
  QdrPosition position;

  qdr_position_init (&position, 9, 9, 2);
  for (guint i = 0; words[i] != NULL; i++) {
    QdrMove move;
    QdrUndo undo;

    ck_assert_int_eq (qdr_move_from_text (&position.board, words[i], &move),
                      QDR_REFUSAL_REASON_NONE);
    qdr_position_do_move (&position, move, &undo);
  }
  return position;
}

static QdrReport
search (const QdrPosition *position)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (16);
  const QdrSearchRequest request = {
    .position = *position,
    .limits = { .nodes = NODES },
    .style = qdr_style_default,
  };

  return qdr_engine_search (engine, &request);
}

TEST_DEFAULTS (.timeout = 120)

TEST (a_bad_move_is_avoided, .loops = G_N_ELEMENTS (positions))
{
  const Hard *hard = &positions[_i];
  const QdrPosition position = play_moves (hard->moves);
  const QdrReport report = search (&position);
  char move[QDR_MOVE_TEXT_SIZE];

  ck_assert_str_ne (qdr_move_to_text (&position.board, report.line[0], move), hard->bad);
}

/* The second player has eight walls in hand against two, and no way to use them. */
TEST (who_is_shut_in_with_walls_in_hand_is_behind)
{
  const QdrPosition position = play_moves ("g7v f6h e2 e8 e3 e7 d6h d7 c7v d8 e4 d9 c3h c9 a3h a8h "
                                           "e5 c8 e3h c7 f4v c6 g4h c8h");

  ck_assert_int_ge (search (&position).score, 200);
}
