/*
 * The state of a board: what it shows, what is pointed at, and whether a move may be made.
 *
 * Only the parts of the board view include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-geometry.h"
#include "qdr-board-model.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_STATE (qdr_board_state_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardState, qdr_board_state, QDR, BOARD_STATE, GObject)

/*
 * The parts of the view read it and change it through the functions below; no part changes it
 * behind the back of the others. It knows no widgets.
 *
 * Signals:
 *   "changed"   ()                there is something else to be drawn
 *   "pointed"   ()                another move is pointed at, or its wall waits to be confirmed
 *   "hinted"    ()                another move is suggested, or none
 *   "noticed"   ()                there is something else to be said of what is pointed at
 *   "proposed"  (guint move)      a person whose turn it is asks for a QdrMove, allowed or not
 *   "answered"  (string answer)   a question was asked on the board
 *   "blocked"   ()                a person tries to move, but the board is locked
 *   "unused"    ()                a switch is pressed where there is no move to choose, or on
 *                                 QDR_SCAN_MORE
 *   "scanned"   (QdrScanKind kind)  a switch would choose something else, or nothing
 *   "visited"   (guint place)     the keyboard has come to a square, as a step, or to a place for a
 *                                 wall
 *   "stopped"   (guint place)     a wall or the edge of the board is in the way of an arrow key,
 *                                 beside that place
 */

/** @brief What the player points with. */
typedef enum {
  QDR_BOARD_DEVICE_NONE,
  QDR_BOARD_DEVICE_MOUSE,
  QDR_BOARD_DEVICE_FINGER,
  QDR_BOARD_DEVICE_KEYBOARD,
} QdrBoardDevice;

/**
 * @brief Creates the state of a board that shows nothing.
 *
 * @return (transfer full)
 */
QdrBoardState *qdr_board_state_new (void);

/**
 * @brief Returns what there is to see.
 *
 * @param self  a state
 * @return (transfer none): it changes with the state
 */
const QdrBoardScene *qdr_board_state_get_scene (QdrBoardState *self);

/**
 * @brief Returns the part of the scene that an animation moves.
 *
 * @param self  a state
 * @return (transfer none)
 */
QdrBoardMotion *qdr_board_state_get_motion (QdrBoardState *self);

/**
 * @brief Returns where squares and grooves lie.
 *
 * @param self  a state
 * @return (transfer none): of the board that is shown, in the room that it was given last
 */
const QdrBoardGeometry *qdr_board_state_get_geometry (QdrBoardState *self);

/**
 * @brief Lays the board of the scene out, and every board that is shown later.
 *
 * @param self  a state
 * @param room  for the board
 */
void qdr_board_state_lay_out (QdrBoardState *self, const QdrBoardRoom *room);

/**
 * @brief Lays the board out in the same room, rotated.
 *
 * @param self      a state
 * @param rotation  as in QdrBoardRoom
 */
void qdr_board_state_rotate (QdrBoardState *self, guint rotation);

/**
 * @brief Returns the model.
 *
 * @param self  a state
 * @return (transfer none) (nullable)
 */
QdrBoardModel *qdr_board_state_get_model (QdrBoardState *self);

/**
 * @brief Shows another model from now on. Nothing is pointed at then.
 *
 * @param self   a state
 * @param model  (nullable): with NULL there is nothing to see
 */
void qdr_board_state_set_model (QdrBoardState *self, QdrBoardModel *model);

/**
 * @brief Reads the scene anew from the model. Lines, changes of paths and mistakes of
 *        the position before go.
 *
 * @param self  a state with a model
 */
void qdr_board_state_read_model (QdrBoardState *self);

/**
 * @brief Decides anew whether legal moves are drawn, after it may be another player's turn.
 *
 * @param self  a state
 */
void qdr_board_state_update_legal_moves (QdrBoardState *self);

/**
 * @brief Returns whether a person may move now.
 *
 * @param self  a state
 * @return FALSE without a model, on a locked board, and while the model takes no moves
 */
gboolean qdr_board_state_can_move (QdrBoardState *self);

