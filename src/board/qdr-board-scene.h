/*
 * What there is to see on a board at a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-path-change.h"
#include "qdr-board-scanner.h"
#include "qdr-board-sketch.h"
#include "qdr-game.h"
#include "qdr-spoken-move.h"

G_BEGIN_DECLS

/** @brief The owner of a wall that stood there when the game began. */
#define QDR_NOBODY QDR_MAX_PLAYERS

/** @brief Who placed the horizontal [0] and vertical [1] walls, by the square of their move. */
typedef guint8 QdrWallOwners[2][QDR_MAP_SIZE];

/** @brief A pawn in the hand of a player, off the squares; all zero if there is none. */
typedef struct {
  gboolean is_there; /**< whether there is one */
  guint player;      /**< whose pawn, 0..3 */
  float x;           /**< its middle */
  float y;           /**< likewise, logical pixels */
} QdrBoardCarried;

/** @brief The way from the position that was shown before to the present one. */
typedef struct {
  gboolean under_way;              /**< FALSE when everything is at rest */
  double progress;                 /**< 0..1 */
  QdrSquare from[QDR_MAX_PLAYERS]; /**< where a pawn comes from; QDR_NO_SQUARE if it stays */
  gboolean jumps[QDR_MAX_PLAYERS]; /**< it comes over another pawn */
  QdrBits coming[2];               /**< walls that are being placed: horizontal, vertical */
  QdrBits going[2];                /**< walls that are being taken back */
  QdrWallOwners owners;            /**< who placed those that go */
  QdrBoardCarried dropped;         /**< a pawn that comes from where it was let go */
} QdrBoardMotion;

/** @brief The most moves of a line that are drawn: more would only confuse. */
#define QDR_BOARD_LINE_MAX 8

/** @brief A move of a line. */
typedef struct {
  QdrMove move;   /**< the move */
  guint player;   /**< who would play it, 0..3 */
  QdrSquare from; /**< where that player's pawn would stand before */
} QdrBoardLineMove;

/** @brief Moves to come, as an analysis sees them. */
typedef struct {
  guint n_moves;                              /**< how many there are */
  QdrBoardLineMove moves[QDR_BOARD_LINE_MAX]; /**< in the order of play */
} QdrBoardLine;

/**
 * @brief A plain value: the part that qdr_board_scene_follow() reads from a game, and the part that
 *        the pointer, the keyboard and the preferences decide.
 */
typedef struct {
  /* From the game. */
  QdrPosition position; /**< the present one */
  guint ply;            /**< moves played up to it */
  QdrResult result;     /**< whether the game is over there */
  QdrBits destinations; /**< where the pawn of the player to move can go; none at the end */
  QdrWallOwners owners; /**< who placed the walls that stand */
  QdrMove last_move;    /**< QDR_MOVE_NONE at the start */
  guint last_player;    /**< who played the last move */
  QdrSquare last_from;  /**< where that player's pawn stood before */

  /* From the view. */
  QdrMove pointed;           /**< the move that a click would play, or QDR_MOVE_NONE */
  gboolean pointed_is_legal; /**< whether it is allowed */
  guint pointed_player;      /**< in whose colour it is shown, or QDR_NOBODY */
  QdrBits shut_in;        /**< from where the wall that is pointed at would leave somebody no way */
  guint shut_in_player;   /**< whose pawn that is, or QDR_NOBODY */
  QdrMoveKind stock_drag; /**< a wall that is dragged beside the board, or QDR_MOVE_STEP */
  float stock_drag_x;     /**< its middle */
  float stock_drag_y;     /**< likewise, logical pixels */
  QdrBoardCarried carried; /**< the pawn that is dragged */
  QdrMove hint;            /**< a suggestion, or QDR_MOVE_NONE */
  QdrBoardLine line;       /**< moves to come */
  QdrMove mistake;         /**< a move that was played here and was no good, or QDR_MOVE_NONE */
  char mistake_sign[4];    /**< the sign that stands beside it, "??" */
  QdrBoardSketch sketch;   /**< what the player has drawn */
  QdrBoardShortestPath shortest_paths[QDR_MAX_PLAYERS]; /**< the shortest ones, if they are shown */
  QdrBoardPathChange path_change; /**< what a move would do to them; takes their place */
  QdrScanChoice scanned;          /**< what a person who plays by scanning would choose */
  QdrSquare focus;                /**< where to draw the keyboard focus, or QDR_NO_SQUARE */
  QdrMove focus_wall;             /**< the same among the places for walls, or QDR_MOVE_NONE */
  QdrBoardMotion motion;          /**< from the position shown before */
  guint rotation;                 /**< quarter turns of the board against the clock, 0..3 */
  gboolean show_coordinates;      /**< letters and numbers at the edges */
  gboolean show_destinations;     /**< marks where the pawn can go */
  gboolean show_last_move;        /**< marks what was played last */
  QdrVerbosity verbosity;         /**< how much of a move is told to assistive tools */
} QdrBoardScene;

/**
 * @brief Reads the present position of @p game and how it came about; leaves the view's part alone.
 *
 * @param game  the game
 */
void qdr_board_scene_follow (QdrBoardScene *self, QdrGame *game);

/** @brief Leaves the position alone and what the preferences say: nothing is pointed at, focused,
 *         suggested or in motion. */
void qdr_board_scene_calm (QdrBoardScene *self);

/**
 * @brief Finds the shortest paths in the position, or forgets them.
 *
 * @param show  whether to find them
 */
void qdr_board_scene_show_shortest_paths (QdrBoardScene *self, gboolean show);

/** @brief Whether any shortest path is shown. */
gboolean qdr_board_scene_has_shortest_paths (const QdrBoardScene *self);

/**
 * @brief Sets the line to the first of @p moves, up to the first that is not legal or is a
 *        concession.
 *
 * @param moves    from the present position on
 * @param n_moves  how many; what is too long is left out
 */
void qdr_board_scene_set_line (QdrBoardScene *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Points at @p move, or with QDR_MOVE_NONE at nothing. Nobody is marked as shut in.
 *
 * @param move      a step, a wall, or QDR_MOVE_NONE
 * @param player    in whose colour it is shown, or QDR_NOBODY
 * @param is_legal  whether it is allowed
 */
void qdr_board_scene_point_at (QdrBoardScene *self, QdrMove move, guint player, gboolean is_legal);

/**
 * @brief Marks the squares that a wall would cut off from the goal of a player, as far as its pawn
 *        can go.
 *
 * @param wall    one that fits among the others, or QDR_MOVE_NONE for those that stand
 * @param player  who would be, or is, shut in, 0..3
 */
void qdr_board_scene_mark_shut_in (QdrBoardScene *self, QdrMove wall, guint player);

/**
 * @brief Returns whether a player has won the game.
 *
 * @param self    a scene
 * @param player  0..3
 * @return whether the game ended with that player's victory
 */
gboolean qdr_board_scene_has_won (const QdrBoardScene *self, guint player);

G_END_DECLS
