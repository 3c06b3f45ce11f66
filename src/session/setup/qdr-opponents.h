/*
 * Whom a person plays against in a set-up: all opponents at once, or one of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-setup.h"

G_BEGIN_DECLS

/** @brief Stands for all opponents where they are counted. */
#define QDR_ALL_OPPONENTS 0

/**
 * @brief How many there are: all players but the first person.
 *
 * @param setup  a set-up
 */
guint qdr_opponents_count (const QdrGameSetup *setup);

/**
 * @brief Whether there is exactly one person.
 *
 * @param setup  a set-up
 */
gboolean qdr_opponents_has_single_person (const QdrGameSetup *setup);

/**
 * @brief Who an opponent is.
 *
 * @param setup  a set-up
 * @param which  1 for the one after the person, and so on; or QDR_ALL_OPPONENTS
 * @return (transfer none) (nullable): the seat; NULL if not all of them are the same. Of all
 *         opponents those count that are computers, if any are.
 */
const char *qdr_opponents_get_seat (const QdrGameSetup *setup, guint which);

/**
 * @brief Chooses an opponent, who has no name of its own then.
 *
 * Of all opponents a computer takes the seats of computers, if there are any; otherwise, as a
 * person, all of them.
 *
 * @param setup  a set-up
 * @param which  as for qdr_opponents_get_seat()
 * @param seat   "human" or "computer ID"
 */
void qdr_opponents_set_seat (QdrGameSetup *setup, guint which, const char *seat);

/**
 * @brief Lets so many play, with the usual stocks; who comes is as the first opponent.
 *
 * @param setup    a set-up
 * @param players  2 or 4
 */
void qdr_opponents_set_players (QdrGameSetup *setup, guint players);

/**
 * @brief Lets a person and one opponent play, on the board and by the clock as they are.
 *
 * @param setup  a set-up; of other than two players it gets the usual stocks
 * @param seat   "human" or "computer ID"
 */
void qdr_opponents_set_single_opponent (QdrGameSetup *setup, const char *seat);

/**
 * @brief Proposes the opponent in @p game for the next new game, if a person plays there alone
 *        against a computer that can be chosen. Board, clock and rules stay as they were.
 *
 * @param game           a game; one of four players changes nothing
 * @param settings       know the choices of last time, and are told
 * @param personalities  who can be chosen
 */
void qdr_opponents_suggest_from_game (QdrGame *game,
                                      GSettings *settings,
                                      QdrPersonalityList *personalities);

/**
 * @brief What a seat is called: "You", "Opponent", "Left" of the person, or "Player 2" where
 *        several people play or none.
 *
 * @param setup   a set-up
 * @param number  of the seat, 0..players - 1
 * @return (transfer full): translated
 */
char *qdr_opponents_get_seat_label (const QdrGameSetup *setup, guint number);

/**
 * @brief The seat of an opponent.
 *
 * @param setup  a set-up
 * @param which  1 for the one after the person, and so on
 * @return 0..players - 1
 */
guint qdr_opponents_get_seat_number (const QdrGameSetup *setup, guint which);

G_END_DECLS
