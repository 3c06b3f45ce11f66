/*
 * The solver, which finds the best moves of puzzles.
 *
 * If a win or a loss can be proved, the solver finds the quickest win or the most natural way to
 * lose; otherwise it finds the best move by an ordinary search. It is separate from
 * qdr-puzzle-course because that module must not include the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include <gio/gio.h>

G_BEGIN_DECLS

/** @brief The best move of a position, with its evaluation. */
typedef struct {
  QdrMove move; /**< the best move */
  int proof;    /**< 1 for a proved win of the player to move, -1 for a proved loss, else 0 */
  guint moves;  /**< the number of moves of the winner until the end; 0 without a proof */
  double win_probability; /**< the win probability of the player to move, 0..1 */
} QdrSolution;

/**
 * @brief Solves a position.
 *
 * In a won position, the solution is the move that wins soonest. In a lost position, it is the move
 * that loses latest. If several moves lose equally late, it is the one after which the player's
 * path is shortest, since the others would look like giving up. In any other position, it is the
 * move with the best score. The solution is reproducible unless the search is stopped.
 *
 * @param position  a position with two players that is not over
 * @param stop      (nullable): a flag that is read with g_atomic_int_get(); non-zero ends the
 *                  search
 * @return the best move found
 */
QdrSolution qdr_solve_position (const QdrPosition *position, const gint *stop);

/**
 * @brief Finds the best move by a search to a given depth.
 *
 * If the search proves a win or a loss, the solution is that of qdr_solve_position(). The result
 * does not depend on the speed of the machine.
 *
 * @param position  a position with two players that is not over
 * @param depth     the depth in plies, 1..63
 * @param stop      as for qdr_solve_position()
 * @return the best move found
 */
QdrSolution
qdr_solve_position_to_depth (const QdrPosition *position, guint depth, const gint *stop);

/**
 * @brief Solves a position on a worker thread.
 *
 * @param position     copied
 * @param cancellable  (nullable): ends the search with G_IO_ERROR_CANCELLED
 * @param callback     always called once, on the thread-default main context; its source object is
 *                     NULL
 * @param user_data    data for @p callback
 */
void qdr_solve_position_async (const QdrPosition *position,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/**
 * @brief Finds the best move by a search to a given depth, on a worker thread.
 *
 * @param position     copied
 * @param depth        as for qdr_solve_position_to_depth()
 * @param cancellable  as for qdr_solve_position_async()
 * @param callback     as for qdr_solve_position_async(); calls qdr_solve_position_finish()
 * @param user_data    data for @p callback
 */
void qdr_solve_position_to_depth_async (const QdrPosition *position,
                                        guint depth,
                                        GCancellable *cancellable,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data);

/**
 * @brief Finds the best answer to each of two moves, on a worker thread.
 *
 * @param position     copied
 * @param moves        two legal moves that do not end the game
 * @param depth        the depth in plies, 2..63; the move is the first ply
 * @param cancellable  as for qdr_solve_position_async()
 * @param callback     as for qdr_solve_position_async(); calls qdr_find_best_answers_finish()
 * @param user_data    data for @p callback
 */
void qdr_find_best_answers_async (const QdrPosition *position,
                                  const QdrMove moves[2],
                                  guint depth,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);

/**
 * @brief Finishes qdr_find_best_answers_async().
 *
 * @param result   the result of the callback
 * @param answers  (out): the opponent's best answer to each move, evaluated in the view of the
 *                 opponent; set on success
 * @param error    return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean
qdr_find_best_answers_finish (GAsyncResult *result, QdrSolution answers[2], GError **error);

/**
 * @brief Finishes qdr_solve_position_async() or qdr_solve_position_to_depth_async().
 *
 * @param result    the result of the callback
 * @param solution  (out): set on success
 * @param error     return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean qdr_solve_position_finish (GAsyncResult *result, QdrSolution *solution, GError **error);

G_END_DECLS
