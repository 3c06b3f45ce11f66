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
 *   "show-coordinates"     boolean, letters and numbers at the edges; TRUE by default
 *   "show-legal-moves"     boolean, dots on the squares the pawn can go to; TRUE by default
 *   "show-last-move"       boolean, a mark on the last move; TRUE by default
 *   "show-shortest-paths"  boolean, a shortest path of every player; FALSE by default
 *   "animate"              boolean, moves glide if the desktop allows animations; TRUE by default
 *   "rotation"             uint, quarter turns anticlockwise, 0..3: the QdrSide at the bottom; 0 by
 *                          default. Arrow keys follow the rotation
 *   "locked"               boolean, the board takes no moves; FALSE by default
 *   "hint"                 uint, a suggested QdrMove, or QDR_MOVE_NONE; it is reset when the
 *                          position changes
 *   "notice"               string, nullable, read-only: about the move pointed at, such as why the
 *                          wall would be refused
 *
 * Signals:
 *   "proposed"  (guint move) → gboolean  a person whose turn it is asks for a QdrMove, legal or
 *                                        not. A handler that deals with it returns TRUE; if none
 *                                        does, the model acts. The board plays no moves in a game
 *   "refused"   (string sentence)        a proposed move is not legal
 *   "answered"  (string answer)          a question was asked by a key; the answer is announced
 *   "blocked"   ()                       a person tries to move, but the board is locked
 *   "unused"    ()                       the switch was pressed while there was no move to choose,
 *                                        or on QDR_SCAN_MORE
 *   "scanned"   (QdrScanKind kind)       switch scanning has advanced
 *   "visited"   (guint place)            the keyboard focus has moved to a square, as the QdrMove
 *                                        of a step, or to a place for a wall
 *   "stopped"   (guint place)            there is a wall or the edge in the direction of an arrow
 *                                        key, beside that place
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

/** @brief Sets the rotation in quarter turns anticlockwise, 0..3. */
void qdr_board_view_set_rotation (QdrBoardView *self, guint rotation);

/** @brief Returns the side of the screen on which @p side of the board lies. */
QdrSide qdr_board_view_find_screen_side (QdrBoardView *self, QdrSide side);

/** @brief Returns whether the board is locked: it takes no moves. */
gboolean qdr_board_view_get_locked (QdrBoardView *self);

/** @brief Locks or unlocks the board; a locked board takes no moves. */
void qdr_board_view_set_locked (QdrBoardView *self, gboolean locked);

/** @brief Sets whether walls must be confirmed by a second click, tap, Enter or the button beside
 *         them; QDR_CONFIRM_TOUCH by default. */
void qdr_board_view_set_confirm_walls (QdrBoardView *self, QdrWallConfirmation confirm_walls);

/** @brief Returns a sentence about the move pointed at, or NULL. */
const char *qdr_board_view_get_notice (QdrBoardView *self);

/* Moves */

/** @brief Returns whether a person may move now. */
gboolean qdr_board_view_can_move (QdrBoardView *self);

/**
 * @brief Proposes a move for the person to move, if there is one: emits "proposed".
 *
 * @param move  any move, legal or not
 */
void qdr_board_view_propose_move (QdrBoardView *self, QdrMove move);

/**
 * @brief Announces the reason why a proposed move is not made, and emits "refused".
 *
 * @param sentence  translated
 */
void qdr_board_view_refuse_move (QdrBoardView *self, const char *sentence);

/* Dragging a wall from the stock beside the board. The widget that shows the stock handles mouse
 * and touch, and reports them here. */

/**
 * @brief Starts to drag a wall from the stock of a player.
 *
 * @param player  0..3
 * @param finger  whether it is dragged by a finger rather than a mouse
 * @return FALSE unless the player is a person who may move now
 */
gboolean qdr_board_view_begin_stock_drag (QdrBoardView *self, guint player, gboolean finger);

/**
 * @brief Drags the wall.
 *
 * @param point  in the coordinates of the board; it may lie beside the board
 */
void qdr_board_view_move_stock_drag (QdrBoardView *self, const graphene_point_t *point);

/** @brief Rotates the wall that is dragged. */
void qdr_board_view_rotate_stock_drag (QdrBoardView *self);

/** @brief Ends the drag, and with @p drop proposes the wall if it is over the board. */
void qdr_board_view_end_stock_drag (QdrBoardView *self, gboolean drop);

/* Accessibility */

/** @brief Returns the detail in which moves are announced. */
QdrSpeechDetail qdr_board_view_get_speech_detail (QdrBoardView *self);

/** @brief Sets the detail in which moves are announced; QDR_SPEECH_DETAIL_FULL by default. */
void qdr_board_view_set_speech_detail (QdrBoardView *self, QdrSpeechDetail detail);

/** @brief Sets whether moves and results are not announced; FALSE by default. Answers to questions
 *         always are. */
void qdr_board_view_set_silent (QdrBoardView *self, gboolean silent);

/**
 * @brief Sets up switch scanning; off by default.
 *
 * @param pace_ms  milliseconds per choice if they advance automatically, at least 1
 */
void qdr_board_view_set_scanning (QdrBoardView *self, QdrScanningMode scanning, guint pace_ms);

/**
 * @brief Suspends scanning on the board while it takes place elsewhere in the window.
 *
 * @param suspended  FALSE resumes with the first choice
 */
void qdr_board_view_set_scanning_suspended (QdrBoardView *self, gboolean suspended);

/* Drawings of the program, until the position changes */

/** @brief Returns the suggested move, or QDR_MOVE_NONE. */
QdrMove qdr_board_view_get_hint (QdrBoardView *self);

/**
 * @brief Shows a suggested move and removes the path change of another one.
 *
 * @param hint  a move, or QDR_MOVE_NONE
 */
void qdr_board_view_set_hint (QdrBoardView *self, QdrMove hint);

/**
 * @brief Shows expected moves as numbered arrows and ghosts of walls.
 *
 * @param moves  from the current position on; drawn up to the first illegal one, at most
 *               QDR_BOARD_MAX_EXPECTED_MOVES
 */
void qdr_board_view_set_expected_moves (QdrBoardView *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Shows the effect of a move on the shortest paths, in place of "show-shortest-paths": paths
 *        after it as lines with their lengths, shorter paths before it as dashes.
 *
 * @param change  (nullable): copied; of a move in the current position, or of the last one
 */
void qdr_board_view_set_path_comparison (QdrBoardView *self, const QdrBoardPathComparison *change);

/**
 * @brief Marks a rectangle of squares and removes all other marks and arrows.
 *
 * @param from  its lower left square, or QDR_NO_SQUARE for no marks
 * @param to    its upper right square
 */
void qdr_board_view_mark_squares (QdrBoardView *self, QdrSquare from, QdrSquare to);

/**
 * @brief Shows a mistake that was made in this position.
 *
 * @param move  a move of the player to move, or QDR_MOVE_NONE
 * @param sign  its annotation of up to three characters, such as "??"
 */
void qdr_board_view_set_mistake (QdrBoardView *self, QdrMove move, const char *sign);

G_END_DECLS
