/*
 * Every sentence of the rules as an example: a position, a move, and the result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-legality.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "test.h"

typedef struct {
  const char *rule;
  const char *before;
  const char *move;
  const char *after;       /* the position after a legal move, or NULL */
  const char *result;      /* after a legal move; NULL if the game goes on */
  QdrRefusalReason reason; /* why the move is refused, if after is NULL */
  guint player;            /* the player without a path, from 1, for QDR_REFUSAL_REASON_NO_PATH */
} Case;

static const Case cases[] = {
  /* Steps */
  { "a pawn steps up", "9 9 2 1 | e4 e9 | 10 10 | - | -", "e5", "9 9 2 2 | e5 e9 | 10 10 | - | -" },
  { "a pawn steps down", "9 9 2 1 | e4 e9 | 10 10 | - | -", "e3",
    "9 9 2 2 | e3 e9 | 10 10 | - | -" },
  { "a pawn steps left", "9 9 2 1 | e4 e9 | 10 10 | - | -", "d4",
    "9 9 2 2 | d4 e9 | 10 10 | - | -" },
  { "a pawn steps right", "9 9 2 1 | e4 e9 | 10 10 | - | -", "f4",
    "9 9 2 2 | f4 e9 | 10 10 | - | -" },
  { "player 2 moves its own pawn", "9 9 2 2 | e4 e9 | 10 10 | - | -", "e8",
    "9 9 2 1 | e4 e8 | 10 10 | - | -" },
  { "upper case is read as well", "9 9 2 1 | e4 e9 | 10 10 | - | -", "E5",
    "9 9 2 2 | e5 e9 | 10 10 | - | -" },
  { "not off the board to the right", "9 9 2 1 | i4 e9 | 10 10 | - | -", "j4",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },
  { "not off the board upwards", "9 9 2 2 | e4 e9 | 10 10 | - | -", "e10",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },
  { "not onto a pawn", "9 9 2 1 | e4 e5 | 10 10 | - | -", "e5",
    .reason = QDR_REFUSAL_REASON_SQUARE_TAKEN },
  { "not two squares", "9 9 2 1 | e4 e9 | 10 10 | - | -", "e6",
    .reason = QDR_REFUSAL_REASON_TOO_FAR },
  { "not a knight's move", "9 9 2 1 | e4 e9 | 10 10 | - | -", "f6",
    .reason = QDR_REFUSAL_REASON_TOO_FAR },
  { "not diagonally without a pawn to jump", "9 9 2 1 | e4 e9 | 10 10 | - | -", "f5",
    .reason = QDR_REFUSAL_REASON_TOO_FAR },
  { "nobody may stay where he is", "9 9 2 1 | e4 e9 | 10 10 | - | -", "e4",
    .reason = QDR_REFUSAL_REASON_TOO_FAR },
  { "what is no notation is not understood", "9 9 2 1 | e4 e9 | 10 10 | - | -", "pass",
    .reason = QDR_REFUSAL_REASON_NOT_UNDERSTOOD },

  /* The edges that a wall closes */
  { "e4h lies on top of e4", "9 9 2 1 | e4 e9 | 10 10 | e4h | -", "e5",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "e4h lies on top of f4", "9 9 2 1 | f4 e9 | 10 10 | e4h | -", "f5",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "e4h does not reach d4", "9 9 2 1 | d4 e9 | 10 10 | e4h | -", "d5",
    "9 9 2 2 | d5 e9 | 10 10 | e4h | -" },
  { "e4h does not reach g4", "9 9 2 1 | g4 e9 | 10 10 | e4h | -", "g5",
    "9 9 2 2 | g5 e9 | 10 10 | e4h | -" },
  { "e4h is in the way from above too", "9 9 2 1 | f5 e9 | 10 10 | e4h | -", "f4",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "e4h is not in the way from e4 to f4", "9 9 2 1 | e4 e9 | 10 10 | e4h | -", "f4",
    "9 9 2 2 | f4 e9 | 10 10 | e4h | -" },
  { "e3v lies right of e3", "9 9 2 1 | e3 e9 | 10 10 | - | e3v", "f3",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "e3v lies right of e4", "9 9 2 1 | e4 e9 | 10 10 | - | e3v", "f4",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "e3v does not reach e2", "9 9 2 1 | e2 e9 | 10 10 | - | e3v", "f2",
    "9 9 2 2 | f2 e9 | 10 10 | - | e3v" },
  { "e3v does not reach e5", "9 9 2 1 | e5 e9 | 10 10 | - | e3v", "f5",
    "9 9 2 2 | f5 e9 | 10 10 | - | e3v" },
  { "e3v is in the way from the right too", "9 9 2 1 | f4 e9 | 10 10 | - | e3v", "e4",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },

  /* Jumps */
  { "a jump up lands straight behind", "9 9 2 1 | e4 e5 | 10 10 | - | -", "e6",
    "9 9 2 2 | e6 e5 | 10 10 | - | -" },
  { "a jump down lands straight behind", "9 9 2 1 | e4 e3 | 10 10 | - | -", "e2",
    "9 9 2 2 | e2 e3 | 10 10 | - | -" },
  { "a jump left lands straight behind", "9 9 2 1 | e4 d4 | 10 10 | - | -", "c4",
    "9 9 2 2 | c4 d4 | 10 10 | - | -" },
  { "a jump right lands straight behind", "9 9 2 1 | e4 f4 | 10 10 | - | -", "g4",
    "9 9 2 2 | g4 f4 | 10 10 | - | -" },
  { "no jump over a wall before the pawn", "9 9 2 1 | e4 e5 | 10 10 | e4h | -", "e6",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "no jump over a wall behind the pawn", "9 9 2 1 | e4 e5 | 10 10 | e5h | -", "e6",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "no jump onto a third pawn", "9 9 4 1 | e4 e5 e6 i5 | 5 5 5 5 | - | -", "e6",
    .reason = QDR_REFUSAL_REASON_SQUARE_TAKEN },
  { "never over two pawns in a row", "9 9 4 1 | e4 e5 e6 i5 | 5 5 5 5 | - | -", "e7",
    .reason = QDR_REFUSAL_REASON_TOO_FAR },
  { "no jump off the board", "9 9 2 1 | h4 i4 | 10 10 | - | -", "j4",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },

  /* Diagonals */
  { "no diagonal while the straight landing is possible", "9 9 2 1 | e4 e5 | 10 10 | - | -", "d5",
    .reason = QDR_REFUSAL_REASON_CANNOT_JUMP },
  { "nor the other diagonal", "9 9 2 1 | e4 e5 | 10 10 | - | -", "f5",
    .reason = QDR_REFUSAL_REASON_CANNOT_JUMP },
  { "diagonally left with a wall behind the pawn", "9 9 2 1 | e4 e5 | 10 10 | e5h | -", "d5",
    "9 9 2 2 | d5 e5 | 10 10 | e5h | -" },
  { "diagonally right with a wall behind the pawn", "9 9 2 1 | e4 e5 | 10 10 | e5h | -", "f5",
    "9 9 2 2 | f5 e5 | 10 10 | e5h | -" },
  { "diagonally with the right edge behind the pawn", "9 9 2 1 | h4 i4 | 10 10 | - | -", "i5",
    "9 9 2 2 | i5 i4 | 10 10 | - | -" },
  { "diagonally with the left edge behind the pawn", "9 9 2 1 | b4 a4 | 10 10 | - | -", "a3",
    "9 9 2 2 | a3 a4 | 10 10 | - | -" },
  { "diagonally with a third pawn behind", "9 9 4 1 | e4 e5 e6 i5 | 5 5 5 5 | - | -", "d5",
    "9 9 4 2 | d5 e5 e6 i5 | 5 5 5 5 | - | -" },
  { "a diagonal square must be free", "9 9 4 1 | e4 e5 d5 i5 | 5 5 5 5 | e5h | -", "d5",
    .reason = QDR_REFUSAL_REASON_SQUARE_TAKEN },
  { "a diagonal square walled off from the pawn is out", "9 9 2 1 | e4 e5 | 10 10 | e5h | d5v",
    "d5", .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "the other diagonal square stays", "9 9 2 1 | e4 e5 | 10 10 | e5h | d5v", "f5",
    "9 9 2 2 | f5 e5 | 10 10 | e5h | d5v" },
  { "no diagonal with a wall before the pawn", "9 9 2 1 | e4 e5 | 10 10 | e4h | -", "d5",
    .reason = QDR_REFUSAL_REASON_WALL_IN_THE_WAY },
  { "walls between own and diagonal square do not matter",
    "9 9 2 1 | e4 e5 | 10 10 | c4h,e5h | d3v", "d5", "9 9 2 2 | d5 e5 | 10 10 | c4h,e5h | d3v" },
  { "each neighbouring pawn is judged on its own", "9 9 4 1 | e4 e5 f4 i5 | 5 5 5 5 | - | f4v",
    "d5", .reason = QDR_REFUSAL_REASON_CANNOT_JUMP },

  /* Walls */
  { "a horizontal wall takes one from the stock", "9 9 2 1 | e1 e9 | 10 10 | - | -", "e3h",
    "9 9 2 2 | e1 e9 | 9 10 | e3h | -" },
  { "a vertical wall takes one from the stock", "9 9 2 2 | e1 e9 | 10 10 | - | -", "e3v",
    "9 9 2 1 | e1 e9 | 10 9 | - | e3v" },
  { "the first corner is a1", "9 9 2 1 | e1 e9 | 10 10 | - | -", "a1h",
    "9 9 2 2 | e1 e9 | 9 10 | a1h | -" },
  { "the last corner is h8", "9 9 2 1 | e1 e9 | 10 10 | - | -", "h8v",
    "9 9 2 2 | e1 e9 | 9 10 | - | h8v" },
  { "a wall lies wholly on the board: right, h", "9 9 2 1 | e1 e9 | 10 10 | - | -", "i3h",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },
  { "a wall lies wholly on the board: right, v", "9 9 2 1 | e1 e9 | 10 10 | - | -", "i3v",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },
  { "a wall lies wholly on the board: top, h", "9 9 2 1 | e1 e9 | 10 10 | - | -", "e9h",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },
  { "a wall lies wholly on the board: top, v", "9 9 2 1 | e1 e9 | 10 10 | - | -", "e9v",
    .reason = QDR_REFUSAL_REASON_OFF_BOARD },
  { "no wall without a wall in stock", "9 9 2 1 | e1 e9 | 0 10 | - | -", "e3h",
    .reason = QDR_REFUSAL_REASON_NO_WALLS_LEFT },
  { "the other's empty stock does not matter", "9 9 2 1 | e1 e9 | 1 0 | - | -", "e3h",
    "9 9 2 2 | e1 e9 | 0 0 | e3h | -" },
  { "no wall on a wall", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "e3h",
    .reason = QDR_REFUSAL_REASON_OVERLAPS_WALL },
  { "no edge shared with a wall on the left", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "f3h",
    .reason = QDR_REFUSAL_REASON_OVERLAPS_WALL },
  { "no edge shared with a wall on the right", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "d3h",
    .reason = QDR_REFUSAL_REASON_OVERLAPS_WALL },
  { "no edge shared with a wall below", "9 9 2 1 | e1 e9 | 10 10 | - | e3v", "e4v",
    .reason = QDR_REFUSAL_REASON_OVERLAPS_WALL },
  { "no edge shared with a wall above", "9 9 2 1 | e1 e9 | 10 10 | - | e3v", "e2v",
    .reason = QDR_REFUSAL_REASON_OVERLAPS_WALL },
  { "end to end is no overlap", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "g3h",
    "9 9 2 2 | e1 e9 | 9 10 | e3h,g3h | -" },
  { "end to end is no overlap upwards either", "9 9 2 1 | e1 e9 | 10 10 | - | e3v", "e5v",
    "9 9 2 2 | e1 e9 | 9 10 | - | e3v,e5v" },
  { "side by side is no overlap", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "e4h",
    "9 9 2 2 | e1 e9 | 9 10 | e3h,e4h | -" },
  { "no wall across a vertical one", "9 9 2 1 | e1 e9 | 10 10 | - | e3v", "e3h",
    .reason = QDR_REFUSAL_REASON_CROSSES_WALL },
  { "no wall across a horizontal one", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "e3v",
    .reason = QDR_REFUSAL_REASON_CROSSES_WALL },
  { "a wall may end at the middle of another", "9 9 2 1 | e1 e9 | 10 10 | e3h | -", "e4v",
    "9 9 2 2 | e1 e9 | 9 10 | e3h | e4v" },
  { "a wall between two in line crosses neither", "9 9 2 1 | e1 e9 | 10 10 | d3h,f3h | -", "e3v",
    "9 9 2 2 | e1 e9 | 9 10 | d3h,f3h | e3v" },

  /* Paths */
  { "nobody may shut in the opponent", "9 9 2 1 | e1 e9 | 10 10 | - | d8v,e8v", "e7h",
    .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 2 },
  { "nor the mover itself", "9 9 2 1 | e1 e9 | 10 10 | - | d1v,e1v", "e2h",
    .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 1 },
  { "the first of several shut in is named", "5 5 2 2 | c1 c5 | 6 6 | a2h,c2h | d2v", "d3h",
    .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 1 },
  { "a way round is enough", "5 5 2 1 | c1 c5 | 6 6 | a2h | d2v", "d3h",
    "5 5 2 2 | c1 c5 | 5 6 | a2h,d3h | d2v" },
  { "pawns do not block a path", "5 5 2 1 | c1 e3 | 6 6 | a2h,c2h | -", "a4h",
    "5 5 2 2 | c1 e3 | 5 6 | a2h,a4h,c2h | -" },
  { "with four players all paths count", "5 5 4 1 | c1 a3 c5 e3 | 3 3 3 3 | b4h | b1v,b3v", "c4v",
    .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 2 },
  { "but not that of an eliminated player", "5 5 4 1 | c1 - c5 e3 | 3 3 3 3 | b4h | b1v,b3v", "c4v",
    .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 4 },
  { "south and north pass on either side", "5 5 4 1 | c1 - c5 - | 3 3 3 3 | b4h | b1v,b3v", "c4v",
    "5 5 4 3 | c1 - c5 - | 2 3 3 3 | b4h | b1v,b3v,c4v" },

  /* The end */
  { "south wins on the top row", "9 9 2 1 | a8 e5 | 10 10 | - | -", "a9",
    "9 9 2 2 | a9 e5 | 10 10 | - | -", "win 1" },
  { "north wins on the bottom row", "9 9 2 2 | a8 i2 | 10 10 | - | -", "i1",
    "9 9 2 1 | a8 i1 | 10 10 | - | -", "win 2" },
  { "a jump wins", "9 9 2 1 | e7 e8 | 10 10 | - | -", "e9", "9 9 2 2 | e9 e8 | 10 10 | - | -",
    "win 1" },
  { "a diagonal wins", "9 9 2 1 | e8 e9 | 10 10 | - | -", "d9", "9 9 2 2 | d9 e9 | 10 10 | - | -",
    "win 1" },
  { "one's own side is no goal", "9 9 2 1 | e2 e9 | 10 10 | - | -", "e1",
    "9 9 2 2 | e1 e9 | 10 10 | - | -" },
  { "with four players south wins on the top row", "9 9 4 1 | b8 a5 e9 i5 | 5 5 5 5 | - | -", "b9",
    "9 9 4 2 | b9 a5 e9 i5 | 5 5 5 5 | - | -", "win 1" },
  { "west wins on the last column", "9 9 4 2 | e1 h7 e9 i5 | 5 5 5 5 | - | -", "i7",
    "9 9 4 3 | e1 i7 e9 i5 | 5 5 5 5 | - | -", "win 2" },
  { "north wins on the bottom row of four", "9 9 4 3 | e1 a5 c2 i5 | 5 5 5 5 | - | -", "c1",
    "9 9 4 4 | e1 a5 c1 i5 | 5 5 5 5 | - | -", "win 3" },
  { "east wins on the first column", "9 9 4 4 | e1 a5 e9 b3 | 5 5 5 5 | - | -", "a3",
    "9 9 4 1 | e1 a5 e9 a3 | 5 5 5 5 | - | -", "win 4" },
  { "south does not win at the side", "9 9 4 1 | h4 a5 e9 i5 | 5 5 5 5 | - | -", "i4",
    "9 9 4 2 | i4 a5 e9 i5 | 5 5 5 5 | - | -" },
  { "west does not win at the top", "9 9 4 2 | e1 b8 e9 i5 | 5 5 5 5 | - | -", "b9",
    "9 9 4 3 | e1 b9 e9 i5 | 5 5 5 5 | - | -" },
  { "no step after the end", "9 9 2 2 | a9 e5 | 10 10 | - | -", "e4",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "no wall after the end", "9 9 2 2 | a9 e5 | 10 10 | - | -", "e4h",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "no resigning after the end", "9 9 2 2 | a9 e5 | 10 10 | - | -", "resign",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "no loss on time after the end", "9 9 2 2 | a9 e5 | 10 10 | - | -", "timeout",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "the first at the goal ends a game of four", "9 9 4 2 | b9 a5 e9 i5 | 5 5 5 5 | - | -", "b5",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },

  /* Stalemate and forced moves */
  { "no pawn move and no wall in stock is a draw", "5 5 4 4 | a1 a2 a3 e3 | 0 3 3 3 | - | a1v",
    "e4", "5 5 4 1 | a1 a2 a3 e4 | 0 3 3 3 | - | a1v", "draw" },
  { "no pawn move and no place for a wall is a draw",
    "5 5 4 4 | a1 a2 a3 e3 | 9 9 9 9 | b1h,b2h,b3h,d2h | a1v,a4v,b4v,c1v,c4v,d1v,d3v", "e4",
    "5 5 4 1 | a1 a2 a3 e4 | 9 9 9 9 | b1h,b2h,b3h,d2h | a1v,a4v,b4v,c1v,c4v,d1v,d3v", "draw" },
  { "no step after stalemate", "5 5 4 1 | a1 a2 a3 e4 | 0 3 3 3 | - | a1v", "b1",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "no wall after stalemate", "5 5 4 1 | a1 a2 a3 e4 | 0 3 3 3 | - | a1v", "d4h",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "no resigning after stalemate", "5 5 4 1 | a1 a2 a3 e4 | 0 3 3 3 | - | a1v", "resign",
    .reason = QDR_REFUSAL_REASON_GAME_OVER },
  { "stuck with a wall is not the end", "5 5 4 4 | a1 a2 a3 e3 | 1 3 3 3 | - | a1v", "e4",
    "5 5 4 1 | a1 a2 a3 e4 | 1 3 3 3 | - | a1v" },
  { "stuck with a wall, it must be placed", "5 5 4 1 | a1 a2 a3 e4 | 1 3 3 3 | - | a1v", "d4h",
    "5 5 4 2 | a1 a2 a3 e4 | 0 3 3 3 | d4h | a1v" },

  /* Resignation and loss on time */
  { "the other wins when one of two resigns", "9 9 2 1 | e1 e9 | 10 10 | - | -", "resign",
    "9 9 2 2 | e1 e9 | 10 10 | - | -", "win 2" },
  { "the other wins when player 2 resigns", "9 9 2 2 | e2 e9 | 10 10 | - | -", "resign",
    "9 9 2 1 | e2 e9 | 10 10 | - | -", "win 1" },
  { "the other wins when time runs out", "9 9 2 1 | e1 e9 | 10 10 | - | -", "timeout",
    "9 9 2 2 | e1 e9 | 10 10 | - | -", "win 2" },
  { "one of four who resigns leaves the board, walls and stock stay",
    "9 9 4 1 | e1 a5 e9 i5 | 4 5 5 5 | d5h | -", "resign",
    "9 9 4 2 | - a5 e9 i5 | 4 5 5 5 | d5h | -" },
  { "one of four out of time is out as well", "9 9 4 2 | e1 a5 e9 i5 | 5 5 5 5 | - | -", "timeout",
    "9 9 4 3 | e1 - e9 i5 | 5 5 5 5 | - | -" },
  { "the turn of an eliminated player is skipped", "9 9 4 1 | e1 - e9 i5 | 5 5 5 5 | - | -", "e2",
    "9 9 4 3 | e2 - e9 i5 | 5 5 5 5 | - | -" },
  { "two eliminated in a row are skipped", "9 9 4 1 | e1 - - i5 | 5 5 5 5 | - | -", "e2",
    "9 9 4 4 | e2 - - i5 | 5 5 5 5 | - | -" },
  { "skipping goes round the table", "9 9 4 4 | - a5 e9 i5 | 5 5 5 5 | - | -", "h5",
    "9 9 4 2 | - a5 e9 h5 | 5 5 5 5 | - | -" },
  { "the last of four left wins", "9 9 4 1 | e1 - - i5 | 5 5 5 5 | - | -", "resign",
    "9 9 4 4 | - - - i5 | 5 5 5 5 | - | -", "win 4" },
  { "the turn after four is one's", "9 9 4 4 | e1 a5 e9 i5 | 5 5 5 5 | - | -", "h5",
    "9 9 4 1 | e1 a5 e9 h5 | 5 5 5 5 | - | -" },
};

