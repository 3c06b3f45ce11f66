/*
 * The page that shows one tournament: its progress, table, current game and finished games. It is
 * separate from qdr-tournaments-page, its only user, because it has a template of its own.
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
 *   "game-chosen" (guint number)  the user asks to see a finished game
 *   "game-wanted" (guint number)  the user asks to play a game that has a human player
 */

/**
 * @brief Sets the tournament that the page shows.
 *
 * @param run            (nullable): the tournament, loaded and perhaps running; referenced
 * @param personalities  the source of the names of contestants; referenced
 */
void qdr_tournament_page_set_run (QdrTournamentPage *self,
                                  QdrTournamentRun *run,
                                  QdrPersonalityList *personalities);

/** @brief Returns the tournament that the page shows. @return (nullable) (transfer none) */
QdrTournamentRun *qdr_tournament_page_get_run (QdrTournamentPage *self);

/** @brief Returns how many games were played and how long the others take (transfer none). */
const char *qdr_tournament_page_get_status (QdrTournamentPage *self);

/**
 * @brief Moves the focus to the widget that the user probably needs next. This is the button *Stop*
 *        or *Continue* if it can be used, otherwise the first game that is waiting for a person,
 *        otherwise the table.
 *
 * The page must show a tournament and be in a window. Until the user moves the focus, the page also
 * does this after each change of the tournament.
 */
void qdr_tournament_page_focus_next_step (QdrTournamentPage *self);

G_END_DECLS
