/*
 * Finds the best move of a puzzle: where the end of the game is in sight the quickest win and the
 * most natural way to lose, and elsewhere what a search of a given depth finds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief What has been found, as a plain value. */
typedef struct {
  QdrMove move;   /**< the best move found */
  int proof;      /**< 1 if the player to move is proved to win with it, -1 to lose, else 0 */
  guint moves;    /**< with a proof: of the winner, until the end */
  double chances; /**< of the player to move to win, 0..1 */
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
 * @brief Finds the best move of a position by a search of a given depth.
 *
 * What is found does not depend on the machine. Where the search proves how the game ends, the move
 * is that of qdr_solve().
 *
 * @param position  of two players, not over
 * @param depth     plies, 1..63
 * @param stop      as for qdr_solve()
 * @return the best move found
 */
QdrSolution qdr_solve_to_depth (const QdrPosition *position, guint depth, const gint *stop);

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
 * @brief Finds the best move of a position by a search of a given depth, on a worker thread.
 *
 * @param position     copied
 * @param depth        as for qdr_solve_to_depth()
 * @param cancellable  as for qdr_solve_async()
 * @param callback     as for qdr_solve_async(); ends with qdr_solve_finish()
 * @param user_data    for @p callback
 */
void qdr_solve_to_depth_async (const QdrPosition *position,
                               guint depth,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * @brief Compares two moves of a position, by what the opponent answers, on a worker thread.
 *
 * @param position     copied
 * @param moves        legal ones that do not end the game
 * @param depth        plies, 2..63, the move included
 * @param cancellable  as for qdr_solve_async()
 * @param callback     as for qdr_solve_async(); ends with qdr_solve_answers_finish()
 * @param user_data    for @p callback
 */
void qdr_solve_answers_async (const QdrPosition *position,
                              const QdrMove moves[2],
                              guint depth,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/**
 * @brief Returns the answers.
 *
 * @param result   what the callback was given
 * @param answers  (out): to each of the moves, as the opponent sees it; set on success
 * @param error    return location for a G_IO_ERROR_CANCELLED
 * @return FALSE when cancelled
 */
gboolean qdr_solve_answers_finish (GAsyncResult *result, QdrSolution answers[2], GError **error);

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
