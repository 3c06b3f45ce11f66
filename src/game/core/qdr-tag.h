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

/** @brief What the names of variations begin with; a number follows. */
#define QDR_TAG_VARIATION "Variation"

/**
 * @brief Returns the name of a header: "Board", "Player1".
 *
 * @param tag  0..QDR_N_TAGS - 1
 * @return (transfer none)
 */
const char *qdr_tag_get_name (guint tag);

/**
 * @brief Finds the header of a name, upper and lower case told apart.
 *
 * @param name  a name
 * @return the tag; QDR_N_TAGS for any other name
 */
guint qdr_tag_from_name (const char *name);

/**
 * @brief Whether a name is that of a variation: "Variation1", "Variation2" and so on, up to 9
 *        digits.
 *
 * @param name  a name
 */
gboolean qdr_tag_is_variation (const char *name);

/**
 * @brief Returns the result at the end of a saved game: "1".."4", "draw" or "*".
 *
 * @param result  a result
 * @return (transfer none)
 */
const char *qdr_result_to_token (QdrResult result);

/**
 * @brief Returns how the game ended after all moves written: the value of Termination.
 *
 * @param game  a game
 * @return (nullable): NULL for a game that is not over, and for one that began with a single player
 *         left
 */
const char *qdr_game_get_termination (QdrGame *game);

G_END_DECLS
