/*
 * Keys that belong to text while somebody writes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Leaves keys such as Ctrl+Z to the text of @p window that has the focus, even where there
 *        is nothing to undo in it.
 *
 * The accelerators of an application would take them before any text hears of them.
 *
 * @param window  the window
 */
void qdr_text_keys_keep (GtkWindow *window);

G_END_DECLS
