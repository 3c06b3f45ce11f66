/*
 * A personality that plays in a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-agent.h"

#include <glib/gi18n-lib.h>
#include <time.h>

#include "qdr-move-limits.h"
#include "qdr-personality-search.h"
#include "qdr-search-request.h"

struct _QdrSearchAgent {
  QdrAgent parent_instance;

  QdrPersonality *personality;
  QdrOpeningBook *book; /* (nullable) */
  guint table_mib;
  QdrEngine *engine; /* (nullable): before the first game */
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

/* CPU time of the calling thread, microseconds. */
static gint64
thread_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static gboolean
search (QdrSearchAgent *self,
        QdrGame *game,
        const QdrLimits *limits,
        const gint *stop,
        QdrChoice *choice,
        GError **error)
{
  const QdrStyle style =
      qdr_style_for_game (qdr_personality_get_style (self->personality), self->seed);
  /* The limits of a personality are part of its character: others can only narrow them. */
  const QdrLimits allowed =
      qdr_limits_narrow (qdr_personality_get_limits (self->personality), limits);
  const gint64 cpu_start = thread_cpu_time ();
  g_auto (QdrSearchRequest) request = qdr_search_request_for_game (game, &style, &allowed);
  QdrReport report;

  request.stop = stop;
  report = qdr_engine_search (self->engine, &request);
  if (report.stop_reason == QDR_STOP_FLAG) {
    g_set_error_literal (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_STOPPED, "The search was stopped");
    return FALSE;
  }

  choice->move = report.line[0];
  choice->depth = report.depth;
  choice->nodes = report.nodes;
  choice->cpu_us = choice->nodes_us = thread_cpu_time () - cpu_start;
  return TRUE;
}

static gboolean
qdr_search_agent_choose (QdrAgent *agent,
                         QdrGame *game,
                         const QdrLimits *limits,
                         const gint *stop,
                         QdrChoice *choice,
                         GError **error)
{
  QdrSearchAgent *self = QDR_SEARCH_AGENT (agent);

  *choice = (QdrChoice){ .move = QDR_MOVE_NONE };
  if (self->book != NULL)
    choice->move = qdr_opening_book_find (self->book, game, self->seed);

  return choice->move != QDR_MOVE_NONE || search (self, game, limits, stop, choice, error);
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
  agent_class->choose = qdr_search_agent_choose;
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
