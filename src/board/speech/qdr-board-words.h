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
 * @brief Returns (transfer full) the label of a square: "e4, your pawn, can move north, east, wall
 *        to the left", or "e5, wall above, you can move here".
 *
 * A pawn is "yours" if there is only one human player. Above, below, left and right are directions
 * on the screen, as for arrow keys; north, east, south and west are directions on the board, with
 * the first row in the south.
 *
 * @param game  for the names of the players
 * @param mine  whether the player to move is at this board, so that "you" can move
 */
char *qdr_board_words_for_square (const QdrBoardScene *scene,
                                  QdrGame *game,
                                  QdrSquare square,
                                  gboolean mine);

/** @brief The state of a place for a wall. */
typedef struct {
  QdrReason reason; /**< QDR_REASON_NONE if a wall could be placed, _OVERLAPS_WALL, _CROSSES_WALL or
                         _NO_PATH */
  guint8 player;    /**< the player who would have no path, or who placed the wall that is here */
  QdrMove other;    /**< the wall in the way, or the wall that is here, or QDR_MOVE_NONE */
} QdrSlotState;

/**
 * @brief Finds the state of a place for a wall, regardless of the turn and of the stocks.
 *
 * @param legal  from qdr_position_legal_walls(), for all places at once
 * @param wall   the move that places a wall there
 */
QdrSlotState
qdr_board_words_find_slot_state (const QdrBoardScene *scene, const QdrBits legal[2], QdrMove wall);

/**
 * @brief Returns (transfer full) the label of a place for a wall: "e3h, wall above e3 and f3,
 *        free".
 *
 * @param game   for the names of the players
 * @param state  from qdr_board_words_find_slot_state()
 */
char *qdr_board_words_for_slot (const QdrBoardScene *scene,
                                QdrGame *game,
                                QdrMove wall,
                                QdrSlotState state);

/**
 * @brief Returns (transfer full) the label of a place for a wall with other words about its state.
 *
 * @param words  translated
 */
char *qdr_board_words_for_place (const QdrBoardScene *scene, QdrMove wall, const char *words);

/** @brief Returns (transfer full) a wall in words: "Horizontal wall above e3 and f3". */
char *qdr_board_words_for_wall (const QdrBoard *board, QdrMove wall);

/** @brief Returns (transfer full) an arrow or a mark in words: "Arrow from e2 to e4". */
char *qdr_board_words_for_stroke (const QdrBoard *board, QdrBoardStroke stroke);

G_END_DECLS
