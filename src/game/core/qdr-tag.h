/*
 * The headers of a saved game that have a meaning for the game, and the words for its result.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A header with a meaning, in the order of writing. PGN calls headers tags. */
typedef enum {
  QDR_TAG_BOARD,
  QDR_TAG_PLAYERS,
  QDR_TAG_WALLS,
  QDR_TAG_REPETITION,
  QDR_TAG_POSITION,
  QDR_TAG_PLAYER,                                  /**< plus the player, 0..3 */
  QDR_TAG_SEAT = QDR_TAG_PLAYER + QDR_MAX_PLAYERS, /**< plus the player */
  QDR_TAG_TIME_CONTROL = QDR_TAG_SEAT + QDR_MAX_PLAYERS,
  QDR_TAG_CLOCK, /**< plus the player */
  QDR_TAG_PLY = QDR_TAG_CLOCK + QDR_MAX_PLAYERS,
  QDR_TAG_TERMINATION,
  QDR_TAG_RESULT,
  QDR_N_TAGS,
} QdrTag;

/** @brief The names of variations begin with this; a number follows. */
#define QDR_TAG_VARIATION "Variation"

/** @brief Returns the name of a tag, (transfer none): "Board", "Player1". */
const char *qdr_tag_get_name (guint tag);

/** @brief Returns the tag of a name, case-sensitive; QDR_N_TAGS for any other name. */
guint qdr_tag_from_name (const char *name);

/** @brief Returns whether a name is that of a variation: "Variation1", with up to 9 digits. */
gboolean qdr_tag_is_variation (const char *name);

/** @brief Returns the result at the end of a saved game: "1".."4", "draw" or "*". */
const char *qdr_result_to_token (QdrResult result);

/**
 * @brief Returns the value of Termination, the way in which the game ended after all moves.
 *
 * @return (nullable): NULL if it is not over, or began with only one player in play
 */
const char *qdr_game_get_termination (QdrGame *game);

G_END_DECLS
