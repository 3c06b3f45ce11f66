/*
 * The help page: rules, mouse, touch and keyboard. It is separate from the application because it
 * is a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_HELP_DIALOG (qdr_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrHelpDialog, qdr_help_dialog, QDR, HELP_DIALOG, AdwWindow)

/**
 * @brief Shows the help page in a window that is not modal.
 *
 * @param parent  (nullable): the window in front of which it is shown
 */
void qdr_help_dialog_present (GtkWindow *parent);

G_END_DECLS
