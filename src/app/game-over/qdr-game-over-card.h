/*
 * The game-over card: the result, figures of the game, and buttons for what may follow.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game-ending.h"
#include "qdr-game-recap.h"
#include "qdr-match-score.h"

G_BEGIN_DECLS

#define QDR_TYPE_GAME_OVER_CARD (qdr_game_over_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameOverCard, qdr_game_over_card, QDR, GAME_OVER_CARD, GtkWidget)

/*
 * Its buttons activate "win.play-again", "win.next-opponent", "win.review", "win.turning-point" and
 * "win.close-ending".
 */

/**
 * @brief Creates an empty card. @return (transfer floating)
 */
GtkWidget *qdr_game_over_card_new (void);

/** @brief Sets whether the card is small, for a low window; FALSE at first. */
void qdr_game_over_card_set_compact (QdrGameOverCard *self, gboolean compact);

/**
 * @brief Sets the finished game to describe.
 *
 * @param ending        of @p game
 * @param recap         of @p game
 * @param is_first_win  whether the person has never beaten this opponent before
 * @param challenge     (nullable): the match, in which the game is counted already
 */
void qdr_game_over_card_set_game (QdrGameOverCard *self,
                                  QdrGame *game,
                                  const QdrGameEnding *ending,
                                  const QdrGameRecap *recap,
                                  gboolean is_first_win,
                                  const QdrMatchScore *challenge);

G_END_DECLS
