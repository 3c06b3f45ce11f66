/*
 * Words that Tab goes to, though there is nothing to be done with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_FOCUSABLE_LABEL (qdr_focusable_label_get_type ())

/**
 * @brief Holds a GtkLabel, which cannot have the focus by itself, and says to assistive tools what
 *        is written in it.
 *
 * A label whose words can be selected would take the focus from a board when it is clicked. What
 * changes while it has the focus is not said, since it would be spoken beside what is announced; it
 * is when the focus comes again.
 */
G_DECLARE_FINAL_TYPE (QdrFocusableLabel, qdr_focusable_label, QDR, FOCUSABLE_LABEL, AdwBin)

G_END_DECLS
