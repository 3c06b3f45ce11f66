/*
 * Agents: objects that find the moves of a contestant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-agent.h"
#include "qdr-personality-search.h"
#include "qdr-search-request.h"

#include <glib/gi18n-lib.h>
#include <time.h>

G_DEFINE_QUARK (qdr_agent_error, qdr_agent_error)

typedef struct {
  GError *start_error; /* (nullable): the error if the agent could not begin the game */
} QdrAgentPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (QdrAgent, qdr_agent, G_TYPE_OBJECT)

static void
qdr_agent_finalize (GObject *object)
{
  QdrAgentPrivate *priv = qdr_agent_get_instance_private (QDR_AGENT (object));

  g_clear_error (&priv->start_error);

  G_OBJECT_CLASS (qdr_agent_parent_class)->finalize (object);
}

static void
qdr_agent_class_init (QdrAgentClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_agent_finalize;
}

static void
qdr_agent_init (QdrAgent *self)
{
}

gboolean
qdr_agent_begin_game (QdrAgent *self, guint32 seed, const gint *stop, GError **error)
{
  QdrAgentPrivate *priv = qdr_agent_get_instance_private (self);

  g_return_val_if_fail (QDR_IS_AGENT (self), FALSE);

  g_clear_error (&priv->start_error);
  if (QDR_AGENT_GET_CLASS (self)->begin_game (self, seed, stop, &priv->start_error))
    return TRUE;
  g_propagate_error (error, g_error_copy (priv->start_error));
  return FALSE;
}

gboolean
qdr_agent_choose_move (QdrAgent *self,
                       QdrGame *game,
                       const QdrLimits *limits,
                       const gint *stop,
                       QdrAgentMove *found,
                       GError **error)
{
  QdrAgentPrivate *priv = qdr_agent_get_instance_private (self);

  g_return_val_if_fail (QDR_IS_AGENT (self), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING, FALSE);
  g_return_val_if_fail (limits != NULL && found != NULL, FALSE);

  if (priv->start_error != NULL) {
    g_propagate_error (error, g_error_copy (priv->start_error));
    return FALSE;
  }
  return QDR_AGENT_GET_CLASS (self)->choose_move (self, game, limits, stop, found, error);
}

struct _QdrProgramAgent {
  QdrAgent parent_instance;

  char **argv;
  QdrProtocol protocol;
  guint timeout_ms;
  /* (nullable): NULL before the start and after a failure of the program */
  QdrProtocolDialogue *dialogue;
};

G_DEFINE_FINAL_TYPE (QdrProgramAgent, qdr_program_agent, QDR_TYPE_AGENT)

/* A dialogue reads the stop flag of a caller as a QdrInterrupt, so its value 1 must mean a stop. */
G_STATIC_ASSERT (QDR_INTERRUPT_STOP == 1);

static QdrWaitLimits
get_wait_limits (QdrProgramAgent *self, const gint *stop)
{
  return (QdrWaitLimits){
    .deadline = g_get_monotonic_time () + (gint64) self->timeout_ms * 1000,
    .interrupt = stop,
  };
}

/* Sets @error to the QdrAgentError that corresponds to an error of the program. */
static void
set_agent_error (const GError *reason, GError **error)
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
qdr_program_agent_begin_game (QdrAgent *agent,
                              guint32 seed G_GNUC_UNUSED,
                              const gint *stop,
                              GError **error)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (agent);
  const QdrWaitLimits wait_limits = get_wait_limits (self, stop);
  g_autoptr (GError) reason = NULL;

  /* If the running program cannot begin the game, it is started again. */
  if (self->dialogue != NULL &&
      qdr_protocol_dialogue_begin_game (self->dialogue, &wait_limits, NULL))
    return TRUE;
  g_clear_pointer (&self->dialogue, qdr_protocol_dialogue_free);
  self->dialogue = qdr_protocol_dialogue_start ((const char *const *) self->argv, self->protocol,
                                                &wait_limits, &reason);
  if (self->dialogue != NULL &&
      qdr_protocol_dialogue_begin_game (self->dialogue, &wait_limits, &reason))
    return TRUE;

  g_clear_pointer (&self->dialogue, qdr_protocol_dialogue_free);
  if (g_error_matches (reason, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED))
    set_agent_error (reason, error);
  else
    g_set_error (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START,
                 _ ("Cannot start the engine “%s”: %s"), self->argv[0], reason->message);
  return FALSE;
}

