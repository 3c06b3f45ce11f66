/*
 * Why a move is refused.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief The reasons of rules.md for refusing a move. */
typedef enum {
  QDR_REASON_NONE, /**< the move is legal */
  QDR_REASON_GAME_OVER,
  QDR_REASON_NOT_YOUR_TURN,
  QDR_REASON_OFF_BOARD,
  QDR_REASON_TOO_FAR,
  QDR_REASON_WALL_IN_THE_WAY,
  QDR_REASON_SQUARE_TAKEN,
  QDR_REASON_CANNOT_JUMP,
  QDR_REASON_NO_WALLS_LEFT,
  QDR_REASON_OVERLAPS_WALL,
  QDR_REASON_CROSSES_WALL,
  QDR_REASON_NO_PATH,
  QDR_REASON_NOT_UNDERSTOOD,
} QdrReason;

/** @brief How many reasons there are, QDR_REASON_NONE counted. */
#define QDR_N_REASONS (QDR_REASON_NOT_UNDERSTOOD + 1)

/** @brief A reason and, with QDR_REASON_NO_PATH, the first player that would be shut in. */
typedef struct {
  QdrReason reason; /**< why the move is refused */
  guint8 player;    /**< 0..3 */
} QdrRefusal;

/**
 * @brief Whether the player to move may play @p move, and why not.
 *
 * A concession is legal until the game is over. Draws by repetition are not known here.
 *
 * @param move  any move on the board, or a concession
 * @return reason QDR_REASON_NONE when the move is legal
 */
QdrRefusal qdr_position_check (const QdrPosition *self, QdrMove move);

/**
 * @brief Whether @p wall would neither overlap nor cross another one. Stocks and paths are not
 *        checked.
 *
 * @param wall  a wall on a corner of the board
 * @return QDR_REASON_NONE, QDR_REASON_CROSSES_WALL or QDR_REASON_OVERLAPS_WALL
 */
QdrReason qdr_position_check_fit (const QdrPosition *self, QdrMove wall);

/**
 * @brief Shorthand for qdr_position_check() when the reason does not matter.
 *
 * @param move  any move on the board, or a concession
 */
gboolean qdr_position_is_legal (const QdrPosition *self, QdrMove move);

/**
 * @brief The refusal as a translated sentence for a player.
 *
 * @param refusal      a refusal other than QDR_REASON_NONE
 * @param player_name  (nullable): the name of refusal.player, used with QDR_REASON_NO_PATH only
 * @return (transfer full): a sentence with a full stop
 */
char *qdr_refusal_to_string (QdrRefusal refusal, const char *player_name);

G_END_DECLS
