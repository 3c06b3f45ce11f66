/*
 * How to play: the rules, the board and the keyboard on one page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define QDR_TYPE_HELP_DIALOG (qdr_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (QdrHelpDialog, qdr_help_dialog, QDR, HELP_DIALOG, AdwWindow)

/**
 * @brief Shows the page beside @p parent, which stays usable.
 *
 * @param parent  (nullable): the window that it belongs to
 */
void qdr_help_dialog_present (GtkWindow *parent);

G_END_DECLS
