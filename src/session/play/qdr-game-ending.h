/*
 * What the end of a game means to those who played it: who is glad, and who may come next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The end of a game. A plain value; the personalities belong to their list. */
typedef struct {
  QdrPersonality *witness; /**< (nullable): whose portrait shows what came of it */
  QdrMood mood;            /**< of the witness */
  int winner;              /**< 0..3, or -1 after a draw */
  gboolean person_won;     /**< whether the winner is a person */
  QdrPersonality *beaten;  /**< (nullable): whom the only person has beaten in a game of two from
                                the ordinary start */
  QdrPersonality *next;    /**< (nullable): the opponent to try next in a game of a person and a
                                computer: the next stronger one after a win, the next easier one
                                after a loss */
} QdrGameEnding;

/**
 * @brief Finds out what the end of @p game means.
 *
 * The witness is the only opponent of a person; of computers among themselves it is the winner.
 *
 * @param game           a game that is over
 * @param personalities  who can play
 */
QdrGameEnding qdr_game_ending_of (QdrGame *game, QdrPersonalityList *personalities);

/**
 * @brief Sets up a game against the next opponent, as qdr_game_setup_make_rematch() does.
 *
 * @param self           of @p game, with a next opponent
 * @param game           the game that is over
 * @param personalities  for the name of the opponent
 * @return (transfer full): a game before its first move
 */
QdrGame *qdr_game_ending_make_next_game (const QdrGameEnding *self,
                                         QdrGame *game,
                                         QdrPersonalityList *personalities);

G_END_DECLS
