/*
 * The board on the screen: shows a game, or another model, and proposes what a person asks for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-model.h"
#include "qdr-confirm-walls.h"
#include "qdr-scanning.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_VIEW (qdr_board_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardView, qdr_board_view, QDR, BOARD_VIEW, GtkWidget)

/*
 * Properties (all notify):
 *   "game"                 QdrGame, nullable, replaceable at any time
 *   "show-coordinates"     boolean, letters and numbers at the edges; TRUE at first
 *   "show-legal-moves"     boolean, dots on the squares the pawn can go to; TRUE at first
 *   "show-last-move"       boolean, a mark on what was played last; TRUE at first
 *   "show-shortest-paths"  boolean, a shortest path of every player; FALSE at first
 *   "animate"              boolean, moves glide where the desktop allows animations; TRUE at first
 *   "rotation"             uint, quarter turns of the board against the clock, 0..3: the QdrSide
 *                          that lies at the bottom; 0 at first. Arrow keys turn with it
 *   "locked"               boolean, takes no moves of any player; FALSE at first
 *   "hint"                 uint, a QdrMove that is drawn as a suggestion, or QDR_MOVE_NONE; it is
 *                          dropped when the position changes
 *   "notice"               string, nullable (read-only): about what is pointed at, such as why the
 *                          wall there would be refused
 *
 * Signals:
 *   "proposed"  (guint move) → gboolean  a human player whose turn it is asks for a QdrMove,
 *                                       allowed or not; a handler that takes care of it returns
 *                                       TRUE, and if none does, the model acts. The board itself
 *                                       plays no move on a game
 *   "refused"   (const char *sentence)  a move was asked for that is not allowed
 *   "answered"  (const char *answer)    to a question that was asked by a key, and is spoken
 *   "unused"    ()                      a person who plays by scanning presses the switch while
 *                                       there is no move to choose, or chooses QDR_SCAN_MORE
 *   "scanned"   (QdrScanKind kind)      what that person would choose is something else, or nothing
 *   "blocked"   ()                      a person whose turn it is tries to move, but the board is
 *                                       locked
 *   "visited"   (guint place)           the keyboard has come to a square, as the QdrMove of a
 *                                       step, or to a place for a wall
 *   "stopped"   (guint place)           a wall or the edge of the board is in the way of an arrow
 *                                       key, beside that place; over a wall it goes on all the same
 */

/** @brief (transfer floating): a board that shows nothing. */
GtkWidget *qdr_board_view_new (void);

/** @brief (transfer none) (nullable) */
QdrGame *qdr_board_view_get_game (QdrBoardView *self);

/**
 * @brief Shows a game.
 *
 * @param game  (nullable): referenced
 */
void qdr_board_view_set_game (QdrBoardView *self, QdrGame *game);

/**
 * @brief Shows something that is no game, or with NULL nothing; "game" is NULL then.
 *
 * @param model  (nullable): referenced
 */
void qdr_board_view_set_model (QdrBoardView *self, QdrBoardModel *model);

/** @brief Whether shortest paths are shown. */
gboolean qdr_board_view_get_show_shortest_paths (QdrBoardView *self);

/**
 * @brief Shows a shortest path of every player.
 *
 * @param show_shortest_paths  whether to show them
 */
void qdr_board_view_set_show_shortest_paths (QdrBoardView *self, gboolean show_shortest_paths);

/** @brief Whether moves glide. */
gboolean qdr_board_view_get_animate (QdrBoardView *self);

/**
 * @brief Lets moves glide where the desktop allows animations.
 *
 * @param animate  whether they glide
 */
void qdr_board_view_set_animate (QdrBoardView *self, gboolean animate);

/** @brief How far the board is turned: quarter turns against the clock, 0..3. */
guint qdr_board_view_get_rotation (QdrBoardView *self);

/**
 * @brief Turns the board.
 *
 * @param rotation  quarter turns against the clock, 0..3
 */
void qdr_board_view_set_rotation (QdrBoardView *self, guint rotation);

/**
 * @brief Where on the screen @p side of the board lies.
 *
 * @param side  of the board
 */
QdrSide qdr_board_view_find_screen_side (QdrBoardView *self, QdrSide side);

