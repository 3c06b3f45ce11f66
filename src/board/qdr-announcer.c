/*
 * What a screen reader speaks unasked: moves, results, refusals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-announcer.h"

/* Afterwards the sentence is gone, or it would be read again whenever the focus comes back. */
#define STAY_S 3

/* After the focus has moved, milliseconds: longer than a screen reader takes to hear of it. */
#define LATER_MS 700

/* Of the widget with the sentence: the source that takes it away. */
#define SOURCE_KEY "qdr-announcement"

/* Of the window: what was spoken last. */
#define LAST_KEY "qdr-last-announcement"

static void
describe (GtkWidget *widget, const char *description)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

static void
remove_source (gpointer source)
{
  g_source_remove (GPOINTER_TO_UINT (source));
}

static gboolean
forget_cb (gpointer user_data)
{
  const char *tooltip = gtk_widget_get_tooltip_text (user_data);

  g_object_steal_data (user_data, SOURCE_KEY);
  describe (user_data, tooltip != NULL ? tooltip : "");

  return G_SOURCE_REMOVE;
}

void
qdr_announce (GtkWidget *widget, const char *sentence)
{
  GtkRoot *root;
  GtkWidget *focus;
  guint source;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  root = gtk_widget_get_root (widget);
  if (root == NULL)
    return;

  g_object_set_data_full (G_OBJECT (root), LAST_KEY, g_strdup (sentence), g_free);
  focus = gtk_root_get_focus (root);
  if (focus == NULL)
    focus = GTK_WIDGET (root);
  /* The text of an entry has the focus, but to assistive tools it is the entry. */
  if (GTK_IS_TEXT (focus))
    focus = gtk_widget_get_parent (focus);
  /* The same words again are no change, and would not be heard. */
  if (g_object_get_data (G_OBJECT (focus), SOURCE_KEY) != NULL)
    describe (focus, "");
  describe (focus, sentence);
  source = g_timeout_add_seconds (STAY_S, forget_cb, focus);
  g_object_set_data_full (G_OBJECT (focus), SOURCE_KEY, GUINT_TO_POINTER (source), remove_source);
}

gboolean
qdr_announce_again (GtkWidget *widget)
{
  GtkRoot *root;
  g_autofree char *last = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  root = gtk_widget_get_root (widget);
  if (root != NULL)
    last = g_strdup (g_object_get_data (G_OBJECT (root), LAST_KEY));
  if (last != NULL)
    qdr_announce (widget, last);
  return last != NULL;
}

typedef struct {
  GtkWidget *widget;
  char *sentence;
} Announcement;

static void
announcement_free (gpointer data)
{
  Announcement *self = data;

  g_object_unref (self->widget);
  g_free (self->sentence);
  g_free (self);
}

static gboolean
later_cb (gpointer user_data)
{
  const Announcement *self = user_data;

  qdr_announce (self->widget, self->sentence);
  return G_SOURCE_REMOVE;
}

void
qdr_announce_later (GtkWidget *widget, const char *sentence)
{
  Announcement *announcement;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  announcement = g_new (Announcement, 1);
  *announcement = (Announcement){ g_object_ref (widget), g_strdup (sentence) };
  g_timeout_add_full (G_PRIORITY_DEFAULT, LATER_MS, later_cb, announcement, announcement_free);
}
