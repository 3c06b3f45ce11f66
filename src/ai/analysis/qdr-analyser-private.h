/*
 * Searches with the engine of the analyser. Only reviews (qdr-review.c) use this interface.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analyser.h"
#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief Starts a search for a review. Hints interrupt it, and it interrupts analysis.
 *
 * A new search cancels the previous search for a review. An interrupted search restarts after the
 * hint.
 *
 * @param request      copied
 * @param cancellable  (nullable)
 * @param callback     as for qdr_analyser_find_hint_async()
 * @param user_data    data for @p callback
 */
void qdr_analyser_search_for_review_async (QdrAnalyser *self,
                                           const QdrSearchRequest *request,
                                           GCancellable *cancellable,
                                           GAsyncReadyCallback callback,
                                           gpointer user_data);

/**
 * @brief Finishes qdr_analyser_search_for_review_async().
 *
 * @param result  the result of the callback
 * @param report  (out): set on success
 * @param error   return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean
qdr_analyser_search_for_review_finish (GAsyncResult *result, QdrReport *report, GError **error);

/**
 * @brief Returns an analysis made from a report of the engine.
 *
 * @param position  the position that was searched
 * @param ply       the ply of the position
 * @param report    the report on it
 */
QdrAnalysis
qdr_analysis_from_report (const QdrPosition *position, guint ply, const QdrReport *report);

/**
 * @brief Returns an analysis of the end of a game.
 *
 * @param position  the last position
 * @param ply       the ply of the position
 * @param result    the result of the game
 */
QdrAnalysis qdr_analysis_from_result (const QdrPosition *position, guint ply, QdrResult result);

G_END_DECLS
