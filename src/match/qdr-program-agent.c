/*
 * An engine in another program that plays in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-program-agent.h"

#include <glib/gi18n-lib.h>

struct _QdrProgramAgent {
  QdrAgent parent_instance;

  char **argv;
  QdrProtocol protocol;
  guint timeout_ms;
  QdrDialogue *dialogue; /* (nullable): not started, or something was wrong with the program */
};

G_DEFINE_FINAL_TYPE (QdrProgramAgent, qdr_program_agent, QDR_TYPE_AGENT)

/* The end of a match is a wish to stop. */
G_STATIC_ASSERT (QDR_WISH_STOP == 1);

static QdrPatience
patience_from_now (QdrProgramAgent *self, const gint *stop)
{
  return (QdrPatience){
    .deadline = g_get_monotonic_time () + (gint64) self->timeout_ms * 1000,
    .wish = stop,
  };
}

/* What was wrong with the program is what was wrong with the agent. */
static void
blame (const GError *reason, GError **error)
{
  static const QdrAgentError codes[] = {
    [QDR_PROGRAM_ERROR_NOT_STARTED] = QDR_AGENT_ERROR_DIED,
    [QDR_PROGRAM_ERROR_DIED] = QDR_AGENT_ERROR_DIED,
    [QDR_PROGRAM_ERROR_LATE] = QDR_AGENT_ERROR_LATE,
    [QDR_PROGRAM_ERROR_NONSENSE] = QDR_AGENT_ERROR_NONSENSE,
    [QDR_PROGRAM_ERROR_REFUSED] = QDR_AGENT_ERROR_NONSENSE,
    [QDR_PROGRAM_ERROR_STOPPED] = QDR_AGENT_ERROR_STOPPED,
  };

  g_set_error_literal (error, QDR_AGENT_ERROR, (int) codes[reason->code], reason->message);
}

static gboolean
start (QdrProgramAgent *self, const QdrPatience *patience, GError **error)
{
  self->dialogue =
      qdr_dialogue_start ((const char *const *) self->argv, self->protocol, patience, error);

  return self->dialogue != NULL && qdr_dialogue_begin_game (self->dialogue, patience, error);
}

static gboolean
qdr_program_agent_begin_game (QdrAgent *agent,
                              guint32 seed G_GNUC_UNUSED,
                              const gint *stop,
                              GError **error)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (agent);
  const QdrPatience patience = patience_from_now (self, stop);
  g_autoptr (GError) reason = NULL;

  /* The program may have ended since the last game: then it is started again. */
  if (self->dialogue != NULL && qdr_dialogue_begin_game (self->dialogue, &patience, NULL))
    return TRUE;
  g_clear_pointer (&self->dialogue, qdr_dialogue_free);
  if (start (self, &patience, &reason))
    return TRUE;

  g_clear_pointer (&self->dialogue, qdr_dialogue_free);
  if (g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED))
    blame (reason, error);
  else
    g_set_error (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START,
                 _ ("Cannot start the engine “%s”: %s"), self->argv[0], reason->message);
  return FALSE;
}

static gboolean
qdr_program_agent_choose (QdrAgent *agent,
                          QdrGame *game,
                          const QdrLimits *limits,
                          const gint *stop,
                          QdrChoice *choice,
                          GError **error)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (agent);
  const QdrPatience patience = patience_from_now (self, stop);
  g_autoptr (QdrMoveQuestion) question = qdr_move_question_new (game, limits);
  g_autoptr (GError) reason = NULL;
  QdrMoveAnswer answer;

  *choice = (QdrChoice){ .move = QDR_MOVE_NONE };
  if (!qdr_dialogue_ask (self->dialogue, question, &patience, &answer, &reason)) {
    g_clear_pointer (&self->dialogue, qdr_dialogue_free);
    blame (reason, error);
    return FALSE;
  }

  *choice = (QdrChoice){ .move = answer.move,
                         .depth = answer.depth,
                         .nodes = answer.nodes,
                         .nodes_us = answer.nodes_us,
                         .cpu_us = answer.cpu_us };
  return TRUE;
}

static void
qdr_program_agent_finalize (GObject *object)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (object);

  qdr_dialogue_free (self->dialogue);
  g_strfreev (self->argv);

  G_OBJECT_CLASS (qdr_program_agent_parent_class)->finalize (object);
}

static void
qdr_program_agent_class_init (QdrProgramAgentClass *klass)
{
  QdrAgentClass *agent_class = QDR_AGENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_program_agent_finalize;
  agent_class->begin_game = qdr_program_agent_begin_game;
  agent_class->choose = qdr_program_agent_choose;
}

static void
qdr_program_agent_init (QdrProgramAgent *self)
{
}

QdrAgent *
qdr_program_agent_new (const char *const *argv, QdrProtocol protocol, guint timeout_ms)
{
  QdrProgramAgent *self;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);
  g_return_val_if_fail (protocol < QDR_N_PROTOCOLS, NULL);

  self = g_object_new (QDR_TYPE_PROGRAM_AGENT, NULL);
  self->argv = g_strdupv ((char **) argv);
  self->protocol = protocol;
  self->timeout_ms = timeout_ms;

  return QDR_AGENT (self);
}