/**
 * @brief Returns the same for a person who tries to move: emits "blocked" where only the lock is in
 *        the way.
 *
 * @param self  a state
 * @return whether a person may move now
 */
gboolean qdr_board_state_try_move (QdrBoardState *self);

/**
 * @brief Shows a move as what would be played.
 *
 * @param self    a state
 * @param move    the move, or QDR_MOVE_NONE to show nothing
 * @param device  what it is pointed at with
 */
void qdr_board_state_point_at (QdrBoardState *self, QdrMove move, QdrBoardDevice device);

/**
 * @brief Returns what the move is pointed at with.
 *
 * @param self  a state
 * @return the device
 */
QdrBoardDevice qdr_board_state_get_device (QdrBoardState *self);

/**
 * @brief Goes on pointing at the same move with another device.
 *
 * @param self    a state
 * @param device  the device
 */
void qdr_board_state_set_device (QdrBoardState *self, QdrBoardDevice device);

/**
 * @brief Keeps the wall that is pointed at until it is confirmed or something else is pointed at.
 *
 * @param self  a state; a wall is pointed at
 */
void qdr_board_state_ask_for_wall (QdrBoardState *self);

/**
 * @brief Returns whether the wall that is pointed at waits to be confirmed.
 *
 * @param self  a state
 * @return whether qdr_board_state_ask_for_wall() holds it
 */
gboolean qdr_board_state_asks_for_wall (QdrBoardState *self);

/**
 * @brief Returns what is to be said beside the move that is pointed at.
 *
 * @param self  a state
 * @return (transfer none) (nullable): such as why the wall would be refused
 */
const char *qdr_board_state_get_notice (QdrBoardState *self);

/**
 * @brief Asks for a move on behalf of the person to move, if one is: emits "proposed".
 *
 * @param self  a state
 * @param move  the move, which need not be legal
 */
void qdr_board_state_propose (QdrBoardState *self, QdrMove move);

/**
 * @brief Shows an arrow or mark that is being drawn.
 *
 * @param self    a state
 * @param stroke  (nullable): as it is now
 */
void qdr_board_state_set_stroke (QdrBoardState *self, const QdrBoardStroke *stroke);

/**
 * @brief Draws an arrow or a mark, or takes away the same that is there.
 *
 * @param self    a state
 * @param stroke  the arrow or mark
 * @return whether it is there now
 */
gboolean qdr_board_state_toggle_stroke (QdrBoardState *self, QdrBoardStroke stroke);

/**
 * @brief Takes away all arrows and marks.
 *
 * @param self  a state
 * @return whether there were any
 */
gboolean qdr_board_state_erase_sketch (QdrBoardState *self);

/**
 * @brief Draws a pawn off the squares, where it is dragged.
 *
 * @param self    a state
 * @param player  whose pawn, which stands on a square, 0..3
 * @param point   its middle, on the board's widget or beside it
 */
void qdr_board_state_carry (QdrBoardState *self, guint player, const graphene_point_t *point);

/**
 * @brief Draws all pawns on their squares again.
 *
 * @param self  a state
 * @return the one that was off them, if there was one
 */
QdrBoardCarried qdr_board_state_put_down (QdrBoardState *self);

/**
 * @brief Draws a wall that is dragged from the stock beside the board.
 *
 * @param self   a state
 * @param kind   of the wall, or QDR_MOVE_STEP for none
 * @param point  its middle, on the board's widget; ignored for none
 */
void qdr_board_state_set_stock_drag (QdrBoardState *self,
                                     QdrMoveKind kind,
                                     const graphene_point_t *point);

/**
 * @brief Passes on the answer to a question that was asked on the board.
 *
 * @param self    a state
 * @param answer  translated
 */
void qdr_board_state_answer (QdrBoardState *self, const char *answer);

/**
 * @brief Passes on where the keyboard has come to.
 *
 * @param self   a state
 * @param place  the step to a square, or the move that places a wall
 */
void qdr_board_state_visit (QdrBoardState *self, QdrMove place);

