/*
 * The board on the screen: a widget that shows a game, or another model, and proposes moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-model.h"
#include "qdr-board-options.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_VIEW (qdr_board_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardView, qdr_board_view, QDR, BOARD_VIEW, GtkWidget)

/*
 * Properties (all notify):
 *   "game"                 QdrGame, nullable
 *   "show-coordinates"     boolean, whether letters and numbers are at the edges; TRUE by default
 *   "show-legal-moves"     boolean, whether squares that the pawn can go to have dots; TRUE by
 *                          default
 *   "show-last-move"       boolean, whether the last move is marked; TRUE by default
 *   "show-shortest-paths"  boolean, whether a shortest path of every player is shown; FALSE by
 *                          default
 *   "animate"              boolean, whether moves glide if the desktop allows animations; TRUE by
 *                          default
 *   "rotation"             uint, quarter turns anticlockwise, 0..3, which is also the QdrSide at
 *                          the bottom; 0 by default. Arrow keys are directions on the screen
 *   "locked"               boolean, whether the board takes no moves; FALSE by default
 *   "hint"                 uint, a suggested QdrMove, or QDR_MOVE_NONE; it is reset when the
 *                          position changes
 *
 * Signals:
 *   "proposed"  (guint move) → gboolean  a person proposes a QdrMove, legal or not. A handler
 *                                        that plays or refuses it returns TRUE. If no handler
 *                                        returns TRUE, the model makes the move; the model of a
 *                                        game does nothing
 *   "refused"   (string sentence)        a proposed move is not legal
 *   "answered"  (string answer)          a key asked a question, and the answer is announced
 *   "blocked"   ()                       a person tries to move, but the board is locked
 *   "unused"    ()                       the switch was pressed while no person may move, or
 *                                        QDR_SCAN_MORE was chosen
 *   "scanned"   (QdrScanKind kind)       switch scanning has advanced to a choice of this kind
 *   "visited"   (guint place)            the keyboard focus has moved to a place, which is a
 *                                        QdrMove: the step to a square, or a wall in a groove
 *   "stopped"   (guint place)            an arrow key has met a wall or the edge beside a place,
 *                                        which is a QdrMove as in "visited"
 */

/** @brief Creates a board that shows nothing. */
GtkWidget *qdr_board_view_new (void);

/** @brief Returns the game, or NULL. */
QdrGame *qdr_board_view_get_game (QdrBoardView *self);

/**
 * @brief Shows a game.
 *
 * @param game  (nullable): referenced
 */
void qdr_board_view_set_game (QdrBoardView *self, QdrGame *game);

/**
 * @brief Shows a model other than a game; "game" becomes NULL.
 *
 * @param model  (nullable): referenced
 */
void qdr_board_view_set_model (QdrBoardView *self, QdrBoardModel *model);

/** @brief Returns whether shortest paths are shown. */
gboolean qdr_board_view_get_show_shortest_paths (QdrBoardView *self);

/** @brief Shows or hides a shortest path of every player. */
void qdr_board_view_set_show_shortest_paths (QdrBoardView *self, gboolean show_shortest_paths);

/** @brief Returns whether moves glide. */
gboolean qdr_board_view_get_animate (QdrBoardView *self);

/** @brief Sets whether moves glide. */
void qdr_board_view_set_animate (QdrBoardView *self, gboolean animate);

/** @brief Returns the rotation in quarter turns anticlockwise, 0..3. */
guint qdr_board_view_get_rotation (QdrBoardView *self);

/** @brief Returns (transfer full) a sentence that says where the arrow key Up leads, for a screen
 *         reader. */
char *qdr_board_view_describe_rotation (QdrBoardView *self);

/** @brief Sets the rotation in quarter turns anticlockwise, 0..3. */
void qdr_board_view_set_rotation (QdrBoardView *self, guint rotation);

/** @brief Returns the side of the screen at which @p side of the board is. */
QdrSide qdr_board_view_find_screen_side (QdrBoardView *self, QdrSide side);

/** @brief Returns whether the board is locked; a locked board takes no moves. */
gboolean qdr_board_view_get_locked (QdrBoardView *self);

/** @brief Locks or unlocks the board; a locked board takes no moves. */
void qdr_board_view_set_locked (QdrBoardView *self, gboolean locked);

/** @brief Sets whether a wall must be confirmed: by a second click or tap, by Enter, or by the
 *         button beside the wall. QDR_CONFIRM_TOUCH by default. */
void qdr_board_view_set_confirm_walls (QdrBoardView *self, QdrWallConfirmation confirm_walls);

/** @brief Sets the effects of a wall pointed at on the paths that are shown; QDR_DETOURS_IN_PATHS
 *         by default. */
void qdr_board_view_set_detours (QdrBoardView *self, QdrDetours detours);

