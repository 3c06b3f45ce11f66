/*
 * The bar for watching computers: pause, one move, and how fast they play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-playback-bar.h"

#include <glib/gi18n.h>

#include "qdr-icon-button.h"

/* The longest time for a move, milliseconds; the schema has the same. */
#define MAX_PACE 5000

struct _QdrPlaybackBar {
  GtkWidget parent_instance;

  GtkWidget *child;
  QdrIconButton *pause;
  GtkScale *scale;
  GtkAdjustment *speed; /* what the time for a move is shorter than the longest, milliseconds */
};

G_DEFINE_FINAL_TYPE (QdrPlaybackBar, qdr_playback_bar, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_PACE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static double
get_pace (QdrPlaybackBar *self)
{
  return MAX_PACE - gtk_adjustment_get_value (self->speed);
}

/* The slider is a bare number to assistive tools, so they get the words as well. */
static void
speed_changed_cb (QdrPlaybackBar *self)
{
  const double seconds = get_pace (self) / 1000;
  g_autofree char *words = NULL;

  /* Translators: how long a computer takes for a move. */
  words = g_strdup_printf (_ ("%.1f seconds per move"), seconds);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->scale), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PACE]);
}

static void
qdr_playback_bar_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrPlaybackBar *self = QDR_PLAYBACK_BAR (object);

  switch (id) {
  case PROP_PACE:
    g_value_set_int (value, (int) get_pace (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_playback_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrPlaybackBar *self = QDR_PLAYBACK_BAR (object);

  switch (id) {
  case PROP_PACE:
    gtk_adjustment_set_value (self->speed, MAX_PACE - g_value_get_int (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_playback_bar_dispose (GObject *object)
{
  QdrPlaybackBar *self = QDR_PLAYBACK_BAR (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (qdr_playback_bar_parent_class)->dispose (object);
}

static void
qdr_playback_bar_class_init (QdrPlaybackBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = qdr_playback_bar_get_property;
  object_class->set_property = qdr_playback_bar_set_property;
  object_class->dispose = qdr_playback_bar_dispose;

  properties[PROP_PACE] =
      g_param_spec_int ("pace", NULL, NULL, 0, MAX_PACE, 0,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/window/playback-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, child);
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, pause);
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, scale);
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, speed_changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "playbackbar");
}

static void
qdr_playback_bar_init (QdrPlaybackBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  speed_changed_cb (self);
  qdr_playback_bar_set_paused (self, FALSE);
}

void
qdr_playback_bar_set_paused (QdrPlaybackBar *self, gboolean paused)
{
  g_return_if_fail (QDR_IS_PLAYBACK_BAR (self));

  g_object_set (self->pause, "picture",
                paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic", "words",
                paused ? _ ("Continue") : _ ("Pause"), NULL);
}
