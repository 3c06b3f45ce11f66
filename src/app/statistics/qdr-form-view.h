/*
 * The last games of a player: what came of each, as a button that opens it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-library-statistics.h"

G_BEGIN_DECLS

#define QDR_TYPE_FORM_VIEW (qdr_form_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrFormView, qdr_form_view, QDR, FORM_VIEW, GtkWidget)

/*
 * Signals:
 *   "opened" (gint64 id)  a game is to be looked at
 */

/**
 * @brief Shows the last games, and nothing where there are none.
 *
 * @param form  (element-type QdrLibraryRecentGame): oldest first
 */
void qdr_form_view_show (QdrFormView *self, GPtrArray *form);

G_END_DECLS
