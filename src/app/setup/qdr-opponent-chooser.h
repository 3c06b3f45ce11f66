/*
 * The choice of opponents for a new game: whom the ladder proposes, and the gallery of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game-setup.h"
#include "qdr-ladder.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPPONENT_CHOOSER (qdr_opponent_chooser_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpponentChooser, qdr_opponent_chooser, QDR, OPPONENT_CHOOSER, GtkBox)

/*
 * Signals:
 *   "chosen"      the user has chosen an opponent, whom the set-up has now
 *   "activated"   a double click on the one that is chosen
 */

/**
 * @brief Gives it opponents, and the set-up that they are chosen for.
 *
 * @param setup          which it changes by what the user chooses; outlives it
 * @param personalities  opponents to choose from; referenced
 */
void qdr_opponent_chooser_fill (QdrOpponentChooser *self,
                                QdrGameSetup *setup,
                                QdrPersonalityList *personalities);

/** @brief Shows the set-up as it is now. */
void qdr_opponent_chooser_show (QdrOpponentChooser *self);

/**
 * @brief Lets all opponents be chosen at once, or the first where they differ, once it is shown.
 */
void qdr_opponent_chooser_start_over (QdrOpponentChooser *self);

/**
 * @brief Proposes whom to play, by what the ladder knows.
 *
 * @param ladder  of the user; referenced. Once
 */
void qdr_opponent_chooser_set_ladder (QdrOpponentChooser *self, QdrLadder *ladder);

G_END_DECLS
