/*
 * The preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "fixture.h"

#include "qdr-engine-group.h"
#include "qdr-preferences-window.h"
#include "qdr-rows.h"
#include "qdr-sounds.h"
#include "qdr-toast.h"

static GtkWidget *window;

static void
open_window (void)
{
  g_autoptr (GObject) first = NULL;

  qdr_preferences_window_present (NULL, fixture_get_settings (), fixture_get_personalities ());
  first = g_list_model_get_item (gtk_window_get_toplevels (), 0);
  window = GTK_WIDGET (first);
}

static void
set_up (void)
{
  fixture_set_up ();
  open_window ();
}

static void
tear_down (void)
{
  fixture_assert_finalizes (window, fixture_close);
  fixture_tear_down ();
}

typedef gboolean (*Condition) (GtkWidget *widget, gconstpointer data);

static GtkWidget *
find (GtkWidget *widget, Condition condition, gconstpointer data)
{
  GtkWidget *found = condition (widget, data) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, condition, data);

  return found;
}

static gboolean
is_row (GtkWidget *widget, gconstpointer key)
{
  return ADW_IS_PREFERENCES_ROW (widget) && g_str_equal (gtk_widget_get_name (widget), key);
}

static gboolean
is_switch (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_SWITCH (widget);
}

static gboolean
is_any_row (GtkWidget *widget, gconstpointer data)
{
  return ADW_IS_PREFERENCES_ROW (widget);
}

/* Shows the page of the row. */
static GtkWidget *
get_row (const char *key)
{
  GtkWidget *row = find (window, is_row, key);

  ck_assert_msg (row != NULL, "%s", key);
  adw_preferences_window_set_visible_page (
      ADW_PREFERENCES_WINDOW (window),
      ADW_PREFERENCES_PAGE (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE)));
  return row;
}

static const char *const switches[] = { "show-coordinates", "show-legal-moves", "show-paths",
                                        "animate" };

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

/* Counts the rows of lists that also have rows of another role, which nobody would count. */
static guint
count_miscounted (GtkWidget *widget)
{
  guint n_rows = 0;
  guint n_items = 0;
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    n += count_miscounted (child);
    n_rows++;
    n_items += gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (child)) ==
               GTK_ACCESSIBLE_ROLE_LIST_ITEM;
  }
  return n + (GTK_IS_LIST_BOX (widget) && n_items < n_rows ? n_items : 0);
}

TEST (the_rows_of_a_list_are_all_items_or_none_is)
{
  ck_assert_uint_eq (count_miscounted (window), 0);
}

TEST (a_switch_shows_and_sets_its_key, .loops = G_N_ELEMENTS (switches))
{
  GSettings *settings = fixture_get_settings ();
  const char *key = switches[_i];
  const gboolean value = g_settings_get_boolean (settings, key);
  GtkSwitch *control = GTK_SWITCH (find (get_row (key), is_switch, NULL));

  ck_assert_int_eq (gtk_switch_get_active (control), value);
  gtk_switch_set_active (control, !value);
  ck_assert_int_eq (g_settings_get_boolean (settings, key), !value);
  g_settings_set_boolean (settings, key, value);
  ck_assert_int_eq (gtk_switch_get_active (control), value);
}

static gboolean
is_off (gpointer key)
{
  return !g_settings_get_boolean (fixture_get_settings (), key);
}

/* Until the user types a name, that of the desktop is used and shown. */
TEST (the_user_finds_name_and_portrait)
{
  GSettings *settings = fixture_get_settings ();
  GtkEditable *name = fixture_get_part (window, "name");
  QdrChoiceRow *portraits = fixture_get_part (window, "portraits");
  GtkWidget *none = gtk_widget_get_first_child (gtk_widget_get_last_child (GTK_WIDGET (portraits)));
  g_autofree char *untouched = NULL;
  g_autofree char *typed = NULL;
  g_autofree char *chosen = NULL;

  ck_assert_str_eq (gtk_editable_get_text (name), "somebody");
  gtk_widget_grab_focus (GTK_WIDGET (name));
  gtk_widget_grab_focus (none);
  fixture_settle ();
  untouched = g_settings_get_string (settings, "user-name");
  ck_assert_str_eq (untouched, "");
  gtk_editable_set_text (name, "Cleo");
  typed = g_settings_get_string (settings, "user-name");
  ck_assert_str_eq (typed, "Cleo");
  gtk_editable_set_text (name, "");
  ck_assert_str_eq (gtk_editable_get_text (name), "");
  g_settings_set_string (settings, "portrait", "owl");
  ck_assert_uint_eq (qdr_choice_row_get_chosen (portraits), 2);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_next_sibling (none)), TRUE);
  chosen = g_settings_get_string (settings, "portrait");
  ck_assert_str_eq (chosen, "fox");
}

/* Waits for the animation of the switch. */
TEST (a_row_is_activated_as_a_whole)
{
  char key[] = "animate";

  adw_action_row_activate (ADW_ACTION_ROW (get_row (key)));
  fixture_wait (is_off, key);
}

