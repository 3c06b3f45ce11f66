/*
 * Helpers for the actions of a window and for its keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-actions.h"

#include <glib/gi18n.h>

/* The reason why an action is disabled. */
#define REASON_KEY "qdr-reason"

void
qdr_actions_set_enabled (GActionMap *actions, const char *name, gboolean enabled)
{
  g_return_if_fail (G_IS_ACTION_MAP (actions));

  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name)),
                               enabled);
}

void
qdr_actions_set_enabled_or (GActionMap *actions,
                            const char *name,
                            gboolean enabled,
                            const char *reason)
{
  qdr_actions_set_enabled (actions, name, enabled);
  g_object_set_data_full (G_OBJECT (g_action_map_lookup_action (actions, name)), REASON_KEY,
                          g_strdup (reason), g_free);
}

const char *
qdr_actions_get_reason (GAction *action)
{
  const char *reason = g_object_get_data (G_OBJECT (action), REASON_KEY);

  return reason != NULL ? reason : _ ("That is not possible now.");
}

void
qdr_actions_set_active (GActionMap *actions, const char *name, gboolean active)
{
  g_return_if_fail (G_IS_ACTION_MAP (actions));

  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name)),
                             g_variant_new_boolean (active));
}

void
qdr_actions_remove (GActionMap *actions, const GActionEntry *entries, gsize n_entries)
{
  g_return_if_fail (G_IS_ACTION_MAP (actions));

  for (gsize i = 0; i < n_entries; i++)
    g_action_map_remove_action (actions, entries[i].name);
}

/* Accelerators of the program that, while a text field has the focus, edit its text instead. */
static const struct {
  guint key;
  GdkModifierType modifiers;
  const char *action; /* an action of GtkText and GtkTextView */
} text_keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "text.undo" },
  { GDK_KEY_z, GDK_SHIFT_MASK | GDK_CONTROL_MASK, "text.redo" },
  { GDK_KEY_y, GDK_CONTROL_MASK, "text.redo" },
  { GDK_KEY_period, GDK_CONTROL_MASK, "misc.insert-emoji" },
};

static gboolean
text_key_cb (GtkWidget *window, GVariant *arguments, gpointer action)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (!GTK_IS_TEXT (focus) && !GTK_IS_TEXT_VIEW (focus))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (focus, action, NULL);
  return GDK_EVENT_STOP;
}

void
qdr_actions_reserve_text_keys (GtkWindow *window)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WINDOW (window));

  controller = gtk_shortcut_controller_new ();
  /* The accelerators of the application are handled in the same phase. This controller is added
   * later, so it runs before them. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (gsize i = 0; i < G_N_ELEMENTS (text_keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_keyval_trigger_new (text_keys[i].key, text_keys[i].modifiers),
                          gtk_callback_action_new (text_key_cb, (gpointer) text_keys[i].action,
                                                   NULL)));
  gtk_widget_add_controller (GTK_WIDGET (window), controller);
}