static QdrPosition
read_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  QdrPosition position = { 0 };

  if (!qdr_position_from_text (text, &position, NULL, &error))
    ck_abort_msg ("%s: %s", text, error->message);
  return position;
}

static char *
result_text (const QdrPosition *position)
{
  const QdrResult result = qdr_position_result (position);

  switch (result.outcome) {
  case QDR_OUTCOME_WIN:
    return g_strdup_printf ("win %u", result.winner + 1u);
  case QDR_OUTCOME_STALEMATE:
    return g_strdup ("draw");
  default:
    return g_strdup ("ongoing");
  }
}

static QdrRefusal
check_move_text (const QdrPosition *position, const char *text, QdrMove *move)
{
  const QdrRefusalReason reason = qdr_move_from_text (&position->board, text, move);

  return reason == QDR_REFUSAL_REASON_NONE ? qdr_position_check_move (position, *move)
                                           : (QdrRefusal){ .reason = reason };
}

TEST (each_case_of_the_rules_goes_as_the_rules_say, .loops = G_N_ELEMENTS (cases))
{
  const Case *example = &cases[_i];
  QdrPosition position = read_position (example->before);
  g_autofree char *after = NULL;
  g_autofree char *result = NULL;
  QdrUndo undo;
  QdrMove move;
  const QdrRefusal refusal = check_move_text (&position, example->move, &move);

  if (example->after == NULL) {
    ck_assert_msg (refusal.reason == example->reason, "%s: reason %d", example->rule,
                   refusal.reason);
    if (refusal.reason == QDR_REFUSAL_REASON_NO_PATH)
      ck_assert_msg (refusal.player + 1u == example->player, "%s: player %u", example->rule,
                     refusal.player + 1u);
    return;
  }

  ck_assert_msg (refusal.reason == QDR_REFUSAL_REASON_NONE, "%s: refused for reason %d",
                 example->rule, refusal.reason);
  qdr_position_do_move (&position, move, &undo);
  after = qdr_position_to_text (&position);
  ck_assert_msg (g_str_equal (after, example->after), "%s: %s", example->rule, after);
  result = result_text (&position);
  ck_assert_msg (g_str_equal (result, example->result != NULL ? example->result : "ongoing"),
                 "%s: %s", example->rule, result);
}

