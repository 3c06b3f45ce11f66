/*
 * Consequences of the end of a game: winner, beaten opponent, next opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The consequences of the end of a game. A plain value; its personalities are owned by the
 *  list of personalities. */
typedef struct {
  int winner;                      /**< number of the winning player, 0..3, or -1 after a draw */
  gboolean person_won;             /**< whether the winner is a person */
  QdrPersonality *beaten_opponent; /**< (nullable): the opponent whom a person has beaten in a game
                                        of two from the ordinary start; never adaptive */
  QdrPersonality *next_opponent;   /**< (nullable): the next stronger opponent if the person won
                                        against a computer, or the next weaker one if the person
                                        lost; NULL after other games */
} QdrGameEnding;

/**
 * @brief Returns the consequences of the end of @p game.
 *
 * @param game           a game that is over
 * @param personalities  available opponents
 */
QdrGameEnding qdr_game_ending_from_game (QdrGame *game, QdrPersonalityList *personalities);

/**
 * @brief Makes a game like qdr_game_make_rematch(), but against the next opponent, and stores its
 *        set-up as the last one and a recent one.
 *
 * @param self           the ending of @p game, with a next opponent
 * @param game           the game that is over
 * @param settings       settings with the last set-up and the player who began last; updated
 * @param personalities  available opponents
 * @return (transfer full): a game before its first move
 */
QdrGame *qdr_game_ending_make_next_game (const QdrGameEnding *self,
                                         QdrGame *game,
                                         GSettings *settings,
                                         QdrPersonalityList *personalities);

G_END_DECLS
