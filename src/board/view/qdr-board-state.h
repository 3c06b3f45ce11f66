/*
 * The state of a board: its scene, the move pointed at, and whether a move may be made.
 *
 * A board view owns one, and its parts read it and change it only by the functions below. The state
 * redraws the view, updates the bubble beside the move pointed at, and emits the signals of the
 * view itself ("proposed", "blocked", "scanned" and "notify"), so nothing is relayed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-bubble.h"
#include "qdr-board-geometry.h"
#include "qdr-board-model.h"

G_BEGIN_DECLS

/** @brief The state of a board. */
typedef struct _QdrBoardState QdrBoardState;

/** @brief The device a move is pointed at with. */
typedef enum {
  QDR_BOARD_DEVICE_NONE,
  QDR_BOARD_DEVICE_MOUSE,
  QDR_BOARD_DEVICE_FINGER,
  QDR_BOARD_DEVICE_KEYBOARD,
} QdrBoardDevice;

/**
 * @brief Creates the state of a board without a model; free it with qdr_board_state_free().
 *
 * @param board   (transfer none): the view, which owns the state
 * @param bubble  a child of the view, which shows the notice; referenced
 */
QdrBoardState *qdr_board_state_new (GtkWidget *board, QdrBoardBubble *bubble);

/** @brief Frees a state. */
void qdr_board_state_free (QdrBoardState *self);

/** @brief Returns the scene; it changes with the state. */
const QdrBoardScene *qdr_board_state_get_scene (QdrBoardState *self);

/** @brief Returns the motion of the scene, which the animation changes. */
QdrBoardMotion *qdr_board_state_get_motion (QdrBoardState *self);

/** @brief Returns the layout of the current board in the room that was set last. */
const QdrBoardGeometry *qdr_board_state_get_geometry (QdrBoardState *self);

/** @brief Lays the current board out in @p room, and later ones as well. */
void qdr_board_state_lay_out (QdrBoardState *self, const QdrBoardLayoutOptions *options);

/** @brief Lays the board out in the same room with another rotation. */
void qdr_board_state_set_rotation (QdrBoardState *self, guint rotation);

/* The model */

/** @brief Returns the model, or NULL. */
QdrBoardModel *qdr_board_state_get_model (QdrBoardState *self);

/**
 * @brief Replaces the model and points at nothing.
 *
 * @param model  (nullable): referenced
 */
void qdr_board_state_set_model (QdrBoardState *self, QdrBoardModel *model);

/** @brief Reads the scene from the model and removes the drawings on the old position: line, path
 *         change and mistake. There must be a model. */
void qdr_board_state_read_model (QdrBoardState *self);

/** @brief Shows or hides the legal moves after the turn or the lock has changed. */
void qdr_board_state_update_legal_moves (QdrBoardState *self);

/* Moving */

/** @brief Returns whether a person may move now: there is a model that takes moves, and the board
 *         is not locked. */
gboolean qdr_board_state_can_move (QdrBoardState *self);

/** @brief Like qdr_board_state_can_move(), for a person who tries to move: if only the lock
 *         prevents it, the view emits "blocked". */
gboolean qdr_board_state_try_move (QdrBoardState *self);

/** @brief Proposes a move, legal or not, for the person to move, if there is one: the view emits
 *         "proposed". */
void qdr_board_state_propose_move (QdrBoardState *self, QdrMove move);

/* Pointing */

/**
 * @brief Points at a move, which is drawn as a preview.
 *
 * @param move  QDR_MOVE_NONE points at nothing
 */
void qdr_board_state_point_at (QdrBoardState *self, QdrMove move, QdrBoardDevice device);

/** @brief Returns the device that the move is pointed at with. */
QdrBoardDevice qdr_board_state_get_device (QdrBoardState *self);

/** @brief Continues to point at the same move with another device. */
void qdr_board_state_set_device (QdrBoardState *self, QdrBoardDevice device);

/** @brief Asks the person to confirm the wall pointed at. The question stands until something else
 *         is pointed at. */
void qdr_board_state_ask_to_confirm (QdrBoardState *self);

/** @brief Returns whether the wall pointed at must be confirmed. */
gboolean qdr_board_state_asks_to_confirm (QdrBoardState *self);

