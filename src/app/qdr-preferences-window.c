/*
 * The preferences window, whose pages are filled from a table of rows. Each row shows and sets one
 * key of the settings.
 *
 * When libadwaita ≥ 1.5 is required: AdwPreferencesDialog replaces AdwPreferencesWindow, which only
 * this file uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-preferences-window.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-board-picture.h"
#include "qdr-engine-group.h"
#include "qdr-focus.h"
#include "qdr-opponent-row.h"
#include "qdr-person-name.h"
#include "qdr-personality-list.h"
#include "qdr-rows.h"
#include "qdr-sounds.h"
#include "qdr-window-presenting.h"
#include "qdr-wrap-layout.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* The groups of rows, in their order on the pages. */
typedef enum {
  GROUP_GAME,
  GROUP_OPPONENTS,
  GROUP_LOOK,
  GROUP_MARKS,
  GROUP_SOUND,
  GROUP_ACCESSIBILITY,
  GROUP_ANALYSIS,
  N_GROUPS,
} Group;

struct _QdrPreferencesWindow {
  AdwPreferencesWindow parent_instance;

  GtkEditable *name;
  QdrChoiceRow *portraits;
  AdwPreferencesPage *sound_page;
  AdwPreferencesGroup *groups[N_GROUPS];
  AdwPreferencesGroup *rejected;
  QdrEngineGroup *engines;
};

