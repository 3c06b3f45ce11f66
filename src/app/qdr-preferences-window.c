/*
 * The preferences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-preferences-window.h"

#include "qdr-left-out.h"

struct _QdrPreferencesWindow {
  AdwPreferencesWindow parent_instance;

  AdwComboRow *color_scheme;
  GtkSwitch *show_coordinates;
  GtkSwitch *show_legal_moves;
  GtkSwitch *animate;
  AdwPreferencesGroup *left_out;
};

G_DEFINE_FINAL_TYPE (QdrPreferencesWindow, qdr_preferences_window, ADW_TYPE_PREFERENCES_WINDOW)

/* The values of the setting, in the order of the rows of the list. */
static const char *const color_schemes[] = { "system", "light", "dark" };

static gboolean
scheme_to_row (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *scheme = g_variant_get_string (variant, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (color_schemes); i++)
    if (g_str_equal (scheme, color_schemes[i]))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
row_to_scheme (const GValue *value, const GVariantType *type, gpointer user_data)
{
  guint row = g_value_get_uint (value);

  return row < G_N_ELEMENTS (color_schemes) ? g_variant_new_string (color_schemes[row]) : NULL;
}

static void
qdr_preferences_window_class_init (QdrPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, color_scheme);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, show_coordinates);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, show_legal_moves);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, animate);
  gtk_widget_class_bind_template_child (widget_class, QdrPreferencesWindow, left_out);
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
  QdrPreferencesWindow *self;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (QDR_IS_PERSONALITY_LIST (personalities));

  self = g_object_new (QDR_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
  g_settings_bind_with_mapping (settings, "color-scheme", self->color_scheme, "selected",
                                G_SETTINGS_BIND_DEFAULT, scheme_to_row, row_to_scheme, NULL, NULL);
  g_settings_bind (settings, "show-coordinates", self->show_coordinates, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-legal-moves", self->show_legal_moves, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "animate", self->animate, "active", G_SETTINGS_BIND_DEFAULT);
  qdr_left_out_fill_group (self->left_out, qdr_personality_list_get_problems (personalities));
  gtk_window_present (GTK_WINDOW (self));
}
