/*
 * Speech by a screen reader through the accessible description of the focused widget. A screen
 * reader speaks a new description, so each sentence becomes the description for a few seconds.
 *
 * Remove this file when GTK >= 4.14 is required: that version has gtk_accessible_announce().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-voice.h"

/* The time after which a description is removed, milliseconds. If it remained, it would be spoken
 * again whenever the focus returns. */
#define STAY_MS 3000

struct QdrVoice {
  GtkRoot *root;        /* unowned */
  GtkWidget *described; /* (nullable): the widget whose description is the last sentence */
  guint removal_id;     /* the source that removes the description, or 0 */
};

static void
set_description (GtkWidget *widget, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

/* Removes the description. If the widget has a tooltip, the description becomes empty, since GTK
 * would use the tooltip after a reset. Otherwise it is reset, since GTK would turn the empty
 * description of a menu button into a space. */
static void
remove_description (QdrVoice *self)
{
  g_clear_handle_id (&self->removal_id, g_source_remove);
  if (self->described != NULL && gtk_widget_get_tooltip_markup (self->described) != NULL)
    set_description (self->described, "");
  else if (self->described != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->described),
                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_clear_weak_pointer (&self->described);
}

static gboolean
remove_description_cb (gpointer user_data)
{
  QdrVoice *self = user_data;

  self->removal_id = 0;
  remove_description (self);
  return G_SOURCE_REMOVE;
}

/* Returns the focused widget as assistive tools see it. */
static GtkWidget *
find_focus (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus == NULL)
    return GTK_WIDGET (root);
  /* In an entry, the text inside it has the focus, but assistive tools see the entry. In an entry
   * row they see the text, which has got the role for that. */
  if (GTK_IS_TEXT (focus) &&
      gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (focus)) != GTK_ACCESSIBLE_ROLE_TEXT_BOX)
    return gtk_widget_get_parent (focus);
  return focus;
}

/* Removes the description when the focus leaves the widget, so that it is not spoken again if the
 * focus returns soon. GTK also calls this when another widget is removed; then the focus has not
 * changed. */
static void
focus_changed_cb (QdrVoice *self)
{
  const gboolean has_left =
      GTK_IS_WINDOW (self->root) && !gtk_window_is_active (GTK_WINDOW (self->root));

  if (has_left || find_focus (self->root) != self->described)
    remove_description (self);
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

  g_clear_handle_id (&self->removal_id, g_source_remove);
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
  /* Remove the old description first. Otherwise the same sentence would be no change, and would not
   * be spoken again. */
  remove_description (self);
  g_set_weak_pointer (&self->described, focus);
  set_description (focus, sentence);
  self->removal_id = g_timeout_add (STAY_MS, remove_description_cb, self);
}
