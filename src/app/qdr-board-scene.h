/*
 * What there is to see on a board at a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-path.h"

G_BEGIN_DECLS

/** @brief The owner of a wall that stood there when the game began. */
#define QDR_NOBODY QDR_MAX_PLAYERS

/** @brief Who placed the horizontal [0] and vertical [1] walls, by the square of their move. */
typedef guint8 QdrWallOwners[2][QDR_MAP_SIZE];

/** @brief The way from the position that was shown before to the present one. */
typedef struct {
  gboolean under_way;              /**< FALSE when everything is at rest */
  double progress;                 /**< 0..1 */
  QdrSquare from[QDR_MAX_PLAYERS]; /**< where a pawn comes from; QDR_NO_SQUARE if it stays */
  gboolean jumps[QDR_MAX_PLAYERS]; /**< it comes over another pawn */
  QdrBits coming[2];               /**< walls that are being placed: horizontal, vertical */
  QdrBits going[2];                /**< walls that are being taken back */
  QdrWallOwners owners;            /**< who placed those that go */
} QdrBoardMotion;

/**
 * @brief A plain value: the part that qdr_board_scene_follow() reads from a game, and the part that
 *        the pointer, the keyboard and the preferences decide.
 */
typedef struct {
  /* From the game. */
  QdrPosition position;
  guint ply; /**< moves played up to it */
  QdrResult result;
  QdrBits destinations; /**< where the pawn of the player to move can go; none at the end */
  QdrWallOwners owners;
  QdrMove last_move;   /**< QDR_MOVE_NONE at the start */
  guint last_player;   /**< who played the last move */
  QdrSquare last_from; /**< where that player's pawn stood before */

  /* From the view. */
  QdrMove pointed; /**< the move that a click would play, or QDR_MOVE_NONE */
  gboolean pointed_is_legal;
  QdrMove hint;    /**< a suggestion, or QDR_MOVE_NONE */
  QdrSquare focus; /**< where to draw the keyboard focus, or QDR_NO_SQUARE */
  QdrBoardMotion motion;
  gboolean show_coordinates;
  gboolean show_destinations;
} QdrBoardScene;

/** @brief Reads the present position of @p game and how it came about; leaves the view's part alone. */
void qdr_board_scene_follow (QdrBoardScene *self, QdrGame *game);

/** @brief Whether the pawn of the player to move can go to the square of @p step. */
gboolean qdr_board_scene_is_destination (const QdrBoardScene *self, QdrMove step);

G_END_DECLS