/* The pawn moves of a position, from the bottom row up and from left to right. */
static const struct {
  const char *rule;
  const char *position;
  const char *moves;
} pawn_moves[] = {
  { "in the open there are four", "9 9 2 1 | e4 e9 | 10 10 | - | -", "e3 d4 f4 e5" },
  { "at the edge there are three", "9 9 2 1 | e1 e9 | 10 10 | - | -", "d1 f1 e2" },
  { "in a corner there are two", "9 9 2 1 | i1 e9 | 10 10 | - | -", "h1 i2" },
  { "a neighbour is jumped straight", "9 9 2 1 | e4 e5 | 10 10 | - | -", "e3 d4 f4 e6" },
  { "or on both sides with a wall behind", "9 9 2 1 | e4 e5 | 10 10 | e5h | -", "e3 d4 f4 d5 f5" },
  { "or on both sides at the right edge", "9 9 2 1 | h4 i4 | 10 10 | - | -", "h3 i3 g4 h5 i5" },
  { "or on both sides at the left edge", "9 9 2 1 | b4 a4 | 10 10 | - | -", "a3 b3 c4 a5 b5" },
  { "or on both sides at the top", "9 9 2 1 | e8 e9 | 10 10 | - | -", "e7 d8 f8 d9 f9" },
  { "or on both sides at the bottom", "9 9 2 2 | e1 e2 | 10 10 | - | -", "d1 f1 d2 f2 e3" },
  { "or on both sides with a third pawn behind", "9 9 4 1 | e4 e5 e6 i5 | 5 5 5 5 | - | -",
    "e3 d4 f4 d5 f5" },
  { "a diagonal off the board is none", "9 9 2 1 | a4 a5 | 10 10 | a5h | -", "a3 b4 b5" },
  { "a wall before a pawn leaves nothing that way", "9 9 2 1 | e4 e5 | 10 10 | e4h | -",
    "e3 d4 f4" },
  { "each neighbour is judged on its own", "9 9 4 1 | e4 e5 f4 i5 | 5 5 5 5 | - | f4v",
    "e3 f3 d4 f5 e6" },
  { "one destination is one move even with two ways there",
    "9 9 4 1 | e4 e5 f4 i5 | 5 5 5 5 | e5h | f4v", "e3 f3 d4 d5 f5" },
  { "a diagonal past one pawn onto another is none", "9 9 4 1 | e4 e5 d5 i5 | 5 5 5 5 | e5h | -",
    "e3 d4 f4 f5" },
  { "three neighbours give three jumps", "9 9 4 1 | e4 e5 d4 f4 | 5 5 5 5 | - | -", "e3 c4 g4 e6" },
  { "a stuck pawn has none", "5 5 4 1 | a1 a2 a3 e4 | 1 3 3 3 | - | a1v", "" },
  { "an eliminated pawn is not in the way", "9 9 4 1 | e4 - e9 i5 | 5 5 5 5 | - | -",
    "e3 d4 f4 e5" },
};

