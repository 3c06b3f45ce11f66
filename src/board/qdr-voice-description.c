/*
 * Sentences for a screen reader where GTK has no call for them, before 4.14: what a screen reader
 * does speak is a new description of whatever has the focus, so that is what a sentence becomes,
 * for a while.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-voice.h"

/* A description that stayed would be read again whenever the focus comes back. */
#define STAY_MS 3000

struct QdrVoice {
  GtkRoot *root;        /* unowned */
  GtkWidget *described; /* (nullable): whose description the last sentence is */
  guint forget;         /* (nullable): the source that takes that away */
};

static void
describe (GtkWidget *widget, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/* A tooltip that was the description does not come back: it would be spoken as news. Without one
 * nothing is left, not even an empty description: GTK joins that of the button in a menu button
 * with that of the menu button itself by a space, and a screen reader would be handed one. */
static void
forget (QdrVoice *self)
{
  g_clear_handle_id (&self->forget, g_source_remove);
  if (self->described != NULL && gtk_widget_get_tooltip_markup (self->described) != NULL)
    describe (self->described, "");
  else if (self->described != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->described),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_clear_weak_pointer (&self->described);
}

static gboolean
forget_cb (gpointer user_data)
{
  QdrVoice *self = user_data;

  self->forget = 0;
  forget (self);
  return G_SOURCE_REMOVE;
}

/* The widget whose new description a screen reader speaks. */
static GtkWidget *
find_focus (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus == NULL)
    return GTK_WIDGET (root);
  /* The text of an entry has the focus, but to assistive tools it is the entry. */
  return GTK_IS_TEXT (focus) ? gtk_widget_get_parent (focus) : focus;
}

/* What is left would be read where the focus comes back soon. GTK also tells of a focus that has
 * stayed, when something else goes. */
static void
focus_changed_cb (QdrVoice *self)
{
  const gboolean has_left =
      GTK_IS_WINDOW (self->root) && !gtk_window_is_active (GTK_WINDOW (self->root));

  if (has_left || find_focus (self->root) != self->described)
    forget (self);
}

QdrVoice *
qdr_voice_new (GtkRoot *root)
{
  QdrVoice *self;

  g_return_val_if_fail (GTK_IS_ROOT (root), NULL);

  self = g_new0 (QdrVoice, 1);
  self->root = root;
  g_signal_connect_swapped (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self);
  if (GTK_IS_WINDOW (root))
    g_signal_connect_swapped (root, "notify::is-active", G_CALLBACK (focus_changed_cb), self);
  return self;
}

void
qdr_voice_free (QdrVoice *self)
{
  if (self == NULL)
    return;

  g_clear_handle_id (&self->forget, g_source_remove);
  g_clear_weak_pointer (&self->described);
  g_free (self);
}

void
qdr_voice_speak (QdrVoice *self, const char *sentence)
{
  GtkWidget *focus;

  g_return_if_fail (self != NULL);
  g_return_if_fail (sentence != NULL);

  focus = find_focus (self->root);
  /* The same words again are no change, and would not be heard. */
  forget (self);
  g_set_weak_pointer (&self->described, focus);
  describe (focus, sentence);
  self->forget = g_timeout_add (STAY_MS, forget_cb, self);
}
