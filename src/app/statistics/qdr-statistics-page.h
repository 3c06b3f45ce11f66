/*
 * The statistics, with pages for one player, the ranking, and the personalities. They are separate
 * from qdr-application, their only user, because they are a topic of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-page.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

#define QDR_TYPE_STATISTICS_PAGE (qdr_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrStatisticsPage, qdr_statistics_page, QDR, STATISTICS_PAGE, QdrPage)

/*
 * The page updates itself when the library changes, unless it is hidden.
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game
 */

/**
 * @brief Returns a page that first shows the statistics of the user or, if the user has no games,
 *        those of another player.
 *
 * @param library        referenced
 * @param personalities  the source of the ratings of personalities; referenced
 */
QdrPage *qdr_statistics_page_new (QdrLibraryWorker *library, QdrPersonalityList *personalities);

G_END_DECLS
