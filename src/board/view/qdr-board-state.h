/*
 * The state of a board: its scene, the move pointed at, and whether a move may be made.
 *
 * A board view owns one state. The parts of the view read it, and change it only by the functions
 * below. The state redraws the view, updates the bubble beside the move pointed at, and emits
 * "proposed", "blocked", "scanned" and "notify" directly on the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-bubble.h"
#include "qdr-board-geometry.h"
#include "qdr-board-model.h"
#include "qdr-board-options.h"

G_BEGIN_DECLS

/** @brief The state of a board. */
typedef struct _QdrBoardState QdrBoardState;

/** @brief The device with which the person points at a move. */
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
 * @param bubble  a child of the view that shows the notice; referenced
 */
QdrBoardState *qdr_board_state_new (GtkWidget *board, QdrBoardBubble *bubble);

/** @brief Frees a state. */
void qdr_board_state_free (QdrBoardState *self);

/** @brief Returns the scene, which changes with the state. */
const QdrBoardScene *qdr_board_state_get_scene (QdrBoardState *self);

/** @brief Returns the motion of the scene, which the animation changes. */
QdrBoardMotion *qdr_board_state_get_motion (QdrBoardState *self);

/** @brief Returns the layout of the current board. */
const QdrBoardGeometry *qdr_board_state_get_geometry (QdrBoardState *self);

/** @brief Lays out the current board and all later boards with @p options. */
void qdr_board_state_lay_out (QdrBoardState *self, const QdrBoardLayoutOptions *options);

/** @brief Sets the rotation, and lays the board out again. */
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

/** @brief Reads the scene from the model, which must exist, and removes the drawings for the
 *         previous position: expected moves, path comparison and mistake. */
void qdr_board_state_read_model (QdrBoardState *self);

/** @brief Shows or hides the legal moves. Called after the turn or the lock has changed. */
void qdr_board_state_update_legal_moves (QdrBoardState *self);

/* Moving */

/** @brief Returns whether a person may move now: there is a model that takes moves, and the board
 *         is not locked. */
gboolean qdr_board_state_can_move (QdrBoardState *self);

/** @brief Returns whether a person may move now, and emits "blocked" on the view if only the lock
 *         prevents it. Called when a person tries to move. */
gboolean qdr_board_state_try_to_begin_move (QdrBoardState *self);

/** @brief Proposes a move of the player to move, legal or not: the view emits "proposed". Does
 *         nothing if no person may move now. */
void qdr_board_state_propose_move (QdrBoardState *self, QdrMove move);

/* Pointing */

/**
 * @brief Points at a move, which is drawn as a preview.
 *
 * @param move  the move, or QDR_MOVE_NONE to point at nothing
 */
void qdr_board_state_point_at (QdrBoardState *self, QdrMove move, QdrBoardDevice device);

/** @brief Returns the device with which the person points. */
QdrBoardDevice qdr_board_state_get_device (QdrBoardState *self);

/** @brief Continues to point at the same move with another device. */
void qdr_board_state_set_device (QdrBoardState *self, QdrBoardDevice device);

/** @brief Asks the person to confirm the wall pointed at. The request ends when the person points
 *         at another move or at nothing. */
void qdr_board_state_request_confirmation (QdrBoardState *self);

/** @brief Returns whether the wall pointed at must be confirmed. */
gboolean qdr_board_state_awaits_confirmation (QdrBoardState *self);

/** @brief Returns a sentence about the move pointed at, such as why the wall would be refused, or
 *         NULL. */
const char *qdr_board_state_get_notice (QdrBoardState *self);

/** @brief Sets the effects of a wall pointed at on the paths that are shown; QDR_DETOURS_IN_PATHS
 *         by default. */
void qdr_board_state_set_detours (QdrBoardState *self, QdrDetours detours);

/** @brief Returns which effects of a wall pointed at are shown. */
QdrDetours qdr_board_state_get_detours (QdrBoardState *self);

/** @brief Returns (transfer full) (nullable) the steps that the wall pointed at adds to paths, as a
 *         sentence; NULL if the board shows no detour. */
char *qdr_board_state_describe_detours (QdrBoardState *self);

/**
 * @brief Draws a pawn at the pointer while it is dragged.
 *
 * @param player  the player of the pawn, 0..3; the pawn must be on the board
 * @param point   the centre of the pawn, in the view's coordinates
 */
void qdr_board_state_carry_pawn (QdrBoardState *self, guint player, const graphene_point_t *point);

/** @brief Draws all pawns on their squares again, and returns the pawn that was carried, or an
 *         all-zero value. */
QdrBoardCarriedPawn qdr_board_state_put_down_pawn (QdrBoardState *self);

/**
 * @brief Draws a wall that is dragged from the stock and is still beside the board.
 *
 * @param kind   the kind of wall, or QDR_MOVE_STEP for no wall
 * @param point  the centre of the wall, in the view's coordinates; ignored without a wall
 */
void qdr_board_state_set_stock_drag (QdrBoardState *self,
                                     QdrMoveKind kind,
                                     const graphene_point_t *point);

/** @brief Sets the square or wall that is drawn with the keyboard focus. Does not redraw the view,
 *         since this function is called while the view is being drawn. */
void qdr_board_state_set_focus (QdrBoardState *self, QdrSquare square, QdrMove wall);

/** @brief Highlights a choice of switch scanning, and emits "scanned" on the view. */
void qdr_board_state_set_scan_choice (QdrBoardState *self, const QdrScanChoice *choice);

/* Sketch */

/** @brief Shows the stroke that is being drawn; NULL removes it. */
void qdr_board_state_set_drawn_stroke (QdrBoardState *self, const QdrBoardStroke *stroke);

/** @brief Adds a stroke, or removes it if it was there. Returns whether it was added. */
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

/** @brief Sets whether pieces move and lean. */
void qdr_board_state_set_animates (QdrBoardState *self, gboolean animates);

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

/* Drawings by the program; see the functions of the same names in qdr-board-view.h. */

/** @brief Shows a suggested move, and removes the path comparison of another move. */
void qdr_board_state_set_hint (QdrBoardState *self, QdrMove hint);

/** @brief Shows expected moves until the position changes. */
void qdr_board_state_set_expected_moves (QdrBoardState *self, const QdrMove *moves, guint n_moves);

/** @brief Shows a path comparison until the position changes; NULL removes it. */
void
qdr_board_state_set_path_comparison (QdrBoardState *self, const QdrBoardPathComparison *comparison);

/** @brief Shows a mistake until the position changes; QDR_MOVE_NONE removes it. */
void qdr_board_state_set_mistake (QdrBoardState *self, QdrMove move, const char *sign);

G_END_DECLS
