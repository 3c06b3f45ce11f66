/*
 * Corrections of widgets and of rows of preferences, for assistive tools, keyboard and mouse wheel.
 *
 * They work around GTK 4.8 and libadwaita 1.2. Each part states when it can be removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-accessibility-fixups.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-view.h"
#include "qdr-silent-label.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/*
 * Accessible objects
 *
 * When GTK ≥ 4.10 is required, remove each correction if the tests of the accessibility bus pass
 * without it.
 */

static void
set_label (gpointer widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

/* Clears the accessible name of each button with a mnemonic, because the name repeats the text of
 * the label in the button. */
static void
clear_button_names (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    clear_button_names (child);
}

/* Corrects the names of a window's buttons when the window is first mapped. All its buttons exist
 * at that time. */
static void
window_mapped_cb (GtkWidget *window)
{
  g_signal_handlers_disconnect_by_func (window, window_mapped_cb, NULL);
  clear_button_names (window);
}

/* Whether the last input was a key, in whatever window: a key may have opened the next one. */
static gboolean keys_are_used;

static gboolean
key_pressed_cb (void)
{
  keys_are_used = TRUE;
  return GDK_EVENT_PROPAGATE;
}

static void
pressed_cb (void)
{
  keys_are_used = FALSE;
}

/* Shows the focus that GTK hides three seconds after a key, and in a new window. In an inactive
 * window, which shows no focus, this waits until the window is active. */
static void
show_focus_cb (GtkWindow *window)
{
  if (keys_are_used && !gtk_window_get_focus_visible (window) && gtk_window_is_active (window))
    gtk_window_set_focus_visible (window, TRUE);
}

static void
keep_focus_visible (GtkWidget *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), NULL);
  gtk_widget_add_controller (window, keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (press));
  g_signal_connect (window, "notify::focus-visible", G_CALLBACK (show_focus_cb), NULL);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (show_focus_cb), NULL);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    g_signal_connect (window, "map", G_CALLBACK (window_mapped_cb), NULL);
    keep_focus_visible (window);
  }
}

void
qdr_accessibility_fixups_correct_windows (GObject *owner)
{
  g_return_if_fail (G_IS_OBJECT (owner));

  /* A screen reader would call each label that gets the focus “selected”. */
  g_object_set (gtk_settings_get_default (), "gtk-label-select-on-focus", FALSE, NULL);

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), owner, 0);
}

static void
set_hidden (GtkWidget *widget, gboolean hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

/* Hides all pages but the visible one from assistive tools. Works for all stacks whose pages have a
 * property "child". */
static void
page_turned_cb (GtkWidget *stack)
{
  g_autoptr (GListModel) pages = NULL;
  g_autoptr (GtkWidget) visible = NULL;

  g_object_get (stack, "pages", &pages, "visible-child", &visible, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr (GObject) page = g_list_model_get_item (pages, i);
    g_autoptr (GtkWidget) child = NULL;

    g_object_get (page, "child", &child, NULL);
    set_hidden (child, child != visible);
    /* GTK exposes a page of a GtkStack as an accessible object around the child. The name of a page
     * without a title is cleared, because the child may have a name. A hidden page has no name
     * either: Orca fails in an object that has a name but no child. */
    if (GTK_IS_STACK_PAGE (page)) {
      const char *title = gtk_stack_page_get_title (GTK_STACK_PAGE (page));

      set_label (page, child == visible && title != NULL ? title : "");
    }
  }
}

static void
revealed_cb (GtkRevealer *revealer)
{
  GtkWidget *child = gtk_revealer_get_child (revealer);

  if (child != NULL)
    set_hidden (child, !gtk_revealer_get_reveal_child (revealer));
}

/* Returns whether GTK would use the type of the widget as its accessible name. That name adds
 * nothing to the names of the children. */
static gboolean
is_named_after_type (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (!GTK_IS_ROOT (widget) &&
      (role == GTK_ACCESSIBLE_ROLE_WIDGET || role == GTK_ACCESSIBLE_ROLE_GENERIC))
    return TRUE;
  if (GTK_IS_LIST_BOX (widget)) {
    GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);

    /* GTK names a list in a preferences group after the title of the group, if the group has
     * one. */
    return group != NULL &&
           *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) == '\0';
  }
  return ADW_IS_VIEW_SWITCHER (widget) || GTK_IS_POPOVER_MENU (widget);
}

/* Updates the state “checked” of a radio button or switch. The widget is a toggle button, so GTK
 * also changes the state “pressed”. A screen reader would read that change, so “pressed” is set to
 * a constant. */
