/*
 * The About window. This is the only file that uses AdwAboutWindow.
 *
 * Remove when libadwaita ≥ 1.5: AdwAboutDialog replaces the deprecated window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows the About window.
 *
 * @param parent  (nullable): the window in front of which it is shown
 */
void qdr_about_present (GtkWindow *parent);

G_END_DECLS
