/*
 * The filters and the order of the games in the library window.
 *
 * The name of a player is typed elsewhere, in the search entry of the window. It is separate
 * from the window as a topic of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library.h"

G_BEGIN_DECLS

#define QDR_TYPE_FILTER_PANE (qdr_filter_pane_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilterPane, qdr_filter_pane, QDR, FILTER_PANE, AdwPreferencesPage)

/*
 * Signals:
 *   "changed"  the filter or the order has changed
 */

/** @brief Clears all filters. The order stays. */
void qdr_filter_pane_clear (QdrFilterPane *self);

/**
 * @brief Offers boards. A chosen board stays chosen even if it is not among them.
 *
 * @param boards  (element-type QdrLibraryBoard): those of the library
 */
void qdr_filter_pane_offer_boards (QdrFilterPane *self, GArray *boards);

/** @brief Filters by a position until the user removes it. @param position  (nullable) */
void qdr_filter_pane_set_position (QdrFilterPane *self, const QdrPosition *position);

/**
 * @brief Returns the filter and the order that the user has chosen.
 *
 * @param sort        (out)
 * @param descending  (out)
 * @return (transfer full)
 */
QdrLibraryFilter *
qdr_filter_pane_make_filter (QdrFilterPane *self, QdrLibrarySort *sort, gboolean *descending);

#define QDR_TYPE_FILTER_CHIPS (qdr_filter_chips_get_type ())
G_DECLARE_FINAL_TYPE (QdrFilterChips, qdr_filter_chips, QDR, FILTER_CHIPS, GtkWidget)

/*
 * The filters in use, as buttons that remove them; hidden if there are none. The last button is the
 * action "win.show-all".
 *
 * Properties:
 *   "pane"  QdrFilterPane (write-only, set once), unowned: it lives as long as the chips
 */

G_END_DECLS
