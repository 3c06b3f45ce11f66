/*
 * The page of one tournament, with its progress, table, current game and games played. It is
 * separate from qdr-tournament-window, its only user, as a page with a template of its own.
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
 *   "game-chosen" (guint number)  the user wants to see a game that was played
 *   "game-wanted" (guint number)  the user wants to play a game of people
 */

/**
 * @brief Shows a tournament and its progress.
 *
 * @param run            (nullable): referenced
 * @param personalities  the source of names; referenced
 */
void qdr_tournament_page_set_run (QdrTournamentPage *self,
                                  QdrTournamentRun *run,
                                  QdrPersonalityList *personalities);

/** @brief Returns the tournament. @return (nullable) (transfer none) */
QdrTournamentRun *qdr_tournament_page_get_run (QdrTournamentPage *self);

/**
 * @brief Focuses the next step: *Stop* or *Continue*, else the first waiting game of people, else
 *        the table; never *Delete…*. The focus follows the tournament until it is moved elsewhere.
 *
 * The page must show a tournament and be in a window.
 */
void qdr_tournament_page_take_focus (QdrTournamentPage *self);

G_END_DECLS
