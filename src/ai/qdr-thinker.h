/*
 * Searches for a move of a game on a worker thread. The inside of ai: for the adviser and the
 * computer player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-request.h"

G_BEGIN_DECLS

#define QDR_TYPE_THINKER (qdr_thinker_get_type ())
G_DECLARE_FINAL_TYPE (QdrThinker, qdr_thinker, QDR, THINKER, GObject)

/*
 * One engine, one search at a time: a new one ends the one before, which finishes as cancelled.
 * Letting go of a thinker does the same.
 *
 * Signals, on the thread-default main context that the search was started in:
 *   "progress" (const QdrReport *)   after each completed depth
 */

/**
 * @brief Returns a thinker with nothing to do.
 *
 * @return (transfer full)
 */
QdrThinker *qdr_thinker_new (void);

/**
 * @brief Starts a search in the present position of a game, which is copied.
 *
 * The search holds no reference to the thinker: the source object that @p callback gets is NULL.
 *
 * @param game         a game that is not over
 * @param style        copied
 * @param limits       copied
 * @param cancellable  (nullable): ends the search; it then finishes with G_IO_ERROR_CANCELLED
 * @param callback     called on the thread-default main context, always, and never from inside of
 *                     this function
 * @param user_data    for @p callback
 */
void qdr_thinker_think_async (QdrThinker *self,
                              QdrGame *game,
                              const QdrStyle *style,
                              const QdrLimits *limits,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/**
 * @brief Starts a search of any kind: with more threads, with a share of a processor, of some moves
 *        only, as an analysis.
 *
 * @param request      copied, except for its stop flag and report function, which do not matter
 * @param cancellable  (nullable): as for qdr_thinker_think_async()
 * @param callback     as for qdr_thinker_think_async()
 * @param user_data    for @p callback
 */
void qdr_thinker_search_async (QdrThinker *self,
                               const QdrSearchRequest *request,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * @brief Returns the result of either.
 *
 * @param self    (nullable): NULL where the thinker may be gone
 * @param result  what the callback was given
 * @param report  (out): set on success; its line has at least one, legal, move
 * @param error   return location for a G_IO_ERROR_CANCELLED
 * @return FALSE when cancelled
 */
gboolean qdr_thinker_think_finish (QdrThinker *self,
                                   GAsyncResult *result,
                                   QdrReport *report,
                                   GError **error);

/** @brief Ends a running search at once; it finishes with the best move found so far. */
void qdr_thinker_move_now (QdrThinker *self);

G_END_DECLS
