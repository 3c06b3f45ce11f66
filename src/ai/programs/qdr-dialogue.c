/*
 * Dialogue: the exchange of games and moves with an external engine, in one of the protocols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-dialogue-private.h"

#include <glib/gi18n-lib.h>

#include "qdr-personality.h"

/* The CPU time that an engine may use in addition to the limit of a move, for example for input and
 * output, microseconds. */
#define TOLERANCE_US 500000

/* The timeout for cancelling a request, microseconds. */
#define RECOVERY_US G_USEC_PER_SEC

static const QdrDialect *const dialects[QDR_N_PROTOCOLS] = {
  [QDR_PROTOCOL_UQI] = &qdr_uqi_dialect,
  [QDR_PROTOCOL_QTP] = &qdr_qtp_dialect,
};

/* Requests */

QdrMoveRequest *
qdr_move_request_new (QdrGame *game, const QdrLimits *limits)
{
  QdrMoveRequest *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (limits != NULL, NULL);

  self = g_new0 (QdrMoveRequest, 1);
  self->start = *qdr_game_get_start (game);
  self->position = *qdr_game_get_position (game);
  self->n_moves = qdr_game_get_ply (game);
  self->moves = g_new (QdrMove, self->n_moves);
  for (guint i = 0; i < self->n_moves; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);

    self->moves[i] = qdr_record_get_move (record);
  }
  self->repetition_is_draw = qdr_game_get_repetition_is_draw (game);
  self->limits = *limits;
  return self;
}

void
qdr_move_request_free (QdrMoveRequest *self)
{
  if (self == NULL)
    return;

  g_free (self->moves);
  g_free (self);
}

/* Dialogues */

/* Starts the measurement of CPU time for the next answer. */
static void
start_counting (QdrDialogue *self)
{
  self->counted_us = qdr_program_get_cpu_time (self->program);
}

QdrDialogue *
qdr_dialogue_start (const char *const *argv,
                    QdrProtocol protocol,
                    const QdrWaitLimits *wait_limits,
                    GError **error)
{
  g_autoptr (QdrDialogue) self = NULL;
  QdrProgram *program;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);
  g_return_val_if_fail (protocol < QDR_N_PROTOCOLS, NULL);
  g_return_val_if_fail (wait_limits != NULL, NULL);

  program = qdr_program_start (argv, error);
  if (program == NULL)
    return NULL;
  self = g_new0 (QdrDialogue, 1);
  self->dialect = dialects[protocol];
  self->program = program;
  self->moves = g_array_new (FALSE, FALSE, sizeof (QdrMove));
  return self->dialect->greet (self, wait_limits, error) ? g_steal_pointer (&self) : NULL;
}

void
qdr_dialogue_free (QdrDialogue *self)
{
  if (self == NULL)
    return;

  qdr_program_free (self->program);
  g_array_unref (self->moves);
  g_free (self->name);
  g_free (self);
}

const char *
qdr_dialogue_get_name (QdrDialogue *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->name;
}

gboolean
qdr_dialogue_begin_game (QdrDialogue *self, const QdrWaitLimits *wait_limits, GError **error)
{
  g_return_val_if_fail (self != NULL && wait_limits != NULL, FALSE);

  if (!self->dialect->begin_game (self, wait_limits, error))
    return FALSE;
  start_counting (self);
  self->has_answered = FALSE;
  return TRUE;
}

/* Sends the game. Until its first move in the game, the engine may refuse it; later, an invalid
 * answer is not a refusal. */
static gboolean
send_game (QdrDialogue *self,
           const QdrMoveRequest *request,
           const QdrWaitLimits *wait_limits,
           GError **error)
{
  g_autoptr (GError) reason = NULL;
  QdrWaitLimits steady = *wait_limits;

  /* A request to hurry must not interrupt the sending of the game. */
  steady.ignores_hurry = TRUE;
  if (self->dialect->send_game (self, request, &steady, &reason))
    return TRUE;
  if (!self->has_answered &&
      g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE))
    reason->code = QDR_PROGRAM_ERROR_REFUSED;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

gboolean
qdr_dialogue_request_move (QdrDialogue *self,
                           const QdrMoveRequest *request,
                           const QdrWaitLimits *wait_limits,
                           QdrMoveAnswer *answer,
                           GError **error)
{
  QdrWaitLimits limited;
  gint64 cpu_us;

  g_return_val_if_fail (self != NULL && request != NULL, FALSE);
  g_return_val_if_fail (wait_limits != NULL && answer != NULL, FALSE);

  limited = *wait_limits;
  if (limited.max_cpu_us == 0)
    limited.max_cpu_us = self->counted_us + QDR_MOVE_CPU_MS * 1000 + TOLERANCE_US;
  *answer = (QdrMoveAnswer){ .move = QDR_MOVE_NONE };
  if (!send_game (self, request, &limited, error) ||
      !self->dialect->request_move (self, request, &limited, answer, error))
    return FALSE;

  self->has_answered = TRUE;
  cpu_us = qdr_program_get_cpu_time (self->program);
  answer->cpu_us = cpu_us - self->counted_us;
  if (answer->nodes_us == 0)
    answer->nodes_us = answer->cpu_us;
  self->counted_us = cpu_us;
  if (cpu_us <= limited.max_cpu_us)
    return TRUE;
  g_set_error_literal (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_LATE,
                       _ ("the program used more processor time than a move allows"));
  return FALSE;
}

gboolean
qdr_dialogue_recover (QdrDialogue *self)
{
  const QdrWaitLimits wait_limits = { .deadline = g_get_monotonic_time () + RECOVERY_US };

  g_return_val_if_fail (self != NULL, FALSE);

  if (!self->dialect->recover (self, &wait_limits))
    return FALSE;
  start_counting (self);
  return TRUE;
}
