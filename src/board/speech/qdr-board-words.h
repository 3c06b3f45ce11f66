/*
 * Descriptions of the board in words, for assistive tools.
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
 * The pawn of the only human player is called "your pawn". Above, below, left and right are
 * directions on the screen, as for arrow keys; north, east, south and west are directions on the
 * board, whose first row is in the south.
 *
 * @param game  contains the names of the players
 * @param mine  whether a person at this board may move now; "you can move here" is added only then
 */
char *qdr_board_words_for_square (const QdrBoardScene *scene,
                                  QdrGame *game,
                                  QdrSquare square,
                                  gboolean mine);

/** @brief The state of a place for a wall. */
typedef struct {
  QdrRefusalReason
      reason;    /**< QDR_REFUSAL_REASON_NONE if a wall can be placed here, or the reason why not:
                         _OVERLAPS_WALL, _CROSSES_WALL or _NO_PATH */
  guint8 player; /**< the player who would have no path, or who placed the wall that is here;
                         otherwise 0 */
  QdrMove other; /**< the wall that is here, or that a wall here would cross or overlap;
                         otherwise QDR_MOVE_NONE */
} QdrSlotState;

/**
 * @brief Finds the state of a place for a wall. The stock of the player to move does not matter.
 *
 * @param legal  the legal walls, from qdr_position_find_legal_walls()
 * @param wall   the move that places a wall there
 */
QdrSlotState
qdr_board_words_find_slot_state (const QdrBoardScene *scene, const QdrBits legal[2], QdrMove wall);

/**
 * @brief Returns (transfer full) the label of a place for a wall: "e3h, wall above e3 and f3,
 *        free".
 *
 * @param game   contains the names of the players
 * @param state  the state of the place, from qdr_board_words_find_slot_state()
 */
char *qdr_board_words_for_slot (const QdrBoardScene *scene,
                                QdrGame *game,
                                QdrMove wall,
                                QdrSlotState state);

/**
 * @brief Returns (transfer full) the label of a place for a wall, with a custom description of its
 *        state.
 *
 * @param words  the description, translated
 */
char *
qdr_board_words_for_slot_with_text (const QdrBoardScene *scene, QdrMove wall, const char *words);

/** @brief Returns (transfer full) the description of a wall: "Horizontal wall above e3 and f3". */
char *qdr_board_words_for_wall (const QdrBoard *board, QdrMove wall);

/** @brief Returns (transfer full) the description of an arrow or a mark: "Arrow from e2 to e4". */
char *qdr_board_words_for_stroke (const QdrBoard *board, QdrBoardStroke stroke);

G_END_DECLS
