/*
 * The scene on a board: everything that it shows at one moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-path.h"
#include "qdr-spoken-move.h"

G_BEGIN_DECLS

/** @brief No player, such as the owner of a wall that was on the board when the game began. */
#define QDR_NOBODY QDR_MAX_PLAYERS

/** @brief The players who placed the horizontal [0] and vertical [1] walls, by the square of the
 *         wall's move. */
typedef guint8 QdrWallOwners[2][QDR_MAP_SIZE];

/* Sketch: arrows and marks of a thinking player */

/** @brief The most strokes of a sketch; each further one replaces the oldest. */
#define QDR_BOARD_MAX_STROKES 32

/** @brief An arrow, or a mark if both ends are the same square. */
typedef struct {
  QdrSquare from; /**< where it begins */
  QdrSquare to;   /**< where it points */
} QdrBoardStroke;

/** @brief The arrows and marks of the player; empty if all zero. */
typedef struct {
  guint n_strokes;                               /**< number of strokes */
  QdrBoardStroke strokes[QDR_BOARD_MAX_STROKES]; /**< in the order they were drawn */
  gboolean is_drawing;                           /**< whether one is being drawn */
  QdrBoardStroke drawing;                        /**< the one being drawn */
} QdrBoardSketch;

/**
 * @brief Adds a stroke, or removes the same stroke if it is there.
 *
 * @return whether it is there now
 */
gboolean qdr_board_sketch_toggle_stroke (QdrBoardSketch *self, QdrBoardStroke stroke);

/* Shortest paths */

/** @brief The shortest path of a player, from the pawn to the goal. */
typedef struct {
  guint steps;                     /**< 0 if no path is shown */
  gboolean is_alone;               /**< no other path on the board shares a square with it */
  QdrSquare squares[QDR_PATH_MAX]; /**< the pawn's own square first */
} QdrBoardShortestPath;

/** @brief The shortest paths before and after a move; nothing is shown if all zero. */
typedef struct {
  guint n_players;                              /**< 0 if nothing is shown */
  QdrBoardShortestPath before[QDR_MAX_PLAYERS]; /**< only of players whose path gets longer */
  QdrBoardShortestPath after[QDR_MAX_PLAYERS];  /**< of all players */
  QdrMove wall;       /**< another wall that is discussed with the move, or QDR_MOVE_NONE */
  guint8 wall_player; /**< the player who would place it, 0..3 */
} QdrBoardPathComparison;

/**
 * @brief Finds the shortest paths before and after a move.
 *
 * If several paths are shortest after the move, the one that continues the path before it is taken.
 * The field `wall` is QDR_MOVE_NONE.
 *
 * @param position  before the move
 * @param move      a legal step or wall
 */
QdrBoardPathComparison qdr_board_compare_paths (const QdrPosition *position, QdrMove move);

/* Motion: from the position shown before to the current one */

/** @brief A pawn that is dragged off its square; all zero if there is none. */
typedef struct {
  gboolean is_carried; /**< whether a pawn is dragged */
  guint player;        /**< its player, 0..3 */
  float x;             /**< its centre, logical pixels */
  float y;             /**< likewise */
} QdrBoardCarriedPawn;

/** @brief A transition between two positions. */
typedef struct {
  gboolean is_running;             /**< FALSE if everything is at rest */
  double progress;                 /**< 0..1 */
  QdrSquare from[QDR_MAX_PLAYERS]; /**< the square a pawn leaves, or QDR_NO_SQUARE if it stays */
  gboolean jumps[QDR_MAX_PLAYERS]; /**< whether it jumps over another pawn */
  QdrBits appearing[2];            /**< walls that appear: horizontal, vertical */
  QdrBits vanishing[2];            /**< walls that are taken back, likewise */
  QdrWallOwners owners;            /**< the owners of the walls that are taken back */
  QdrBoardCarriedPawn dropped;     /**< a pawn that glides from where it was dropped */
} QdrBoardMotion;

/** @brief Stops all motion. */
void qdr_board_motion_clear (QdrBoardMotion *self);

/**
 * @brief Makes a pawn glide to its square from where it was dropped rather than from the square
 *        before.
 *
 * @param carried  a pawn that is there
 */
void qdr_board_motion_drop_pawn (QdrBoardMotion *self, const QdrBoardCarriedPawn *carried);

/** @brief Returns the height of a pawn above the board, 0..1: 0 unless it jumps. */
double qdr_board_motion_get_height (const QdrBoardMotion *self, guint player);

/* Moves that are shown */

/** @brief The most moves of a line that are drawn; more would be unreadable. */
#define QDR_BOARD_MAX_EXPECTED_MOVES 8

/** @brief A move of a line. */
typedef struct {
  QdrMove move;   /**< the move */
  guint player;   /**< the player who would make it, 0..3 */
  QdrSquare from; /**< the square of that player's pawn before it */
} QdrBoardExpectedMove;

/** @brief A line of expected moves. */
typedef struct {
  guint n_moves;                                            /**< number of moves */
  QdrBoardExpectedMove moves[QDR_BOARD_MAX_EXPECTED_MOVES]; /**< in the order of play */
} QdrBoardExpectedMoves;

/** @brief The kinds of choices in switch scanning. */
typedef enum {
  QDR_SCAN_NOTHING, /**< no choice now */
  QDR_SCAN_PAWN,    /**< move the pawn */
  QDR_SCAN_WALLS,   /**< place a wall of one kind */
  QDR_SCAN_ROW,     /**< place it in one row */
  QDR_SCAN_MOVE,    /**< make this move */
  QDR_SCAN_MORE,    /**< leave the board for the controls beside it */
} QdrScanKind;

