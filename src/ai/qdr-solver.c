/*
 * Finds the best move where the end of the game is in sight: the quickest win, and the most natural
 * way to lose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-solver.h"

#include "qdr-engine.h"
#include "qdr-movegen.h"
#include "qdr-path.h"

/* More than any puzzle of the program needs, and far less than a person waits for. */
#define TABLE_MIB 8
#define MAX_NODES 300000

/* --- One search ------------------------------------------------------------------------------- */

typedef struct {
  QdrEngine *engine;
  const QdrPosition *position;
  const gint *stop;
} Search;

/* Finds the best of @moves, or of all moves if that is NULL. */
static QdrSolution
search (const Search *self, const QdrMoveList *moves)
{
  QdrSearchRequest request = {
    .position = *self->position,
    .limits = { .nodes = MAX_NODES },
    .style = qdr_style_default,
    /* The quickest win is wanted, not any. */
    .full_width = TRUE,
    .is_analysis = TRUE,
    .stop = self->stop,
  };
  QdrSolution solution = { 0 };
  QdrReport report;

  if (moves != NULL) {
    request.root_moves = moves->moves;
    request.n_root_moves = moves->count;
  }
  report = qdr_engine_search (self->engine, &request);
  solution.move = report.line[0];
  solution.proof = qdr_score_get_proof (report.score, 2, &solution.moves);
  return solution;
}

/* --- Losing ----------------------------------------------------------------------------------- */

/* How far from its goal @move leaves the player. */
static guint
distance_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do (&next, move, &undo);
  return qdr_position_distance (&next, position->turn);
}

/* A move that holds out as long as @longest, but leaves a shorter way if there is such a one. */
static QdrSolution
find_natural (const Search *self, const QdrSolution *longest)
{
  const guint furthest = distance_after (self->position, longest->move);
  const guint own = qdr_position_distance (self->position, self->position->turn);
  QdrMoveList all;

  qdr_position_generate (self->position, &all);
  /* A jump shortens the way by two steps. */
  for (guint distance = own > 2 ? own - 2 : 0; distance < furthest; distance++) {
    QdrMoveList moves;

    moves.count = 0;
    for (guint i = 0; i < all.count; i++)
      if (distance_after (self->position, all.moves[i]) == distance)
        moves.moves[moves.count++] = all.moves[i];
    if (moves.count > 0) {
      const QdrSolution solution = search (self, &moves);

      if (solution.proof != -1 || solution.moves >= longest->moves)
        return solution;
    }
  }
  return *longest;
}

QdrSolution
qdr_solve (const QdrPosition *position, const gint *stop)
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (TABLE_MIB);
  const Search self = { engine, position, stop };
  const QdrSolution solution = search (&self, NULL);

  return solution.proof == -1 ? find_natural (&self, &solution) : solution;
}

/* --- On a thread ------------------------------------------------------------------------------ */

typedef struct {
  QdrPosition position;
  gint stop; /* atomic */
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
  QdrSolution *solution = g_new (QdrSolution, 1);

  *solution = qdr_solve (&job->position, &job->stop);
  g_cancellable_disconnect (cancellable, job->cancelled_handler);
  g_task_return_pointer (task, solution, g_free);
}

void
qdr_solve_async (const QdrPosition *position,
                 GCancellable *cancellable,
                 GAsyncReadyCallback callback,
                 gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (position != NULL && position->players == 2);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  job = g_atomic_rc_box_new0 (Job);
  job->position = *position;
  if (cancellable != NULL)
    job->cancelled_handler =
        g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                               g_atomic_rc_box_acquire (job), g_atomic_rc_box_release);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_solve_async);
  g_task_set_task_data (task, job, g_atomic_rc_box_release);
  g_task_run_in_thread (task, solve_in_thread);
}

gboolean
qdr_solve_finish (GAsyncResult *result, QdrSolution *solution, GError **error)
{
  g_autofree QdrSolution *answer = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_solve_async), FALSE);
  g_return_val_if_fail (solution != NULL, FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;

  *solution = *answer;
  return TRUE;
}
