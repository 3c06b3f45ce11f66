/*
 * A player beside the board: pawn, name, what it is doing, clock, walls in stock.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-panel-form.h"
#include "qdr-personality-list.h"
#include "qdr-player.h"
#include "qdr-stock-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLAYER_PANEL (qdr_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayerPanel, qdr_player_panel, QDR, PLAYER_PANEL, GtkWidget)

/**
 * @brief Shows a player.
 *
 * @param player       (nullable): with NULL the panel shows no player
 * @param personality  (nullable): who plays for it; NULL for a human, or for an opponent that is
 *                     not known here
 */
void
qdr_player_panel_set_player (QdrPlayerPanel *self, QdrPlayer *player, QdrPersonality *personality);

/** @brief (transfer none) (nullable): the player shown. */
QdrPlayer *qdr_player_panel_get_player (QdrPlayerPanel *self);

/** @brief (transfer none): the walls of the player. */
QdrStockView *qdr_player_panel_get_stock (QdrPlayerPanel *self);

/**
 * @brief Sets whether it is this player's turn.
 *
 * @param on_turn  whether it is the player's turn
 */
void qdr_player_panel_set_on_turn (QdrPlayerPanel *self, gboolean on_turn);

/**
 * @brief Sets whether the clock of this player runs: it is bright then.
 *
 * @param running  whether it runs
 */
void qdr_player_panel_set_clock_running (QdrPlayerPanel *self, gboolean running);

/**
 * @brief Shows what the player is busy with, and a spinner beside it.
 *
 * @param activity  (nullable): a few words; with NULL the player is not busy
 */
void qdr_player_panel_set_activity (QdrPlayerPanel *self, const char *activity);

/**
 * @brief Shows what the player says, over what it has room for; nothing moves meanwhile.
 *
 * @param line  (nullable): the words; NULL lets them fade
 */
void qdr_player_panel_say (QdrPlayerPanel *self, const char *line);

/** @brief (transfer none) (nullable): what the player says now. */
const char *qdr_player_panel_get_line (QdrPlayerPanel *self);

/**
 * @brief Sets how the panel is laid out; in a line at first.
 *
 * @param form  by the room there is
 */
void qdr_player_panel_set_form (QdrPlayerPanel *self, QdrPanelForm form);

/**
 * @brief Sets where the panel stands if it has more height than it needs; what the player says goes
 *        there.
 *
 * @param edge  GTK_ALIGN_START, GTK_ALIGN_END, or GTK_ALIGN_FILL, as at first
 */
void qdr_player_panel_set_edge (QdrPlayerPanel *self, GtkAlign edge);

/**
 * @brief Lets the user choose who plays here, from then on; the panel tells by the signal
 *        "seat-chosen" (const char *seat).
 *
 * @param personalities  who can take the seat
 */
void qdr_player_panel_set_personalities (QdrPlayerPanel *self, QdrPersonalityList *personalities);

/**
 * @brief Tells how many seconds each move adds to the clock, as a tooltip of the clock.
 *
 * @param seconds  that a move adds, 0 for none
 */
void qdr_player_panel_set_increment (QdrPlayerPanel *self, guint seconds);

G_END_DECLS
