/*
 * The solver, which finds the best moves of puzzles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-solver.h"

#include "qdr-engine.h"
#include "qdr-movegen.h"
#include "qdr-path.h"
#include "qdr-win-probability.h"

/* The size of the transposition table, and the maximum number of positions that a search visits.
 * Both suffice for the program's puzzles, without a long wait. */
#define TABLE_MIB 8
#define MAX_NODES 300000

/* The data that all searches of a position share. */
typedef struct {
  QdrEngine *engine;
  const QdrPosition *position;
  const gint *stop;
} Search;

static QdrSolution
run_search (const Search *self, QdrSearchRequest *request)
{
  QdrSolution solution = { 0 };
  QdrReport report;

  request->position = *self->position;
  request->style = qdr_style_default;
  request->last_move.move = QDR_MOVE_NONE;
  request->is_analysis = TRUE;
  request->stop = self->stop;
  report = qdr_engine_search (self->engine, request);
  solution.move = report.line[0];
  solution.proof = qdr_score_get_proved_outcome (report.score, 2, &solution.moves);
  solution.win_probability =
      qdr_win_probabilities_from_scores (self->position, report.scores).of[self->position->turn];
  return solution;
}

/* Finds the best of @moves. If @moves is NULL, finds the best of all moves. */
static QdrSolution
find_best_move (const Search *self, const QdrMoveList *moves)
{
  QdrSearchRequest request = {
    .limits = { .nodes = MAX_NODES },
    /* A search without full width may find a win that is not the quickest. */
    .full_width = TRUE,
  };

  if (moves != NULL) {
    request.root_moves = moves->moves;
    request.n_root_moves = moves->count;
  }
  return run_search (self, &request);
}

/* Returns the distance of the mover to the goal after @move. */
static guint
get_distance_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
  return qdr_position_goal_distance (&next, position->turn);
}

QdrSolution
qdr_solve_position (const QdrPosition *position, const gint *stop)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);
  const Search self = { engine, position, stop };
  const QdrSolution found = find_best_move (&self, NULL);
  const guint own = qdr_position_goal_distance (position, position->turn);
  QdrMoveList all;
  guint furthest;

  if (found.proof != -1)
    return found;

  /* The position is lost. Look for a move that loses no sooner than the move that was found, but
   * leads nearer to the goal. Begin with the moves that lead nearest. A jump gains at most two
   * steps. */
  furthest = get_distance_after (position, found.move);
  qdr_position_generate_moves (position, &all);
  for (guint distance = own > 2 ? own - 2 : 0; distance < furthest; distance++) {
    QdrMoveList moves;

    moves.count = 0;
    for (guint i = 0; i < all.count; i++)
      if (get_distance_after (position, all.moves[i]) == distance)
        moves.moves[moves.count++] = all.moves[i];
    if (moves.count > 0) {
      const QdrSolution solution = find_best_move (&self, &moves);

      if (solution.proof != -1 || solution.moves >= found.moves)
        return solution;
    }
  }
  return found;
}

QdrSolution
qdr_solve_position_to_depth (const QdrPosition *position, guint depth, const gint *stop)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);
  const Search self = { engine, position, stop };
  QdrSearchRequest request = { .limits = { .depth = depth } };
  const QdrSolution solution = run_search (&self, &request);

  if (solution.proof != 0) {
    const QdrSolution exact = qdr_solve_position (position, stop);

    if (exact.proof == solution.proof)
      return exact;
  }
  return solution;
}

/* The positions to be searched, with the flag that stops the search. */
typedef struct {
  QdrPosition positions[2];
  guint n_positions;
  guint depth; /* the depth for qdr_solve_position_to_depth(), or 0 for qdr_solve_position() */
  gint stop;   /* atomic; non-zero ends the search */
  gulong cancelled_handler;
} Job;

static void
cancelled_cb (GCancellable *cancellable G_GNUC_UNUSED, gpointer data)
{
  Job *job = data;

  g_atomic_int_set (&job->stop, TRUE);
}

static void
solve_in_thread (GTask *task,
                 gpointer source_object G_GNUC_UNUSED,
                 gpointer task_data,
                 GCancellable *cancellable)
{
  Job *job = task_data;
  QdrSolution *solutions = g_new (QdrSolution, job->n_positions);

  for (guint i = 0; i < job->n_positions; i++)
    solutions[i] = job->depth > 0
                       ? qdr_solve_position_to_depth (&job->positions[i], job->depth, &job->stop)
                       : qdr_solve_position (&job->positions[i], &job->stop);
  g_cancellable_disconnect (cancellable, job->cancelled_handler);
  g_task_return_pointer (task, solutions, g_free);
}

/* Runs @job on a worker thread. Takes ownership of it. */
static void
start_job (Job *job,
           gpointer tag,
           GCancellable *cancellable,
           GAsyncReadyCallback callback,
           gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  if (cancellable != NULL)
    job->cancelled_handler =
        g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                               g_atomic_rc_box_acquire (job), g_atomic_rc_box_release);

  g_task_set_source_tag (task, tag);
  g_task_set_task_data (task, job, g_atomic_rc_box_release);
  g_task_run_in_thread (task, solve_in_thread);
}

void
qdr_solve_position_async (const QdrPosition *position,
                          GCancellable *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Job *job;

  g_return_if_fail (position != NULL && position->players == 2);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  job = g_atomic_rc_box_new0 (Job);
  job->positions[0] = *position;
  job->n_positions = 1;
  start_job (job, qdr_solve_position_async, cancellable, callback, user_data);
}

void
qdr_solve_position_to_depth_async (const QdrPosition *position,
                                   guint depth,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  Job *job;

  g_return_if_fail (position != NULL && position->players == 2);
  g_return_if_fail (depth >= 1 && depth <= QDR_MAX_DEPTH);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  job = g_atomic_rc_box_new0 (Job);
  job->positions[0] = *position;
  job->n_positions = 1;
  job->depth = depth;
  start_job (job, qdr_solve_position_async, cancellable, callback, user_data);
}

void
qdr_find_best_answers_async (const QdrPosition *position,
                             const QdrMove moves[2],
                             guint depth,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  QdrUndo undo;
  Job *job;

  g_return_if_fail (position != NULL && position->players == 2);
  g_return_if_fail (depth >= 2 && depth <= QDR_MAX_DEPTH);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  job = g_atomic_rc_box_new0 (Job);
  for (guint i = 0; i < 2; i++) {
    job->positions[i] = *position;
    qdr_position_do_move (&job->positions[i], moves[i], &undo);
  }
  job->n_positions = 2;
  job->depth = depth - 1;
  start_job (job, qdr_find_best_answers_async, cancellable, callback, user_data);
}

/* Copies the first @n_solutions solutions of a finished job to @solutions. */
static gboolean
finish_job (GAsyncResult *result, QdrSolution *solutions, guint n_solutions, GError **error)
{
  g_autofree QdrSolution *found = g_task_propagate_pointer (G_TASK (result), error);

  if (found == NULL)
    return FALSE;

  for (guint i = 0; i < n_solutions; i++)
    solutions[i] = found[i];
  return TRUE;
}

gboolean
qdr_solve_position_finish (GAsyncResult *result, QdrSolution *solution, GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_solve_position_async), FALSE);
  g_return_val_if_fail (solution != NULL, FALSE);

  return finish_job (result, solution, 1, error);
}

gboolean
qdr_find_best_answers_finish (GAsyncResult *result, QdrSolution answers[2], GError **error)
{
  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_find_best_answers_async), FALSE);
  g_return_val_if_fail (answers != NULL, FALSE);

  return finish_job (result, answers, 2, error);
}