/** @brief Returns the sentence shown beside the move pointed at, such as why the wall would be
 *         refused, or NULL. */
const char *qdr_board_view_get_notice (QdrBoardView *self);

/* Moves */

/** @brief Returns whether a person may move now. */
gboolean qdr_board_view_can_move (QdrBoardView *self);

/**
 * @brief Proposes a move of the player to move, by emitting "proposed". Does nothing if no person
 *        may move now.
 *
 * @param move  any move, legal or not
 */
void qdr_board_view_propose_move (QdrBoardView *self, QdrMove move);

/**
 * @brief Refuses a proposed move: announces the reason, and emits "refused".
 *
 * @param sentence  the reason, translated
 */
void qdr_board_view_refuse_move (QdrBoardView *self, const char *sentence);

/* Dragging a wall from the stock beside the board. The widget that shows the stock receives mouse
 * and touch events, and calls these functions. */

/**
 * @brief Starts to drag a wall from the stock of a player.
 *
 * @param player  the player, 0..3
 * @param finger  TRUE if a finger drags the wall, FALSE if a mouse does
 * @return whether the drag has started: the player must be a person who may move now
 */
gboolean qdr_board_view_begin_stock_drag (QdrBoardView *self, guint player, gboolean finger);

/**
 * @brief Moves the wall that is dragged.
 *
 * @param point  the position of the pointer in the view's coordinates, on or beside the board
 */
void qdr_board_view_move_stock_drag (QdrBoardView *self, const graphene_point_t *point);

/** @brief Rotates the wall that is dragged. */
void qdr_board_view_rotate_stock_drag (QdrBoardView *self);

/** @brief Ends the drag. If @p drop is TRUE and the wall is over the board, proposes the wall. */
void qdr_board_view_end_stock_drag (QdrBoardView *self, gboolean drop);

/* Accessibility */

/** @brief Returns the detail in which moves are announced. */
QdrSpeechDetail qdr_board_view_get_speech_detail (QdrBoardView *self);

/** @brief Sets the detail in which moves are announced; QDR_SPEECH_DETAIL_FULL by default. */
void qdr_board_view_set_speech_detail (QdrBoardView *self, QdrSpeechDetail detail);

/** @brief Sets whether the board is silent; FALSE by default. A silent board announces answers to
 *         questions, but no moves or results. */
void qdr_board_view_set_silent (QdrBoardView *self, gboolean silent);

/**
 * @brief Sets the mode of switch scanning; QDR_SCANNING_OFF by default.
 *
 * @param pace_ms  the time per choice in milliseconds, at least 1; only for QDR_SCANNING_TIMED
 */
void qdr_board_view_set_scanning (QdrBoardView *self, QdrScanningMode scanning, guint pace_ms);

/**
 * @brief Suspends scanning on the board while controls elsewhere in the window are scanned.
 *
 * @param suspended  TRUE to suspend scanning, FALSE to resume it at the first choice
 */
void qdr_board_view_set_scanning_suspended (QdrBoardView *self, gboolean suspended);

/* Drawings by the program, which are removed when the position changes */

/** @brief Returns the suggested move, or QDR_MOVE_NONE. */
QdrMove qdr_board_view_get_hint (QdrBoardView *self);

/**
 * @brief Shows a suggested move, and removes the path comparison of another move.
 *
 * @param hint  the move, or QDR_MOVE_NONE to remove the hint
 */
void qdr_board_view_set_hint (QdrBoardView *self, QdrMove hint);

/**
 * @brief Shows expected moves as numbered arrows and as previews of walls.
 *
 * @param moves  a sequence of moves from the current position on. The moves before the first
 *               illegal move are drawn, at most QDR_BOARD_MAX_EXPECTED_MOVES
 */
void qdr_board_view_set_expected_moves (QdrBoardView *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Shows the effect of a move on the shortest paths, instead of the paths of
 *        "show-shortest-paths". Paths after the move are lines with their lengths. Paths before the
 *        move are dashes, and are shown only if they were shorter.
 *
 * @param comparison  (nullable): the paths before and after the last move, or before and after a
 *                    move in the current position; copied
 */
void
qdr_board_view_set_path_comparison (QdrBoardView *self, const QdrBoardPathComparison *comparison);

/**
 * @brief Marks a rectangle of squares and removes all other marks and arrows.
 *
 * @param from  the lower left square, or QDR_NO_SQUARE for no marks
 * @param to    the upper right square
 */
void qdr_board_view_mark_squares (QdrBoardView *self, QdrSquare from, QdrSquare to);

/**
 * @brief Shows a mistake that was made in this position.
 *
 * @param move  the mistake, by the player to move, or QDR_MOVE_NONE
 * @param sign  the annotation of the mistake of up to three characters, such as "??"
 */
void qdr_board_view_set_mistake (QdrBoardView *self, QdrMove move, const char *sign);

G_END_DECLS
