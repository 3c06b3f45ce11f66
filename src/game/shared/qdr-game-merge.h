/*
 * The comparison of two copies of a game that is played at two computers, and their merger.
 *
 * Each computer adds the moves of its own players to its copy. Normally one copy goes on from the
 * other. When players agree to take moves back, or decide which of two copies holds that have
 * parted, the header Revision counts it, so that the older copy does not bring back what was left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief How another copy stands to ours. */
typedef enum {
  QDR_MERGE_SAME,       /**< both have the same moves and requests */
  QDR_MERGE_NEWER,      /**< theirs goes on from ours, by players elsewhere */
  QDR_MERGE_OLDER,      /**< ours goes on from theirs */
  QDR_MERGE_PARTED,     /**< each has moves that the other lacks */
  QDR_MERGE_OWN_MOVE,   /**< theirs goes on from ours by a player who is at this computer */
  QDR_MERGE_OTHER_GAME, /**< they are not the same game */
  QDR_MERGE_NEXT_GAME,  /**< theirs is the game after ours, as was agreed */
} QdrMerge;

/**
 * @brief Compares two copies of a game.
 *
 * @param ours        the copy of this computer, whose players are those of qdr_player_is_here()
 * @param our_ply     the number of moves at which ours stands, which may not be the one shown
 * @param theirs      another copy, which stands at its qdr_game_get_ply()
 * @param common_ply  (out) (optional): the number of moves that both begin with
 */
QdrMerge qdr_game_compare (QdrGame *ours, guint our_ply, QdrGame *theirs, guint *common_ply);

/**
 * @brief Compares a game with a copy that came in a line, from whomever.
 *
 * Does the same as qdr_game_compare(), but if theirs has moves of a player at this computer that
 * ours lacks, the result is QDR_MERGE_OWN_MOVE even if both have parted.
 */
QdrMerge qdr_game_compare_line (QdrGame *ours, guint our_ply, QdrGame *theirs);

/**
 * @brief Changes ours to what theirs is: plays the moves that theirs has in addition, adopts
 *        requests and the names of players elsewhere, and takes back the moves that theirs lacks.
 *
 * Moves that ours has instead become a variation.
 *
 * @return the number of moves at which ours stands
 */
guint qdr_game_follow (QdrGame *ours, guint our_ply, QdrGame *theirs);

/** @brief Decides that ours holds, whose moves stay the main line. The moves that theirs has
 *         instead become a variation. */
void qdr_game_hold (QdrGame *ours, guint our_ply, QdrGame *theirs);

/**
 * @brief Makes the game after this one, with the same players, of whom the second begins. All
 *        computers make the same.
 *
 * @return (transfer full): a game from the ordinary start, with the players who are here
 */
QdrGame *qdr_game_make_next_shared_game (QdrGame *game);

/** @brief Takes moves back as was agreed, so that the game stands at @p ply. */
void qdr_game_take_back_by_agreement (QdrGame *ours, guint ply);

G_END_DECLS
