/*
 * A label that can have the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief A focusable container of a GtkLabel that exposes the label's text to assistive tools.
 *        While the label is empty or invisible, the container does not take the focus.
 *
 * Unlike a selectable GtkLabel, it does not take the focus from a board when it is clicked. If the
 * text changes while the widget has the focus, the new text is exposed when the focus has left.
 * Otherwise a screen reader would read both the new text and the announcement of the change.
 */
#define QDR_TYPE_FOCUSABLE_LABEL (qdr_focusable_label_get_type ())
G_DECLARE_FINAL_TYPE (QdrFocusableLabel, qdr_focusable_label, QDR, FOCUSABLE_LABEL, AdwBin)

/**
 * @brief Exposes other words than the text of the label, for a text that speaks of what is seen.
 *
 * @param spoken  (nullable): the words, or NULL for the text of the label
 */
void qdr_focusable_label_set_spoken (QdrFocusableLabel *self, const char *spoken);

G_END_DECLS
