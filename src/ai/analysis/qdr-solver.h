/*
 * Solver: the best moves of puzzles.
 *
 * Near the end of a game it finds the quickest win or the most natural way to lose, otherwise the
 * result of a search to a given depth. It is apart from qdr-puzzle-course, which may not include
 * the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief A solution. A plain value. */
typedef struct {
  QdrMove move;   /**< the best move */
  int proof;      /**< 1 if the player to move has a proved win, -1 for a loss, else 0 */
  guint moves;    /**< with a proof: moves of the winner until the end */
  double chances; /**< win probability of the player to move, 0..1 */
} QdrSolution;

/**
 * @brief Solves a position.
 *
 * In a won position, the move leads to the quickest win. In a lost position, it leads to the
 * longest loss; among equal moves, it leaves the player the shortest path, since others would look
 * like giving up. In other positions, it is the move with the best score. The result is
 * reproducible unless the search is stopped.
 *
 * @param position  a position with two players that is not over
 * @param stop      (nullable): read with g_atomic_int_get(); non-zero ends the search
 * @return the best move found
 */
QdrSolution qdr_solve (const QdrPosition *position, const gint *stop);

/**
 * @brief Finds the best move by a search to a given depth.
 *
 * The result does not depend on the machine. If a win or a loss is proved, it is that of
 * qdr_solve().
 *
 * @param position  a position with two players that is not over
 * @param depth     plies, 1..63
 * @param stop      as for qdr_solve()
 * @return the best move found
 */
QdrSolution qdr_solve_to_depth (const QdrPosition *position, guint depth, const gint *stop);

/**
 * @brief Solves a position on a worker thread.
 *
 * @param position     copied
 * @param cancellable  (nullable): ends the search with G_IO_ERROR_CANCELLED
 * @param callback     always called once, on the thread-default main context; its source object is
 *                     NULL
 * @param user_data    data for @p callback
 */
void qdr_solve_async (const QdrPosition *position,
                      GCancellable *cancellable,
                      GAsyncReadyCallback callback,
                      gpointer user_data);

/**
 * @brief Finds the best move by a search to a given depth, on a worker thread.
 *
 * @param position     copied
 * @param depth        as for qdr_solve_to_depth()
 * @param cancellable  as for qdr_solve_async()
 * @param callback     as for qdr_solve_async(); calls qdr_solve_finish()
 * @param user_data    data for @p callback
 */
void qdr_solve_to_depth_async (const QdrPosition *position,
                               guint depth,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * @brief Finds the best answers to two moves, on a worker thread.
 *
 * @param position     copied
 * @param moves        legal moves that do not end the game
 * @param depth        plies, 2..63, including the move
 * @param cancellable  as for qdr_solve_async()
 * @param callback     as for qdr_solve_async(); calls qdr_solve_answers_finish()
 * @param user_data    data for @p callback
 */
void qdr_solve_answers_async (const QdrPosition *position,
                              const QdrMove moves[2],
                              guint depth,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/**
 * @brief Finishes qdr_solve_answers_async().
 *
 * @param result   the result of the callback
 * @param answers  (out): the answer to each move, in the opponent's view; set on success
 * @param error    return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean qdr_solve_answers_finish (GAsyncResult *result, QdrSolution answers[2], GError **error);

/**
 * @brief Finishes qdr_solve_async() or qdr_solve_to_depth_async().
 *
 * @param result    the result of the callback
 * @param solution  (out): set on success
 * @param error     return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean qdr_solve_finish (GAsyncResult *result, QdrSolution *solution, GError **error);

G_END_DECLS