static void
toggled_cb (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button)
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
}

/* Updates the state “selected” of a tab. Like a radio button, a tab is never “pressed”. */
static void
tab_toggled_cb (GtkToggleButton *tab)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_STATE_SELECTED,
                               gtk_toggle_button_get_active (tab), GTK_ACCESSIBLE_STATE_PRESSED,
                               GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
}

/* Returns the first label with this text in a widget, or NULL. */
static GtkWidget *
find_label (GtkWidget *root, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (root)), text) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* Returns the first button or text field in a widget, or NULL. */
static GtkWidget *
find_control (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (root) || GTK_IS_CHECK_BUTTON (root) || GTK_IS_TEXT (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_control (child);
  return found;
}

/* Makes a text, which cannot have the focus, the description of a control. */
static void
describe (GtkWidget *control, GtkWidget *root, const char *text)
{
  GtkWidget *label = text != NULL && *text != '\0' ? find_label (root, text) : NULL;

  if (control != NULL && label != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                    label, NULL, -1);
}

/* Reports rows that are added to a list. GTK reports only children that an assistive tool knows, so
 * the number of rows in a screen reader would stay as it was. A row becomes known by a report; it
 * is hidden meanwhile, because a tool puts a row that becomes known in the place of another one. */
static void
rows_changed_cb (GListModel *rows, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) row = g_list_model_get_item (rows, i);

    if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) != GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      continue;
    set_hidden (row, TRUE);
    qdr_silent_label_report_widget (row);
    set_hidden (row, FALSE);
  }
}

/* The rows that are watched, as data of a list. */
#define ROWS_KEY "qdr-rows"

static void
watch_rows_cb (GtkWidget *list)
{
  GListModel *rows = gtk_widget_observe_children (list);

  g_signal_handlers_disconnect_by_func (rows, rows_changed_cb, NULL);
  g_signal_connect (rows, "items-changed", G_CALLBACK (rows_changed_cb), NULL);
  g_object_set_data_full (G_OBJECT (list), ROWS_KEY, rows, g_object_unref);
}

/* Reports the rows that were added before the list was shown, in their order. The rows of a new
 * window, which is not active yet, are known. */
static void
report_rows_cb (GtkWidget *list)
{
  if (gtk_window_is_active (GTK_WINDOW (gtk_widget_get_root (list))))
    for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
         row = gtk_widget_get_next_sibling (row))
      qdr_silent_label_report_widget (row);
}

/* The model has a reference to the list. */
static void
forget_rows_cb (GtkWidget *list)
{
  g_object_set_data (G_OBJECT (list), ROWS_KEY, NULL);
}

/* Corrects menus and tooltips each time they appear, because GTK makes their parts at any time. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_POPOVER_MENU (widget))
    qdr_accessibility_fixups_apply (widget);
  else if (GTK_IS_NATIVE (widget) && is_named_after_type (widget))
    set_label (widget, "");
  return TRUE;
}

/* Reports a widget's state when the widget is added to a window, because GTK does not report
 * earlier changes. */
static void
root_set_cb (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, root_set_cb, NULL);
  qdr_silent_label_report_widget (widget);
}

/* Announces that a search of the preferences finds nothing. */
static void
no_results_cb (GtkWidget *page)
{
  qdr_announce (page, adw_status_page_get_title (ADW_STATUS_PAGE (page)));
}

