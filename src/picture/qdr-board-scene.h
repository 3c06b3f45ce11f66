/*
 * The scene on a board: everything that the board shows at one moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-text.h"
#include "qdr-game.h"
#include "qdr-path.h"

G_BEGIN_DECLS

/** @brief No player; for example, the owner of a wall that was on the board when the game began. */
#define QDR_NOBODY QDR_MAX_PLAYERS

/** @brief The players who placed the walls, 0..3 or QDR_NOBODY: [0] for horizontal and [1] for
 *         vertical walls, indexed by the square of the wall's move. */
typedef guint8 QdrWallOwners[2][QDR_MAP_SIZE];

/* Sketch: arrows and marks that a player draws while thinking */

/** @brief The maximum number of strokes in a sketch; a further stroke replaces the oldest
 *         stroke. */
#define QDR_BOARD_MAX_STROKES 32

/** @brief A stroke of a sketch: an arrow, or a mark if both ends are the same square. */
typedef struct {
  QdrSquare from; /**< the square where the stroke begins */
  QdrSquare to;   /**< the square where the stroke ends */
} QdrBoardStroke;

/** @brief The arrows and marks of the player; an all-zero value is empty. */
typedef struct {
  guint n_strokes;                               /**< the number of strokes */
  QdrBoardStroke strokes[QDR_BOARD_MAX_STROKES]; /**< the strokes, oldest first */
  gboolean is_drawing;                           /**< whether a stroke is being drawn */
  QdrBoardStroke drawing;                        /**< the stroke that is being drawn */
} QdrBoardSketch;

/**
 * @brief Adds a stroke, or removes it if the sketch already has the same stroke.
 *
 * @return TRUE if the stroke was added, FALSE if it was removed
 */
gboolean qdr_board_sketch_toggle_stroke (QdrBoardSketch *self, QdrBoardStroke stroke);

/* Shortest paths */

/** @brief The shortest path of a player, from the pawn to the goal. */
typedef struct {
  guint steps;                     /**< the length of the path; 0 if no path is shown */
  gboolean is_alone;               /**< whether no other player's path shares a square with it */
  QdrSquare squares[QDR_PATH_MAX]; /**< the squares of the path, from the pawn on */
} QdrBoardShortestPath;

/** @brief The shortest paths before and after a move; nothing is shown if the value is all zero. */
typedef struct {
  guint n_players;                              /**< the number of players; 0 if nothing is shown */
  QdrBoardShortestPath before[QDR_MAX_PLAYERS]; /**< the paths before the move; steps is 0 if the
                                                     move does not lengthen the path */
  QdrBoardShortestPath after[QDR_MAX_PLAYERS];  /**< the paths after the move */
  QdrMove wall;       /**< another wall that is compared with the move, or QDR_MOVE_NONE */
  guint8 wall_player; /**< the player who would place that wall, 0..3 */
} QdrBoardPathComparison;

/**
 * @brief Finds the shortest paths before and after a move.
 *
 * If a player can still follow the path before the move, the path after the move is the rest of
 * that path. The field `wall` is set to QDR_MOVE_NONE.
 *
 * @param position  the position before the move
 * @param move      a legal step or wall
 */
QdrBoardPathComparison qdr_board_compare_paths (const QdrPosition *position, QdrMove move);

/* Motion from the previously shown position to the current position */

/** @brief A pawn that is dragged off its square; an all-zero value means no pawn. */
typedef struct {
  gboolean is_carried; /**< whether a pawn is dragged */
  guint player;        /**< the player of the pawn, 0..3 */
  float x;             /**< the x coordinate of the centre of the pawn, logical pixels */
  float y;             /**< the y coordinate of the centre of the pawn, logical pixels */
} QdrBoardCarriedPawn;

/** @brief A motion of the pieces between two positions. */
typedef struct {
  gboolean is_running;             /**< FALSE if all pieces are at rest */
  double progress;                 /**< the part of the time that is over, 0..1 */
  QdrSquare from[QDR_MAX_PLAYERS]; /**< the square that each pawn leaves, or QDR_NO_SQUARE */
  gboolean jumps[QDR_MAX_PLAYERS]; /**< whether each player's pawn jumps over another pawn */
  QdrBits appearing[2];            /**< horizontal [0] and vertical [1] walls that appear */
  QdrBits vanishing[2];            /**< horizontal [0] and vertical [1] walls that disappear */
  QdrWallOwners owners;            /**< the owners of the walls that disappear */
  QdrBoardCarriedPawn dropped;     /**< a pawn that glides from the point where it was dropped */
} QdrBoardMotion;