G_DEFINE_FINAL_TYPE (QdrPreferencesWindow, qdr_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* A value of an enumerated key, and the label that is shown for it. */
typedef struct {
  const char *value;
  const char *label;
} Choice;

/* The choices of each enumerated key, ended by a choice without a value. The row of a key with an
 * unknown value shows the first choice. */
static const Choice color_schemes[] = {
  { "system", NC_ ("colours", "Follow System") },
  { "light", NC_ ("colours", "Light") },
  { "dark", NC_ ("colours", "Dark") },
  { NULL },
};

static const Choice board_styles[] = {
  { "wood", NC_ ("style of the board", "Wood") },
  { "slate", NC_ ("style of the board", "Slate") },
  { "paper", NC_ ("style of the board", "Paper and Ink") },
  { "night", NC_ ("style of the board", "Night") },
  { "safe", NC_ ("style of the board", "Plain, for Any Colour Vision") },
  { "contrast", NC_ ("style of the board", "High Contrast") },
  { NULL },
};

static const Choice board_turns[] = {
  { "never", NC_ ("when the board turns", "Never") },
  { "hot-seat", NC_ ("when the board turns", "For People") },
  { "always", NC_ ("when the board turns", "For Every Player") },
  { NULL },
};

static const Choice detours[] = {
  { "learning", NC_ ("when paths around a wall are shown", "While Learning") },
  { "always", NC_ ("when paths around a wall are shown", "Always") },
  { "never", NC_ ("when paths around a wall are shown", "Never") },
  { NULL },
};

static const Choice confirm_walls[] = {
  { "touch", NC_ ("confirm walls", "On a Touch Screen") },
  { "never", NC_ ("confirm walls", "Never") },
  { "always", NC_ ("confirm walls", "Always") },
  { NULL },
};

static const Choice openings[] = {
  { "own", NC_ ("where openings come from", "Their Book") },
  { "library", NC_ ("where openings come from", "Games in the Library") },
  { "none", NC_ ("where openings come from", "None") },
  { NULL },
};

static const Choice verbosities[] = {
  { "terse", NC_ ("how moves are spoken", "Short: e3") },
  { "full", NC_ ("how moves are spoken", "In Full") },
  { "spelled", NC_ ("how moves are spoken", "Spelled: e3, echo 3") },
  { NULL },
};

static const Choice spatial_sounds[] = {
  { "screen-reader", NC_ ("when places are heard", "With a Screen Reader") },
  { "always", NC_ ("when places are heard", "Always") },
  { "never", NC_ ("when places are heard", "Never") },
  { NULL },
};

static const Choice scannings[] = {
  { "off", NC_ ("scanning", "Off") },
  { "timed", NC_ ("scanning", "With One Switch") },
  { "stepped", NC_ ("scanning", "With Two Switches") },
  { NULL },
};

/* A row for a key: a switch for a boolean, a number field for a number, choices for an
 * enumeration. */
typedef struct {
  Group group;
  const char *key;
  const char *title;
  const char *subtitle; /* (nullable): shown below the title */
  const Choice *choices;
  const char *context;   /* translation context of the choices' labels */
  gboolean has_swatches; /* whether the choices are pictures of board styles */
} Row;

static const Row rows[] = {
  { GROUP_GAME, "autosave", N_ ("_Resume Games"), N_ ("Reopen games when the program starts") },
  { GROUP_GAME, "keep-games", N_ ("_Keep Games"),
    N_ ("In the library, when they end or you leave them") },
  { GROUP_GAME, "confirm-walls", N_ ("Confirm _Walls"),
    N_ ("A second click or tap places the wall"), confirm_walls, "confirm walls" },
  { GROUP_OPPONENTS, "remarks", N_ ("_Opponents Speak"),
    N_ ("A line now and then, beside their names") },
  { GROUP_OPPONENTS, "openings", N_ ("Openin_gs"), N_ ("Source for strong opponents"), openings,
    "where openings come from" },
  { GROUP_LOOK, "color-scheme", N_ ("C_olours"), NULL, color_schemes, "colours" },
  { GROUP_LOOK, "board-style", N_ ("_Style"), NULL, board_styles, "style of the board",
    .has_swatches = TRUE },
  { GROUP_LOOK, "turn-board", N_ ("Ro_tate Board"), N_ ("The player to move sits at the bottom"),
    board_turns, "when the board turns" },
  { GROUP_LOOK, "animate", N_ ("_Animation"), N_ ("Pawns and walls glide into place") },
  { GROUP_MARKS, "show-coordinates", N_ ("_Coordinates"), N_ ("Letters and numbers at the edges") },
  { GROUP_MARKS, "show-legal-moves", N_ ("_Possible Moves"),
    N_ ("Mark the squares your pawn can go to") },
  { GROUP_MARKS, "show-last-move", N_ ("_Last Move"), N_ ("Mark what was played last") },
  { GROUP_MARKS, "show-paths", N_ ("Shortest Pat_hs"), N_ ("Of all players to their goals") },
  { GROUP_MARKS, "detours", N_ ("Path Around a _Wall"), N_ ("Before you place it"), detours,
    "when paths around a wall are shown" },
  { GROUP_SOUND, "sound", N_ ("_Sounds"), N_ ("Of moves, walls, refusals and wins") },
  { GROUP_SOUND, "spatial-sounds", N_ ("Places by _Ear"), N_ ("Tones for columns, rows and walls"),
    spatial_sounds, "when places are heard" },
  { GROUP_ACCESSIBILITY, "verbosity", N_ ("_Moves Spoken"), N_ ("By a screen reader"), verbosities,
    "how moves are spoken" },
  { GROUP_ACCESSIBILITY, "scanning", N_ ("Sca_nning"),
    N_ ("Choices are framed in turn; a press selects one"), scannings, "scanning" },
  { GROUP_ACCESSIBILITY, "scanning-pace", N_ ("Secon_ds"),
    N_ ("For each choice, with one switch") },
  { GROUP_ANALYSIS, "analysis-share", N_ ("Processor _Use"),
    N_ ("Percentage for each thread of the analysis") },
  { GROUP_ANALYSIS, "analysis-threads", N_ ("T_hreads"), NULL },
};

static gboolean
value_to_index (GValue *index, GVariant *variant, gpointer user_data)
{
  const Choice *choices = user_data;
  const char *value = g_variant_get_string (variant, NULL);

  g_value_set_uint (index, 0);
  for (guint i = 0; choices[i].value != NULL; i++)
    if (g_str_equal (value, choices[i].value))
      g_value_set_uint (index, i);

  return TRUE;
}

static GVariant *
index_to_value (const GValue *index, const GVariantType *type, gpointer user_data)
{
  const Choice *choices = user_data;
  guint i = g_value_get_uint (index);

  return i != GTK_INVALID_LIST_POSITION ? g_variant_new_string (choices[i].value) : NULL;
}

static void
setup_chosen_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, gtk_label_new (NULL));
}

