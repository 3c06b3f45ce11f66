/*
 * The last set-ups of new games, stored in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-setup.h"

G_BEGIN_DECLS

/** @brief Greatest number of stored set-ups. */
#define QDR_N_RECENT_SETUPS 3

/**
 * @brief Loads the last set-ups. Omits set-ups that are invalid or have an unavailable opponent.
 *
 * @param settings       settings of the program
 * @param personalities  available opponents
 * @return (transfer full) (element-type QdrGameSetup): set-ups, the newest first
 */
GPtrArray *qdr_recent_setups_load (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Stores a set-up as the newest one, and as the default of the next new game.
 *
 * @param settings  settings of the program
 * @param setup     set-up of a game that begins
 */
void qdr_recent_setups_add (GSettings *settings, const QdrGameSetup *setup);

/**
 * @brief Describes the opponents and the board of a set-up, and choices that are not the default:
 *        "Novice · 9×9", "Novice ×3 · 7×7 · 15 min".
 *
 * @param setup          a set-up
 * @param personalities  available opponents
 * @return (transfer full): translated
 */
char *qdr_game_setup_describe (const QdrGameSetup *setup, QdrPersonalityList *personalities);

G_END_DECLS
