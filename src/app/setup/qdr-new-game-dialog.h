/*
 * The dialog in which a new game is set up.
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
 *                        3 or 5, and not 1; the dialog closes by itself
 */

/**
 * @brief The dialog, with the choices of last time.
 *
 * @param settings       where the choices are kept
 * @param personalities  opponents to choose from
 */
GtkWidget *qdr_new_game_dialog_new (GSettings *settings, QdrPersonalityList *personalities);

/** @brief Proposes a game of two against the easiest opponent instead of that of last time. */
void qdr_new_game_dialog_propose_easiest (QdrNewGameDialog *self);

/**
 * @brief Proposes whom to play, by what the ladder knows, and leads to it by the signal "ladder".
 *
 * @param ladder  of the user; referenced. Once
 */
void qdr_new_game_dialog_set_ladder (QdrNewGameDialog *self, QdrLadder *ladder);

G_END_DECLS
