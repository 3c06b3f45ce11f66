/*
 * The dialog for setting up a new game, with the options that are hidden at first. It is separate
 * from the controller because it is a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-ladder.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/* The rows of one seat: player, name, portrait and walls. */
#define QDR_TYPE_SEAT_GROUP (qdr_seat_group_get_type ())
G_DECLARE_FINAL_TYPE (QdrSeatGroup, qdr_seat_group, QDR, SEAT_GROUP, AdwPreferencesGroup)

/** @brief Returns the number of walls that the player gets, 0..99. */
guint qdr_seat_group_get_stock (QdrSeatGroup *self);

/* The rows for options that are hidden at first. */
#define QDR_TYPE_MORE_OPTIONS (qdr_more_options_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoreOptions, qdr_more_options, QDR, MORE_OPTIONS, GtkBox)

#define QDR_TYPE_NEW_GAME_DIALOG (qdr_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrNewGameDialog, qdr_new_game_dialog, QDR, NEW_GAME_DIALOG, AdwWindow)

/*
 * Signals:
 *   "start" (QdrGame *game, guint n_games)   a game was set up, and the dialog closes; n_games is
 *                                            1 for a single game, or 3 or 5 for the first game
 *                                            of a match
 */

/**
 * @brief Creates a dialog that shows the user's last choices.
 *
 * @param settings  the program's settings, which store the choices
 */
GtkWidget *qdr_new_game_dialog_new (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Chooses a game of two players and the easiest opponent in the dialog. The user can then
 *        start the game.
 */
void qdr_new_game_dialog_choose_easiest_opponent (QdrNewGameDialog *self);

/**
 * @brief Sets the ladder. The dialog then shows the ladder's proposal and a button for the ladder.
 *        May be called only once.
 *
 * @param ladder  referenced
 */
void qdr_new_game_dialog_set_ladder (QdrNewGameDialog *self, QdrLadder *ladder);

G_END_DECLS
