/*
 * The dialog for setting up a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_NEW_GAME_DIALOG (qdr_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrNewGameDialog, qdr_new_game_dialog, QDR, NEW_GAME_DIALOG, AdwWindow)

/*
 * Signals:
 *   "start" (QdrGame *game, guint n_games)   a game was set up, the first of a match if n_games is
 *                                            3 or 5 and not 1; the dialog closes
 *   "ladder" ()                              the ladder is to be opened; the dialog closes
 */

/**
 * @brief Creates a dialog with the last choices.
 *
 * @param settings  where the choices are stored
 */
GtkWidget *qdr_new_game_dialog_new (GSettings *settings, QdrPersonalityList *personalities);

/** @brief Sets up a game of two players against the easiest opponent. */
void qdr_new_game_dialog_propose_easiest (QdrNewGameDialog *self);

/**
 * @brief Adds the ladder's proposal and a button for the ladder. Can be called once.
 *
 * @param ladder  referenced
 */
void qdr_new_game_dialog_set_ladder (QdrNewGameDialog *self, QdrLadder *ladder);

G_END_DECLS
