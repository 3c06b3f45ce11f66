/*
 * How strong an opponent who adapts is to be, from what came of the games against it, as the
 * settings know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/**
 * @brief Lets those who adapt be as strong as the person in games that begin from now on.
 *
 * @param settings       know the games
 * @param personalities  who is told
 */
void qdr_like_me_adapt (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Learns from a game that is over, and adapts.
 *
 * A game counts once, as it ended first, whatever is taken back and played anew in it afterwards.
 * It counts if a person played it alone against somebody who adapts, from the ordinary start, and
 * nobody resigned in the first four rounds.
 *
 * @param settings       know the games, and are told
 * @param personalities  who is told
 * @param game           a game that is over
 * @return whether it counts
 */
gboolean qdr_like_me_learn (GSettings *settings, QdrPersonalityList *personalities, QdrGame *game);

/**
 * @brief Begins with a rating that is known from other games, unless a game counts already.
 *
 * @param settings       are told
 * @param personalities  who is told
 * @param rating         of the person, on the scale of the personalities
 * @param deviation      the rating is within twice of it at 95 %; above 0
 */
void qdr_like_me_begin_with (GSettings *settings,
                             QdrPersonalityList *personalities,
                             double rating,
                             double deviation);

G_END_DECLS