/** @brief Ends the motion, so that all pieces are at rest. */
void qdr_board_motion_clear (QdrBoardMotion *self);

/**
 * @brief Makes a pawn glide to its square from the point where it was dropped, rather than from
 *        its previous square.
 *
 * @param carried  the pawn; `is_carried` must be TRUE
 */
void qdr_board_motion_drop_pawn (QdrBoardMotion *self, const QdrBoardCarriedPawn *carried);

/** @brief Returns the part of its way that a moving pawn has gone, 0..1: it is lifted before it
 *         goes, and lands after it has arrived. */
double qdr_board_motion_get_way (const QdrBoardMotion *self);

/** @brief Returns the height of a pawn above the board: 0 on the board, 1 at the highest point of a
 *         jump. */
double qdr_board_motion_get_height (const QdrBoardMotion *self, guint player);

/** @brief Returns the height of walls that appear: 1 at first, 0 in the groove, where they bounce
 *         once before they settle. */
double qdr_board_motion_get_drop (const QdrBoardMotion *self);

/* Expected moves, and the choices of switch scanning */

/** @brief The maximum number of expected moves that are drawn; more would be unreadable. */
#define QDR_BOARD_MAX_EXPECTED_MOVES 8

/** @brief An expected move. */
typedef struct {
  QdrMove move;   /**< the move */
  guint player;   /**< the player who would make the move, 0..3 */
  QdrSquare from; /**< the square of that player's pawn before the move */
} QdrBoardExpectedMove;

/** @brief A sequence of expected moves, drawn as numbered arrows and walls. */
typedef struct {
  guint n_moves;                                            /**< the number of moves */
  QdrBoardExpectedMove moves[QDR_BOARD_MAX_EXPECTED_MOVES]; /**< in the order of play */
} QdrBoardExpectedMoves;

/** @brief The kinds of choices in switch scanning. */
typedef enum {
  QDR_SCAN_NOTHING, /**< there is no choice now */
  QDR_SCAN_PAWN,    /**< move the pawn */
  QDR_SCAN_WALLS,   /**< place a wall of one kind */
  QDR_SCAN_ROW,     /**< place the wall in one row */
  QDR_SCAN_MOVE,    /**< make this move */
  QDR_SCAN_MORE,    /**< go on to the controls beside the board */
} QdrScanKind;

/** @brief A choice in switch scanning; an all-zero value is no choice. */
typedef struct {
  QdrScanKind kind;  /**< the kind of the choice */
  QdrMoveKind walls; /**< for QDR_SCAN_WALLS and QDR_SCAN_ROW: the kind of wall */
  guint row;         /**< for QDR_SCAN_ROW: the row of the walls' corners, from 0 */
  QdrMove move; /**< for QDR_SCAN_MOVE: the move; for QDR_SCAN_PAWN: a step to the pawn's square */
} QdrScanChoice;

/* The scene */

/**
 * @brief A scene, as a plain value. It has two parts: the model's part comes from
 *        qdr_board_scene_read_game() or from the editor, the view's part from the pointer, the
 *        keyboard and the preferences.
 */
typedef struct {
  /* The model's part. */
  QdrPosition position; /**< the current position */
  guint ply;            /**< the number of moves played so far */
  QdrResult result;     /**< the result in this position */
  QdrBits destinations; /**< squares that the pawn to move can go to; none when the game is over */
  QdrWallOwners owners; /**< the owners of the walls on the board */
  QdrMove last_move;    /**< the last move; QDR_MOVE_NONE at the start */
  QdrSquare last_from;  /**< before last_move, the square of the pawn of the player who made it */

  /* The view's part. */
  QdrMove pointed;           /**< the move that a click would make, or QDR_MOVE_NONE */
  gboolean pointed_is_legal; /**< whether the move pointed at is legal */
  guint pointed_player;      /**< the player in whose colour the preview is drawn, or QDR_NOBODY */
  QdrBits shut_in;           /**< squares that the wall pointed at would cut off from the goal */
  guint shut_in_player;      /**< the player who would be shut in, or QDR_NOBODY */
  QdrMoveKind stock_drag;    /**< the kind of wall dragged beside the board, or QDR_MOVE_STEP */
  float stock_drag_x;        /**< x coordinate of the centre of the dragged wall, logical pixels */
  float stock_drag_y;        /**< y coordinate of the centre of the dragged wall, logical pixels */
  QdrBoardCarriedPawn carried;          /**< the pawn that is dragged */
  QdrMove hint;                         /**< a suggested move, or QDR_MOVE_NONE */
  QdrBoardExpectedMoves expected_moves; /**< the sequence of expected moves */
  QdrMove mistake;       /**< a mistake that was made in this position, or QDR_MOVE_NONE */
  char mistake_sign[4];  /**< the annotation of the mistake, such as "??" */
  QdrBoardSketch sketch; /**< the player's arrows and marks */
  QdrBoardShortestPath shortest_paths[QDR_MAX_PLAYERS]; /**< steps is 0 if the path is hidden */
  QdrBoardPathComparison path_comparison;               /**< if any, replaces shortest_paths */
  QdrBoardPathComparison detours; /**< paths around the wall pointed at; if any, the paths after it
                                       replace shortest_paths */
  gboolean show_detours;          /**< whether detours are drawn, with the added steps */
  QdrScanChoice scanned;          /**< the current choice in switch scanning */
  QdrSquare focus;                /**< the square with visible keyboard focus, or QDR_NO_SQUARE */
  QdrMove focus_wall;             /**< the place for a wall with visible focus, or QDR_MOVE_NONE */
  QdrBoardMotion motion;          /**< the motion from the previously shown position */
  guint rotation;                 /**< quarter turns anticlockwise, 0..3 */
  gboolean show_coordinates;      /**< whether letters and numbers are drawn at the edges */
  gboolean show_destinations;     /**< whether squares that the pawn can go to have dots */
  gboolean show_last_move;        /**< whether the last move is marked */
  gboolean animates;              /**< whether pieces move and lean */
  QdrSpeechDetail verbosity;      /**< the detail in which moves are announced */
} QdrBoardScene;

