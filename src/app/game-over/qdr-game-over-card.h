/*
 * The card over the board at the end of a game: what came of it, what it was, and what may follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-challenge.h"
#include "qdr-game-ending.h"
#include "qdr-game-recap.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_OVER_CARD (qdr_game_over_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameOverCard, qdr_game_over_card, QDR, GAME_OVER_CARD, GtkWidget)

/*
 * Its buttons activate the actions "win.play-again", "win.next-opponent", "win.review",
 * "win.turning-point" and "win.close-ending".
 */

/** @brief (transfer floating): a card that says nothing yet. */
GtkWidget *qdr_game_over_card_new (void);

/**
 * @brief Sets whether all of the card is small, for a window of little height.
 *
 * @param compact  whether so; FALSE at first
 */
void qdr_game_over_card_set_compact (QdrGameOverCard *self, gboolean compact);

/**
 * @brief Tells of the end of @p game.
 *
 * @param game          a game that is over
 * @param ending        of @p game
 * @param recap         of @p game
 * @param is_first_win  whether the person has never beaten this opponent before
 * @param challenge     (nullable): the match that the game belongs to, in which it is counted
 */
void qdr_game_over_card_set_game (QdrGameOverCard *self,
                                  QdrGame *game,
                                  const QdrGameEnding *ending,
                                  const QdrGameRecap *recap,
                                  gboolean is_first_win,
                                  const QdrChallenge *challenge);

G_END_DECLS
