/*
 * The window of tournaments: all of them, one of them, and a new one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-personality-list.h"
#include "qdr-tournament-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_WINDOW (qdr_tournament_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentWindow,
                      qdr_tournament_window,
                      QDR,
                      TOURNAMENT_WINDOW,
                      AdwApplicationWindow)

/*
 * Actions, besides those of every window:
 *   "win.new"     sets up a tournament
 *   "win.back"    goes back to all tournaments
 *   "win.delete"  asks, and deletes the tournament that is shown
 *
 * Signals:
 *   "game-opened" (QdrGame *)  a game is to be looked at
 *   "game-begun" (QdrGame *)   a game of people is to be played
 */

/**
 * @brief A window that shows tournaments; they go on when it is closed.
 *
 * @param application    (nullable)
 * @param tournaments    referenced
 * @param personalities  who may play; referenced
 */
QdrTournamentWindow *qdr_tournament_window_new (GtkApplication *application,
                                                QdrTournamentList *tournaments,
                                                QdrPersonalityList *personalities);

G_END_DECLS
