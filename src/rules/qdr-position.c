/*
 * Positions: doing and undoing moves, hash keys, and the winner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position.h"

#include "qdr-position-unchecked.h"

/*
 * The random numbers for Zobrist hashing come from a mixing function instead of a table. This costs
 * a few cycles, but needs neither memory nor initialisation. The argument of the function is the
 * number of a fact about the position. This number is the start of one of these ranges, plus the
 * formula of the range:
 *
 *      0 .. 1023   walls: 512 * kind + corner, kind 0 horizontal, 1 vertical
 *   1024 .. 3071   pawns: 512 * player + square; square 511 is "gone"
 *   3072 .. 3583   walls in hand: 128 * player + i for "has at least i walls"
 *   3588 .. 3591   players out of play
 *   3592 .. 3599   number of players
 *   3600 ..        shape: 32 * width + height
 */
enum {
  FACT_WALL = 0,
  FACT_PAWN = 1024,
  FACT_STOCK = 3072,
  FACT_OUT = 3588,
  FACT_PLAYERS = 3592,
  FACT_SHAPE = 3600,
};

#define GONE 511u

/* The finalizer of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
 * generators", 2014). */
static inline guint64
hash_of (guint fact)
{
  guint64 x = (fact + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  x = (x ^ x >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x = (x ^ x >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ x >> 31;
}

static inline guint64
hash_of_wall (guint kind, QdrSquare corner)
{
  return hash_of (FACT_WALL + 512 * kind + corner);
}

static inline guint64
hash_of_pawn (guint player, QdrSquare square)
{
  return hash_of (FACT_PAWN + 512 * player + (square == QDR_NO_SQUARE ? GONE : square));
}

/* Returns the hash of the fact that a player has at least @nth walls in hand. Taking a wall from
 * the stock changes only one of these facts. */
static inline guint64
hash_of_wall_in_hand (guint player, guint nth)
{
  return hash_of (FACT_STOCK + 128 * player + nth);
}

static guint64
hash_of_stock (guint player, guint stock)
{
  guint64 key = 0;

  for (guint nth = 1; nth <= stock; nth++)
    key ^= hash_of_wall_in_hand (player, nth);
  return key;
}

/* Returns the hash of the turn of @player. It is needed twice per move, so it is taken from a table
 * instead of being computed. The table has the first hexadecimal digits of the fractional part of
 * pi. */
static inline guint64
hash_of_turn (guint player)
{
  static const guint64 hashes[QDR_MAX_PLAYERS] = {
    G_GUINT64_CONSTANT (0x243f6a8885a308d3),
    G_GUINT64_CONSTANT (0x13198a2e03707344),
    G_GUINT64_CONSTANT (0xa4093822299f31d0),
    G_GUINT64_CONSTANT (0x082efa98ec4e6c89),
  };

  return hashes[player];
}

guint64
qdr_position_compute_key (const QdrPosition *self)
{
  guint64 key;

  g_return_val_if_fail (self != NULL, 0);

  key = hash_of (FACT_SHAPE + 32u * self->board.width + self->board.height);
  key ^= hash_of (FACT_PLAYERS + self->players);
  key ^= hash_of_turn (self->turn);
  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&self->walls[kind]);

    while (qdr_bits_iter_next (&iter, QDR_BITS_WORDS))
      key ^= hash_of_wall (kind, (QdrSquare) iter.index);
  }
  for (guint player = 0; player < self->players; player++) {
    key ^= hash_of_pawn (player, self->pawns[player]);
    key ^= hash_of_stock (player, self->stocks[player]);
    if (!qdr_position_is_player_in_play (self, player))
      key ^= hash_of (FACT_OUT + player);
  }
  return key;
}

void
qdr_position_init (QdrPosition *self, guint width, guint height, guint players)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (qdr_board_size_is_valid (width) && qdr_board_size_is_valid (height));
  g_return_if_fail (players == 2 || players == 4);

  *self = (QdrPosition){ .board = qdr_board_make (width, height), .players = (guint8) players };
  /* Without walls, only the edge of the board is in the way. */
  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    self->open[direction] =
        qdr_bits_minus (self->board.squares, self->board.border_squares[direction], QDR_BITS_WORDS);

  self->in_play = (guint8) ((1u << players) - 1);
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++) {
    const gboolean plays = player < players;

    self->pawns[player] =
        plays ? qdr_board_start_square (&self->board, players, player) : QDR_NO_SQUARE;
    self->stocks[player] = plays ? (guint8) qdr_board_default_stock (&self->board, players) : 0;
  }
  self->key = qdr_position_compute_key (self);
}

