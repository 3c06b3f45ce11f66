/*
 * The headers of a saved game that mean something to the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A header, in the order of writing. PGN calls headers tags. */
typedef enum {
  QDR_TAG_BOARD,
  QDR_TAG_PLAYERS,
  QDR_TAG_WALLS,
  QDR_TAG_REPETITION,
  QDR_TAG_POSITION,
  QDR_TAG_PLAYER,                                  /**< plus the player, 0..3 */
  QDR_TAG_SEAT = QDR_TAG_PLAYER + QDR_MAX_PLAYERS, /**< likewise */
  QDR_TAG_TIME_CONTROL = QDR_TAG_SEAT + QDR_MAX_PLAYERS,
  QDR_TAG_CLOCK, /**< likewise */
  QDR_TAG_PLY = QDR_TAG_CLOCK + QDR_MAX_PLAYERS,
  QDR_TAG_TERMINATION,
  QDR_TAG_RESULT,
  QDR_N_TAGS,
} QdrTag;

/** @brief What the names of side lines begin with; a number follows. */
#define QDR_TAG_VARIATION "Variation"

/** @brief "Board", "Player1" and so on. */
const char *qdr_tag_get_name (guint tag);

/** @brief The tag of that name, upper and lower case told apart; QDR_N_TAGS for any other name. */
guint qdr_tag_from_name (const char *name);

/**
 * @brief Whether @p name is that of a side line: "Variation1", "Variation2" and so on, up to 9
 *        digits.
 */
gboolean qdr_tag_is_variation (const char *name);

/** @brief The result at the end of a saved game: "1".."4", "draw" or "*". */
const char *qdr_result_to_token (QdrResult result);

/**
 * @brief How the game ended after all moves written: the value of Termination.
 *
 * @return (nullable): NULL for a game that is not over, and for one that began with a single player
 *         left
 */
const char *qdr_game_get_termination (QdrGame *game);

G_END_DECLS