static void
fix_widget (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  /* Decorations and invisible pages are hidden from assistive tools. */
  if (GTK_IS_SCROLLBAR (widget) || (GTK_IS_IMAGE (widget) && role == GTK_ACCESSIBLE_ROLE_IMG))
    set_hidden (widget, TRUE);
  else if (GTK_IS_POPOVER_MENU (widget) &&
           gtk_widget_get_tooltip_text (gtk_widget_get_parent (widget)) != NULL)
    set_label (widget, gtk_widget_get_tooltip_text (gtk_widget_get_parent (widget)));
  else if (GTK_IS_EXPANDER (widget))
    set_label (widget, gtk_label_get_text (
                           GTK_LABEL (gtk_expander_get_label_widget (GTK_EXPANDER (widget)))));
  else if (is_named_after_type (widget))
    set_label (widget, "");
  else if (GTK_IS_SEARCH_ENTRY (widget) &&
           gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_WINDOW) != NULL)
    set_label (widget, _ ("Search"));
  /* Otherwise the button that searches preferences would be named after its picture, which has no
   * name. */
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL &&
      gtk_widget_get_tooltip_text (widget) != NULL) {
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    gtk_widget_get_tooltip_text (widget),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
  }
  if (GTK_IS_TOGGLE_BUTTON (widget) && role == GTK_ACCESSIBLE_ROLE_TAB) {
    g_signal_connect (widget, "toggled", G_CALLBACK (tab_toggled_cb), NULL);
    tab_toggled_cb (GTK_TOGGLE_BUTTON (widget));
  } else if (GTK_IS_TOGGLE_BUTTON (widget) && role == GTK_ACCESSIBLE_ROLE_SWITCH) {
    g_signal_connect (widget, "toggled", G_CALLBACK (toggled_cb), NULL);
    toggled_cb (GTK_TOGGLE_BUTTON (widget));
  } else if (ADW_IS_STATUS_PAGE (widget)) {
    describe (find_control (widget), widget,
              adw_status_page_get_description (ADW_STATUS_PAGE (widget)));
    if (gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_WINDOW) != NULL)
      g_signal_connect (widget, "map", G_CALLBACK (no_results_cb), NULL);
  } else if (ADW_IS_PREFERENCES_GROUP (widget)) {
    describe (find_control (widget), widget,
              adw_preferences_group_get_description (ADW_PREFERENCES_GROUP (widget)));
  }
  if (GTK_IS_STACK (widget) || ADW_IS_VIEW_STACK (widget) || ADW_IS_SQUEEZER (widget) ||
      (ADW_IS_LEAFLET (widget) && !adw_leaflet_get_can_unfold (ADW_LEAFLET (widget)))) {
    g_signal_handlers_disconnect_by_func (widget, page_turned_cb, NULL);
    g_signal_connect (widget, "notify::visible-child", G_CALLBACK (page_turned_cb), NULL);
    page_turned_cb (widget);
  } else if (GTK_IS_EXPANDER (widget)) {
    GtkWidget *child = gtk_expander_get_child (GTK_EXPANDER (widget));

    /* It has no parent while the expander is closed. */
    if (child != NULL && gtk_widget_get_parent (child) == NULL)
      fix_widget (child);
  } else if (GTK_IS_REVEALER (widget)) {
    g_signal_connect (widget, "notify::reveal-child", G_CALLBACK (revealed_cb), NULL);
    g_signal_connect (widget, "notify::child", G_CALLBACK (revealed_cb), NULL);
    revealed_cb (GTK_REVEALER (widget));
  }

  if (role == GTK_ACCESSIBLE_ROLE_LIST) {
    g_signal_handlers_disconnect_by_func (widget, watch_rows_cb, NULL);
    g_signal_handlers_disconnect_by_func (widget, report_rows_cb, NULL);
    g_signal_handlers_disconnect_by_func (widget, forget_rows_cb, NULL);
    g_signal_connect (widget, "realize", G_CALLBACK (watch_rows_cb), NULL);
    g_signal_connect (widget, "map", G_CALLBACK (report_rows_cb), NULL);
    g_signal_connect (widget, "unrealize", G_CALLBACK (forget_rows_cb), NULL);
    if (gtk_widget_get_realized (widget))
      watch_rows_cb (widget);
  }

  /* A scrolled window needs no focus, because arrow keys scroll it while a child has the focus. */
  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_widget_set_focusable (widget, FALSE);
  if (gtk_widget_get_focusable (widget)) {
    if (gtk_widget_get_root (widget) != NULL)
      qdr_silent_label_report_widget (widget);
    else
      g_signal_connect (widget, "notify::root", G_CALLBACK (root_set_cb), NULL);
  }

  /* A board view corrects its children itself. */
  if (QDR_IS_BOARD_VIEW (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fix_widget (child);
}

void
qdr_accessibility_fixups_apply (GtkWidget *root)
{
  static gboolean is_watching;

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (!is_watching)
    g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  is_watching = TRUE;
  clear_button_names (root);
  fix_widget (root);
}

void
qdr_accessibility_fixups_make_radio_button (GtkToggleButton *button)
{
  g_return_if_fail (GTK_IS_TOGGLE_BUTTON (button));

  g_object_set (button, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), NULL);
  toggled_cb (button);
}

/*
 * Rows of preferences, for assistive tools and the mouse wheel
 *
 * When GTK ≥ 4.10 and libadwaita ≥ 1.4 are required, remove each correction if the tests of the
 * accessibility bus pass without it.
 */

static void
activate_row_cb (GSimpleAction *action, GVariant *parameter, gpointer row)
{
  gtk_widget_activate (row);
}

void
qdr_row_fixups_add_activate_action (GtkListBoxRow *row, const char *name)
{
  const GActionEntry entry = { .name = name, .activate = activate_row_cb };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (name != NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), &entry, 1, row);
  gtk_widget_insert_action_group (GTK_WIDGET (row), "row", G_ACTION_GROUP (actions));
}

