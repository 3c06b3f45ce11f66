/*
 * Rows with a title: a row of a few choices as radio buttons, and a row of plain text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A row with a title and a few choices as radio buttons */

#define QDR_TYPE_CHOICE_ROW (qdr_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrChoiceRow, qdr_choice_row, QDR, CHOICE_ROW, GtkBox)

/*
 * The choices are beside the title, or below it if the row is narrow. The row is a single tab stop,
 * and arrow keys move the focus and the choice.
 *
 * Properties (write-only):
 *   "title"  string, translated
 *
 * Signals:
 *   "chosen" (guint choice)  the user has selected another choice
 */

/**
 * @brief Replaces the choices, and selects the first one.
 *
 * @param choices  translated, NULL-terminated; at least one
 */
void qdr_choice_row_set_choices (QdrChoiceRow *self, const char *const *choices);

/**
 * @brief Shows a picture on the button of a choice. Its text becomes the tooltip and the accessible
 *        name.
 *
 * @param choice   the index of the choice
 * @param picture  the file of the picture
 */
void qdr_choice_row_set_picture (QdrChoiceRow *self, guint choice, GFile *picture);

/**
 * @brief Makes the row as wide as others with the same groups, so that all of them have their
 *        choices beside their titles, or all below.
 */
void qdr_choice_row_align (QdrChoiceRow *self, GtkSizeGroup *titles, GtkSizeGroup *choices);

/** @brief Returns the index of the selected choice. */
guint qdr_choice_row_get_chosen (QdrChoiceRow *self);

/**
 * @brief Selects a choice without emitting "chosen".
 *
 * @param choice  the index of the choice
 */
void qdr_choice_row_set_chosen (QdrChoiceRow *self, guint choice);

/**
 * @brief Creates an AdwActionRow that interprets no markup, for text from users.
 *
 * @param subtitle  (nullable)
 * @return (transfer floating)
 */
GtkWidget *qdr_plain_row_new (const char *title, const char *subtitle);

/** @brief Removes all rows of a list. */
void qdr_list_box_remove_rows (GtkListBox *list);

G_END_DECLS
