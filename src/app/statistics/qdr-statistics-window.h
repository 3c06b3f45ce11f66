/*
 * The window of statistics: of one player, of all in order, and of the personalities against each
 * other.
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
 * It follows the library.
 *
 * Signals:
 *   "game-opened" (QdrGame *)  a game is to be looked at
 */

/**
 * @brief Returns a window that shows the user first, or whoever has played most.
 *
 * @param application    (nullable)
 * @param library        referenced
 * @param personalities  whose ratings are known; referenced
 */
QdrStatisticsWindow *qdr_statistics_window_new (GtkApplication *application,
                                                QdrLibraryWorker *library,
                                                QdrPersonalityList *personalities);

G_END_DECLS
