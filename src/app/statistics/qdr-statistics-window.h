/*
 * The statistics window, with pages for one player, the ranking, and the personalities. It is
 * separate from qdr-application, its only user, as a window of its own.
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
 *   "game-opened" (QdrGame *)  the user wants to see a game
 */

/**
 * @brief Returns a window that shows the user first, or else whoever has played most.
 *
 * @param application    (nullable)
 * @param library        referenced
 * @param personalities  the source of their ratings; referenced
 */
QdrStatisticsWindow *qdr_statistics_window_new (GtkApplication *application,
                                                QdrLibraryWorker *library,
                                                QdrPersonalityList *personalities);

G_END_DECLS
