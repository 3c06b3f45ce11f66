/*
 * The tournaments: a list of them, a page for one tournament, and a form for a new one. They are
 * separate from qdr-application, their only user, because they are a topic of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-page.h"
#include "qdr-personality-list.h"
#include "qdr-tournament-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_FORM (qdr_tournament_form_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentForm, qdr_tournament_form, QDR, TOURNAMENT_FORM, AdwBin)

/*
 * QdrTournamentForm, the form that sets up a tournament.
 *
 * Signals:
 *   "begun" (const char *name, QdrTournamentPlan *plan)  the user has set up a tournament
 */

#define QDR_TYPE_TOURNAMENTS_PAGE (qdr_tournaments_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentsPage, qdr_tournaments_page, QDR, TOURNAMENTS_PAGE, QdrPage)

/*
 * Actions of QdrTournamentsPage, besides those of every page:
 *   "win.new"     shows the form for a new tournament
 *   "win.delete"  asks for confirmation, and deletes the tournament that the page shows
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game
 *   "game-begun" (QdrGame *)   the user asks to play a game that has a human player
 */

/**
 * @brief Returns a page. Running tournaments continue after it is closed.
 *
 * @param tournaments    referenced
 * @param personalities  the personalities that can be contestants; referenced
 */
QdrPage *
qdr_tournaments_page_new (QdrTournamentList *tournaments, QdrPersonalityList *personalities);

G_END_DECLS