/** @brief Returns a sentence about the move pointed at, such as why the wall would be refused, or
 *         NULL. */
const char *qdr_board_state_get_notice (QdrBoardState *self);

/**
 * @brief Draws a pawn at the pointer while it is dragged.
 *
 * @param player  0..3; the pawn is on the board
 * @param point   its centre, in the view's coordinates
 */
void qdr_board_state_carry_pawn (QdrBoardState *self, guint player, const graphene_point_t *point);

/** @brief Draws all pawns on their squares again and returns the pawn that was carried, if any. */
QdrBoardCarriedPawn qdr_board_state_put_down_pawn (QdrBoardState *self);

/**
 * @brief Draws a wall that is dragged from the stock, beside the board.
 *
 * @param kind   QDR_MOVE_STEP for no wall
 * @param point  its centre, in the view's coordinates; ignored for no wall
 */
void qdr_board_state_set_stock_drag (QdrBoardState *self,
                                     QdrMoveKind kind,
                                     const graphene_point_t *point);

/** @brief Sets the keyboard focus that is drawn. It is called while drawing, so it does not queue
 *         another drawing. */
void qdr_board_state_set_focus (QdrBoardState *self, QdrSquare square, QdrMove wall);

/** @brief Highlights a choice of switch scanning; the view emits "scanned". */
void qdr_board_state_set_scan_choice (QdrBoardState *self, const QdrScanChoice *choice);

/* Sketch */

/** @brief Shows a stroke while it is drawn, or with NULL none. */
void qdr_board_state_set_drawn_stroke (QdrBoardState *self, const QdrBoardStroke *stroke);

/** @brief Adds a stroke, or removes the same one, and returns whether it is there now. */
gboolean qdr_board_state_toggle_stroke (QdrBoardState *self, QdrBoardStroke stroke);

/** @brief Removes all arrows and marks, and returns whether there were any. */
gboolean qdr_board_state_erase_sketch (QdrBoardState *self);

/* Preferences */

/** @brief Locks or unlocks the board; a locked board takes no moves. */
void qdr_board_state_set_locked (QdrBoardState *self, gboolean locked);

/** @brief Returns whether the board is locked. */
gboolean qdr_board_state_get_locked (QdrBoardState *self);

/** @brief Shows or hides letters and numbers at the edges. */
void qdr_board_state_set_show_coordinates (QdrBoardState *self, gboolean show);

/** @brief Shows or hides a mark on the last move. */
void qdr_board_state_set_show_last_move (QdrBoardState *self, gboolean show);

/** @brief Shows or hides legal moves while a person may move. */
void qdr_board_state_set_show_legal_moves (QdrBoardState *self, gboolean show);

/** @brief Returns whether legal moves are shown while a person may move. */
gboolean qdr_board_state_get_show_legal_moves (QdrBoardState *self);

/** @brief Shows or hides a shortest path of every player. */
void qdr_board_state_set_show_shortest_paths (QdrBoardState *self, gboolean show);

/** @brief Returns whether shortest paths are shown. */
gboolean qdr_board_state_get_show_shortest_paths (QdrBoardState *self);

/** @brief Sets the detail in which moves are announced; QDR_SPEECH_DETAIL_FULL by default. */
void qdr_board_state_set_speech_detail (QdrBoardState *self, QdrSpeechDetail detail);

/* Drawings of the program; see the functions of the same names in qdr-board-view.h. */

/** @brief Shows a suggested move and removes the path change of another one. */
void qdr_board_state_set_hint (QdrBoardState *self, QdrMove hint);

/** @brief Shows expected moves until the position changes. */
void qdr_board_state_set_expected_moves (QdrBoardState *self, const QdrMove *moves, guint n_moves);

/** @brief Shows a path change until the position changes, or with NULL none. */
void
qdr_board_state_set_path_comparison (QdrBoardState *self, const QdrBoardPathComparison *change);

/** @brief Shows a mistake until the position changes, or with QDR_MOVE_NONE none. */
void qdr_board_state_set_mistake (QdrBoardState *self, QdrMove move, const char *sign);

G_END_DECLS