void
qdr_position_set_stock (QdrPosition *self, guint player, guint stock)
{
  g_return_if_fail (self != NULL && player < self->players);
  g_return_if_fail (stock <= QDR_MAX_STOCK);

  self->key ^= hash_of_stock (player, self->stocks[player]) ^ hash_of_stock (player, stock);
  self->stocks[player] = (guint8) stock;
}

void
qdr_position_set_turn (QdrPosition *self, guint player)
{
  g_return_if_fail (self != NULL && player < self->players);
  g_return_if_fail (qdr_position_is_player_in_play (self, player));

  self->key ^= hash_of_turn (self->turn) ^ hash_of_turn (player);
  self->turn = (guint8) player;
}

void
qdr_position_set_pawn (QdrPosition *self, guint player, QdrSquare square)
{
  g_return_if_fail (self != NULL && player < self->players);
  g_return_if_fail (qdr_position_is_player_in_play (self, player));
  g_return_if_fail (square == QDR_NO_SQUARE ? self->players == 4
                                            : qdr_bits_contains (&self->board.squares, square));

  self->key ^= hash_of_pawn (player, self->pawns[player]) ^ hash_of_pawn (player, square);
  self->pawns[player] = square;
  if (square == QDR_NO_SQUARE) {
    self->key ^= hash_of (FACT_OUT + player);
    self->in_play &= (guint8) ~(1u << player);
  }
}

static gboolean
is_wall_of_board (const QdrPosition *self, QdrMove move)
{
  return move <= QDR_MOVE_MAX && qdr_move_is_wall (move) &&
         qdr_bits_contains (&self->board.corners, qdr_move_square (move));
}

/* Adds a wall, and closes the two edges that it covers, each in both directions. If the wall is
 * already there, removes it and opens the edges. */
static inline void
flip_wall (QdrPosition *self, QdrMoveKind kind, QdrSquare corner)
{
  const guint64 hash = hash_of_wall (kind == QDR_MOVE_VERTICAL_WALL, corner);
  const guint stride = self->board.stride;

  self->key ^= hash;
  self->wall_key ^= hash;
  if (kind == QDR_MOVE_HORIZONTAL_WALL) {
    qdr_bits_flip (&self->walls[0], corner);
    qdr_bits_flip (&self->open[QDR_NORTH], corner);
    qdr_bits_flip (&self->open[QDR_NORTH], corner + 1u);
    qdr_bits_flip (&self->open[QDR_SOUTH], corner + stride);
    qdr_bits_flip (&self->open[QDR_SOUTH], corner + stride + 1);
  } else {
    qdr_bits_flip (&self->walls[1], corner);
    qdr_bits_flip (&self->open[QDR_EAST], corner);
    qdr_bits_flip (&self->open[QDR_EAST], corner + stride);
    qdr_bits_flip (&self->open[QDR_WEST], corner + 1u);
    qdr_bits_flip (&self->open[QDR_WEST], corner + stride + 1);
  }
}

gboolean
qdr_position_wall_would_cross (const QdrPosition *self, QdrMove wall)
{
  const guint other = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL ? 0 : 1;

  g_return_val_if_fail (self != NULL && is_wall_of_board (self, wall), FALSE);

  return qdr_bits_test (&self->walls[other], qdr_move_square (wall));
}

gboolean
qdr_position_wall_would_overlap (const QdrPosition *self, QdrMove wall)
{
  const gboolean vertical = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL;
  const QdrSquare corner = qdr_move_square (wall);
  const QdrBits *walls;
  guint along;

  g_return_val_if_fail (self != NULL && is_wall_of_board (self, wall), FALSE);

  walls = &self->walls[vertical];
  along = vertical ? self->board.stride : 1;
  return qdr_bits_test (walls, corner) || qdr_bits_test (walls, corner + along) ||
         (corner >= along && qdr_bits_test (walls, corner - along));
}

/* Returns whether @wall is on a corner of the board and neither overlaps nor crosses another
 * wall. */
static gboolean
fits (const QdrPosition *self, QdrMove wall)
{
  return is_wall_of_board (self, wall) && !qdr_position_wall_would_cross (self, wall) &&
         !qdr_position_wall_would_overlap (self, wall);
}

void
qdr_position_add_wall (QdrPosition *self, QdrMove wall)
{
  g_return_if_fail (self != NULL && fits (self, wall));

  flip_wall (self, qdr_move_kind (wall), qdr_move_square (wall));
}

