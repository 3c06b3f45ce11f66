/*
 * Searches with the engine of an adviser. The inside of ai: for reviews (qdr-review).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-adviser.h"
#include "qdr-analysis.h"
#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief Searches before any analysis, and after a hint. One such search at a time: a new one
 *        cancels the one before.
 *
 * A search that has to stand back for a hint begins anew after it.
 *
 * @param request      copied
 * @param cancellable  (nullable)
 * @param callback     as of qdr_adviser_hint_async()
 * @param user_data    for @p callback
 */
void qdr_adviser_search_async (QdrAdviser *self,
                               const QdrSearchRequest *request,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * @brief Returns the result of the search.
 *
 * @param result  what the callback was given
 * @param report  (out): set on success
 * @param error   return location for a G_IO_ERROR_CANCELLED
 * @return FALSE when cancelled
 */
gboolean qdr_adviser_search_finish (GAsyncResult *result, QdrReport *report, GError **error);

/**
 * @brief Returns what a report of the engine says about a position.
 *
 * @param position  the one that was searched
 * @param ply       how many moves of the game led to it
 * @param report    what the engine has found
 */
QdrAnalysis
qdr_analysis_from_report (const QdrPosition *position, guint ply, const QdrReport *report);

/**
 * @brief Returns what is known about the end of a game.
 *
 * @param position  the last one
 * @param ply       how many moves led to it
 * @param result    how the game ended
 */
QdrAnalysis qdr_analysis_from_result (const QdrPosition *position, guint ply, QdrResult result);

G_END_DECLS
