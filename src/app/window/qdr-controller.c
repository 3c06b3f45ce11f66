/*
 * The base class of controllers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"

typedef struct {
  GPtrArray *names; /* names of the added actions */
  GPtrArray *held;  /* (element-type GObject): objects that are referenced until dispose() */
} QdrControllerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (QdrController, qdr_controller, G_TYPE_OBJECT)

static QdrControllerPrivate *
get_private (gpointer self)
{
  return qdr_controller_get_instance_private (self);
}

static void
qdr_controller_dispose (GObject *object)
{
  QdrController *self = QDR_CONTROLLER (object);
  QdrControllerPrivate *priv = get_private (self);

  for (guint i = 0; i < priv->names->len; i++)
    g_action_map_remove_action (self->actions, g_ptr_array_index (priv->names, i));
  g_ptr_array_set_size (priv->names, 0);
  g_ptr_array_set_size (priv->held, 0);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (qdr_controller_parent_class)->dispose (object);
}

static void
qdr_controller_finalize (GObject *object)
{
  QdrControllerPrivate *priv = get_private (object);

  g_ptr_array_unref (priv->names);
  g_ptr_array_unref (priv->held);

  G_OBJECT_CLASS (qdr_controller_parent_class)->finalize (object);
}

static void
qdr_controller_class_init (QdrControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_controller_finalize;
}

static void
qdr_controller_init (QdrController *self)
{
  QdrControllerPrivate *priv = get_private (self);

  priv->names = g_ptr_array_new_with_free_func (g_free);
  priv->held = g_ptr_array_new_with_free_func (g_object_unref);
}

gpointer
qdr_controller_new (GType type, GActionMap *actions, QdrSession *session)
{
  QdrController *self;

  g_return_val_if_fail (g_type_is_a (type, QDR_TYPE_CONTROLLER), NULL);
  g_return_val_if_fail (actions == NULL || G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);

  self = g_object_new (type, NULL);
  self->actions = actions;
  self->session = g_object_ref (session);
  return self;
}

void
qdr_controller_add_action_entries (gpointer self, const GActionEntry *entries, gsize n_entries)
{
  QdrController *base = self;

  g_return_if_fail (QDR_IS_CONTROLLER (self));
  g_return_if_fail (base->actions != NULL);

  g_action_map_add_action_entries (base->actions, entries, (int) n_entries, self);
  for (gsize i = 0; i < n_entries; i++)
    g_ptr_array_add (get_private (self)->names, g_strdup (entries[i].name));
}

void
qdr_controller_enable_if_seen (gpointer self, const char *action, gboolean enabled)
{
  QdrController *base = self;
  const gboolean is_hidden = qdr_session_is_board_hidden (base->session);

  qdr_actions_set_enabled_or (base->actions, action, enabled && !is_hidden,
                              is_hidden ? _ ("The game is paused.") : NULL);
}

gpointer
qdr_controller_reference_object (gpointer self, gpointer object)
{
  g_return_val_if_fail (QDR_IS_CONTROLLER (self), NULL);

  if (object != NULL)
    g_ptr_array_add (get_private (self)->held, g_object_ref (object));
  return object;
}
