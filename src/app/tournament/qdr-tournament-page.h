/*
 * The page of one tournament: how far it is, its table, the game that is being played, and those
 * that were.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"
#include "qdr-tournament-run.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_PAGE (qdr_tournament_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentPage, qdr_tournament_page, QDR, TOURNAMENT_PAGE, AdwBin)

/*
 * Signals:
 *   "game-chosen" (guint number)  a game that was played is to be looked at
 *   "game-wanted" (guint number)  a game of people is to be played
 */

/**
 * @brief Shows a tournament and follows it.
 *
 * @param run            (nullable): referenced
 * @param personalities  who may play in it; referenced
 */
void qdr_tournament_page_set_run (QdrTournamentPage *self,
                                  QdrTournamentRun *run,
                                  QdrPersonalityList *personalities);

/** @brief Returns what it shows. @return (nullable) (transfer none) */
QdrTournamentRun *qdr_tournament_page_get_run (QdrTournamentPage *self);

/**
 * @brief Gives the focus to what is done next: to *Stop* or *Go On*, else to the first game of
 *        people that waits, else to the table. Never to *Delete…*. It follows the tournament until
 *        the focus is moved elsewhere.
 *
 * It must show a tournament, and be in a window.
 */
void qdr_tournament_page_take_focus (QdrTournamentPage *self);

G_END_DECLS
