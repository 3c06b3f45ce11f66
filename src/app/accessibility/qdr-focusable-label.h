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
 * @brief Contains a GtkLabel, which is not focusable by itself, and exposes its text to assistive
 *        tools.
 *
 * A selectable label would take the focus from a board on a click. A text that changes while it has
 * the focus is exposed on the next focus, because it would be spoken in addition to the
 * announcement.
 */
G_DECLARE_FINAL_TYPE (QdrFocusableLabel, qdr_focusable_label, QDR, FOCUSABLE_LABEL, AdwBin)

G_END_DECLS