void
qdr_position_do_move_unchecked (QdrPosition *self, QdrMove move, QdrUndo *undo)
{
  const guint player = self->turn;
  const QdrMoveKind kind = qdr_move_kind (move);
  const QdrSquare square = qdr_move_square (move);

  *undo =
      (QdrUndo){ .key = self->key, .move = move, .pawn = self->pawns[player], .turn = self->turn };

  if (kind == QDR_MOVE_STEP) {
    self->key ^= hash_of_pawn (player, undo->pawn) ^ hash_of_pawn (player, square);
    self->pawns[player] = square;
  } else if (kind == QDR_MOVE_CONCESSION) {
    self->in_play &= (guint8) ~(1u << player);
    self->key ^= hash_of (FACT_OUT + player);
    if (self->players > 2) {
      self->key ^= hash_of_pawn (player, undo->pawn) ^ hash_of_pawn (player, QDR_NO_SQUARE);
      self->pawns[player] = QDR_NO_SQUARE;
    }
  } else {
    flip_wall (self, kind, square);
    self->key ^= hash_of_wall_in_hand (player, self->stocks[player]);
    self->stocks[player]--;
  }

  self->turn = (guint8) qdr_position_next_player (self);
  self->key ^= hash_of_turn (player) ^ hash_of_turn (self->turn);
}

/* Checks quickly whether the game is not over and @move may be legal. Does not check whether the
 * pawn can reach the square, or whether the wall shuts in a player. */
static gboolean
can_be_done (const QdrPosition *self, QdrMove move)
{
  const QdrSquare square = qdr_move_square (move);

  if (move > QDR_MOVE_MAX || qdr_position_winner (self) >= 0)
    return FALSE;
  if (qdr_move_is_wall (move))
    return self->stocks[self->turn] > 0 && fits (self, move);
  if (qdr_move_kind (move) == QDR_MOVE_STEP)
    return qdr_bits_contains (&self->board.squares, square) &&
           !qdr_position_is_square_taken (self, square);
  return move == QDR_MOVE_RESIGN || move == QDR_MOVE_TIMEOUT;
}

void
qdr_position_do_move (QdrPosition *self, QdrMove move, QdrUndo *undo)
{
  g_return_if_fail (self != NULL && undo != NULL);
  g_return_if_fail (can_be_done (self, move));

  qdr_position_do_move_unchecked (self, move, undo);
}

void
qdr_position_undo_move_unchecked (QdrPosition *self, const QdrUndo *undo)
{
  const QdrMoveKind kind = qdr_move_kind (undo->move);

  self->turn = undo->turn;
  self->pawns[undo->turn] = undo->pawn;

  if (kind == QDR_MOVE_CONCESSION) {
    self->in_play |= (guint8) (1u << undo->turn);
  } else if (kind != QDR_MOVE_STEP) {
    flip_wall (self, kind, qdr_move_square (undo->move));
    self->stocks[undo->turn]++;
  }
  self->key = undo->key;
}

void
qdr_position_undo_move (QdrPosition *self, const QdrUndo *undo)
{
  g_return_if_fail (self != NULL && undo != NULL);
  g_return_if_fail (undo->turn < self->players && undo->move <= QDR_MOVE_MAX);

  qdr_position_undo_move_unchecked (self, undo);
}

gboolean
qdr_position_equal (const QdrPosition *a, const QdrPosition *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a->key != b->key || a->board.width != b->board.width || a->board.height != b->board.height ||
      a->players != b->players || a->turn != b->turn || a->in_play != b->in_play)
    return FALSE;

  for (guint player = 0; player < a->players; player++)
    if (a->pawns[player] != b->pawns[player] || a->stocks[player] != b->stocks[player])
      return FALSE;

  return qdr_bits_equal (a->walls[0], b->walls[0], QDR_BITS_WORDS) &&
         qdr_bits_equal (a->walls[1], b->walls[1], QDR_BITS_WORDS);
}

gboolean
qdr_position_is_start (const QdrPosition *self)
{
  QdrPosition start;

  g_return_val_if_fail (self != NULL, FALSE);

  qdr_position_init (&start, self->board.width, self->board.height, self->players);
  for (guint player = 0; player < self->players; player++)
    qdr_position_set_stock (&start, player, self->stocks[player]);
  return qdr_position_equal (&start, self);
}

int
qdr_position_winner (const QdrPosition *self)
{
  g_return_val_if_fail (self != NULL, -1);

  for (guint player = 0; player < self->players; player++)
    if (qdr_position_is_player_in_play (self, player)) {
      const gboolean is_last = self->in_play == 1u << player;

      if (is_last || qdr_bits_test (qdr_position_goal (self, player), self->pawns[player]))
        return (int) player;
    }

  return -1;
}
