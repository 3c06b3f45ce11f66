/*
 * Tags, the headers of a saved game that have a meaning for the game, and the values of two of
 * them: Result and Termination.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The tags, in the order in which they are written. In PGN, all headers are called tags. */
typedef enum {
  QDR_TAG_BOARD,
  QDR_TAG_PLAYERS,
  QDR_TAG_WALLS,
  QDR_TAG_REPETITION,
  QDR_TAG_POSITION,
  QDR_TAG_PLAYER, /**< tag of player 0; add 1..3 for the other players */
  QDR_TAG_SEAT = QDR_TAG_PLAYER + QDR_MAX_PLAYERS, /**< tag of player 0 */
  QDR_TAG_TIME_CONTROL = QDR_TAG_SEAT + QDR_MAX_PLAYERS,
  QDR_TAG_CLOCK, /**< tag of player 0 */
  QDR_TAG_PLY = QDR_TAG_CLOCK + QDR_MAX_PLAYERS,
  QDR_TAG_TERMINATION,
  QDR_TAG_RESULT,
  QDR_N_TAGS,
} QdrTag;

/** @brief The name of the header of a variation, without the number at its end. */
#define QDR_TAG_VARIATION "Variation"

/** @brief Returns the name of a tag, (transfer none): "Board", "Player1". */
const char *qdr_tag_get_name (guint tag);

/** @brief Returns the tag with @p name, case-sensitive; QDR_N_TAGS if no tag has this name. */
guint qdr_tag_from_name (const char *name);

/** @brief Returns whether @p name names a header for a variation: "Variation" and 1 to 9 digits. */
gboolean qdr_tag_is_variation (const char *name);

/** @brief Returns the word for a result at the end of a saved game: "1".."4", "draw" or "*". */
const char *qdr_result_to_token (QdrResult result);

/**
 * @brief Returns the value of the header Termination, which names how the game ended.
 *
 * @return (transfer none) (nullable): NULL if the game is not over after all moves, or began with
 *         only one player in play
 */
const char *qdr_game_get_termination (QdrGame *game);

G_END_DECLS
