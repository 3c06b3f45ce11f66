/*
 * A large button of the home page: a picture, a word, and a line about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-home-tile.h"

/* A screen reader takes what is told of the old focus before that of the new one for news. */
#define LEFT_MS 500

struct _QdrHomeTile {
  GtkButton parent_instance;

  GtkImage *picture; /* owned by the button, as the labels */
  GtkLabel *title;
  GtkLabel *subtitle;
  guint source; /* lets assistive tools know the words after the focus has gone */
};

G_DEFINE_FINAL_TYPE (QdrHomeTile, qdr_home_tile, GTK_TYPE_BUTTON)

enum {
  PROP_0,
  PROP_PICTURE,
  PROP_TITLE,
  PROP_SUBTITLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* New words about what is in use would be spoken as news: they wait until it is not. */
static void
name_tile (QdrHomeTile *self)
{
  if (gtk_widget_has_focus (GTK_WIDGET (self)) || self->source != 0)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (self->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (self->subtitle), -1);
}

static gboolean
left_cb (gpointer user_data)
{
  QdrHomeTile *self = user_data;

  self->source = 0;
  name_tile (self);
  return G_SOURCE_REMOVE;
}

static void
focus_cb (QdrHomeTile *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    self->source = g_timeout_add (LEFT_MS, left_cb, self);
}

static void
qdr_home_tile_dispose (GObject *object)
{
  g_clear_handle_id (&QDR_HOME_TILE (object)->source, g_source_remove);

  G_OBJECT_CLASS (qdr_home_tile_parent_class)->dispose (object);
}

static void
qdr_home_tile_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrHomeTile *self = QDR_HOME_TILE (object);

  switch (id) {
  case PROP_PICTURE:
    gtk_image_set_from_icon_name (self->picture, g_value_get_string (value));
    break;
  case PROP_TITLE:
    gtk_label_set_text (self->title, g_value_get_string (value));
    name_tile (self);
    break;
  case PROP_SUBTITLE:
    qdr_home_tile_set_subtitle (self, g_value_get_string (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_home_tile_class_init (QdrHomeTileClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->dispose = qdr_home_tile_dispose;
  G_OBJECT_CLASS (klass)->set_property = qdr_home_tile_set_property;

  properties[PROP_PICTURE] = g_param_spec_string ("picture", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
qdr_home_tile_init (QdrHomeTile *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *subtitle =
      g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars",
                    14, "lines", 3, "ellipsize", PANGO_ELLIPSIZE_END, "yalign", 0.0, NULL);

  self->picture = g_object_new (GTK_TYPE_IMAGE, "pixel-size", 32, "margin-bottom", 6,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->title = GTK_LABEL (title);
  self->subtitle = GTK_LABEL (subtitle);
  gtk_widget_add_css_class (title, "title-4");
  gtk_widget_add_css_class (subtitle, "caption");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->picture));
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), subtitle);
  gtk_button_set_child (GTK_BUTTON (self), box);
  g_signal_connect (self, "notify::has-focus", G_CALLBACK (focus_cb), NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

void
qdr_home_tile_set_subtitle (QdrHomeTile *self, const char *subtitle)
{
  g_return_if_fail (QDR_IS_HOME_TILE (self));
  g_return_if_fail (subtitle != NULL);

  gtk_label_set_text (self->subtitle, subtitle);
  name_tile (self);
}

void
qdr_home_tile_set_suggested (QdrHomeTile *self, gboolean suggested)
{
  g_return_if_fail (QDR_IS_HOME_TILE (self));

  if (suggested)
    gtk_widget_add_css_class (GTK_WIDGET (self), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "suggested-action");
}
