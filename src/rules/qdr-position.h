/*
 * A position: whose turn it is, pawns, walls and stocks, as a plain value; doing and undoing moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/** @brief The most walls that a player can have in hand. */
#define QDR_MAX_STOCK 99

/**
 * @brief A complete position. It holds no pointers: assignment is a copy.
 *
 * Read the fields freely; change them only through the functions below, which keep the open masks
 * and the key in step with the rest.
 */
typedef struct {
  QdrBoard board; /**< columns, rows and what follows from them */
  QdrBits
      open[QDR_DIRECTIONS]; /**< squares that can be left that way: no wall, no edge of the board */
  QdrBits walls[2];         /**< corners with a horizontal [0] and a vertical [1] wall */
  guint64 wall_key;         /**< Zobrist hash of the walls on the board alone */
  guint64 key;              /**< Zobrist hash of everything that rules.md calls the position */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< QDR_NO_SQUARE for a pawn that left the board */
  guint8 stocks[QDR_MAX_PLAYERS];   /**< walls in hand, 0..99 */
  guint8 players;                   /**< 2 or 4 */
  guint8 turn;                      /**< the player to move, 0..players - 1 */
  guint8 in_play; /**< bit set of the players that have not resigned or lost on time */
} QdrPosition;

/** @brief What undoing a move needs. */
typedef struct {
  guint64 key;    /**< the hash key before */
  QdrMove move;   /**< the move */
  QdrSquare pawn; /**< where the mover's pawn stood */
  guint8 turn;    /**< the mover */
} QdrUndo;

/**
 * @brief Sets up the ordinary start of a game.
 *
 * @param width    columns, odd, 5..19
 * @param height   rows, odd, 5..19
 * @param players  2 or 4
 */
void qdr_position_init (QdrPosition *self, guint width, guint height, guint players);

/**
 * @brief Changes how many walls @p player has in hand.
 *
 * @param player  0..players - 1
 * @param stock   0..99
 */
void qdr_position_set_stock (QdrPosition *self, guint player, guint stock);

/**
 * @brief Hands the turn to @p player, who must still be in play.
 *
 * @param player  0..players - 1
 */
void qdr_position_set_turn (QdrPosition *self, guint player);

/**
 * @brief Puts the pawn of @p player, who must still be in play, on @p square; or, with four players
 *        and QDR_NO_SQUARE, takes the player out of play.
 *
 * While a position is being set up two pawns may share a square.
 *
 * @param player  0..players - 1
 * @param square  of the board, or QDR_NO_SQUARE
 */
void qdr_position_set_pawn (QdrPosition *self, guint player, QdrSquare square);

/**
 * @brief Whether a wall of the other kind stands on the corner of @p wall.
 *
 * @param wall  a wall on a corner of the board
 */
gboolean qdr_position_crosses_wall (const QdrPosition *self, QdrMove wall);

/**
 * @brief Whether @p wall would share an edge with another wall.
 *
 * @param wall  a wall on a corner of the board
 */
gboolean qdr_position_overlaps_wall (const QdrPosition *self, QdrMove wall);

/**
 * @brief Adds the wall @p wall, which must fit (no overlap, no crossing). No stock is taken.
 *
 * @param wall  a move that places a wall
 */
void qdr_position_add_wall (QdrPosition *self, QdrMove wall);

/**
 * @brief Plays @p move, which must be legal (or a concession in a game that is not over).
 *
 * Allocates nothing. The turn passes to the next player in play, also when the move ends the game.
 *
 * @param move  a legal move, or a concession
 * @param undo  (out): for qdr_position_undo()
 */
void qdr_position_do (QdrPosition *self, QdrMove move, QdrUndo *undo);

/**
 * @brief Takes back the move that filled @p undo, which must be the last one done.
 *
 * @param undo  as filled in by qdr_position_do()
 */
void qdr_position_undo (QdrPosition *self, const QdrUndo *undo);

/** @brief The hash key computed from scratch; always equal to the key field. */
guint64 qdr_position_compute_key (const QdrPosition *self);

/**
 * @brief Whether both are the same position of the same board by the repetition rule.
 *
 * @param a  a position
 * @param b  another one
 */
gboolean qdr_position_equal (const QdrPosition *a, const QdrPosition *b);

/** @brief Whether this is the ordinary start of a game, however many walls the players have. */
gboolean qdr_position_is_start (const QdrPosition *self);

/**
 * @brief The winner, if there is one already: on a goal square, or the last in play.
 *
 * Cheap: looks at the pawns only.
 *
 * @return 0..3, or -1
 */
int qdr_position_winner (const QdrPosition *self);

/** @brief The player whose turn comes after the present one: the next in play. */
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
 * @brief Whether @p player has not resigned or lost on time.
 *
 * @param player  0..players - 1
 */
static inline gboolean
qdr_position_is_in_play (const QdrPosition *self, guint player)
{
  return (self->in_play >> player) & 1;
}

/**
 * @brief Whether a pawn stands on @p square.
 *
 * @param square  of the board
 */
static inline gboolean
qdr_position_is_taken (const QdrPosition *self, guint square)
{
  for (guint player = 0; player < self->players; player++)
    if (self->pawns[player] == square)
      return TRUE;
  return FALSE;
}

/**
 * @brief The squares that @p player races for.
 *
 * @param player  0..players - 1
 */
static inline const QdrBits *
qdr_position_goal (const QdrPosition *self, guint player)
{
  return &self->board.border_squares[qdr_heading_of_player (self->players, player)];
}

G_END_DECLS