/** @brief A choice in switch scanning; nothing if all zero. */
typedef struct {
  QdrScanKind kind;  /**< its kind */
  QdrMoveKind walls; /**< of QDR_SCAN_WALLS and _ROW: the kind of wall */
  guint row;         /**< of QDR_SCAN_ROW: the row of the walls' corners, from 0 */
  QdrMove move;      /**< of QDR_SCAN_MOVE: a legal move; of QDR_SCAN_PAWN: the pawn's square */
} QdrScanChoice;

/* The scene */

/**
 * @brief A plain value in two parts: the game, from qdr_board_scene_read_game(), and the view, from
 *        the pointer, the keyboard and the preferences.
 */
typedef struct {
  /* From the game. */
  QdrPosition position; /**< the current one */
  guint ply;            /**< number of moves played */
  QdrResult result;     /**< the result at that ply */
  QdrBits destinations; /**< squares that the pawn to move can go to; none when the game is over */
  QdrWallOwners owners; /**< the owners of the walls on the board */
  QdrMove last_move;    /**< QDR_MOVE_NONE at the start */
  guint last_player;    /**< the player who made the last move */
  QdrSquare last_from;  /**< the square of that player's pawn before it */

  /* From the view. */
  QdrMove pointed;             /**< the move that a click would make, or QDR_MOVE_NONE */
  gboolean pointed_is_legal;   /**< whether it is allowed */
  guint pointed_player;        /**< the player in whose colour it is drawn, or QDR_NOBODY */
  QdrBits shut_in;             /**< squares that the wall pointed at would cut off from the goal */
  guint shut_in_player;        /**< the player who would be shut in, or QDR_NOBODY */
  QdrMoveKind stock_drag;      /**< a wall that is dragged beside the board, or QDR_MOVE_STEP */
  float stock_drag_x;          /**< its centre, logical pixels */
  float stock_drag_y;          /**< likewise */
  QdrBoardCarriedPawn carried; /**< the pawn that is dragged */
  QdrMove hint;                /**< a suggested move, or QDR_MOVE_NONE */
  QdrBoardExpectedMoves expected_moves; /**< expected moves */
  QdrMove mistake;       /**< a mistake that was made in this position, or QDR_MOVE_NONE */
  char mistake_sign[4];  /**< its annotation, such as "??" */
  QdrBoardSketch sketch; /**< the player's arrows and marks */
  QdrBoardShortestPath shortest_paths[QDR_MAX_PLAYERS]; /**< if they are shown */
  QdrBoardPathComparison path_comparison;               /**< drawn in place of the shortest paths */
  QdrScanChoice scanned;      /**< the current choice in switch scanning */
  QdrSquare focus;            /**< the square with visible keyboard focus, or QDR_NO_SQUARE */
  QdrMove focus_wall;         /**< the wall place with visible focus, or QDR_MOVE_NONE */
  QdrBoardMotion motion;      /**< from the position shown before */
  guint rotation;             /**< quarter turns anticlockwise, 0..3 */
  gboolean show_coordinates;  /**< letters and numbers at the edges */
  gboolean show_destinations; /**< dots on the squares that the pawn can go to */
  gboolean show_last_move;    /**< a mark on the last move */
  QdrSpeechDetail verbosity;  /**< of moves that are announced to assistive tools */
} QdrBoardScene;

/** @brief Reads the current position of @p game and its history; the view's part is unchanged. */
void qdr_board_scene_read_game (QdrBoardScene *self, QdrGame *game);

/** @brief Clears everything pointed at, focused, suggested, drawn or in motion; the position
 *         and the preferences are unchanged. */
void qdr_board_scene_clear_overlays (QdrBoardScene *self);

/** @brief Finds the shortest paths in the position, or with FALSE clears them. */
void qdr_board_scene_set_show_shortest_paths (QdrBoardScene *self, gboolean show);

/** @brief Returns whether any shortest path is shown. */
gboolean qdr_board_scene_has_shortest_paths (const QdrBoardScene *self);

/**
 * @brief Sets the line to the first of @p moves, ending before the first illegal move or
 *        concession.
 *
 * @param moves  from the current position on
 */
void qdr_board_scene_set_expected_moves (QdrBoardScene *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Sets the move pointed at. No player is marked as shut in.
 *
 * @param move    a step, a wall, or QDR_MOVE_NONE
 * @param player  the player in whose colour it is drawn, or QDR_NOBODY
 */
void qdr_board_scene_point_at (QdrBoardScene *self, QdrMove move, guint player, gboolean is_legal);

/**
 * @brief Marks the squares from which a player has no path to the goal.
 *
 * @param wall    a wall that fits on the board and is added first, or QDR_MOVE_NONE
 * @param player  0..3
 */
void qdr_board_scene_mark_shut_in_squares (QdrBoardScene *self, QdrMove wall, guint player);

/** @brief Returns whether @p player has won. */
gboolean qdr_board_scene_has_won (const QdrBoardScene *self, guint player);

/**
 * @brief Finds the pieces that move from @p before to @p after, over any number of moves.
 *
 * @return whether anything moves; never between boards of different sizes or numbers of players
 */
gboolean qdr_board_motion_find_moving_pieces (QdrBoardMotion *self,
                                              const QdrBoardScene *before,
                                              const QdrBoardScene *after);

G_END_DECLS
