/*
 * Legality of moves, and reasons for refusals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief Reasons for refusing a move, as in docs/rules.md. */
typedef enum {
  QDR_REFUSAL_REASON_NONE, /**< the move is legal */
  QDR_REFUSAL_REASON_GAME_OVER,
  QDR_REFUSAL_REASON_NOT_YOUR_TURN,
  QDR_REFUSAL_REASON_OFF_BOARD,
  QDR_REFUSAL_REASON_TOO_FAR,
  QDR_REFUSAL_REASON_WALL_IN_THE_WAY,
  QDR_REFUSAL_REASON_SQUARE_TAKEN,
  QDR_REFUSAL_REASON_CANNOT_JUMP,
  QDR_REFUSAL_REASON_NO_WALLS_LEFT,
  QDR_REFUSAL_REASON_OVERLAPS_WALL,
  QDR_REFUSAL_REASON_CROSSES_WALL,
  QDR_REFUSAL_REASON_NO_PATH,
  QDR_REFUSAL_REASON_NOT_UNDERSTOOD,
} QdrRefusalReason;

/** @brief The number of reasons, including QDR_REFUSAL_REASON_NONE. */
#define QDR_N_REFUSAL_REASONS (QDR_REFUSAL_REASON_NOT_UNDERSTOOD + 1)

/** @brief The refusal of a move. */
typedef struct {
  QdrRefusalReason reason; /**< reason for the refusal */
  guint8 player; /**< with QDR_REFUSAL_REASON_NO_PATH, the first player that the wall would shut in,
                         0..3; otherwise 0 */
} QdrRefusal;

/**
 * @brief Checks whether the player to move may play @p move.
 *
 * A concession is legal until the game is over. The function cannot recognise draws by repetition,
 * because they depend on the history of the game.
 *
 * @param move  a move on the board, or a concession
 * @return a refusal, whose reason is QDR_REFUSAL_REASON_NONE if the move is legal
 */
QdrRefusal qdr_position_check_move (const QdrPosition *self, QdrMove move);

/**
 * @brief Checks whether @p wall overlaps or crosses another wall. Stocks and paths are not checked.
 *
 * @param wall  a wall on a corner of the board
 * @return QDR_REFUSAL_REASON_NONE, QDR_REFUSAL_REASON_CROSSES_WALL or
 *         QDR_REFUSAL_REASON_OVERLAPS_WALL
 */
QdrRefusalReason qdr_position_check_wall_fits (const QdrPosition *self, QdrMove wall);

/**
 * @brief Returns whether @p move is legal, see qdr_position_check_move().
 *
 * @param move  a move on the board, or a concession
 */
gboolean qdr_position_is_legal_move (const QdrPosition *self, QdrMove move);

/**
 * @brief Returns a translated sentence that explains a refusal.
 *
 * @param refusal      a refusal with a reason other than QDR_REFUSAL_REASON_NONE
 * @param player_name  (nullable): name of refusal.player; needed only for
 *                     QDR_REFUSAL_REASON_NO_PATH
 * @return (transfer full): a sentence with a full stop
 */
char *qdr_refusal_to_string (QdrRefusal refusal, const char *player_name);

G_END_DECLS