TEST (pawns_go_exactly_where_the_rules_say, .loops = G_N_ELEMENTS (pawn_moves))
{
  const QdrPosition position = read_position (pawn_moves[_i].position);
  g_autoptr (GString) moves = g_string_new (NULL);
  QdrMoveList list = { 0 };

  qdr_position_generate_steps (&position, &list);
  for (guint i = 0; i < list.count; i++) {
    char text[QDR_MOVE_TEXT_SIZE];

    g_string_append_printf (moves, "%s%s", i == 0 ? "" : " ",
                            qdr_move_to_text (&position.board, list.moves[i], text));
  }
  ck_assert_msg (g_str_equal (moves->str, pawn_moves[_i].moves), "%s: %s", pawn_moves[_i].rule,
                 moves->str);
}

TEST (a_stuck_player_with_a_wall_can_only_place_it)
{
  const QdrPosition position = read_position ("5 5 4 1 | a1 a2 a3 e4 | 1 3 3 3 | - | a1v");
  QdrMoveList list;

  qdr_position_generate_moves (&position, &list);
  ck_assert_uint_gt (list.count, 0);
  for (guint i = 0; i < list.count; i++)
    ck_assert (qdr_move_is_wall (list.moves[i]));
}

TEST (a_player_without_walls_can_only_move_its_pawn)
{
  const QdrPosition position = read_position ("9 9 2 1 | e4 e9 | 0 10 | - | -");
  QdrMoveList list;

  qdr_position_generate_moves (&position, &list);
  ck_assert_uint_eq (list.count, 4);
  for (guint i = 0; i < list.count; i++)
    ck_assert (!qdr_move_is_wall (list.moves[i]));
}

