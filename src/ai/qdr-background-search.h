/*
 * Background search: searches for moves of a game on a worker thread.
 *
 * The analyser and the computer player use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-request.h"

G_BEGIN_DECLS

#define QDR_TYPE_BACKGROUND_SEARCH (qdr_background_search_get_type ())
G_DECLARE_FINAL_TYPE (QdrBackgroundSearch, qdr_background_search, QDR, BACKGROUND_SEARCH, GObject)

/*
 * The object runs one search at a time. A new search or the disposal of the object cancels the
 * running search. A search goes on with the results of the one before it, unless there was a rest
 * of minutes between them: then the engine with its large tables has been freed.
 *
 * Signals, on the thread-default main context in which the search was started:
 *   "progress" (const QdrReport *)   emitted after each completed depth
 */

/** @brief Creates an idle background search. @return (transfer full) */
QdrBackgroundSearch *qdr_background_search_new (void);

/**
 * @brief Starts a search in the current position of a game.
 *
 * The task has no source object, so it does not keep this object alive.
 *
 * @param game         a game that is not over; copied
 * @param style        copied
 * @param limits       copied
 * @param cancellable  (nullable): ends the search with G_IO_ERROR_CANCELLED
 * @param callback     always called once, on the thread-default main context, and never before this
 *                     function returns
 * @param user_data    data for @p callback
 */
void qdr_background_search_run_for_game_async (QdrBackgroundSearch *self,
                                               QdrGame *game,
                                               const QdrStyle *style,
                                               const QdrLimits *limits,
                                               GCancellable *cancellable,
                                               GAsyncReadyCallback callback,
                                               gpointer user_data);

/**
 * @brief Starts the search that a request describes.
 *
 * @param request      copied, except for its stop flag and report function, which are ignored
 * @param cancellable  as for qdr_background_search_run_for_game_async()
 * @param callback     as for qdr_background_search_run_for_game_async()
 * @param user_data    data for @p callback
 */
void qdr_background_search_run_async (QdrBackgroundSearch *self,
                                      const QdrSearchRequest *request,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data);

/**
 * @brief Finishes qdr_background_search_run_for_game_async() or qdr_background_search_run_async().
 *
 * @param self    (nullable): NULL if the object was released in the meantime
 * @param result  the result of the callback
 * @param report  (out): set on success; its line has at least one move, and the first move is legal
 * @param error   return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean qdr_background_search_run_finish (QdrBackgroundSearch *self,
                                           GAsyncResult *result,
                                           QdrReport *report,
                                           GError **error);

/** @brief Ends the running search early. Its result is the best move found so far. */
void qdr_background_search_stop_early (QdrBackgroundSearch *self);

/**
 * @brief Frees the results of searches as soon as none is running, for example at the end of a
 *        game. Has no effect if another search is started right after it.
 */
void qdr_background_search_rest (QdrBackgroundSearch *self);

G_END_DECLS
