/*
 * The tournament window, with a list of tournaments, a page for one tournament, and a form for a
 * new one. It is separate from qdr-application, its only user, because it is a window of its own.
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
 * QdrTournamentForm, the form that sets up a tournament.
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
 * Actions of QdrTournamentWindow, besides those of every window:
 *   "win.new"     shows the form for a new tournament
 *   "win.back"    shows the list of tournaments
 *   "win.delete"  asks for confirmation, and deletes the tournament that the page shows
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game
 *   "game-begun" (QdrGame *)   the user asks to play a game that has a human player
 */

/**
 * @brief Returns a window. Running tournaments continue after the window is closed.
 *
 * @param application    (nullable)
 * @param tournaments    referenced
 * @param personalities  the personalities that can be contestants; referenced
 */
QdrTournamentWindow *qdr_tournament_window_new (GtkApplication *application,
                                                QdrTournamentList *tournaments,
                                                QdrPersonalityList *personalities);

G_END_DECLS
