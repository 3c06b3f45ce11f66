/*
 * The window that lists the keyboard shortcuts, and its rows.
 *
 * It is not a GtkShortcutsWindow, which is too wide for a phone. It has no pages: when a libadwaita
 * window with pages is opened, a screen reader reads only “page tab”.
 *
 * When libadwaita ≥ 1.8 is required: AdwShortcutLabel replaces GtkShortcutLabel, which only this
 * file uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shortcuts-window.h"

#include <string.h>

#include "qdr-window-presenting.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/* Distance around and between alternative keys, logical pixels. */
#define MARGIN 6

struct _QdrShortcutRow {
  AdwActionRow parent_instance;

  GtkBox *keys; /* owned by the row */
};

G_DEFINE_FINAL_TYPE (QdrShortcutRow, qdr_shortcut_row, ADW_TYPE_ACTION_ROW)

enum {
  PROP_0,
  PROP_ACCELERATOR,
  PROP_ACTION_NAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Shows the keys in @accelerator. Alternative keys are separated by spaces. Each alternative can be
 * a range such as "Left...Down", or a sequence such as "e+4". */
static void
set_accelerator (QdrShortcutRow *self, const char *accelerator)
{
  g_auto (GStrv) keys = g_strsplit (accelerator, " ", -1);
  /* Alternatives with modifiers are shown one below the other, because they would be too wide for a
   * phone in one line. Other alternatives share a line. */
  g_auto (GStrv) lines = g_strsplit (accelerator, " ", strchr (accelerator, '<') != NULL ? -1 : 1);
  g_autofree char *words = NULL;

  for (char **line = lines; *line != NULL; line++) {
    GtkWidget *label =
        g_object_new (GTK_TYPE_SHORTCUT_LABEL, "accelerator", *line, "halign", GTK_ALIGN_END, NULL);

    gtk_box_append (self->keys, label);
    /* GTK draws signs for two keys that are marked with words, and writes “Page_Up” in English. */
    for (GtkWidget *key = gtk_widget_get_first_child (label); key != NULL;
         key = gtk_widget_get_next_sibling (key)) {
      const char *text = gtk_label_get_text (GTK_LABEL (key));
      g_autofree char *name =
          g_str_equal (text, "⏎")   ? gtk_accelerator_get_label (GDK_KEY_Return, 0)
          : g_str_equal (text, "␣") ? gtk_accelerator_get_label (GDK_KEY_space, 0)
                                    : g_strdelimit (g_strdup (text), "_", ' ');

      gtk_label_set_text (GTK_LABEL (key), name);
    }
  }

  for (char **key = keys; *key != NULL; key++) {
    const gboolean is_range = strstr (*key, "...") != NULL;
    g_auto (GStrv) names = g_strsplit (*key, is_range ? "..." : "+", 2);

    for (char **name = names; *name != NULL; name++) {
      GdkModifierType modifiers = 0;
      guint value = 0;
      const gboolean is_key = gtk_accelerator_parse (*name, &value, &modifiers);

      g_free (*name);
      *name = is_key ? gtk_accelerator_get_label (value, modifiers) : g_strdup ("");
    }
    g_free (*key);
    *key = g_strjoinv (is_range ? " … " : " ", names);
  }
  words = g_strdelimit (g_strjoinv (", ", keys), "_", ' ');
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}

static void
qdr_shortcut_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrShortcutRow *self = QDR_SHORTCUT_ROW (object);
  GApplication *application = g_application_get_default ();

  switch (id) {
  case PROP_ACCELERATOR:
    set_accelerator (self, g_value_get_string (value));
    break;
  case PROP_ACTION_NAME:
    if (GTK_IS_APPLICATION (application)) {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application),
                                                                   g_value_get_string (value));
      g_autofree char *accelerator = g_strjoinv (" ", keys);

      set_accelerator (self, accelerator);
    }
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_shortcut_row_class_init (QdrShortcutRowClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = qdr_shortcut_row_set_property;

  properties[PROP_ACCELERATOR] = g_param_spec_string ("accelerator", NULL, NULL, NULL, flags);
  properties[PROP_ACTION_NAME] = g_param_spec_string ("action-name", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
qdr_shortcut_row_init (QdrShortcutRow *self)
{
  GtkWidget *keys = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                  MARGIN, "margin-top", MARGIN, "margin-bottom", MARGIN, "valign",
                                  GTK_ALIGN_CENTER, NULL);

  self->keys = GTK_BOX (keys);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), keys);
}

struct _QdrShortcutsWindow {
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrShortcutsWindow, qdr_shortcuts_window, ADW_TYPE_WINDOW)

static void
qdr_shortcuts_window_class_init (QdrShortcutsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_SHORTCUT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/shortcuts-window.ui");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_shortcuts_window_init (QdrShortcutsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (!qdr_present_existing_window (user_data, QDR_TYPE_SHORTCUTS_WINDOW))
    qdr_present_window (g_object_new (QDR_TYPE_SHORTCUTS_WINDOW, "transient-for", user_data, NULL));
}

void
qdr_shortcuts_window_add_action (GtkApplicationWindow *window)
{
  const GActionEntry entry = { .name = "show-help-overlay", .activate = show_help_overlay_cb };

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
}
