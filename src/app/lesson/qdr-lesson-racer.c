/*
 * A player in the card of a lesson: its pawn, and how its race stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-lesson-racer.h"

#include "qdr-pawn-icon.h"

struct _QdrLessonRacer {
  GtkBox parent_instance;

  QdrPawnIcon *pawn_icon;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (QdrLessonRacer, qdr_lesson_racer, GTK_TYPE_BOX)

static void
qdr_lesson_racer_class_init (QdrLessonRacerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_PAWN_ICON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/lesson/lesson-racer.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrLessonRacer, pawn_icon);
  gtk_widget_class_bind_template_child (widget_class, QdrLessonRacer, label);
}

static void
qdr_lesson_racer_init (QdrLessonRacer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_lesson_racer_set_player (QdrLessonRacer *self, guint number, const char *words)
{
  g_return_if_fail (QDR_IS_LESSON_RACER (self));
  g_return_if_fail (words != NULL);

  qdr_pawn_icon_set_number (self->pawn_icon, number);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->label), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

void
qdr_lesson_racer_set_text (QdrLessonRacer *self, const char *text)
{
  g_return_if_fail (QDR_IS_LESSON_RACER (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_text (self->label, text);
}
