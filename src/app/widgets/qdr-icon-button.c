/*
 * A button with an icon, whose tooltip is also its accessible name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-icon-button.h"

#include "qdr-silent-label.h"

struct _QdrIconButton {
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrIconButton, qdr_icon_button, GTK_TYPE_BUTTON)

enum {
  PROP_0,
  PROP_PICTURE,
  PROP_WORDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
qdr_icon_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  GtkWidget *image;

  switch (id) {
  case PROP_PICTURE:
    /* The icon is hidden from assistive tools, because the button has a name. */
    image = g_object_new (GTK_TYPE_IMAGE, "icon-name", g_value_get_string (value),
                          "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
    gtk_button_set_child (GTK_BUTTON (object), image);
    break;
  case PROP_WORDS:
    qdr_silent_label_set_tooltip (GTK_WIDGET (object), g_value_get_string (value));
    gtk_accessible_update_property (GTK_ACCESSIBLE (object), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    g_value_get_string (value), -1);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_icon_button_class_init (QdrIconButtonClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = qdr_icon_button_set_property;

  properties[PROP_PICTURE] = g_param_spec_string ("picture", NULL, NULL, NULL, flags);
  properties[PROP_WORDS] = g_param_spec_string ("words", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
qdr_icon_button_init (QdrIconButton *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "image-button");
}
