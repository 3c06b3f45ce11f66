/*
 * Positions as plain values – turn, pawns, walls and stocks – and doing and undoing moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/** @brief The maximum number of walls that a player can have in hand. */
#define QDR_MAX_STOCK 99

/**
 * @brief A complete position. It has no pointers, so assignment copies it.
 *
 * Fields can be read freely. They are changed only by the functions below, which keep all fields
 * consistent.
 */
typedef struct {
  QdrBoard board;               /**< the board */
  QdrBits open[QDR_DIRECTIONS]; /**< by direction, the squares that have neither a wall nor the edge
                                     on this side */
  QdrBits walls[2];             /**< corners of horizontal [0] and vertical [1] walls */
  guint64 wall_key;             /**< Zobrist hash of the walls alone */
  guint64 key;                  /**< Zobrist hash of the whole position as defined in
                                     docs/rules.md */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< squares; QDR_NO_SQUARE for a pawn off the board */
  guint8 stocks[QDR_MAX_PLAYERS];   /**< walls in hand, 0..99 */
  guint8 players;                   /**< 2 or 4 */
  guint8 turn;                      /**< the player to move, 0..players - 1 */
  guint8 in_play; /**< bit i is set if player i has neither resigned nor lost on time */
} QdrPosition;

/** @brief The data for undoing a move. */
typedef struct {
  guint64 key;    /**< previous hash key */
  QdrMove move;   /**< the move */
  QdrSquare pawn; /**< previous square of the pawn of the player who moved */
  guint8 turn;    /**< player who moved */
} QdrUndo;

/**
 * @brief Sets up the start of a game.
 *
 * @param width    columns, odd, 5..19
 * @param height   rows, odd, 5..19
 * @param players  2 or 4
 */
void qdr_position_init (QdrPosition *self, guint width, guint height, guint players);

/**
 * @brief Sets the number of walls that @p player has in hand.
 *
 * @param player  0..players - 1
 * @param stock   0..99
 */
void qdr_position_set_stock (QdrPosition *self, guint player, guint stock);

/**
 * @brief Passes the turn to @p player, who must be in play.
 *
 * @param player  0..players - 1
 */
void qdr_position_set_turn (QdrPosition *self, guint player);

/**
 * @brief Moves the pawn of @p player, who must be in play, to @p square. With four players,
 *        QDR_NO_SQUARE takes the player out of play.
 *
 * While a position is set up, two pawns may share a square.
 *
 * @param player  0..players - 1
 * @param square  a square of the board or, with four players, QDR_NO_SQUARE
 */
void qdr_position_set_pawn (QdrPosition *self, guint player, QdrSquare square);

/**
 * @brief Returns whether @p wall would cross another wall: one of the other kind on the same
 *        corner.
 *
 * @param wall  a wall on a corner of the board
 */
gboolean qdr_position_wall_would_cross (const QdrPosition *self, QdrMove wall);

/**
 * @brief Returns whether @p wall would cover an edge that another wall of its kind covers.
 *
 * @param wall  a wall on a corner of the board
 */
gboolean qdr_position_wall_would_overlap (const QdrPosition *self, QdrMove wall);

/**
 * @brief Adds a wall, which must neither overlap nor cross another wall. It is not taken from a
 *        stock.
 *
 * @param wall  a wall move
 */
void qdr_position_add_wall (QdrPosition *self, QdrMove wall);

/**
 * @brief Plays @p move. The turn passes to the next player in play, even if the move ends the game.
 *
 * @param move  a legal move, or a concession in a game that is not over
 * @param undo  (out): for qdr_position_undo_move()
 */
void qdr_position_do_move (QdrPosition *self, QdrMove move, QdrUndo *undo);

/**
 * @brief Takes back the last move.
 *
 * @param undo  from qdr_position_do_move()
 */
void qdr_position_undo_move (QdrPosition *self, const QdrUndo *undo);

/** @brief Computes the hash key from scratch; the result always equals the field @p key. */
guint64 qdr_position_compute_key (const QdrPosition *self);

/**
 * @brief Returns whether two positions are the same by the repetition rule, on boards of the same
 *        size.
 */
gboolean qdr_position_equal (const QdrPosition *a, const QdrPosition *b);

/** @brief Returns whether this is the start of a game, with any number of walls in stock. */
gboolean qdr_position_is_start (const QdrPosition *self);

/**
 * @brief Returns the winner, 0..3: a player on its goal side, or the only player in play. Returns
 *        -1 if there is no winner.
 *
 * The function looks at neither walls nor moves, so it is fast.
 */
int qdr_position_winner (const QdrPosition *self);

/** @brief Returns the next player in play after the player to move. */
static inline guint
qdr_position_next_player (const QdrPosition *self)
{
  guint player = self->turn;

  do
    player = player + 1u == self->players ? 0 : player + 1;
  while (!((self->in_play >> player) & 1) && player != self->turn);

  return player;
}

/**
 * @brief Returns whether @p player has neither resigned nor lost on time.
 *
 * @param player  0..players - 1
 */
static inline gboolean
qdr_position_is_player_in_play (const QdrPosition *self, guint player)
{
  return (self->in_play >> player) & 1;
}

/** @brief Returns whether a pawn is on @p square. */
static inline gboolean
qdr_position_is_square_taken (const QdrPosition *self, guint square)
{
  for (guint player = 0; player < self->players; player++)
    if (self->pawns[player] == square)
      return TRUE;
  return FALSE;
}

/** @brief Returns the goal squares of @p player. @param player  0..players - 1 */
static inline const QdrBits *
qdr_position_goal (const QdrPosition *self, guint player)
{
  return &self->board.border_squares[qdr_heading_of_player (self->players, player)];
}

G_END_DECLS