/**
 * @brief Passes on that a wall or the edge of the board is in the way of an arrow key.
 *
 * @param self   a state
 * @param place  where the keyboard was, as above
 */
void qdr_board_state_stop (QdrBoardState *self, QdrMove place);

/**
 * @brief Sets where the keyboard focus is drawn. The one who draws calls this first, so it asks for
 *        no drawing.
 *
 * @param self    a state
 * @param square  the square, or QDR_NO_SQUARE
 * @param wall    the place for a wall, or QDR_MOVE_NONE
 */
void qdr_board_state_set_focus (QdrBoardState *self, QdrSquare square, QdrMove wall);

/**
 * @brief Passes on a press of the switch that is not for the board: emits "unused".
 *
 * @param self  a state
 */
void qdr_board_state_leave_press (QdrBoardState *self);

/**
 * @brief Draws what a person who plays by scanning would choose.
 *
 * @param self    a state
 * @param choice  copied
 */
void qdr_board_state_set_scanned (QdrBoardState *self, const QdrScanChoice *choice);

/**
 * @brief Locks the board, or unlocks it.
 *
 * @param self    a state
 * @param locked  whether no move may be made
 */
void qdr_board_state_set_locked (QdrBoardState *self, gboolean locked);

/**
 * @brief Returns whether the board is locked.
 *
 * @param self  a state
 * @return whether no move may be made
 */
gboolean qdr_board_state_get_locked (QdrBoardState *self);

/**
 * @brief Sets whether letters and numbers stand at the edges.
 *
 * @param self  a state
 * @param show  whether they do
 */
void qdr_board_state_set_show_coordinates (QdrBoardState *self, gboolean show);

/**
 * @brief Sets whether the move that was played last is marked.
 *
 * @param self  a state
 * @param show  whether it is
 */
void qdr_board_state_set_show_last_move (QdrBoardState *self, gboolean show);

/**
 * @brief Says how much of a move is told to assistive tools.
 *
 * @param verbosity  QDR_VERBOSITY_FULL at first
 */
void qdr_board_state_set_verbosity (QdrBoardState *self, QdrVerbosity verbosity);

/**
 * @brief Sets whether legal moves are drawn while a person may move.
 *
 * @param self  a state
 * @param show  whether they are
 */
void qdr_board_state_set_show_legal_moves (QdrBoardState *self, gboolean show);

/**
 * @brief Returns whether legal moves are drawn while a person may move.
 *
 * @param self  a state
 * @return whether they are
 */
gboolean qdr_board_state_get_show_legal_moves (QdrBoardState *self);

/**
 * @brief Sets whether a shortest path of every player is drawn.
 *
 * @param self  a state
 * @param show  whether it is
 */
void qdr_board_state_set_show_shortest_paths (QdrBoardState *self, gboolean show);

/**
 * @brief Returns whether a shortest path of every player is drawn.
 *
 * @param self  a state
 * @return whether it is
 */
gboolean qdr_board_state_get_show_shortest_paths (QdrBoardState *self);

/**
 * @brief Draws a move as a suggestion. What another one does to the paths goes.
 *
 * @param self  a state
 * @param hint  the move, or QDR_MOVE_NONE
 */
void qdr_board_state_set_hint (QdrBoardState *self, QdrMove hint);

/**
 * @brief Draws moves to come, until the position changes.
 *
 * @param self     a state
 * @param moves    (nullable): from the present position on
 * @param n_moves  0 draws none
 */
void qdr_board_state_set_line (QdrBoardState *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Draws what a move does to the shortest paths, until the position changes.
 *
 * @param self    a state
 * @param change  (nullable): copied; NULL draws none
 */
void qdr_board_state_set_path_change (QdrBoardState *self, const QdrBoardPathChange *change);

/**
 * @brief Draws a move as a mistake that was played here, until the position changes.
 *
 * @param self  a state
 * @param move  the move, or QDR_MOVE_NONE
 * @param sign  (nullable): up to three letters beside it
 */
void qdr_board_state_set_mistake (QdrBoardState *self, QdrMove move, const char *sign);

G_END_DECLS
