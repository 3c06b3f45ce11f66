/*
 * A row with a title and a few choices as radio buttons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define QDR_TYPE_CHOICE_ROW (qdr_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrChoiceRow, qdr_choice_row, QDR, CHOICE_ROW, GtkWidget)

/*
 * The choices are beside the title, or below it if there is no room. They are one tab stop; arrow
 * keys move the choice.
 *
 * Properties:
 *   "title"    string, translated
 *   "choices"  GStrv, translated; the first one is chosen then
 *
 * Signals:
 *   "chosen" (guint choice)  the user has made another choice
 */

/**
 * @brief Sets the title.
 *
 * @param title  translated
 */
void qdr_choice_row_set_title (QdrChoiceRow *self, const char *title);

/**
 * @brief Replaces the choices; the first one is chosen then.
 *
 * @param choices  translated, NULL-terminated; at least one
 */
void qdr_choice_row_set_choices (QdrChoiceRow *self, const char *const *choices);

/** @brief Returns the number of the current choice, from 0. */
guint qdr_choice_row_get_chosen (QdrChoiceRow *self);

/**
 * @brief Sets the current choice without emitting the signal.
 *
 * @param choice  its number, from 0
 */
void qdr_choice_row_set_chosen (QdrChoiceRow *self, guint choice);

G_END_DECLS
