/*
 * Keys of keyboards without Latin letters.
 *
 * GTK compares the letter of a shortcut with what the key types in any layout of the user, but with
 * Shift only in the present one, and it needs a layout that has the letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-latin-keys.h"

/* The keys of an American keyboard, by key codes of X11 and Wayland. Other keys are blank. */
#define FIRST_KEYCODE 10
static const char american_keys[] = "1234567890-=  qwertyuiop[]  asdfghjkl;'` \\zxcvbnm,./";

static gboolean
is_latin (guint keyval)
{
  return keyval > GDK_KEY_space && keyval <= GDK_KEY_asciitilde;
}

/* Returns what a key types in the first layout other than @present in which it types a Latin
 * character, or 0. */
static guint
find_in_other_layouts (GdkDisplay *display, guint keycode, int present)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  guint found = 0;
  int first = G_MAXINT;
  int n;

  if (!gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n))
    return 0;
  for (int i = 0; i < n; i++)
    if (keys[i].group != present && keys[i].level == 0 && is_latin (keyvals[i]) &&
        keys[i].group < first) {
      found = keyvals[i];
      first = keys[i].group;
    }
  return found;
}

/* Returns whether a layout types @keyval. Letters and digits that need more than Shift do not
 * count: Persian and Hindi keyboards type digits of their own, and ASCII digits with AltGr. */
static gboolean
layout_has (GdkDisplay *display, int layout, guint keyval)
{
  g_autofree GdkKeymapKey *keys = NULL;
  int n;

  if (gdk_display_map_keyval (display, keyval, &keys, &n))
    for (int i = 0; i < n; i++)
      if (keys[i].group == layout && (keys[i].level <= 1 || !g_ascii_isalnum ((char) keyval)))
        return TRUE;
  return FALSE;
}

guint
qdr_latin_keys_get_keyval (GdkEvent *event)
{
  GdkDisplay *display;
  guint keycode;
  guint keyval;
  int layout;

  g_return_val_if_fail (GDK_IS_EVENT (event), 0);

  display = gdk_event_get_display (event);
  keycode = gdk_key_event_get_keycode (event);
  layout = (int) gdk_key_event_get_layout (event);
  keyval = find_in_other_layouts (display, keycode, layout);
  if (keyval == 0 && keycode >= FIRST_KEYCODE &&
      keycode < FIRST_KEYCODE + G_N_ELEMENTS (american_keys) - 1)
    keyval = (guint) american_keys[keycode - FIRST_KEYCODE];
  return is_latin (keyval) && !layout_has (display, layout, keyval) ? keyval : 0;
}

static gboolean
matches (GtkShortcutTrigger *trigger, guint keyval, GdkModifierType modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger)) {
    GtkAlternativeTrigger *both = GTK_ALTERNATIVE_TRIGGER (trigger);

    return matches (gtk_alternative_trigger_get_first (both), keyval, modifiers) ||
           matches (gtk_alternative_trigger_get_second (both), keyval, modifiers);
  }
  return GTK_IS_KEYVAL_TRIGGER (trigger) &&
         gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval &&
         gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

/* Activates a shortcut of a widget that is handled on the way to the focus, or on the way back. */
static gboolean
activate_shortcut (GtkWidget *widget,
                   gboolean is_on_way_back,
                   guint keyval,
                   GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
    const gboolean is_capturing =
        gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE;

    if (!GTK_IS_SHORTCUT_CONTROLLER (controller) || is_capturing == is_on_way_back)
      continue;
    for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++) {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

      if (matches (gtk_shortcut_get_trigger (shortcut), keyval, modifiers) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                        GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  }
  return FALSE;
}

static gboolean
activate_on_way_to (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return (parent != NULL && activate_on_way_to (parent, keyval, modifiers)) ||
         activate_shortcut (widget, FALSE, keyval, modifiers);
}

static gboolean
activate_mnemonic (GtkWidget *widget, guint keyval)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) &&
      gdk_keyval_to_lower (gtk_label_get_mnemonic_keyval (GTK_LABEL (widget))) == keyval)
    return gtk_widget_mnemonic_activate (widget, FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (activate_mnemonic (child, keyval))
      return TRUE;
  return FALSE;
}

/* Handles a key that the window and its widgets have not handled. */
static gboolean
key_cb (GtkEventController *controller,
        guint pressed,
        guint keycode,
        GdkModifierType state,
        GtkWidget *window)
{
  const guint keyval =
      qdr_latin_keys_get_keyval (gtk_event_controller_get_current_event (controller));
  const GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (window));

  if (keyval == 0)
    return GDK_EVENT_PROPAGATE;

  if (focus == NULL)
    focus = window;
  if (activate_on_way_to (focus, keyval, modifiers))
    return GDK_EVENT_STOP;
  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (activate_shortcut (widget, TRUE, keyval, modifiers))
      return GDK_EVENT_STOP;
  return modifiers == GDK_ALT_MASK && activate_mnemonic (window, keyval);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
    GtkEventController *keys = gtk_event_controller_key_new ();

    g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), window);
    gtk_widget_add_controller (window, keys);
  }
}

void
qdr_latin_keys_enable (GObject *owner)
{
  g_return_if_fail (G_IS_OBJECT (owner));

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), owner, 0);
}
