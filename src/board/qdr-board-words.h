/*
 * The board in words, for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-scene.h"
#include "qdr-legality.h"

G_BEGIN_DECLS

/**
 * @brief What is on a square: "e4, your pawn, can move north, east, wall to the left", or
 *        "e5, wall above, you can move here".
 *
 * A pawn is "yours" where one person plays, whoever is to move; otherwise it has a name. What is
 * above, below, to the left and to the right is so on the screen, as the arrow keys go; north,
 * east, south and west are those of the board, with the first row in the south, however it is
 * turned.
 *
 * @param scene   the position
 * @param game    the names of the players
 * @param square  a square of the board
 * @param mine    whether the player to move sits at this board, so that "you" can move
 * @return (transfer full)
 */
char *qdr_board_words_for_square (const QdrBoardScene *scene,
                                  QdrGame *game,
                                  QdrSquare square,
                                  gboolean mine);

/** @brief What is in a place for a wall, or why none can stand there, as a plain value. */
typedef struct {
  QdrReason reason; /**< QDR_REASON_NONE where a wall could stand, _OVERLAPS_WALL, _CROSSES_WALL or
                         _NO_PATH */
  guint8 player;    /**< who would be left without a path, or who placed a wall that stands here */
  QdrMove other; /**< the wall in the way, or the one that stands here; otherwise QDR_MOVE_NONE */
} QdrSlotState;

/**
 * @brief Finds out about a place for a wall, whoever is to move and has walls for it.
 *
 * @param scene  the position
 * @param legal  from qdr_position_legal_walls(), for all places at once
 * @param wall   the move that places a wall there
 */
QdrSlotState
qdr_board_words_find_slot_state (const QdrBoardScene *scene, const QdrBits legal[2], QdrMove wall);

/**
 * @brief (transfer full): a place for a wall: "e3h, wall above e3 and f3, free".
 *
 * @param scene  the position
 * @param game   the names of the players
 * @param wall   the move that places a wall there
 * @param state  by qdr_board_words_find_slot_state()
 */
char *qdr_board_words_for_slot (const QdrBoardScene *scene,
                                QdrGame *game,
                                QdrMove wall,
                                QdrSlotState state);

/**
 * @brief (transfer full): a place for a wall with other words for what is there.
 *
 * @param scene  the board, and how it is turned
 * @param wall   the move that places a wall there
 * @param words  translated
 */
char *qdr_board_words_for_place (const QdrBoardScene *scene, QdrMove wall, const char *words);

/**
 * @brief (transfer full): a wall by its place: "Horizontal wall above e3 and f3".
 *
 * @param board  columns and rows
 * @param wall   the move that places it
 */
char *qdr_board_words_for_wall (const QdrBoard *board, QdrMove wall);

/**
 * @brief (transfer full): what a player has drawn: "Arrow from e2 to e4", "Mark on e4".
 *
 * @param board   columns and rows
 * @param stroke  the arrow or mark
 */
char *qdr_board_words_for_stroke (const QdrBoard *board, QdrBoardStroke stroke);

G_END_DECLS