TEST (the_wheel_changes_no_number)
{
  GtkWidget *row = get_row ("analysis-share");

  ck_assert (fixture_ignores_wheel (fixture_find_child (row, GTK_TYPE_SPIN_BUTTON)));
}

TEST (the_pace_of_scanning_is_set_in_tenths_of_a_second)
{
  GSettings *settings = fixture_get_settings ();
  GtkWidget *row = get_row ("scanning-pace");
  GtkSpinButton *number = GTK_SPIN_BUTTON (fixture_find_child (row, GTK_TYPE_SPIN_BUTTON));
  double step;

  ck_assert_double_eq (gtk_spin_button_get_value (number), 1.5);
  ck_assert_uint_eq (gtk_spin_button_get_digits (number), 1);
  gtk_spin_button_get_increments (number, &step, NULL);
  gtk_spin_button_set_value (number, 1.5 + step);
  ck_assert_double_eq_tol (g_settings_get_double (settings, "scanning-pace"), 1.6, 0.001);
}

TEST (the_pace_of_scanning_is_that_of_one_switch)
{
  static const char *const values[] = { "off", "timed", "stepped" };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_settings_set_string (fixture_get_settings (), "scanning", values[i]);
    ck_assert_int_eq (gtk_widget_get_visible (get_row ("scanning-pace")), i == 1);
  }
}

/* The last one only if sounds are built in. */
static const char *const choices[] = { "color-scheme", "scanning", "spatial-sounds" };

/* (transfer full): the values that the schema allows. */
static GStrv
list_values (const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) values = NULL;

  g_object_get (fixture_get_settings (), "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(&sv)", NULL, &values);

  return g_variant_dup_strv (values, NULL);
}

TEST (a_list_offers_every_value_of_its_key,
      .loops = G_N_ELEMENTS (choices) - !qdr_sounds_is_supported ())
{
  GSettings *settings = fixture_get_settings ();
  const char *key = choices[_i];
  g_auto (GStrv) values = list_values (key);
  AdwComboRow *row = ADW_COMBO_ROW (get_row (key));

  ck_assert_uint_eq (g_list_model_get_n_items (adw_combo_row_get_model (row)),
                     g_strv_length (values));
  for (guint i = 0; values[i] != NULL; i++) {
    g_autofree char *chosen = NULL;

    adw_combo_row_set_selected (row, i);
    chosen = g_settings_get_string (settings, key);
    ck_assert_str_eq (chosen, values[i]);
    adw_combo_row_set_selected (row, i == 0 ? 1 : 0);
    g_settings_set_string (settings, key, values[i]);
    ck_assert_uint_eq (adw_combo_row_get_selected (row), i);
  }
}

static gboolean
is_named (GtkWidget *widget, gconstpointer name)
{
  return g_str_equal (gtk_widget_get_name (widget), name);
}

static gboolean
is_label (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget);
}

TEST (a_style_is_chosen_by_its_picture)
{
  static const char *const values[] = { "wood", "slate", "paper", "night", "safe", "contrast" };
  GSettings *settings = fixture_get_settings ();
  GtkWidget *row = get_row ("board-style");

  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    GtkWidget *button = find (row, is_named, values[i]);
    g_autofree char *chosen = NULL;

    ck_assert_msg (GTK_IS_TOGGLE_BUTTON (button), "%s", values[i]);
    ck_assert_ptr_nonnull (find (button, is_label, NULL));
    g_signal_emit_by_name (button, "clicked");
    chosen = g_settings_get_string (settings, "board-style");
    ck_assert_str_eq (chosen, values[i]);
    g_settings_set_string (settings, "board-style", values[i == 0 ? 1 : 0]);
    ck_assert (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
    g_settings_set_string (settings, "board-style", values[i]);
    ck_assert (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  }
}

TEST (sounds_can_be_switched_off_where_there_are_any)
{
  char key[] = "sound";

  ck_assert_int_eq (find (window, is_row, key) != NULL, qdr_sounds_is_supported ());
  if (!qdr_sounds_is_supported ())
    return;

  adw_action_row_activate (ADW_ACTION_ROW (get_row (key)));
  fixture_wait (is_off, key);
}

/* Ignores an untitled group of libadwaita, and the group of engines, which can grow. */
static gboolean
is_ours (GtkWidget *widget)
{
  return ADW_IS_PREFERENCES_GROUP (widget) && !QDR_IS_ENGINE_GROUP (widget) &&
         *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget)) != '\0';
}

