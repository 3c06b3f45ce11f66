/*
 * How a match stands, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-challenge.h"

G_BEGIN_DECLS

/** @brief (transfer full): which game of a match the present one is: "Game 2 of 3". Translated. */
char *qdr_challenge_text_number (const QdrChallenge *self);

/**
 * @brief (transfer full): the score in the order of the seats, and the number of the game:
 *        "1 : 0 · Game 2 of 3", of four players "1 : 1 : 0 : 0 · 3/5".
 */
char *qdr_challenge_text_brief (const QdrChallenge *self);

/**
 * @brief Says how a match stands: "You lead 1 : 0.", "Mason wins the match 2 : 1."
 *
 * @param game  the present game
 * @return (transfer full) (nullable): translated; NULL before the end of the first game
 */
char *qdr_challenge_text_standing (const QdrChallenge *self, QdrGame *game);

/**
 * @brief Says which game it is, and how the match stands: "Game 2 of 3. You lead 1 : 0."
 *
 * @param game  the present game
 * @return (transfer full): translated
 */
char *qdr_challenge_text_state (const QdrChallenge *self, QdrGame *game);

/** @brief (transfer none): what a button says that leads on from the present game: to the next one,
 *         to a new match, or, where @p self is NULL, to another game. Translated. */
const char *qdr_challenge_text_button (const QdrChallenge *self);

G_END_DECLS
