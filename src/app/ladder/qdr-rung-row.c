/*
 * Somebody on the ladder: a button that begins a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-rung-row.h"

#include <glib/gi18n.h>

#include "qdr-ladder.h"
#include "qdr-portrait.h"

struct _QdrRungRow {
  GtkButton parent_instance;

  GtkImage *portrait;
  GtkLabel *name;
  GtkLabel *rating;
  GtkWidget *next;
  GtkLabel *words;
  GtkWidget *beaten;
};

G_DEFINE_FINAL_TYPE (QdrRungRow, qdr_rung_row, GTK_TYPE_BUTTON)

static void
qdr_rung_row_class_init (QdrRungRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/ladder/rung-row.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, portrait);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, name);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, rating);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, next);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, words);
  gtk_widget_class_bind_template_child (widget_class, QdrRungRow, beaten);
}

static void
qdr_rung_row_init (QdrRungRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
qdr_rung_row_new (void)
{
  return g_object_new (QDR_TYPE_RUNG_ROW, NULL);
}

void
qdr_rung_row_show (QdrRungRow *self, const QdrRung *rung, gboolean is_next)
{
  const char *name;
  g_autofree char *rating = NULL;
  g_autofree char *words = NULL;
  g_autofree char *label = NULL;

  g_return_if_fail (QDR_IS_RUNG_ROW (self));
  g_return_if_fail (rung != NULL);

  name = qdr_personality_get_name (rung->personality);
  rating = g_strdup_printf ("%d", qdr_personality_get_rating (rung->personality));
  words = qdr_ladder_describe_rung (rung);
  /* Translators: an opponent on the ladder, its rating, and what came of the games against it, in
   * sentences. */
  label = g_strdup_printf (is_next ? _ ("Next: %s, rating %s. %s") : _ ("%s, rating %s. %s"), name,
                           rating, words);
  qdr_portrait_show (self->portrait, qdr_personality_get_portrait (rung->personality));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->rating, rating);
  gtk_label_set_label (self->words, words);
  gtk_widget_set_visible (self->next, is_next);
  gtk_widget_set_visible (self->beaten, rung->is_beaten);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Begins a game"), -1);
}
