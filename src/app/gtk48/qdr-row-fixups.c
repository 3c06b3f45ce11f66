/*
 * Corrections to rows of preferences for assistive tools and the mouse wheel.
 *
 * They work around GTK 4.8 and libadwaita 1.2. Remove when GTK ≥ 4.10 and libadwaita ≥ 1.4 each
 * correction without which the tests of the accessibility bus pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-row-fixups.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

/* The action of a row */

static void
activate_row_cb (GSimpleAction *action, GVariant *parameter, gpointer row)
{
  gtk_widget_activate (row);
}

void
qdr_row_fixups_add_action (GtkListBoxRow *row, const char *name)
{
  const GActionEntry entry = { .name = name, .activate = activate_row_cb };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (name != NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), &entry, 1, row);
  gtk_widget_insert_action_group (GTK_WIDGET (row), "row", G_ACTION_GROUP (actions));
}

/* Names */

static void
set_label (gpointer widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* Returns (transfer full) the title of a row without the underscore of its mnemonic. */
static char *
get_title (gpointer row)
{
  const char *title = adw_preferences_row_get_title (row);
  char *words = NULL;

  if (adw_preferences_row_get_use_underline (row) &&
      pango_parse_markup (title, -1, '_', NULL, &words, NULL, NULL))
    return words;
  return g_strdup (title);
}

/* Combo rows */

static void
item_chosen_cb (AdwComboRow *row)
{
  gpointer item = adw_combo_row_get_selected_item (row);
  g_autofree char *title = get_title (row);
  g_autofree char *label = NULL;

  if (GTK_IS_STRING_OBJECT (item))
    /* Translators: the name of a setting and its value, such as “Colours, Follow System”. */
    label = g_strdup_printf (_ ("%s, %s"), title, gtk_string_object_get_string (item));
  set_label (row, label != NULL ? label : title);
}

static void
choose_item_cb (GSimpleAction *action, GVariant *parameter, gpointer item)
{
  gtk_widget_activate_action (item, "listitem.select", "(bb)", FALSE, FALSE);
  gtk_widget_activate (item);
}

/* Adds an action to each new item, because assistive tools could not choose it otherwise. */
static void
items_changed_cb (GListModel *items, guint position, guint n_removed, guint n_added)
{
  static const GActionEntry entries[] = { { .name = "choose", .activate = choose_item_cb } };

  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) item = g_list_model_get_item (items, i);
    g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

    g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), item);
    gtk_widget_insert_action_group (item, "item", G_ACTION_GROUP (actions));
  }
}

/* Finds the list of choices, which is in the popover of a row, names it and adds its actions. */
static void
prepare_list (GtkWidget *widget, const char *title)
{
  if (GTK_IS_LIST_VIEW (widget)) {
    GListModel *items = gtk_widget_observe_children (widget);

    set_label (widget, title);
    g_object_set_data_full (G_OBJECT (widget), "qdr-items", items, g_object_unref);
    g_signal_connect (items, "items-changed", G_CALLBACK (items_changed_cb), NULL);
    items_changed_cb (items, 0, 0, g_list_model_get_n_items (items));
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    prepare_list (child, title);
}

/* Switches */

static void
switched_cb (GtkSwitch *toggle, GParamSpec *property, GtkAccessible *row)
{
  gtk_accessible_update_state (row, GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (toggle) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                              : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

/* Number fields */

static void
number_changed_cb (GtkSpinButton *number)
{
  g_autofree char *value = NULL;

  if (gtk_widget_get_focus_child (GTK_WIDGET (number)) == NULL)
    return;
  value = g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (number));
  qdr_announce (GTK_WIDGET (number), value);
}

/* Ignores the space key, which would replace the selected number. */
static gboolean
space_pressed_cb (GtkEventControllerKey *controller, guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space;
}

static void
prepare_number (GtkSpinButton *number, const char *title)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* Otherwise the title of the row would be a second name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_label (number, title);
  set_label (gtk_editable_get_delegate (GTK_EDITABLE (number)), title);
  g_signal_connect (number, "value-changed", G_CALLBACK (number_changed_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (space_pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (number), keys);
}

/* All rows */

/* Removes pictures from the accessible objects. To hide them would not suffice: the pencil icon of
 * an entry row appears with the focus, and would be exposed again each time. */
static void
hide_pictures (GtkWidget *widget)
{
  if (GTK_IS_IMAGE (widget))
    g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hide_pictures (child);
}

/* Turns a row with a switch into a check box. In a row with a number, only the number can have the
 * focus. */
static void
prepare_action_row (AdwActionRow *row)
{
  GtkWidget *suffix = adw_action_row_get_activatable_widget (row);

  if (GTK_IS_SWITCH (suffix)) {
    g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_CHECKBOX, NULL);
    gtk_widget_set_focusable (suffix, FALSE);
    gtk_accessible_update_state (GTK_ACCESSIBLE (suffix), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
    g_signal_connect_object (suffix, "notify::active", G_CALLBACK (switched_cb), row, 0);
    switched_cb (GTK_SWITCH (suffix), NULL, GTK_ACCESSIBLE (row));
    qdr_row_fixups_add_action (GTK_LIST_BOX_ROW (row), "switch");
  } else if (GTK_IS_SPIN_BUTTON (suffix)) {
    g_autofree char *title = get_title (row);

    gtk_widget_set_focusable (GTK_WIDGET (row), FALSE);
    prepare_number (GTK_SPIN_BUTTON (suffix), title);
  }
}

void
qdr_row_fixups_apply (GtkWidget *root)
{
  g_autofree char *title = NULL;

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (ADW_IS_COMBO_ROW (root)) {
    title = get_title (root);
    /* GTK's relation to the title, without the value, would take precedence over the label. */
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    g_signal_connect (root, "notify::selected-item", G_CALLBACK (item_chosen_cb), NULL);
    item_chosen_cb (ADW_COMBO_ROW (root));
    prepare_list (root, title);
    qdr_row_fixups_add_action (GTK_LIST_BOX_ROW (root), "open");
  } else if (ADW_IS_ACTION_ROW (root)) {
    prepare_action_row (ADW_ACTION_ROW (root));
  } else if (ADW_IS_ENTRY_ROW (root)) {
    GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (root));

    title = get_title (root);
    /* A GtkText has no role of its own, because a GtkEntry around it is the text box, but here no
     * GtkEntry is around it. */
    g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
    /* The row is not the text box, or a text box would contain a text box. */
    g_object_set (root, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
    set_label (text, title);
    hide_pictures (root);
  } else if (GTK_IS_SPIN_BUTTON (root) &&
             gtk_widget_get_ancestor (root, ADW_TYPE_ACTION_ROW) == NULL) {
    g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (root);

    if (labels != NULL)
      prepare_number (GTK_SPIN_BUTTON (root), gtk_label_get_text (labels->data));
  }

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    qdr_row_fixups_apply (child);
}

/* The wheel */

void
qdr_row_fixups_ignore_wheel (GtkSpinButton *spin_button)
{
  g_autoptr (GListModel) controllers = NULL;

  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin_button));

  controllers = gtk_widget_observe_controllers (GTK_WIDGET (spin_button));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
  }
}
