/*
 * The last set-ups of new games, each to be played again with one click.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game-setup.h"

G_BEGIN_DECLS

/** @brief How many are remembered. */
#define QDR_RECENT_SETUPS 3

/**
 * @brief The set-ups that were played last. One whose opponent is gone, or that is not possible, is
 *        left out.
 *
 * @param settings       the settings of the program
 * @param personalities  who can take a seat
 * @return (transfer full): an array of QdrGameSetup, newest first, at most QDR_RECENT_SETUPS
 */
GPtrArray *qdr_recent_setups_load (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Remembers what is played: the next set-up begins with it, and it comes to the front of
 *        those that were played last.
 *
 * @param settings  the settings of the program
 * @param setup     what is played
 */
void qdr_recent_setups_add (GSettings *settings, const QdrGameSetup *setup);

G_END_DECLS