/** @brief Sets the model's part from the current position of @p game and the moves before it. */
void qdr_board_scene_read_game (QdrBoardScene *self, QdrGame *game);

/** @brief Clears the move pointed at, the focus, hints, drawings and motion; the position and the
 *         preferences are unchanged. */
void qdr_board_scene_clear_overlays (QdrBoardScene *self);

/** @brief Finds the shortest paths in the position, or clears them if @p show is FALSE. */
void qdr_board_scene_set_show_shortest_paths (QdrBoardScene *self, gboolean show);

/** @brief Returns whether any shortest path is shown. */
gboolean qdr_board_scene_has_shortest_paths (const QdrBoardScene *self);

/**
 * @brief Finds the paths of all players if shortest paths are shown, otherwise those that become
 *        longer, after a wall that is not placed yet.
 *
 * @param wall  a legal wall, or QDR_MOVE_NONE to clear the paths
 */
void qdr_board_scene_find_detours (QdrBoardScene *self, QdrMove wall);

/** @brief Returns the number of steps that the wall of the detours adds to the path of @p player; 0
 *         if detours are not drawn. */
guint qdr_board_scene_get_added_steps (const QdrBoardScene *self, guint player);

/** @brief Returns whether the wall of the detours adds steps to any path that is drawn. */
gboolean qdr_board_scene_has_detours (const QdrBoardScene *self);

/**
 * @brief Sets the expected moves. They end before the first illegal move, resignation or loss on
 *        time, and after QDR_BOARD_MAX_EXPECTED_MOVES moves at the latest.
 *
 * @param moves  a sequence of moves from the current position on
 */
void qdr_board_scene_set_expected_moves (QdrBoardScene *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Sets the move pointed at, and marks no player as shut in.
 *
 * @param move    a step, a wall, or QDR_MOVE_NONE
 * @param player  the player in whose colour the move is drawn, or QDR_NOBODY
 */
void qdr_board_scene_point_at (QdrBoardScene *self, QdrMove move, guint player, gboolean is_legal);

/**
 * @brief Marks the squares from which a player has no path to the goal.
 *
 * @param wall    a wall that is added to the position for this search, or QDR_MOVE_NONE; it must
 *                fit on the board
 * @param player  0..3
 */
void qdr_board_scene_mark_shut_in_squares (QdrBoardScene *self, QdrMove wall, guint player);

/** @brief Returns how far a piece leans that is dragged by @p squares to the right of its place,
 *         degrees; 0 if pieces do not move. */
float qdr_board_scene_get_lean (const QdrBoardScene *self, float squares);

/** @brief Returns whether @p player has won. */
gboolean qdr_board_scene_has_won (const QdrBoardScene *self, guint player);

/**
 * @brief Sets the motion that leads from @p before to @p after. Any number of moves may lie between
 *        these scenes.
 *
 * @return whether any piece moves; FALSE if the board sizes or the numbers of players differ
 */
gboolean qdr_board_motion_find_moving_pieces (QdrBoardMotion *self,
                                              const QdrBoardScene *before,
                                              const QdrBoardScene *after);

G_END_DECLS
