/*
 * The tournament window, with a list, a page for one tournament, and a form for a new one. Apart
 * from qdr-application, its only user, as a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"
#include "qdr-tournament-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_FORM (qdr_tournament_form_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentForm, qdr_tournament_form, QDR, TOURNAMENT_FORM, AdwBin)

/*
 * The page that sets up a tournament.
 *
 * Signals:
 *   "begun" (const char *name, QdrTournamentPlan *plan)  the user has set up a tournament
 */

#define QDR_TYPE_TOURNAMENT_WINDOW (qdr_tournament_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentWindow,
                      qdr_tournament_window,
                      QDR,
                      TOURNAMENT_WINDOW,
                      AdwApplicationWindow)

/*
 * Actions, besides those of every window:
 *   "win.new"     sets up a tournament
 *   "win.back"    goes back to the list
 *   "win.delete"  asks for confirmation and deletes the tournament shown
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user wants to see a game
 *   "game-begun" (QdrGame *)   the user wants to play a game of people
 */

/**
 * @brief Returns a window. Tournaments go on when it is closed.
 *
 * @param application    (nullable)
 * @param tournaments    referenced
 * @param personalities  the possible players; referenced
 */
QdrTournamentWindow *qdr_tournament_window_new (GtkApplication *application,
                                                QdrTournamentList *tournaments,
                                                QdrPersonalityList *personalities);

G_END_DECLS