void
qdr_row_fixups_name_with_subtitle (AdwActionRow *row)
{
  const char *subtitle;
  g_autofree char *name = NULL;

  g_return_if_fail (ADW_IS_ACTION_ROW (row));

  subtitle = adw_action_row_get_subtitle (row);
  name = g_strjoin (", ", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                    *subtitle != '\0' ? subtitle : NULL, NULL);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  set_label (row, name);
  /* Otherwise a tooltip would become the description. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
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

/* Adds an action to each new item, so that assistive tools can choose the item. */
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

/* Finds the list of choices in the popover of a row, names the list and adds an action to each of
 * its items. */
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

static void
switched_cb (GtkSwitch *toggle, GParamSpec *property, GtkAccessible *row)
{
  gtk_accessible_update_state (row, GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_switch_get_active (toggle) ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                              : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

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

  /* Without this, the number would have the title of the row as a second name. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  set_label (number, title);
  set_label (gtk_editable_get_delegate (GTK_EDITABLE (number)), title);
  g_signal_connect (number, "value-changed", G_CALLBACK (number_changed_cb), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (space_pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (number), keys);
}

/* Removes pictures from the accessible objects. To hide them would not suffice: the pencil icon of
 * an entry row appears with the focus, and would then be exposed again. */
static void
hide_pictures (GtkWidget *widget)
{
  if (GTK_IS_IMAGE (widget))
    g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hide_pictures (child);
}

/* For assistive tools, a row with a switch becomes a check box. In a row with a number, only the
 * number can have the focus. */
static void
prepare_action_row (AdwActionRow *row)
{
  GtkWidget *suffix = adw_action_row_get_activatable_widget (row);

  if (GTK_IS_SWITCH (suffix)) {
    g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_CHECKBOX, NULL);
    gtk_widget_set_focusable (suffix, FALSE);
    set_hidden (suffix, TRUE);
    g_signal_connect_object (suffix, "notify::active", G_CALLBACK (switched_cb), row, 0);
    switched_cb (GTK_SWITCH (suffix), NULL, GTK_ACCESSIBLE (row));
    qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (row), "switch");
  } else if (GTK_IS_SPIN_BUTTON (suffix)) {
    g_autofree char *title = get_title (row);

    gtk_widget_set_focusable (GTK_WIDGET (row), FALSE);
    prepare_number (GTK_SPIN_BUTTON (suffix), title);
    describe (suffix, GTK_WIDGET (row), adw_action_row_get_subtitle (row));
  }
}

/* Returns whether a list has rows that are no items, such as check boxes. A screen reader counts
 * only items: “List with 2 items” of nine rows. Therefore such a list is a group. */
static gboolean
is_mixed_list (GtkWidget *list)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if ((!ADW_IS_ENTRY_ROW (row) && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)) !=
                                        GTK_ACCESSIBLE_ROLE_LIST_ITEM) ||
        (ADW_IS_ACTION_ROW (row) &&
         GTK_IS_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)))))
      return TRUE;
  return FALSE;
}

void
qdr_row_fixups_apply (GtkWidget *root)
{
  g_autofree char *title = NULL;

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_LIST_BOX (root) && is_mixed_list (root))
    g_object_set (root, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  if (ADW_IS_COMBO_ROW (root)) {
    title = get_title (root);
    /* The label contains the title and the value of the row. The relation to the title is removed,
     * because it would take precedence over the label. */
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    g_signal_connect (root, "notify::selected-item", G_CALLBACK (item_chosen_cb), NULL);
    item_chosen_cb (ADW_COMBO_ROW (root));
    prepare_list (root, title);
    qdr_row_fixups_add_activate_action (GTK_LIST_BOX_ROW (root), "open");
  } else if (ADW_IS_ACTION_ROW (root)) {
    prepare_action_row (ADW_ACTION_ROW (root));
  } else if (ADW_IS_ENTRY_ROW (root)) {
    GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (root));

    title = get_title (root);
    /* A GtkText has no role of its own, because it is usually in a GtkEntry, which is the text box.
     * An entry row has no GtkEntry. */
    g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
    /* The row must not be a text box, because a text box cannot contain another text box. */
    g_object_set (root, "accessible-role",
                  is_mixed_list (gtk_widget_get_parent (root)) ? GTK_ACCESSIBLE_ROLE_GENERIC
                                                               : GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                  NULL);
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

void
qdr_spin_button_fixups_ignore_wheel (GtkSpinButton *spin_button)
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