static void
assert_filled (GtkWidget *widget)
{
  if (is_ours (widget))
    ck_assert_msg (gtk_widget_get_visible (widget) == (find (widget, is_any_row, NULL) != NULL),
                   "%s", adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_filled (child);
}

TEST (a_group_is_shown_if_there_is_anything_in_it)
{
  assert_filled (window);
}

/* Returns whether the widget is a row of the list of results. */
static gboolean
is_result (GtkWidget *widget, gconstpointer title)
{
  return ADW_IS_ACTION_ROW (widget) && *gtk_widget_get_name (widget) == 'A' &&
         g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* A small phone, in logical pixels. */
#define PHONE_WIDTH 360
#define PHONE_HEIGHT 640

static void
set_up_on_phone (void)
{
  fixture_set_up ();
  fixture_use_style ();
  open_window ();
  gtk_window_set_default_size (GTK_WINDOW (window), PHONE_WIDTH, PHONE_HEIGHT);
}

static gboolean
is_narrow (gpointer data)
{
  return gtk_widget_get_width (window) > 0 && gtk_widget_get_width (window) <= PHONE_WIDTH;
}

/* A row of each page. */
static const char *const keys[] = { "autosave", "color-scheme", "scanning", "analysis-share",
                                    "sound" };

TEST (nothing_is_cut_on_a_phone,
      .loops = G_N_ELEMENTS (keys) - !qdr_sounds_is_supported (),
      .tags = "layout",
      .set_up = set_up_on_phone,
      .tear_down = tear_down)
{
  get_row (keys[_i]);
  fixture_wait (is_narrow, NULL);
  fixture_assert_nothing_is_cut (window);
}

static gboolean
row_is_found (gpointer row)
{
  *(GtkWidget **) row = find (window, is_result, "Sca_nning");
  return *(GtkWidget **) row != NULL;
}

TEST (a_row_is_found_on_any_page)
{
  GObject *search =
      gtk_widget_get_template_child (window, ADW_TYPE_PREFERENCES_WINDOW, "search_button");
  GtkWidget *found = NULL;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (search), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (fixture_find_child (window, GTK_TYPE_SEARCH_ENTRY)),
                         "framed");
  fixture_wait (row_is_found, &found);
  g_signal_emit_by_name (gtk_widget_get_parent (found), "row-activated", found);
  ck_assert_str_eq (adw_preferences_page_get_title (
                        adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (window))),
                    "Accessibility");
}

static gboolean
is_described (gpointer entry)
{
  g_autofree char *problem =
      gtk_test_accessible_check_property (entry, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          "No Results Found");

  return problem == NULL;
}

TEST (a_search_without_a_result_is_announced)
{
  GObject *search =
      gtk_widget_get_template_child (window, ADW_TYPE_PREFERENCES_WINDOW, "search_button");
  GtkWidget *entry = fixture_find_child (window, GTK_TYPE_SEARCH_ENTRY);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (search), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), "zzz");
  fixture_wait (is_described, entry);
}

static gboolean
is_title (GtkWidget *widget, gconstpointer data)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title");
}

TEST (the_title_beside_the_pictures_is_one_line_on_a_phone,
      .tags = "layout",
      .set_up = set_up_on_phone,
      .tear_down = tear_down)
{
  GtkWidget *title = find (get_row ("board-style"), is_title, NULL);

  fixture_wait (is_narrow, NULL);
  ck_assert_int_eq (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (title))), 1);
}

static int
count_in_first_row (GtkWidget *box)
{
  int n = 0;
  graphene_rect_t first, next;
  GtkWidget *child = gtk_widget_get_first_child (box);

  ck_assert (gtk_widget_compute_bounds (child, box, &first));
  for (; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    ck_assert (gtk_widget_compute_bounds (child, box, &next));
    if (next.origin.y > first.origin.y)
      break;
    n++;
  }
  return n;
}

TEST (no_picture_stands_alone_on_a_phone, .set_up = set_up_on_phone, .tear_down = tear_down)
{
  GtkWidget *portraits = fixture_get_part (window, "portraits");
  GtkWidget *style;

  fixture_wait (is_narrow, NULL);
  ck_assert_int_eq (count_in_first_row (gtk_widget_get_last_child (portraits)), 4);
  style = find (get_row ("board-style"), is_named, "wood");
  fixture_wait_for_frames (window);
  ck_assert_int_eq (count_in_first_row (gtk_widget_get_parent (style)), 3);
}

/* Returns whether the toasts of an overlay have buttons, and all of these are in the window. */
static gboolean
has_whole_buttons (GtkWidget *widget)
{
  gboolean has_buttons = FALSE;
  graphene_rect_t bounds;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (GTK_IS_BUTTON (child) && gtk_widget_get_visible (child)) {
      ck_assert (gtk_widget_compute_bounds (child, window, &bounds));
      if (bounds.size.width <= 0 ||
          bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (window))
        return FALSE;
      has_buttons = TRUE;
    }
    has_buttons = has_whole_buttons (child) || has_buttons;
  }
  return has_buttons;
}

TEST (the_buttons_of_a_long_toast_are_seen_on_a_phone,
      .tags = "layout",
      .set_up = set_up_on_phone,
      .tear_down = tear_down)
{
  GtkWidget *name = fixture_get_part (window, "name");
  GtkWidget *overlay = gtk_widget_get_ancestor (name, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *toast;

  fixture_wait (is_narrow, NULL);
  qdr_toast_show (ADW_TOAST_OVERLAY (overlay),
                  qdr_toast_new_with_button ("Earlier games keep the name “Maximiliane von "
                                             "Hohenstein”",
                                             "Renommer"));
  toast = gtk_widget_get_last_child (overlay);
  fixture_wait_for_frames (window);
  ck_assert (has_whole_buttons (toast));
}