/**
 * @brief Sets when walls wait for a second click, tap, Enter or the button beside them; TOUCH at
 *        first.
 *
 * @param confirm_walls  when to wait
 */
void qdr_board_view_set_confirm_walls (QdrBoardView *self, QdrConfirmWalls confirm_walls);

/**
 * @brief Says how much of a move is told to assistive tools.
 *
 * @param verbosity  QDR_VERBOSITY_FULL at first
 */
void qdr_board_view_set_verbosity (QdrBoardView *self, QdrVerbosity verbosity);

/** @brief Returns how much of a move is told to assistive tools. */
QdrVerbosity qdr_board_view_get_verbosity (QdrBoardView *self);

/**
 * @brief Lets a person play by scanning: the moves are shown one after the other, and a press of
 *        one switch chooses. Off at first.
 *
 * @param scanning  how the choices follow one another
 * @param pace_ms   milliseconds a choice, from 1, if they follow by themselves
 */
void qdr_board_view_set_scanning (QdrBoardView *self, QdrScanning scanning, guint pace_ms);

/**
 * @brief Shows that person no moves, because the choice is elsewhere for a while.
 *
 * @param held  whether it is; FALSE begins with the first choice
 */
void qdr_board_view_hold_scanning (QdrBoardView *self, gboolean held);

/** @brief Whether the board takes no moves. */
gboolean qdr_board_view_get_locked (QdrBoardView *self);

/**
 * @brief Lets the board take no moves, whoever is to move.
 *
 * @param locked  whether it takes none
 */
void qdr_board_view_set_locked (QdrBoardView *self, gboolean locked);

/**
 * @brief Lets nothing be spoken of what happens on the board. Who asks by a key is answered.
 *
 * @param silent  whether moves and results are left unspoken; FALSE at first
 */
void qdr_board_view_set_silent (QdrBoardView *self, gboolean silent);

/** @brief The move that is suggested, or QDR_MOVE_NONE. */
QdrMove qdr_board_view_get_hint (QdrBoardView *self);

/**
 * @brief Draws a suggestion until the position changes. What another one does to the paths goes.
 *
 * @param hint  a move, or QDR_MOVE_NONE
 */
void qdr_board_view_set_hint (QdrBoardView *self, QdrMove hint);

/**
 * @brief Draws moves to come as numbered arrows and ghosts of walls, until the position changes.
 *
 * @param moves    from the present position on; what is not legal there, or too long, is left out
 * @param n_moves  0 draws none
 */
void qdr_board_view_set_line (QdrBoardView *self, const QdrMove *moves, guint n_moves);

/**
 * @brief Draws what a move does to the shortest paths, until the position changes: the paths
 *        after it as lines with their lengths, and as dashes those before it that were shorter.
 *
 * They take the place of "show-shortest-paths".
 *
 * @param change  (nullable): copied; of a move in the present position, or of the one that led
 *                here; NULL draws none
 */
void qdr_board_view_set_path_change (QdrBoardView *self, const QdrBoardPathChange *change);

/**
 * @brief Marks a part of the board, in the place of all marks and arrows, until the position
 *        changes.
 *
 * @param from  its lower left square, or QDR_NO_SQUARE to take all marks away
 * @param to    its upper right square
 */
void qdr_board_view_mark_part (QdrBoardView *self, QdrSquare from, QdrSquare to);

/**
 * @brief Draws @p move as one that was played here and was no good, until the position changes.
 *
 * @param move  a move of the player to move, or QDR_MOVE_NONE
 * @param sign  how bad it was, up to three letters such as "??"
 */
void qdr_board_view_set_mistake (QdrBoardView *self, QdrMove move, const char *sign);

/**
 * @brief Asks for @p move on behalf of the person to move, if one is: the signal "proposed".
 *
 * @param move  any move, legal or not
 */
void qdr_board_view_propose (QdrBoardView *self, QdrMove move);

/**
 * @brief Says why a proposed move is not played: speaks it and emits "refused".
 *
 * @param sentence  translated
 */
void qdr_board_view_refuse (QdrBoardView *self, const char *sentence);

/** @brief (transfer none) (nullable): a sentence about what is pointed at. */
const char *qdr_board_view_get_notice (QdrBoardView *self);

G_END_DECLS