static void
bind_chosen_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));

  gtk_label_set_label (label, gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static GtkWidget *
make_choice_row (GSettings *settings, const Row *row)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  AdwComboRow *widget = ADW_COMBO_ROW (adw_combo_row_new ());

  /* With this factory, the selected value is never cut off. In a narrow row, the title is wrapped
   * instead. */
  g_signal_connect (factory, "setup", G_CALLBACK (setup_chosen_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_chosen_cb), NULL);
  adw_combo_row_set_list_factory (widget, adw_combo_row_get_factory (widget));
  adw_combo_row_set_factory (widget, factory);

  for (const Choice *choice = row->choices; choice->value != NULL; choice++)
    gtk_string_list_append (labels, g_dpgettext2 (NULL, row->context, choice->label));
  adw_combo_row_set_model (widget, G_LIST_MODEL (labels));
  g_settings_bind_with_mapping (settings, row->key, widget, "selected", G_SETTINGS_BIND_DEFAULT,
                                value_to_index, index_to_value, (gpointer) row->choices, NULL);

  return GTK_WIDGET (widget);
}

static gboolean
value_to_active (GValue *active, GVariant *variant, gpointer user_data)
{
  const Choice *choice = user_data;

  g_value_set_boolean (active, g_str_equal (g_variant_get_string (variant, NULL), choice->value));
  return TRUE;
}

static GVariant *
active_to_value (const GValue *active, const GVariantType *type, gpointer user_data)
{
  const Choice *choice = user_data;

  return g_value_get_boolean (active) ? g_variant_new_string (choice->value) : NULL;
}

/* Makes a row of pictures that act as radio buttons. It is not an action row, because an action row
 * would have no space for its title on a phone. */
static GtkWidget *
make_swatch_row (GSettings *settings, const Row *row)
{
  GtkWidget *widget =
      g_object_new (ADW_TYPE_PREFERENCES_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC, NULL);
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new_with_mnemonic (_ (row->title));
  GtkWidget *note = gtk_label_new (_ ("High contrast is on"));
  GtkWidget *swatches = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GtkWidget *first = NULL;

  for (const Choice *choice = row->choices; choice->value != NULL; choice++) {
    const char *label = g_dpgettext2 (NULL, row->context, choice->label);
    GtkWidget *button = gtk_toggle_button_new ();
    GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
    GtkWidget *name = gtk_label_new (label);

    gtk_label_set_wrap (GTK_LABEL (name), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (name), 1);
    gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
    gtk_widget_add_css_class (name, "caption");
    gtk_box_append (GTK_BOX (content), qdr_board_swatch_new (choice->value));
    gtk_box_append (GTK_BOX (content), name);
    gtk_button_set_child (GTK_BUTTON (button), content);
    qdr_accessibility_fixups_make_radio_button (GTK_TOGGLE_BUTTON (button));
    if (first == NULL)
      first = button;
    else
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
    gtk_widget_set_name (button, choice->value);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
    gtk_widget_add_css_class (button, "flat");
    gtk_widget_add_css_class (button, "swatch");
    g_settings_bind_with_mapping (settings, row->key, button, "active", G_SETTINGS_BIND_DEFAULT,
                                  value_to_active, active_to_value, (gpointer) choice, NULL);
    gtk_box_append (GTK_BOX (swatches), button);
  }

  gtk_widget_set_layout_manager (header, g_object_new (QDR_TYPE_WRAP_LAYOUT, NULL));
  gtk_widget_set_layout_manager (swatches, g_object_new (QDR_TYPE_WRAP_LAYOUT, NULL));
  gtk_widget_add_css_class (header, "header");
  gtk_widget_add_css_class (header, "swatches");
  gtk_widget_add_css_class (title, "title");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (title), first);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_object_set (swatches, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (swatches), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, NULL, -1);
  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_widget_add_css_class (note, "subtitle");
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_box_append (GTK_BOX (titles), title);
  gtk_box_append (GTK_BOX (titles), note);
  gtk_box_append (GTK_BOX (header), titles);
  gtk_box_append (GTK_BOX (header), swatches);
  /* In high contrast, boards are not drawn in the chosen style. */
  g_object_bind_property (manager, "high-contrast", note, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property (manager, "high-contrast", swatches, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), header);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), FALSE);
  gtk_widget_set_focusable (widget, FALSE);

  return widget;
}

