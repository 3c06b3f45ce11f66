/*
 * Dialogue with an external engine in one of the protocols.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-dialogue-private.h"

#include <glib/gi18n-lib.h>

#include "qdr-personality.h"

/* The tolerance for the CPU time of a move, for input and output, microseconds. */
#define TOLERANCE_US 500000

/* The timeout for dropping a question, microseconds. */
#define RECOVERY_US G_USEC_PER_SEC

static const QdrDialect *const dialects[QDR_N_PROTOCOLS] = {
  [QDR_PROTOCOL_UQI] = &qdr_uqi_dialect,
  [QDR_PROTOCOL_QTP] = &qdr_qtp_dialect,
};

/* Questions */

QdrMoveQuestion *
qdr_move_question_new (QdrGame *game, const QdrLimits *limits)
{
  QdrMoveQuestion *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (limits != NULL, NULL);

  self = g_new0 (QdrMoveQuestion, 1);
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
qdr_move_question_free (QdrMoveQuestion *self)
{
  if (self == NULL)
    return;

  g_free (self->moves);
  g_free (self);
}

/* Dialogues */

/* Starts counting CPU time. */
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

/* Sends the game. An engine may refuse it before its first answer; later a refusal is an error. */
static gboolean
send_game (QdrDialogue *self,
           const QdrMoveQuestion *question,
           const QdrWaitLimits *wait_limits,
           GError **error)
{
  g_autoptr (GError) reason = NULL;
  QdrWaitLimits steady = *wait_limits;

  /* The game is sent completely before the engine can be hurried. */
  steady.ignores_hurry = TRUE;
  if (self->dialect->send_game (self, question, &steady, &reason))
    return TRUE;
  if (!self->has_answered &&
      g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE))
    reason->code = QDR_PROGRAM_ERROR_REFUSED;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

gboolean
qdr_dialogue_ask (QdrDialogue *self,
                  const QdrMoveQuestion *question,
                  const QdrWaitLimits *wait_limits,
                  QdrMoveAnswer *answer,
                  GError **error)
{
  QdrWaitLimits limited;
  gint64 cpu_us;

  g_return_val_if_fail (self != NULL && question != NULL, FALSE);
  g_return_val_if_fail (wait_limits != NULL && answer != NULL, FALSE);

  limited = *wait_limits;
  if (limited.max_cpu_us == 0)
    limited.max_cpu_us = self->counted_us + QDR_MOVE_CPU_MS * 1000 + TOLERANCE_US;
  *answer = (QdrMoveAnswer){ .move = QDR_MOVE_NONE };
  if (!send_game (self, question, &limited, error) ||
      !self->dialect->ask (self, question, &limited, answer, error))
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