static gboolean
qdr_program_agent_choose_move (QdrAgent *agent,
                               QdrGame *game,
                               const QdrLimits *limits,
                               const gint *stop,
                               QdrAgentMove *found,
                               GError **error)
{
  QdrProgramAgent *self = QDR_PROGRAM_AGENT (agent);
  const QdrWaitLimits wait_limits = get_wait_limits (self, stop);
  g_autoptr (QdrMoveRequest) request = qdr_move_request_new (game, limits);
  g_autoptr (GError) reason = NULL;
  QdrMoveAnswer answer;

  *found = (QdrAgentMove){ .move = QDR_MOVE_NONE };
  if (!qdr_protocol_dialogue_request_move (self->dialogue, request, &wait_limits, &answer,
                                           &reason)) {
    g_clear_pointer (&self->dialogue, qdr_protocol_dialogue_free);
    set_agent_error (reason, error);
    return FALSE;
  }

  *found = (QdrAgentMove){ .move = answer.move,
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

  qdr_protocol_dialogue_free (self->dialogue);
  g_strfreev (self->argv);

  G_OBJECT_CLASS (qdr_program_agent_parent_class)->finalize (object);
}

static void
qdr_program_agent_class_init (QdrProgramAgentClass *klass)
{
  QdrAgentClass *agent_class = QDR_AGENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_program_agent_finalize;
  agent_class->begin_game = qdr_program_agent_begin_game;
  agent_class->choose_move = qdr_program_agent_choose_move;
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

struct _QdrSearchAgent {
  QdrAgent parent_instance;

  QdrPersonality *personality;
  QdrOpeningBook *book; /* (nullable) */
  guint table_mib;
  QdrEngine *engine; /* (nullable): NULL before the first game */
  guint32 seed;
};

G_DEFINE_FINAL_TYPE (QdrSearchAgent, qdr_search_agent, QDR_TYPE_AGENT)

static gboolean
qdr_search_agent_begin_game (QdrAgent *agent,
                             guint32 seed,
                             const gint *stop G_GNUC_UNUSED,
                             GError **error)
{
  QdrSearchAgent *self = QDR_SEARCH_AGENT (agent);

  if (self->engine != NULL)
    qdr_engine_clear (self->engine);
  else
    self->engine = qdr_engine_try_new (self->table_mib);

  if (self->engine == NULL)
    g_set_error (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_MEMORY,
                 _ ("There is no memory for a transposition table of %u MiB"), self->table_mib);
  self->seed = seed;
  return self->engine != NULL;
}

/* Returns the CPU time of the calling thread, microseconds. */
static gint64
thread_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
qdr_search_agent_choose_move (QdrAgent *agent,
                              QdrGame *game,
                              const QdrLimits *limits,
                              const gint *stop,
                              QdrAgentMove *found,
                              GError **error)
{
  QdrSearchAgent *self = QDR_SEARCH_AGENT (agent);

  *found = (QdrAgentMove){ .move = QDR_MOVE_NONE };
  if (self->book != NULL)
    found->move = qdr_opening_book_find_move (self->book, game, self->seed);
  if (found->move == QDR_MOVE_NONE) {
    const QdrStyle style =
        qdr_style_for_game (qdr_personality_get_style (self->personality), self->seed);
    /* Combines the limits, so that a personality never searches longer than its strength allows. */
    const QdrLimits allowed =
        qdr_limits_combine (qdr_personality_get_limits (self->personality), limits);
    const gint64 cpu_start = thread_cpu_time ();
    g_auto (QdrSearchRequest) request = qdr_search_request_for_game (game, &style, &allowed);
    QdrReport report;

    request.stop = stop;
    report = qdr_engine_search (self->engine, &request);
    if (report.stop_reason == QDR_STOP_FLAG) {
      g_set_error_literal (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED,
                           "The search was stopped");
      return FALSE;
    }

    found->move = report.line[0];
    found->depth = report.depth;
    found->nodes = report.nodes;
    found->cpu_us = found->nodes_us = thread_cpu_time () - cpu_start;
  }
  return TRUE;
}

static void
qdr_search_agent_finalize (GObject *object)
{
  QdrSearchAgent *self = QDR_SEARCH_AGENT (object);

  qdr_engine_free (self->engine);
  g_object_unref (self->personality);
  g_clear_object (&self->book);

  G_OBJECT_CLASS (qdr_search_agent_parent_class)->finalize (object);
}

static void
qdr_search_agent_class_init (QdrSearchAgentClass *klass)
{
  QdrAgentClass *agent_class = QDR_AGENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = qdr_search_agent_finalize;
  agent_class->begin_game = qdr_search_agent_begin_game;
  agent_class->choose_move = qdr_search_agent_choose_move;
}

static void
qdr_search_agent_init (QdrSearchAgent *self)
{
}

QdrAgent *
qdr_search_agent_new (QdrPersonality *personality, QdrOpeningBook *book, guint table_mib)
{
  QdrSearchAgent *self;

  g_return_val_if_fail (QDR_IS_PERSONALITY (personality), NULL);
  g_return_val_if_fail (book == NULL || QDR_IS_OPENING_BOOK (book), NULL);
  g_return_val_if_fail (table_mib >= 1 && table_mib <= QDR_MAX_TABLE_MIB, NULL);

  self = g_object_new (QDR_TYPE_SEARCH_AGENT, NULL);
  self->personality = g_object_ref (personality);
  self->table_mib = table_mib;
  self->book = book != NULL ? g_object_ref (book) : NULL;

  return QDR_AGENT (self);
}
