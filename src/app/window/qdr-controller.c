/*
 * The base class of controllers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-controller.h"

G_DEFINE_ABSTRACT_TYPE (QdrController, qdr_controller, G_TYPE_OBJECT)

static void
qdr_controller_dispose (GObject *object)
{
  QdrController *self = QDR_CONTROLLER (object);

  for (guint i = 0; i < self->names->len; i++)
    g_action_map_remove_action (self->actions, g_ptr_array_index (self->names, i));
  g_ptr_array_set_size (self->names, 0);
  g_ptr_array_set_size (self->held, 0);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (qdr_controller_parent_class)->dispose (object);
}

static void
qdr_controller_finalize (GObject *object)
{
  QdrController *self = QDR_CONTROLLER (object);

  g_ptr_array_unref (self->names);
  g_ptr_array_unref (self->held);

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
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->held = g_ptr_array_new_with_free_func (g_object_unref);
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
qdr_controller_add_entries (gpointer self, const GActionEntry *entries, gsize n_entries)
{
  QdrController *base = self;

  g_return_if_fail (QDR_IS_CONTROLLER (self));
  g_return_if_fail (base->actions != NULL);

  g_action_map_add_action_entries (base->actions, entries, (int) n_entries, self);
  for (gsize i = 0; i < n_entries; i++)
    g_ptr_array_add (base->names, g_strdup (entries[i].name));
}

void
qdr_controller_add_action (gpointer self, GAction *action)
{
  QdrController *base = self;

  g_return_if_fail (QDR_IS_CONTROLLER (self));
  g_return_if_fail (base->actions != NULL);
  g_return_if_fail (G_IS_ACTION (action));

  g_action_map_add_action (base->actions, action);
  g_ptr_array_add (base->names, g_strdup (g_action_get_name (action)));
}

gpointer
qdr_controller_hold (gpointer self, gpointer object)
{
  g_return_val_if_fail (QDR_IS_CONTROLLER (self), NULL);

  if (object != NULL)
    g_ptr_array_add (QDR_CONTROLLER (self)->held, g_object_ref (object));
  return object;
}
