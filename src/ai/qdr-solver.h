/*
 * Finds the best move where the end of the game is in sight: the quickest win, and the most natural
 * way to lose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief What has been found, as a plain value. */
typedef struct {
  QdrMove move; /**< the best move found */
  int proof;    /**< 1 if the player to move is proved to win with it, -1 to lose, else 0 */
  guint moves;  /**< with a proof: of the winner, until the end */
} QdrSolution;

/**
 * @brief Finds the best move of a position.
 *
 * Of a win that is the quickest. Of a loss it is the move that holds out longest, and of several
 * such moves one that leaves the player the shortest path: an engine takes any of them, and seems
 * to give up. Without a proof it is the move that looks best. The same position has the same
 * answer, unless the search is stopped.
 *
 * @param position  of two players, not over
 * @param stop      (nullable): read with g_atomic_int_get(); non-zero ends the search
 * @return the best move found
 */
QdrSolution qdr_solve (const QdrPosition *position, const gint *stop);

/**
 * @brief Finds the best move of a position on a worker thread.
 *
 * @param position     copied
 * @param cancellable  (nullable): ends the search; it then finishes with G_IO_ERROR_CANCELLED
 * @param callback     called on the thread-default main context, always, with NULL for a source
 *                     object
 * @param user_data    for @p callback
 */
void qdr_solve_async (const QdrPosition *position,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data);

/**
 * @brief Returns the result.
 *
 * @param result    what the callback was given
 * @param solution  (out): set on success
 * @param error     return location for a G_IO_ERROR_CANCELLED
 * @return FALSE when cancelled
 */
gboolean qdr_solve_finish (GAsyncResult *result, QdrSolution *solution, GError **error);

G_END_DECLS
