/*
 * A label that can have the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_FOCUSABLE_LABEL (qdr_focusable_label_get_type ())

/**
 * @brief A focusable container of a GtkLabel that exposes the label's text to assistive tools.
 *
 * A selectable label would take the focus from a board on a click. A text that changes while it has
 * the focus is exposed only on the next focus, or a screen reader would read it in addition to the
 * announcement of the change.
 */
G_DECLARE_FINAL_TYPE (QdrFocusableLabel, qdr_focusable_label, QDR, FOCUSABLE_LABEL, AdwBin)

G_END_DECLS