TEST (a_player_without_a_place_for_a_wall_can_only_move_its_pawn)
{
  const QdrPosition position = read_position (
      "5 5 4 4 | a1 a2 a3 e3 | 9 9 9 9 | b1h,b2h,b3h,d2h | a1v,a4v,b4v,c1v,c4v,d1v,d3v");
  QdrMoveList list;

  qdr_position_generate_moves (&position, &list);
  ck_assert_uint_gt (list.count, 0);
  for (guint i = 0; i < list.count; i++)
    ck_assert (!qdr_move_is_wall (list.moves[i]));
}

TEST (every_reason_has_a_sentence_of_its_own)
{
  g_autoptr (GHashTable) sentences = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint reason = QDR_REFUSAL_REASON_NONE + 1; reason < QDR_N_REFUSAL_REASONS; reason++) {
    const QdrRefusal refusal = { .reason = (QdrRefusalReason) reason };
    char *sentence = qdr_refusal_to_string (refusal, "Anna");

    ck_assert (g_str_has_suffix (sentence, "."));
    ck_assert_msg (g_hash_table_add (sentences, sentence), "reason %u has another's sentence",
                   reason);
  }
}

TEST (the_sentence_for_a_cut_path_names_the_player)
{
  const QdrRefusal refusal = { .reason = QDR_REFUSAL_REASON_NO_PATH, .player = 1 };
  g_autofree char *sentence = qdr_refusal_to_string (refusal, "Anna");

  ck_assert_str_eq (sentence, "That would leave Anna without a path to the goal.");
}