/* Makes a row with a switch or a number field, which a click on the row activates. */
static GtkWidget *
make_action_row (GSettings *settings, const Row *row)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  GtkWidget *widget = adw_action_row_new ();
  GtkWidget *suffix;
  gboolean has_switch;

  g_object_get (settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, row->key);
  has_switch =
      g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE_BOOLEAN);
  if (has_switch) {
    suffix = gtk_switch_new ();
  } else {
    g_autoptr (GVariant) range = g_settings_schema_key_get_range (key);
    g_autoptr (GVariant) limits = NULL;

    g_variant_get (range, "(&sv)", NULL, &limits);
    if (g_variant_is_of_type (limits, G_VARIANT_TYPE ("(dd)"))) {
      double low, high;

      g_variant_get (limits, "(dd)", &low, &high);
      suffix = gtk_spin_button_new_with_range (low, high, 0.1);
    } else {
      int min, max;

      g_variant_get (limits, "(ii)", &min, &max);
      suffix = gtk_spin_button_new_with_range (min, max, 1);
    }
    qdr_spin_button_fixups_ignore_wheel (GTK_SPIN_BUTTON (suffix));
    g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC, NULL);
  }

  gtk_widget_set_valign (suffix, GTK_ALIGN_CENTER);
  g_settings_bind (settings, row->key, suffix, has_switch ? "active" : "value",
                   G_SETTINGS_BIND_DEFAULT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (widget), suffix);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (widget), suffix);

  return widget;
}

static void
name_changed_cb (GtkEditable *name, GSettings *settings)
{
  g_settings_set_string (settings, "user-name", gtk_editable_get_text (name));
}

static void
qdr_preferences_window_class_init (QdrPreferencesWindowClass *klass)
{
  static const char *const names[N_GROUPS] = { "game",  "opponents",     "look",    "marks",
                                               "sound", "accessibility", "analysis" };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_CHOICE_ROW);
  g_type_ensure (QDR_TYPE_ENGINE_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, portraits);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, engines);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, sound_page);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, rejected);
  for (guint i = 0; i < N_GROUPS; i++)
    gtk_widget_class_bind_template_child_full (widget_class, names[i], FALSE,
                                               G_STRUCT_OFFSET (QdrPreferencesWindow, groups) +
                                                   (gssize) (i * sizeof (gpointer)));
}

static void
qdr_preferences_window_init (QdrPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_preferences_window_present (GtkWindow *parent,
                                GSettings *settings,
                                QdrPersonalityList *personalities)
{
  const GPtrArray *rejected = qdr_personality_list_get_rejected_files (personalities);
  g_autofree char *name = qdr_user_get_name ();
  QdrPreferencesWindow *self;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  if (qdr_present_existing_window (parent, QDR_TYPE_PREFERENCES_WINDOW))
    return;

  self = g_object_new (QDR_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
  for (const Row *row = rows; row < rows + G_N_ELEMENTS (rows); row++) {
    GtkWidget *widget;

    if (row->has_swatches)
      widget = make_swatch_row (settings, row);
    else if (row->choices != NULL)
      widget = make_choice_row (settings, row);
    else
      widget = make_action_row (settings, row);
    /* The pace is that of one switch. */
    if (g_str_equal (row->key, "scanning-pace"))
      g_settings_bind_with_mapping (settings, "scanning", widget, "visible", G_SETTINGS_BIND_GET,
                                    value_to_active, NULL, (gpointer) &scannings[1], NULL);
    gtk_widget_set_name (widget, row->key);
    adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (widget), TRUE);
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), _ (row->title));
    if (row->subtitle != NULL)
      adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), _ (row->subtitle));
    adw_preferences_group_add (self->groups[row->group], widget);
  }
  /* The name that the program uses, even if the user has not chosen one. */
  gtk_editable_set_text (self->name, name);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_changed_cb), settings, 0);
  if (!qdr_sounds_is_supported ())
    adw_preferences_window_remove (ADW_PREFERENCES_WINDOW (self), self->sound_page);
  for (guint i = 0; i < rejected->len; i++) {
    const QdrRejectedPersonality *file = g_ptr_array_index (rejected, i);

    adw_preferences_group_add (self->rejected, qdr_plain_row_new (file->file, file->reason));
  }
  gtk_widget_set_visible (GTK_WIDGET (self->rejected), rejected->len > 0);
  qdr_engine_group_set_engines (self->engines, qdr_personality_list_get_engines (personalities));
  qdr_row_fixups_apply (GTK_WIDGET (self));
  /* After the lists have their roles, as names of buttons give them accessible objects. */
  qdr_choice_row_bind_portrait (self->portraits, settings);
  qdr_present_window (GTK_WINDOW (self));
  /* Otherwise the button that searches would have the focus. */
  qdr_focus_move_into (
      GTK_WIDGET (adw_preferences_window_get_visible_page (ADW_PREFERENCES_WINDOW (self))));
}
