/*
 * An agent plays for a contestant in a match: it finds the moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-agent.h"

G_DEFINE_QUARK (qdr_agent_error, qdr_agent_error)

G_DEFINE_ABSTRACT_TYPE (QdrAgent, qdr_agent, G_TYPE_OBJECT)

static void
qdr_agent_class_init (QdrAgentClass *klass)
{
}

static void
qdr_agent_init (QdrAgent *self)
{
}

gboolean
qdr_agent_begin_game (QdrAgent *self, guint32 seed, const gint *stop, GError **error)
{
  g_return_val_if_fail (QDR_IS_AGENT (self), FALSE);

  return QDR_AGENT_GET_CLASS (self)->begin_game (self, seed, stop, error);
}

gboolean
qdr_agent_choose (QdrAgent *self,
                  QdrGame *game,
                  const QdrLimits *limits,
                  const gint *stop,
                  QdrChoice *choice,
                  GError **error)
{
  g_return_val_if_fail (QDR_IS_AGENT (self), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING, FALSE);
  g_return_val_if_fail (limits != NULL && choice != NULL, FALSE);

  return QDR_AGENT_GET_CLASS (self)->choose (self, game, limits, stop, choice, error);
}
