/*
 * The statistics window, with pages for one player, the ranking, and the personalities. It is
 * separate from qdr-application, its only user, because it is a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-worker.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_STATISTICS_WINDOW (qdr_statistics_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrStatisticsWindow,
                      qdr_statistics_window,
                      QDR,
                      STATISTICS_WINDOW,
                      AdwApplicationWindow)

/*
 * The window updates itself when the library changes.
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game
 */

/**
 * @brief Returns a window that first shows the statistics of the user or, if the user has no games,
 *        those of another player.
 *
 * @param application    (nullable)
 * @param library        referenced
 * @param personalities  the source of the ratings of personalities; referenced
 */
QdrStatisticsWindow *qdr_statistics_window_new (GtkApplication *application,
                                                QdrLibraryWorker *library,
                                                QdrPersonalityList *personalities);

G_END_DECLS
