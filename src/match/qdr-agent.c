/*
 * An agent plays for a contestant in a match: it finds the moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-agent.h"

G_DEFINE_QUARK (qdr_agent_error, qdr_agent_error)

typedef struct {
  GError *absence; /* (nullable): why it has not begun the game */
} QdrAgentPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (QdrAgent, qdr_agent, G_TYPE_OBJECT)

static void
qdr_agent_finalize (GObject *object)
{
  QdrAgentPrivate *priv = qdr_agent_get_instance_private (QDR_AGENT (object));

  g_clear_error (&priv->absence);

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

  g_clear_error (&priv->absence);
  if (QDR_AGENT_GET_CLASS (self)->begin_game (self, seed, stop, &priv->absence))
    return TRUE;
  g_propagate_error (error, g_error_copy (priv->absence));
  return FALSE;
}

gboolean
qdr_agent_choose (QdrAgent *self,
                  QdrGame *game,
                  const QdrLimits *limits,
                  const gint *stop,
                  QdrChoice *choice,
                  GError **error)
{
  QdrAgentPrivate *priv = qdr_agent_get_instance_private (self);

  g_return_val_if_fail (QDR_IS_AGENT (self), FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING, FALSE);
  g_return_val_if_fail (limits != NULL && choice != NULL, FALSE);

  if (priv->absence != NULL) {
    g_propagate_error (error, g_error_copy (priv->absence));
    return FALSE;
  }
  return QDR_AGENT_GET_CLASS (self)->choose (self, game, limits, stop, choice, error);
}
