/*
 * The About window. The only file that knows which widget that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows what this program is and whose game it plays.
 *
 * @param parent  (nullable): the window in front of which it stands
 */
void qdr_about_present (GtkWindow *parent);

G_END_DECLS
