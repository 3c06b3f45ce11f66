/*
 * Opponents of the person in a set-up, together or one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-setup.h"

G_BEGIN_DECLS

/** @brief A value for all opponents, in place of the number of one opponent. */
#define QDR_ALL_OPPONENTS 0

/**
 * @brief Returns the number of opponents: all players but the first person.
 *
 * @param setup  a set-up
 */
guint qdr_opponents_count (const QdrGameSetup *setup);

/**
 * @brief Returns whether exactly one person plays.
 *
 * @param setup  a set-up
 */
gboolean qdr_opponents_has_single_person (const QdrGameSetup *setup);

/**
 * @brief Returns the seat of an opponent.
 *
 * @param setup  a set-up
 * @param which  the opponent: 1 for the first one after the person, 2 for the next, and so on; or
 *               QDR_ALL_OPPONENTS, which selects only the computers, if there are any
 * @return (transfer none) (nullable): NULL if the opponents differ
 */
const char *qdr_opponents_get_seat (const QdrGameSetup *setup, guint which);

/**
 * @brief Sets the seat of an opponent, who gets the default name.
 *
 * With QDR_ALL_OPPONENTS, a computer replaces only the computers, if there are any; a person
 * replaces all opponents.
 *
 * @param setup  a set-up
 * @param which  as for qdr_opponents_get_seat()
 * @param seat   "human" or "computer ID"
 */
void qdr_opponents_set_seat (QdrGameSetup *setup, guint which, const char *seat);

/**
 * @brief Sets the number of players and the default stocks. Additional players get the seat of the
 *        first opponent.
 *
 * @param setup    a set-up
 * @param players  2 or 4
 */
void qdr_opponents_set_players (QdrGameSetup *setup, guint players);

/**
 * @brief Changes a set-up to a game of a person against one opponent. Board and clock do not
 *        change.
 *
 * @param setup  a set-up; if it has four players, it gets the default stocks
 * @param seat   "human" or "computer ID"
 */
void qdr_opponents_set_single_opponent (QdrGameSetup *setup, const char *seat);

/**
 * @brief Stores the opponent of @p game for the next new game, if it is between one person and an
 *        available computer. Board, clock and rules of the set-up do not change.
 *
 * @param game           any game
 * @param settings       settings with the last set-up; updated
 * @param personalities  available opponents
 */
void qdr_opponents_suggest_from_game (QdrGame *game,
                                      GSettings *settings,
                                      QdrPersonalityList *personalities);

/**
 * @brief Returns the label of a seat: "You", "Opponent", or the side such as "Left", as seen by the
 *        person; "Player 2" unless a single person plays.
 *
 * @param setup   a set-up
 * @param number  number of the seat, 0..players - 1
 * @return (transfer full): translated
 */
char *qdr_opponents_get_seat_label (const QdrGameSetup *setup, guint number);

/**
 * @brief Returns the number of the seat of an opponent.
 *
 * @param setup  a set-up
 * @param which  the opponent: 1 for the first one after the person, 2 for the next, and so on
 * @return 0..players - 1
 */
guint qdr_opponents_get_seat_number (const QdrGameSetup *setup, guint which);

G_END_DECLS
